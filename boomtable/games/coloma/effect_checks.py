"""Check 6: every effect and ability of a file is one that there are rules for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.coloma.chain_checks import check_on_its_way
from boomtable.games.coloma.phrases import text
from boomtable.games.coloma.pieces import (
    GOLD_VALUE,
    MODS,
)
from boomtable.locale import Text

GAINS = ("dude", "buck", "gold", "tent", "horse", "card", "barrel", "vp")
PAYS = ("dude", "buck", "gold", "tent", "card", "used-barrel")
GAINED_KINDS = (
    *("shop", "barrel", "hammer-water", "saw-water", "hammer-town", "saw-town", "hammer-any"),
    *("wagon", "settle", "row", "tent"),
)
CARD_TRIGGERS = ("shovel", "wheelbarrow", "visit", "passive")
SPECIALTY_TRIGGERS = ("passive", "turn", "react")
REACTS = ("row-filled", "buried", "horseshoe")
BUSTS = ("any", "required", "absent")
NEVER_LESS = ("pitch-anywhere", "ignore-bust", "gold-sale-vp")
"""Mods that can only help."""
LEAST, MOST = 1, 99


def check_effects(tables: dict[str, Any]) -> Iterator[Text]:
    """All effects and abilities, wherever they stand."""
    sales = [f"events {event['id']}" for event in tables["events"] if event["optional"]]
    for place, effects in _listings(tables):
        yield from _effects(place, effects)
        if place not in sales:
            yield from _no_payment(place, effects)
        if place.startswith("map.nodes "):
            yield from check_on_its_way(tables, place, effects)
    for event in tables["events"]:
        if event["optional"]:
            yield from _sale(event)
    if not tables["mill"]["abilities"]:
        yield text("check.missing", place="mill.abilities")
    for place, abilities, triggers in _cards(tables):
        for number, ability in enumerate(abilities, 1):
            here = f"{place}.abilities {number}"
            yield from _ability(here, ability, triggers)
            for option in ability.get("options", []) if ability.get("on") == "horseshoe" else []:
                yield from check_on_its_way(tables, here, option)
    yield from _gold_value(tables)


def _listings(tables: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for name in ("events", "barrels"):
        yield from ((f"{name} {it['id']}", it["effects"]) for it in tables[name])
    for board in tables["canyons"]:
        for number, space in enumerate(board["spaces"], 1):
            yield f"canyons {board['id']}.{number}", space["effects"]
    for node in tables["map"]["nodes"]:
        for field in ("effects", "stop"):
            yield f"map.nodes {node['id']}.{field}", node.get(field, [])
    for chart in tables["charts"]:
        for field in ("win", "lose"):
            for number, tier in enumerate(chart[field], 1):
                yield f"charts {chart['id']}.{field} {number}", tier


def _cards(
    tables: dict[str, Any],
) -> Iterator[tuple[str, list[dict[str, Any]], tuple[str, ...]]]:
    yield "mill", tables["mill"]["abilities"], ("shovel", "wheelbarrow")
    for card in tables["towns"]:
        yield f"towns {card['id']}", card["abilities"], CARD_TRIGGERS
    for card in tables["specialties"]:
        yield f"specialties {card['id']}", card["abilities"], SPECIALTY_TRIGGERS


def _effects(place: str, effects: list[dict[str, Any]]) -> Iterator[Text]:
    has_begun = False
    for effect in effects:
        op, n = effect["op"], effect.get("n", 0)
        if op == "pay" and has_begun:
            yield text("check.pay-first", place=place)
        # Nuggets can be used as Bucks: what is due in nuggets is paid before.
        has_begun = has_begun or op != "pay" or effect.get("what") == "buck"
        match op:
            case "gain":
                yield from _one_of(place, effect.get("what"), GAINS)
                if effect.get("from", "cart") != "cart":
                    yield text("check.unknown", place=place, value=effect["from"])
            case "pay":
                yield from _one_of(place, effect.get("what"), PAYS)
            case "action":
                yield from _one_of(place, effect.get("kind"), GAINED_KINDS)
                for field in ("less_buck", "spaces", "items"):
                    if effect.get(field, 0) < 0:
                        yield text("check.negative", place=f"{place}.{field}")
                continue
            case "outlaws":
                n = abs(n)
            case "bury":
                pass
            case _:
                yield text("check.unknown", place=place, value=op)
                continue
        if not LEAST <= n <= MOST:
            yield text("check.range", place=f"{place}.n", found=n, least=LEAST, most=MOST)


def _sale(event: dict[str, Any]) -> Iterator[Text]:
    """C-5.4: an optional Event sells a nugget for Victory Points."""
    shape = [(effect["op"], effect.get("what")) for effect in event["effects"]]
    if shape != [("pay", "gold"), ("gain", "vp")] or event["effects"][0].get("n") != 1:
        yield text("check.sale", place=f"events {event['id']}")


def _ability(place: str, ability: dict[str, Any], triggers: tuple[str, ...]) -> Iterator[Text]:
    trigger, options = ability["trigger"], ability.get("options", [])
    yield from _one_of(place, trigger, triggers)
    yield from _one_of(place, ability.get("bust", "any"), BUSTS)
    for mod in ability.get("mods", []):
        yield from _one_of(place, mod["key"], MODS)
        if mod["key"] in NEVER_LESS and mod["n"] < 0:
            yield text("check.negative", place=f"{place}.{mod['key']}")
    if trigger == "passive" and options:
        yield text("check.passive", place=place)
    if trigger != "passive" and (not options or ability.get("mods")):
        yield text("check.no-options", place=place)
    if trigger == "react":
        yield from _one_of(place, ability.get("on"), REACTS)
    if ability.get("instead_of", "wagon") != "wagon":
        yield text("check.unknown", place=place, value=ability["instead_of"])
    if trigger in ("react", "turn") and ability.get("bust", "any") != "any" and ability.get("on"):
        yield text("check.no-options", place=place)
    if ability.get("times", 1) < 0 or ability.get("times_per_year", 0) < 0:
        yield text("check.times", place=place)
    unlimited = ability.get("times", 1) == 0 and not ability.get("times_per_year")
    for option in options:
        yield from _effects(place, option)
        if trigger == "react":
            yield from _no_payment(place, option)
        # C-R58: a use without limit spends something that runs out, or answers an event.
        spends = any(
            effect["op"] == "pay" and effect.get("what") in ("card", "used-barrel", "tent")
            for effect in option
        )
        if unlimited and not spends and trigger != "react" and not ability.get("instead_of"):
            yield text("check.times", place=place)


def _no_payment(place: str, effects: list[dict[str, Any]]) -> Iterator[Text]:
    """C-16.3: paid is only where it is asked before whether it can be."""
    if any(effect["op"] == "pay" for effect in effects):
        yield text("check.pay-here", place=place)


def _gold_value(tables: dict[str, Any]) -> Iterator[Text]:
    """C-24.10: whatever a player has built, a nugget is worth a Buck to him."""
    changes = {
        name: [
            sum(
                mod["n"]
                for ability in card["abilities"]
                for mod in ability.get("mods", [])
                if mod["key"] == MODS[GOLD_VALUE]
            )
            for card in tables[name]
        ]
        for name in ("towns", "specialties")
    }
    worst = sum(min(n, 0) for n in changes["towns"]) + min([0, *changes["specialties"]])
    gold = tables["gold"]
    if worst < 0 and min([*gold["values"], gold["value_when_full"]]) + worst < 1:
        yield text("check.gold-value")


def _one_of(place: str, value: Any, known: tuple[str, ...]) -> Iterator[Text]:
    if value not in known:
        yield text("check.not-one-of", place=place, value=str(value), known=", ".join(known))
