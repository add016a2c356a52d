/** The view of Oklahoma Boomers, as `boomtable/games/oklahoma/view.py` describes it. */

export type Square = string;

export interface Section {
  readonly squares: readonly Square[];
  readonly points: number;
  readonly scored: boolean;
}

export interface Area {
  readonly kind: "homestead" | "contested" | "empty";
  readonly owner: number | null;
  readonly squares: readonly Square[];
  readonly mines: readonly Square[];
  readonly boomers: readonly Square[];
  readonly sections: readonly Section[];
  readonly points: number;
}

export interface View {
  readonly columns: string;
  readonly rows: number;
  readonly modules: readonly string[];
  readonly boomers: readonly (readonly Square[])[];
  readonly sooners: readonly Square[];
  readonly stones: readonly Square[];
  readonly mines: readonly Square[];
  readonly river: readonly Square[];
  readonly exhausted: readonly Square[];
  readonly rails_right: readonly Square[];
  readonly rails_above: readonly Square[];
  readonly side: number;
  readonly phase: "place" | "move" | "stones" | "over";
  readonly placing: "stone" | "boomer" | "sooner" | null;
  readonly placed: number;
  readonly placements: number;
  readonly turn: number;
  readonly active: Square | null;
  readonly banned: Square | null;
  readonly trail: { from: Square; to: Square; stones: readonly Square[] } | null;
  readonly quiet: number;
  readonly quiet_limit: number;
  readonly areas: readonly Area[];
  readonly score: readonly number[];
  readonly over: string | null;
}
