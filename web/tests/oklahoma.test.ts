import { describe, expect, test, beforeAll } from "vitest";

import type { Choice } from "$lib/contract";
import { begin, pick } from "$lib/choosing";
import { learn, speak } from "$lib/words.svelte";

import { animate } from "../src/games/oklahoma/animate";
import { explain, legend } from "../src/games/oklahoma/explain";
import { after, chances, claims, freeCorners, middle, outline } from "../src/games/oklahoma/ground";
import { ask, effect, name, path, symbol } from "../src/games/oklahoma/targets";
import type { View } from "../src/games/oklahoma/view";

const prairie: View = {
  columns: "abcdefghijk",
  rows: 11,
  modules: [],
  boomers: [
    ["b4", "h7", "e10"],
    ["g2", "d5", "j8"],
  ],
  sooners: [],
  stones: ["f3", "f6", "f9"],
  mines: [],
  river: [],
  exhausted: [],
  rails_right: [],
  rails_above: [],
  side: 0,
  phase: "move",
  placing: null,
  placed: 0,
  placements: 0,
  turn: 1,
  active: null,
  banned: null,
  trail: null,
  quiet: 0,
  quiet_limit: 24,
  areas: [],
  score: [0, 0],
  over: null,
};

const choice = (option: Choice["option"], text = "?"): Choice => ({ text, label: text, option });

beforeAll(async () => {
  await speak("en");
  await learn("web-oklahoma");
});

describe("targets", () => {
  test("a move is a piece and a square", () => {
    expect(path(choice({ kind: "move", start: "b4", end: "b10" }))).toEqual([
      "piece:b4",
      "square:b10",
    ]);
  });

  test("stones are a partner, with a sooner also a corner", () => {
    expect(path(choice({ kind: "stones", partner: "d5", corner: null }))).toEqual(["partner:d5"]);
    expect(path(choice({ kind: "stones", partner: "f6", corner: "f3" }))).toEqual([
      "partner:f6",
      "corner:f3",
    ]);
    expect(path(choice({ kind: "no-stones" }))).toEqual(["chip:no-stones"]);
  });

  test("a placement is a square", () => {
    expect(path(choice({ kind: "place", square: "f6" }))).toEqual(["square:f6"]);
  });

  test("targets have names and symbols", () => {
    expect(name("piece:b4", prairie)).toBe("boomer b4");
    expect(name("square:b10", prairie)).toBe("b10");
    expect(name("chip:no-stones", prairie)).toBe("No stones");
    expect(symbol("piece:d5", prairie)).toEqual({ id: "oklahoma-boomer-1", seat: 1 });
    expect(symbol("square:b10", prairie)).toBeNull();
  });

  test("the question becomes more precise with every touch", () => {
    const choices = [choice({ kind: "move", start: "b4", end: "b10" })];
    const selection = pick(begin(choices, path), "piece:b4");

    expect(ask(begin(choices, path), prairie)).toBeNull();
    expect(ask(selection, prairie)).toBe("Where should your boomer on b4 go?");
  });

  test("a square tells which stones could follow", () => {
    const offers = begin([choice({ kind: "move", start: "b4", end: "b3" })], path).offers;

    expect(effect(offers, "square:b3", prairie)).toBe("then stones may go on b2, b5, b8, d3");
  });
});

describe("previews", () => {
  test("both corners of a rectangle are free where nothing stands between", () => {
    expect(freeCorners(prairie, "b4", "d5")).toEqual(["b5", "d4"]);
  });

  test("no corner is free in line, nor behind a stone", () => {
    expect(freeCorners(prairie, "d4", "d5")).toEqual([]);
    expect(freeCorners(prairie, "e3", "g2")).toEqual(["e2"]);
  });

  test("the moved piece looks from its new square", () => {
    const moved = after(prairie, "b4", "b3");

    expect(moved.active).toBe("b3");
    expect(chances(moved).get("d5")).toEqual(["b5", "d3"]);
  });

  test("a diagonal chain to the edge closes a corner of the board", () => {
    const corner: View = { ...prairie, boomers: [["a1"], ["k11"]], stones: ["a3"] };

    expect(claims(corner, ["b2", "c1"])).toEqual([
      { owner: 0, squares: ["a1", "a2", "b1"], points: 3 },
      expect.objectContaining({ owner: 1, points: 115 }),
    ]);
  });

  test("an area with both colours is nobody's", () => {
    expect(claims(prairie, [])).toEqual([]);
  });

  test("mines are links, and belong to the land around them", () => {
    const mined: View = {
      ...prairie,
      boomers: [["a1"], ["k11"]],
      mines: ["b1"],
      stones: ["a2", "d1", "c2", "b2"],
    };

    expect(claims(mined, [])[0]).toEqual({ owner: 0, squares: ["a1", "c1", "b1"], points: 13 });
  });

  test("a number stands near the middle of its land, on a free square if there is one", () => {
    expect(middle(["a1", "b1", "c1"], new Set())).toBe("b1");
    expect(middle(["a1", "b1", "c1"], new Set(["b1"]))).toBe("a1");
    expect(middle(["b1"], new Set(["b1"]))).toBe("b1");
  });

  test("a single square has four edges", () => {
    expect(outline(["a1"])).toHaveLength(4);
    expect(outline(["a1", "b1"])).toHaveLength(6);
  });
});

describe("explaining and moving", () => {
  test("every kind of piece is explained, with its rule", () => {
    const everything: View = {
      ...prairie,
      modules: ["santa-fe", "silver-mines", "red-river", "sooners"],
    };

    const explained = legend(everything).map((id) => explain(id, everything));

    expect(explained.every((one) => one?.rule?.startsWith("O-"))).toBe(true);
    expect(explained.map((one) => one?.title)).toContain("Cornerstone");
  });

  test("a tired boomer says so", () => {
    expect(explain("boomer:b4", { ...prairie, exhausted: ["b4"] })?.rule).toBe("O-7.1");
  });

  test("a square tells what is on its ground", () => {
    const ground: View = {
      ...prairie,
      mines: ["c3"],
      river: ["d9"],
      rails_right: ["e6"],
      rails_above: ["g7"],
    };

    expect(explain("square:c3", ground)?.rule).toBe("O-12.3");
    expect(explain("square:d9", ground)?.rule).toBe("O-13.3");
    for (const beside of ["e6", "f6", "g7", "g8"]) {
      expect(explain(`square:${beside}`, ground)?.rule).toBe("O-11.6");
    }
    expect(explain("square:a1", ground)?.rule).toBe("O-6.4");
    expect(explain("sooner:c8", { ...prairie, sooners: ["c8"], banned: "c8" })?.rule).toBe(
      "O-14.5",
    );
  });

  test("a boomer walks from where it was, then stones appear together", () => {
    const steps = animate(
      [
        { kind: "moved", seat: 0, what: "boomer", start: "b4", end: "b10" },
        { kind: "stones-placed", seat: 0, partner: "d5", squares: ["b5", "d10"] },
      ],
      prairie,
    );

    expect(steps).toEqual([
      { do: "move", piece: "boomer:b10", from: "square:b4", ms: 450 },
      { do: "appear", piece: "stone:b5", together: false },
      { do: "appear", piece: "stone:d10", together: true },
    ]);
  });
});
