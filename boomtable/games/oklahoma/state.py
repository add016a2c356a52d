"""What is on the board, whose turn it is, and what has just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from boomtable.engine import State
from boomtable.games.oklahoma.board import BIT, NAMES, NOWHERE

if TYPE_CHECKING:
    from boomtable.games.oklahoma.box import Box

PURPLE, YELLOW = 0, 1
SETUP_DONE = -1


class Ground(Struct, frozen=True):
    """What was laid before everything else and never changes: modules, rails, mines, river."""

    modules: str = ""
    """Letters, in the order ``fmrs``."""
    east_rails: int = 0
    """Squares with a rail on the line to their right."""
    north_rails: int = 0
    """Squares with a rail on the line above them."""
    mines: int = 0
    river: int = 0

    @property
    def has_rails(self) -> bool:
        """Whether any rail lies on the board."""
        return bool(self.east_rails | self.north_rails)


class Oklahoma(State, kw_only=True):
    """A game of Oklahoma Boomers. Sets of squares are ints, see :mod:`board`."""

    if TYPE_CHECKING:
        box: Box  # To the engine a box may be anything, and stays behind when a game is saved.
    ground: Ground
    boomers: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Each seat's boomers, in order."""
    sooners: tuple[int, ...] = ()
    stones: int = 0
    pieces: int = 0
    """All boomers and sooners."""
    home: int = 0
    """The squares of all homesteads, their mines included: nobody enters them (O-6.6)."""
    side: int = PURPLE
    """Who decides now; when the game is over, whose turn it would be."""
    last: int = NOWHERE
    """The sooner that was moved on the turn just before (O-14.5)."""
    quiet: int = 0
    active: int = NOWHERE
    """The piece that has moved, until its stones are decided (O-3.2)."""
    placed: int = SETUP_DONE
    """In the free set-up: how many placements are done."""
    turns: int = 0
    """How many turns are complete."""
    trail: tuple[int, ...] = ()
    """Of the last turn: from, to, then the stones."""
    start: str = ""
    """The position that the game started from, as a line."""

    @property
    def is_set_up(self) -> bool:
        """Whether the free set-up is over, or there was none."""
        return self.placed == SETUP_DONE

    @property
    def exhausted(self) -> int:
        """All boomers that will never move again (O-7.1)."""
        return self.pieces & self.home & ~bits_of(self.sooners)

    def put_boomer(self, seat: int, square: int) -> None:
        """Put a boomer on the board."""
        self.boomers = _with(self.boomers, seat, tuple(sorted((*self.boomers[seat], square))))
        self.pieces |= BIT[square]

    def put_sooner(self, square: int) -> None:
        """Put a sooner on the board."""
        self.sooners = tuple(sorted((*self.sooners, square)))
        self.pieces |= BIT[square]

    def put_stones(self, stones: int) -> None:
        """Put stones on the board."""
        self.stones |= stones


def bits_of(squares: tuple[int, ...]) -> int:
    """The set of some pieces."""
    found = 0
    for square in squares:
        found |= BIT[square]
    return found


def moved(pieces: tuple[int, ...], start: int, end: int) -> tuple[int, ...]:
    """Some pieces, one of them moved, in order."""
    return tuple(sorted([end if square == start else square for square in pieces]))


def _with(
    boomers: tuple[tuple[int, ...], tuple[int, ...]], seat: int, own: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (own, boomers[YELLOW]) if seat == PURPLE else (boomers[PURPLE], own)


def named(squares: tuple[int, ...]) -> tuple[str, ...]:
    """The names of some squares."""
    return tuple(NAMES[square] for square in squares)


def inventory(game: Oklahoma) -> dict[str, int]:
    """What is on the board."""
    return {
        "purple": len(game.boomers[PURPLE]),
        "yellow": len(game.boomers[YELLOW]),
        "sooner": len(game.sooners),
        "stone": game.stones.bit_count(),
    }
