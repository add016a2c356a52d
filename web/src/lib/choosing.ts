/**
 * How a person says which of the offered answers is meant: by touching targets one after another.
 *
 * Every answer is a path of targets (`["boomer:b4", "square:b10"]`). What has been touched so far
 * is a prefix; the answers that begin with it are still possible; their next targets are lit.
 * Nothing here knows a game, a page or a server.
 */

/** One answer that the server offers: its notation, its words, its value. */
export interface Choice {
  readonly text: string;
  readonly label: string;
  readonly option: Readonly<Record<string, unknown>>;
}

/** An answer with the path that leads to it. */
export interface Offer {
  readonly choice: Choice;
  readonly path: readonly string[];
}

/** Where the choosing stands. Never changed; every deed makes a new one. */
export interface Selection {
  readonly offers: readonly Offer[];
  /** The targets that have been touched, in order. */
  readonly picked: readonly string[];
  /** The offers whose path begins with what was picked. */
  readonly left: readonly Offer[];
  /** The targets that can be touched next, in the order of the offers. */
  readonly next: ReadonlySet<string>;
  /** The offer whose path is exactly what was picked, if there is one. */
  readonly complete: Offer | null;
}

export const NOTHING: Selection = select([], []);

/** The selection of some offers with some targets picked. */
export function select(offers: readonly Offer[], picked: readonly string[]): Selection {
  const left = offers.filter((offer) => startsWith(offer.path, picked));
  const next = new Set<string>();
  for (const offer of left) {
    const target = offer.path[picked.length];
    if (target !== undefined) next.add(target);
  }
  const complete = left.find((offer) => offer.path.length === picked.length) ?? null;
  return { offers, picked, left, next, complete };
}

/** Begin, with nothing picked. An answer without a target on the board gets a chip of its own. */
export function begin(choices: readonly Choice[], path: (choice: Choice) => string[]): Selection {
  const offers = choices.map((choice) => {
    const targets = path(choice);
    return { choice, path: targets.length > 0 ? targets : [`chip:${choice.text}`] };
  });
  return select(offers, []);
}

/**
 * Touch a target.
 *
 * A target that is next is picked. The last picked one, touched again, is given back. A target
 * that could have been picked earlier replaces what was picked since (another boomer). Anything
 * else changes nothing.
 */
export function pick(selection: Selection, target: string): Selection {
  const { offers, picked } = selection;
  if (selection.next.has(target)) return select(offers, [...picked, target]);
  if (picked.length > 0 && picked[picked.length - 1] === target) return back(selection);
  for (let length = picked.length - 1; length >= 0; length--) {
    const prefix = picked.slice(0, length);
    if (select(offers, prefix).next.has(target)) return select(offers, [...prefix, target]);
  }
  return selection;
}

/** Give the last picked target back. */
export function back(selection: Selection): Selection {
  return select(selection.offers, selection.picked.slice(0, -1));
}

/** Whether a target would do something if it were touched. */
export function isLive(selection: Selection, target: string): boolean {
  return pick(selection, target) !== selection;
}

/** The only answer that is left, if its whole path has been picked. */
export function decided(selection: Selection): Choice | null {
  const { complete, left } = selection;
  return complete !== null && left.length === 1 ? complete.choice : null;
}

/** The offers that a target leads to: for a preview of what it would do. */
export function offersOf(selection: Selection, target: string | null): readonly Offer[] {
  if (target === null) return [];
  const touched = pick(selection, target);
  return touched.picked.includes(target) ? touched.left : [];
}

/** The offers in groups by their first target, for a list of everything. */
export function grouped(offers: readonly Offer[]): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const head = offer.path.length > 1 ? (offer.path[0] ?? "") : "";
    groups.set(head, [...(groups.get(head) ?? []), offer]);
  }
  return groups;
}

function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((target, at) => path[at] === target);
}
