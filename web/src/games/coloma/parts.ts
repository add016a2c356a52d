/** The parts of the table, and which of them has what. */

export type Part = "wheel" | "map" | "shootout" | "supply" | "side";

const PARTS: Readonly<Record<string, Part>> = {
  site: "wheel",
  mule: "wheel",
  event: "wheel",
  "act:shop": "wheel",
  "act:tent": "wheel",
  "act:settle": "wheel",
  node: "map",
  stop: "map",
  land: "map",
  "act:wagon": "map",
  "act:stop": "map",
  row: "shootout",
  stash: "supply",
  bridge: "supply",
  "act:rob": "wheel",
  hand: "side",
  canyon: "side",
  use: "side",
  barrel: "side",
  "act:guest": "side",
};

/** Where a target is; `null`: it is in the prompt bar or in the tray. */
export function partOf(target: string): Part | null {
  return PARTS[target] ?? PARTS[target.slice(0, target.indexOf(":"))] ?? null;
}

/** The part in which most of these targets are. */
export function partOfMost(targets: Iterable<string>): Part | null {
  const counts = new Map<Part, number>();
  for (const target of targets) {
    const part = partOf(target);
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let best: Part | null = null;
  for (const [part, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = part;
  }
  return best;
}
