"""Many games of Oklahoma Boomers at once, in numpy arrays: for self-play and training.

>>> from boomtable.research.vector import make_batch
>>> batch = make_batch(64, {"modules": "red-river"}, seed=1)
>>> batch.sight.planes.shape, batch.sight.masks.shape
((64, 12, 11, 11), (64, 380))
>>> outcome = batch.step(batch.any_actions())
>>> outcome.rewards.shape, bool(outcome.dones.any())
((64, 2), False)

Both sides are played from outside; each game is seen by the seat that decides. A game that ends
starts again at once. What is seen, and the numbers of actions, stand in
``boomtable.research.sight``. The compiled rules play where they are there and can take the options
of the table; else the readable ones do, with the same arrays and the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from math import inf
from typing import Any, NamedTuple, Protocol

from boomtable.engine.extras import from_extra

with from_extra("vector"):
    import numpy as np
    import numpy.typing as npt

from boomtable.engine import CHANCE, Dice, Illegal, Table, load, open_table
from boomtable.research.sight import Sight, actions_at, show

COMPILED = "boomtable.kernel"
"""The package of the compiled rules: ``batch.Batch`` is what :class:`Batch` describes."""

MOST_TRIES = 200
"""If no game goes on after so many random openings, they are too long."""


class Outcome(NamedTuple):
    """What a step has led to."""

    sight: Sight
    """Of games that have ended: of the game that has begun in their place."""
    rewards: npt.NDArray[np.float32]
    """(games, 2): for each seat 1, 0 or -1 when a game ends, 0 before."""
    dones: npt.NDArray[np.bool_]
    """(games,): which games have ended."""
    scores: npt.NDArray[np.int32]
    """(games, 2): the points of games that have ended."""


class Batch(Protocol):
    """So many games with the same settings, each of which starts again when it ends.

    All arrays belong to the batch and are filled anew by every step: copy what is to be kept.
    """

    games: int
    sight: Any
    """A :class:`~boomtable.research.sight.Sight`."""

    def step(self, actions: npt.NDArray[np.int64]) -> Any:
        """Give one answer in each game; an :class:`Outcome`. If one is not legal, none is given."""

    def any_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action of each game."""

    def actions_of(self, game: int) -> list[int]:
        """The legal actions of one game, in the order of its options."""


class NotLegal(Illegal, ValueError):
    """An answer in a batch that is not legal: of the kind that the compiled rules raise, too."""


def make_batch(
    games: int,
    settings: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    opening: int = 0,
    compiled: bool | None = None,
) -> Batch:
    """A batch, played by the compiled rules if they can.

    With ``opening`` every game begins with so many random answers. ``compiled``: only these rules
    will do (``True``), or only the readable ones (``False``).
    """
    if games < 1:
        raise Illegal("research.no-games", count=games)
    if opening < 0:
        raise Illegal("research.bad-opening", count=opening)
    if compiled is not False and find_spec(COMPILED) is not None:
        kernel: Any = import_module(COMPILED)
        try:
            made: Batch = import_module(f"{COMPILED}.batch").Batch(
                games, settings, seed, opening=opening
            )
        except (ImportError, kernel.Unfit):
            if compiled:
                raise
        else:
            return made
    if compiled:
        raise Illegal("research.not-compiled")
    return ReadableBatch(games, settings, seed, opening=opening)


class ReadableBatch:
    """A batch played by the readable rules, one table after the other."""

    def __init__(
        self,
        games: int,
        settings: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        opening: int = 0,
    ) -> None:
        self.games = games
        self.sight = Sight.empty(games)
        self._rules, self._settings = load("oklahoma"), settings
        self._dice = Dice(seed)
        self._opening = opening
        self._outcome = Outcome(
            self.sight,
            np.zeros((games, 2), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, 2), np.int32),
        )
        self.tables = [self._open(MOST_TRIES) for _ in range(games)]
        """The games themselves, for a closer look."""
        self._actions = [actions_at(table) for table in self.tables]
        self._show()

    def step(self, actions: npt.NDArray[np.int64]) -> Outcome:
        """Give one answer in each game. If one is not legal, none is given."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise NotLegal("research.batch-shape", count=self.games, shape=str(chosen.shape))
        numbers: list[int] = chosen.tolist()
        for game, (number, legal) in enumerate(zip(numbers, self._actions, strict=True)):
            if number not in legal:
                raise NotLegal("research.illegal-in-batch", action=number, game=game)
        for game, number in enumerate(numbers):
            self._answer(game, number)
        self._show()
        return self._outcome

    def any_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action of each game."""
        return np.array([self._dice.pick(legal) for legal in self._actions], np.int64)

    def actions_of(self, game: int) -> list[int]:
        """The legal actions of one game, in the order of its options."""
        return list(self._actions[game])

    def _answer(self, game: int, number: int) -> None:
        table = self.tables[game]
        table.pick(self._actions[game].index(number))
        _sight, rewards, dones, scores = self._outcome
        dones[game] = table.is_over
        scores[game] = table.score().totals if table.is_over else 0
        lead = int(np.sign(scores[game, 0] - scores[game, 1]))
        rewards[game] = lead, -lead
        if table.is_over:
            self.tables[game] = table = self._open()
        self._actions[game] = actions_at(table)

    def _open(self, tries: float = inf) -> Table:
        """A new game; one that would be over after its random opening is opened again."""
        while tries > 0:
            tries -= 1
            # As in compiled games, an answer is asked for even where there is only one.
            table = open_table(
                self._rules, settings=self._settings, keeps_log=False, replaying=True
            )
            while table.awaited == (CHANCE,):
                table.pick(self._dice.below(len(table.options())))
            for _ in range(self._opening):
                if not table.is_over:
                    table.pick(self._dice.below(len(table.options())))
            if not table.is_over:
                return table
        raise Illegal("research.long-opening", count=self._opening)

    def _show(self) -> None:
        for place, (table, actions) in enumerate(zip(self.tables, self._actions, strict=True)):
            show(table, self.sight, place, actions)
