"""Reading one answer: a placement, a move, stones, or who starts."""

from __future__ import annotations

import re

from boomtable.engine import Option, Unreadable
from boomtable.games.oklahoma.board import SQUARE
from boomtable.games.oklahoma.options import FIRSTS, NO_STONES, Move, Place, Stones

_PLACE = re.compile(r"@(\w+)")
_MOVE = re.compile(r"(\w+)-(\w+)")
_STONES = re.compile(r"x([a-k]\w+)(?:=(\w+))?")
_TURN = re.compile(r"([a-k]\d+-[a-k]\d+)(x\S+)")


def parse(text: str) -> Option:
    """An option from its notation."""
    if text == "-":
        return NO_STONES
    for first in FIRSTS:
        if text == str(first):
            return first
    if match := _TURN.fullmatch(text):
        raise Unreadable("oklahoma.two-answers", move=match[1], stones=match[2])
    if match := _PLACE.fullmatch(text):
        return Place(_square(match[1]))
    if match := _MOVE.fullmatch(text):
        return Move(_square(match[1]), _square(match[2]))
    if match := _STONES.fullmatch(text):
        return Stones(_square(match[1]), _square(match[2]) if match[2] else None)
    raise Unreadable("engine.unreadable-option", text=text)


def _square(name: str) -> str:
    if name not in SQUARE:
        raise Unreadable("oklahoma.no-square", square=name)
    return name
