"""Check 7: the limits of the box are numbers that a game can be played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.coloma.module_checks import MOST, out_of_range
from boomtable.games.coloma.phrases import text
from boomtable.locale import Text

MOST_PIECES, MOST_RIVERS, MOST_CARDS = 60, 12, 60
"""Far more than anybody plays with; beyond it the lists of options would be endless."""
FIXED = {
    "same_bridge_type_per_player": 1,
    "tents_per_event_per_player": 1,
    "tents_per_land_per_player": 1,
    "hand_limit": 0,
    "bucks_total": 0,
}
"""Limits that the rules themselves say (C-13.5, C-17.6, C-17.7, C-1.11, C-1.8)."""


def check_limits(tables: dict[str, Any]) -> Iterator[Text]:
    """C-R74: no limit is a slip of the keyboard, and none is said in vain."""
    limits, rows = tables["limits"], tables["shootout"]["rows"]
    ranges = (
        ("dudes_per_color", 1, MOST_PIECES),
        ("tents_per_color", 1, MOST_PIECES),
        ("horses_per_player", 1, MOST_PIECES),
        ("outlaws_total", 1, MOST_PIECES),
        ("rivers_per_player", 1, MOST_RIVERS),
        ("bridges_per_player", 0, max(0, limits["rivers_per_player"])),
        ("rows_per_turn", 1, max(1, len(rows))),
        ("town_cards_per_deck", 1, MOST_CARDS),
    )
    for field, least, most in ranges:
        if not least <= limits[field] <= most:
            yield out_of_range(f"limits.{field}", limits[field], least, most)
    for field, expected in FIXED.items():
        if limits.get(field, expected) != expected:
            yield text("check.fixed", place=f"limits.{field}", expected=str(expected))
    if not 1 <= tables["box"]["gold"] <= MOST:
        yield out_of_range("box.gold", tables["box"]["gold"], 1, MOST)
