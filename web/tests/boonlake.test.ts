import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import { begin, decided, pick } from "$lib/choosing";
import type { Choice, GameEvent, Player } from "$lib/contract";
import { learn, speak } from "$lib/words.svelte";

import face from "../src/games/boonlake";
import { animate } from "../src/games/boonlake/animate";
import {
  cardInWords,
  cardTokens,
  conditionInWords,
  conditionTokens,
  inWords,
  leverInWords,
  leverTokens,
  trade,
} from "../src/games/boonlake/box";
import { deedInWords, deedTokens } from "../src/games/boonlake/deeds";
import { explain, legend } from "../src/games/boonlake/explain";
import { partOf, partOfMost } from "../src/games/boonlake/parts";
import { ownSide } from "../src/games/boonlake/people";
import {
  cattlePrice,
  income,
  isShort,
  nextScoring,
  reached,
  shortage,
  upgradePrice,
} from "../src/games/boonlake/reckon";
import { soloIncome, soloTokens } from "../src/games/boonlake/solo";
import { ask, effect, name, path, symbol } from "../src/games/boonlake/targets";
import { middle, point, UPRIGHT, WIDE } from "../src/games/boonlake/terrain";
import type { Box, Side, View } from "../src/games/boonlake/view";

interface Question {
  readonly prompt: string;
  readonly seat: number;
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly events: readonly GameEvent[];
}

// Made by web/tools/boonlake_questions.py: questions of random games of 1 to 4 players.
const file = process.env["BOONLAKE_QUESTIONS"] ?? "tests/fixtures/boonlake.json";
const kept = JSON.parse(readFileSync(file, "utf-8")) as {
  box: Box;
  questions: readonly Question[];
};
const questions = kept.questions.map((question) => ({
  ...question,
  view: { ...question.view, box: kept.box },
}));
const sprite = ["Sprite", "Pieces", "Deeds"]
  .map((part) => readFileSync(`src/games/boonlake/${part}.svelte`, "utf-8"))
  .join("");
const isDrawn = (id: string) =>
  /^(region|mark)-\d$/.test(id) || sprite.includes(`id="boonlake-${id}"`);

const ofPrompt = (prompt: string) => questions.filter((one) => one.prompt === prompt);
const first = (prompt: string, kind = ""): Question => {
  const found = ofPrompt(prompt).find(
    (one) => kind === "" || one.choices.some((choice) => choice.option["kind"] === kind),
  );
  if (!found) throw new Error(`no question ${prompt} ${kind}`);
  return found;
};
const sideOf = (view: View): Side => {
  const side = ownSide(view);
  if (!side) throw new Error("no side");
  return side;
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
  await learn("web-boonlake");
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

  test("every target has a name or the server's words, a symbol that is drawn, and a place", () => {
    const inTray = new Set(["way", "mode", "gift", "hire", "chip"]);
    const unnamed = new Set(["way", "hire", "chip:coins"]);
    for (const { view, choices } of questions) {
      for (const target of choices.flatMap((choice) => path(choice, view))) {
        const kind = target.split(":")[0] ?? "";
        const said = name(target, view);
        if (!unnamed.has(kind) && !unnamed.has(target)) expect(said, target).not.toBe("");
        expect(said).not.toMatch(/[{}]|undefined|^(chip|target)\b/);
        expect(inTray.has(kind) || partOf(target) !== null, target).toBe(true);
        const mark = symbol(target, view)?.id;
        if (mark) expect(isDrawn(mark.slice("boonlake-".length)), mark).toBe(true);
      }
    }
  });

  test("a card is touched, then what is done with it; in a scoring it is played at once", () => {
    const { view } = first("settle-common", "discard");
    const of = (option: Choice["option"], phase: View["phase"]) =>
      path({ text: "", label: "", option }, { ...view, phase });
    const play = { kind: "play", card: "windmill" };
    expect(of(play, "common")).toEqual(["hand:windmill", "play:windmill"]);
    expect(of(play, "scoring")).toEqual(["hand:windmill"]);
    expect(of({ kind: "discard", card: "windmill" }, "common")).toEqual([
      "hand:windmill",
      "discard:windmill",
    ]);
  });

  test("a lever of the top row is touched, then slot, piece or what it brings", () => {
    const { view } = first("choose-strip");
    const top = (lever: string, mode: string) =>
      path({ text: "", label: "", option: { kind: "top", lever, mode } }, view);
    expect(top("tinkering", "5")).toEqual(["lever:tinkering", "slot:5"]);
    expect(top("master-builder", "24a")).toEqual(["lever:master-builder", "site:24a"]);
    expect(top("vase-trade", "coins")).toEqual(["lever:vase-trade", "mode:vase-trade:coins"]);
  });

  test("the question becomes more precise while targets are picked", () => {
    const { view, choices } = first("settle-common", "discard");
    const start = begin(choices, (choice) => path(choice, view));
    expect(ask(start, view)).toBeNull();
    const card = [...start.next].find((target) => target.startsWith("hand:")) ?? "";
    expect(ask(pick(start, card), view)).toContain(name(card, view));
  });

  test("a region tells the coins that it brings besides its label", () => {
    const { view, choices } = first("choose-region");
    const selection = begin(choices, (choice) => path(choice, view));
    const target = [...selection.next][0] ?? "";
    const offers = selection.offers.filter((offer) => offer.path[0] === target);
    expect(effect(offers, target, view)).toMatch(/\d+ coins?$/);
  });
});

describe("words and symbols", () => {
  const { box } = kept;
  const { view } = first("choose-strip");
  const symbols = (tokens: readonly { symbol: string }[]) =>
    tokens.map((token) => token.symbol).filter(Boolean);

  test("every card, lever, strip, site and condition is told in words and drawn symbols", () => {
    const said: string[] = [];
    const drawn: string[] = [];
    for (const card of box.cards) {
      said.push(cardInWords(card, view));
      drawn.push(...symbols(cardTokens(card, view).flat()), card.kind);
    }
    for (const lever of box.levers) {
      said.push(leverInWords(lever, view));
      drawn.push(...symbols(leverTokens(lever, view)));
    }
    for (const strip of box.strips) {
      for (const step of [strip.first, ...strip.middle, strip.common]) {
        said.push(deedInWords(step, strip, view));
        drawn.push(...symbols(deedTokens(step, strip, view)), strip.id);
        expect(deedTokens(step, strip, view), step).not.toHaveLength(0);
      }
    }
    for (const { condition } of box.scoring_tiles) {
      for (const scoring of [1, 2, 3, 4]) said.push(conditionInWords(condition, scoring, view));
      drawn.push(...symbols(conditionTokens(condition, view)));
    }
    for (const site of box.tiles.flatMap((tile) => tile.sites)) {
      said.push(inWords([...site.cost, ...site.effect], view));
      drawn.push(...symbols(trade([...site.cost, ...site.effect], view)));
    }
    for (const deeds of Object.values(box.solo.effects)) {
      for (const half of [deeds.bottom, deeds.chosen])
        drawn.push(...symbols([...soloTokens(half.A), ...soloTokens(half.B)]));
    }
    for (const one of said) {
      expect(one).not.toBe("");
      expect(one).not.toMatch(/[{}]|undefined|[a-z]-[a-z]+-any/);
    }
    for (const one of drawn) expect(isDrawn(one), one).toBe(true);
  });

  test("everything of the legend explains itself, with a rule", () => {
    for (const { view } of [first("choose-strip"), first("interim-slot"), first("move-ship")]) {
      for (const id of legend(view)) {
        const found = explain(id, view, players);
        expect(found, id).not.toBeNull();
        expect(found?.rule, id).toMatch(/^L-\d+\.\d+$/);
        expect(`${found?.title} ${found?.text}`, id).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test("every target that is a piece explains itself", () => {
    for (const { view, choices } of questions) {
      const seat = sideOf(view).seat;
      for (const target of new Set(choices.flatMap((choice) => path(choice, view)))) {
        const kind = target.split(":")[0] ?? "";
        if (!["space", "site", "water", "region", "strip", "hand", "project"].includes(kind))
          continue;
        expect(explain(target, view, players), target).not.toBeNull();
      }
      for (const { lever } of sideOf(view).levers)
        expect(explain(`lever:${lever}:${seat}`, view, players)).not.toBeNull();
    }
  });

  test("phases and facts are told for every question", () => {
    for (const { view, seat } of questions) {
      expect(face.phase?.(view)).toMatch(/^(Set-up|Round|Interim)/);
      expect(face.facts?.(view, seat)).toHaveLength(6);
    }
  });
});

describe("reckoning", () => {
  test("progress agrees with what the server says is met", () => {
    let compared = 0;
    for (const { view, seat } of questions) {
      const side = sideOf(view);
      for (const tile of view.tiles) {
        const met = tile.met[seat];
        const rules = view.box.scoring_tiles.find((one) => one.id === tile.tile);
        if (!rules || typeof met !== "boolean" || rules.condition.type.startsWith("two-")) continue;
        const [need = 0] = rules.condition.values[nextScoring(view) - 1] ?? [];
        const [have = 0] = reached(view, side, rules.condition);
        expect(have >= need).toBe(met);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test("cards that can be played are not said to be too dear, and the others are", () => {
    for (const { view, choices } of ofPrompt("interim-slot")) {
      const side = sideOf(view);
      const offered = new Set(
        choices.filter((one) => one.option["kind"] === "play").map((one) => one.option["card"]),
      );
      for (const id of side.hand ?? []) {
        const card = view.box.cards.find((one) => one.id === id);
        if (card) expect(isShort(shortage(view, side, card.cost)), id).toBe(!offered.has(id));
      }
    }
  });

  test("a cattle costs more with each that stands there; houses bring coins", () => {
    const { view, choices } = first("cattle-common", "place-cattle");
    const space = Number(
      choices.find((one) => one.option["kind"] === "place-cattle")?.option["space"],
    );
    const side = { ...sideOf(view), played: [], cattle: 0 };
    const there = view.map.find((one) => one.space === space)?.cattle.length ?? 0;
    expect(cattlePrice(view, side, space).inhabitants).toBe(there + 1);
  });

  test("an inhabitant becomes a house for one inhabitant", () => {
    for (const { view, choices } of questions) {
      for (const { option } of choices) {
        if (option["kind"] !== "upgrade") continue;
        const price = upgradePrice(view, sideOf(view), String(option["site"]));
        expect(["house", "settlement"]).toContain(price.to);
        expect(price.inhabitants).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("everybody starts with the income of the first steps", () => {
    const { view } = first("choose-strip");
    const side = { ...sideOf(view), coin_step: 0, card_step: 0, houses: 0, settlements: 0 };
    const bare = { ...side, cattle: 0, bonus: [] };
    expect(income({ ...view, map: [] }, bare)).toEqual({ coins: 2, cards: 2, vp: 0 });
  });

  test("the Eminence has the income of its columns and of its cactus (W-16)", () => {
    const { view } = questions.find((one) => one.view.solo !== null) ?? first("choose-strip");
    const side = view.seats.find((one) => one.eminence);
    if (!side || !view.solo) throw new Error("no Eminence");
    const seen = { ...view, map: [], solo: { ...view.solo, cactus: 19 } };
    expect(soloIncome(seen, { ...side, houses: 4, settlements: 3, cattle: 3 })).toBe(26);
  });
});

describe("the map", () => {
  test.each([WIDE, UPRIGHT])("all of it is on the sheet", (sheet) => {
    const places = [
      ...kept.box.map.spaces.map((space) => middle(sheet, space)),
      ...kept.box.river.spaces.map((space) => point(sheet, space.x, space.y)),
    ];
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(sheet.width - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(sheet.height - 30);
    }
  });
});

describe("small screens", () => {
  test("a question brings the part in which most of its targets are", () => {
    expect(partOfMost(["chip:pass", "site:4a", "site:4b", "hand:windmill"])).toBe("map");
    expect(partOfMost(["chip:pass"])).toBeNull();
  });
});

describe("motion", () => {
  test("whatever happened can be shown", () => {
    for (const { events, view } of questions) {
      for (const step of animate(events, view, view)) {
        if (step.do === "fly") expect(isDrawn(step.symbol.slice("boonlake-".length))).toBe(true);
        else expect(step.piece).not.toMatch(/undefined|-1/);
      }
    }
  });

  test("a ship sails from where it was", () => {
    const { view } = first("choose-strip");
    const [step] = animate([{ kind: "ship-moved", seat: 0, space: "r5" }], view, view);
    expect(step).toMatchObject({ do: "move", piece: "ship:0", from: `water:${view.ships[0]}` });
  });

  test("what everybody gains comes at once", () => {
    const { view } = first("choose-strip");
    const gain = (seat: number) => ({ kind: "gained", seat, what: "coins", n: 1 });
    const steps = animate([gain(0), gain(1)], view, view);
    expect(steps.map((step) => step.together ?? false)).toEqual([false, true]);
  });
});
