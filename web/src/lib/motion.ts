/** Lets pieces move: the steps that a game's `animate` names, played one after another. */

import type { MotionStep } from "./contract";

const USUAL = 240;
const OVERLAP = 60;

/** Plays steps on the pieces inside an element. Whatever happens, what is shown is right: pieces
 * stand where the new view has them, and only come from somewhere. */
export function play(stage: Element, steps: readonly MotionStep[], speed: number): Playing {
  const running: Animation[] = [];
  const flying: Element[] = [];
  if (speed > 0) {
    let at = 0;
    let begun = 0;
    for (const step of steps) {
      const ms = (step.ms ?? USUAL) / speed;
      const delay = step.together ? begun : at;
      const motion = start(stage, step, ms, delay, flying);
      if (motion === null) continue;
      running.push(motion);
      begun = delay;
      at = Math.max(at, delay + ms - OVERLAP / speed);
    }
  }
  const done = Promise.allSettled(running.map((motion) => motion.finished)).then(() => {
    for (const element of flying) element.remove();
  });
  return { done, skip: () => running.forEach((motion) => motion.finish()) };
}

export interface Playing {
  readonly done: Promise<void>;
  readonly skip: () => void;
}

function start(
  stage: Element,
  step: MotionStep,
  ms: number,
  delay: number,
  flying: Element[],
): Animation | null {
  const timing: KeyframeAnimationOptions = { duration: ms, delay, fill: "backwards" };
  if (step.do === "fly") return fly(stage, step.symbol, step.from, step.to, timing, flying);
  const piece = stage.querySelector(`[data-piece="${CSS.escape(step.piece)}"]`);
  if (piece === null) return null;
  switch (step.do) {
    case "move": {
      const from = find(stage, step.from);
      if (from === null) return null;
      const [dx, dy] = offset(piece, from);
      const start: Keyframe = { transform: `translate(${dx}px, ${dy}px)` };
      const frames: Keyframe[] = step.dealt
        ? [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: "none" }]
        : [start, { transform: "none" }];
      return piece.animate(frames, { ...timing, easing: "cubic-bezier(0.4, 0, 0.2, 1)" });
    }
    case "appear":
      return piece.animate(
        [
          { opacity: 0, transform: "translateY(-14px)" },
          { opacity: 1, transform: "none" },
        ],
        { ...timing, easing: "ease-in" },
      );
    case "glow":
      return piece.animate(
        [
          { filter: "none" },
          { filter: "drop-shadow(0 0 6px var(--gold)) brightness(1.15)" },
          { filter: "none" },
        ],
        { ...timing, duration: ms * 2 },
      );
    case "turn": {
      const frames = [{ transform: `rotate(${-step.degrees}deg)` }, { transform: "none" }];
      return piece.animate(frames, { ...timing, easing: "ease-in-out" });
    }
  }
}

/** A symbol that flies from one place to another and is gone. */
function fly(
  stage: Element,
  symbol: string,
  from: string,
  to: string,
  timing: KeyframeAnimationOptions,
  flying: Element[],
): Animation | null {
  const [start, end] = [find(stage, from), find(stage, to)];
  if (start === null || end === null) return null;
  const [one, other] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  svg.setAttribute("class", "flying");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
  flying.push(svg);
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  return svg.animate(
    [
      { transform: at(one), opacity: 0.2 },
      { opacity: 1, offset: 0.15 },
      { transform: at(other), opacity: 1 },
    ],
    { ...timing, easing: "ease-in-out" },
  );
}

/** A place by its id: an anchor, or a piece; also outside of the stage (a player's column). */
function find(stage: Element, id: string): Element | null {
  const escaped = CSS.escape(id);
  const anchor = `[data-anchor="${escaped}"]`;
  return (
    stage.querySelector(anchor) ??
    stage.querySelector(`[data-piece="${escaped}"]`) ??
    document.querySelector(anchor)
  );
}

/** How far a place is from a piece, in the units in which the piece is drawn. */
function offset(piece: Element, from: Element): [number, number] {
  const [here, there] = [piece.getBoundingClientRect(), from.getBoundingClientRect()];
  const scale = scaleOf(piece);
  const dx = (there.x + there.width / 2 - here.x - here.width / 2) / scale;
  const dy = (there.y + there.height / 2 - here.y - here.height / 2) / scale;
  return [dx, dy];
}

function scaleOf(piece: Element): number {
  if (piece instanceof SVGGraphicsElement) return piece.getScreenCTM()?.a || 1;
  return 1;
}
