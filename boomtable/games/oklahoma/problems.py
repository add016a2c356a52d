"""Helpers of the component checks: how a problem is found and said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from boomtable.games.oklahoma.board import SQUARE
from boomtable.locale import Text

PIECES = {"boomer": 6, "stone": 40, "rail": 30, "mine": 5, "river": 15, "sooner": 3}
MINES_USED = (3, 5)


def wrong(place: str, field: str, found: object, expected: object) -> Text:
    """A value that should be another."""
    return Text(
        "oklahoma.components.value",
        {"place": place, "field": field, "found": str(found), "expected": str(expected)},
    )


def problem(reason: str, place: str, **params: object) -> Text:
    """What is wrong at a place of the file."""
    return Text(f"oklahoma.components.{reason}", {"place": place, **params})


def compare(place: str, pairs: Iterable[tuple[str, object, object]]) -> Iterator[Text]:
    """The values that are not as they should be."""
    for field, found, expected in pairs:
        if found != expected:
            yield wrong(place, field, found, expected)


def in_range(place: str, field: str, found: int, likely: range) -> Iterator[Text]:
    """A number that is out of its range."""
    if found not in likely:
        yield wrong(place, field, found, f"{likely[0]}…{likely[-1]}")


def all_exist(names: Iterable[str]) -> bool:
    """Whether all these are squares."""
    return all(name in SQUARE for name in names)


def check_squares(place: str, names: Sequence[str]) -> Iterator[Text]:
    """Names that are no squares, or there twice."""
    for name in names:
        if name not in SQUARE:
            yield problem("square", place, square=name)
    yield from check_twice(place, names)


def check_twice(place: str, names: Sequence[str]) -> Iterator[Text]:
    """Names that are there twice."""
    for name, count in Counter(names).items():
        if count > 1:
            yield problem("twice", place, name=name)
