"""Checks 3, 4 and 19: the map hangs together, and every part of it can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.file_form import at
from boomtable.games.boonlake.map_unpacking import adjacency
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import MOST, PLAYERS, one_of, within
from boomtable.locale import Text

REWARDS = ("coins", "cards", "inhabitants", "vases", "vp")
"""Rewards with a number (L-9.2)."""


def check_map(tables: dict[str, Any]) -> Iterator[Text]:
    """Spaces, bridges and fords."""
    spaces = tables["map"]["space"]
    if [space["id"] for space in spaces] != list(range(1, len(spaces) + 1)):
        yield text("check.in-order", place="map.space", field="id", first=1)
        return
    for (q, r), count in Counter((space["q"], space["r"]) for space in spaces).items():
        if count > 1:
            yield text("check.duplicate", place="map.space", value=f"{q}, {r}")
    yield from _spaces(tables)
    links = list(_links(tables))
    yield from links
    if not links:
        yield from _starts(tables)


def check_reward(
    place: str, reward: Any, tables: dict[str, Any], more: tuple[str, ...]
) -> Iterator[Text]:
    """A reward that there are rules for; ``more`` are kinds allowed here besides the usual."""
    known = (*REWARDS, *more)
    yield from one_of(place, reward["kind"], known)
    if reward["kind"] == "site":
        resources = [it["id"] for it in tables["resource"]]
        yield from one_of(f"{place}.resource", reward.get("resource"), resources)
    if reward["kind"] in REWARDS:
        yield from within(f"{place}.n", reward.get("n", 0), 1, MOST)
    elif reward["kind"] in known and reward.get("n", 1) != 1:
        yield text("check.fixed", place=f"{place}.n", expected=1)


def _spaces(tables: dict[str, Any]) -> Iterator[Text]:
    regions = [region["id"] for region in tables["region"]]
    for space in tables["map"]["space"]:
        place = f"map.space {space['id']}"
        yield from one_of(f"{place}.region", space["region"], regions)
        if "start" in space:
            yield from within(f"{place}.start", space["start"], min(PLAYERS), max(PLAYERS))
        if "reward" in space:
            yield from check_reward(f"{place}.reward", space["reward"], tables, ("site",))
    for region in regions:
        if region not in [space["region"] for space in tables["map"]["space"]]:
            yield text("check.empty-region", place=f"region {region}")
    for region in tables["region"]:
        place = f"region {region['id']}.label"
        yield from check_reward(place, region["label"], tables, ("site",))


def _links(tables: dict[str, Any]) -> Iterator[Text]:
    known = range(1, len(tables["map"]["space"]) + 1)
    for name in ("map.bridge", "map.ford"):
        for link in at(tables, name):
            ends = link["spaces"]
            if len(ends) != 2 or ends[0] == ends[-1] or not set(ends) <= set(known):
                yield text("check.link", place=f"{name} {link['id']}")


def _starts(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 4 and 19: as long as a space is empty, some empty space is adjacent to a tile."""
    spaces, tiles = tables["map"]["space"], tables["building_tile"]
    neighbours = adjacency(tables)
    for players in PLAYERS:
        expected = tables["setup"]["start_tiles"][str(players)]
        starts = [it["id"] for it in spaces if it.get("start", MOST) <= players]
        in_use = [it for it in tiles if it["set"] == "start" and it.get("players", 1) <= players]
        for name, found in (("map.space", len(starts)), ("building_tile", len(in_use))):
            if found != expected:
                place = f"{name} (start, {players})"
                yield text("check.count", place=place, expected=expected, found=found)
        reached = starts[:]
        for space in reached:  # The list grows while it is read.
            reached += [it for it in neighbours[space] if it not in reached]
        if len(reached) < len(spaces):
            yield text("check.not-connected", players=players)
