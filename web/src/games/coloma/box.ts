/** Things of the box by their ids, and what effects, costs and actions are in symbols and words. */

import type { Ability, Cost, Effect, Effects, Named, Side, Tool, View } from "./view";
import { listed, named, say, sayOf } from "./words";

/** A symbol with a number: what is gained or paid. */
export interface Token {
  readonly symbol: string;
  /** The number beside it; empty for a single thing. */
  readonly text: string;
  /** Paid, not gained. */
  readonly isCost?: boolean;
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  shop: ["tent", "horse"],
  barrel: ["barrel"],
  shovels: ["shovel"],
  wheelbarrows: ["wheelbarrow"],
  "hammer-water": ["hammer", "river", "bridge"],
  "saw-water": ["saw", "river", "bridge"],
  "hammer-town": ["hammer", "building"],
  "saw-town": ["saw", "building"],
  "hammer-any": ["hammer", "building", "river", "bridge"],
  wagon: ["wagon"],
  settle: ["gunman", "tent"],
  row: ["gunman"],
  tent: ["tent"],
};

/** The symbols of a kind of action. */
export function symbolsOf(kind: string): readonly string[] {
  return KINDS[kind] ?? [];
}

export function thing<T extends Named>(things: readonly T[], id: string | null): T | undefined {
  return things.find((one) => one.id === id);
}

/** A card of the town, the Mill, or a specialty: whatever has abilities. */
export function able(view: View, id: string): Named & { abilities: readonly Ability[] } {
  const { cards, mill, specialties } = view.box;
  return thing(cards, id) ?? thing(specialties, id) ?? mill;
}

export function nameOfNode(view: View, id: string): string {
  const node = thing(view.box.map.nodes, id);
  return node?.kind === "horseshoe" ? say("node.horseshoe") : named(node);
}

/** The name of what stands on a Site now: the Barker, or the Site itself. */
export function nameOfSite(view: View, site: number): string {
  const isCovered = view.sites[site - 1]?.covered ?? false;
  return named(view.box.sites[isCovered ? 0 : site]);
}

export function eventOf(view: View, site: number) {
  return view.box.events.find((event) => event.site === site);
}

export function canyonsOf(view: View, side: Side) {
  return thing(view.box.boards, side.board)?.canyons ?? [];
}

/** Effects as symbols with numbers, in their order. */
export function tokens(effects: Effects): Token[] {
  return effects.flatMap(tokensOf);
}

function tokensOf(effect: Effect): Token[] {
  const n = effect.n ?? 0;
  switch (effect.op) {
    case "gain":
      return [
        { symbol: effect.what ?? "", text: n > 1 || effect.what === "vp" ? String(n) : "" },
        ...(effect.from === "cart" ? [{ symbol: "cart", text: "" }] : []),
      ];
    case "pay":
      return [{ symbol: effect.what ?? "", text: n > 1 ? `−${n}` : "−", isCost: true }];
    case "outlaws":
      return [{ symbol: "outlaw", text: n < 0 ? `−${-n}` : `+${n}` }];
    case "bury":
      return [{ symbol: "grave", text: String(n) }];
    case "action": {
      const more = effect.spaces ?? 0;
      const marks = symbolsOf(effect.kind ?? "").map((symbol) => ({ symbol, text: "" }));
      const last = marks.at(-1);
      if (last && more > 0) last.text = `+${more}`;
      const less = effect.less_buck ?? 0;
      return less > 0 ? [...marks, { symbol: "buck", text: `−${less}` }] : marks;
    }
  }
}

/** A cost as symbols with numbers. */
export function price(cost: Cost): Token[] {
  const parts: [string, number][] = [
    ["buck", cost.buck],
    ["gold", cost.gold],
    ["dude", cost.dude],
  ];
  return parts.filter(([, n]) => n > 0).map(([symbol, n]) => ({ symbol, text: String(n) }));
}

export function amount(what: string, n: number): string {
  return sayOf("amount", what, { n });
}

/** A cost in words. */
export function costInWords(cost: Cost): string {
  const parts = (["buck", "gold", "dude"] as const).filter((what) => cost[what] > 0);
  if (parts.length === 0) return say("effect.nothing");
  return listed(parts.map((what) => amount(what, cost[what])));
}

/** Effects in words: “pay 1 Gold Nugget for 3 VP”. */
export function inWords(effects: Effects): string {
  const paid = effects.filter((effect) => effect.op === "pay").map(wordsOf);
  const got = effects.filter((effect) => effect.op !== "pay").map(wordsOf);
  if (paid.length === 0) return got.length > 0 ? listed(got) : say("effect.nothing");
  return say("effect.trade", { paid: listed(paid), got: listed(got) });
}

function wordsOf(effect: Effect): string {
  const n = effect.n ?? 0;
  switch (effect.op) {
    case "gain":
      if (effect.from === "cart") return say("effect.from-cart", { n });
      return amount(effect.what ?? "", n);
    case "pay":
      return amount(effect.what ?? "", n);
    case "outlaws":
      return n < 0 ? say("effect.outlaws-go", { n: -n }) : say("effect.outlaws-come", { n });
    case "bury":
      return say("effect.bury", { n });
    case "action": {
      const kind = sayOf("kind", effect.kind ?? "");
      if (effect.less_buck) return say("effect.less-buck", { kind, n: effect.less_buck });
      if (effect.spaces) return say("effect.more-spaces", { kind, n: effect.spaces });
      return kind;
    }
  }
}

/** An ability in words, its trigger first. */
export function abilityInWords(ability: Ability): string {
  const mods = Object.entries(ability.mods).map(([key, n]) =>
    sayOf("mod", key, { n: Math.abs(n) }),
  );
  const options = ability.options.map(inWords);
  const effects = [...mods, options.join(` ${say("or")} `)].filter(Boolean).join("; ");
  const trigger =
    ability.trigger === "react"
      ? sayOf("react", ability.on ?? "")
      : sayOf("trigger", ability.trigger);
  const key =
    ability.bust === "required"
      ? "ability.bust-required"
      : ability.bust === "absent"
        ? "ability.bust-absent"
        : "ability.plain";
  return say(key, { trigger, effects });
}

/** Everything a card can do, in words. */
export function abilitiesInWords(abilities: readonly Ability[]): string {
  return abilities.map(abilityInWords).join("; ");
}

/** What a building costs now: a gained Hammer may be cheaper (C-16.7). */
export function townCost(view: View, cost: Cost, tool: Tool): Cost {
  const gained = view.turn_open?.gained;
  if (tool !== "hammer" || !gained) return cost;
  return { ...cost, buck: Math.max(0, cost.buck - gained.less_buck) };
}

/** How a Bridge scores, in words. */
export function bridgeInWords(view: View, id: string): string {
  const bridge = thing(view.box.bridges, id);
  if (!bridge) return "";
  return say("bridge.scoring", {
    n: bridge.rate,
    per: sayOf("count", bridge.per),
    most: bridge.max,
  });
}

/** The symbol of what a Bridge counts. */
export function counted(per: string): string {
  const symbols: Readonly<Record<string, string>> = {
    horses: "horse",
    hand: "card",
    graves: "grave",
    barrels: "barrel",
    gold: "gold",
    "event-tents": "event",
    rivers: "river",
    tableau: "building",
    "lodge-dudes": "dude",
    "land-tents": "land",
  };
  return symbols[per] ?? "vp";
}

/** What a Bridge would score for a side now (C-20.3). */
export function wouldScore(view: View, side: Side, id: string): number {
  const bridge = thing(view.box.bridges, id);
  if (!bridge) return 0;
  const counts: Readonly<Record<string, number>> = {
    horses: side.horses,
    hand: side.hand_size,
    graves: side.graves,
    barrels: side.barrels.length + side.used.length,
    gold: side.gold,
    "event-tents": side.events.length,
    rivers: side.rivers.length,
    tableau: side.town.length + side.hotels,
    "lodge-dudes": side.dudes,
    "land-tents": side.lands.length,
  };
  return Math.min(bridge.max, bridge.rate * (counts[bridge.per] ?? 0));
}
