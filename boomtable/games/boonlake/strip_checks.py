"""Check 7: the steps of the strips are such as there are rules for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import one_of
from boomtable.games.boonlake.strips import COMMON, FIRST, MIDDLE, PLAY_KIND
from boomtable.locale import Text

WHO = ("all", "others")


def check_strips(tables: dict[str, Any]) -> Iterator[Text]:
    """Every strip can be carried out."""
    kinds = [kind["id"] for kind in tables["kind"]]
    for strip in tables["action_strip"]:
        place = f"action_strip {strip['id']}"
        yield from one_of(f"{place}.first", strip["first"], [*FIRST])
        yield from one_of(f"{place}.common", strip["common"], [*COMMON])
        yield from one_of(f"{place}.common_who", strip["common_who"], WHO)
        for step in strip["middle"]:
            yield from one_of(f"{place}.middle", step, [*MIDDLE])
        if strip["first"] == PLAY_KIND:
            yield from one_of(f"{place}.kind", strip.get("kind"), kinds)
        # L-12.7: the coins of all follow from the region that was chosen.
        if ("choose-region" in strip["middle"]) != (strip["common"] == "region-coins"):
            yield text("check.region-strip", place=place)
    for name, count in Counter(it["common"] for it in tables["action_strip"]).items():
        if count > 1:
            yield text("check.duplicate", place="action_strip.common", value=name)
