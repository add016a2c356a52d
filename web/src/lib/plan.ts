/** A table that is being set up: seats and settings, always such that the server takes them. */

import type { ClockPlan, GameCard, NewTable, SettingCard } from "./wire";

export type SeatKind = "me" | "bot" | "open" | "none";

export interface SeatDraft {
  readonly kind: SeatKind;
  /** The bot's kind, or the name of somebody else at this screen. */
  readonly bot: string;
  readonly name: string;
}

export type Value = boolean | string | readonly string[];

export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly settings: Readonly<Record<string, Value>>;
  readonly isPrivate: boolean;
  readonly clock: ClockPlan | null;
  readonly components: string | null;
}

/** The usual table: you against the usual bots, as many as play best with few. */
export function usual(game: GameCard): Draft {
  const most = Math.max(...game.players);
  const few = Math.min(...game.players.filter((count) => count > 1), most);
  const seats = Array.from({ length: most }, (_, at): SeatDraft => {
    const kind = at === 0 ? "me" : at < few ? "bot" : "none";
    return { kind, bot: game.usual_bot, name: "" };
  });
  return { seats, settings: defaults(game), isPrivate: true, clock: null, components: null };
}

export function defaults(game: GameCard): Record<string, Value> {
  return Object.fromEntries(game.settings.map((setting) => [setting.id, setting.default]));
}

export function taken(draft: Draft): SeatDraft[] {
  return draft.seats.filter((seat) => seat.kind !== "none");
}

/** Change one seat; what the number of players makes impossible goes back to its default. */
export function reseat(game: GameCard, draft: Draft, at: number, seat: SeatDraft): Draft {
  const seats = draft.seats.map((one, index) => (index === at ? seat : one));
  const next = { ...draft, seats };
  if (taken(next).length === taken(draft).length) return settle(game, next);
  // Colours were dealt out to so many seats.
  const { colors, ...settings } = next.settings;
  return settle(game, colors === undefined ? next : { ...next, settings });
}

/** Change a setting; what it makes impossible goes back to its default. */
export function set(game: GameCard, draft: Draft, id: string, value: Value): Draft {
  return settle(game, { ...draft, settings: { ...draft.settings, [id]: value } });
}

/** Whether anything but the default can be chosen here. */
export function isPossible(setting: SettingCard, draft: Draft): boolean {
  const count = taken(draft).length;
  if (setting.players.length > 0 && !setting.players.includes(count)) return false;
  if (setting.needs === null) return true;
  const modules = draft.settings["modules"];
  return Array.isArray(modules) && modules.includes(setting.needs);
}

/** Whether a value can stand beside everything else that is chosen. */
export function fits(game: GameCard, draft: Draft, setting: string, value: string): boolean {
  const next = { ...draft, settings: { ...draft.settings, [setting]: value } };
  return !game.clashes.some((clash) => setting in clash && holds(clash, game, next));
}

type Clash = GameCard["clashes"][number];

function holds(clash: Clash, game: GameCard, draft: Draft): boolean {
  return Object.entries(clash).every(([id, values]) => {
    const setting = game.settings.find((one) => one.id === id);
    if (!setting || !isPossible(setting, draft)) return false;
    const chosen = [draft.settings[id] ?? setting.default].flat();
    return chosen.some((one) => values.includes(String(one)));
  });
}

/** Whether this many can play. */
export function isPlayable(game: GameCard, draft: Draft): boolean {
  return game.players.includes(taken(draft).length);
}

function settle(game: GameCard, draft: Draft): Draft {
  let settings = draft.settings;
  for (const setting of game.settings) {
    if (!isPossible(setting, draft)) settings = { ...settings, [setting.id]: setting.default };
  }
  // A layout gives way to a module, and not the other way round.
  for (const clash of game.clashes.filter((one) => holds(one, game, { ...draft, settings }))) {
    for (const setting of game.settings.filter(({ id, kind }) => kind === "text" && id in clash)) {
      settings = { ...settings, [setting.id]: setting.default };
    }
  }
  return { ...draft, settings };
}

/** What is sent: only what is not the default. */
export function plan(game: GameCard, draft: Draft): NewTable {
  const settings: Record<string, boolean | string | string[]> = {};
  for (const setting of game.settings) {
    const value = draft.settings[setting.id];
    if (value === undefined || same(value, setting.default)) continue;
    settings[setting.id] = typeof value === "object" ? [...value] : value;
  }
  return {
    game: game.id,
    seats: taken(draft).map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      if (seat.kind === "me") return { kind: "me", name: seat.name.trim() };
      return { kind: "open" };
    }),
    settings,
    private: draft.isPrivate,
    clock: draft.clock,
    components: draft.components,
  };
}

/** The colours of the seats, where everybody plays one of their own, in the order of the box. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;

/** The colour of each seat. */
export function coloursOf(value: Value | undefined, seats: number): readonly string[] {
  const named = typeof value === "string" && value !== "" ? value.split(",") : [];
  return [...named, ...COLOURS.filter((one) => !named.includes(one))].slice(0, seats);
}

/** Give a seat another colour; whoever had it takes the one that was given up. */
export function recolour(colours: readonly string[], at: number, colour: string): string {
  const next = colours.map((one, seat) => {
    if (seat === at) return colour;
    return one === colour ? (colours[at] ?? one) : one;
  });
  return next.every((one, seat) => one === COLOURS[seat]) ? "" : next.join(",");
}

function same(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
