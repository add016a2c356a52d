"""The answers of Oklahoma Boomers.

In this order: the 121 placements (free set-up only); the 2,420 moves, by their start and then
north, south, east, west, from near to far; no stones; stones with a partner on each of the 121
squares; with sooners also stones with a partner on one corner, which is in line with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.engine import Option, Table
from boomtable.games.oklahoma.board import RAYS, SQUARES
from boomtable.games.oklahoma.moving import ROUTES
from boomtable.games.oklahoma.options import FIRSTS, NO_STONES, PLACES, stones_with

PROMPTS = ("place", "move", "stones")


def answers(table: Table) -> Iterator[Option]:
    """All answers that a seat can give."""
    game = table.state
    if table.settings["setup"] == "free" or not game.is_set_up:  # type: ignore[attr-defined]
        yield from PLACES.values()
    for ways in ROUTES.values():
        for way in ways:
            yield from (move for _bit, move in way)
    yield NO_STONES
    yield from map(stones_with, SQUARES)
    if "s" in game.ground.modules:  # type: ignore[attr-defined]
        for partner in SQUARES:
            for corners in RAYS[partner]:
                yield from (stones_with(partner, corner) for corner in corners)


def outcomes(table: Table) -> Iterator[Option]:
    """Who makes the first turn, where that is drawn."""
    if table.settings["first"] == "draw":
        yield from FIRSTS
