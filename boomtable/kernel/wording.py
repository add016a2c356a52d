"""The kernel's options in the readable rules' words.

An option of the kernel is a number of 16 bits: two for its kind and seven for each of two squares.
"""

from __future__ import annotations

from functools import cache

from boomtable.engine import Option
from boomtable.games.oklahoma.board import NAMES, SQUARE
from boomtable.games.oklahoma.moving import ROUTES
from boomtable.games.oklahoma.options import (
    NO_STONES,
    PLACES,
    Move,
    NoStones,
    Place,
    Stones,
    stones_with,
)
from boomtable.kernel.squares import NO_SQUARE, dense, loose

PLACE, MOVE, STONES, NONE = range(4)
_KIND = 14
_ONE = 7
_SQUARE = 127
_MOVES = {
    (move.start, move.end): move for ways in ROUTES.values() for way in ways for _bit, move in way
}
"""The very objects that the readable rules use."""


@cache
def option_of(number: int) -> Option:
    """The readable option of a kernel's option.

    >>> str(option_of(1 << 14 | 17 << 7 | 28))
    'g2-g3'
    """
    kind, one, other = number >> _KIND, number >> _ONE & _SQUARE, number & _SQUARE
    if kind == PLACE:
        return PLACES[loose(one)]
    if kind == MOVE:
        return _MOVES[NAMES[loose(one)], NAMES[loose(other)]]
    if kind == NONE:
        return NO_STONES
    return stones_with(loose(one), None if other == NO_SQUARE else loose(other))


@cache
def text_of(number: int) -> str:
    """The notation of a kernel's option."""
    return str(option_of(number))


def number_of(option: Option) -> int:
    """The kernel's option of a readable one."""
    match option:
        case Place(square):
            return PLACE << _KIND | _dense(square) << _ONE
        case Move(start, end):
            return MOVE << _KIND | _dense(start) << _ONE | _dense(end)
        case Stones(partner, corner):
            on = NO_SQUARE if corner is None else _dense(corner)
            return STONES << _KIND | _dense(partner) << _ONE | on
        case NoStones():
            return NONE << _KIND
    raise ValueError(f"the kernel has no {option!r}")


def _dense(name: str) -> int:
    return dense(SQUARE[name])
