/** Text in lines, for drawings: they do not wrap by themselves. */

export function fold(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(/ /)) {
    const last = lines.length - 1;
    const line = lines[last] ?? "";
    if (line !== "" && line.length + 1 + word.length > width) lines.push(word);
    else lines[last] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}

/** The size of letters at which a text fits into a width, no larger than usual. */
export function fit(text: string, width: number, usual: number, perLetter = 0.6): number {
  return Math.min(usual, width / (perLetter * Math.max(1, text.length)));
}
