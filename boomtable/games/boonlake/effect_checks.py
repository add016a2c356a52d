"""Checks 12, 13 and 18: every effect and cost of a file is one that there are rules for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.games.boonlake.conditions import COUNTS
from boomtable.games.boonlake.option_forms import MOST_OPTIONS
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import TRIGGERS
from boomtable.games.boonlake.ranges import MOST, one_of, within
from boomtable.locale import Text

WHAT = ("coins", "cards", "inhabitants", "vases", "vp")
TRACKS = ("coin", "card")
UPGRADES = ("house", "settlement", "any")
CARD_OPS = (
    *("gain", "gain-per", "advance", "income", "exchange", "upgrade", "modernize", "lever-up"),
)
SITE_OPS = ("gain", "gain-per", "advance", "income")
END_OPS = ("end-per", "end-threshold")
REGION_COUNT = "presences-in-region"
COUNTED = (REGION_COUNT, *COUNTS)
LESS = ("modernize-cost", "card-cost")
GAINING = ("cattle-placed", "ship-on-coins", "ship-in-harbor", "ship-takes-vase")


def check_costs(tables: dict[str, Any]) -> Iterator[Text]:
    """Cards and projects cost coins, vases and resources."""
    resources = [it["id"] for it in tables["resource"]]
    for card in tables["card"]:
        for key in card["cost"]:
            yield from one_of(f"card {card['id']}.cost", key, ("coins", "vases", *resources))
    for tile in tables["scoring_tile"]:
        for key in tile["project"]["cost"]:
            yield from one_of(f"scoring_tile {tile['id']}.project.cost", key, ("coins", *resources))


def check_effects(tables: dict[str, Any]) -> Iterator[Text]:
    """All effects, wherever they stand."""
    for tile in tables["building_tile"]:
        for number, site in enumerate(tile["sites"], 1):
            place = f"building_tile {tile['id']}.sites {number}"
            yield from effects_known(f"{place}.cost", site["cost"], ("lose",), tables)
            yield from effects_known(f"{place}.effect", site["effect"], SITE_OPS, tables)
            yield from within(f"{place}.settlement_vp", site["settlement_vp"], -MOST, MOST)
    for card in tables["card"]:
        place = f"card {card['id']}"
        yield from effects_known(f"{place}.immediate", card.get("immediate", []), CARD_OPS, tables)
        yield from effects_known(f"{place}.end", card.get("end", []), END_OPS, tables)
        yield from effects_known(
            f"{place}.permanent", card.get("permanent", []), ("modifier",), tables
        )


def effects_known(
    place: str, effects: Sequence[dict[str, Any]], ops: Sequence[str], tables: dict[str, Any]
) -> Iterator[Text]:
    """Nothing, if effects have only these ops and there are rules for each of them."""
    for effect in effects:
        yield from one_of(place, effect["op"], ops)
        if effect["op"] in ops:
            yield from _effect(place, effect, tables)


def _effect(place: str, effect: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    match effect["op"]:
        case "gain" | "lose":
            yield from one_of(place, effect.get("what"), WHAT)
            yield from at_least_one(place, effect)
        case "gain-per":
            yield from one_of(place, effect.get("what"), WHAT)
            yield from at_least_one(place, effect)
            yield from _count(place, effect, tables)
        case "advance":
            yield from one_of(place, effect.get("track"), (*TRACKS, "either"))
            yield from at_least_one(place, effect)
        case "income":
            yield from one_of(place, effect.get("track"), TRACKS)
        case "exchange":
            yield from _exchange(place, effect)
        case "upgrade":
            yield from one_of(place, effect.get("to"), UPGRADES)
            for field in ("inhabitants_less", "presences_less"):
                yield from within(f"{place}.{field}", effect.get(field, 0), 0, MOST)
        case "lever-up":
            yield from at_least_one(place, effect)
        case "end-per":
            yield from _count(place, effect, tables)
            yield from within(f"{place}.vp", effect["vp"], -MOST, MOST)
        case "end-threshold":
            yield from _count(place, effect, tables)
            steps = effect["at"]
            if not steps or steps != sorted(set(steps)) or len(steps) != len(effect["vp"]):
                yield text("check.growing", place=f"{place}.at")
        case "modifier":
            yield from _modifier(place, effect, tables)


def at_least_one(place: str, effect: dict[str, Any]) -> Iterator[Text]:
    """Nothing, if an effect says how many."""
    yield from within(f"{place}.n", effect.get("n", 0), 1, MOST)


def _count(place: str, effect: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    yield from one_of(place, effect.get("count"), COUNTED)
    if effect.get("count") == REGION_COUNT:
        regions = [it["id"] for it in tables["region"]]
        yield from one_of(f"{place}.region", effect.get("region"), regions)


def _exchange(place: str, effect: dict[str, Any]) -> Iterator[Text]:
    if not 1 <= len(effect["options"]) <= MOST_OPTIONS:
        yield text("check.options", place=f"{place}.options", most=MOST_OPTIONS)
    for option in effect["options"]:
        for part in ("pay", "get"):
            for key, number in option[part].items():
                yield from one_of(f"{place}.{part}", key, WHAT)
                yield from within(f"{place}.{part}.{key}", number, 1, MOST)
            if not option[part]:
                yield text("check.missing", place=f"{place}.{part}")


def _modifier(place: str, effect: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    on = effect.get("on")
    yield from one_of(place, on, TRIGGERS)
    if on in LESS:
        yield from within(f"{place}.coins_less", effect.get("coins_less", 0), 1, MOST)
    elif on == "cattle-cost":
        yield from within(f"{place}.inhabitants_less", effect.get("inhabitants_less", 0), 1, MOST)
    elif on == "discard-for-coins":
        kinds = [it["id"] for it in tables["kind"]]
        yield from one_of(f"{place}.kind", effect.get("kind"), kinds)
        yield from within(f"{place}.coins_more", effect.get("coins_more", 0), 1, MOST)
    elif on in GAINING:
        for key, number in effect.get("gain", {}).items():
            yield from one_of(f"{place}.gain", key, WHAT)
            yield from within(f"{place}.gain.{key}", number, 1, MOST)
        if not effect.get("gain"):
            yield text("check.missing", place=f"{place}.gain")
