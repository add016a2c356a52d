"""A sheet of numbers: what a seat sees, as a vector of fixed size with named parts.

Numbers are divided by a scale, so that usual values lie between 0 and 1, and cut off at ±16. What
is one of several things has a place for each of them, one of which is 1 (none: nothing there).
Sets and piles have a place for each thing, with how many there are.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

LIMIT = 16.0
"""No number of an observation is larger than this, or smaller than its negative."""

Numbers: TypeAlias = npt.NDArray[np.float32]
Places: TypeAlias = Mapping[Any, int]


class Part(Struct, frozen=True):
    """A stretch of an observation and what it tells."""

    name: str
    start: int
    stop: int


class Sheet:
    """Numbers written one after the other. The first sheet of a kind finds out how many there are.

    >>> sheet = Sheet()
    >>> sheet.number("gold", 3, 10)
    >>> sheet.one("phase", "auction", places(["draw", "auction", "dice"]))
    >>> sheet.many("hand", ["pan", "pan"], places(["pan", "pick"]), 2)
    >>> [part.name for part in sheet.parts], [round(value, 3) for value in sheet.values]
    (['gold', 'phase', 'hand'], [0.3, 0.0, 1.0, 0.0, 1.0, 0.0])
    """

    __slots__ = ("_at", "_fixed", "parts", "values")

    def __init__(self, size: int | None = None) -> None:
        self.values = array("f", bytes(4 * (size or 0)))
        self.parts: list[Part] = []
        self._at = 0
        self._fixed = size is not None

    def number(self, name: str, value: float | None, scale: float = 1) -> None:
        """A number (``None``: nothing there, like 0)."""
        at = self._room(name, 1)
        if value:
            self.values[at] = max(-LIMIT, min(LIMIT, value / scale))

    def figures(
        self, name: str, amounts: Mapping[str, Any], scales: Sequence[tuple[str, float]]
    ) -> None:
        """Numbers by their own names, each with its scale; what is missing is 0."""
        if not self._fixed:
            for figure, scale in scales:
                self.number(f"{name} {figure}", amounts.get(figure), scale)
            return
        at, values = self._at, self.values
        self._at = at + len(scales)
        for place, (figure, scale) in enumerate(scales, at):
            value = amounts.get(figure)
            if value:
                values[place] = max(-LIMIT, min(LIMIT, value / scale))

    def one(self, name: str, value: Hashable, known: Places) -> None:
        """One of several things (``None``: none of them)."""
        at = self._room(name, len(known))
        if value is not None:
            self.values[at + known[value]] = 1.0

    def many(self, name: str, things: Iterable[Hashable], known: Places, scale: float = 1) -> None:
        """How often each of several things is there."""
        at = self._room(name, len(known))
        values, each = self.values, 1 / scale
        for thing in things:
            values[at + known[thing]] += each

    def row(self, name: str, things: Iterable[Hashable], known: Places) -> None:
        """Things in their order: of each its place in the row, counted from the last.

        The first of three has 3, the last 1; divided by 4.
        """
        at = self._room(name, len(known))
        line = list(things)
        for place, thing in enumerate(line):
            self.values[at + known[thing]] = min(LIMIT, (len(line) - place) / 4)

    def numbers(
        self, name: str, amounts: Mapping[Any, float | None], known: Places, scale: float = 1
    ) -> None:
        """A number for each of several things."""
        at = self._room(name, len(known))
        for thing, amount in amounts.items():
            if amount:
                self.values[at + known[thing]] = max(-LIMIT, min(LIMIT, amount / scale))

    def _room(self, name: str, count: int) -> int:
        at = self._at
        self._at = at + count
        if not self._fixed:
            self.values.extend([0.0] * count)
            self.parts.append(Part(name, at, self._at))
        return at

    def done(self) -> Numbers:
        """The whole observation."""
        assert self._at == len(self.values), "an observation has another size than the first one"
        return np.frombuffer(self.values, np.float32)


def places(things: Iterable[Hashable]) -> dict[Any, int]:
    """The place of each of some things, in their order."""
    return {thing: place for place, thing in enumerate(dict.fromkeys(things))}
