/** The Wise Eminence: what its words of the box mean, what its next income is. */

import type { Token } from "./box";
import { spaceOf } from "./box";
import type { Side, View } from "./view";

const SYMBOLS: Readonly<Record<string, Token>> = {
  structure: { symbol: "house", text: "" },
  cattle: { symbol: "cattle", text: "" },
  cactus: { symbol: "cactus", text: "" },
  pasture: { symbol: "pasture", text: "" },
  tile: { symbol: "gray", text: "" },
  "house-on-last-tile": { symbol: "house", text: "" },
  region: { symbol: "region-scoring", text: "" },
  "vp-per-presence-1": { symbol: "vp", text: "1" },
  "vp-per-presence-2": { symbol: "vp", text: "2" },
};

/** What it does, in symbols. */
export function soloTokens(deeds: readonly string[]): Token[] {
  return deeds.flatMap((deed) => SYMBOLS[deed] ?? []);
}

/** L-19.23: its columns, its cactus, and settlements beside its cattle. */
export function soloIncome(view: View, side: Side): number {
  const { solo } = view.box;
  const last = (column: readonly number[], off: number) => column[off - 1] ?? 0;
  let vp =
    last(solo.house, side.houses) +
    last(solo.settlement, side.settlements) +
    last(solo.cattle, side.cattle) +
    (solo.cactus[view.solo?.cactus ?? 0] ?? 0);
  for (const laid of view.map) {
    const own = laid.cattle.filter((owner) => owner === side.seat).length;
    if (own === 0) continue;
    const near = spaceOf(view, laid.space)?.near ?? [];
    const settlements = view.map
      .filter((one) => near.includes(one.space))
      .flatMap((one) => one.sites)
      .filter((site) => site.piece === "settlement").length;
    vp += own * settlements * view.box.cattle_vp;
  }
  return vp;
}
