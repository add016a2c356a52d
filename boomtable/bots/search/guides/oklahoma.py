"""Oklahoma Boomers for the search: it plays a few moves of each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boomtable.bots.judges.oklahoma import worth
from boomtable.engine import State, Table
from boomtable.games.oklahoma.state import Oklahoma

MOVES = 4
"""How many moves are imagined, both sides together."""
DOUBT = 12.0


def is_horizon(table: Table, start: State, _seat: int) -> bool:
    """After some moves."""
    return table.state.turn >= start.turn + MOVES


def worths(table: Table, _seat: int) -> Sequence[float]:
    """The lead of each side."""
    lead = worth(cast("Oklahoma", table.state), 0)
    return [lead / 2, -lead / 2]


def doubt(_table: Table) -> float:
    """What can still change."""
    return DOUBT
