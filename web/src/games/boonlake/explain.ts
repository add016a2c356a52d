/** What anything on the table is, with the rule that says so. */

import type { Explanation, Player } from "$lib/contract";

import {
  amount,
  cardInWords,
  conditionInWords,
  costInWords,
  inWords,
  leverInWords,
  siteOf,
  spaceOf,
  thing,
  tileOf,
  waterOf,
} from "./box";
import { stripInWords } from "./deeds";
import { nameOf, ownSide } from "./people";
import { income, isShort, nextScoring, shortage } from "./reckon";
import { soloIncome } from "./solo";
import { split } from "./targets";
import type { View } from "./view";
import { capital, listed, named, say, sayOf } from "./words";

/** Things that need no more than their kind. */
const SIMPLE: Readonly<Record<string, string>> = {
  ford: "L-1.8",
  bridge: "L-1.8",
  coin: "L-1.14",
  vase: "L-7.4",
  inhabitant: "L-1.6",
  supply: "L-1.6",
  taken: "L-4.1",
  boat: "L-7.7",
  aside: "L-11.3",
  "solo-tile": "L-19.7",
  "solo-stack": "L-19.5",
  "solo-next": "L-19.9",
};

/** Rules of the actions, of the levers by their use, of the conditions. */
const STRIPS: Readonly<Record<string, string>> = {
  pioneer: "L-12.1",
  settle: "L-12.2",
  "cattle-breeding": "L-12.3",
  "region-scoring": "L-12.7",
  hire: "L-12.9",
  builder: "L-12.10",
  progress: "L-12.11",
};
const LEVERS: Readonly<Record<string, string>> = {
  common: "L-13.6",
  "forgo-play": "L-13.7",
  "region-coins": "L-13.9",
  "tile-placed": "L-13.10",
  settlement: "L-13.11",
  "payment-or-anchor": "L-13.5",
  anchor: "L-13.5",
};
const CONDITIONS: Readonly<Record<string, string>> = {
  "two-regions": "L-17.1",
  "track-steps": "L-17.2",
  "lower-track-steps": "L-17.3",
  "site-levels": "L-17.4",
  "connected-tiles": "L-17.5",
  levers: "L-17.6",
  "cattle-removed": "L-17.7",
  "settlements-removed": "L-17.8",
  "bridge-presences": "L-17.9",
  exchange: "L-17.10",
  "two-kinds": "L-17.12",
};

export function explain(id: string, view: View, players: readonly Player[]): Explanation | null {
  const [kind, rest] = split(id);
  const rule = SIMPLE[kind];
  if (rule) return { title: sayOf(kind, "title"), text: sayOf(kind, "text"), rule };
  return (
    ofMap(kind, rest, view, players) ??
    ofRiver(kind, rest, view, players) ??
    ofBoards(kind, rest, view) ??
    ofTiles(kind, rest, view, players) ??
    ofSide(kind, rest, view) ??
    ofCards(kind, rest, view)
  );
}

function ofMap(
  kind: string,
  rest: string,
  view: View,
  players: readonly Player[],
): Explanation | null {
  switch (kind) {
    case "space": {
      const space = spaceOf(view, Number(rest));
      const laid = view.map.find((one) => one.space === Number(rest));
      const region = named(thing(view.box.regions, space?.region ?? null));
      const title = say("space.title", { space: rest, region });
      if (!laid) {
        const reward = inWords(space?.reward ?? [], view);
        return { title, text: say("space.empty", { reward }), rule: "L-9.1" };
      }
      if (laid.tile === "pasture")
        return { title, text: say("space.pasture", { n: laid.cattle.length }), rule: "L-12.4" };
      const name = named(thing(view.box.tiles, laid.tile));
      return { title, text: say("space.tile", { name, n: laid.sites.length }), rule: "L-1.10" };
    }
    case "site": {
      const { tile, rules, place } = siteOf(view, rest);
      if (!rules) return null;
      const effects = [...rules.cost, ...rules.effect];
      const does = effects.length > 0 ? inWords(effects, view) : say("target.free-site");
      const parts = [
        place?.piece && place.owner !== null
          ? say("site.piece", {
              piece: sayOf("piece", place.piece),
              name: nameOf(players, view.seats[place.owner]?.eminence ? null : place.owner),
            })
          : say("site.free", { does }),
        ...(rules.settlement_vp
          ? [say("site.settlement", { vp: amount("vp", rules.settlement_vp) })]
          : []),
      ];
      const isUpgrade = place?.piece !== null;
      return {
        title: say("site.title", { site: rest, name: named(tile) }),
        text: parts.join(" "),
        rule: isUpgrade ? "L-11.1" : "L-10.1",
      };
    }
    case "piece":
      return ofMap("site", rest.split(":")[0] ?? "", view, players);
    case "cow":
      return ofMap("space", rest.split(":")[0] ?? "", view, players);
    case "region": {
      const region = thing(view.box.regions, rest);
      const isCovered = view.labels.includes(rest);
      const text = isCovered
        ? say("region.covered")
        : say("region.text", { reward: inWords(region?.label ?? [], view) });
      return { title: named(region), text, rule: "L-12.7" };
    }
    case "revealed": {
      const tile = thing(view.box.tiles, rest);
      const does = (tile?.sites ?? [])
        .map((site) => [...site.cost, ...site.effect])
        .map((all) => (all.length > 0 ? inWords(all, view) : say("target.free-site")));
      return { title: named(tile), text: capital(does.join("; ")) + ".", rule: "L-9.1" };
    }
    case "mound":
      return {
        title: say("mound.title", { n: view.gray.length }),
        text: say("mound.text"),
        rule: "L-9.1",
      };
    case "pastures":
      return {
        title: say("pastures.title", { n: view.pastures }),
        text: say("pastures.text", { most: view.box.pasture.most }),
        rule: "L-12.3",
      };
    case "pile": {
      const n = Object.values(view.discards).reduce((sum, one) => sum + one, 0);
      return {
        title: say("pile.title", { n: view.pile }),
        text: say("pile.text", { n }),
        rule: "L-1.12",
      };
    }
  }
  return null;
}

function ofRiver(
  kind: string,
  rest: string,
  view: View,
  players: readonly Player[],
): Explanation | null {
  switch (kind) {
    case "water": {
      const space = waterOf(view, rest);
      const reward = inWords(space?.reward ?? [], view);
      const title = say(space?.harbor ? "water.harbor" : "water.title", { id: rest });
      const text = say(space?.harbor ? "water.harbor-text" : "water.text", { reward });
      return { title, text, rule: space?.harbor ? "L-5.3" : "L-5.4" };
    }
    case "lock": {
      const lock = thing(view.box.river.locks, rest);
      const text = say(view.crossed.includes(rest) ? "lock.crossed" : "lock.text");
      return { title: named(lock), text, rule: "L-5.10" };
    }
    case "ship": {
      const side = view.seats[Number(rest)];
      const name = nameOf(players, side?.eminence ? null : Number(rest));
      return { title: say("ship.title", { name }), text: say("ship.text"), rule: "L-5.1" };
    }
  }
  return null;
}

function ofBoards(kind: string, rest: string, view: View): Explanation | null {
  const [first = "", second = ""] = rest.split(":");
  switch (kind) {
    case "strip": {
      const strip = thing(view.box.strips, rest);
      if (!strip) return null;
      return {
        title: named(strip),
        text: stripInWords(strip, view),
        rule: STRIPS[rest] ?? "L-4.1",
      };
    }
    case "row": {
      const row = view.box.rows[Number(rest) - 1];
      const n = row?.steps ?? 0;
      const text = row?.vp_cost
        ? say("row.text-price", { n, vp: amount("vp", row.vp_cost) })
        : say("row.text", { n });
      return {
        title: say("row.title", { row: rest, n }),
        text,
        rule: row?.vp_cost ? "L-4.2" : "L-4.1",
      };
    }
    case "track":
    case "step":
    case "track-coin":
    case "track-card": {
      const track = kind.startsWith("track-") ? kind.slice(6) : first;
      if (track !== "coin" && track !== "card") return null;
      const step = view.box.tracks[track][Number(second)];
      const title = sayOf("track", track);
      if (kind !== "step" || !step)
        return {
          title,
          text: say("track.text", { vp: view.box.costs.track_end_vp }),
          rule: "L-14.1",
        };
      const gains = [
        track === "coin" ? amount("coins", step.coins) : amount("cards", step.cards),
        ...(step.vp > 0 ? [amount("vp", step.vp)] : []),
      ];
      const crossing = step.crossing.length
        ? ` ${say("track.crossing", { reward: inWords(step.crossing, view) })}`
        : "";
      return {
        title: say("track.step", { track: title, step: second }),
        text: say("track.income", { what: listed(gains) }) + crossing,
        rule: "L-16.5",
      };
    }
  }
  return null;
}

function ofTiles(
  kind: string,
  rest: string,
  view: View,
  players: readonly Player[],
): Explanation | null {
  const [first = "", second = ""] = rest.split(":");
  const tile = tileOf(view, first);
  if (!tile) return null;
  const side = ownSide(view);
  const factor = view.box.costs.own_tile_factor;
  switch (kind) {
    case "tile":
    case "condition":
    case "value": {
      const scoring = kind === "value" ? Number(second) : nextScoring(view);
      const open = view.tiles.find((one) => one.tile === first);
      const vp = scoring * (side && open?.owner === side.seat ? factor : 1);
      const text = say("tile.text", {
        scoring,
        condition: conditionInWords(tile.condition, scoring, view),
        vp: amount("vp", vp),
      });
      return { title: named(tile), text, rule: CONDITIONS[tile.condition.type] ?? "L-16.4" };
    }
    case "mark":
    case "done":
      return {
        title: named(tile),
        text: sayOf("tile", kind, { name: nameOf(players, Number(second)) }),
        rule: kind === "mark" ? "L-16.3" : "L-8.3",
      };
    case "project": {
      const isOwn = side?.own === first;
      const text = say("project.text", {
        cost: costInWords(tile.cost, view, side?.card_discount),
        vp: amount("vp", tile.vp * (isOwn ? factor : 1)),
        step: sayOf("effect", `advance-${tile.track}`, { n: 1 }),
        inhabitants: amount("inhabitants", view.box.costs.project_inhabitants),
      });
      return {
        title: say("project.title", { name: named(tile) }),
        text: capital(text) + short(view, tile.cost),
        rule: "L-8.1",
      };
    }
  }
  return null;
}

/** What is short for a card or project, as a sentence. */
function short(view: View, cost: Readonly<Record<string, number>>): string {
  const side = ownSide(view);
  if (!side || view.phase === "setup") return "";
  const lack = shortage(view, side, cost);
  if (!isShort(lack)) return "";
  const what = listed([
    ...(lack.resources > 0 ? [amount("resources", lack.resources)] : []),
    ...(lack.coins > 0 ? [amount("coins", lack.coins)] : []),
    ...(lack.vases > 0 ? [amount("vases", lack.vases)] : []),
  ]);
  return ` ${say("card.short", { what })}`;
}

function ofSide(kind: string, rest: string, view: View): Explanation | null {
  const [first = "", second = ""] = rest.split(":");
  switch (kind) {
    case "lever": {
      const lever = thing(view.box.levers, first);
      const side = view.seats[Number(second)];
      if (!lever || !side) return null;
      const state = side.levers.find((one) => one.lever === first);
      const coins = side.slots[String(lever.slot)] ?? lever.cost;
      const when = sayOf("use", lever.use, { does: leverInWords(lever, view) });
      const stand = state
        ? say(state.ready ? "lever.is-ready" : "lever.is-used")
        : say("lever.empty", { coins: amount("coins", coins) });
      return {
        title: named(lever),
        text: `${capital(when)} ${stand}`,
        rule: LEVERS[lever.use] ?? "L-13.1",
      };
    }
    case "resource": {
      const resource = thing(view.box.resources, first);
      const level = view.seats[Number(second)]?.sites[first] ?? 0;
      const coins = amount("coins", view.box.costs.upstream_coins);
      return {
        title: named(resource),
        text: say("resource.text", { level, coins }),
        rule: "L-7.6",
      };
    }
    case "tier": {
      const vp = view.box.tier_vp[first] ?? 0;
      const text = vp > 0 ? say("tier.text-end", { vp: amount("vp", vp) }) : say("tier.text-bonus");
      return {
        title: say("tier.title", { tier: first }),
        text: `${say("tier.text")} ${text}`,
        rule: vp > 0 ? "L-18.4" : "L-11.9",
      };
    }
    case "income": {
      const side = view.seats[Number(first)];
      if (!side) return null;
      const next = income(view, side);
      const what = listed([
        amount("coins", next.coins),
        amount("cards", next.cards),
        amount("vp", next.vp),
      ]);
      return {
        title: say("income.title"),
        text: say("income.next", { what }) + ".",
        rule: "L-16.5",
      };
    }
    case "cactus": {
      const vp = view.box.solo.cactus[view.solo?.cactus ?? 0] ?? 0;
      return { title: say("cactus.title"), text: say("cactus.text", { vp }), rule: "L-19.23" };
    }
    case "solo-income": {
      const side = view.seats.find((one) => one.eminence);
      const vp = side ? soloIncome(view, side) : 0;
      return {
        title: say("income.title"),
        text: say("eminence.income-text", { vp, b: view.box.solo.unrevealed_b_vp }),
        rule: "L-19.23",
      };
    }
  }
  return null;
}

function ofCards(kind: string, rest: string, view: View): Explanation | null {
  if (kind !== "hand" && kind !== "played") return null;
  const card = thing(view.box.cards, rest);
  if (!card) return null;
  const does = capital(cardInWords(card, view));
  const gaps = { does, vp: amount("vp", card.vp) };
  if (kind === "played")
    return { title: named(card), text: say("card.played", gaps), rule: "L-7.13" };
  const side = ownSide(view);
  const cost = costInWords(card.cost, view, side?.card_discount);
  return {
    title: `${named(card)} (${named(thing(view.box.kinds, card.kind)).toLowerCase()})`,
    text: say("card.text", { ...gaps, cost }) + short(view, card.cost),
    rule: "L-7.4",
  };
}

/** One of each kind that can be met, for the list of what is what. */
export function legend(view: View): string[] {
  const seat = ownSide(view)?.seat ?? 0;
  const open = view.tiles[0]?.tile;
  const site = view.map.flatMap((one) => one.sites)[0]?.site;
  const harbor = view.box.river.spaces.find((one) => one.harbor)?.id ?? "";
  const plain = view.box.river.spaces.find((one) => !one.harbor && one.reward.length)?.id ?? "";
  const [region] = view.box.regions;
  const empty = view.box.map.spaces.find(
    (one) => !view.map.some((laid) => laid.space === one.space),
  );
  return [
    ...(empty ? [`space:${empty.space}`] : []),
    ...(site ? [`site:${site}`] : []),
    `region:${region?.id ?? ""}`,
    "bridge:",
    "ford:",
    "mound",
    "pastures",
    "pile",
    `water:${plain}`,
    `water:${harbor}`,
    `lock:${view.box.river.locks[0]?.id ?? ""}`,
    `ship:${seat}`,
    `row:${view.box.rows.length}`,
    ...view.box.strips.map((one) => `strip:${one.id}`),
    "track:coin",
    ...(open ? [`project:${open}`, `condition:${open}`] : []),
    `coin:${seat}`,
    `vase:${seat}`,
    `inhabitant:${seat}`,
    `resource:${view.box.resources[0]?.id ?? ""}:${seat}`,
    `boat:${seat}`,
    `tier:1:${seat}`,
    `income:${seat}`,
    ...view.box.levers.map((one) => `lever:${one.id}:${seat}`),
    ...(view.solo ? ["solo-tile", "solo-stack", "solo-next", "cactus"] : []),
  ];
}
