/** The Frontier Map in units of its drawing. */

import type { Land, Node, View } from "./view";

/** The size of the drawing. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export const WIDE: Sheet = { width: 1000, height: 612 };
/** For narrow screens: the same spaces closer together. */
export const UPRIGHT: Sheet = { width: 660, height: 730 };
/** Half the size of the plaque of a Boomtown. */
export const PLAQUE = { x: 84, y: 38 } as const;
const EDGE = { x: 88, y: 40 } as const;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where spaces and lands are drawn: the map of the box, fitted to the sheet. */
export function lay(view: View, sheet: Sheet): ReadonlyMap<string, Place> {
  const { nodes, lands } = view.box.map;
  const all = [...nodes, ...lands];
  const [left, right] = [
    Math.min(...all.map((one) => one.x)),
    Math.max(...all.map((one) => one.x)),
  ];
  const [top, low] = [Math.min(...all.map((one) => one.y)), Math.max(...all.map((one) => one.y))];
  const fit = (one: Node | Land): Place => ({
    x: EDGE.x + ((one.x - left) * (sheet.width - 2 * EDGE.x)) / (right - left || 1),
    y: EDGE.y + ((one.y - top) * (sheet.height - 2 * EDGE.y)) / (low - top || 1),
  });
  const towns = nodes.filter((node) => node.kind === "boomtown");
  const found = new Map<string, Place>(towns.map((town) => [town.id, fit(town)]));
  const plaques = [...found.values()];
  for (const node of nodes) {
    if (node.kind !== "boomtown") found.set(node.id, plaques.reduce(beside, fit(node)));
  }
  for (const land of lands) found.set(land.id, aside(fit(land), towns, found, sheet));
  return found;
}

/** A space that a plaque would cover makes way, by the shorter way. */
function beside(place: Place, town: Place): Place {
  const [dx, dy] = [place.x - town.x, place.y - town.y];
  const [across, down] = [PLAQUE.x + 20 - Math.abs(dx), PLAQUE.y + 22 - Math.abs(dy)];
  if (across <= 0 || down <= 0) return place;
  if (across < down) return { x: place.x + (dx < 0 ? -across : across), y: place.y };
  return { x: place.x, y: place.y + (dy < 0 ? -down : down) };
}

/** A land beside no plaque: it makes room upwards or downwards. */
function aside(
  place: Place,
  towns: readonly Node[],
  found: ReadonlyMap<string, Place>,
  sheet: Sheet,
): Place {
  let { x, y } = place;
  for (const town of towns) {
    const at = found.get(town.id);
    if (!at || Math.abs(at.x - x) > 170 || Math.abs(at.y - y) > 82) continue;
    y = y < at.y ? at.y - 82 : at.y + 82;
  }
  x = Math.min(sheet.width - EDGE.x, Math.max(EDGE.x, x));
  return { x, y: Math.min(sheet.height - EDGE.y, Math.max(EDGE.y, y)) };
}

/** The trails, each once, as slightly crooked lines. */
export function trails(view: View, places: ReadonlyMap<string, Place>): string[] {
  const drawn: string[] = [];
  for (const node of view.box.map.nodes) {
    for (const other of node.near) {
      if (node.id < other) drawn.push(trail(node.id, other, places));
    }
  }
  return drawn;
}

/** The line of a trail between two spaces, the same in both directions. */
export function trail(one: string, other: string, places: ReadonlyMap<string, Place>): string {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [a, b] = [places.get(from), places.get(to)];
  if (!a || !b) return "";
  const bend = ((from.length * 7 + to.length * 3 + to.charCodeAt(to.length - 1)) % 5) - 2;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = { x: (a.x + b.x) / 2 - dy * bend * 0.06, y: (a.y + b.y) / 2 + dx * bend * 0.06 };
  const point = (place: Place) => `${place.x.toFixed(0)} ${place.y.toFixed(0)}`;
  return `M${point(a)}Q${point(middle)} ${point(b)}`;
}
