import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import { begin, decided, pick } from "$lib/choosing";
import type { Choice, GameEvent, Player } from "$lib/contract";
import { learn, speak } from "$lib/words.svelte";

import { animate } from "../src/games/coloma/animate";
import { inWords, tokens, wouldScore } from "../src/games/coloma/box";
import { explain, legend } from "../src/games/coloma/explain";
import face from "../src/games/coloma";
import { partOf, partOfMost } from "../src/games/coloma/parts";
import { range, reach } from "../src/games/coloma/reach";
import { ask, effect, name, ownSide, path, symbol } from "../src/games/coloma/targets";
import { lay, UPRIGHT, WIDE } from "../src/games/coloma/terrain";
import type { Box, View } from "../src/games/coloma/view";
import { lines, places, section } from "../src/games/coloma/wheel";

interface Question {
  readonly prompt: string;
  readonly seat: number;
  readonly view: View;
  readonly choices: readonly Choice[];
}

// Made by web/tools/coloma_questions.py: questions of random games of every kind.
const file = process.env["COLOMA_QUESTIONS"] ?? "tests/fixtures/coloma.json";
const kept = JSON.parse(readFileSync(file, "utf-8")) as {
  box: Box;
  questions: readonly Question[];
};
const questions = kept.questions.map((question) => ({
  ...question,
  view: { ...question.view, box: kept.box },
}));

const ofPrompt = (prompt: string) => questions.filter((one) => one.prompt === prompt);
const first = (prompt: string, kind = ""): Question => {
  const found = ofPrompt(prompt).find(
    (one) => kind === "" || one.choices.some((choice) => choice.option["kind"] === kind),
  );
  if (!found) throw new Error(`no question ${prompt} ${kind}`);
  return found;
};
const players: Player[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  name: `Player ${seat + 1}`,
  colour: seat,
  isMe: seat === 0,
  isBot: false,
}));

beforeAll(async () => {
  await speak("en");
  await learn("web-coloma");
});

describe("targets", () => {
  test("every option of every question has a path, and no two have the same", () => {
    for (const { view, choices } of questions) {
      const paths = choices.map((choice) => path(choice, view).join(" > "));
      expect(paths.every((one) => one.length > 0)).toBe(true);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  test("touching the targets of a path gives its answer", () => {
    for (const { view, choices } of questions) {
      const start = begin(choices, (choice) => path(choice, view));
      for (const choice of choices) {
        const end = path(choice, view).reduce(pick, start);
        expect(decided(end)).toBe(choice);
      }
    }
  });

  test("no path ends where another one goes on", () => {
    for (const { view, choices } of questions) {
      const paths = choices.map((choice) => `${path(choice, view).join(" > ")} >`);
      for (const one of paths)
        expect(paths.filter((other) => other.startsWith(one))).toHaveLength(1);
    }
  });

  test("every target has a name or the server's words, and is somewhere", () => {
    const inTray = new Set(["goods", "pay", "sell", "tool", "deck", "chip"]);
    for (const { view, choices } of questions) {
      for (const target of choices.flatMap((choice) => path(choice, view))) {
        const kind = target.slice(0, target.indexOf(":"));
        if (kind !== "pay" && kind !== "sell") {
          const said = name(target, view);
          expect(said).not.toBe("");
          expect(said).not.toMatch(/[{}]|undefined|^(act|chip|target)\b/);
        }
        expect(inTray.has(kind) || partOf(target) !== null).toBe(true);
        expect(symbol(target, view)?.id ?? "coloma-").toMatch(/^coloma-/);
      }
    }
  });

  test("a Site is a Dial; with Mules an Event is the second touch", () => {
    const { view } = first("dial");
    const dial = (option: Choice["option"]) => path({ text: "", label: "", option }, view);
    expect(dial({ kind: "dial", site: 3, mule: 0 })).toEqual(["site:3"]);
    expect(dial({ kind: "dial", site: 3, mule: 2 })).toEqual(["site:3", "mule:2"]);
  });

  test("the tool is asked for only where both could be meant", () => {
    const { view } = first("act", "build-town");
    const side = ownSide(view);
    if (!side || !view.turn_open) throw new Error("no turn");
    const rich = { ...side, bucks: 30, gold: 9, dudes: 9 };
    const build: Choice["option"] = { kind: "build-town", tool: "saw", card: "land-office" };
    const look = (own: typeof side, common: string | null, boom: string | null): View => ({
      ...view,
      seats: view.seats.map((one) => (one.seat === side.seat ? own : one)),
      turn_open: view.turn_open && { ...view.turn_open, common, boom, gained: null },
    });
    const of = (seen: View) => path({ text: "", label: "", option: build }, seen);
    expect(of(look(rich, "hammer-town", "saw-town"))).toEqual([
      "hand:land-office",
      "tool:saw:hand:land-office",
    ]);
    expect(of(look(rich, null, "saw-town"))).toEqual(["hand:land-office"]);
    expect(of(look({ ...rich, bucks: 0, gold: 0 }, "hammer-town", "saw-town"))).toEqual([
      "hand:land-office",
    ]);
  });

  test("a question becomes more precise as things are touched", () => {
    const { view, choices } = first("discard-start");
    const start = begin(choices, (choice) => path(choice, view));
    const [card] = start.next;
    expect(ask(pick(start, card ?? ""), view)).toMatch(/on top of your deck, or at the bottom\?$/);
    const dial = first("dial");
    const dials = begin(dial.choices, (choice) => path(choice, dial.view));
    expect(ask(dials, dial.view)).toMatch(dial.view.options.mules ? /^$/ : /Bust/);
  });

  test("pointing at an answer tells it in the server's words", () => {
    const { view, choices } = first("act");
    const offers = begin(choices, (choice) => path(choice, view)).offers;
    const end = offers.at(-1);
    expect(end && effect([end], end.path[0] ?? "", view)).toBe("end");
  });
});

describe("words", () => {
  test("everything of every kind is explained with its rule", () => {
    // One question of each kind: the others have the same things on the table.
    const views = new Map(questions.map((one) => [`${one.prompt} ${one.seat}`, one.view]));
    for (const view of views.values()) {
      for (const id of legend(view)) {
        const found = explain(id, view, players);
        expect(found, id).not.toBeNull();
        expect(`${found?.title} ${found?.text}`).not.toMatch(
          /[{}]|undefined|\b\w+\.(title|text)\b/,
        );
        expect(found?.rule).toMatch(/^C-\d/);
      }
    }
  });

  test("every card, Barrel, Bridge and space is explained", () => {
    const { view } = first("act");
    const { box } = view;
    const ids = [
      ...box.cards.flatMap((card) => [`card:${card.id}`, `hand:${card.id}`]),
      ...box.specialties.map((one) => `card:${one.id}`),
      ...box.barrels.map((one) => `barrel:${one.id}`),
      ...box.bridges.map((one) => `bridge:${one.id}`),
      ...box.map.nodes.map((one) => `node:${one.id}`),
      ...box.map.lands.map((one) => `land:${one.id}`),
      ...[1, 2, 3, 4, 5].flatMap((site) => [`common:${site}`, `boom:${site}`, `event:${site}`]),
    ];
    for (const id of ids) {
      const found = explain(id, view, players);
      expect(found, id).not.toBeNull();
      expect(`${found?.title} ${found?.text}`).not.toMatch(/[{}]|undefined|-any|hammer-/);
    }
  });

  test("effects are symbols with numbers, and sentences", () => {
    const pay = [
      { op: "pay", what: "gold", n: 1 },
      { op: "gain", what: "vp", n: 3 },
    ] as const;
    expect(tokens(pay)).toEqual([
      { symbol: "gold", text: "−", isCost: true },
      { symbol: "vp", text: "3" },
    ]);
    expect(inWords(pay)).toBe("pay 1 Gold Nugget for 3 VP");
    expect(inWords([])).toBe("nothing");
  });

  test("phases and facts are told for every question", () => {
    for (const { view, seat } of questions) {
      expect(face.phase?.(view)).toMatch(/^(Set-up|18\d\d)/);
      expect(face.facts?.(view, seat)).toHaveLength(6);
    }
  });
});

describe("the map", () => {
  test("shows at least the spaces that a Wagon can enter now", () => {
    for (const { view, choices } of [...ofPrompt("go"), ...ofPrompt("gained-action")]) {
      const side = ownSide(view);
      const near = side ? reach(view, side) : new Map();
      for (const choice of choices) {
        if (choice.option["kind"] === "go")
          expect(near.has(String(choice.option["node"]))).toBe(true);
      }
    }
  });

  test("a Wagon goes as far as Horses and abilities carry it", () => {
    const { view } = first("act", "wagon");
    const side = ownSide(view);
    expect(side && range(view, side)).toBeGreaterThanOrEqual(side?.horses ?? 0);
  });

  test.each([WIDE, UPRIGHT])("all of it is on the sheet", (sheet) => {
    const { view } = first("act");
    for (const { x, y } of lay(view, sheet).values()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(sheet.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(sheet.height);
    }
  });
});

describe("the wheel", () => {
  test("names are broken where their words allow", () => {
    expect(lines("Rivers and Bridges", 12)).toEqual(["Rivers and", "Bridges"]);
    expect(lines("Workday", 3)).toEqual(["Workday"]);
  });

  test("who stands together stands side by side", () => {
    expect(places(1, 100, 90, 15)).toEqual([[100, 0]]);
    expect(places(2, 100, 0, 15)).toHaveLength(2);
    expect(section(86, 172, 0)).toMatch(/^M.*A172 172 .*z$/);
  });
});

describe("small screens", () => {
  test("a question brings the part in which most of its targets are", () => {
    expect(partOfMost(["chip:end", "canyon:1", "canyon:2", "bridge:toll"])).toBe("side");
    expect(partOfMost(["chip:end"])).toBeNull();
  });
});

describe("motion", () => {
  const { view } = first("act");
  const happened = (...events: GameEvent[]) => animate(events, view, view);

  test("the wheel turns by one Site", () => {
    const event = { kind: "round-began", year: 1848, round: 2, barker: 2, signpost: 4, copied: 3 };
    expect(happened(event)).toEqual([{ do: "turn", piece: "barker", degrees: 72, ms: 300 }]);
  });

  test("a Wagon rolls from where it stood", () => {
    const [step] = happened({ kind: "wagon-moved", seat: 0, node: "lotus" });
    expect(step).toMatchObject({ do: "move", piece: "wagon:0" });
  });

  test("spent gold flies to the Mine Cart, gained gold comes from its pools", () => {
    const [paid] = happened({ kind: "paid", seat: 0, what: "gold", n: 1 });
    expect(paid).toMatchObject({ do: "fly", from: "player:0", to: "cart" });
    const [gained] = happened({ kind: "gained", seat: 0, what: "gold", n: 2 });
    expect(gained).toMatchObject({ do: "fly", from: "gold-supply", to: "player:0" });
  });

  test("what everybody gains comes at once", () => {
    const gain = (seat: number) => ({ kind: "gained", seat, what: "buck", n: 1 });
    expect(happened(gain(0), gain(1)).map((step) => step.together ?? false)).toEqual([false, true]);
  });
});

test("a Bridge counts what its owner has, up to its most", () => {
  const { view } = first("act");
  const side = ownSide(view);
  if (!side) throw new Error("no side");
  expect(wouldScore(view, { ...side, horses: 3 }, "pack-train")).toBe(6);
  expect(wouldScore(view, { ...side, horses: 9 }, "pack-train")).toBe(12);
});
