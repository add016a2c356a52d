/** Who is who at the table: colours and names of seats, the Shade among them. */

import type { Player } from "$lib/contract";

import type { Owner, View } from "./view";
import { named, say } from "./words";

const SHADE = 5;

export function colourOf(players: readonly Player[], seat: number | undefined): number {
  return players[seat ?? -1]?.colour ?? SHADE;
}

export function nameOf(players: readonly Player[], view: View, owner: Owner): string {
  if (owner === null) return "";
  if (owner === "neutral") return say("shootout.neutral");
  return players[owner]?.name ?? named(view.box.shade);
}

/** The symbol of a seat's Pioneer. */
export function pioneerOf(view: View, seat: number): string {
  return view.seats[seat]?.shade ? "shade" : "pioneer";
}
