import type { Fact, GameFace } from "$lib/contract";

import { animate } from "./animate";
import Board from "./Board.svelte";
import { explain, legend } from "./explain";
import { ask, effect, name, path, symbol } from "./targets";
import type { View } from "./view";
import { say } from "./words";

/** So many quiet turns in a row are worth a word: the game could end by them. */
const QUIET_WORTH_TELLING = 8;

function facts(view: View, seat: number): Fact[] {
  const own = view.boomers[seat] ?? [];
  const free = own.filter((square) => !view.exhausted.includes(square)).length;
  const count = view.phase === "place" ? own.length : free;
  const label = say(view.phase === "place" ? "facts.placed" : "facts.free", { count });
  return [{ symbol: `oklahoma-boomer-${seat}`, label, value: label }];
}

function phase(view: View): string {
  if (view.phase === "place")
    return say("phase.place", { number: view.placed + 1, of: view.placements });
  if (view.phase === "over") return say("phase.over", { count: view.turn });
  const turn = say("phase.turn", { turn: view.turn });
  if (view.quiet < QUIET_WORTH_TELLING) return turn;
  return `${turn} · ${say("phase.quiet", { count: view.quiet, limit: view.quiet_limit })}`;
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
