"""Check 13: no Wagon that is on its way sets out again, not by what its space leads to either.

An effect can lead to another: a Hammer that surveys a River brings the benefit of the canyon, a
row that is filled or a Dude that is buried makes a specialty react.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.coloma.phrases import text
from boomtable.locale import Text

SURVEYS = ("hammer-water", "saw-water", "hammer-any")
FILLS = ("settle", "row")


def check_on_its_way(
    tables: dict[str, Any], place: str, effects: list[dict[str, Any]]
) -> Iterator[Text]:
    """C-15.4, C-R73: what a Wagon meets on its way gives no Wagon action, whatever follows."""
    direct = _kinds(effects)
    if "wagon" in direct:
        yield text("check.wagon-on-its-way", place=place)
        return
    for kind in sorted(direct):
        if "wagon" in _reached(tables, {kind}):
            yield text("check.wagon-by-way-of", place=place, kind=kind)


def _reached(tables: dict[str, Any], kinds: set[str]) -> set[str]:
    """All that can follow from effects of some kinds, and from what follows."""
    reached: set[str] = set()
    ahead = sorted(kinds)
    for kind in ahead:  # The list grows while it is read.
        if kind not in reached:
            reached.add(kind)
            ahead += sorted(_next(tables, kind))
    return reached


def _next(tables: dict[str, Any], kind: str) -> set[str]:
    if kind in SURVEYS:
        canyons = [space["effects"] for board in tables["canyons"] for space in board["spaces"]]
        return {it for effects in canyons for it in _kinds(effects)}
    if kind in FILLS:
        return _reactions(tables, "row-filled")
    return _reactions(tables, "buried") if kind == "bury" else set()


def _reactions(tables: dict[str, Any], happened: str) -> set[str]:
    """What specialties bring when something happens."""
    return {
        kind
        for card in tables["specialties"]
        for ability in card["abilities"]
        if ability.get("on") == happened
        for option in ability.get("options", [])
        for kind in _kinds(option)
    }


def _kinds(effects: list[dict[str, Any]]) -> set[str]:
    """The actions and burials among effects."""
    found = {effect.get("kind", "") for effect in effects if effect["op"] == "action"}
    return found | {"bury" for effect in effects if effect["op"] == "bury"}
