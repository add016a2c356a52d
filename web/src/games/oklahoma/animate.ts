/** What moves on the prairie when something has happened. */

import type { GameEvent, MotionStep } from "$lib/contract";

import { place } from "./ground";
import type { View } from "./view";

const STRIDE = 45;

export function animate(events: readonly GameEvent[], after: View): MotionStep[] {
  return events.flatMap((event) => steps(event, after));
}

function steps(event: GameEvent, after: View): MotionStep[] {
  const text = (name: string) => String(event[name]);
  const list = (name: string) => event[name] as readonly string[];
  switch (event.kind) {
    case "moved": {
      const { what } = event;
      const ms = 180 + STRIDE * distance(text("start"), text("end"));
      return [
        {
          do: "move",
          piece: `${String(what)}:${text("end")}`,
          from: `square:${text("start")}`,
          ms,
        },
      ];
    }
    case "placed":
      return [{ do: "appear", piece: `${text("what")}:${text("square")}` }];
    case "stones-placed":
      return list("squares").map((square, at) => ({
        do: "appear",
        piece: `stone:${square}`,
        together: at > 0,
      }));
    case "homestead": {
      const at = after.areas.findIndex((area) => area.squares.includes(list("boomers")[0] ?? ""));
      return [{ do: "appear", piece: `area:${at}`, ms: 300 }];
    }
    case "mines-gained":
      return list("mines").map((mine) => ({ do: "glow", piece: `mine:${mine}` }));
  }
  return [];
}

function distance(from: string, to: string): number {
  const a = place(from);
  const b = place(to);
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
