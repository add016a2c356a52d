/** The games that have a board, loaded when a table is opened. */

import type { Component } from "svelte";

import type { GameFace } from "$lib/contract";
import { learn } from "$lib/words.svelte";

interface Entry {
  readonly face: () => Promise<{ default: GameFace<never> }>;
  readonly sprite: () => Promise<{ default: Component }>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  boomtown: {
    face: () => import("./boomtown"),
    sprite: () => import("./boomtown/Sprite.svelte"),
  },
  boonlake: {
    face: () => import("./boonlake"),
    sprite: () => import("./boonlake/Sprite.svelte"),
  },
  coloma: {
    face: () => import("./coloma"),
    sprite: () => import("./coloma/Sprite.svelte"),
  },
  oklahoma: {
    face: () => import("./oklahoma"),
    sprite: () => import("./oklahoma/Sprite.svelte"),
  },
};

export interface Loaded {
  readonly face: GameFace;
  readonly Sprite: Component | null;
}

/** The face of a game, with its words and symbols; a plain one for a game without a board. */
export async function loadGame(game: string): Promise<Loaded> {
  const entry = GAMES[game];
  if (!entry) {
    const plain = await import("./plain");
    return { face: plain.default, Sprite: null };
  }
  const [face, sprite] = await Promise.all([entry.face(), entry.sprite(), learn(`web-${game}`)]);
  return { face: face.default as unknown as GameFace, Sprite: sprite.default };
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return game in GAMES;
}
