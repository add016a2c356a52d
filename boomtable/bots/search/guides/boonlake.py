"""Boonlake for the search: it plays until everybody has had a turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.judges.boonlake import side_worth, weigh
from boomtable.engine import State, Table
from boomtable.games.boonlake.state import Boonlake

__all__ = ["doubt", "is_horizon", "weigh", "worths"]

DOUBT = (3.0, 5.0)
"""How many points of lead count: at the end, and more by the square root of the scorings left."""


def is_horizon(table: Table, start: State) -> bool:
    """When everybody has had a turn since."""
    game, begun = cast("Boonlake", table.state), cast("Boonlake", start)
    return game.turns >= begun.turns + game.sides


def worths(table: Table) -> Sequence[float]:
    """What every side may expect to end with."""
    game = cast("Boonlake", table.state)
    return [side_worth(game, side) for side in range(game.sides)]


def doubt(table: Table) -> float:
    """What can still change up to the last scoring."""
    game = cast("Boonlake", table.state)
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, game.box.scorings - game.scoring))
