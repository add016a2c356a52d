/** What is done on an action strip, in symbols and words. */

import { amount, type Token } from "./box";
import type { Strip, View } from "./view";
import { named, say, sayOf } from "./words";
import { thing } from "./box";

const mark = (symbol: string, text = ""): Token => ({ symbol, text });
const OR: Token = { symbol: "", text: "/" };

/** One step of a strip in symbols. */
export function deedTokens(step: string, strip: Strip, view: View): Token[] {
  const { costs } = view.box;
  switch (step) {
    case "play-kind":
      return [mark(strip.kind ?? "card")];
    case "gain-3-coins":
      return [mark("coin", String(costs.builder_coins))];
    case "explore":
      return [mark("explore")];
    case "develop-or-upgrade":
      return [mark("develop"), OR, mark("upgrade")];
    case "place-pasture":
      return [mark("pasture")];
    case "choose-region":
      return [mark("region-scoring")];
    case "gain-1-inhabitant":
      return [mark("inhabitant")];
    case "play-any-or-draw-2":
      return [mark("play"), OR, mark("card", String(costs.builder_draw))];
    case "modernize":
      return [mark("modernize")];
    case "draw-2-then-play":
      return [mark("card", String(costs.pioneer_draw)), mark("play")];
    case "develop-upgrade-or-play":
      return [mark("develop"), OR, mark("upgrade"), OR, mark("play")];
    case "cattle-or-play":
      return [mark("cattle"), OR, mark("play")];
    case "region-coins":
      return [mark("coin"), OR, mark("presence")];
    case "hire":
      return [mark("hire"), mark("coin", String(costs.hire_coins))];
    case "play-any":
      return [mark("play")];
    case "modernize-or-draw":
      return [mark("modernize"), OR, mark("card")];
  }
  return [];
}

/** One step of a strip in words. */
export function deedInWords(step: string, strip: Strip, view: View): string {
  const { costs } = view.box;
  const draws: Readonly<Record<string, number>> = {
    "play-any-or-draw-2": costs.builder_draw,
    "draw-2-then-play": costs.pioneer_draw,
    "modernize-or-draw": costs.progress_draw,
  };
  return sayOf("deed", step, {
    kind: named(thing(view.box.kinds, strip.kind)).toLowerCase(),
    coins: amount("coins", step === "hire" ? costs.hire_coins : costs.builder_coins),
    cards: amount("cards", step === "hire" ? costs.hire_cards : (draws[step] ?? 0)),
  });
}

/** A whole strip in words. */
export function stripInWords(strip: Strip, view: View): string {
  const middle = strip.middle.map((step) => deedInWords(step, strip, view)).join(", ");
  return say(strip.others_only ? "strip.text-others" : "strip.text", {
    first: deedInWords(strip.first, strip, view),
    middle,
    common: deedInWords(strip.common, strip, view),
  });
}
