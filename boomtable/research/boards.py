"""Many boards of Oklahoma Boomers at once, as arrays: what a batch of games has to offer.

``Games`` is the protocol between the vectorised environment and whoever plays the games: the
readable rules (``ReadableGames``, here) or compiled ones. Squares count from 0 (a1) by row to 120
(k11); answers go by the numbers of ``boomtable.research.actions``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from boomtable.engine import Dice, Table
from boomtable.games.oklahoma.board import COLUMNS, NOWHERE, ROWS, STRIDE
from boomtable.games.oklahoma.state import bits_of
from boomtable.research.worlds import World

if TYPE_CHECKING:
    from boomtable.games.oklahoma.state import Oklahoma

Ints: TypeAlias = npt.NDArray[np.int64]
Bits: TypeAlias = npt.NDArray[np.uint8]
Flags: TypeAlias = npt.NDArray[np.bool_]

SQUARES = ROWS * len(COLUMNS)
NO_SQUARE = -1
LAYERS = (
    *("purple", "yellow", "sooners", "stones", "homesteads"),
    *("mines", "river", "rails right", "rails above"),
)
"""What a board is made of: a set of squares each."""
PLACING = ("stone", "boomer", "sooner")


class Boards(NamedTuple):
    """Where all games stand; the first axis is always the game."""

    layers: Bits
    """For each of ``LAYERS`` and each square 0 or 1."""
    sides: Ints
    """Who is asked: 0 Purple, 1 Yellow."""
    active: Ints
    """The square of the piece that has moved and whose stones are to be decided, or -1."""
    banned: Ints
    """The square of the sooner that may not be moved, or -1."""
    placing: Ints
    """In the free set-up what is placed now (a place in ``PLACING``), or -1."""
    quiet: Ints
    """Quiet turns in a row."""


class Legal(NamedTuple):
    """The numbers of all legal answers, game after game.

    Those of game ``i`` are ``numbers[starts[i] : starts[i + 1]]``.
    """

    starts: Ints
    numbers: Ints

    def of(self, game: int) -> Ints:
        """The legal answers of one game."""
        return self.numbers[self.starts[game] : self.starts[game + 1]]

    def counts(self) -> Ints:
        """How many there are in each game."""
        return np.diff(self.starts)

    def masks(self, actions: int) -> npt.NDArray[np.int8]:
        """A 1 for each legal answer, in a row of all answers for each game."""
        counts = self.counts()
        masks = np.zeros((len(counts), actions), np.int8)
        masks[np.repeat(np.arange(len(counts)), counts), self.numbers] = 1
        return masks

    def draw(self, dice: np.random.Generator) -> Ints:
        """One legal answer of each game, all alike."""
        counts = self.counts()
        picked: Ints = self.numbers[
            self.starts[:-1] + (dice.random(len(counts)) * counts).astype(np.int64)
        ]
        return picked

    def has(self, numbers: Ints) -> Flags:
        """Whether each of some answers, one for each game, is legal there."""
        counts = self.counts()
        same = self.numbers == np.repeat(numbers, counts)
        found: Flags = np.add.reduceat(same, self.starts[:-1]) > 0
        return found


class Games(Protocol):
    """A batch of games of Oklahoma Boomers, all with the same options.

    A game that is over has no legal answers to be asked for: it is opened anew before the next
    look at ``boards`` and ``legal``.
    """

    def open(self, games: Sequence[int], seeds: Sequence[int]) -> None:
        """Open some of the games anew."""

    def boards(self) -> Boards:
        """Where all games stand."""

    def legal(self) -> Legal:
        """What can be answered in each game."""

    def answer(self, numbers: Ints) -> Flags:
        """Give one answer in each game; which of them are over now."""

    def scores(self, games: Sequence[int]) -> Ints:
        """The points of Purple and Yellow in some games."""

    def winners(self, games: Sequence[int]) -> Ints:
        """Who has won some games: 0, 1, or -1 if both have."""


class ReadableGames:
    """A batch played by the readable rules, one table after the other."""

    def __init__(self, world: World, count: int) -> None:
        self.world = world
        self.tables: list[Table] = []
        self._count = count
        self._numbers: list[list[int]] = [[] for _ in range(count)]

    def open(self, games: Sequence[int], seeds: Sequence[int]) -> None:
        """Open some of the games anew."""
        if not self.tables:
            self.tables = [self.world.open(0)] * self._count
        for game, seed in zip(games, seeds, strict=True):
            self.tables[game] = table = self.world.open(seed)
            self._numbers[game] = self.world.legal(table)

    def boards(self) -> Boards:
        """Where all games stand."""
        states: list[Oklahoma] = [table.state for table in self.tables]  # type: ignore[misc]
        sets = [
            squares
            for it in states
            for squares in (
                *(bits_of(it.boomers[0]), bits_of(it.boomers[1]), bits_of(it.sooners)),
                *(it.stones, it.home, it.ground.mines, it.ground.river),
                *(it.ground.east_rails, it.ground.north_rails),
            )
        ]
        return Boards(
            _planes(sets).reshape(len(states), len(LAYERS), SQUARES),
            np.array([it.side for it in states]),
            np.array([_dense(it.active) for it in states]),
            np.array([NO_SQUARE if it.last == it.active else _dense(it.last) for it in states]),
            np.array([_placing(it) for it in states]),
            np.array([it.quiet for it in states]),
        )

    def legal(self) -> Legal:
        """What can be answered in each game."""
        counts = [len(numbers) for numbers in self._numbers]
        starts = np.concatenate(([0], np.cumsum(counts)))
        return Legal(starts, np.array([it for numbers in self._numbers for it in numbers]))

    def answer(self, numbers: Ints) -> Flags:
        """Give one answer in each game; which of them are over now."""
        over = np.zeros(len(self.tables), np.bool_)
        for game, number in enumerate(numbers.tolist()):
            table = self.tables[game]
            table.pick(self._numbers[game].index(number))
            over[game] = table.is_over
            self._numbers[game] = [] if table.is_over else self.world.legal(table)
        return over

    def scores(self, games: Sequence[int]) -> Ints:
        """The points of Purple and Yellow in some games."""
        totals = [self.tables[game].score().totals for game in games]
        return np.array(totals, np.int64).reshape(-1, 2)

    def winners(self, games: Sequence[int]) -> Ints:
        """Who has won some games: 0, 1, or -1 if both have."""
        won = [self.tables[game].score().winners for game in games]
        return np.array([it[0] if len(it) == 1 else NO_SQUARE for it in won], np.int64)


def seeds(dice: Dice, count: int) -> list[int]:
    """Seeds for some games."""
    return [dice.below(1 << 48) for _ in range(count)]


def _planes(sets: list[int]) -> Bits:
    """Sets of squares, each as zeros and ones without the gap at the end of a row."""
    length = -(-ROWS * STRIDE // 8)
    packed = b"".join([squares.to_bytes(length, "little") for squares in sets])
    rows = np.frombuffer(packed, np.uint8).reshape(len(sets), length)
    bits = np.unpackbits(rows, axis=1, count=ROWS * STRIDE, bitorder="little")
    return bits.reshape(len(sets), ROWS, STRIDE)[:, :, : len(COLUMNS)]


def _dense(square: int) -> int:
    return NO_SQUARE if square == NOWHERE else square - square // STRIDE


def _placing(game: Oklahoma) -> int:
    if game.is_set_up:
        return -1
    return PLACING.index(game.box.order(game.ground.modules).placements[game.placed].what)
