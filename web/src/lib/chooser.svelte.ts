/** The choosing of one table: what is picked, what is pointed at, what waits to be confirmed. */

import {
  back,
  begin,
  decided,
  NOTHING,
  pick,
  select,
  type Choice,
  type Selection,
} from "./choosing";

export class Chooser {
  selection = $state.raw<Selection>(NOTHING);
  hovered = $state<string | null>(null);
  /** A complete answer that is to be confirmed. */
  pending = $state.raw<Choice | null>(null);

  #commit: (choice: Choice) => void;
  #asks: () => boolean;

  /** `asks`: whether answers are to be confirmed before they are given. */
  constructor(commit: (choice: Choice) => void, asks: () => boolean) {
    this.#commit = commit;
    this.#asks = asks;
  }

  /** Offer these answers, with nothing picked. */
  offer(choices: readonly Choice[], path: (choice: Choice) => string[]): void {
    this.selection = choices.length > 0 ? begin(choices, path) : NOTHING;
    this.pending = null;
    this.hovered = null;
  }

  /** A target was touched. */
  pick(target: string): void {
    const next = pick(this.selection, target);
    if (next === this.selection) return;
    this.selection = next;
    this.hovered = null;
    this.pending = null;
    const choice = decided(next);
    if (choice) this.choose(choice);
  }

  /** An answer was chosen as a whole, from the list. */
  choose(choice: Choice): void {
    if (this.#asks() && this.pending !== choice) {
      const offer = this.selection.offers.find((one) => one.choice === choice);
      if (offer) this.selection = select(this.selection.offers, offer.path);
      this.pending = choice;
      return;
    }
    this.pending = null;
    this.#commit(choice);
  }

  confirm(): void {
    if (this.pending) this.choose(this.pending);
  }

  /** One step back. Says whether there was one. */
  back(): boolean {
    if (this.selection.picked.length === 0) return false;
    this.selection = back(this.selection);
    this.pending = null;
    return true;
  }

  /** Begin anew, as after a refusal. */
  reset(): void {
    this.selection = select(this.selection.offers, []);
    this.pending = null;
  }
}
