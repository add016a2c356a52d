/** Who sits where, with colour and shape. */

import type { GameFace, Player } from "./contract";
import type { Room } from "./wire";

/** Six shapes, one for each colour, so that nobody needs the colour to tell seats apart. */
export const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "star"] as const;

export function playersOf(room: Room, face: GameFace | null): Player[] {
  return room.seats.map((card) => ({
    seat: card.seat,
    name: card.name,
    colour: face?.colour?.(card.seat) ?? card.seat % SHAPES.length,
    isMe: card.you,
    isBot: card.kind === "bot",
  }));
}
