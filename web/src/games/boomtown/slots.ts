/** Where the cards of the row lie. A card that is taken leaves a gap: nothing else moves. */

import type { View } from "./view";

export interface Slots {
  readonly turn: number;
  /** The cards as they were laid out, in order. */
  readonly cards: readonly string[];
}

export const NO_SLOTS: Slots = { turn: 0, cards: [] };

/** The places for a view, given those of the view before. */
export function arrange(before: Slots, view: View): Slots {
  const here = view.row.map((card) => card.card);
  const taken = view.seats.flatMap((seat) => (seat.took === null ? [] : [seat.took]));
  const all = [...here, ...taken];
  const isSame =
    before.turn === view.turn &&
    before.cards.length === all.length &&
    all.every((card) => before.cards.includes(card));
  return isSame ? before : { turn: view.turn, cards: all };
}
