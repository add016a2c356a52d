/**
 * The little Markdown of the rules digests, as parts that a component can draw: nothing is ever
 * put into the page as HTML.
 */

export type Inline =
  { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "rule"; text: string };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\b([A-Z]-(?:[RE]\d+|\d+\.\d+))\b/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, bold, italic, code, rule] = found;
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (italic !== undefined) parts.push({ kind: "italic", text: italic });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "rule", text: rule ?? whole });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let fence: string[] | null = null;
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) found.push(block(paragraph));
    paragraph = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      if (fence) found.push({ kind: "code", text: fence.join("\n") });
      else close();
      fence = fence ? null : [];
    } else if (fence) fence.push(line);
    else if (line.trim() === "") close();
    else paragraph.push(line);
  }
  if (fence) found.push({ kind: "code", text: fence.join("\n") });
  close();
  return found;
}

function block(lines: string[]): Block {
  if (lines.every((line) => line.startsWith("|"))) {
    const cells = (line: string) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim()));
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|?$/.test(line));
    return { kind: "table", head: cells(rows[0] ?? ""), rows: rows.slice(1).map(cells) };
  }
  if (lines.every((line) => /^(?:[-*]|\d+\.) /.test(line) || line.startsWith("  "))) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^(?:[-*]|\d+\.) /.test(line)) items.push(line.replace(/^(?:[-*]|\d+\.) /, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", items: items.map(inline) };
  }
  if (lines.every((line) => line.startsWith("    ")))
    return { kind: "code", text: lines.map((line) => line.slice(4)).join("\n") };
  return { kind: "paragraph", parts: inline(lines.join(" ")) };
}
