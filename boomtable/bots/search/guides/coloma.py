"""Coloma for the search: it plays to the end of the own turn, and looks at the turn after that.

When Sites are chosen it plays the whole Round, so that every choice ends at the same moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.judges.coloma import view_after_round, view_of, weigh
from boomtable.bots.judges.coloma.dials import coming_worth, next_worth
from boomtable.bots.judges.coloma.outlook import outlook
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import Seat, State, Table
from boomtable.games.coloma.state import Coloma

__all__ = ["doubt", "effort", "is_horizon", "weigh", "worths"]

DOUBT = (2.0, 2.0)
"""How many points of lead count: at the end, and more by the square root of the Rounds left."""
NEXT_TURN = 4.6
"""What a turn brings on average, by the judge: so much a turn that was looked at must not count."""


DETAILS = frozenset(["discard", "go", "gold-sale", "pay", "take-barrel"])
"""Questions that decide little, or that the judge answers well,"""
BRIEFLY = 0.3
"""and the part of the usual time that they are worth."""


def effort(seat: Seat) -> float:
    """Most time for what shapes a turn."""
    return BRIEFLY if seat.prompt in DETAILS else 1.0


def is_horizon(table: Table, start: State, seat: int) -> bool:
    """When the own turn is over, or the Round."""
    game, begun = cast("Coloma", table.state), cast("Coloma", start)
    if (game.year, game.round) != (begun.year, begun.round):
        return True
    if game.phase != "turns" or begun.phase != "turns" or game.active == seat:
        return False
    return not any(step.rule == "turn" and step.args[0] == seat for step in game.agenda)


def worths(table: Table, seat: int) -> Sequence[float]:
    """What every side may expect to end with."""
    game = cast("Coloma", table.state)
    found = [worth(game, side, view_of(game, side)) for side in range(game.sides)]
    if game.phase in {"turns", "event", "dials"}:
        found[seat] = _ahead(game, seat, found[seat])
    return found


def doubt(table: Table) -> float:
    """What can still change in the Rounds that are left."""
    game = cast("Coloma", table.state)
    rounds = len(game.box.wheel)
    left = (len(game.box.years) - game.year) * rounds - game.round
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, left))


def _ahead(game: Coloma, seat: int, static: float) -> float:
    """What the next turn of this Year promises; where there is none, what there is."""
    view = view_after_round(game, seat)
    if game.phase != "turns":
        return coming_worth(game, seat, view) - NEXT_TURN
    if game.active == seat or game.round >= len(game.box.wheel):
        return static
    later = outlook(game, seat, view.turns - 1, view.rounds - 1)
    return next_worth(game.copy(), seat, later) - NEXT_TURN
