import type { GameFace } from "$lib/contract";

import Board from "./Board.svelte";

/** For a game whose board nobody has drawn: its view as it is, its answers as chips. */
const face: GameFace = {
  Board,
  path: (choice) => [`chip:${choice.text}`],
  // No name: the words of the answer stand for it.
  name: () => "",
  explain: () => null,
};
export default face;
