"""Many games of Oklahoma Boomers side by side, in arrays. Needs numpy (``boomtable[vector]``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boomtable.engine.extras import from_extra

with from_extra("vector"):
    import numpy as np
    from numpy.typing import NDArray

from boomtable.engine import Dice, open_table
from boomtable.games.oklahoma.board import COLUMNS, ROWS
from boomtable.kernel import _native
from boomtable.kernel.conversion import Unfit, game_of

ACTIONS = _native.ACTIONS
"""How many actions there are. In this order: 6 pieces (the own boomers, then the sooners, each in
order) × 4 directions (north, south, east, west) × 10 distances; no stones; 6 partners (the other's
boomers, then the sooners) × 3 (all free corners; with a sooner the one in the active piece's
column, or the one in its row); 121 placements."""

PLANES = (
    *("own boomers", "other boomers", "sooners", "stones", "own homesteads", "other homesteads"),
    *("mines", "river", "rails to the east", "rails to the north", "active piece", "barred sooner"),
)
"""What the boards of an observation show, as the seat sees it that decides."""

FACTS = (
    *("seat", "quiet turns, as a part of the limit", "a move is asked", "stones are asked"),
    *("a stone is to be placed", "a boomer is to be placed", "a sooner is to be placed"),
)
"""What an observation says besides."""

MOST_TRIES = 200
"""If no game goes on after so many random openings, they are too long."""


class Sight(NamedTuple):
    """What is seen of all games, one row for each."""

    planes: NDArray[np.uint8]
    """(games, 12, 11, 11): see ``PLANES``; row 1 of the board first, in it column a."""
    facts: NDArray[np.float32]
    """(games, 7): see ``FACTS``."""
    masks: NDArray[np.uint8]
    """(games, 380): which actions are legal."""
    seats: NDArray[np.uint8]
    """(games,): who decides."""


class Outcome(NamedTuple):
    """What a step has led to."""

    sight: Sight
    """Of games that have ended: of the game that has begun in their place."""
    rewards: NDArray[np.float32]
    """(games, 2): for each seat 1, 0 or -1 when a game ends, 0 before."""
    dones: NDArray[np.bool_]
    """(games,): which games have ended."""
    scores: NDArray[np.int32]
    """(games, 2): the points of games that have ended."""


class Batch:
    """So many games with the same settings, each of which starts again when it ends.

    With ``opening`` every game begins with so many random answers. All arrays belong to the batch
    and are filled anew by every step: copy what is to be kept.

    >>> batch = Batch(4, {"modules": "red-river"}, seed=1)
    >>> batch.sight.planes.shape, int(batch.sight.masks[0].sum())
    ((4, 12, 11, 11), 39)
    >>> outcome = batch.step(batch.any_actions())
    >>> outcome.dones
    array([False, False, False, False])
    """

    def __init__(
        self,
        games: int,
        settings: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        opening: int = 0,
    ) -> None:
        self.games = games
        if games < 1 or opening < 0:
            raise ValueError(f"no batch has {games} games with {opening} answers as an opening")
        # Where chance draws who begins, it must do so for each game: that is not for the kernel.
        start = game_of(open_table("oklahoma", settings=settings, asks_chance=True))
        _check(start, opening, Dice(seed))
        self._ground = start.ground
        self._native = _native.Batch(start, games, seed, opening)
        board = (len(PLANES), ROWS, len(COLUMNS))
        self.sight = Sight(
            np.zeros((games, *board), np.uint8),
            np.zeros((games, len(FACTS)), np.float32),
            np.zeros((games, ACTIONS), np.uint8),
            np.zeros(games, np.uint8),
        )
        self._outcome = Outcome(
            self.sight,
            np.zeros((games, 2), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, 2), np.int32),
        )
        self._picked = np.zeros(games, np.int64)
        self._native.show(*self.sight)

    def step(self, actions: NDArray[np.int64]) -> Outcome:
        """Give one answer in each game. If one is not legal, none is given."""
        chosen = np.ascontiguousarray(actions, np.int64)
        outcome = self._outcome
        self._native.step(chosen, outcome.rewards, outcome.dones, outcome.scores)
        self._native.show(*self.sight)
        return outcome

    def any_actions(self) -> NDArray[np.int64]:
        """A random legal action of each game."""
        self._native.pick(self._picked)
        return self._picked

    def actions_of(self, game: int) -> list[int]:
        """The legal actions of one game, in the order of its options."""
        return self._native.actions(game)

    def game(self, number: int) -> _native.Game:
        """One of the games, as it is now, for a closer look."""
        return _native.Game(self._ground, self._native.packed(number))


def _check(start: _native.Game, opening: int, dice: Dice) -> None:
    """Refuse an opening after which no game goes on: it would be tried again for ever."""
    for _ in range(MOST_TRIES):
        game = start.copy()
        for _ in range(opening):
            if game.over:
                break
            game.step(dice.below(game.count))
        if not game.over:
            return
    raise Unfit(f"after {opening} random answers hardly any game would go on")
