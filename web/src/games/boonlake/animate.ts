/** What moves when something has happened: ships sail, pieces arrive, things change hands. */

import type { GameEvent, MotionStep } from "$lib/contract";

import { symbolOf } from "./box";
import type { View } from "./view";

const FLYING = new Set(["coins", "cards", "inhabitants", "vases", "vp"]);
/** So many single gains are shown; with more the wait would be long. */
const MOST_FLIGHTS = 4;

export function animate(
  events: readonly GameEvent[],
  after: View,
  before: View | null,
): MotionStep[] {
  const steps: MotionStep[] = [];
  let last = "";
  for (const event of events) {
    const next = stepsOf(event, after, before);
    // What everybody gets comes to everybody at once.
    const isSame = event.kind === last && (event.kind === "gained" || event.kind === "paid");
    steps.push(
      ...next.map((step, at) =>
        isSame && at === 0 && steps.length > 0 ? { ...step, together: true } : step,
      ),
    );
    last = event.kind;
  }
  return steps;
}

function stepsOf(event: GameEvent, after: View, before: View | null): MotionStep[] {
  const text = (name: string) => String(event[name]);
  const number = (name: string) => Number(event[name] ?? 0);
  const seat = text("seat");
  const player = `player:${seat}`;
  switch (event.kind) {
    case "ship-moved": {
      const from = before?.ships[number("seat")];
      const piece = `ship:${seat}`;
      return from ? [{ do: "move", piece, from: `water:${from}`, ms: 300 }] : [];
    }
    case "round-began":
      return after.ships.map((_, at) => ({
        do: "move",
        piece: `ship:${at}`,
        from: `water:${after.box.river.last}`,
        ms: 300,
        together: at > 0,
      }));
    case "strip-taken":
      return [{ do: "move", piece: "taken", from: `row:${text("row")}`, ms: 260 }];
    case "tile-revealed":
      return [{ do: "move", piece: `revealed:${text("tile")}`, from: "mound", dealt: true }];
    case "tile-placed":
      return [{ do: "move", piece: `space:${text("space")}`, from: "mound", dealt: true, ms: 280 }];
    case "pasture-placed":
      return [
        { do: "move", piece: `space:${text("space")}`, from: "pastures", dealt: true, ms: 280 },
      ];
    case "developed":
    case "house-built":
    case "settlement-built":
      return [{ do: "appear", piece: `piece:${text("site")}:${seat}` }];
    case "cattle-placed": {
      const herd = after.map.find((one) => one.space === number("space"))?.cattle ?? [];
      const nth = herd.lastIndexOf(number("seat"));
      return [{ do: "appear", piece: `cow:${text("space")}:${nth}:${seat}` }];
    }
    case "track-advanced":
      return [{ do: "glow", piece: `track-${text("track")}:${seat}`, ms: 150 }];
    case "site-built":
      return [{ do: "glow", piece: `resource:${text("resource")}:${seat}` }];
    case "region-chosen":
      return [{ do: "glow", piece: `region:${text("region")}` }];
    case "labels-cleared":
      return after.box.regions.map((region, at) => ({
        do: "glow",
        piece: `region:${region.id}`,
        ms: 150,
        together: at > 0,
      }));
    case "lock-crossed":
      return [{ do: "glow", piece: `lock:${text("lock")}` }];
    case "lever-pulled":
    case "lever-ready":
    case "modernized":
      return [{ do: "glow", piece: `lever:${text("lever")}:${seat}` }];
    case "boats-moved": {
      const boats = event["boats"] as readonly string[];
      return boats.slice(0, 1).map((boat) => ({ do: "glow", piece: `boat:${seat}:${boat}:0` }));
    }
    case "card-played":
      return [{ do: "appear", piece: `played:${text("card")}` }];
    case "card-discarded":
      return [{ do: "fly", symbol: "boonlake-card", from: player, to: "pile" }];
    case "cards-drawn":
      return flights("cards", number("cards"), "pile", player);
    case "project-realized":
      return [{ do: "appear", piece: `done:${text("tile")}:${seat}` }];
    case "tile-scored":
      return [{ do: "appear", piece: `mark:${text("tile")}:${seat}` }];
    case "gained":
      return flights(text("what"), Math.abs(number("n")), sourceOf(text("what"), after), player);
    case "paid":
      return flights(text("what"), number("n"), player, sourceOf(text("what"), after));
    case "solo-tile-turned":
      return [{ do: "glow", piece: "solo-tile" }];
    case "cactus-grew":
      return [{ do: "glow", piece: "cactus", ms: 150 }];
  }
  return [];
}

/** Where things come from: cards from the pile, all else from the last row of the strips. */
function sourceOf(what: string, view: View): string {
  return what === "cards" ? "pile" : view.taken ? "taken" : "pile";
}

/** Things of one kind that go from one place to another, as one flight. */
function flights(what: string, n: number, from: string, to: string): MotionStep[] {
  if (!FLYING.has(what)) return [];
  return Array.from({ length: Math.min(n, MOST_FLIGHTS) }, (_, at) => ({
    do: "fly",
    symbol: `boonlake-${symbolOf(what)}`,
    from,
    to,
    ms: 200 + at * 40,
    together: at > 0,
  }));
}
