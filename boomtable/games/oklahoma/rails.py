"""The runs of rails: read, written as the one text of their set, and looked at (O-11).

A rail is known by the square to its left (``east``) or below it (``north``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from boomtable.engine import Illegal, Unreadable
from boomtable.games.oklahoma.board import BIT, BOARD, COLUMNS, ROWS, SQUARE, turned

_VERTICAL = re.compile(r"([a-k])([1-9]\d?)-([1-9]\d?)")
_HORIZONTAL = re.compile(r"([a-k])-([a-k])([1-9]\d?)")

WEST_SIDE = sum(BIT[SQUARE[f"a{row}"]] for row in range(1, ROWS + 1))
EAST_SIDE = sum(BIT[SQUARE[f"k{row}"]] for row in range(1, ROWS + 1))
SOUTH_SIDE = sum(BIT[SQUARE[f"{column}1"]] for column in COLUMNS)
NORTH_SIDE = sum(BIT[SQUARE[f"{column}{ROWS}"]] for column in COLUMNS)


class Rails(Struct, frozen=True):
    """A track: squares with a rail to their right, and squares with a rail above them."""

    east: int = 0
    north: int = 0

    @property
    def count(self) -> int:
        """How many rails there are."""
        return self.east.bit_count() + self.north.bit_count()

    @property
    def sides(self) -> int:
        """How many sides of the board the track reaches (O-11.2)."""
        return sum(
            bool(rails)
            for rails in (
                self.east & SOUTH_SIDE,
                self.east & NORTH_SIDE,
                self.north & WEST_SIDE,
                self.north & EAST_SIDE,
            )
        )

    def turned(self) -> Rails:
        """The track when the board is turned by half."""
        return Rails(turned(self.east) >> 1 & BOARD, turned(self.north) >> len(COLUMNS) + 1)

    def __str__(self) -> str:
        return ",".join([*_vertical_runs(self.east), *_horizontal_runs(self.north)]) or "-"


def read_rails(text: str) -> Rails:
    """The rails of some runs, in any order; none twice, none on the edge (O-11.1)."""
    east = north = 0
    for run in text.split(","):
        run_east, run_north = _read_run(run.strip())
        if east & run_east or north & run_north:
            raise Illegal("oklahoma.rails-twice", run=run.strip())
        east |= run_east
        north |= run_north
    return Rails(east, north)


def _read_run(run: str) -> tuple[int, int]:
    if match := _VERTICAL.fullmatch(run):
        column, first, last = match[1], int(match[2]), int(match[3])
        if first <= last <= ROWS:
            if column == COLUMNS[-1]:
                raise Illegal("oklahoma.rails-edge", run=run)
            return sum(BIT[SQUARE[f"{column}{row}"]] for row in range(first, last + 1)), 0
    if match := _HORIZONTAL.fullmatch(run):
        left, right, row = COLUMNS.index(match[1]), COLUMNS.index(match[2]), int(match[3])
        if left <= right and row <= ROWS:
            if row == ROWS:
                raise Illegal("oklahoma.rails-edge", run=run)
            return 0, sum(BIT[SQUARE[f"{column}{row}"]] for column in COLUMNS[left : right + 1])
    raise Unreadable("oklahoma.rails-run", run=run)


def _vertical_runs(rails: int) -> Iterator[str]:
    for column in COLUMNS:
        has_rail = [bool(rails & BIT[SQUARE[f"{column}{row}"]]) for row in range(1, ROWS + 1)]
        for first, last in _runs(has_rail):
            yield f"{column}{first + 1}-{last + 1}"


def _horizontal_runs(rails: int) -> Iterator[str]:
    for row in range(1, ROWS + 1):
        has_rail = [bool(rails & BIT[SQUARE[f"{column}{row}"]]) for column in COLUMNS]
        for first, last in _runs(has_rail):
            yield f"{COLUMNS[first]}-{COLUMNS[last]}{row}"


def _runs(has_rail: list[bool]) -> Iterator[tuple[int, int]]:
    """The first and last place of each unbroken run."""
    first = None
    for place, here in enumerate([*has_rail, False]):
        if here and first is None:
            first = place
        if not here and first is not None:
            yield first, place - 1
            first = None
