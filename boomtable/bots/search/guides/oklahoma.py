"""Oklahoma Boomers for the search: by the compiled rules, or a few moves of each side imagined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boomtable import kernel
from boomtable.bots.judges.oklahoma import worth
from boomtable.bots.search.budget import Budget
from boomtable.bots.search.findings import Finding, Findings
from boomtable.bots.search.guide import Searcher
from boomtable.engine import Dice, Option, Seat, State, Table
from boomtable.games.oklahoma.state import Oklahoma

MOVES = 4
"""How many moves are imagined, both sides together."""
DOUBT = 12.0
QUICKNESS = 100
"""So many positions the kernel looks at while the readable rules imagine one world."""


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


def searcher(budget: Budget, dice: Dice, other: Searcher) -> Searcher:
    """The search of the kernel, where there is one."""
    return KernelSearch(budget, dice, other) if kernel.is_available else other


class KernelSearch:
    """The search inside the compiled rules; what they cannot take is left to the other one."""

    def __init__(self, budget: Budget, dice: Dice, other: Searcher) -> None:
        self.budget = budget
        self.dice = dice
        self.other = other

    def search(self, seat: Seat, also: Option | None = None) -> Findings:
        """What it finds about the options of a seat that is asked. It looks at all of them."""
        table = seat.sample(Dice(0))  # Nothing is hidden: there is but one world.
        try:
            found = kernel.search(
                table,
                seat.number,
                nodes=self.budget.nodes * QUICKNESS,
                seconds=self.budget.seconds,
                seed=self.dice.below(1 << 62),
            )
        except kernel.Unfit:
            return self.other.search(seat, also)
        best = sorted(found.appraisals, key=lambda it: (-it.visits, -it.value))
        options = tuple([Finding(it.option, it.visits, it.value) for it in best])
        return Findings(options, found.nodes)
