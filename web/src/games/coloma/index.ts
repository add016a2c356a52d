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
  if (!side) return [];
  const things: [string, number][] = [
    ["buck", side.bucks],
    ["gold", side.gold],
    ["dude", side.dudes],
    ["tent", side.tents],
    ["horse", side.horses],
  ];
  const figure: Fact = { symbol: "coloma-pioneer", label: "", value: "" };
  return [
    figure,
    ...things.map(([what, n]) => ({ symbol: `coloma-${what}`, label: amount(what, n), value: n })),
  ];
}

function phase(view: View): string {
  const { year, round, rounds } = view;
  if (view.phase === "setup" || view.phase === "over") return sayOf("phase", view.phase);
  if (view.phase === "shootout" || view.phase === "clean-up")
    return sayOf("phase", view.phase, { year });
  return `${say("phase.round", { year, round, rounds })} · ${sayOf("phase", view.phase)}`;
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
