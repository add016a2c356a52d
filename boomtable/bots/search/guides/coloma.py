"""Coloma for the search: it plays a Round to its end."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.judges.coloma import view_of, weigh
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import State, Table
from boomtable.games.coloma.state import Coloma

__all__ = ["doubt", "is_horizon", "weigh", "worths"]

DOUBT = (2.0, 2.0)
"""How many points of lead count: at the end, and more by the square root of the Rounds left."""


def is_horizon(table: Table, start: State) -> bool:
    """When the next Round has begun."""
    game, begun = cast("Coloma", table.state), cast("Coloma", start)
    return (game.year, game.round) != (begun.year, begun.round)


def worths(table: Table) -> Sequence[float]:
    """What every side may expect to end with."""
    game = cast("Coloma", table.state)
    return [worth(game, side, view_of(game, side)) for side in range(game.sides)]


def doubt(table: Table) -> float:
    """What can still change in the Rounds that are left."""
    game = cast("Coloma", table.state)
    rounds = len(game.box.wheel)
    left = (len(game.box.years) - game.year) * rounds - game.round
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, left))
