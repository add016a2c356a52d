"""Checks 12 and 15: building tiles, tracks and the conditions of the scoring tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.effect_checks import TRACKS, WHAT
from boomtable.games.boonlake.file_form import at
from boomtable.games.boonlake.map_checks import check_reward
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import MOST, PLAYERS, one_of, within
from boomtable.locale import Text

SETS = ("start", "gray")
SITES_ON_A_TILE = 2
PAIRS = {"two-regions": ("regions", "region"), "two-kinds": ("kinds", "kind")}
PLAIN = (
    *("track-steps", "lower-track-steps", "site-levels", "connected-tiles", "levers"),
    *("cattle-removed", "settlements-removed", "bridge-presences"),
)
CONDITIONS = (*PAIRS, *PLAIN, "exchange")


def check_tiles(tables: dict[str, Any]) -> Iterator[Text]:
    """Building tiles, tracks, scoring tiles and cards."""
    for tile in tables["building_tile"]:
        place = f"building_tile {tile['id']}"
        yield from one_of(f"{place}.set", tile["set"], SETS)
        if not 1 <= len(tile["sites"]) <= SITES_ON_A_TILE:
            yield text("check.sites", place=place)
        if tile["set"] == "start":
            first, last = min(PLAYERS), max(PLAYERS)
            yield from within(f"{place}.players", tile.get("players", 0), first, last)
    for track in TRACKS:
        for step in at(tables, f"track.{track}"):
            if "crossing" in step:
                place = f"track.{track} {step['step']}.crossing"
                yield from check_reward(place, step["crossing"], tables, ("site", "site-any"))
    kinds = [it["id"] for it in tables["kind"]]
    for card in tables["card"]:
        place = f"card {card['id']}"
        yield from one_of(f"{place}.kind", card["kind"], kinds)
        yield from within(f"{place}.copies", card["copies"], 1, MOST)
    for tile in tables["scoring_tile"]:
        place = f"scoring_tile {tile['id']}"
        yield from one_of(f"{place}.project.track", tile["project"]["track"], TRACKS)
        yield from within(f"{place}.project.vp", tile["project"]["vp"], 0, MOST)
        yield from _condition(f"{place}.condition", tile["condition"], tables)


def _condition(place: str, condition: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    kind, values = condition["type"], condition["values"]
    yield from one_of(place, kind, CONDITIONS)
    scorings = tables["game"]["interim_scorings"]
    if len(values) != scorings:
        found = len(values)
        yield text("check.count", place=f"{place}.values", expected=scorings, found=found)
    if kind in PAIRS:
        yield from _pair(place, condition, tables)
    elif min(values, default=0) < 0:
        yield text("check.growing", place=f"{place}.values")
    if kind == "track-steps":
        yield from one_of(f"{place}.track", condition.get("track"), TRACKS)
    if kind == "exchange":
        yield from _exchange(place, condition)


def _pair(place: str, condition: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    field, listed = PAIRS[condition["type"]]
    known = [it["id"] for it in tables[listed]]
    names = condition.get(field, [])
    if len(names) != 2 or len(set(names)) != 2:
        yield text("check.count", place=f"{place}.{field}", expected=2, found=len(set(names)))
    for name in names:
        yield from one_of(f"{place}.{field}", name, known)
    if any(len(pair) != 2 or min(pair) < 0 for pair in condition["values"]):
        yield text("check.pairs", place=f"{place}.values")


def _exchange(place: str, condition: dict[str, Any]) -> Iterator[Text]:
    """L-17.10: one sort of thing for each exchange."""
    offers = condition["pay_any_of"]
    paid = [key for offer in offers for key in offer]
    if not offers or any(len(offer) != 1 for offer in offers) or len(set(paid)) < len(paid):
        yield text("check.offers", place=f"{place}.pay_any_of")
    for offer in offers:
        for key, number in offer.items():
            yield from one_of(f"{place}.pay_any_of", key, WHAT)
            yield from within(f"{place}.pay_any_of.{key}", number, 1, MOST)
    yield from within(f"{place}.vp_each", condition["vp_each"], 0, MOST)
