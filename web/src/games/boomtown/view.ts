/** The view of Boomtown, as `boomtable/games/boomtown/view.py` describes it. */

export interface Named {
  readonly name: string;
  readonly name_fr: string;
}

export interface Mine extends Named {
  readonly card: string;
  readonly kind: "mine";
  readonly town: string;
  readonly number: number;
  readonly ways: number;
  readonly value: number;
  readonly vein: boolean;
  readonly dangerous: boolean;
}

export type EventKind =
  | "card-shark"
  | "dynamite"
  | "expropriation"
  | "governor"
  | "holdup"
  | "mustang"
  | "new-vein"
  | "saloon"
  | "saloon-girls"
  | "stagecoach-robbery"
  | "telegraph";

export interface EventCard extends Named {
  readonly card: string;
  readonly kind: EventKind;
  readonly use: "immediate" | "place" | "keep";
}

export type Card = Mine | EventCard;

export type Offered = Card & { readonly fees: readonly number[] };

export interface Saloon extends EventCard {
  readonly town: string;
  readonly girls: boolean;
  readonly pay: number;
}

export interface Seat {
  readonly gold: number;
  readonly mines: readonly Mine[];
  readonly kept: readonly EventCard[];
  readonly saloons: readonly Saloon[];
  readonly mayor_of: readonly string[];
  readonly governor_of: string | null;
  readonly took: string | null;
  readonly score: number;
}

export interface Town extends Named {
  readonly town: string;
  readonly colour: string;
  readonly mayor: number | null;
  readonly governor: boolean;
  readonly fee: number;
  readonly mines: readonly number[];
  readonly tokens: number;
}

export interface Shares {
  readonly price: number;
  readonly to: readonly number[];
  readonly bank: number;
}

export interface View {
  readonly turn: number;
  readonly turns: number;
  readonly short: boolean;
  readonly step: "first" | "row" | "bid" | "take" | "roll" | "over" | EventKind;
  readonly active: number | null;
  readonly resolving: string | null;
  readonly first: number | null;
  readonly winner: number | null;
  readonly price: number | null;
  readonly order: readonly number[];
  readonly row: readonly Offered[];
  readonly auction: {
    readonly standing: number;
    readonly holder: number | null;
    readonly lowest: number;
    readonly bids: readonly number[];
    readonly passed: readonly boolean[];
    readonly quick_raises: readonly number[];
    readonly bot_raises: readonly number[];
  };
  readonly shares: readonly Shares[];
  readonly seats: readonly Seat[];
  readonly towns: readonly Town[];
  readonly mines_to_found: number;
  readonly robbery: { readonly victim: number; readonly number: number } | null;
  readonly dice: readonly [number, number] | null;
  readonly total: number | null;
  readonly numbers: Readonly<Record<"loss" | "gain" | "bonus" | "pay" | "girls_pay", number>>;
  readonly deck: number;
  readonly unseen: readonly string[];
  readonly discards: readonly string[];
}
