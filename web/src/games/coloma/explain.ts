/** What anything on the table is, with the rule that says so. */

import type { Explanation, Player } from "$lib/contract";

import {
  abilitiesInWords,
  able,
  amount,
  bridgeInWords,
  canyonsOf,
  costInWords,
  eventOf,
  inWords,
  nameOfNode,
  nameOfSite,
  thing,
} from "./box";
import { nameOf } from "./people";
import { ownSide, split } from "./targets";
import type { View } from "./view";
import { listed, named, say, sayOf } from "./words";

const RULES: Readonly<Record<string, string>> = {
  shop: "C-10.1",
  barrel: "C-10.3",
  shovels: "C-12.1",
  wheelbarrows: "C-12.2",
  "hammer-water": "C-13.1",
  "saw-water": "C-13.1",
  "hammer-town": "C-14.1",
  "saw-town": "C-14.1",
  wagon: "C-15.1",
  settle: "C-17.1",
  tent: "C-17.1",
};

/** Things that need no more than their kind. */
const SIMPLE: Readonly<Record<string, string>> = {
  barker: "C-4.3",
  bust: "C-7.3",
  buster: "C-21.4",
  hub: "C-3.1",
  cart: "C-6.7",
  outlaws: "C-18.1",
  sheriff: "C-18.6",
  sealed: "C-7.1",
  buck: "C-1.8",
  horse: "C-1.7",
};

export function explain(id: string, view: View, players: readonly Player[]): Explanation | null {
  const [kind, rest] = id.includes(":") ? split(id) : [id, ""];
  const rule = SIMPLE[kind];
  if (rule) {
    return { title: sayOf(kind, "title"), text: sayOf(kind, "text"), rule };
  }
  return (
    ofWheel(kind, rest, view, players) ??
    ofMap(kind, rest, view, players) ??
    ofShootout(kind, rest, view) ??
    ofSupply(kind, rest, view) ??
    ofSide(kind, rest, view)
  );
}

function ofWheel(
  kind: string,
  rest: string,
  view: View,
  players: readonly Player[],
): Explanation | null {
  const number = Number(rest.split(":")[0]);
  const site = view.sites[number - 1];
  switch (kind) {
    case "site": {
      if (!site) return null;
      const [common, boom] = [sayOf("kind", site.common), sayOf("kind", site.boom)];
      const name = nameOfSite(view, number);
      return {
        title: say("site.title", { site: number, name }),
        text: say("site.text", { common, boom }),
        rule: "C-7.3",
      };
    }
    case "common":
      if (!site) return null;
      return {
        title: say("common.title", { name: nameOfSite(view, number) }),
        text: about(site.common, view),
        rule: RULES[site.common] ?? null,
      };
    case "boom": {
      if (!site) return null;
      const shut = site.bust ? ` ${say("boom.bust")}` : "";
      return {
        title: say("boom.title", { name: nameOfSite(view, number) }),
        text: about(site.boom, view) + shut,
        rule: site.bust ? "C-7.8" : (RULES[site.boom] ?? null),
      };
    }
    case "signpost": {
      const { signpost, copies } = view.wheel;
      const boom = about(view.sites[signpost - 1]?.boom ?? "", view);
      return {
        title: say("signpost.title"),
        text: `${say("signpost.text", { site: copies })} ${boom}`,
        rule: "C-4.5",
      };
    }
    case "event":
    case "event-tent":
      return site ? ofEvent(number, view, players) : null;
    case "pioneer":
    case "mule": {
      const who = nameOf(players, view, number);
      return {
        title: sayOf(kind, "title", { name: who }),
        text: kind === "mule" ? say("mule.text") : say("pioneer.text"),
        rule: kind === "mule" ? "C-23.4" : "C-8.1",
      };
    }
    case "carrot": {
      const owner = Number(rest.split(":")[1]);
      return {
        title: say("carrot.title", { name: nameOf(players, view, owner) }),
        text: say("carrot.text"),
        rule: "C-23.4",
      };
    }
  }
  return null;
}

function about(kind: string, view: View): string {
  const { tent, horse } = view.box.shop;
  return sayOf("about", kind, { tent: amount("buck", tent), horse: amount("buck", horse) });
}

function ofEvent(number: number, view: View, players: readonly Player[]): Explanation {
  const site = view.sites[number - 1];
  const event = eventOf(view, number);
  const effects = inWords(event?.effects ?? []);
  const tents = (site?.tents ?? []).map((seat) => nameOf(players, view, seat));
  const parts = [
    say(view.options.mules ? "event.text-mules" : "event.text", { effects }),
    ...(site?.covered && !view.options.mules && view.round > 0 ? [say("event.now")] : []),
    ...(tents.length > 0 ? [say("event.tents", { names: listed(tents) })] : []),
  ];
  return {
    title: say("event.title", { name: named(event) }),
    text: parts.join(" "),
    rule: number === 5 ? "C-5.4" : "C-5.1",
  };
}

function ofMap(
  kind: string,
  rest: string,
  view: View,
  players: readonly Player[],
): Explanation | null {
  const id = rest.split(":")[0] ?? "";
  switch (kind) {
    case "node": {
      const node = thing(view.box.map.nodes, id);
      if (!node) return null;
      const [effects, stop] = [inWords(node.effects), inWords(node.stop)];
      const lands = node.lands.map((land) => named(thing(view.box.map.lands, land)));
      const beside = lands.length > 0 ? ` ${say("boomtown.lands", { lands: listed(lands) })}` : "";
      const title = nameOfNode(view, id);
      if (node.kind === "boomtown")
        return { title, text: say("boomtown.text", { effects, stop }) + beside, rule: "C-15.9" };
      if (node.kind === "settlement")
        return { title, text: say("settlement.text", { effects }), rule: "C-15.8" };
      return { title, text: say("horseshoe.text"), rule: "C-15.5" };
    }
    case "land":
    case "land-tent": {
      const chart = view.box.tent_chart.slice(1);
      const points = chart.join(", ");
      return {
        title: named(thing(view.box.map.lands, id)),
        text: say("land.text", { n: chart.length, points }),
        rule: "C-20.2",
      };
    }
    case "wagon":
      return {
        title: say("wagon.title", { name: nameOf(players, view, Number(id)) }),
        text: say("wagon.text"),
        rule: "C-15.2",
      };
  }
  return null;
}

function ofShootout(kind: string, rest: string, view: View): Explanation | null {
  if (kind === "row") {
    const row = view.shootout.rows[Number(rest) - 1];
    const text = row?.owner === "neutral" ? say("row.neutral") : say("row.text");
    const rule = row?.owner === "neutral" ? "C-21.6" : "C-17.2";
    return { title: say("row.title", { row: rest }), text, rule };
  }
  if (kind === "outlaw")
    return { title: say("outlaws.title"), text: say("outlaws.text"), rule: "C-18.1" };
  const chart = thing(view.box.charts, view.shootout.chart);
  if (kind !== "chart" || !chart) return null;
  return {
    title: say("chart.title", { name: named(chart) }),
    text: say("chart.text", { win: chart.graves_win, lose: chart.graves_lose }),
    rule: "C-18.4",
  };
}

function ofSupply(kind: string, rest: string, view: View): Explanation | null {
  switch (kind) {
    case "gold-supply":
      return {
        title: say("gold-supply.title"),
        text: say("gold-supply.text", { n: amount("buck", view.gold.value) }),
        rule: "C-6.4",
      };
    case "stash": {
      const place = view.stash[Number(rest)];
      const barrel = thing(view.box.barrels, place?.barrel ?? null);
      const outlaws = say("stash.outlaws", { n: place?.outlaws ?? 0 });
      const effects = barrel ? inWords(barrel.effects) : say("stash.text-stack").replace(/\.$/, "");
      return {
        title: say("stash.title", { name: barrel ? named(barrel) : say("stash.stack") }),
        text: say("stash.text", { effects: capital(effects), outlaws }),
        rule: "C-10.4",
      };
    }
    case "barrel": {
      const barrel = thing(view.box.barrels, rest);
      return {
        title: named(barrel),
        text: say("barrel.text", { effects: inWords(barrel?.effects ?? []) }),
        rule: "C-10.9",
      };
    }
    case "used":
      return {
        title: say("used.title", { name: named(thing(view.box.barrels, rest)) }),
        text: say("used.text"),
        rule: "C-10.10",
      };
    case "bridge":
      return {
        title: named(thing(view.box.bridges, rest)),
        text: say("bridge.text", { scoring: bridgeInWords(view, rest) }),
        rule: "C-13.5",
      };
  }
  return null;
}

function ofSide(kind: string, rest: string, view: View): Explanation | null {
  const [first = "", second = ""] = rest.split(":");
  const side = view.seats[Number(first)] ?? ownSide(view) ?? view.seats[0];
  if (!side) return null;
  switch (kind) {
    case "dude":
      return {
        title: say("dude.title"),
        text: say("dude.text", { n: side.dudes_left }),
        rule: "C-1.3",
      };
    case "tent":
      return {
        title: say("tent.title"),
        text: say("tent.text", { n: side.tents_left }),
        rule: "C-17.6",
      };
    case "gold": {
      const n = amount("buck", view.gold.value);
      return { title: say("gold.title"), text: say("gold.text", { n }), rule: "C-6.5" };
    }
    case "grave": {
      const next = view.box.graves[side.graves];
      const text = next === undefined ? say("grave.full") : say("grave.text", { n: next });
      return { title: say("grave.title"), text, rule: "C-18.10" };
    }
    case "canyon": {
      const number = Number(second || first);
      const canyon = canyonsOf(view, side)[number - 1];
      const water = view.turn_open?.water ?? view.box.water;
      const cost = {
        hammer: costInWords(water.river.hammer),
        saw: costInWords(water.river.saw),
      };
      const text = say("canyon.text", {
        effects: inWords(canyon?.effects ?? []),
        vp: canyon?.vp ?? 0,
      });
      const title = say("target.canyon", { canyon: number });
      return { title, text: `${text} ${say("canyon.cost", cost)}`, rule: "C-13.4" };
    }
    case "deck": {
      const names = (ids: readonly string[] | null) =>
        listed((ids ?? []).map((id) => named(thing(view.box.cards, id))));
      const parts = [
        say("side.deck", { n: side.deck_size }) + ".",
        say("deck.text"),
        ...(side.top?.length ? [say("side.known-top", { cards: names(side.top) })] : []),
        ...(side.bottom?.length ? [say("side.known-bottom", { cards: names(side.bottom) })] : []),
      ];
      return { title: say("deck.title"), text: parts.join(" "), rule: "C-9.1" };
    }
    case "shade":
      return { title: named(view.box.shade), text: say("shade.text"), rule: "C-26.6" };
  }
  return ofCard(kind, first, view);
}

function ofCard(kind: string, id: string, view: View): Explanation | null {
  const { hotel, mill, cards, specialties } = view.box;
  if (kind === "hotel") {
    const gaps = {
      hammer: costInWords(hotel.hammer),
      saw: costInWords(hotel.saw),
      spaces: hotel.spaces,
      guest: hotel.guest_vp,
      vp: hotel.vp,
    };
    return { title: say("hotel.title"), text: say("hotel.text", gaps), rule: "C-22.4" };
  }
  if (kind !== "hand" && kind !== "card") return null;
  const abilities = capital(abilitiesInWords(able(view, id).abilities));
  if (id === mill.id) {
    const text = say("mill.text", { abilities: abilitiesInWords(mill.abilities) });
    return { title: named(mill), text, rule: "C-12.3" };
  }
  const specialty = thing(specialties, id);
  if (specialty) {
    return {
      title: say("specialty.title", { name: named(specialty) }),
      text: say("specialty.text", { abilities: abilitiesInWords(specialty.abilities) }),
      rule: "C-24.2",
    };
  }
  const card = thing(cards, id);
  if (!card) return null;
  const where = /\d/.test(card.site)
    ? say("card.site", { site: card.site })
    : sayOf("card", `site-${card.site}`);
  const does = `${abilities} (${where})`;
  if (kind === "card")
    return {
      title: named(card),
      text: say("card.text", { abilities: does, vp: card.vp }),
      rule: "C-16.9",
    };
  const costs = { hammer: costInWords(card.hammer), saw: costInWords(card.saw) };
  return {
    title: named(card),
    text: say("hand.text", { ...costs, abilities: does, vp: card.vp }),
    rule: "C-14.1",
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One of each kind that can be met, for the list of what is what. */
export function legend(view: View): string[] {
  const side = ownSide(view)?.seat ?? 0;
  const town = view.box.map.nodes.find((node) => node.kind === "boomtown")?.id ?? "";
  const hamlet = view.box.map.nodes.find((node) => node.kind === "settlement")?.id ?? "";
  const shoe = view.box.map.nodes.find((node) => node.kind === "horseshoe")?.id ?? "";
  const ids = ["site:1", "barker", "signpost", "bust", `event:${view.wheel.barker}`];
  if (view.buster) ids.push("buster");
  if (view.options.mules) ids.push(`mule:${side}`, `carrot:1:${side}`);
  ids.push(`dude:${side}`, `buck:${side}`, `gold:${side}`, `tent:${side}`, `horse:${side}`);
  ids.push(`node:${town}`, `node:${hamlet}`, `node:${shoe}`);
  ids.push(`land:${view.box.map.lands[0]?.id ?? ""}`, "outlaws", "row:1", "chart", "sheriff");
  ids.push("gold-supply", "cart", "stash:0", `bridge:${view.bridges[0]?.bridge ?? ""}`);
  ids.push(`canyon:${side}:1`, `grave:${side}`, `card:${view.box.mill.id}`, `deck:${side}`);
  if (view.options.hotels) ids.push("hotel");
  if (view.solo) ids.push("shade");
  return ids;
}
