/** Answers as paths of things to touch: a strip, a site, a card and what to do with it. */

import type { Choice, Mark, Offer, Selection } from "$lib/contract";

import {
  amount,
  inWords,
  leverOfSlot,
  siteOf,
  spaceOf,
  symbolOf,
  thing,
  tileOf,
  waterOf,
} from "./box";
import { ownSide } from "./people";
import { cattlePrice, regionCoins, upgradePrice } from "./reckon";
import type { View } from "./view";
import { listed, named, say, sayOf } from "./words";

export function path(choice: Choice, view: View): string[] {
  const { option } = choice;
  const text = (field: string) => String(option[field]);
  switch (option["kind"]) {
    case "keep":
      return [`keep:${text("tile")}`];
    case "build-site":
      return [`resource:${text("resource")}`];
    case "take":
      return [`strip:${text("strip")}`];
    case "play":
      // In a scoring nothing is discarded for coins (L-16.2): one touch is enough.
      return view.phase === "scoring"
        ? [`hand:${text("card")}`]
        : [`hand:${text("card")}`, `play:${text("card")}`];
    case "discard":
      return [`hand:${text("card")}`, `discard:${text("card")}`];
    case "give":
      return [`hand:${text("card")}`];
    case "project":
      return [`project:${text("tile")}`];
    case "score-tile":
      return [`score:${text("tile")}`];
    case "draw-cards":
      return ["pile"];
    case "explore":
      return option["yes"] ? ["mound"] : ["chip:stay"];
    case "welcome":
      return option["yes"] ? [`lever:${leverFor(view, "tile-placed")}`] : ["chip:keep-lever"];
    case "place-tile":
    case "place-cattle":
      return [`space:${text("space")}`];
    case "develop":
    case "upgrade":
      return [`site:${text("site")}`];
    case "choose-region":
      return [`region:${text("region")}`];
    case "track":
      return [`track:${text("track")}`];
    case "ship":
      return [`water:${text("space")}`];
    case "river":
      return [`gift:${text("what")}`];
    case "modernize":
      return [`slot:${text("slot")}`];
    case "lever-up":
      return [`lever:${text("lever")}`];
    case "hire":
      return text("by") === "stop" ? ["chip:stop"] : [`hire:${text("by")}`];
    case "take-coins":
      return option["fame"] ? [`lever:${leverFor(view, "region-coins")}`] : ["chip:coins"];
    case "take-part":
      return ["chip:common"];
    case "pass":
      return ["chip:pass"];
    case "forgo": {
      const levers = option["levers"] as readonly string[];
      return levers.length > 1 ? [`chip:forgo:${levers.join("+")}`] : [`lever:${levers[0] ?? ""}`];
    }
    case "top":
      return [`lever:${text("lever")}`, ofTop(text("lever"), text("mode"), view)];
    case "pull": {
      const [lever, mode] = [text("lever"), text("mode")];
      if (!option["mode"]) return [`lever:${lever}`];
      const isPlace = thing(view.box.resources, mode) !== undefined;
      return [`lever:${lever}`, isPlace ? `resource:${mode}` : `mode:${lever}:${mode}`];
    }
    case "pay-plan":
    case "pay-way":
    case "exchange":
    case "pays":
      return [`way:${choice.text}`];
  }
  return [];
}

function leverFor(view: View, use: string): string {
  return view.box.levers.find((lever) => lever.use === use)?.id ?? "";
}

function ofTop(lever: string, mode: string, view: View): string {
  const shown = thing(view.box.levers, lever);
  if (shown?.modernizes) return `slot:${mode}`;
  if (shown?.upgrades) return `site:${mode}`;
  return `mode:${lever}:${mode}`;
}

/** The kind of a target and the rest of its id. */
export function split(target: string): [string, string] {
  const at = target.indexOf(":");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

export function name(target: string, view: View): string {
  const [kind, id] = split(target);
  const side = ownSide(view);
  switch (kind) {
    case "keep":
    case "score":
      return named(tileOf(view, id));
    case "project":
      return say("target.project", { name: named(tileOf(view, id)) });
    case "resource":
      return named(thing(view.box.resources, id));
    case "strip":
      return named(thing(view.box.strips, id));
    case "hand":
      return named(thing(view.box.cards, id));
    case "play":
    case "discard":
      return sayOf("target", kind);
    case "pile":
    case "mound":
      return sayOf("target", kind);
    case "space": {
      const where = say("target.space", { space: id });
      const isPasture = view.map.some((one) => String(one.space) === id);
      if (isPasture && side) {
        const { inhabitants, coins } = cattlePrice(view, side, Number(id));
        const gain = coins > 0 ? `, +${amount("coins", coins)}` : "";
        return of(where, `−${amount("inhabitants", inhabitants)}${gain}`);
      }
      return of(where, inWords(spaceOf(view, Number(id))?.reward ?? [], view));
    }
    case "site":
      return siteName(id, view);
    case "region":
      return named(thing(view.box.regions, id));
    case "track":
      return sayOf("track", id);
    case "water":
      return of(id, inWords(waterOf(view, id)?.reward ?? [], view));
    case "gift":
      return sayOf("target", `gift-${id}`);
    case "slot": {
      const lever = leverOfSlot(view, Number(id));
      const coins = side?.slots[id];
      return coins === undefined
        ? named(lever)
        : say("target.slot", { name: named(lever), coins: amount("coins", coins) });
    }
    case "lever":
      return named(thing(view.box.levers, id));
    case "hire":
      return "";
    case "mode": {
      const [lever = "", word = ""] = id.split(":");
      const mode = thing(view.box.levers, lever)?.modes.find((one) => one.word === word);
      return mode ? inWords(mode.effects, view) : word;
    }
    case "chip":
      if (id.startsWith("forgo:")) {
        const levers = id.slice(6).split("+");
        return listed(levers.map((one) => named(thing(view.box.levers, one))));
      }
      return id === "coins" ? "" : sayOf("target", id);
  }
  return "";
}

/** A thing and what it brings, in the punctuation of the language. */
function of(name: string, what: string): string {
  return say("target.of", { name, what });
}

function siteName(id: string, view: View): string {
  const { tile, place, rules } = siteOf(view, id);
  const side = ownSide(view);
  if (place?.piece && side) {
    const { to, inhabitants } = upgradePrice(view, side, id);
    return say("target.upgrade", {
      site: id,
      to: sayOf("piece", to),
      cost: amount("inhabitants", inhabitants),
    });
  }
  const effects = [...(rules?.cost ?? []), ...(rules?.effect ?? [])];
  const said = effects.length > 0 ? inWords(effects, view) : say("target.free-site");
  return of(`${id} ${named(tile)}`, said);
}

const MARKS: Readonly<Record<string, string>> = {
  keep: "project",
  score: "marker",
  project: "project",
  hand: "card",
  play: "play",
  discard: "discard",
  pile: "pile",
  mound: "gray",
  lever: "lever",
  slot: "modernize",
  "hire:coins": "coin",
  "hire:cards": "card",
  "gift:vase": "vase",
  "gift:site": "site",
  "track:coin": "coin-step",
  "track:card": "card-step",
  "chip:common": "play",
  "chip:coins": "coin",
  "chip:pass": "pass",
  "chip:stop": "pass",
  "chip:stay": "pass",
  "chip:keep-lever": "lever",
};

/** Symbols that belong to somebody, and so have a colour. */
const OWN = new Set([
  "lever",
  "modernize",
  "marker",
  "house",
  "settlement",
  "cattle",
  "inhabitant",
]);

export function symbol(target: string, view: View): Mark | null {
  const [kind, id] = split(target);
  let found = MARKS[target] ?? MARKS[kind];
  if (kind === "strip" || kind === "resource") found = id;
  if (kind === "hand") found = thing(view.box.cards, id)?.kind ?? "card";
  if (kind === "region") found = `region-${view.box.regions.findIndex((one) => one.id === id)}`;
  if (kind === "water") {
    const [effect] = waterOf(view, id)?.reward ?? [];
    found = effect?.what ? symbolOf(effect.what) : "site";
  }
  if (kind === "space") {
    const isPasture = view.map.some((one) => String(one.space) === id);
    const [effect] = spaceOf(view, Number(id))?.reward ?? [];
    found = isPasture ? "cattle" : (effect?.resource ?? symbolOf(effect?.what ?? "gray"));
  }
  if (kind === "site") {
    const side = ownSide(view);
    const isOwn = siteOf(view, id).place?.piece;
    found = isOwn && side ? upgradePrice(view, side, id).to : "inhabitant";
  }
  if (target.startsWith("chip:forgo:")) found = "lever";
  if (!found) return null;
  const seat = ownSide(view)?.seat;
  return { id: `boonlake-${found}`, ...(OWN.has(found) && seat !== undefined ? { seat } : {}) };
}

/** What a target leads to, in the server's words. */
export function effect(offers: readonly Offer[], target: string, view: View): string {
  const [only, ...others] = offers;
  const [kind, id] = split(target);
  const side = ownSide(view);
  if (kind === "region" && only && side)
    return `${only.choice.label} · ${amount("coins", regionCoins(view, side, id))}`;
  if (only && others.length === 0) return only.choice.label;
  if (kind === "hand") return offers.map((offer) => offer.choice.label).join(" · ");
  return "";
}

/** The question where it becomes more precise than the server's. */
export function ask(selection: Selection, view: View): string | null {
  const last = selection.picked.at(-1);
  if (last === undefined || selection.next.size === 0) return null;
  const [kind, id] = split(last);
  if (kind === "hand") return say("ask.card", { name: name(last, view) });
  if (kind === "lever") {
    const lever = thing(view.box.levers, id);
    const key = lever?.modernizes
      ? "slot"
      : lever?.upgrades
        ? "upgrade"
        : lever?.upstream
          ? "boat"
          : "mode";
    return sayOf("ask", key, { name: named(lever) });
  }
  return null;
}

/** The label of a target for screen readers: what choosing it does. */
export function labelOf(selection: Selection, target: string, view: View): string {
  const at = selection.picked.length;
  const offers = selection.left.filter((offer) => offer.path[at] === target);
  const [only] = offers;
  if (only && offers.length === 1 && only.path.length === at + 1) return only.choice.label;
  return name(target, view) || only?.choice.label || target;
}
