/** What touching a target would do, to be shown beside the pieces before it is touched. */

import { cardOf, mayorAfter, mineOf, ownerOf, production, sharesAt, townOf } from "./reckon";
import type { Mine, View } from "./view";

export interface Preview {
  /** How everybody's gold would change. */
  readonly gold: readonly number[];
  /** What the bank would take of a price. */
  readonly bank: number;
  /** A mine that would lie before a seat. */
  readonly comes: { readonly seat: number; readonly mine: Mine } | null;
  /** A card that would leave its place. */
  readonly goes: string | null;
  /** A pawn that would change hands. */
  readonly mayor: { readonly town: string; readonly seat: number | null } | null;
  /** The total that would count, for mines to glow. */
  readonly total: number | null;
}

const part = (target: string) => target.slice(target.indexOf(":") + 1);

/** `picked`: what was touched before (a holdup's victim). */
export function preview(view: View, target: string | null, picked: readonly string[]): Preview {
  const nothing: Preview = {
    gold: view.seats.map(() => 0),
    bank: 0,
    comes: null,
    goes: null,
    mayor: null,
    total: null,
  };
  const { active } = view;
  if (target === null || active === null) return nothing;
  const what = part(target);
  switch (target.slice(0, target.indexOf(":"))) {
    case "bid": {
      const shares = sharesAt(view, Number(what));
      if (!shares) return nothing;
      const gold = shares.to.map((share, seat) => (seat === active ? -shares.price : share));
      return { ...nothing, gold, bank: shares.bank };
    }
    case "card": {
      const mine = mineOf(view, what);
      if (mine) return { ...nothing, ...arrival(view, mine, active, null) };
      return { ...nothing, gold: eventGold(view, what, active) };
    }
    case "mine": {
      const mine = mineOf(view, what);
      const owner = ownerOf(view, what);
      if (!mine || owner === null || view.step === "new-vein") return nothing;
      const goes = { ...nothing, goes: what };
      if (view.step === "expropriation") return { ...goes, ...arrival(view, mine, active, owner) };
      return { ...goes, mayor: pawn(view, mine.town, [[owner, -1]], active) };
    }
    case "saloon":
      return view.step === "dynamite" ? { ...nothing, goes: what } : nothing;
    case "total":
      return { ...nothing, gold: production(view, Number(what)), total: Number(what) };
    case "number": {
      const victim = Number(part(picked[0] ?? ""));
      const loot = Math.min(Number(what), view.seats[victim]?.gold ?? 0);
      return {
        ...nothing,
        gold: moved(view, [
          [victim, -loot],
          [active, loot],
        ]),
      };
    }
  }
  return nothing;
}

/** A mine comes to the active player: the fee is paid, then the pawn is settled. */
function arrival(view: View, mine: Mine, seat: number, from: number | null) {
  const town = townOf(view, mine.town);
  const mayor = town?.mayor ?? null;
  const due = mayor === null || mayor === seat ? 0 : (town?.fee ?? 0);
  const fee = Math.min(due, view.seats[seat]?.gold ?? 0);
  const changes: [number, number][] = [[seat, 1]];
  if (from !== null) changes.push([from, -1]);
  return {
    gold:
      mayor === null
        ? view.seats.map(() => 0)
        : moved(view, [
            [seat, -fee],
            [mayor, fee],
          ]),
    comes: { seat, mine },
    mayor: pawn(view, mine.town, changes, seat),
  };
}

function eventGold(view: View, code: string, active: number): number[] {
  const kind = cardOf(view, code)?.kind;
  if (kind === "stagecoach-robbery") return moved(view, [[active, view.numbers.gain]]);
  if (kind !== "card-shark") return view.seats.map(() => 0);
  const { loss } = view.numbers;
  return view.seats.map((seat, at) => (at === active ? 0 : -Math.min(loss, seat.gold)));
}

/** The pawn of a town, if a change of mines moves it. */
function pawn(
  view: View,
  code: string,
  changes: readonly (readonly [number, number])[],
  active: number,
): Preview["mayor"] {
  const town = townOf(view, code);
  if (!town) return null;
  const counts = [...town.mines];
  for (const [seat, by] of changes) counts[seat] = (counts[seat] ?? 0) + by;
  const seat = mayorAfter(view, town, counts, active);
  return seat === town.mayor ? null : { town: code, seat };
}

function moved(view: View, payments: readonly (readonly [number, number])[]): number[] {
  const gold = view.seats.map(() => 0);
  for (const [seat, by] of payments) gold[seat] = (gold[seat] ?? 0) + by;
  return gold;
}
