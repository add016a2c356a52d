"""Boonlake for the search: it plays a turn to its end, and looks at the own turn after that."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.judges.boonlake import option_worth, side_worth, weigh
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.engine import Seat, State, Table
from boomtable.games.boonlake.answers import Take
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.state import NOBODY, Boonlake
from boomtable.games.boonlake.strips import strip_options

__all__ = ["doubt", "effort", "is_horizon", "weigh", "worths"]

DOUBT = (3.0, 5.0)
"""How many points of lead count: at the end, and more by the square root of the scorings left."""
NEXT_TURN = 13.5
"""What a turn brings on average, by the judge: so much a turn that was looked at must not count."""


DETAILS = frozenset(
    [
        "card-exchange",
        "cattle-cost",
        "either-track",
        "hire",
        "interim-slot",
        "last-levers",
        "lever-up",
        "move-ship",
        "pay-plan",
        "score-exchange",
        "score-tile",
        "upgrade-cost",
        "vase-or-site",
    ]
)
"""Questions that decide little, or that the judge answers well,"""
BRIEFLY = 0.3
"""and the part of the usual time that they are worth."""


def effort(seat: Seat) -> float:
    """Most time for what shapes a turn."""
    return BRIEFLY if seat.prompt in DETAILS else 1.0


def is_horizon(table: Table, start: State, _seat: int) -> bool:
    """When the next turn has begun."""
    game, begun = cast("Boonlake", table.state), cast("Boonlake", start)
    return game.turns > begun.turns


def worths(table: Table, seat: int) -> Sequence[float]:
    """What every side may expect to end with."""
    game = cast("Boonlake", table.state)
    looks_ahead = is_between_turns(game) and has_turn_to_come(game, seat)
    return [
        _ahead(game, seat) if side == seat and looks_ahead else side_worth(game, side)
        for side in range(game.sides)
    ]


def is_between_turns(game: Boonlake) -> bool:
    """Whether all strips lie in their rows, as when a turn begins."""
    return game.phase == "action" and NONE not in game.strips


def has_turn_to_come(game: Boonlake, seat: int) -> bool:
    """Whether a seat will have another turn, the one that is beginning included.

    L-3.5: once a ship has arrived for good, only those before the first player still have one.
    """
    if game.last_trigger == NOBODY:
        return True
    until_seat = (seat - game.active) % game.sides
    return until_seat < (game.starter - game.active) % game.sides


def doubt(table: Table) -> float:
    """What can still change up to the last scoring."""
    game = cast("Boonlake", table.state)
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, game.box.scorings - game.scoring))


def _ahead(game: Boonlake, seat: int) -> float:
    """What the own turn promises if it were next."""
    twin = game.copy()
    twin.active = seat
    view = Outlook(twin, seat)
    strips = [it for it in strip_options(twin, seat) if isinstance(it, Take)]
    return max(option_worth(twin, "choose-strip", it, view) for it in strips) - NEXT_TURN
