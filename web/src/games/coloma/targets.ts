/** Answers as paths of things to touch: mostly one thing; a card and a tool; a card and a place. */

import type { Choice, Mark, Offer, Selection } from "$lib/contract";

import {
  able,
  amount,
  canyonsOf,
  costInWords,
  eventOf,
  inWords,
  nameOfNode,
  nameOfSite,
  thing,
  townCost,
} from "./box";
import type { Cost, Side, Tool, View } from "./view";
import { listed, named, say, sayOf } from "./words";

/** No nugget is ever worth more Bucks: what cannot be paid so cannot be paid at all. */
const DEAREST = 4;

/** The seat whose eyes these are: the one whose hand is seen. */
export function ownSide(view: View): Side | null {
  return view.seats.find((side) => side.hand !== null) ?? null;
}

export function path(choice: Choice, view: View): string[] {
  const { option } = choice;
  const text = (field: string) => String(option[field]);
  switch (option["kind"]) {
    case "dial":
      return option["mule"]
        ? [`site:${text("site")}`, `mule:${text("mule")}`]
        : [`site:${text("site")}`];
    case "discard": {
      const card = `hand:${text("card")}`;
      // With an empty deck there is only one place (C-9.3).
      if (ownSide(view)?.deck_size === 0) return [card];
      return [card, `deck:${text("place")}`];
    }
    case "shop": {
      const goods = `goods:${text("tents")}:${text("horses")}`;
      return view.turn_open?.gained ? [goods] : ["act:shop", goods];
    }
    case "use":
      return [`use:${text("card")}:${text("ability")}:${text("option")}`];
    case "build-river":
      return withTool(view, text("tool") as Tool, `canyon:${text("canyon")}`);
    case "build-bridge":
      return withTool(view, text("tool") as Tool, `bridge:${text("bridge")}`);
    case "build-town":
      return withTool(view, text("tool") as Tool, `hand:${text("card")}`);
    case "take-barrel":
      return [`stash:${text("space")}`];
    case "open-barrel":
      return [`barrel:${text("barrel")}`];
    case "go":
      return [`${option["stop"] ? "stop" : "node"}:${text("node")}`];
    case "fill-row":
      return [`row:${text("row")}`];
    case "pitch-event":
      return [`event:${text("site")}`];
    case "pitch-land":
      return [`land:${text("land")}`];
    case "pay":
    case "sell":
      return [`${text("kind")}:${text("nuggets")}`];
    case "gain-tent":
      return ["act:tent"];
    case "wagon":
    case "rob":
    case "settle":
    case "guest":
    case "stop":
      return [`act:${text("kind")}`];
  }
  return [`chip:${text("kind")}`];
}

/** What is built, and the tool where both could be meant. */
function withTool(view: View, tool: Tool, target: string): string[] {
  return needsTool(view, target) ? [target, `tool:${tool}:${target}`] : [target];
}

/** Whether a build could be paid by Hammer and by Saw now. */
function needsTool(view: View, target: string): boolean {
  const turn = view.turn_open;
  const side = ownSide(view);
  if (!turn || turn.gained || !side) return false;
  const what = target.startsWith("hand:") ? "town" : "water";
  const kinds = [turn.common, turn.boom];
  if (!kinds.includes(`hammer-${what}`) || !kinds.includes(`saw-${what}`)) return false;
  const hammer = costOf(view, target, "hammer");
  const saw = costOf(view, target, "saw");
  const purse = side.bucks + side.gold * DEAREST;
  return (
    hammer.dude <= side.dudes &&
    hammer.buck <= purse &&
    saw.dude <= side.dudes &&
    saw.gold <= side.gold
  );
}

/** What a River, a Bridge, a card or a Hotel costs now. */
export function costOf(view: View, target: string, tool: Tool): Cost {
  const [kind, id] = split(target);
  const water = view.turn_open?.water ?? view.box.water;
  if (kind === "canyon") return water.river[tool];
  if (kind === "bridge") return water.bridge[tool];
  const built = id === "hotel" ? view.box.hotel : thing(view.box.cards, id);
  return built ? townCost(view, built[tool], tool) : { buck: 0, gold: 0, dude: 0 };
}

/** The kind of a target and the rest of its id. */
export function split(target: string): [string, string] {
  const at = target.indexOf(":");
  return [target.slice(0, at), target.slice(at + 1)];
}

export function name(target: string, view: View): string {
  const [kind, id] = split(target);
  switch (kind) {
    case "site":
      return say("target.site", { site: id, name: nameOfSite(view, Number(id)) });
    case "mule":
      return say("target.mule", { name: named(eventOf(view, Number(id))) });
    case "goods":
      return goods(id, view);
    case "use":
      return use(id, view);
    case "canyon":
      return say("target.canyon", { canyon: id });
    case "bridge":
      return named(thing(view.box.bridges, id));
    case "hand":
      return id === "hotel" ? named(view.box.hotel) : named(thing(view.box.cards, id));
    case "tool":
      return toolName(id, view);
    case "stash": {
      const barrel = view.stash[Number(id)]?.barrel ?? null;
      return barrel === null ? say("stash.stack") : named(thing(view.box.barrels, barrel));
    }
    case "barrel":
      return say("target.open", { barrel: named(thing(view.box.barrels, id)) });
    case "deck":
      return sayOf("target", id);
    case "chip":
    case "act":
      if (id === "settle" && view.options.hotels) return say("target.settle-hotels");
      return sayOf("target", id);
    case "pay":
      return "";
    case "sell":
      return id === "0" ? say("target.sell-none") : "";
  }
  return placeName(kind, id, view);
}

function placeName(kind: string, id: string, view: View): string {
  switch (kind) {
    case "node": {
      const node = thing(view.box.map.nodes, id);
      const isPlain = node?.kind === "horseshoe";
      return isPlain ? say("node.number", { node: id.replace(/\D+0*/, "") }) : named(node);
    }
    case "stop":
      return say("target.stop-off", { name: nameOfNode(view, id) });
    case "row":
      return say("target.row", { row: id, n: view.box.rows[Number(id) - 1] ?? 0 });
    case "event":
      return say("target.event", { name: named(eventOf(view, Number(id))) });
    case "land":
      return say("target.land", { name: named(thing(view.box.map.lands, id)) });
  }
  return "";
}

function goods(id: string, view: View): string {
  const [tents, horses] = numbers(id);
  const things = [
    ...(tents > 0 ? [amount("tent", tents)] : []),
    ...(horses > 0 ? [amount("horse", horses)] : []),
  ];
  const cost = tents * view.box.shop.tent + horses * view.box.shop.horse;
  return say("target.goods", { things: listed(things), cost: amount("buck", cost) });
}

/** The two numbers of `goods:1:2`. */
export function numbers(id: string): [number, number] {
  const [tents = 0, horses = 0] = id.split(":").map(Number);
  return [tents, horses];
}

function use(id: string, view: View): string {
  const [card = "", ability, option] = id.split(":");
  const shown = able(view, card);
  const effects = shown.abilities[Number(ability) - 1]?.options[Number(option) - 1] ?? [];
  return say("target.use", { card: named(shown), effects: inWords(effects) });
}

function toolName(id: string, view: View): string {
  const [tool, target] = split(id);
  const cost = costInWords(costOf(view, target, tool as Tool));
  return say(tool === "saw" ? "target.tool-saw" : "target.tool-hammer", { cost });
}

const SYMBOLS: Readonly<Record<string, string>> = {
  canyon: "river",
  bridge: "bridge",
  stash: "barrel",
  barrel: "barrel",
  row: "gunman",
  event: "tent",
  land: "tent",
  mule: "mule",
  "act:shop": "tent",
  "act:wagon": "wagon",
  "act:rob": "cart",
  "act:settle": "gunman",
  "act:tent": "tent",
  "act:guest": "hotel",
  "act:stop": "stop",
  "chip:end": "end",
  "chip:done": "common",
  "deck:top": "top",
  "deck:bottom": "bottom",
  stop: "stop",
};

/** Symbols that belong to somebody, and so have a colour. */
const OWN = new Set(["wagon", "gunman", "tent", "mule"]);

export function symbol(target: string, view: View): Mark | null {
  const [kind, id] = split(target);
  const found = SYMBOLS[target] ?? SYMBOLS[kind] ?? (kind === "tool" ? split(id)[0] : null);
  if (found) {
    const seat = ownSide(view)?.seat;
    const isOwn = OWN.has(found) && seat !== undefined;
    return { id: `coloma-${found}`, ...(isOwn ? { seat } : {}) };
  }
  if (kind === "hand") return { id: id === "hotel" ? "coloma-hotel" : "coloma-card" };
  if (kind === "use") {
    const card = id.split(":")[0] ?? "";
    return { id: card === view.box.mill.id ? "coloma-mill" : "coloma-building" };
  }
  if (kind === "pay" || kind === "sell") return { id: id === "0" ? "coloma-buck" : "coloma-gold" };
  if (kind === "node") {
    const node = thing(view.box.map.nodes, id);
    const what = node?.effects[0]?.what;
    return { id: what ? `coloma-${what}` : "coloma-horseshoe" };
  }
  return null;
}

/** What a target leads to, in the server's words; with two tools, what each costs. */
export function effect(offers: readonly Offer[], target: string, view: View): string {
  const [only, ...others] = offers;
  const [kind, id] = split(target);
  if (kind === "site") return siteInWords(view, Number(id));
  if (only && others.length === 0) return only.choice.label;
  if (kind === "canyon" || kind === "bridge" || kind === "hand") {
    if (offers[0]?.choice.option["kind"] === "discard") return "";
    return (["hammer", "saw"] as const)
      .map((tool) => toolName(`${tool}:${target}`, view))
      .join(" · ");
  }
  return "";
}

/** What a Site offers in this Round. */
function siteInWords(view: View, number: number): string {
  const site = view.sites[number - 1];
  if (!site) return "";
  return say("target.offers", {
    common: sayOf("kind", site.common),
    boom: sayOf("kind", site.boom),
  });
}

/** The question where it becomes more precise than the server's. */
export function ask(selection: Selection, view: View): string | null {
  const last = selection.picked.at(-1);
  const kind = selection.offers[0]?.choice.option["kind"];
  if (last === undefined) {
    if (kind === "dial" && !view.options.mules) return say("ask.dial");
    if (selection.offers.length === 1 && kind === "end") return say("ask.act-over");
    return null;
  }
  if (selection.next.size === 0) return null;
  const [what] = split(last);
  if (last === "act:shop") {
    const { tent, horse } = view.box.shop;
    return say("ask.goods", { tent: amount("buck", tent), horse: amount("buck", horse) });
  }
  if (what === "site") return say("ask.mule", { name: name(last, view) });
  if (kind === "discard" || kind === "discard-start")
    return say("ask.place", { name: name(last, view) });
  return say("ask.tool", { name: name(last, view) });
}

/** The label of a target for screen readers: what choosing it does. */
export function labelOf(selection: Selection, target: string, view: View): string {
  const at = selection.picked.length;
  const offers = selection.left.filter((offer) => offer.path[at] === target);
  const [only] = offers;
  if (only && offers.length === 1 && only.path.length === at + 1) return only.choice.label;
  return name(target, view) || target;
}

/** The canyon of an own board, by a target. */
export function canyonOf(view: View, side: Side, canyon: number) {
  return canyonsOf(view, side)[canyon - 1];
}
