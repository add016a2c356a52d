import { describe, expect, test } from "vitest";

import {
  coloursOf,
  fits,
  isPlayable,
  isPossible,
  plan,
  recolour,
  reseat,
  set,
  taken,
  usual,
} from "$lib/plan";
import type { GameCard, SettingCard } from "$lib/wire";

const setting = (id: string, more: Partial<SettingCard>): SettingCard => ({
  id,
  kind: "flag",
  default: false,
  values: [],
  about: "",
  players: [],
  needs: null,
  ...more,
});

const game: GameCard = {
  id: "boomtown",
  name: "Boomtown",
  about: "",
  players: [3, 4, 5],
  minutes: 30,
  status: "complete",
  rules_version: "1.0",
  rule_letter: "B",
  settings: [
    setting("modules", {
      kind: "set",
      default: [],
      values: ["rail", "river"].map((id) => ({ id, about: "" })),
    }),
    setting("short", { players: [3] }),
    setting("rails", { kind: "text", default: "", needs: "rail" }),
  ],
  clashes: [{ modules: ["river"], rails: ["roundhouse"] }],
  bots: [],
  usual_bot: "greedy",
  hidden: true,
};

describe("a table being set up", () => {
  test("usually it is you against the best bots, as few as can play", () => {
    const seats = taken(usual(game));

    expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(seats[1]?.bot).toBe("greedy");
  });

  test("only what is not the default is sent", () => {
    const draft = set(game, usual(game), "modules", ["rail"]);

    expect(plan(game, draft)).toMatchObject({ game: "boomtown", settings: { modules: ["rail"] } });
    expect(plan(game, usual(game)).settings).toEqual({});
  });

  test("one more player takes away what only three may choose", () => {
    const short = set(game, usual(game), "short", true);
    expect(plan(game, short).settings).toEqual({ short: true });

    const four = reseat(game, short, 3, { kind: "open", bot: "", name: "" });

    expect(isPossible(game.settings[1] as SettingCard, four)).toBe(false);
    expect(plan(game, four).settings).toEqual({});
  });

  test("a setting that needs a module goes with it", () => {
    const railed = set(game, set(game, usual(game), "modules", ["rail"]), "rails", "roundhouse");
    expect(plan(game, railed).settings).toMatchObject({ rails: "roundhouse" });

    const bare = set(game, railed, "modules", []);

    expect(plan(game, bare).settings).toEqual({});
  });

  test("a layout gives way to a module that it cannot stand beside, and then cannot be chosen", () => {
    const railed = set(game, usual(game), "modules", ["rail"]);
    expect(fits(game, railed, "rails", "roundhouse")).toBe(true);

    const both = set(game, set(game, railed, "rails", "roundhouse"), "modules", ["rail", "river"]);

    expect(plan(game, both).settings).toEqual({ modules: ["rail", "river"] });
    expect(fits(game, both, "rails", "roundhouse")).toBe(false);
    expect(fits(game, both, "rails", "pinwheel")).toBe(true);
    // Without its module a layout means nothing.
    expect(fits(game, set(game, both, "modules", ["river"]), "rails", "roundhouse")).toBe(true);
  });

  test("no two seats ever have the same colour", () => {
    const two = coloursOf("", 2);
    expect(two).toEqual(["red", "blue"]);

    expect(recolour(two, 0, "green")).toBe("green,blue");
    expect(recolour(two, 0, "blue")).toBe("blue,red");
    expect(recolour(["blue", "red"], 0, "red")).toBe("");
    expect(coloursOf("blue,red", 3)).toEqual(["blue", "red", "green"]);
  });

  test("too few cannot play", () => {
    const two = reseat(game, usual(game), 2, { kind: "none", bot: "", name: "" });

    expect(isPlayable(game, two)).toBe(false);
  });
});
