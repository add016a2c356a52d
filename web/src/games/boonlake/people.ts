/** Who is who at the table: colours and names of sides, the Wise Eminence among them. */

import type { Player } from "$lib/contract";

import type { Side, View } from "./view";
import { say } from "./words";

/** The colour of the Eminence, which sits on no seat. */
const INK = 5;

export function colourOf(players: readonly Player[], seat: number | null | undefined): number {
  return players[seat ?? -1]?.colour ?? INK;
}

export function nameOf(players: readonly Player[], seat: number | null): string {
  return players[seat ?? -1]?.name ?? say("eminence.title");
}

/** The side whose eyes these are: the one whose hand is seen. */
export function ownSide(view: View): Side | null {
  return view.seats.find((side) => side.hand !== null) ?? null;
}
