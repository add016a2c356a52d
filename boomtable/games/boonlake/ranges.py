"""What several checks of a component file say: a value is out of range, or not one of some."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.games.boonlake.phrases import text
from boomtable.locale import Text

PLAYERS = (1, 2, 3, 4)
MOST = 999
"""No amount of the box is larger: a slip of the keyboard, or a joke."""


def out_of_range(place: str, found: int, least: int, most: int) -> Text:
    """A number that is too small or too large."""
    return text("check.range", place=place, found=found, least=least, most=most)


def within(place: str, found: int, least: int, most: int) -> Iterator[Text]:
    """Nothing, if a number lies between two others."""
    if not least <= found <= most:
        yield out_of_range(place, found, least, most)


def one_of(place: str, value: Any, known: Sequence[str]) -> Iterator[Text]:
    """Nothing, if a word is a known one."""
    if value not in known:
        yield text("check.not-one-of", place=place, value=str(value), known=", ".join(known))
