"""Checks 16 and 17: the tiles, levels, board and effects of the Wise Eminence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import one_of, within
from boomtable.games.boonlake.solo_pieces import CORNERS
from boomtable.locale import Text

TYPES = ("A", "B")
ACTIONS = 3
"""Strips on a solo tile: so the Eminence never takes one of the last two rows (L-19.10)."""
STEPS = ("structure", "cattle", "cactus", "pasture", "tile")
AFTER_TILE, REGION = "house-on-last-tile", "region"
PER_PRESENCE = re.compile(r"vp-per-presence-[1-9]")


def check_solo(tables: dict[str, Any]) -> Iterator[Text]:
    """All of the solo game."""
    yield from _tiles(tables)
    yield from _levels(tables)
    yield from _effects(tables)
    rules, spaces = tables["solo_rules"], len(tables["map"]["space"])
    for place, expected in (("search_from", 1), ("search_to", spaces)):
        if rules[place] != expected:
            yield text("check.fixed", place=f"solo_rules.{place}", expected=expected)
    yield from one_of("solo_rules.empty_stack_corner", rules["empty_stack_corner"], CORNERS)
    houses = tables["box"]["per_player"]["houses"]
    place = "solo_rules.settlement_from_houses"
    yield from within(place, rules["settlement_from_houses"], 1, houses)
    if not tables["solo_board"]["cactus"]:
        yield text("check.missing", place="solo_board.cactus")


def _tiles(tables: dict[str, Any]) -> Iterator[Text]:
    strips = [strip["id"] for strip in tables["action_strip"]]
    for tile in tables["solo_tile"]:
        place = f"solo_tile {tile['id']}"
        yield from one_of(f"{place}.type", tile["type"], TYPES)
        for action in tile["actions"]:
            yield from one_of(f"{place}.actions", action, strips)
        if len(tile["actions"]) != ACTIONS or len(set(tile["actions"])) != ACTIONS:
            found = len(set(tile["actions"]))
            yield text("check.count", place=f"{place}.actions", expected=ACTIONS, found=found)
        if sorted(tile["corners"]) != sorted(CORNERS):
            yield text("check.fixed", place=f"{place}.corners", expected=", ".join(CORNERS))
        for corner, number in tile["corners"].items():
            yield from within(f"{place}.corners.{corner}", number, 1, len(tables["map"]["space"]))


def _levels(tables: dict[str, Any]) -> Iterator[Text]:
    types = [tile["type"] for tile in tables["solo_tile"]]
    if not tables["solo_level"]:
        yield text("check.missing", place="solo_level")
    for level in tables["solo_level"]:
        place = f"solo_level {level['id']}"
        yield from within(f"{place}.remove_a", level["remove_a"], 0, types.count("A"))
        yield from within(f"{place}.remove_b", level["remove_b"], 0, types.count("B"))
        if level["remove_a"] + level["remove_b"] >= len(types):
            yield text("check.no-stack", place=place)


def _effects(tables: dict[str, Any]) -> Iterator[Text]:
    strips = {strip["id"]: strip for strip in tables["action_strip"]}
    if sorted(it["action"] for it in tables["solo_effect"]) != sorted(strips):
        yield text("check.one-each", place="solo_effect")
        return
    for effect in tables["solo_effect"]:
        place = f"solo_effect {effect['action']}"
        for kind in ("a", "b"):
            for step in effect["bottom"][kind]:
                yield from one_of(f"{place}.bottom.{kind}", step, STEPS)
            yield from _chosen(f"{place}.chosen.{kind}", effect["chosen"][kind], strips, effect)


def _chosen(
    place: str, steps: list[str], strips: dict[str, Any], effect: dict[str, Any]
) -> Iterator[Text]:
    scores = strips[effect["action"]]["common"] == "region-coins"
    counts = len(steps) > 1 and PER_PRESENCE.fullmatch(steps[1]) is not None
    if scores != (steps[:1] == [REGION]) or scores != counts:
        yield text("check.solo-region", place=place)  # L-19.15
        return
    for number, step in enumerate(steps[2:] if scores else steps):
        yield from one_of(place, step, (*STEPS, AFTER_TILE))
        if step == AFTER_TILE and "tile" not in steps[:number]:
            yield text("check.house-first", place=place)
