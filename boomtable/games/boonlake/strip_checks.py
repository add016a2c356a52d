"""Checks 7 and 9: the steps of the strips, and the levers with what each use allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import one_of
from boomtable.locale import Text

FIRST = ("play-kind", "gain-3-coins")
MIDDLE = (
    *("explore", "develop-or-upgrade", "place-pasture", "choose-region", "gain-1-inhabitant"),
    *("play-any-or-draw-2", "modernize"),
)
COMMON = (
    *("draw-2-then-play", "develop-upgrade-or-play", "cattle-or-play", "region-coins", "hire"),
    *("play-any", "modernize-or-draw"),
)
WHO = ("all", "others")


def check_strips(tables: dict[str, Any]) -> Iterator[Text]:
    """Every strip can be carried out."""
    kinds = [kind["id"] for kind in tables["kind"]]
    for strip in tables["action_strip"]:
        place = f"action_strip {strip['id']}"
        yield from one_of(f"{place}.first", strip["first"], FIRST)
        yield from one_of(f"{place}.common", strip["common"], COMMON)
        yield from one_of(f"{place}.common_who", strip["common_who"], WHO)
        for step in strip["middle"]:
            yield from one_of(f"{place}.middle", step, MIDDLE)
        if strip["first"] == "play-kind":
            yield from one_of(f"{place}.kind", strip.get("kind"), kinds)
        # L-12.7: the coins of all follow from the region that was chosen.
        if ("choose-region" in strip["middle"]) != (strip["common"] == "region-coins"):
            yield text("check.region-strip", place=place)
    for name, count in Counter(it["common"] for it in tables["action_strip"]).items():
        if count > 1:
            yield text("check.duplicate", place="action_strip.common", value=name)
