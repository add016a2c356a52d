/** What anything on the table is, with the rule that says so. */

import type { Explanation, Player } from "$lib/contract";

import { cardOf, mineOf, ROLLS, saloonOf, townOf } from "./reckon";
import { kindOf, kindOfEvent, mineName, nameOf, townName } from "./targets";
import type { EventKind, Mine, View } from "./view";
import { named, say } from "./words";

/** The section of the rules that tells what an event does. */
const SECTIONS: Readonly<Record<EventKind, string>> = {
  "card-shark": "B-11.1",
  dynamite: "B-12.1",
  expropriation: "B-13.1",
  governor: "B-14.1",
  holdup: "B-15.1",
  mustang: "B-16.2",
  "new-vein": "B-17.1",
  saloon: "B-18.1",
  "saloon-girls": "B-19.1",
  "stagecoach-robbery": "B-20.1",
  telegraph: "B-21.2",
};

export function explain(
  id: string,
  view: View,
  players: readonly Player[] = [],
): Explanation | null {
  const what = nameOf(id);
  switch (kindOf(id)) {
    case "card":
    case "mine":
    case "kept": {
      const card = cardOf(view, what);
      if (card?.kind === "mine") return aboutMine(view, card);
      if (card) return aboutEvent(view, card.kind, named(card));
      return { title: say("mine.title"), text: say("mine.text"), rule: "B-1.2" };
    }
    case "event":
      return aboutEvent(view, what as EventKind, say(`event.${what as EventKind}.name`));
    case "saloon": {
      const saloon = saloonOf(view, what);
      const title = say("event.saloon.name");
      if (!saloon) return { title, text: eventText(view, "saloon"), rule: "B-18.1" };
      const gaps = { town: townName(view, saloon.town), pay: saloon.pay };
      const text = say(saloon.girls ? "saloon.with-girls" : "saloon.text", gaps);
      return { title, text, rule: saloon.girls ? "B-19.1" : "B-18.2" };
    }
    case "town":
      return aboutTown(view, what, players);
    case "pawn": {
      const town = townOf(view, what);
      if (town?.governor)
        return { title: say("governor.title"), text: say("governor.text"), rule: "B-14.2" };
      return { title: say("mayor.title"), text: say("mayor.text"), rule: "B-9.1" };
    }
    case "danger":
      return { title: say("danger.title"), text: say("danger.text"), rule: "B-23.1" };
    case "gold":
      return { title: say("gold.title"), text: say("gold.text"), rule: "B-25.2" };
    case "bidder":
    case "ladder":
      return { title: say("auction.title"), text: say("auction.text"), rule: "B-5.2" };
    case "shares":
      return { title: say("shares.title"), text: sharesText(view), rule: sharesRule(view) };
    case "choosing":
      return { title: say("order.title"), text: say("order.text"), rule: "B-7.1" };
    case "first":
      return { title: say("first.title"), text: say("first.text"), rule: "B-5.1" };
    case "deck": {
      const text = say("deck.text", { count: view.deck, turn: view.turn, turns: view.turns });
      const unseen = say("deck.unseen", { cards: listed(view.unseen) });
      return {
        title: say("deck.title"),
        text: view.unseen.length > 0 ? `${text} ${unseen}` : text,
        rule: "B-4.1",
      };
    }
    case "discards": {
      const text = say("discards.text", { count: view.discards.length });
      const which = say("discards.which", { cards: listed(view.discards) });
      return {
        title: say("discards.title"),
        text: view.discards.length > 0 ? `${text} ${which}` : text,
        rule: "B-1.7",
      };
    }
    case "bank":
      return { title: say("bank.title"), text: say("bank.text"), rule: "B-1.6" };
    case "die":
      return { title: say("dice.title"), text: say("dice.text"), rule: "B-22.1" };
  }
  return null;
}

/** So many mines are named one by one. */
const FEW = 18;

/** Cards by their codes, in words: mines, and events with how many of each. */
function listed(codes: readonly string[]): string {
  const mines = codes.filter((code) => /^[A-Z]/.test(code));
  const kinds = codes.filter((code) => !mines.includes(code)).map(kindOfEvent);
  const events = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return say(`event.${kind}.name`) + (count > 1 ? ` ×${count}` : "");
  });
  const said = mines.length > FEW ? [say("deck.mines", { count: mines.length })] : mines;
  return [...said, ...events].join(", ");
}

function aboutMine(view: View, mine: Mine): Explanation {
  const gaps = { number: mine.number, ways: mine.ways, rolls: ROLLS, value: mine.value };
  const parts = [say("mine.about", gaps)];
  if (mine.vein) parts.push(say("mine.vein", { bonus: view.numbers.bonus }));
  if (mine.dangerous) parts.push(say("danger.text"));
  return {
    title: `${named(mine)}, ${mineName(view, mine.town, mine.number)}`,
    text: parts.join(" "),
    rule: mine.dangerous ? "B-23.1" : "B-22.2",
  };
}

function aboutEvent(view: View, kind: EventKind, title: string): Explanation {
  return { title, text: eventText(view, kind), rule: SECTIONS[kind] };
}

/** What an event does, as it stands on its card. */
export function eventText(view: View, kind: EventKind): string {
  return say(`event.${kind}`, view.numbers);
}

function aboutTown(view: View, code: string, players: readonly Player[]): Explanation {
  const town = townOf(view, code);
  if (!town) return { title: say("town.title"), text: say("town.text"), rule: "B-9.1" };
  const counts = town.mines
    .map((count, seat) => [players[seat]?.name ?? "", count] as const)
    .filter(([, count]) => count > 0)
    .map(([who, count]) => `${who} ${count}`);
  const saloons = view.seats.flatMap((seat, at) =>
    seat.saloons.filter((saloon) => saloon.town === code).map(() => players[at]?.name ?? ""),
  );
  const parts = [
    counts.length > 0 ? say("town.mines", { who: counts.join(", ") }) : "",
    saloons.length > 0 ? say("town.saloons", { who: saloons.join(", ") }) : "",
  ];
  if (town.mayor === null) parts.push(say("town.no-mayor", { count: view.mines_to_found }));
  else
    parts.push(
      say("town.mayor", { who: players[town.mayor]?.name ?? "", fee: town.fee }),
      town.governor ? say("governor.text") : "",
    );
  const text = parts.filter((part) => part !== "").join(" ");
  return { title: named(town), text, rule: town.mayor === null ? "B-9.1" : "B-8.2" };
}

function sharesText(view: View): string {
  return say(view.seats.length === 3 ? "shares.three" : "shares.many");
}

function sharesRule(view: View): string {
  return view.seats.length === 3 ? "B-6.4" : "B-6.2";
}

/** One of each kind that can be met, for the list of what is what. */
export function legend(view: View): string[] {
  const mine = view.seats.flatMap((seat) => seat.mines).find((one) => mineOf(view, one.card));
  return [
    mine ? `mine:${mine.card}` : "mine:",
    "danger:",
    "town:",
    "pawn:",
    "gold:",
    "ladder:",
    "shares:",
    "choosing:",
    "die:",
    ...Object.keys(SECTIONS).map((kind) => `event:${kind}`),
  ];
}
