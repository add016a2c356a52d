/** Arrow keys between targets, by where they are on the screen. */

export type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function isWay(key: string): key is Way {
  return ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(key);
}

/** The number of the box that an arrow key leads to, or -1: near, and rather straight ahead. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box);
    const [dx, dy] = [bx - x, by - y];
    const [ahead, aside] = {
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
    }[way] as [number, number];
    if (ahead < 1) return;
    const cost = ahead + 2.5 * Math.abs(aside);
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
