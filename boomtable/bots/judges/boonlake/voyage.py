"""What the river will bring: the best rewards within reach of the ship in the turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.bots.judges.boonlake.listings import listing_worth
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.state import Boonlake

if TYPE_CHECKING:
    from boomtable.bots.judges.boonlake.outlook import Outlook

STRIDE = 4
"""As far as a ship usually can go in a turn."""
DOUBT = 0.7
"""Rows, other ships and better things to do stand between a ship and its best landing."""


def voyages(game: Boonlake, view: Outlook) -> dict[int, float]:
    """For each river space of this round: what can be expected from there on in this round."""
    course = game.box.courses[game.round]
    rewards = [space_worth(game, space, view) for space in course.spaces]
    last = len(course.spaces) - 1
    foremost = max(course.place_of[ship] for ship in game.ships)
    # In the turn in which the foremost ship arrives the round is over.
    turns = int((last - foremost) / 3.4 + 0.7)
    worths = [0.0] * (last + 1)
    for _ in range(turns):
        worths = [
            max(
                [
                    DOUBT * rewards[on] + worths[on]
                    for on in range(place + 1, min(last, place + STRIDE) + 1)
                ],
                default=0.0,
            )
            for place in range(last + 1)
        ]
    return dict(zip(course.spaces, worths, strict=True))


def space_worth(game: Boonlake, space: int, view: Outlook) -> float:
    """The reward of a river space."""
    reward = game.box.river[space].reward
    return 0.0 if reward == NONE else listing_worth(game.box, reward, view)
