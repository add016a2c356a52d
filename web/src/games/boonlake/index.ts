import type { Fact, GameFace } from "$lib/contract";

import { animate } from "./animate";
import Board from "./Board.svelte";
import { amount } from "./box";
import { explain, legend } from "./explain";
import { ask, effect, name, path, symbol } from "./targets";
import type { View } from "./view";
import { say, sayOf } from "./words";

function facts(view: View, seat: number): Fact[] {
  const side = view.seats[seat];
  if (!side || side.eminence) return [];
  const things: [string, string, number][] = [
    ["coin", "coins", side.coins],
    ["vase", "vases", side.vases],
    ["inhabitant", "inhabitants", side.ranch],
    ["card", "cards", side.hand_size],
    ["lever", "levers", side.levers.filter((one) => one.ready).length],
  ];
  return [
    { symbol: "boonlake-ship", label: "", value: "" },
    ...things.map(([symbol, what, n]) => ({
      symbol: `boonlake-${symbol}`,
      label: amount(what, n),
      value: n,
    })),
  ];
}

function phase(view: View): string {
  if (view.phase === "setup" || view.phase === "over") return sayOf("phase", view.phase);
  if (view.phase === "scoring") return say("phase.scoring", { n: view.scoring, of: view.scorings });
  const round = say("phase.round", { n: view.round, of: view.rounds });
  const lap = view.last_lap ? ` · ${say("river.last-lap")}` : "";
  return `${round} · ${sayOf("phase", view.phase)}${lap}`;
}

const face: GameFace<View> = {
  Board,
  path,
  name,
  symbol,
  effect,
  ask,
  explain,
  legend,
  animate,
  facts,
  phase,
};
export default face;
