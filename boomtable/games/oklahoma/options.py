"""What a seat can answer. The notation is that of the rules file."""

from __future__ import annotations

from functools import cache

from boomtable.engine import Option
from boomtable.games.oklahoma.board import NAMES, SQUARE


class First(Option, frozen=True):
    """Who makes the first turn, when it is drawn."""

    seat: int

    def __str__(self) -> str:
        return "PY"[self.seat]


class Place(Option, frozen=True):
    """A placement of the free set-up."""

    square: str

    def __str__(self) -> str:
        return f"@{self.square}"


class Move(Option, frozen=True):
    """The first half of a turn: a piece goes to a square."""

    start: str
    end: str

    def __str__(self) -> str:
        return f"{self.start}-{self.end}"


class NoStones(Option, frozen=True):
    """The second half of a turn: no stone."""

    def __str__(self) -> str:
        return "-"


class Stones(Option, frozen=True):
    """The second half of a turn: stones with a partner; with a sooner, on one corner."""

    partner: str
    corner: str | None = None

    def __str__(self) -> str:
        return f"x{self.partner}={self.corner}" if self.corner else f"x{self.partner}"


OPTIONS: tuple[type[Option], ...] = (First, Place, Move, NoStones, Stones)
FIRSTS = (First(0), First(1))
NO_STONES = NoStones()
PLACES = {square: Place(name) for name, square in SQUARE.items()}


@cache
def stones_with(partner: int, corner: int | None = None) -> Stones:
    """The stones with a partner: on all free corners, or on the one that is named."""
    return Stones(NAMES[partner], None if corner is None else NAMES[corner])
