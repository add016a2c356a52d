/** How large tiles may be so that all of them fit into a box. */

/** A tile is so much higher than wide. */
export const TILE_RATIO = 1.26;
const GAP = 3;
export const GROUP_GAP = 7;
const LEAST = 16;

/** Things in groups, each with its width in tiles (a pawn is narrower than a mine). */
export type Groups = readonly (readonly number[])[];

/** The largest width of a tile, no more than `most`, at which the groups fit when they wrap. */
export function fitTile(width: number, height: number, groups: Groups, most: number): number {
  for (let tile = most; tile > LEAST; tile--) {
    if (lines(width, groups, tile) * (tile * TILE_RATIO + GAP) - GAP <= height) return tile;
  }
  return LEAST;
}

/** How many lines the groups take; a new group stands a little apart. */
function lines(width: number, groups: Groups, tile: number): number {
  let count = 1;
  let used = 0;
  for (const group of groups) {
    group.forEach((size, at) => {
      const gap = used === 0 ? 0 : at === 0 ? GROUP_GAP : GAP;
      const wide = size * tile;
      if (used > 0 && used + gap + wide > width) {
        count += 1;
        used = wide;
      } else used += gap + wide;
    });
  }
  return count;
}
