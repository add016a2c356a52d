/** What moves on the table when something has happened. */

import type { GameEvent, MotionStep } from "$lib/contract";

import type { View } from "./view";

const QUICK = 170;
const MOST_COINS = 3;

export function animate(
  events: readonly GameEvent[],
  after: View,
  before: View | null,
): MotionStep[] {
  return events.flatMap((event) => steps(event, after, before));
}

function steps(event: GameEvent, after: View, before: View | null): MotionStep[] {
  const text = (name: string) => String(event[name]);
  const count = (name: string) => Number(event[name]);
  switch (event.kind) {
    case "row-drawn":
      return (event["cards"] as readonly string[]).map((card) => ({
        do: "move",
        piece: `card:${card}`,
        from: "deck:",
        ms: 220,
        dealt: true,
      }));
    case "bid-made":
      return [{ do: "move", piece: `bidder:${text("seat")}`, from: `gold:${text("seat")}` }];
    case "passed":
      return [{ do: "glow", piece: `bidder:${text("seat")}`, ms: QUICK }];
    case "auction-won":
    case "everybody-passed":
      return [{ do: "appear", piece: `choosing:${text("seat")}` }];
    case "share-received":
      return coins(count("gold"), `gold:${text("from_seat")}`, `gold:${text("seat")}`);
    case "bank-took-rest":
      return coins(count("gold"), `gold:${text("from_seat")}`, "bank:");
    case "card-taken":
      return taken(text("card"), text("seat"), after, before);
    case "fee-paid":
    case "saloon-paid":
      return coins(count("gold"), `gold:${text("seat")}`, `gold:${text("to_seat")}`);
    case "mayor-installed":
      return [{ do: "appear", piece: `pawn:${text("town_code")}` }];
    case "governor-appointed":
      return [{ do: "glow", piece: `pawn:${text("town_code")}` }];
    case "shark-paid":
      return coins(count("gold"), `gold:${text("seat")}`, "bank:");
    case "stagecoach-robbed":
      return coins(count("gold"), "bank:", `gold:${text("seat")}`);
    case "mine-blown-up":
    case "saloon-blown-up":
      return [
        {
          do: "fly",
          symbol: "boomtown-dynamite",
          from: `gold:${text("seat")}`,
          to: `mat:${text("victim_seat")}`,
          ms: 300,
        },
      ];
    case "mine-seized":
      return [
        { do: "move", piece: `mine:${text("card")}`, from: `mat:${text("victim_seat")}`, ms: 300 },
      ];
    case "mine-collapsed":
      return [
        {
          do: "fly",
          symbol: "boomtown-danger",
          from: `mat:${text("seat")}`,
          to: "discards:",
          ms: 300,
        },
      ];
    case "holdup-announced":
      return [
        {
          do: "fly",
          symbol: "boomtown-holdup",
          from: `gold:${text("seat")}`,
          to: `gold:${text("victim_seat")}`,
          ms: 300,
        },
      ];
    case "holdup-rolled":
    case "production-rolled":
      return [
        { do: "turn", piece: "die:0", degrees: 360, ms: 300 },
        { do: "turn", piece: "die:1", degrees: -360, ms: 300, together: true },
      ];
    case "telegraph-used":
      return [
        { do: "glow", piece: "die:0", ms: QUICK },
        { do: "glow", piece: "die:1", ms: QUICK, together: true },
      ];
    case "holdup-paid":
      return coins(count("gold"), `gold:${text("victim_seat")}`, `gold:${text("seat")}`);
    case "vein-found":
      return [{ do: "glow", piece: `mine:${text("card")}` }];
    case "saloon-opened":
      return [{ do: "appear", piece: `saloon:${text("card")}` }];
    case "girls-hired":
      return [{ do: "glow", piece: `saloon:${text("card")}` }];
    case "mine-produced":
      return [
        { do: "glow", piece: `mine:${text("card")}`, ms: QUICK },
        ...coins(count("gold"), "bank:", `gold:${text("seat")}`),
      ];
  }
  return [];
}

/** A card goes from where it lay to its taker. */
function taken(card: string, seat: string, after: View, before: View | null): MotionStep[] {
  const from = before?.turn === after.turn ? `slot:${card}` : "row:";
  const own = after.seats[Number(seat)];
  const isMine = own?.mines.some((one) => one.card === card) ?? false;
  if (isMine) return [{ do: "move", piece: `mine:${card}`, from, ms: 300 }];
  const isKept = own?.kept.some((one) => one.card === card) ?? false;
  if (isKept) return [{ do: "move", piece: `kept:${card}`, from, ms: 300 }];
  return [{ do: "fly", symbol: "boomtown-card", from, to: `mat:${seat}`, ms: 260 }];
}

/** Gold on its way: a few nuggets, one close behind the other. */
function coins(gold: number, from: string, to: string): MotionStep[] {
  const shown = Math.min(gold, MOST_COINS);
  return Array.from({ length: shown }, (_, at) => ({
    do: "fly",
    symbol: "boomtown-gold",
    from,
    to,
    ms: 220 + 40 * at,
    together: at > 0,
  }));
}
