/** Where things lie on the sheet of the map: upright on narrow screens, else as in the box. */

import type { Named, Space, View } from "./view";

/** One hex is as wide as this. */
export const UNIT = 100;
/** From the middle of a hex to a corner. */
export const RADIUS = UNIT / Math.sqrt(3);

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly isUpright: boolean;
}

const LEFT = 0.2;
const TOP = 0.78;

export const WIDE: Sheet = { width: 11.95 * UNIT, height: 8.45 * UNIT, isUpright: false };
/** Narrow screens have no room for margins. */
export const UPRIGHT: Sheet = { width: 8.36 * UNIT, height: 11.3 * UNIT, isUpright: true };

/** A point of the box on the sheet; an upright sheet is turned by a quarter. */
export function point(sheet: Sheet, x: number, y: number): Place {
  const [across, down] = [(x + LEFT) * UNIT, (y + TOP) * UNIT];
  return sheet.isUpright ? { x: sheet.width - down, y: across } : { x: across, y: down };
}

/** The middle of a hex. */
export function middle(sheet: Sheet, { q, r }: Space): Place {
  return point(sheet, q + r / 2, r * (Math.sqrt(3) / 2));
}

/** The outline of a hex. */
export function hex(sheet: Sheet, { x, y }: Place, radius = RADIUS * 0.96): string {
  const turn = sheet.isUpright ? 0 : 30;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A soft line through points. */
export function flow(sheet: Sheet, points: readonly (readonly [number, number])[]): string {
  const places = points.map(([x, y]) => point(sheet, x, y));
  const [first, ...others] = places;
  if (!first) return "";
  let d = `M${first.x} ${first.y}`;
  others.forEach((place, at) => {
    const next = others[at + 1];
    if (!next) {
      d += `L${place.x} ${place.y}`;
    } else {
      const [x, y] = [(place.x + next.x) / 2, (place.y + next.y) / 2];
      d += `Q${place.x} ${place.y} ${x} ${y}`;
    }
  });
  return d;
}

/** What joins two spaces, without the parts that lie on them. */
export function span(from: Place, to: Place, ends = 0.31): { from: Place; to: Place } {
  const at = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return { from: at(ends), to: at(1 - ends) };
}

/** Where the labels of the regions lie, from north to south; the sheets differ. */
const LABELS: Readonly<Record<"wide" | "upright", readonly (readonly [number, number])[]>> = {
  wide: [
    [8.72, -0.22],
    [10.93, 0.4],
    [0.82, 3.95],
    [10.9, 6.72],
  ],
  upright: [
    [8.45, 0.0],
    [10.35, 0.2],
    [1.1, 4.0],
    [10.4, 6.7],
  ],
};

export function labelPlace(sheet: Sheet, at: number, half: number): Place {
  const [x, y] = LABELS[sheet.isUpright ? "upright" : "wide"][at % 4] ?? [0, 0];
  const place = point(sheet, x, y);
  return { x: Math.min(sheet.width - half - 4, Math.max(half + 4, place.x)), y: place.y };
}

/** The cells of the income tracks: in the free corner, along its longer side. */
export function trackCell(sheet: Sheet, row: number, step: number) {
  if (sheet.isUpright) return { x: 8 + row * 100, y: 30 + step * 51, width: 94, height: 48 };
  return { x: 12 + step * 52, y: 652 + row * 96, width: 49, height: 90 };
}

/** Where what is in stock lies: gray tiles, pastures, cards. */
export function stockPlace(sheet: Sheet, at: number): Place {
  if (sheet.isUpright) return { x: sheet.width - 62, y: 40 + at * 68 };
  return { x: 50 + (at % 3) * 82, y: 50 };
}

/** Where a revealed gray tile waits to be placed. */
export function revealedPlace(sheet: Sheet): Place {
  return sheet.isUpright ? { x: sheet.width - 172, y: 66 } : { x: 78, y: 152 };
}

export function regionIndex(view: View, id: string): number {
  return Math.max(
    0,
    (view.box.regions as readonly Named[]).findIndex((one) => one.id === id),
  );
}
