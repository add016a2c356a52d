/** The attributes that make a piece of a board a target: spread them over its element. */

import { isLive, type Selection } from "./choosing";

export interface Spot {
  "data-target"?: string;
  "data-state"?: "next" | "picked" | "other";
  role?: "button";
  tabindex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
}

/**
 * A target that can be touched now, by pointer and keyboard; nothing for one that cannot.
 *
 * `data-state` is for the style sheet: `next` the choice is among these, `picked` has been
 * touched, `other` could be touched instead of what was picked.
 */
export function spot(selection: Selection, target: string | null, label: string): Spot {
  if (target === null || !isLive(selection, target)) return {};
  const isPicked = selection.picked.includes(target);
  return {
    "data-target": target,
    "data-state": selection.next.has(target) ? "next" : isPicked ? "picked" : "other",
    role: "button",
    // The stage gives one target at a time its place in the tab order; arrows go to the others.
    tabindex: -1,
    "aria-label": label,
    "aria-pressed": isPicked,
  };
}
