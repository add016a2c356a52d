/** What moves when something has happened: the wheel turns, Wagons roll, things change hands. */

import type { GameEvent, MotionStep } from "$lib/contract";

import type { View } from "./view";

const SYMBOLS = new Set(["buck", "gold", "dude", "tent", "horse", "card", "barrel", "vp"]);
/** So many single gains are shown; with more the wait would be long. */
const MOST_FLIGHTS = 4;

export function animate(
  events: readonly GameEvent[],
  after: View,
  before: View | null,
): MotionStep[] {
  const steps: MotionStep[] = [];
  let last = events[0]?.kind ?? "";
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
  const player = `player:${text("seat")}`;
  switch (event.kind) {
    case "round-began":
      return [{ do: "turn", piece: "barker", degrees: 72, ms: 300 }];
    case "site-event":
      return [{ do: "glow", piece: `event:${text("site")}` }];
    case "gained":
      return flights(text("what"), Math.abs(number("n")), sourceOf(text("what")), player);
    case "paid": {
      const to = text("what") === "gold" ? "cart" : "hub";
      return flights(text("what"), number("n"), player, to);
    }
    case "gold-sold":
      return number("nuggets") > 0 ? flights("gold", number("nuggets"), player, "cart") : [];
    case "dials-revealed":
      return (event["sites"] as readonly number[]).map((_, seat) => ({
        do: "move",
        piece: `pioneer:${seat}`,
        from: "hub",
        together: seat > 0,
      }));
    case "buster-came":
      return [{ do: "move", piece: "buster", from: "hub" }];
    case "shade-came":
      return [{ do: "appear", piece: "pioneer:1" }];
    case "site-went-bust":
      return [{ do: "move", piece: "bust", from: "signpost", ms: 300 }];
    case "turn-began":
      return [{ do: "glow", piece: `pioneer:${text("seat")}` }];
    case "wagon-moved":
    case "shade-went": {
      const from = before?.map.wagons[number("seat")];
      const piece = `wagon:${text("seat")}`;
      return from ? [{ do: "move", piece, from: `node:${from}`, ms: 280 }] : [];
    }
    case "barrel-taken":
      return [{ do: "fly", symbol: "coloma-barrel", from: `stash:${text("space")}`, to: player }];
    case "stash-refilled":
      return [{ do: "appear", piece: `stash:${text("space")}` }];
    case "outlaws-changed":
      return [{ do: number("n") > 0 ? "appear" : "glow", piece: "outlaw:last" }];
    case "row-filled":
      return [{ do: "appear", piece: `row:${text("row")}` }];
    case "event-tent-pitched":
      return [{ do: "appear", piece: `event-tent:${text("site")}:${text("seat")}` }];
    case "land-tent-pitched":
      return [{ do: "appear", piece: `land-tent:${text("land")}:${text("seat")}` }];
    case "river-surveyed":
      return [{ do: "appear", piece: `canyon:${text("seat")}:${text("canyon")}` }];
    case "bridge-built":
      return [{ do: "fly", symbol: "coloma-bridge", from: `bridge:${text("bridge")}`, to: player }];
    case "card-built": {
      const isShown = after.seats[number("seat")] !== undefined;
      return isShown ? [{ do: "appear", piece: `card:${text("card")}` }] : [];
    }
    case "ability-used":
      return [{ do: "glow", piece: `card:${text("card")}`, ms: 150 }];
    case "cards-drawn":
      return [{ do: "fly", symbol: "coloma-card", from: `deck:${text("seat")}`, to: player }];
    case "dude-buried":
      return [{ do: "glow", piece: `grave:${text("seat")}` }];
    case "shootout-held":
      return [
        { do: "glow", piece: "outlaws" },
        { do: "glow", piece: "chart" },
      ];
    case "badge-passed":
      return [{ do: "glow", piece: "sheriff" }];
  }
  return [];
}

/** Where things come from: gold from its pools, all else from the middle of the table. */
function sourceOf(what: string): string {
  return what === "gold" ? "gold-supply" : "hub";
}

/** Things of one kind that go from one place to another, as one flight. */
function flights(what: string, n: number, from: string, to: string): MotionStep[] {
  if (!SYMBOLS.has(what)) return [];
  return Array.from({ length: Math.min(n, MOST_FLIGHTS) }, (_, at) => ({
    do: "fly",
    symbol: `coloma-${what}`,
    from,
    to,
    ms: 200 + at * 40,
    together: at > 0,
  }));
}
