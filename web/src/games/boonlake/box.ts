/** Things of the box by their ids, and what effects and costs are in symbols and words. */

import type {
  BuildingSite,
  Card,
  Condition,
  Cost,
  Effect,
  Effects,
  EndEffect,
  Lever,
  Modifier,
  Named,
  ScoringTile,
  View,
} from "./view";
import { listed, named, say, sayOf } from "./words";

/** A symbol with a number; without a symbol only a sign between others. */
export interface Token {
  readonly symbol: string;
  /** The number beside it; empty for a single thing. */
  readonly text: string;
  /** Paid, not gained. */
  readonly isCost?: boolean;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  coins: "coin",
  cards: "card",
  inhabitants: "inhabitant",
  vases: "vase",
  vp: "vp",
};

const COUNTED: Readonly<Record<string, string>> = {
  "presences-in-region": "presence",
  "cattle-removed": "cattle",
  "houses-removed": "house",
  "settlements-removed": "settlement",
  "site-levels": "site",
  "coin-steps": "coin-step",
  "card-steps": "card-step",
  levers: "lever",
  "scored-presences": "presence",
};

const sign = (text: string): Token => ({ symbol: "", text });
const mark = (symbol: string, text = ""): Token => ({ symbol, text });

export function thing<T extends Named>(things: readonly T[], id: string | null): T | undefined {
  return things.find((one) => one.id === id);
}

export function leverOfSlot(view: View, slot: number): Lever | undefined {
  return view.box.levers.find((lever) => lever.slot === slot);
}

export function spaceOf(view: View, space: number) {
  return view.box.map.spaces.find((one) => one.space === space);
}

export function waterOf(view: View, id: string) {
  return view.box.river.spaces.find((one) => one.id === id);
}

/** The symbol of a thing that is counted: `coins` is a coin. */
export function symbolOf(what: string): string {
  return SYMBOLS[what] ?? what;
}

/** The symbol of a region: its colour and pattern. */
export function regionSymbol(view: View, id: string | null): string {
  return `region-${
    Math.max(
      0,
      view.box.regions.findIndex((one) => one.id === id),
    ) % 4
  }`;
}

/** The tile (or pasture) and the number of a building site such as `24b`. */
export function siteOf(view: View, site: string) {
  const laid = view.map.find((one) => one.space === Number.parseInt(site, 10));
  const at = laid?.sites.findIndex((one) => one.site === site) ?? -1;
  const tile = thing(view.box.tiles, laid?.tile ?? null);
  return { laid, tile, place: laid?.sites[at], rules: tile?.sites[at] };
}

// --- symbols -------------------------------------------------------------------------------------

export function tokens(effects: Effects, view: View): Token[] {
  return effects.flatMap((effect) => tokensOf(effect, view));
}

function tokensOf(effect: Effect, view: View): Token[] {
  const n = effect.n ?? 0;
  const what = symbolOf(effect.what ?? "");
  switch (effect.op) {
    case "gain":
      return [mark(what, n > 1 || what === "vp" ? String(n) : "")];
    case "lose":
      return [{ symbol: what, text: n > 1 || what === "vp" ? `−${n}` : "−", isCost: true }];
    case "gain-per":
      return [
        mark(what, n > 1 ? String(n) : ""),
        sign("/"),
        mark(COUNTED[effect.count ?? ""] ?? ""),
      ];
    case "advance":
      return [mark(`${effect.track ?? "either"}-step`, n > 1 ? String(n) : "")];
    case "income":
      return [mark("income"), mark(effect.track ?? "coin")];
    case "exchange":
    case "choose":
      return (effect.options ?? []).flatMap((option, at) => [
        ...(at > 0 ? [sign("/")] : []),
        ...trade(option, view),
      ]);
    case "upgrade":
      return [
        ...(effect.to === "any"
          ? [mark("upgrade")]
          : [
              mark(effect.to === "house" ? "inhabitant" : "house"),
              sign("→"),
              mark(effect.to ?? ""),
            ]),
        ...(effect.inhabitants_less ? [less("inhabitant", effect.inhabitants_less)] : []),
      ];
    case "site":
      return [mark("site"), mark(effect.resource ?? "")];
    case "site-any":
      return [mark("site")];
    case "vase-or-site":
      return [mark("vase"), sign("/"), mark("site")];
    case "lever-up":
      return [mark("lever", n > 1 ? `↑${n}` : "↑")];
    case "modernize":
      return [mark("modernize")];
  }
  return [];
}

const less = (symbol: string, n: number): Token => mark(symbol, `−${n}`);

/** What is paid, an arrow, what is gained. */
export function trade(effects: Effects, view: View): Token[] {
  const paid = effects.filter((effect) => effect.op === "lose");
  const got = effects.filter((effect) => effect.op !== "lose");
  const both = paid.length > 0 && got.length > 0;
  return [...tokens(paid, view), ...(both ? [sign("→")] : []), ...tokens(got, view)];
}

/** A building site: what it costs and brings, and the VP of a settlement on it. */
export function siteTokens(site: BuildingSite | undefined, view: View): Token[] {
  if (!site) return [];
  const shown = tokens([...site.cost, ...site.effect], view);
  const vp = site.settlement_vp;
  if (vp === 0) return shown;
  return [...shown, { symbol: "settlement", text: vp > 0 ? `+${vp}` : `−${-vp}`, isCost: vp < 0 }];
}

/** A cost in symbols, coins less a discount. */
export function price(cost: Cost, view: View, discount = 0): Token[] {
  const due = { ...cost, coins: Math.max(0, (cost["coins"] ?? 0) - discount) };
  const order = ["coins", "vases", ...view.box.resources.map((one) => one.id)];
  return order
    .filter((what) => ((due as Cost)[what] ?? 0) > 0)
    .map((what) => mark(symbolOf(what), String((due as Cost)[what])));
}

/** Everything a card does: at once; for good; at the end. */
export function cardTokens(card: Card, view: View): Token[][] {
  const lines: Token[][] = card.immediate.map((effect) => tokensOf(effect, view));
  const joined = lines.every((line) => line.length === 1) ? [lines.flat()] : lines;
  return [
    ...joined.filter((line) => line.length > 0),
    ...card.permanent.map((one) => [mark("always"), ...modifierTokens(one, view)]),
    ...card.end.map((one) => [mark("end"), ...endTokens(one, view)]),
  ];
}

function modifierTokens(it: Modifier, view: View): Token[] {
  const gained = tokens(it.gain, view);
  switch (it.on) {
    case "card-cost":
      return [mark("card"), sign(":"), mark("coin", `−${it.n}`)];
    case "modernize-cost":
      return [mark("modernize"), sign(":"), mark("coin", `−${it.n}`)];
    case "cattle-cost":
      return [mark("cattle"), sign(":"), mark("inhabitant", `−${it.n}`)];
    case "discard-for-coins":
      return [mark("discard"), mark(it.kind ?? "card"), sign(":"), mark("coin", `+${it.n}`)];
    case "cattle-placed":
      return [mark("cattle"), sign(":"), ...gained];
    case "ship-in-harbor":
      return [mark("ship"), mark("harbor"), sign(":"), ...gained];
    case "ship-on-coins":
      return [mark("ship"), mark("coin"), sign(":"), ...gained];
    case "ship-takes-vase":
      return [mark("ship"), mark("vase"), sign(":"), ...gained];
  }
  return gained;
}

function endTokens(it: EndEffect, view: View): Token[] {
  const counted = it.region ? regionSymbol(view, it.region) : (COUNTED[it.count] ?? "presence");
  if (it.at.length === 0) return [mark("vp", String(it.vp[0] ?? 0)), sign("/"), mark(counted)];
  return [mark(counted, it.at.join("·")), sign("→"), mark("vp", it.vp.join("·"))];
}

/** What a lever does. */
export function leverTokens(lever: Lever, view: View): Token[] {
  if (lever.modernizes) return [mark("modernize")];
  if (lever.upgrades) return [mark("upgrade")];
  if (lever.inhabitants_less || lever.presences_less) {
    return [
      mark("settlement"),
      sign(":"),
      less("inhabitant", lever.inhabitants_less),
      less("presence", lever.presences_less),
    ];
  }
  const modes = lever.modes.map((mode) => trade(mode.effects, view));
  const all: Token[][] = [];
  if (lever.upstream) all.push([mark("upstream")]);
  if (lever.joker && lever.joker_coins) {
    return [mark("joker"), sign("+"), mark("coin", String(lever.joker_coins))];
  }
  if (lever.joker) all.push([mark("joker")]);
  all.push(...modes);
  return all.flatMap((one, at) => (at > 0 ? [sign("/"), ...one] : one));
}

// --- words ---------------------------------------------------------------------------------------

export function amount(what: string, n: number): string {
  return sayOf("amount", what, { n });
}

export function costInWords(cost: Cost, view: View, discount = 0): string {
  const coins = Math.max(0, (cost["coins"] ?? 0) - discount);
  const parts = [
    ...(coins > 0 ? [amount("coins", coins)] : []),
    ...(cost["vases"] ? [amount("vases", cost["vases"])] : []),
    ...view.box.resources
      .filter((one) => (cost[one.id] ?? 0) > 0)
      .map((one) => `${cost[one.id] ?? 0} ${named(one).toLowerCase()}`),
  ];
  return parts.length > 0 ? listed(parts) : say("effect.nothing");
}

/** Effects in words: “2 cards for 1 vase and 2 coins”. */
export function inWords(effects: Effects, view: View): string {
  const paid = effects
    .filter((it) => it.op === "lose")
    .map((it) => amount(it.what ?? "", it.n ?? 0));
  const got = effects.filter((it) => it.op !== "lose").map((it) => wordsOf(it, view));
  if (paid.length > 0 && got.length > 0)
    return say("effect.trade", { paid: listed(paid), gained: listed(got) });
  return listed([...paid, ...got]) || say("effect.nothing");
}

function wordsOf(effect: Effect, view: View): string {
  const n = effect.n ?? 0;
  switch (effect.op) {
    case "gain":
      return amount(effect.what ?? "", n);
    case "gain-per":
      return say("effect.gain-per", {
        amount: amount(effect.what ?? "", n),
        count: sayOf("count", effect.count ?? ""),
      });
    case "advance":
      return sayOf("effect", `advance-${effect.track ?? ""}`, { n });
    case "income":
      return sayOf("effect", `income-${effect.track ?? ""}`);
    case "exchange":
    case "choose":
      return say("effect.exchange", { options: either(effect.options ?? [], view) });
    case "upgrade": {
      const key = effect.inhabitants_less ? "upgrade-card" : "upgrade";
      return sayOf("effect", `${key}-${effect.to ?? "any"}`, { n: effect.inhabitants_less ?? 0 });
    }
    case "site":
      return say("effect.site", {
        resource: named(thing(view.box.resources, effect.resource ?? null)).toLowerCase(),
      });
    case "lever-up":
      return say("effect.lever-up", { n });
  }
  return sayOf("effect", effect.op);
}

function either(options: readonly Effects[], view: View): string {
  const [first = [], ...others] = options;
  if (others.length === 0) return inWords(first, view);
  return say("effect.either", { first: inWords(first, view), second: either(others, view) });
}

export function cardInWords(card: Card, view: View): string {
  const parts = [
    ...(card.immediate.length > 0 ? [inWords(card.immediate, view)] : []),
    ...card.permanent.map((one) =>
      sayOf("modifier", one.on, {
        n: one.n,
        kind: named(thing(view.box.kinds, one.kind)).toLowerCase(),
        effects: inWords(one.gain, view),
      }),
    ),
    ...card.end.map((one) => endInWords(one, view)),
  ];
  return parts.join("; ");
}

function endInWords(it: EndEffect, view: View): string {
  const count = it.region
    ? say("count.presences-in", { region: named(thing(view.box.regions, it.region)) })
    : sayOf("count", it.count);
  if (it.at.length === 0)
    return say("effect.end-per", { amount: amount("vp", it.vp[0] ?? 0), count });
  const steps = it.at.map((n, at) =>
    say("effect.threshold", { amount: amount("vp", it.vp[at] ?? 0), n }),
  );
  return say("effect.end-threshold", { steps: listed(steps), count });
}

/** What a lever does, in words. */
export function leverInWords(lever: Lever, view: View): string {
  if (lever.modernizes) return say("effect.modernize");
  if (lever.upgrades) return sayOf("effect", `upgrade-${lever.upgrades}`);
  if (lever.inhabitants_less || lever.presences_less)
    return say("lever.eased", {
      inhabitants: amount("inhabitants", lever.inhabitants_less),
      presences: lever.presences_less,
    });
  const parts = [
    ...(lever.upstream ? [say("lever.upstream")] : []),
    ...(lever.joker && lever.joker_coins
      ? [say("lever.joker-coins", { coins: amount("coins", lever.joker_coins) })]
      : lever.joker
        ? [say("lever.joker")]
        : []),
    ...lever.modes.map((mode) => inWords(mode.effects, view)),
  ];
  const [first = "", ...others] = parts;
  return others.reduce((said, one) => say("effect.either", { first: said, second: one }), first);
}

/** What a condition asks for at a scoring, in words. */
export function conditionInWords(condition: Condition, scoring: number, view: View): string {
  const [n, m] = condition.values[scoring - 1] ?? [0, 0];
  const name = (things: readonly Named[], id: string | undefined) =>
    named(thing(things, id ?? null));
  switch (condition.type) {
    case "two-regions": {
      const [one, other] = condition.regions.map((id) => name(view.box.regions, id));
      return say("condition.two", { n, m, one: one ?? "", other: other ?? "" });
    }
    case "two-kinds": {
      const [one, other] = condition.kinds.map((id) => name(view.box.kinds, id));
      return say("condition.two-kinds", { n, m, one: one ?? "", other: other ?? "" });
    }
    case "track-steps":
      return sayOf("condition", `${condition.track ?? "coin"}-steps`, { n });
    case "exchange": {
      const offers = condition.payments.map((payment) => {
        const paid = payment.find((effect) => effect.op === "lose");
        return amount(paid?.what ?? "", paid?.n ?? 0);
      });
      const [first = "", ...others] = offers;
      const said = others.reduce(
        (so, it) => say("effect.either", { first: so, second: it }),
        first,
      );
      return say("condition.exchange", { n, offers: said, vp: amount("vp", condition.vp_each) });
    }
  }
  return sayOf("condition", condition.type, { n });
}

/** The symbols of what a condition counts. */
export function conditionTokens(condition: Condition, view: View): Token[] {
  switch (condition.type) {
    case "two-regions":
      return condition.regions.flatMap((id, at) => [
        ...(at > 0 ? [sign("+")] : []),
        mark(regionSymbol(view, id)),
      ]);
    case "two-kinds":
      return condition.kinds.flatMap((id, at) => [...(at > 0 ? [sign("+")] : []), mark(id)]);
    case "track-steps":
      return [mark(`${condition.track ?? "coin"}-step`)];
    case "lower-track-steps":
      return [mark("coin-step"), sign("&"), mark("card-step")];
    case "connected-tiles":
      return [mark("linked")];
    case "bridge-presences":
      return [mark("bridge")];
    case "exchange":
      return condition.payments.flatMap((payment, at) => [
        ...(at > 0 ? [sign("/")] : []),
        ...tokens(
          payment.filter((effect) => effect.op === "lose"),
          view,
        ),
      ]);
  }
  return [mark(COUNTED[condition.type] ?? "vp")];
}

export function tileOf(view: View, id: string): ScoringTile | undefined {
  return thing(view.box.scoring_tiles, id);
}
