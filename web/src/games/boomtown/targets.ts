/** Answers as paths of things to touch: a bid, a card of the row, a mine, a victim and a number. */

import type { Choice, Mark, Offer, Player, Selection } from "$lib/contract";

import { preview } from "./preview";
import { cardOf, mineOf, ROLLS, saloonOf, townAt, townOf, waysToReach } from "./reckon";
import type { EventKind, View } from "./view";
import { named, say } from "./words";

export const PASS = "chip:pass";
export const KEEP_MUSTANG = "chip:keep-mustang";
export const KEEP_TELEGRAPH = "chip:keep-telegraph";

export function path(choice: Choice, view: View): string[] {
  const field = (name: string) => String(choice.option[name]);
  switch (choice.option["kind"]) {
    case "pass":
      return [PASS];
    case "bid":
      return [`bid:${field("bid")}`];
    case "take":
      return [`card:${field("card")}`];
    case "blast":
    case "seize":
    case "vein":
    case "hire": {
      const card = field("card");
      return [saloonOf(view, card) ? `saloon:${card}` : `mine:${card}`];
    }
    case "appoint":
    case "open":
      return [`town:${field("town")}`];
    case "rob":
      return [`player:${field("victim")}`, `number:${field("number")}`];
    case "mustang": {
      const mustang = view.seats.flatMap((seat) => seat.kept).find((it) => it.kind === "mustang");
      return [choice.option["used"] && mustang ? `kept:${mustang.card}` : KEEP_MUSTANG];
    }
    case "telegraph":
      return [choice.option["total"] === null ? KEEP_TELEGRAPH : `total:${field("total")}`];
  }
  return [];
}

/** How often two dice reach a number. */
export function percent(number: number): number {
  return Math.round((100 * waysToReach(number)) / ROLLS);
}

/** What an id names, without its kind. */
export function nameOf(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

export function kindOf(target: string): string {
  return target.slice(0, target.indexOf(":"));
}

export function name(target: string, view: View, players: readonly Player[] = []): string {
  const what = nameOf(target);
  switch (kindOf(target)) {
    case "bid":
      return say("target.bid", { bid: what });
    case "card":
    case "mine": {
      const mine = mineOf(view, what);
      if (mine) return mineName(view, mine.town, mine.number);
      const card = cardOf(view, what);
      return card ? named(card) : what;
    }
    case "saloon": {
      const saloon = saloonOf(view, what);
      return saloon ? say("target.saloon", { town: townName(view, saloon.town) }) : what;
    }
    case "town":
      return townName(view, what);
    case "number":
      return say("target.number", { number: what, percent: percent(Number(what)) });
    case "total":
      return say("target.total", { total: what });
    case "kept":
      return say("target.mustang");
    case "chip":
      if (target === PASS) return say("target.pass");
      return say(target === KEEP_MUSTANG ? "target.keep-mustang" : "target.keep-telegraph");
  }
  return players[Number(what)]?.name ?? "";
}

export function townName(view: View, code: string): string {
  const town = townOf(view, code);
  return town ? named(town) : code;
}

export function mineName(view: View, town: string, number: number): string {
  return say("target.mine", { town: townName(view, town), number });
}

export function symbol(target: string, view: View): Mark | null {
  const what = nameOf(target);
  switch (kindOf(target)) {
    case "bid":
      return { id: "boomtown-gold" };
    case "card":
    case "mine": {
      const mine = mineOf(view, what);
      if (mine) return { id: `boomtown-town-${townAt(view, mine.town)}` };
      const card = cardOf(view, what);
      return card ? { id: icon(card.kind) } : null;
    }
    case "saloon":
      return { id: "boomtown-saloon" };
    case "town":
      return { id: `boomtown-town-${townAt(view, what)}` };
    case "player":
      return { id: "boomtown-digger", seat: Number(what) };
    case "kept":
      return { id: "boomtown-mustang" };
  }
  return null;
}

/** The kind of an event by its id: `dynamite-2` is Dynamite. */
export function kindOfEvent(code: string): EventKind {
  return code.replace(/-\d+$/, "") as EventKind;
}

/** The symbol of a kind of card. */
export function icon(kind: string): string {
  return kind === "new-vein" ? "boomtown-vein" : `boomtown-${kind}`;
}

/** What a target would do, in a few words. */
export function effect(
  offers: readonly Offer[],
  target: string,
  view: View,
  players: readonly Player[] = [],
): string {
  const choice = offers[0]?.choice;
  if (!choice) return "";
  switch (kindOf(target)) {
    case "bid":
    case "total":
      return changes(view, target, players);
    case "card":
    case "mine": {
      const what = preview(view, target, []);
      const parts: string[] = [];
      const paid = view.active === null ? 0 : -(what.gold[view.active] ?? 0);
      if (what.comes && paid > 0) parts.push(say("effect.fee", { count: paid }));
      if (what.mayor) {
        const gaps = { town: townName(view, what.mayor.town) };
        if (what.mayor.seat === view.active) parts.push(say("effect.mayor", gaps));
        else if (what.mayor.seat === null) parts.push(say("effect.no-mayor", gaps));
      }
      return parts.length > 0 ? parts.join(", ") : choice.label;
    }
    case "saloon":
    case "town":
    case "number":
      return choice.label;
  }
  return "";
}

/** Who would win or lose how much gold: "Ann +3, the bank +2". */
function changes(view: View, target: string, players: readonly Player[]): string {
  const { gold, bank } = preview(view, target, []);
  const said = gold.flatMap((by, seat) => {
    if (by === 0) return [];
    const name = players[seat]?.isMe ? say("you") : (players[seat]?.name ?? "");
    return [`${name} ${signed(by)}`];
  });
  if (bank > 0) said.push(`${say("the-bank")} ${signed(bank)}`);
  return said.join(", ") || say("effect.nothing");
}

/** A number with its sign. */
export function signed(by: number): string {
  return by === 0 ? "0" : by < 0 ? `−${-by}` : `+${by}`;
}

/** Of many bids only some are worth a chip; the ladder has them all. */
export function chips(selection: Selection, view: View): string[] {
  const next = [...selection.next];
  if (view.step !== "bid") return next;
  const { standing, lowest, quick_raises } = view.auction;
  const raises = quick_raises.map((raise) => standing + raise);
  const bids = [lowest, ...raises].map((bid) => `bid:${bid}`);
  return next.filter((target) => target === PASS || bids.includes(target));
}

/** The question where it becomes more precise. */
export function ask(selection: Selection, view: View): string | null {
  if (selection.offers.length === 0) return null;
  if (view.step === "holdup") {
    const victim = selection.picked[0];
    return say(victim === undefined ? "ask.whom" : "ask.how-much");
  }
  return null;
}
