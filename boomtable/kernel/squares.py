"""Squares and sets of squares of the readable rules (rows of 12) and of the kernel (of 11)."""

from __future__ import annotations

from boomtable.games.oklahoma.board import COLUMNS, NOWHERE, ROWS, STRIDE

WIDTH = len(COLUMNS)
ROW = (1 << WIDTH) - 1
NO_SQUARE = 127
"""The kernel's word for nowhere."""


def dense(square: int) -> int:
    """The kernel's number of a readable square.

    >>> dense(12), dense(NOWHERE)
    (11, 127)
    """
    return NO_SQUARE if square == NOWHERE else square - square // STRIDE


def loose(square: int) -> int:
    """The readable number of a square of the kernel."""
    return NOWHERE if square == NO_SQUARE else square + square // WIDTH


def dense_set(squares: int) -> bytes:
    """A readable set of squares, as the kernel's bytes."""
    packed = 0
    if squares:
        for row in range(ROWS):
            packed |= (squares >> row * STRIDE & ROW) << row * WIDTH
    return packed.to_bytes(16, "little")


def loose_set(packed: bytes) -> int:
    """The readable set of the kernel's bytes."""
    squares = 0
    packed_squares = int.from_bytes(packed, "little")
    for row in range(ROWS):
        squares |= (packed_squares >> row * WIDTH & ROW) << row * STRIDE
    return squares


def dense_pieces(squares: tuple[int, ...]) -> bytes:
    """Up to three pieces, in order."""
    return bytes([*map(dense, squares), *[NO_SQUARE] * (3 - len(squares))])


def loose_pieces(packed: bytes) -> tuple[int, ...]:
    """The pieces that are there."""
    return tuple(loose(square) for square in packed if square != NO_SQUARE)
