/** How far a Wagon can come: a picture for planning; the server says what is allowed. */

import { able } from "./box";
import type { Side, View } from "./view";

/** The spaces that a Wagon action under way, or one that could begin, can still come to. */
export function reach(view: View, side: Side): ReadonlyMap<string, number> {
  const start = view.map.wagons[side.seat] ?? "coloma";
  const most = view.map.left ?? range(view, side);
  const nodes = new Map(view.box.map.nodes.map((node) => [node.id, node]));
  const others = new Set(view.map.wagons.filter((_, seat) => seat !== side.seat));
  const closed = new Set([...view.map.trail, start]);
  const found = new Map<string, number>();
  let edge = [start];
  for (let step = 1; step <= most; step++) {
    const next: string[] = [];
    for (const from of edge) {
      for (const id of behind(from, new Set(closed))) {
        if (found.has(id) || closed.has(id)) continue;
        found.set(id, step);
        next.push(id);
      }
    }
    edge = next;
  }
  return found;

  /** The spaces one step away; those that another Wagon holds are passed (C-15.5). */
  function behind(from: string, seen: Set<string>): string[] {
    return (nodes.get(from)?.near ?? []).flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const isHeld = others.has(id) && nodes.get(id)?.kind !== "boomtown";
      return isHeld ? behind(id, seen) : [id];
    });
  }
}

/** How many spaces a Wagon action of this side has now (C-15.2, C-16.13). */
export function range(view: View, side: Side): number {
  const cards = [...side.town, ...(side.specialty ? [side.specialty] : [])];
  const site = view.sites.find((one) => one.pioneers.includes(side.seat));
  const more = cards
    .filter((id) => isHere(id))
    .flatMap((id) => able(view, id).abilities)
    .reduce((sum, ability) => sum + (ability.mods["wagon-spaces"] ?? 0), 0);
  return side.horses + more + (view.turn_open?.gained?.spaces ?? 0);

  function isHere(id: string): boolean {
    if (id === side.specialty) return true;
    const card = view.box.cards.find((one) => one.id === id);
    return card?.site === String(site?.site) && !site?.covered;
  }
}
