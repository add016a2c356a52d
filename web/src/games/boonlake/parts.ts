/** The parts of the table, and which of them has what. */

import { split } from "./targets";

export type Part = "map" | "strips" | "tiles" | "side" | "hand";

const PARTS: Readonly<Record<string, Part>> = {
  space: "map",
  site: "map",
  water: "map",
  region: "map",
  track: "map",
  mound: "map",
  pile: "map",
  strip: "strips",
  project: "tiles",
  score: "tiles",
  keep: "tiles",
  resource: "side",
  lever: "side",
  slot: "side",
  hand: "hand",
  play: "hand",
  discard: "hand",
};

/** Where a target is; `null`: it is in the prompt bar or in the tray. */
export function partOf(target: string): Part | null {
  return PARTS[split(target)[0]] ?? null;
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
