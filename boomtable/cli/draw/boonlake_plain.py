"""Boonlake in lines that can be read aloud: everything in words, what matters for all first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtable.cli.draw import boonlake_words as words
from boomtable.cli.draw.boonlake_own import income, vacated
from boomtable.cli.draw.boonlake_players import eminence_income
from boomtable.cli.draw.boonlake_prices import shortage
from boomtable.cli.draw.boonlake_progress import needed, reached
from boomtable.cli.draw.boonlake_river import locks_of, path_of
from boomtable.cli.draw.boonlake_signs import Pen

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View


def plain(view: View, canvas: Canvas) -> list[str]:
    """The action board, river, regions with their tiles, scoring tiles, players, the own things."""
    pen = Pen(view, canvas)
    table = pen.table
    lines = [_round(pen)]
    lines += [_strip(pen, at) for at in range(len(table["strips"]))]
    lines += [_taken(pen), _river(pen)]
    lines += [_region(pen, region) for region in pen.box["regions"]]
    left = {"gray": len(table["gray"]), "pastures": table["pastures"], "pile": table["pile"]}
    lines.append(f"{pen.say('left', **left, discards=sum(table['discards'].values()))}.")
    lines += [_tile(pen, it) for it in table["tiles"]]
    lines += [_side(pen, side) for side in pen.seats]
    lines += [_eminence(pen), *_own(pen)]
    return [line for line in lines if line]


def _round(pen: Pen) -> str:
    table = pen.table
    if table["phase"] == "setup":
        return ""
    parts = [pen.say("plain.round", n=table["round"], of=table["rounds"])]
    if table["scoring_step"]:
        parts.append(pen.say("plain.scoring", n=table["scoring"], of=table["scorings"]))
    parts += [pen.say("last-lap")] if table["last_lap"] else []
    return f"{words.listed(pen, parts)}."


# --- the board -----------------------------------------------------------------------------------


def _strip(pen: Pen, at: int) -> str:
    row, name = pen.box["rows"][at], pen.table["strips"][at]
    cost = pen.say("plain.costs", vp=pen.vp(row["vp_cost"])) if row["vp_cost"] else ""
    head = pen.say("plain.row", row=row["row"], n=row["steps"])
    head = f"{head}, {cost}" if cost else head
    does = _strip_in_words(pen, name) if name else pen.say("gap")
    return f"{words.pair(pen, head, does)}."


def _strip_in_words(pen: Pen, name: str) -> str:
    strip = pen.thing("strips", name)
    first = pen.game("amount.coins", n=pen.box["costs"]["builder_coins"])
    if strip["kind"] is not None:
        first = pen.say("plain.kind", kind=pen.name_of("kinds", strip["kind"]))
    middle = [words.step(pen, "middle", it) for it in strip["middle"]]
    common = words.step(pen, "common", strip["common"])
    key = "plain.others" if strip["others_only"] else "plain.all"
    return words.listed(pen, [pen.named(strip), first, *middle, pen.say(key, does=common)])


def _taken(pen: Pen) -> str:
    name = pen.table["taken"]
    if name is None:
        return ""
    taken = pen.say("taken", strip=pen.name_of("strips", name), n=pen.table["steps"])
    return f"{words.listed(pen, [taken, _strip_in_words(pen, name)])}."


def _river(pen: Pen) -> str:
    path, own = path_of(pen), pen.view["seat"]
    ships = pen.table["ships"]
    parts = [
        pen.say("plain.ship", who=pen.who(seat), space=ship) for seat, ship in enumerate(ships)
    ]
    start = path.index(ships[own]) + 1 if own is not None else 0
    spaces = {it["id"]: it for it in pen.box["river"]["spaces"]}
    locks = locks_of(pen)
    for name in path[start:]:
        if name in locks and locks[name]["id"] in pen.table["crossed"]:
            locks.pop(name)
        harbor = f", {pen.say('plain.harbor')}" if spaces[name]["harbor"] else ""
        reward = words.effects(pen, spaces[name]["reward"])
        parts.append(f"{name}{harbor}, {reward}")
        if name in locks:
            parts.append(pen.named(locks[name]))
    return f"{words.pair(pen, pen.say('river'), words.listed(pen, parts))}."


def _region(pen: Pen, region: dict[str, Any]) -> str:
    """A region: its label, who is there how often, and its spaces."""
    name = region["id"]
    label = pen.say("covered")
    if name not in pen.table["labels"]:
        label = pen.say("plain.label", reward=words.effects(pen, region["label"]))
    parts = [label]
    for side in pen.seats:
        if side["presences"][name]:
            who = pen.who(side["seat"])
            parts.append(pen.say("plain.present", who=who, n=side["presences"][name]))
    parts += [_space(pen, it) for it in pen.box["map"]["spaces"] if it["region"] == name]
    return f"{words.pair(pen, pen.named(region), words.listed(pen, parts))}."


def _space(pen: Pen, space: dict[str, Any]) -> str:
    number = space["space"]
    near = ", ".join(map(str, space["near"]))
    seen = pen.laid.get(number)
    if seen is None:
        reward = words.effects(pen, space["reward"])
        return pen.say("plain.empty", space=number, near=near, reward=reward)
    if seen["tile"] == "pasture":
        herd = ", ".join(pen.who(owner) for owner in seen["cattle"]) or "-"
        return pen.say("plain.pasture", space=number, near=near, who=herd)
    tile = pen.thing("tiles", seen["tile"])
    sites = [
        _site(pen, site, printed)
        for site, printed in zip(seen["sites"], tile["sites"], strict=True)
    ]
    said = pen.say("plain.tile", space=number, near=near, tile=pen.named(tile))
    return f"{said}, {', '.join(sites)}"


def _site(pen: Pen, site: dict[str, Any], printed: dict[str, Any]) -> str:
    if site["owner"] is not None:
        piece = pen.game(f"piece.{site['piece']}")
        return pen.say("plain.piece", site=site["site"], who=pen.who(site["owner"]), piece=piece)
    does = words.effects(pen, [*printed["cost"], *printed["effect"]])
    if printed["settlement_vp"]:
        vp = pen.vp(printed["settlement_vp"])
        does = f"{does}, {pen.say('plain.settlement-vp', vp=vp)}"
    return pen.say("plain.free", site=site["site"], does=does)


def _tile(pen: Pen, it: dict[str, Any]) -> str:
    thing = pen.thing("scoring_tiles", it["tile"])
    parts = [words.condition(pen, thing["condition"], pen.scoring)]
    own = pen.own
    if own is not None and not own["eminence"]:
        have = reached(pen, own, thing["condition"])
        asked = needed(thing["condition"], pen.scoring)
        parts.append(pen.say("plain.reached", have=have, needed=asked))
    later = range(pen.scoring + 1, pen.table["scorings"] + 1)
    if later:
        values = ", ".join(needed(thing["condition"], k) for k in later)
        parts.append(pen.say("plain.later", values=values))
    if it["owner"] is not None:
        parts.append(pen.say("plain.owner", who=pen.who(it["owner"])))
    for mark in it["marks"]:
        who = pen.who(mark["seat"])
        parts.append(pen.say("plain.marked", who=who, scoring=mark["scoring"]))
    parts.append(_project(pen, thing))
    parts += [pen.say("plain.realized", who=pen.who(seat)) for seat in it["projects"]]
    return f"{words.pair(pen, pen.named(thing), words.listed(pen, parts))}."


def _project(pen: Pen, thing: dict[str, Any]) -> str:
    less = pen.own["card_discount"] if pen.own else 0
    cost = words.price(pen, thing["cost"], less)
    step = pen.game(f"effect.advance-{thing['track']}", n=1)
    return pen.say("plain.project", cost=cost, vp=pen.vp(thing["vp"]), step=step)


# --- the players ---------------------------------------------------------------------------------


def _side(pen: Pen, side: dict[str, Any]) -> str:
    parts = [pen.say("plain.score", vp=side["vp"], score=side["score"])]
    if not side["eminence"]:
        purse = {"coins": side["coins"], "vases": side["vases"], "cards": side["hand_size"]}
        parts += [words.amount(pen, what, n) for what, n in purse.items()]
        parts.append(pen.say("plain.people", ranch=side["ranch"], supply=side["supply"]))
        sites = [
            f"{pen.name_of('resources', name)} {level}"
            for name, level in side["sites"].items()
            if level
        ]
        parts += [pen.say("plain.sites", sites=", ".join(sites))] if sites else []
        parts.append(pen.say("plain.steps", coin=side["coin_step"], card=side["card_step"]))
        for key, is_ready in (("plain.ready", True), ("plain.used", False)):
            names = [
                pen.name_of("levers", lever["lever"])
                for lever in side["levers"]
                if lever["ready"] == is_ready
            ]
            parts += [pen.say(key, levers=", ".join(names))] if names else []
    pieces = {key: side[key] for key in ("houses", "settlements", "cattle")}
    parts.append(pen.say("plain.off", **pieces))
    return f"{words.pair(pen, pen.who(side['seat']), words.listed(pen, parts))}."


def _eminence(pen: Pen) -> str:
    solo = pen.table["solo"]
    if solo is None:
        return ""
    parts = [pen.named(pen.thing_of_solo("levels", pen.table["level"]))]
    if solo["turned"]:
        tile = pen.thing_of_solo("tiles", solo["turned"][-1])
        actions = ", ".join(pen.name_of("strips", strip) for strip in tile["actions"])
        parts.append(f"{pen.named(tile)}, {actions}")
    if solo["preferred"] is not None:
        parts.append(pen.say("preferred", n=solo["preferred"]))
    stack = ", ".join(f"{n} {kind}" for kind, n in solo["stack"].items())
    parts.append(pen.say("stack", tiles=stack))
    if solo["corner"]:
        parts.append(pen.say("plain.corner", corner=pen.game(f"option.corner-{solo['corner']}")))
    cactus = pen.box["solo"]["cactus"]
    vp = cactus[min(solo["cactus"], len(cactus) - 1)]
    parts.append(pen.say("cactus", n=solo["cactus"], of=len(cactus) - 1, vp=vp))
    parts.append(pen.say("income", what=pen.vp(eminence_income(pen))))
    return f"{words.pair(pen, pen.game('eminence'), words.listed(pen, parts))}."


# --- the own things ------------------------------------------------------------------------------


def _own(pen: Pen) -> list[str]:
    own = pen.own
    if own is None or own["hand"] is None or own["eminence"]:
        return []
    boats = ", ".join(pen.name_of("resources", place) for place in own["boats"])
    lines = [f"{pen.say('plain.boats', places=boats)}."]
    recesses = pen.box["recesses"]
    left = [it for it, empty in zip(recesses, vacated(own, recesses), strict=True) if not empty]
    tiers = sorted({it["tier"] for it in left})
    for tier in tiers:
        pieces = [pen.game(f"piece.{it['piece']}") for it in left if it["tier"] == tier]
        lines.append(f"{pen.say('plain.tier', tier=tier, pieces=', '.join(pieces))}.")
    due = [words.amount(pen, what, n) for what, n in income(pen, own).items() if n]
    lines.append(f"{pen.say('plain.income', what=', '.join(due) or '-')}.")
    for seen in own["levers"]:
        lever = pen.thing("levers", seen["lever"])
        lines.append(f"{words.pair(pen, pen.named(lever), words.lever(pen, lever))}.")
    for slot, coins in own["slots"].items():
        lever = next(it for it in pen.box["levers"] if it["slot"] == int(slot))
        price = words.amount(pen, "coins", coins)
        does = words.lever(pen, lever)
        said = pen.say("plain.slot", slot=slot, lever=pen.named(lever), price=price, does=does)
        if pen.prompt in {"modernize", "progress-common"}:
            lines.append(said)
    for card in own["played"]:
        thing = pen.thing("cards", card)
        if thing["permanent"] or thing["end"]:
            parts = [words.modifier(pen, it) for it in thing["permanent"]]
            parts += [words.end(pen, it) for it in thing["end"]]
            name = pen.say("plain.played", name=pen.named(thing))
            lines.append(f"{words.pair(pen, name, words.listed(pen, parts))}.")
    for name in own["dealt"] if pen.table["phase"] == "setup" else ():
        thing = pen.thing("scoring_tiles", name)
        last = words.condition(pen, thing["condition"], pen.table["scorings"])
        said = words.listed(pen, [last, _project(pen, thing)])
        lines.append(f"{words.pair(pen, pen.named(thing), said)}.")
    return lines + [_card(pen, own, card) for card in own["hand"]]


def _card(pen: Pen, own: dict[str, Any], card: str) -> str:
    thing = pen.thing("cards", card)
    said = pen.say(
        "plain.card",
        name=pen.named(thing),
        kind=pen.name_of("kinds", thing["kind"]),
        cost=words.price(pen, thing["cost"], own["card_discount"]),
        does=words.card(pen, thing),
        vp=pen.vp(thing["vp"]),
    )
    is_open = f"play {card}" in pen.options
    if is_open or not shortage(pen, own, thing["cost"]):
        return said
    return f"{said} {pen.say('plain.too-dear')}"
