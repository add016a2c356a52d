import { beforeAll, describe, expect, test } from "vitest";

import { begin, pick } from "$lib/choosing";
import type { Choice, GameEvent, Player } from "$lib/contract";
import { learn, speak } from "$lib/words.svelte";

import { animate } from "../src/games/boomtown/animate";
import { explain, legend } from "../src/games/boomtown/explain";
import { fitTile } from "../src/games/boomtown/fit";
import { fold } from "../src/games/boomtown/fold";
import { preview } from "../src/games/boomtown/preview";
import { chips, mayorAfter, production, waysToReach } from "../src/games/boomtown/reckon";
import { arrange, NO_SLOTS } from "../src/games/boomtown/slots";
import { ask, chips as worthAChip, effect, name, path } from "../src/games/boomtown/targets";
import { symbol } from "../src/games/boomtown/targets";
import type { Mine, Saloon, Seat, Town, View } from "../src/games/boomtown/view";
// Made by `python web/tools/fixtures.py boomtown`.
import found from "./fixtures/boomtown.json";

interface Question {
  readonly prompt: string;
  readonly seat: number;
  readonly view: View;
  readonly options: readonly Choice[];
  readonly events: readonly GameEvent[];
}

const questions = found as unknown as readonly Question[];

const players: readonly Player[] = ["Ann", "Bo", "Cy", "Di", "Ed"].map((name, seat) => ({
  seat,
  name,
  colour: seat,
  isMe: seat === 0,
  isBot: false,
}));

beforeAll(async () => {
  await speak("en");
  await learn("web-boomtown");
});

describe("every question of random games", () => {
  test("all kinds of questions are there", () => {
    const kinds = new Set(questions.map((one) => one.prompt));
    expect([...kinds]).toEqual(expect.arrayContaining(["bid", "take", "dynamite", "holdup"]));
    expect(kinds.size).toBeGreaterThanOrEqual(9);
  });

  test.each(questions.map((one, at) => [at, one.prompt, one] as const))(
    "%i (%s): every answer has a path of its own, with a name for each target",
    (_at, _prompt, { options, view }) => {
      const selection = begin(options, (choice) => path(choice, view));
      const paths = selection.offers.map((offer) => offer.path.join(" "));

      expect(new Set(paths).size).toBe(options.length);
      for (const { path: targets, choice } of selection.offers) {
        const last = targets.reduce(pick, selection);
        expect(last.complete?.choice).toBe(choice);
        for (const target of targets) {
          expect(name(target, view, players)).not.toBe("");
          if (!target.startsWith("chip:")) expect(target).toMatch(/^[a-z]+:[\w-]+$/);
          symbol(target, view);
        }
        const [first = ""] = targets;
        effect([{ choice, path: targets }], first, view, players);
        preview(view, targets.at(-1) ?? null, targets.slice(0, 1));
      }
    },
  );

  test.each(questions.map((one, at) => [at, one.prompt, one] as const))(
    "%i (%s): whatever lies on the table explains itself, and what happened moves",
    (_at, _prompt, { view, events }) => {
      const ids = [
        ...view.row.map((card) => `card:${card.card}`),
        ...view.towns.flatMap((town) => [`town:${town.town}`, `pawn:${town.town}`]),
        ...view.seats.flatMap((seat) => [
          ...seat.mines.map((mine) => `mine:${mine.card}`),
          ...seat.saloons.map((saloon) => `saloon:${saloon.card}`),
          ...seat.kept.map((card) => `kept:${card.card}`),
        ]),
        ...["bidder:0", "deck:", "discards:", "bank:", "die:0", "shares:", "choosing:0", "first:"],
        ...legend(view),
      ];
      for (const id of ids) {
        const about = explain(id, view, players);
        expect(about?.rule, id).toMatch(/^B-\d+\.\d+$/);
        expect(`${about?.title} ${about?.text}`, id).not.toMatch(/web-boomtown|\{|undefined/);
      }
      const steps = animate(events, view, null);
      expect(events.length === 0 || steps.length > 0).toBe(true);
    },
  );
});

// --- a small table of our own --------------------------------------------------------------------

const mine = (town: string, number: number, value: number): Mine => ({
  card: `${town}${number}`,
  kind: "mine",
  name: `${town}${number}`,
  name_fr: `${town}${number}`,
  town,
  number,
  ways: 6 - Math.abs(7 - number),
  value,
  vein: false,
  dangerous: false,
});

const seat = (gold: number, mines: Mine[] = [], saloons: Saloon[] = []): Seat => ({
  gold,
  mines,
  saloons,
  kept: [],
  mayor_of: [],
  governor_of: null,
  took: null,
  score: gold,
});

const saloon = (town: string, pay: number): Saloon => ({
  card: `saloon-${town}`,
  kind: "saloon",
  name: "Saloon",
  name_fr: "Saloon",
  use: "place",
  town,
  girls: pay > 2,
  pay,
});

const town = (code: string, mines: number[], mayor: number | null, fee = 0): Town => ({
  town: code,
  name: code,
  name_fr: code,
  colour: "red",
  mayor,
  governor: false,
  fee,
  mines,
  tokens: 2,
});

function table(change: Partial<View>): View {
  const { view } = questions[0] as Question;
  return { ...view, active: 0, step: "take", row: [], ...change };
}

describe("what would happen", () => {
  test("B-E8: a taker pays the mayor first, then overtakes him", () => {
    const view = table({
      active: 1,
      row: [{ ...mine("SN", 9, 7), fees: [0, 2, 2] }],
      seats: [
        seat(10, [mine("SN", 2, 6), mine("SN", 3, 3)]),
        seat(10, [mine("SN", 4, 5), mine("SN", 6, 1)]),
        seat(10),
      ],
      towns: [town("SN", [2, 2, 0], 0, 2)],
    });

    const seen = preview(view, "card:SN9", []);

    expect(seen.gold).toEqual([2, -2, 0]);
    expect(seen.mayor).toEqual({ town: "SN", seat: 1 });
    expect(seen.comes?.seat).toBe(1);
    const choice = { text: "take SN9", label: "", option: { kind: "take", card: "SN9" } };
    expect(effect([{ choice, path: ["card:SN9"] }], "card:SN9", view, players)).toBe(
      "you pay a fee of 2, you become mayor of SN",
    );
  });

  test("B-E15: after a blast the pawn goes to the first clockwise from the active player", () => {
    const view = table({
      active: 2,
      step: "dynamite",
      seats: [
        seat(10, [mine("CC", 3, 1), mine("CC", 4, 3)]),
        seat(10, [mine("CC", 5, 5), mine("CC", 6, 4)]),
        seat(10),
        seat(10, [mine("CC", 7, 3), mine("CC", 8, 4)]),
      ],
      towns: [town("CC", [2, 2, 0, 2], 0, 2)],
    });

    const seen = preview(view, "mine:CC3", []);

    expect(seen.goes).toBe("CC3");
    expect(seen.mayor).toEqual({ town: "CC", seat: 3 });
  });

  test("B-9.1, B-9.4, B-9.6: two mines found an office, a tie keeps it, the last mine ends it", () => {
    const view = table({ seats: [seat(0), seat(0)], mines_to_found: 2 });

    expect(mayorAfter(view, town("CC", [1, 0], null), [1, 0], 0)).toBeNull();
    expect(mayorAfter(view, town("CC", [1, 0], null), [2, 0], 0)).toBe(0);
    expect(mayorAfter(view, town("CC", [2, 1], 0), [2, 2], 1)).toBe(0);
    expect(mayorAfter(view, town("CC", [1, 0], 0), [0, 0], 1)).toBeNull();
  });

  test("B-E20: who cannot pay all saloons pays the nearest first", () => {
    const view = table({
      seats: [
        seat(0, [mine("CC", 7, 3)]),
        seat(0, [], [saloon("CC", 2)]),
        seat(0, [], [saloon("CC", 4)]),
        seat(0),
      ],
    });

    expect(production(view, 7)).toEqual([0, 2, 1, 0]);
    expect(production(view, 8)).toEqual([0, 0, 0, 0]);
  });

  test("B-E26: a holdup brings no more than the victim has", () => {
    const view = table({ step: "holdup", seats: [seat(10), seat(5), seat(10)] });

    expect(preview(view, "number:7", ["player:1"]).gold).toEqual([5, -5, 0]);
    expect(waysToReach(7)).toBe(21);
    expect(waysToReach(2)).toBe(36);
  });

  test("B-E27: the Card Shark takes from everybody else what they have", () => {
    const shark = { card: "card-shark", kind: "card-shark", name: "", name_fr: "" } as const;
    const view = table({
      row: [{ ...shark, use: "immediate", fees: [0, 0, 0, 0] }],
      seats: [seat(2), seat(3), seat(4), seat(20)],
    });

    expect(preview(view, "card:card-shark", []).gold).toEqual([0, -3, -4, -4]);
  });

  test("a bid shows everybody's share", () => {
    const shares = [{ price: 7, to: [0, 4, 2, 1], bank: 0 }];
    const view = table({ step: "bid", shares, seats: [seat(9), seat(1), seat(1), seat(1)] });

    expect(preview(view, "bid:7", []).gold).toEqual([-7, 4, 2, 1]);
    const choice = { text: "bid 7", label: "", option: { kind: "bid", bid: 7 } };
    expect(effect([{ choice, path: ["bid:7"] }], "bid:7", view, players)).toBe(
      "You −7, Bo +4, Cy +2, Di +1",
    );
  });
});

describe("small things", () => {
  test("of many bids only pass, the lowest and the quick raises get a chip", () => {
    const { options, view } = questions.find(
      (one) => one.prompt === "bid" && one.options.length > 8,
    ) as Question;
    const selection = begin(options, (choice) => path(choice, view));

    const offered = worthAChip(selection, view);

    expect(offered[0]).toBe("chip:pass");
    expect(offered.length).toBeLessThanOrEqual(2 + view.auction.quick_raises.length);
    expect(offered.length).toBeGreaterThan(2);
  });

  test("a holdup asks whom, then for how much", () => {
    const { options, view } = questions.find((one) => one.prompt === "holdup") as Question;
    const selection = begin(options, (choice) => path(choice, view));
    const [victim = ""] = selection.next;

    expect(ask(selection, view)).toContain("Whom");
    expect(ask(pick(selection, victim), view)).toContain("For how much");
  });

  test("cards keep their places while others are taken", () => {
    const row = ["CJ2", "CM3", "CC4"].map((card) => ({
      ...mine(card.slice(0, 2), Number(card.slice(2)), 1),
      fees: [],
    }));
    const full = table({ turn: 3, row, seats: [seat(1), seat(1), seat(1)] });
    const laid = arrange(NO_SLOTS, full);
    const taken = {
      ...full,
      row: [row[0]!, row[2]!],
      seats: [seat(1), { ...seat(1), took: "CM3" }],
    };

    expect(arrange(laid, taken).cards).toEqual(["CJ2", "CM3", "CC4"]);
    expect(arrange(laid, { ...taken, turn: 4 }).cards).toEqual(["CJ2", "CC4", "CM3"]);
  });

  test("gold is laid out in chips", () => {
    expect(chips(38)).toEqual({ tens: 3, fives: 1, ones: 3 });
    expect(chips(0)).toEqual({ tens: 0, fives: 0, ones: 0 });
  });

  test("tiles are as large as there is room for", () => {
    expect(fitTile(200, 60, [[1, 1, 1]], 44)).toBe(44);
    expect(fitTile(100, 60, [[1, 1, 1]], 44)).toBe(31);
    expect(fitTile(10, 10, [[1, 1, 1]], 44)).toBe(16);
  });

  test("long texts are folded", () => {
    expect(fold("Blow up a mine or a saloon", 10)).toEqual(["Blow up a", "mine or a", "saloon"]);
  });

  test("gold flies in a few nuggets, however much it is", () => {
    const { view } = questions[0] as Question;
    const paid = { kind: "fee-paid", seat: 0, to_seat: 1, gold: 9, due: 9 };

    const steps = animate([paid], view, null);

    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatchObject({ do: "fly", from: "gold:0", to: "gold:1", together: false });
  });
});
