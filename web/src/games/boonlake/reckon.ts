/** What the table comes to: progress towards conditions, prices, what is short. */

import { siteOf, spaceOf, thing } from "./box";
import type { Condition, Cost, Laid, Side, View } from "./view";

/** The scoring that is under way, or comes next. */
export function nextScoring(view: View): number {
  const next = view.scoring_step > 0 ? view.scoring : view.scoring + 1;
  return Math.max(1, Math.min(next, view.scorings));
}

const laidOn = (view: View, space: number): Laid | undefined =>
  view.map.find((one) => one.space === space);

/** How many own pieces stand on a space (L-1.7). */
function presences(laid: Laid, seat: number): number {
  return (
    laid.sites.filter((site) => site.owner === seat).length +
    laid.cattle.filter((owner) => owner === seat).length
  );
}

function piecesNear(view: View, space: number, piece: string): number {
  const near = spaceOf(view, space)?.near ?? [];
  return near
    .flatMap((one) => laidOn(view, one)?.sites ?? [])
    .filter((site) => site.piece === piece).length;
}

export const housesNear = (view: View, space: number) => piecesNear(view, space, "house");

/** L-17.5: the largest group of adjacent tiles with an own presence. */
export function connected(view: View, seat: number): number {
  const left = new Set(view.map.filter((one) => presences(one, seat) > 0).map((one) => one.space));
  let largest = 0;
  for (const first of [...left]) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const space of group) {
      for (const near of spaceOf(view, space)?.near ?? []) if (left.delete(near)) group.push(near);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

function atBridges(view: View, seat: number): number {
  return view.map
    .filter((one) => spaceOf(view, one.space)?.bridge)
    .reduce((sum, one) => sum + presences(one, seat), 0);
}

/** What a side has of a condition: one number, or two. */
export function reached(view: View, side: Side, condition: Condition): readonly number[] {
  switch (condition.type) {
    case "two-regions":
      return condition.regions.map((region) => side.presences[region] ?? 0);
    case "two-kinds":
      return condition.kinds.map(
        (kind) => side.played.filter((id) => thing(view.box.cards, id)?.kind === kind).length,
      );
    case "track-steps":
      return [condition.track === "card" ? side.card_step : side.coin_step];
    case "lower-track-steps":
      return [Math.min(side.coin_step, side.card_step)];
    case "site-levels":
      return [levels(side)];
    case "levers":
      return [side.levers.length];
    case "connected-tiles":
      return [connected(view, side.seat)];
    case "bridge-presences":
      return [atBridges(view, side.seat)];
    case "cattle-removed":
      return [side.cattle];
    case "settlements-removed":
      return [side.settlements];
    case "exchange":
      return [exchanges(side, condition)];
  }
  return [0];
}

export function levels(side: Side): number {
  return Object.values(side.sites).reduce((sum, level) => sum + level, 0);
}

/** How many exchanges could be paid now. */
function exchanges(side: Side, condition: Condition): number {
  const purse: Readonly<Record<string, number>> = {
    coins: side.coins,
    vases: side.vases,
    cards: side.hand_size,
    inhabitants: side.ranch,
  };
  return condition.payments
    .flatMap((payment) => payment.filter((effect) => effect.op === "lose"))
    .reduce((sum, it) => sum + Math.floor((purse[it.what ?? ""] ?? 0) / (it.n ?? 1)), 0);
}

/** What own played cards change for good. */
export function modified(view: View, side: Side, on: string, kind: string | null = null): number {
  return side.played
    .flatMap((id) => thing(view.box.cards, id)?.permanent ?? [])
    .filter((one) => one.on === on && one.kind === kind)
    .reduce((sum, one) => sum + one.n, 0);
}

/** The coins of a discarded card. */
export function discardCoins(view: View, side: Side, card: string): number {
  const kind = thing(view.box.cards, card)?.kind ?? null;
  return view.box.costs.discard_coins + modified(view, side, "discard-for-coins", kind);
}

/** A cattle on a pasture: inhabitants due at the usual price, and coins gained (L-12.4, L-12.6). */
export function cattlePrice(view: View, side: Side, space: number) {
  const { costs } = view.box;
  const there = laidOn(view, space)?.cattle.length ?? 0;
  const due =
    (costs.cattle_inhabitants[there] ?? 0) + (costs.cattle_extra_inhabitants[side.cattle] ?? 0);
  return {
    inhabitants: Math.max(0, due - modified(view, side, "cattle-cost")),
    coins: costs.cattle_coins_per_adjacent_house * housesNear(view, space),
  };
}

/** An upgrade: to what, inhabitants due at the usual price, VP gained or lost (section 11). */
export function upgradePrice(view: View, side: Side, site: string) {
  const { costs } = view.box;
  const { laid, place, rules } = siteOf(view, site);
  const less = view.about.effects.reduce((sum, it) => sum + (it.inhabitants_less ?? 0), 0);
  if (place?.piece === "inhabitant")
    return { to: "house", inhabitants: Math.max(0, costs.house_inhabitants - less), vp: 0 };
  const extra = costs.settlement_extra_inhabitants[side.settlements] ?? 0;
  const region = laid ? spaceOf(view, laid.space)?.region : undefined;
  const isSecond = view.map.some(
    (one) =>
      spaceOf(view, one.space)?.region === region &&
      one.sites.some((it) => it.owner === side.seat && it.piece === "settlement"),
  );
  return {
    to: "settlement",
    inhabitants: Math.max(0, costs.settlement_inhabitants + extra - less),
    vp: (rules?.settlement_vp ?? 0) - (isSecond ? costs.second_settlement_in_region_vp : 0),
  };
}

/** The coins of a Region scoring for a side, if a region is named (L-12.7). */
export function regionCoins(view: View, side: Side, region: string): number {
  return (
    view.box.costs.region_coins_per_presence *
    Object.entries(side.presences)
      .filter(([id]) => id !== region)
      .reduce((sum, [, n]) => sum + n, 0)
  );
}

// --- what is short for a card or project (L-7.10) ------------------------------------------------

/** What is missing: units of resources, coins, vases; all zero if it can be paid now. */
export interface Shortage {
  readonly resources: number;
  readonly coins: number;
  readonly vases: number;
}

export function shortage(view: View, side: Side, cost: Cost): Shortage {
  const canal = view.box.resources.map((one) => one.id);
  const units = canal.flatMap((id) =>
    Array.from({ length: Math.max(0, (cost[id] ?? 0) - (side.sites[id] ?? 0)) }, () =>
      canal.indexOf(id),
    ),
  );
  const ready = view.box.levers.filter((lever) =>
    side.levers.some((one) => one.lever === lever.id && one.ready),
  );
  const jokers = ready.reduce((sum, lever) => sum + lever.joker, 0);
  const missing = Math.max(0, units.length - side.boats.length - jokers);
  let due = Math.max(0, (cost["coins"] ?? 0) - side.card_discount);
  if (missing === 0) {
    const boats = side.boats.map((place) => canal.indexOf(place));
    const bonus = Math.max(0, ...ready.map((lever) => lever.joker_coins));
    const free = ready.reduce((sum, lever) => sum + lever.upstream, 0);
    let best = Infinity;
    for (const { left, moves } of covers(units, boats)) {
      if (left > jokers) continue;
      const paid = view.box.costs.upstream_coins * Math.max(0, moves - free);
      best = Math.min(best, paid - (left > 0 ? bonus : 0));
    }
    due += best === Infinity ? 0 : best;
  }
  return {
    resources: missing,
    coins: Math.max(0, due - side.coins),
    vases: Math.max(0, (cost["vases"] ?? 0) - side.vases),
  };
}

/** Every way to send boats to units: how many units are left, how many boats went upstream. */
function* covers(
  units: readonly number[],
  boats: readonly number[],
): Generator<{ left: number; moves: number }> {
  const [boat, ...others] = boats;
  if (boat === undefined) {
    yield { left: units.length, moves: 0 };
    return;
  }
  yield* covers(units, others);
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] ?? 0;
    const rest = [...units.slice(0, at), ...units.slice(at + 1)];
    for (const way of covers(rest, others))
      yield { left: way.left, moves: way.moves + (unit < boat ? 1 : 0) };
  }
}

export function isShort({ resources, coins, vases }: Shortage): boolean {
  return resources + coins + vases > 0;
}

/** Income of a side at the next scoring: tracks, vacated recesses, cattle (L-16.5). */
export function income(view: View, side: Side) {
  const coin = view.box.tracks.coin[side.coin_step];
  const card = view.box.tracks.card[side.card_step];
  let coins = coin?.coins ?? 0;
  let vp = (coin?.vp ?? 0) + (card?.vp ?? 0);
  for (const { recess, isEmpty } of recesses(view, side)) {
    if (!isEmpty) continue;
    coins += recess.coins;
    vp += recess.vp;
  }
  for (const laid of view.map) {
    const own = laid.cattle.filter((owner) => owner === side.seat).length;
    if (own > 0) vp += own * view.box.cattle_vp * piecesNear(view, laid.space, "settlement");
  }
  return { coins, cards: card?.cards ?? 0, vp };
}

/** The recesses of a board, in their order, and whether their piece has left. */
export function recesses(view: View, side: Side) {
  const off: Record<string, number> = {
    house: side.houses,
    settlement: side.settlements,
    cattle: side.cattle,
  };
  return view.box.recesses.map((recess) => {
    if (recess.piece === "inhabitant") return { recess, isEmpty: side.bonus.includes(recess.tier) };
    const left = off[recess.piece] ?? 0;
    off[recess.piece] = left - 1;
    return { recess, isEmpty: left > 0 };
  });
}
