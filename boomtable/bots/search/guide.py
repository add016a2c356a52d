"""What the search has to be told about a game: what to try, how to play on, what it is worth.

The judge of the greedy bot is enough for a start. A module ``boomtable.bots.search.guides.<game>``
may say more about any of it; each function it has takes the place of the one here:

- ``weigh(seat)``: the options worth trying, each with its worth in points;
- ``answer(table, seat, dice)``: how the search imagines that a seat plays on;
- ``is_horizon(table, start, seat)``: where it stops imagining for a seat, ``start`` being the
  state it began with;
- ``worths(table, seat)``: the points that each side may expect to end with, as a seat sees it;
- ``doubt(table)``: how many points of lead make one 2.7 times as likely to win as the other;
- ``effort(seat)``: how much of the usual time a question is worth;
- ``searcher(budget, dice, other)``: a search of the game's own, if it has a better one than
  ``other``, the one for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from types import ModuleType
from typing import Protocol, TypeAlias

from boomtable.bots.greedy import GreedyBot
from boomtable.bots.search.budget import Budget
from boomtable.bots.search.findings import Findings
from boomtable.engine import Dice, Option, Seat, State, Table

Weighed: TypeAlias = list[tuple[Option, float]]
TURNS = 2
"""How many turns are imagined in a game that says nothing else."""
DOUBT = 10.0


class Searcher(Protocol):
    """Something that searches: ours, or a game's own."""

    def search(self, seat: Seat, also: Option | None = None) -> Findings:
        """What it finds about the options of a seat that is asked, ``also`` among them."""


class Guide:
    """What the search knows about one game."""

    def __init__(self, game_id: str) -> None:
        self.greedy = GreedyBot(Dice(0), game_id)
        module = _guide_of(game_id)
        self.weigh: Callable[[Seat], Weighed] = getattr(module, "weigh", self._weigh)
        self.answer: Callable[[Table, int, Dice], Option] = getattr(module, "answer", self._answer)
        self.is_horizon: Callable[[Table, State, int], bool] = getattr(
            module, "is_horizon", self._is_horizon
        )
        self.worths: Callable[[Table, int], Sequence[float]] = getattr(
            module, "worths", self._worths
        )
        self.doubt: Callable[[Table], float] = getattr(module, "doubt", self._doubt)
        self.effort: Callable[[Seat], float] = getattr(module, "effort", self._effort)
        self.searcher: Callable[[Budget, Dice, Searcher], Searcher] | None = getattr(
            module, "searcher", None
        )

    def outcome(
        self, table: Table, seat: int, expected: float = 0.0
    ) -> tuple[list[float], Sequence[float]]:
        """How likely each side is to win, and its points; of a game that is over, what it was.

        Who plays alone has nobody to compare with before the end, when the rules' own opponent
        scores: then it is the chance to do better than ``expected``.
        """
        if table.decision is None:
            sheet = table.score()
            winners = sheet.winners
            chances = [(side in winners) / len(winners) for side in range(sheet.players)]
            return chances, sheet.totals
        worths, doubt = self.worths(table, seat), self.doubt(table)
        if table.players == 1:
            worths = [worths[0], expected]
        best = max(worths)
        odds = [exp((worth - best) / doubt) for worth in worths]
        total = sum(odds)
        return [it / total for it in odds], worths

    def _weigh(self, seat: Seat) -> Weighed:
        greedy = self.greedy
        options = greedy.shortlist(seat) if greedy.shortlist else seat.options
        greedy.dice = Dice(0)
        return [(option, greedy.worth(seat, option)) for option in options]

    def _answer(self, table: Table, seat: int, dice: Dice) -> Option:
        self.greedy.dice = dice
        return self.greedy.decide(Seat(table, seat))

    @staticmethod
    def _is_horizon(table: Table, start: State, _seat: int) -> bool:
        return table.state.turn >= start.turn + TURNS

    def _worths(self, table: Table, _seat: int) -> Sequence[float]:
        return [self.greedy.judge(table, side) for side in range(table.players)]

    @staticmethod
    def _doubt(_table: Table) -> float:
        return DOUBT

    @staticmethod
    def _effort(_seat: Seat) -> float:
        return 1.0


def _guide_of(game_id: str) -> ModuleType | None:
    name = f"boomtable.bots.search.guides.{game_id}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
