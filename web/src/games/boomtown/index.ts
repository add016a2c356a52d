import type { Fact, GameFace } from "$lib/contract";

import { animate } from "./animate";
import Board from "./Board.svelte";
import { explain, legend } from "./explain";
import { ask, chips, effect, name, path, symbol } from "./targets";
import type { View } from "./view";
import { say } from "./words";

function facts(view: View, seat: number): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  const gold = say("facts.gold", { count: own.gold });
  const mines = say("facts.mines", { count: own.mines.length });
  const found: Fact[] = [
    { symbol: "boomtown-digger", label: gold, value: own.gold },
    { symbol: "boomtown-mine", label: mines, value: own.mines.length },
  ];
  const count = own.mayor_of.length;
  if (count > 0)
    found.push({ symbol: "boomtown-mayor", label: say("facts.mayors", { count }), value: count });
  return found;
}

function phase(view: View): string {
  if (view.step === "over") return say("phase.over", { turns: view.turns });
  return say("phase.turn", { turn: view.turn, turns: view.turns });
}

const face: GameFace<View> = {
  Board,
  path,
  name,
  symbol,
  effect,
  chips,
  ask,
  explain,
  legend,
  animate,
  facts,
  phase,
};
export default face;
