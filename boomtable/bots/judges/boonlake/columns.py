"""The columns of the player board: what pieces that have left it bring, and those that may follow.

The first pieces of a column bring little and the last ones much. So a column is worth what its
vacated recesses bring, and a part of what the next ones would, each later than the one before.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.judges.boonlake.outlook import INHABITANT, Outlook
from boomtable.games.boonlake.pieces import Recess
from boomtable.games.boonlake.state import Boonlake

HOUSES, SETTLEMENTS, CATTLE = 0.4, 0.25, 0.4
"""How many pieces of a column can leave it in a turn."""
HOPE = 0.6
"""How much the next pieces count."""
PASTURE = 1.3
"""Inhabitants given up for a cattle, before additional ones."""
TIER = 0.5
"""How much of its bonus a tier is worth that is all but empty."""


class Columns:
    """The worth of each number of pieces that have left a column."""

    def __init__(self, game: Boonlake, view: Outlook) -> None:
        box, costs = game.box, game.box.costs
        self.houses = column(view, box.house_recesses, [1.0] * box.houses, HOUSES)
        least = costs.settlement_inhabitants
        due = [float(least + more) for more in costs.settlement_extra_inhabitants]
        self.settlements = column(view, box.settlement_recesses, due, SETTLEMENTS)
        due = [PASTURE + more for more in costs.cattle_extra_inhabitants]
        self.cattle = column(view, box.cattle_recesses, due, CATTLE)


def columns_of(game: Boonlake, view: Outlook) -> Columns:
    """The columns as they are worth now."""
    if view.columns is None:
        view.columns = Columns(game, view)
    return view.columns


def column(
    view: Outlook, recesses: Sequence[Recess], due: Sequence[float], pace: float
) -> list[float]:
    """What a column is worth, by the number of pieces that have left it."""
    vacated, sums = 0.0, [0.0]
    for it in recesses:
        vacated += view.recess(it)
        sums.append(vacated)
    return [
        its + HOPE * _next_ones(view, recesses, due, pace, number)
        for number, its in enumerate(sums)
    ]


def _next_ones(
    view: Outlook, recesses: Sequence[Recess], due: Sequence[float], pace: float, first: int
) -> float:
    """The best that can be made of the pieces that follow, as far as there is time."""
    total = best = 0.0
    for number in range(first, len(recesses)):
        turns = (number - first + 1.0) / pace
        if turns > view.turns:
            break
        total += view.recess(recesses[number], turns)
        total -= due[number] * INHABITANT * view.coin_at(turns)
        best = max(best, total)
    return best


def tiers_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """Bonus recesses: those that are vacated, and the nearer to it the better."""
    total = 0.0
    for tier in game.box.tiers:
        its = view.tiers[tier.number]
        if tier.number in game.bonus[seat]:
            total += its
            continue
        due = tier.houses + tier.settlements + tier.cattle
        done = min(game.houses[seat], tier.houses)
        done += min(game.settlements[seat], tier.settlements)
        done += min(game.cattle[seat], tier.cattle)
        left = due - done
        if left / 0.8 < view.turns:
            total += TIER * (its + view.inhabitant) * (done / due) ** 2
    return total
