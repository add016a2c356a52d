import { describe, expect, test } from "vitest";

import { Chooser } from "$lib/chooser.svelte";
import {
  back,
  begin,
  decided,
  grouped,
  isLive,
  offersOf,
  pick,
  type Choice,
  type Selection,
} from "$lib/choosing";
import { spot } from "$lib/spot";

const choice = (text: string): Choice => ({ text, label: text, option: { kind: "move" } });
const path = ({ text }: Choice) => (text === "-" ? [] : text.split("-"));
const moves = ["b4-b5", "b4-b6", "e10-e9", "-"].map(choice);
const start = begin(moves, path);
const after = (...targets: string[]) =>
  targets.reduce((selection: Selection, target) => pick(selection, target), start);

describe("choosing by touch", () => {
  test("at first the first targets of all answers are lit, in the order of the answers", () => {
    expect([...start.next]).toEqual(["b4", "e10", "chip:-"]);
    expect(decided(start)).toBeNull();
  });

  test("a touch narrows the answers to those that begin with it", () => {
    const selection = after("b4");

    expect([...selection.next]).toEqual(["b5", "b6"]);
    expect(selection.left.map((offer) => offer.choice.text)).toEqual(["b4-b5", "b4-b6"]);
  });

  test("the answer whose path has been touched is decided", () => {
    expect(decided(after("b4", "b6"))?.text).toBe("b4-b6");
    expect(decided(after("chip:-"))?.text).toBe("-");
  });

  test("the only answer left still waits for its last touch", () => {
    expect(after("e10").left).toHaveLength(1);
    expect(decided(after("e10"))).toBeNull();
  });

  test("another first target replaces the one that was touched", () => {
    expect(after("b4", "e10").picked).toEqual(["e10"]);
  });

  test("the same target touched again is given back", () => {
    expect(after("b4", "b4").picked).toEqual([]);
    expect(back(after("b4")).picked).toEqual([]);
  });

  test("a target that leads nowhere changes nothing", () => {
    expect(after("k1")).toBe(start);
    expect(isLive(start, "k1")).toBe(false);
    expect(isLive(after("b4"), "e10")).toBe(true);
  });

  test("an answer may end where others go on", () => {
    const selection = pick(begin(["b4", "b4-b5"].map(choice), path), "b4");

    expect(selection.complete?.choice.text).toBe("b4");
    expect(decided(selection)).toBeNull();
  });

  test("a target tells which answers it leads to, for a preview", () => {
    expect(offersOf(start, "b4")).toHaveLength(2);
    expect(offersOf(after("b4"), "b5").map((offer) => offer.choice.text)).toEqual(["b4-b5"]);
    expect(offersOf(start, null)).toEqual([]);
    expect(offersOf(start, "k1")).toEqual([]);
  });

  test("the list has the answers in groups by their first target", () => {
    const groups = grouped(start.offers);

    expect([...groups.keys()]).toEqual(["b4", "e10", ""]);
    expect(groups.get("b4")).toHaveLength(2);
  });

  test("a spot is a button with a state, or nothing", () => {
    expect(spot(start, "k1", "k1")).toEqual({});
    expect(spot(start, null, "")).toEqual({});
    expect(spot(start, "b4", "boomer")["data-state"]).toBe("next");
    expect(spot(after("b4"), "b4", "boomer")["data-state"]).toBe("picked");
    expect(spot(after("b4"), "e10", "boomer")["data-state"]).toBe("other");
  });
});

describe("the chooser", () => {
  function chooser(asks: boolean) {
    const given: string[] = [];
    const made = new Chooser(
      ({ text }) => given.push(text),
      () => asks,
    );
    made.offer(moves, path);
    return { made, given };
  }

  test("gives the answer when its path is complete", () => {
    const { made, given } = chooser(false);

    made.pick("b4");
    made.pick("b5");

    expect(given).toEqual(["b4-b5"]);
  });

  test("waits for a confirmation where a person prefers that", () => {
    const { made, given } = chooser(true);

    made.pick("b4");
    made.pick("b5");
    expect(given).toEqual([]);
    expect(made.pending?.text).toBe("b4-b5");

    made.confirm();
    expect(given).toEqual(["b4-b5"]);
  });

  test("takes back an answer that is not yet confirmed", () => {
    const { made, given } = chooser(true);
    made.pick("b4");
    made.pick("b5");

    expect(made.back()).toBe(true);
    expect(made.pending).toBeNull();
    expect(made.selection.picked).toEqual(["b4"]);
    made.back();
    expect(made.back()).toBe(false);
    expect(given).toEqual([]);
  });

  test("an answer chosen from the list shows its path before it is confirmed", () => {
    const { made } = chooser(true);

    made.choose(moves[1] as Choice);

    expect(made.selection.picked).toEqual(["b4", "b6"]);
  });
});
