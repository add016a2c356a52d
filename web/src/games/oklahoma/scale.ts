/** The board in units of its drawing. */

import { place } from "./ground";
import type { Square } from "./view";

export const SIDE = 52;
export const HALF = SIDE / 2;
export const EDGE = 34;
export const SIZE = 11 * SIDE + 2 * EDGE;

export function x(square: Square): number {
  return EDGE + place(square).column * SIDE;
}

export function y(square: Square): number {
  return SIZE - EDGE - (place(square).row + 1) * SIDE;
}
