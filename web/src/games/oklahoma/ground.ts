/** The ground of the board for previews: corners (O-5) and areas (O-6, O-12.5, O-13.4). */

import type { Square, View } from "./view";

export interface Place {
  readonly column: number;
  readonly row: number;
}

export const COLUMNS = "abcdefghijk";

/** Column and row of a square, both from 0. */
export function place(square: Square): Place {
  return { column: COLUMNS.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

export function square(column: number, row: number): Square {
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** The squares between two that are in line, both excluded. */
export function between(one: Square, other: Square): Square[] {
  const a = place(one);
  const b = place(other);
  const step = { column: Math.sign(b.column - a.column), row: Math.sign(b.row - a.row) };
  const found: Square[] = [];
  let { column, row } = a;
  for (;;) {
    column += step.column;
    row += step.row;
    if ((column === b.column && row === b.row) || found.length > COLUMNS.length) return found;
    found.push(square(column, row));
  }
}

/** The pieces of a view once the piece on one square has gone to another. */
export function after(view: View, from: Square, to: Square): View {
  const go = (squares: readonly Square[]) => squares.map((one) => (one === from ? to : one));
  return { ...view, boomers: view.boomers.map(go), sooners: go(view.sooners), active: to };
}

/** Where stones can go between the active piece and a partner (O-5.4, O-12.4, O-13.5, O-13.8). */
export function freeCorners(view: View, active: Square, partner: Square): Square[] {
  const one = place(active);
  const other = place(partner);
  if (one.column === other.column || one.row === other.row) return [];
  const shut = new Set([...view.stones, ...view.boomers.flat(), ...view.sooners, ...home(view)]);
  const bare = new Set([...view.mines, ...view.river]);
  const corners = [square(one.column, other.row), square(other.column, one.row)];
  return corners.filter((corner) => {
    if (shut.has(corner) || bare.has(corner)) return false;
    const way = [...between(active, corner), ...between(corner, partner)];
    return !way.some((step) => shut.has(step));
  });
}

/** All stones that could follow: for each partner its free corners. */
export function chances(view: View): Map<Square, Square[]> {
  const found = new Map<Square, Square[]>();
  const active = view.active;
  if (active === null || home(view).has(active)) return found;
  const sooners = view.sooners.includes(active) ? [] : view.sooners;
  for (const partner of [...(view.boomers[1 - view.side] ?? []), ...sooners]) {
    if (home(view).has(partner)) continue;
    const corners = freeCorners(view, active, partner);
    if (corners.length > 0) found.set(partner, corners);
  }
  return found;
}

/** The squares of all homesteads. */
export function home(view: View): Set<Square> {
  return new Set(view.areas.filter((area) => area.owner !== null).flatMap((area) => area.squares));
}

export interface Claim {
  readonly owner: number;
  readonly squares: readonly Square[];
  /** `null` where rails cut the land: how much of it counts is seen at the end. */
  readonly points: number | null;
}

/** The homesteads that would be new with these stones on the board. */
export function claims(view: View, stones: readonly Square[]): Claim[] {
  const walls = new Set([...view.stones, ...stones, ...view.river]);
  const old = home(view);
  const mines = new Set(view.mines);
  const isLand = (one: Square) => !walls.has(one) && !mines.has(one);
  const seen = new Set<Square>();
  const found: Claim[] = [];
  for (const start of everySquare()) {
    if (!isLand(start) || seen.has(start)) continue;
    const land = flood(start, isLand, mines, seen);
    if (land.some((one) => old.has(one))) continue;
    const owners = [0, 1].filter((seat) => view.boomers[seat]?.some((one) => land.includes(one)));
    const [owner] = owners;
    if (owner === undefined || owners.length !== 1) continue;
    const own = ownMines(land, mines, isLand);
    const points = land.length + own.length * 11;
    const hasRails = view.rails_above.length + view.rails_right.length > 0;
    found.push({ owner, squares: [...land, ...own], points: hasRails ? null : points });
  }
  return found;
}

/** O-12.5: land squares are linked if there are only mines between them, or nothing. */
function flood(
  start: Square,
  isLand: (one: Square) => boolean,
  mines: ReadonlySet<Square>,
  seen: Set<Square>,
): Square[] {
  const land = [start];
  seen.add(start);
  for (const from of land) {
    for (const [across, up] of WAYS) {
      let { column, row } = place(from);
      do {
        column += across;
        row += up;
      } while (isOnBoard(column, row) && mines.has(square(column, row)));
      const next = square(column, row);
      if (!isOnBoard(column, row) || seen.has(next) || !isLand(next)) continue;
      seen.add(next);
      land.push(next);
    }
  }
  return land;
}

/** O-12.6: a cluster of mines belongs to the area that has all the land around it. */
function ownMines(
  land: readonly Square[],
  mines: ReadonlySet<Square>,
  isLand: (one: Square) => boolean,
): Square[] {
  const ground = new Set(land);
  const own: Square[] = [];
  const looked = new Set<Square>();
  for (const mine of mines) {
    if (looked.has(mine)) continue;
    const cluster = [mine];
    looked.add(mine);
    const around: Square[] = [];
    for (const one of cluster) {
      for (const near of neighbours(one)) {
        if (mines.has(near) && !looked.has(near)) {
          looked.add(near);
          cluster.push(near);
        } else if (isLand(near)) around.push(near);
      }
    }
    if (around.length > 0 && around.every((one) => ground.has(one))) own.push(...cluster);
  }
  return own;
}

const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

export function neighbours(one: Square): Square[] {
  const { column, row } = place(one);
  return WAYS.filter(([across, up]) => isOnBoard(column + across, row + up)).map(([across, up]) =>
    square(column + across, row + up),
  );
}

export function everySquare(): Square[] {
  const found: Square[] = [];
  for (let row = 0; row < COLUMNS.length; row++)
    for (let column = 0; column < COLUMNS.length; column++) found.push(square(column, row));
  return found;
}

function isOnBoard(column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < COLUMNS.length && row < COLUMNS.length;
}

/** The edges of a patch of squares, as lines of the board: from corner to corner, from 0 to 11. */
export function outline(squares: readonly Square[]): [number, number, number, number][] {
  const patch = new Set(squares);
  const lines: [number, number, number, number][] = [];
  for (const one of squares) {
    const { column, row } = place(one);
    if (!patch.has(square(column, row + 1))) lines.push([column, row + 1, column + 1, row + 1]);
    if (!patch.has(square(column, row - 1))) lines.push([column, row, column + 1, row]);
    if (!patch.has(square(column + 1, row))) lines.push([column + 1, row, column + 1, row + 1]);
    if (!patch.has(square(column - 1, row))) lines.push([column, row, column, row + 1]);
  }
  return lines;
}

/** The square of a patch that is nearest to its middle: a good place for a number. */
export function middle(squares: readonly Square[], taken: ReadonlySet<Square>): Square {
  const free = squares.filter((one) => !taken.has(one));
  const places = squares.map(place);
  const column = places.reduce((sum, one) => sum + one.column, 0) / places.length;
  const row = places.reduce((sum, one) => sum + one.row, 0) / places.length;
  const off = (one: Square) => {
    const at = place(one);
    return Math.hypot(at.column - column, at.row - row);
  };
  const sorted = [...(free.length > 0 ? free : squares)].sort((a, b) => off(a) - off(b));
  return sorted[0] ?? "f6";
}
