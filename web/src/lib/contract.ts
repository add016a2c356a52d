/**
 * What a game's board is to the app. `web/README.md` tells how to write one.
 *
 * Ids of targets and pieces are `kind:name` (`square:b10`, `boomer:b4`, `card:17`); an id that
 * begins with `chip:` has no place on the board and stands in the prompt bar only.
 */

import type { Component } from "svelte";

import type { Choice, Offer, Selection } from "./choosing";
import type { Asked } from "./wire";
import type { Language } from "./words.svelte";

export type { Asked, Choice, Offer, Selection };

/** A seat as boards and columns show it. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  /** 0 to 5: which of the six colours and shapes. */
  readonly colour: number;
  readonly isMe: boolean;
  readonly isBot: boolean;
}

/** What happened, as the server tells it: the kind of the event and its fields. */
export interface GameEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The props of every `Board.svelte` (and of a `Panel.svelte`). */
export interface BoardProps<View = unknown> {
  /** The game's own view: `boomtable/games/<game>/view.py` says what is in it. */
  view: View;
  /** What can be touched, what has been. */
  selection: Selection;
  /** The target under the pointer or the focus, for previews. */
  hovered: string | null;
  players: readonly Player[];
  /** The seat that looks; `null`: a spectator, or all seats. */
  me: number | null;
  /** What is asked, of whom, who has sealed an answer, and one's own that waits for the others. */
  asked: Asked | null;
  lang: Language;
  /** A target was touched. */
  onpick: (target: string) => void;
  /** A target came under the pointer or the focus (`null`: none). */
  onhover: (target: string | null) => void;
}

/** What a person reads about a piece: its name, a sentence, and the rule to look up. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
}

/**
 * One thing that moves; steps follow one another unless `together` with the one before. `dealt`:
 * not to be seen before it starts, like a card of a deck.
 */
export type MotionStep = { readonly ms?: number; readonly together?: boolean } & (
  | { readonly do: "move"; readonly piece: string; readonly from: string; readonly dealt?: true }
  | { readonly do: "appear"; readonly piece: string }
  | { readonly do: "glow"; readonly piece: string }
  | { readonly do: "turn"; readonly piece: string; readonly degrees: number }
  | { readonly do: "fly"; readonly symbol: string; readonly from: string; readonly to: string }
);

/** A symbol of the game's sprite; `seat`: in whose colour. */
export interface Mark {
  readonly id: string;
  readonly seat?: number;
}

/** A short fact under a player's name, with the symbol that it counts. The first symbol is also
 * the player's figure; without a label it is no more than that. */
export interface Fact {
  readonly symbol: string;
  readonly label: string;
  readonly value: string | number;
}

/** Everything the app needs of a game. `games/index.ts` loads one when a table is opened. */
export interface GameFace<View = unknown> {
  readonly Board: Component<BoardProps<View>>;
  /** Own things and rivals', below or beside the board. */
  readonly Panel?: Component<BoardProps<View>>;
  /** An answer as a path of targets. */
  readonly path: (choice: Choice, view: View) => string[];
  /** A target in a few words, for chips and lists. */
  readonly name: (target: string, view: View, players: readonly Player[]) => string;
  /** The symbol of a target, shown beside its name. */
  readonly symbol?: (target: string, view: View) => Mark | null;
  /** What a chip says more about a target: what choosing it would do. */
  readonly effect?: (
    offers: readonly Offer[],
    target: string,
    view: View,
    players: readonly Player[],
  ) => string;
  /** The targets that get a chip, where not all of the next ones should (fifty bids). */
  readonly chips?: (selection: Selection, view: View) => string[];
  /** The question while targets are being picked, where it becomes more precise. */
  readonly ask?: (selection: Selection, view: View, players: readonly Player[]) => string | null;
  readonly explain: (id: string, view: View, players: readonly Player[]) => Explanation | null;
  /** Ids, one of each kind of piece, for the list of what is what. */
  readonly legend?: (view: View) => string[];
  /** What moves when these events have led from one view to the next. */
  readonly animate?: (
    events: readonly GameEvent[],
    after: View,
    before: View | null,
  ) => MotionStep[];
  /** Key resources of a player, for the players' column. */
  readonly facts?: (view: View, seat: number) => Fact[];
  /** Where the game stands: phase, round or turn. */
  readonly phase?: (view: View) => string;
  /** The colour (0 to 5) of a seat; by default its number. */
  readonly colour?: (seat: number) => number;
}
