"""Boomtown for the search: it plays a turn to its end, before the next row is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.judges.boomtown import expectations
from boomtable.engine import CHANCE, State, Table
from boomtable.games.boomtown.state import Boomtown

DOUBT = (3.0, 3.0)
"""How many points of lead count: at the end, and more by the square root of the turns left."""


def is_horizon(table: Table, start: State) -> bool:
    """When the next row is about to be drawn."""
    game = cast("Boomtown", table.state)
    decision = table.decision
    if decision is None or decision.seat != CHANCE or decision.prompt != "row":
        return False
    return game.number > cast("Boomtown", start).number


def worths(table: Table) -> Sequence[float]:
    """What everybody may expect to end with."""
    return expectations(cast("Boomtown", table.state))


def doubt(table: Table) -> float:
    """The luck that is left in the dice and the deck."""
    game = cast("Boomtown", table.state)
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, game.turns - game.number))
