/** What `boomtable/games/boonlake/view.py`, `side_view.py` and `box_view.py` send. */

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly name_fr: string;
}

export type Track = "coin" | "card";
export type Piece = "inhabitant" | "house" | "settlement";

export interface Effect {
  readonly op: string;
  readonly what?: string;
  readonly n?: number;
  readonly count?: string;
  readonly track?: string;
  readonly to?: string;
  readonly inhabitants_less?: number;
  readonly presences_less?: number;
  readonly resource?: string;
  readonly region?: string;
  readonly options?: readonly Effects[];
}
export type Effects = readonly Effect[];

/** Coins, vases and resources, zeros left out. */
export type Cost = Readonly<Record<string, number>>;

export interface Region extends Named {
  readonly label: Effects;
  readonly solo_vp: number;
}

export interface Space {
  readonly space: number;
  readonly region: string;
  readonly q: number;
  readonly r: number;
  readonly reward: Effects;
  readonly near: readonly number[];
  readonly bridge: boolean;
  readonly start: number;
}

export interface WaterSpace {
  readonly id: string;
  readonly arm: string;
  readonly harbor: boolean;
  readonly reward: Effects;
  readonly x: number;
  readonly y: number;
}

export interface Lock extends Named {
  readonly after: string;
  readonly before: string;
  readonly rounds: readonly number[];
}

export interface Strip extends Named {
  readonly kind: string | null;
  readonly first: string;
  readonly middle: readonly string[];
  readonly common: string;
  readonly others_only: boolean;
}

export interface Recess {
  readonly tier: number;
  readonly piece: string;
  readonly coins: number;
  readonly vp: number;
}

export interface Lever extends Named {
  readonly slot: number;
  readonly row: number;
  readonly cost: number;
  readonly use: string;
  readonly modes: readonly { readonly word: string; readonly effects: Effects }[];
  readonly joker: number;
  readonly joker_coins: number;
  readonly upstream: number;
  readonly inhabitants_less: number;
  readonly presences_less: number;
  readonly modernizes: boolean;
  readonly upgrades: string;
}

export interface TrackStep {
  readonly coins: number;
  readonly cards: number;
  readonly vp: number;
  readonly crossing: Effects;
}

export interface BuildingSite {
  readonly cost: Effects;
  readonly effect: Effects;
  readonly settlement_vp: number;
}

export interface Tile extends Named {
  readonly start: number;
  readonly sites: readonly BuildingSite[];
}

export interface EndEffect {
  readonly count: string;
  readonly region: string | null;
  readonly at: readonly number[];
  readonly vp: readonly number[];
}

export interface Modifier {
  readonly on: string;
  readonly n: number;
  readonly kind: string | null;
  readonly gain: Effects;
}

export interface Card extends Named {
  readonly kind: string;
  readonly copies: number;
  readonly cost: Cost;
  readonly vp: number;
  readonly immediate: Effects;
  readonly end: readonly EndEffect[];
  readonly permanent: readonly Modifier[];
}

export interface Condition {
  readonly type: string;
  readonly values: readonly (readonly [number, number])[];
  readonly regions: readonly string[];
  readonly kinds: readonly string[];
  readonly track: Track | null;
  readonly payments: readonly Effects[];
  readonly vp_each: number;
}

export interface ScoringTile extends Named {
  readonly cost: Cost;
  readonly vp: number;
  readonly track: Track;
  readonly condition: Condition;
}

export interface SoloTile extends Named {
  readonly type: "A" | "B";
  readonly actions: readonly string[];
  readonly corners: Readonly<Record<Corner, number>>;
}

export type Corner = "ul" | "ur" | "lr" | "ll";

export interface SoloDeeds {
  readonly bottom: Readonly<Record<"A" | "B", readonly string[]>>;
  readonly chosen: Readonly<Record<"A" | "B", readonly string[]>>;
}

export interface Costs {
  readonly discard_coins: number;
  readonly builder_coins: number;
  readonly builder_draw: number;
  readonly pioneer_draw: number;
  readonly progress_draw: number;
  readonly progress_inhabitants: number;
  readonly region_coins_per_presence: number;
  readonly develop_inhabitants: number;
  readonly hire_coins: number;
  readonly hire_cards: number;
  readonly explore_impossible_coins: number;
  readonly upstream_coins: number;
  readonly house_inhabitants: number;
  readonly settlement_inhabitants: number;
  readonly settlement_presences: number;
  readonly settlement_extra_inhabitants: readonly number[];
  readonly cattle_inhabitants: readonly number[];
  readonly cattle_extra_inhabitants: readonly number[];
  readonly vp_per_extra_inhabitant: number;
  readonly second_settlement_in_region_vp: number;
  readonly cattle_coins_per_adjacent_house: number;
  readonly project_inhabitants: number;
  readonly track_end_vp: number;
  readonly own_tile_factor: number;
}

export interface Box {
  readonly resources: readonly Named[];
  readonly kinds: readonly Named[];
  readonly regions: readonly Region[];
  readonly map: {
    readonly spaces: readonly Space[];
    readonly bridges: readonly (readonly [number, number])[];
    readonly fords: readonly (readonly [number, number])[];
    readonly lines: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  };
  readonly river: {
    readonly spaces: readonly WaterSpace[];
    readonly paths: readonly (readonly string[])[];
    readonly locks: readonly Lock[];
    readonly last: string;
  };
  readonly rows: readonly {
    readonly row: number;
    readonly steps: number;
    readonly vp_cost: number;
  }[];
  readonly strips: readonly Strip[];
  readonly recesses: readonly Recess[];
  readonly tier_vp: Readonly<Record<string, number>>;
  readonly lever_vp: readonly { readonly from: number; readonly each: number }[];
  readonly cattle_vp: number;
  readonly levers: readonly Lever[];
  readonly tracks: Readonly<Record<Track, readonly TrackStep[]>>;
  readonly tiles: readonly Tile[];
  readonly pasture: Named & { readonly count: number; readonly most: number };
  readonly cards: readonly Card[];
  readonly scoring_tiles: readonly ScoringTile[];
  readonly solo: {
    readonly tiles: readonly SoloTile[];
    readonly levels: readonly Named[];
    readonly house: readonly number[];
    readonly settlement: readonly number[];
    readonly cattle: readonly number[];
    readonly cactus: readonly number[];
    readonly effects: Readonly<Record<string, SoloDeeds>>;
    readonly unrevealed_b_vp: number;
    readonly none_left_vp: number;
  };
  readonly pieces: Readonly<Record<string, number>>;
  readonly costs: Costs;
}

export interface Laid {
  readonly space: number;
  readonly tile: string;
  readonly sites: readonly {
    readonly site: string;
    readonly owner: number | null;
    readonly piece: Piece | null;
  }[];
  readonly cattle: readonly number[];
}

export interface OpenTile {
  readonly tile: string;
  readonly owner: number | null;
  readonly marks: readonly { readonly seat: number; readonly scoring: number }[];
  readonly projects: readonly number[];
  readonly met: readonly (boolean | null)[];
}

export interface Side {
  readonly seat: number;
  readonly eminence: boolean;
  readonly vp: number;
  readonly score: number;
  readonly coins: number;
  readonly vases: number;
  readonly ranch: number;
  readonly supply: number;
  readonly boats: readonly string[];
  readonly sites: Readonly<Record<string, number>>;
  readonly coin_step: number;
  readonly card_step: number;
  readonly houses: number;
  readonly settlements: number;
  readonly cattle: number;
  readonly aside: number;
  readonly bonus: readonly number[];
  readonly levers: readonly {
    readonly slot: number;
    readonly lever: string;
    readonly ready: boolean;
  }[];
  readonly slots: Readonly<Record<string, number>>;
  readonly card_discount: number;
  readonly played: readonly string[];
  readonly projects: readonly string[];
  readonly marks: readonly string[];
  readonly own: string | null;
  readonly presences: Readonly<Record<string, number>>;
  readonly picked: readonly string[];
  readonly hand_size: number;
  readonly hand: readonly string[] | null;
  readonly dealt: readonly string[] | null;
}

export interface View {
  readonly box: Box;
  readonly level: string | null;
  readonly turn: number;
  readonly round: number;
  readonly rounds: number;
  readonly scoring: number;
  readonly scorings: number;
  readonly scoring_step: number;
  readonly phase: "setup" | "action" | "common" | "ship" | "scoring" | "over";
  readonly starter: number | null;
  readonly order: readonly number[];
  readonly active: number | null;
  readonly last_lap: boolean;
  readonly strips: readonly (string | null)[];
  readonly taken: string | null;
  readonly steps: number;
  readonly labels: readonly string[];
  readonly region: string | null;
  readonly ships: readonly string[];
  readonly crossed: readonly string[];
  readonly map: readonly Laid[];
  readonly revealed: string | null;
  readonly gray: readonly string[];
  readonly pastures: number;
  readonly pile: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly tiles: readonly OpenTile[];
  readonly about: {
    readonly card: string | null;
    readonly project: string | null;
    readonly site: string | null;
    readonly space: number | null;
    readonly effects: Effects;
  };
  readonly seats: readonly Side[];
  readonly solo: {
    readonly stack: Readonly<Record<"A" | "B", number>>;
    readonly turned: readonly string[];
    readonly corner: Corner | null;
    readonly preferred: number | null;
    readonly cactus: number;
  } | null;
}
