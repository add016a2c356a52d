/** Answers as paths of things to touch: a boomer and where it goes; a partner and its corner. */

import type { Choice, Mark, Offer, Selection } from "$lib/contract";

import { after, chances } from "./ground";
import type { View } from "./view";
import { say } from "./words";

export const NO_STONES = "chip:no-stones";

export function path(choice: Choice): string[] {
  const { kind } = choice.option;
  const field = (name: string) => String(choice.option[name]);
  switch (kind) {
    case "move":
      return [`piece:${field("start")}`, `square:${field("end")}`];
    case "place":
      return [`square:${field("square")}`];
    case "stones": {
      const partner = `partner:${field("partner")}`;
      const { corner } = choice.option;
      return typeof corner === "string" ? [partner, `corner:${corner}`] : [partner];
    }
    case "no-stones":
      return [NO_STONES];
  }
  return [];
}

/** The square of a target. */
export function squareOf(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

export function name(target: string, view: View): string {
  const where = squareOf(target);
  const what = view.sooners.includes(where) ? "sooner" : "boomer";
  switch (target.slice(0, target.indexOf(":"))) {
    case "piece":
    case "partner":
      return say(`target.${what}`, { square: where });
    case "chip":
      return say("target.no-stones");
  }
  return where;
}

export function symbol(target: string, view: View): Mark | null {
  const where = squareOf(target);
  if (target === NO_STONES) return null;
  if (view.sooners.includes(where)) return { id: "oklahoma-sooner" };
  const seat = view.boomers.findIndex((squares) => squares.includes(where));
  if (seat >= 0) return { id: `oklahoma-boomer-${seat}`, seat };
  if (target.startsWith("corner:")) return { id: "oklahoma-stone" };
  return null;
}

/** What a target leads to: the stones that could follow a move, the stones of a partner. */
export function effect(offers: readonly Offer[], target: string, view: View): string {
  const where = squareOf(target);
  if (target.startsWith("square:") && view.phase === "move") {
    const start = offers[0]?.choice.option["start"];
    if (typeof start !== "string") return "";
    const corners = [...chances(after(view, start, where)).values()].flat();
    const squares = [...new Set(corners)].sort();
    return squares.length > 0 ? say("effect.may-place", { squares: squares.join(", ") }) : "";
  }
  if (target.startsWith("partner:")) {
    const corners = chances(view).get(where) ?? [];
    const one = offers.some((offer) => offer.path.length > 1);
    return say(one ? "effect.one-of" : "effect.stones", {
      count: corners.length,
      squares: corners.join(", "),
    });
  }
  return "";
}

/** The question once a piece was touched. */
export function ask(selection: Selection, view: View): string | null {
  const last = selection.picked.at(-1);
  if (last?.startsWith("piece:")) {
    const where = squareOf(last);
    const what = view.sooners.includes(where) ? "sooner" : "boomer";
    return say(`ask.where-${what}`, { square: where });
  }
  if (last?.startsWith("partner:")) return say("ask.which-corner");
  if (last === undefined && view.phase === "stones" && selection.offers.length > 0)
    return say(view.sooners.length > 0 ? "ask.stones-sooners" : "ask.stones");
  return null;
}
