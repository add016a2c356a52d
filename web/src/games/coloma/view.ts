/** The view of Coloma, as `boomtable/games/coloma/view.py` and `box_view.py` describe it. */

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly name_fr: string;
}

export interface Effect {
  readonly op: "gain" | "pay" | "outlaws" | "bury" | "action";
  readonly what?: string;
  readonly n?: number;
  readonly kind?: string;
  readonly less_buck?: number;
  readonly spaces?: number;
  readonly items?: number;
  readonly from?: "cart";
}

export type Effects = readonly Effect[];

export interface Cost {
  readonly buck: number;
  readonly gold: number;
  readonly dude: number;
}

export type Tool = "hammer" | "saw";
export type Costs = Readonly<Record<Tool, Cost>>;

export interface Ability {
  readonly trigger: "shovel" | "wheelbarrow" | "visit" | "passive" | "turn" | "react";
  readonly options: readonly Effects[];
  readonly times: number;
  readonly times_per_year: number;
  readonly bust: "any" | "required" | "absent";
  readonly on: string | null;
  readonly instead_of: string | null;
  readonly mods: Readonly<Record<string, number>>;
}

export interface Card extends Named, Costs {
  readonly site: string;
  readonly vp: number;
  readonly abilities: readonly Ability[];
}

export interface Node extends Named {
  readonly kind: "boomtown" | "settlement" | "horseshoe";
  readonly x: number;
  readonly y: number;
  readonly effects: Effects;
  readonly stop: Effects;
  readonly lands: readonly string[];
  readonly near: readonly string[];
}

export interface Land extends Named {
  readonly x: number;
  readonly y: number;
}

export interface Bridge extends Named {
  readonly per: string;
  readonly rate: number;
  readonly max: number;
}

export interface Chart extends Named {
  readonly win: readonly Effects[];
  readonly lose: readonly Effects[];
  readonly graves_win: number;
  readonly graves_lose: number;
}

export interface Box {
  readonly sites: readonly (Named & { site: number; common: string; boom: string })[];
  readonly events: readonly (Named & { site: number; effects: Effects })[];
  readonly resources: readonly Named[];
  readonly years: readonly { year: number; outlaws: number }[];
  readonly cards: readonly Card[];
  readonly mill: Named & { abilities: readonly Ability[] };
  readonly specialties: readonly (Named & { abilities: readonly Ability[] })[];
  readonly hotel: Named & Costs & { vp: number; spaces: number; guest_vp: number };
  readonly barrels: readonly (Named & { effects: Effects })[];
  readonly bridges: readonly Bridge[];
  readonly boards: readonly (Named & { canyons: readonly { vp: number; effects: Effects }[] })[];
  readonly water: { river: Costs; bridge: Costs };
  readonly shop: { tent: number; horse: number };
  readonly map: { nodes: readonly Node[]; lands: readonly Land[] };
  readonly tent_chart: readonly number[];
  readonly graves: readonly number[];
  readonly rows: readonly number[];
  readonly charts: readonly Chart[];
  readonly levels: readonly (Named & {
    horse: number;
    gold: number;
    river: number;
    building: number;
    barrel: number;
    bonus: number;
  })[];
  readonly shade: Named;
}

export interface Site {
  readonly site: number;
  readonly covered: boolean;
  readonly common: string;
  readonly boom: string;
  readonly boom_of: number;
  readonly bust: boolean;
  readonly pioneers: readonly number[];
  readonly mules: readonly number[];
  readonly buster: boolean;
  readonly tents: readonly number[];
  readonly carrots: readonly number[];
}

export interface Side {
  readonly seat: number;
  readonly shade: boolean;
  readonly color: string;
  readonly board: string | null;
  readonly specialty: string | null;
  readonly vp: number;
  readonly score: number;
  readonly bucks: number;
  readonly gold: number;
  readonly horses: number;
  readonly dudes: number;
  readonly dudes_left: number;
  readonly tents: number;
  readonly tents_left: number;
  readonly gunmen: number;
  readonly graves: number;
  readonly guests: number;
  readonly hotels: number;
  readonly wagon: string;
  readonly site: number | null;
  readonly mule: number | null;
  readonly carrots: readonly number[];
  readonly rivers: readonly number[];
  readonly bridges: readonly { bridge: string; points: number }[];
  readonly town: readonly string[];
  readonly events: readonly number[];
  readonly lands: readonly string[];
  readonly barrels: readonly string[];
  readonly used: readonly string[];
  readonly hand_size: number;
  readonly deck_size: number;
  readonly top_size: number;
  readonly bottom_size: number;
  readonly hand: readonly string[] | null;
  readonly top: readonly string[] | null;
  readonly bottom: readonly string[] | null;
  readonly unknown: readonly string[] | null;
  readonly year_used: readonly string[];
}

/** Whose something is: a seat, the neutral Gunmen, nobody. */
export type Owner = number | "neutral" | null;

export interface Shootout {
  readonly outlaws: number;
  readonly gunmen: number;
  readonly won: boolean;
  readonly chart: string | null;
  readonly rows: readonly { row: number; size: number; owner: Owner }[];
  readonly ranking: readonly { owner: Owner; gunmen: number; tier: number; effects: Effects }[];
  readonly absent: readonly { seat: number; graves: number }[];
}

export interface TurnOpen {
  readonly common: string | null;
  readonly boom: string | null;
  readonly rows_filled: number;
  readonly uses: readonly string[];
  readonly built: number;
  readonly gained: {
    kind: string;
    less_buck: number;
    spaces: number;
    items: number;
    towns_only: boolean;
  } | null;
  readonly water: { river: Costs; bridge: Costs };
}

export interface View {
  readonly box: Box;
  readonly options: {
    boards: "A" | "B";
    hotels: boolean;
    specialties: string;
    mules: boolean;
    level: string | null;
  };
  readonly year: number;
  readonly round: number;
  readonly rounds: number;
  readonly turns: number;
  readonly turn: number;
  readonly phase:
    "setup" | "event" | "dials" | "mules" | "turns" | "shootout" | "clean-up" | "over";
  readonly sheriff: number | null;
  readonly order: readonly number[];
  readonly active: number | null;
  readonly wheel: {
    barker: number;
    signpost: number;
    copies: number;
    bust: number | null;
    busted: readonly number[];
  };
  readonly sites: readonly Site[];
  readonly buster: { avoids: readonly number[]; site: number | null } | null;
  readonly gold: {
    supply: number;
    cart: number;
    value: number;
    pools: readonly { spaces: number; nuggets: number; value: number }[];
  };
  readonly stash: readonly {
    space: number;
    barrel: string | null;
    outlaws: number;
    empty: boolean;
  }[];
  readonly stack: Readonly<Record<string, number>>;
  readonly discards: Readonly<Record<string, number>>;
  readonly bridges: readonly { bridge: string; left: number }[];
  readonly hotels_left: number;
  readonly map: {
    wagons: readonly string[];
    lands: Readonly<Record<string, readonly number[]>>;
    trail: readonly string[];
    left: number | null;
  };
  readonly shootout: Shootout;
  readonly turn_open: TurnOpen | null;
  readonly seats: readonly Side[];
  readonly solo: {
    level: string;
    rivers: number;
    buildings: number;
    gone: number;
    wagon_cards: readonly string[];
  } | null;
  readonly position: readonly string[];
}
