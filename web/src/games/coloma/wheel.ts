/** The wheel in units of its drawing: the middle is 0 0, Site 1 at the top, then clockwise. */

export const HUB = 80;
export const BOOM = { inner: 86, outer: 172 } as const;
export const COMMON = { inner: 178, outer: 288 } as const;
export const RIM = 300;
export const SPREAD = 34.6;

export type Point = readonly [number, number];

/** The direction of a Site. */
export function angleOf(site: number): number {
  return (site - 1) * 72;
}

/** The point at a distance from the middle, in a direction. */
export function at(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** A section of a ring around a direction. */
export function section(inner: number, outer: number, degrees: number, spread = SPREAD): string {
  // Sections have parallel gaps: the inner edge is as far from its neighbour as the outer one.
  const near = spread - (36 - spread) * (outer / inner - 1);
  const [a, b] = [at(outer, degrees - spread), at(outer, degrees + spread)];
  const [c, d] = [at(inner, degrees + near), at(inner, degrees - near)];
  return (
    `M${a.join(" ")}A${outer} ${outer} 0 0 1 ${b.join(" ")}` +
    `L${c.join(" ")}A${inner} ${inner} 0 0 0 ${d.join(" ")}z`
  );
}

interface Spots {
  /** The direction of name and symbols. */
  readonly block: number;
  readonly event: Point;
  /** The direction of those who stand there. */
  readonly crowd: number;
  readonly carrots: readonly Point[];
}

/** Where things of a Site stand: in the narrow sections at the sides, one above the other. */
const SPOTS: Readonly<Record<number, Spots>> = {
  1: {
    block: 0,
    event: [0, -302],
    crowd: 0,
    carrots: [
      [-66, -268],
      [66, -268],
    ],
  },
  2: {
    block: 61,
    event: [245, 22],
    crowd: 83,
    carrots: [
      [262, 56],
      [232, 58],
    ],
  },
  3: {
    block: 144,
    event: [178, 245],
    crowd: 125,
    carrots: [
      [112, 258],
      [236, 204],
    ],
  },
  4: {
    block: 216,
    event: [-178, 245],
    crowd: 235,
    carrots: [
      [-112, 258],
      [-236, 204],
    ],
  },
  5: {
    block: 299,
    event: [-245, 22],
    crowd: 277,
    carrots: [
      [-262, 56],
      [-232, 58],
    ],
  },
};

export function spotsOf(site: number): Spots {
  const angle = angleOf(site);
  return SPOTS[site] ?? { block: angle, event: at(RIM, angle), crowd: angle, carrots: [] };
}

/** Places side by side along the ring, for those who stand on a Site. */
export function places(count: number, radius: number, degrees: number, step: number): Point[] {
  const between = Math.min(step, 58 / Math.max(1, count));
  return Array.from({ length: count }, (_, nth) =>
    at(radius, degrees + (nth - (count - 1) / 2) * between),
  );
}

/** A name in lines of at most so many letters, if its words allow. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
