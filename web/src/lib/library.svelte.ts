/** The games there are, in the language of the page. */

import { api } from "./api";
import type { GameCard } from "./wire";
import { lang } from "./words.svelte";

class Library {
  games = $state.raw<readonly GameCard[]>([]);
  #lang = "";
  #asked: Promise<readonly GameCard[]> | null = null;

  /** Have the catalogue at hand. */
  async open(): Promise<readonly GameCard[]> {
    if (this.#asked === null || this.#lang !== lang()) {
      this.#lang = lang();
      this.#asked = api.games();
      this.#asked.catch(() => (this.#asked = null));
    }
    this.games = await this.#asked;
    return this.games;
  }

  find(id: string): GameCard | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const library = new Library();
