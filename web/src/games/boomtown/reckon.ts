/** What follows from what: for previews beside the pieces. The server alone decides. */

import type { Card, Mine, Saloon, Shares, Town, View } from "./view";

export const FACES = 6;
export const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const ROLLS = FACES * FACES;

/** How many of the rolls of two dice show this total. */
export function ways(total: number): number {
  return Math.max(0, FACES - Math.abs(FACES + 1 - total));
}

/** How many of the rolls show this total or more. */
export function waysToReach(number: number): number {
  return TOTALS.filter((total) => total >= number).reduce((sum, total) => sum + ways(total), 0);
}

export function townOf(view: View, code: string): Town | null {
  return view.towns.find((town) => town.town === code) ?? null;
}

/** The place of a town in the order of the box: its sign and its weave. */
export function townAt(view: View, code: string): number {
  return Math.max(
    0,
    view.towns.findIndex((town) => town.town === code),
  );
}

/** A card that lies open, wherever it lies. */
export function cardOf(view: View, code: string): Card | null {
  const lying: Card[] = [...view.row];
  for (const seat of view.seats) lying.push(...seat.mines, ...seat.saloons, ...seat.kept);
  return lying.find((card) => card.card === code) ?? null;
}

export function mineOf(view: View, code: string): Mine | null {
  const card = cardOf(view, code);
  return card?.kind === "mine" ? card : null;
}

export function saloonOf(view: View, code: string): Saloon | null {
  return view.seats.flatMap((seat) => seat.saloons).find((card) => card.card === code) ?? null;
}

/** Whose mine or saloon this is. */
export function ownerOf(view: View, code: string): number | null {
  const at = view.seats.findIndex((seat) =>
    [...seat.mines, ...seat.saloons].some((card) => card.card === code),
  );
  return at < 0 ? null : at;
}

/** The seats clockwise, from one on. */
export function clockwise(view: View, from: number): number[] {
  const count = view.seats.length;
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}

/** What everybody would receive if the bidder won at this price. */
export function sharesAt(view: View, price: number): Shares | null {
  return view.shares.find((shares) => shares.price === price) ?? null;
}

/** Who would be mayor of a town if the players had so many mines there (section 9). */
export function mayorAfter(
  view: View,
  town: Town,
  counts: readonly number[],
  active: number,
): number | null {
  const most = Math.max(...counts);
  const { mayor } = town;
  if (mayor === null ? most < view.mines_to_found : most === 0) return null;
  if (mayor !== null && counts[mayor] === most) return mayor;
  return clockwise(view, active).find((seat) => counts[seat] === most) ?? null;
}

/** How everybody's gold would change if the production roll were this (section 22). */
export function production(view: View, total: number): number[] {
  const change = view.seats.map(() => 0);
  const debts = view.seats.map(() => new Map<number, number>());
  view.seats.forEach((seat, owner) => {
    for (const mine of seat.mines.filter((one) => one.number === total)) {
      change[owner]! += mine.value;
      view.seats.forEach((other, creditor) => {
        if (creditor === owner) return;
        for (const saloon of other.saloons.filter((one) => one.town === mine.town)) {
          const debt = debts[owner]!;
          debt.set(creditor, (debt.get(creditor) ?? 0) + saloon.pay);
        }
      });
    }
  });
  const purses = view.seats.map((seat, at) => seat.gold + change[at]!);
  debts.forEach((debt, debtor) => {
    for (const creditor of clockwise(view, (debtor + 1) % view.seats.length)) {
      const paid = Math.min(debt.get(creditor) ?? 0, purses[debtor]!);
      purses[debtor]! -= paid;
      change[debtor]! -= paid;
      change[creditor]! += paid;
    }
  });
  return change;
}

/** Which totals one die could be turned to. */
export function withinReach(view: View, total: number): boolean {
  if (view.dice === null) return false;
  const rest = view.dice.map((die) => total - die);
  return total !== view.total && rest.some((face) => face >= 1 && face <= FACES);
}

/** Gold as chips: tens, fives and ones. */
export function chips(gold: number): { tens: number; fives: number; ones: number } {
  return { tens: Math.floor(gold / 10), fives: Math.floor((gold % 10) / 5), ones: gold % 5 };
}
