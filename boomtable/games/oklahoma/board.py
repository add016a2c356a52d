"""The prairie: 121 squares, and the lines on which pieces move and see each other (O-1.1).

A square is a number, counted by row from 1 to 11 and within a row from a to k, so that the order
of the numbers is the order of the rules file. A set of squares is an ``int`` with one bit for
each of them. Each row has one number more than the board has columns: the gap to the right of
column k keeps a shifted set from running around the edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

COLUMNS = "abcdefghijk"
ROWS = 11
STRIDE = len(COLUMNS) + 1
NOWHERE = -1
"""The square of a piece that is not there."""

STEPS = (STRIDE, -STRIDE, 1, -1)
"""To the next square north, south, east, west: the order of destinations."""


def square_at(column: int, row: int) -> int:
    """The square of a column and a row, both counted from 0."""
    return row * STRIDE + column


def column_of(square: int) -> int:
    """The column of a square, from 0."""
    return square % STRIDE


def row_of(square: int) -> int:
    """The row of a square, from 0."""
    return square // STRIDE


SQUARES = tuple(square_at(column, row) for row in range(ROWS) for column in range(len(COLUMNS)))
BOARD = sum(1 << square for square in SQUARES)
NAMES = tuple(
    f"{COLUMNS[column_of(number)]}{row_of(number) + 1}" if BOARD >> number & 1 else ""
    for number in range(ROWS * STRIDE)
)
SQUARE = {NAMES[square]: square for square in SQUARES}
BIT = tuple(1 << number for number in range(ROWS * STRIDE))


def bits(squares: Iterable[int]) -> int:
    """The set of some squares."""
    found = 0
    for square in squares:
        found |= BIT[square]
    return found


def squares_in(squares: int) -> list[int]:
    """The squares of a set, in order."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


def names_of(squares: int) -> list[str]:
    """The names of the squares of a set, in order."""
    return [NAMES[square] for square in squares_in(squares)]


def beside(squares: int) -> int:
    """All neighbours of the squares of a set (O: diagonal contact never counts)."""
    around = squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE
    return around & BOARD & ~squares


def half_turn(square: int) -> int:
    """Where a square comes to lie when the board is turned by half."""
    return SQUARES[len(SQUARES) - 1 - SQUARES.index(square)]


def turned(squares: int) -> int:
    """A set of squares, turned by half."""
    return bits(half_turn(square) for square in squares_in(squares))


def ray(square: int, step: int) -> Iterator[int]:
    """The squares that lie in one direction, from near to far."""
    square += step
    while 0 <= square < len(NAMES) and BOARD >> square & 1:
        yield square
        square += step


RAYS = {square: tuple(tuple(ray(square, step)) for step in STEPS) for square in SQUARES}
"""What lies north, south, east and west of each square, from near to far."""


def are_in_line(one: int, other: int) -> bool:
    """Whether two squares are in the same row or the same column."""
    return row_of(one) == row_of(other) or column_of(one) == column_of(other)


@cache
def between(one: int, other: int) -> int:
    """The squares between two squares in line, without these two."""
    low, high = min(one, other), max(one, other)
    step = 1 if row_of(low) == row_of(high) else STRIDE
    return bits(range(low + step, high, step))


class Corner(Struct, frozen=True):
    """A square where the paths of two pieces meet: its bit, and what must be vacant."""

    square: int
    bit: int
    paths: int
    """The corner itself and all squares between it and the two pieces."""


@cache
def corners(active: int, partner: int) -> tuple[Corner, ...]:
    """The two corners of two pieces, in the order of squares (O-5.3); none if in line (O-5.2)."""
    if are_in_line(active, partner):
        return ()
    meetings = sorted(
        (
            square_at(column_of(active), row_of(partner)),
            square_at(column_of(partner), row_of(active)),
        )
    )
    return tuple(
        Corner(
            corner, BIT[corner], BIT[corner] | between(corner, active) | between(corner, partner)
        )
        for corner in meetings
    )
