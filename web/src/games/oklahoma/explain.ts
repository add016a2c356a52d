/** What anything on the board is, with the rule that says so. */

import type { Explanation } from "$lib/contract";

import { squareOf } from "./targets";
import type { View } from "./view";
import { say } from "./words";

export function explain(id: string, view: View): Explanation | null {
  const where = squareOf(id);
  const kind = id.slice(0, id.indexOf(":"));
  switch (kind) {
    case "boomer": {
      const isTired = view.exhausted.includes(where);
      return isTired
        ? { title: say("exhausted.title"), text: say("exhausted.text"), rule: "O-7.1" }
        : { title: say("boomer.title"), text: say("boomer.text"), rule: "O-4.1" };
    }
    case "sooner":
      return view.banned === where
        ? { title: say("sooner.title"), text: say("sooner.banned"), rule: "O-14.5" }
        : { title: say("sooner.title"), text: say("sooner.text"), rule: "O-14.4" };
    case "stone":
      return { title: say("stone.title"), text: say("stone.text"), rule: "O-1.3" };
    case "mine":
      return { title: say("mine.title"), text: say("mine.text"), rule: "O-12.3" };
    case "river":
      return { title: say("river.title"), text: say("river.text"), rule: "O-13.3" };
    case "rail":
      return { title: say("rail.title"), text: say("rail.text"), rule: "O-11.6" };
    case "square":
      // Squares lie over what is on the ground.
      if (view.mines.includes(where)) return explain(`mine:${where}`, view);
      if (view.river.includes(where)) return explain(`river:${where}`, view);
      return besideRails(where, view) ? withRail(where, view) : explainLand(where, view);
  }
  return null;
}

function explainLand(where: string, view: View): Explanation | null {
  const area = view.areas.find((one) => one.squares.includes(where));
  if (!area || area.kind === "contested") {
    return { title: say("land.title", { square: where }), text: say("land.text"), rule: "O-6.4" };
  }
  if (area.kind === "empty") {
    return { title: say("empty.title"), text: say("empty.text"), rule: "O-9.2" };
  }
  return {
    title: say("homestead.title"),
    text: say("homestead.text", { count: area.points }),
    rule: "O-6.3",
  };
}

/** Whether a rail lies on one of the lines around a square. */
function besideRails(where: string, { columns, rails_right, rails_above }: View): boolean {
  const [column = "", row] = [where[0], Number(where.slice(1))];
  return (
    rails_right.includes(where) ||
    rails_above.includes(where) ||
    rails_right.includes(`${columns[columns.indexOf(column) - 1]}${row}`) ||
    rails_above.includes(`${column}${row - 1}`)
  );
}

function withRail(where: string, view: View): Explanation | null {
  const [land, rail] = [explainLand(where, view), explain("rail:", view)];
  return land && rail && { ...rail, title: land.title, text: `${land.text} ${rail.text}` };
}

/** One of each kind that can be met, for the list of what is what. */
export function legend(view: View): string[] {
  const ids = ["boomer:", "stone:", "square:"];
  if (view.modules.includes("sooners")) ids.push("sooner:");
  if (view.modules.includes("silver-mines")) ids.push("mine:");
  if (view.modules.includes("red-river")) ids.push("river:");
  if (view.modules.includes("santa-fe")) ids.push("rail:");
  return ids;
}
