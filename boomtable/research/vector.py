"""Many games of Oklahoma Boomers at once, in numpy arrays: for self-play and training.

>>> import numpy as np
>>> from boomtable.research.vector import OklahomaBatch
>>> batch = OklahomaBatch(64, seed=1)
>>> step = batch.reset()
>>> step.planes.shape, step.numbers.shape, step.masks(batch.actions).shape
((64, 11, 11, 11), (64, 7), (64, 2542))
>>> step = batch.step(step.legal.draw(np.random.default_rng(1)))
>>> step.rewards.shape, step.dones.any()
((64, 2), np.False_)

Both sides are played from outside; each game is seen by the side that is asked. A game that is
over is opened anew at once: its ``dones`` is true, ``rewards`` and ``scores`` are those of the game
that has ended, everything else tells of the new one. A batch with the same seed and the same
actions is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from boomtable.engine import Dice, Illegal, fresh_seed
from boomtable.games.oklahoma.board import COLUMNS, ROWS
from boomtable.research.boards import (
    LAYERS,
    NO_SQUARE,
    PLACING,
    SQUARES,
    Bits,
    Boards,
    Flags,
    Games,
    Ints,
    Legal,
    ReadableGames,
    seeds,
)
from boomtable.research.worlds import World

PLANES = ("own boomers", "other boomers", *LAYERS[2:], "active", "banned")
NUMBERS = ("own is purple", "move", "stones", *(f"place {it}" for it in PLACING), "quiet")
_QUIET = len(NUMBERS) - 1

MakeGames: TypeAlias = Callable[[World, int], Games]


class Step(NamedTuple):
    """What is to be known after a step; the first axis is always the game."""

    planes: Bits
    """For each of ``PLANES`` a board of 11 × 11 squares, row 1 first."""
    numbers: npt.NDArray[np.float32]
    """For each of ``NUMBERS`` one: who is asked and what, and how near the quiet end is."""
    sides: Ints
    """Who is asked: 0 Purple, 1 Yellow."""
    legal: Legal
    rewards: npt.NDArray[np.float32]
    """Of Purple and Yellow: 1 and -1 for a win, 0 for a draw and before the end."""
    dones: Flags
    scores: Ints
    """The points of Purple and Yellow in games that have just ended, else 0."""

    def masks(self, actions: int) -> npt.NDArray[np.int8]:
        """The legal answers as a mask."""
        return self.legal.masks(actions)


class OklahomaBatch:
    """Many games of Oklahoma Boomers with the same options, stepped together.

    ``games`` makes what plays them (see ``boomtable.research.boards``): by default the readable
    rules.
    """

    def __init__(
        self,
        count: int,
        *,
        seed: int | None = None,
        games: MakeGames = ReadableGames,
        **settings: Any,
    ) -> None:
        if count < 1:
            raise Illegal("research.no-games", count=count)
        self.world = World("oklahoma", settings=settings)
        self.count = count
        self.actions = len(self.world.actions)
        """How many numbers there are for answers."""
        self._games = games(self.world, count)
        self._dice = Dice(fresh_seed() if seed is None else seed)
        self._quiet_limit: int = self.world.open(0).state.box.quiet_limit
        self._legal: Legal | None = None

    def reset(self, seed: int | None = None) -> Step:
        """Open all games anew."""
        if seed is not None:
            self._dice = Dice(seed)
        everything = range(self.count)
        self._games.open(everything, seeds(self._dice, self.count))
        return self._look(np.zeros(self.count, np.bool_), self._no_points(), self._no_points())

    def step(self, actions: npt.ArrayLike) -> Step:
        """Give one answer in each game. If any is illegal, none is given."""
        numbers = np.asarray(actions, np.int64)
        if self._legal is None:
            raise Illegal("research.not-reset")
        if numbers.shape != (self.count,):
            raise Illegal("research.batch-shape", count=self.count, shape=str(numbers.shape))
        is_legal = self._legal.has(numbers)
        if not is_legal.all():
            game = int(np.argmin(is_legal))
            raise Illegal("research.illegal-in-batch", action=int(numbers[game]), game=game)
        dones = self._games.answer(numbers)
        points, rewards = self._no_points(), self._no_points()
        if dones.any():
            over = np.flatnonzero(dones).tolist()
            points[over] = self._games.scores(over)
            rewards[over] = _rewards(self._games.winners(over))
            self._games.open(over, seeds(self._dice, len(over)))
        return self._look(dones, rewards, points)

    def _no_points(self) -> Ints:
        return np.zeros((self.count, 2), np.int64)

    def _look(self, dones: Flags, rewards: Ints, points: Ints) -> Step:
        boards = self._games.boards()
        self._legal = self._games.legal()
        return Step(
            _planes(boards),
            self._numbers(boards),
            boards.sides,
            self._legal,
            rewards.astype(np.float32),
            dones,
            points,
        )

    def _numbers(self, boards: Boards) -> npt.NDArray[np.float32]:
        numbers = np.zeros((self.count, len(NUMBERS)), np.float32)
        numbers[:, 0] = boards.sides == 0
        is_set_up = boards.placing < 0
        has_moved = boards.active != NO_SQUARE
        numbers[:, 1] = is_set_up & ~has_moved
        numbers[:, 2] = has_moved
        for place in range(len(PLACING)):
            numbers[:, 3 + place] = boards.placing == place
        numbers[:, _QUIET] = boards.quiet / self._quiet_limit
        return numbers


def _planes(boards: Boards) -> Bits:
    """The boards as the side that is asked sees them: its own boomers first."""
    count = len(boards.sides)
    planes = np.zeros((count, len(PLANES), SQUARES), np.uint8)
    games = np.arange(count)
    planes[:, 0] = boards.layers[games, boards.sides]
    planes[:, 1] = boards.layers[games, 1 - boards.sides]
    planes[:, 2 : len(LAYERS)] = boards.layers[:, 2:]
    for place, squares in enumerate((boards.active, boards.banned), len(LAYERS)):
        there = np.flatnonzero(squares != NO_SQUARE)
        planes[there, place, squares[there]] = 1
    return planes.reshape(count, len(PLANES), ROWS, len(COLUMNS))


def _rewards(winners: Ints) -> Ints:
    """1 and -1, or 0 and 0 if nobody has won alone."""
    purple = (winners == 0).astype(np.int64) - (winners == 1)
    return np.stack([purple, -purple], axis=1)
