"""The dice of a table: a seeded stream of numbers that is one integer long.

Python's own generator carries 2.5 kB of state, too much to copy with every fork and to save
with every game. SplitMix64 (Steele, Lea and Flood, 2014) passes the usual statistical tests,
gives the same numbers on every machine, and its whole state is a seed and a count, so that a
replayed game knows where its dice stand by counting what they have answered.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")

_GOLDEN = 0x9E3779B97F4A7C15
_MASK = 0xFFFFFFFFFFFFFFFF


class Dice:
    """A seeded stream of random numbers.

    >>> dice = Dice(42)
    >>> [dice.below(6) for _ in range(8)]
    [4, 0, 1, 2, 0, 5, 1, 4]
    >>> Dice(42, rolled=8).below(100) == dice.below(100)
    True
    """

    __slots__ = ("rolled", "seed")

    def __init__(self, seed: int, rolled: int = 0) -> None:
        self.seed = seed
        self.rolled = rolled

    def __repr__(self) -> str:
        return f"Dice({self.seed}, rolled={self.rolled})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dice):
            return NotImplemented
        return self.seed == other.seed and self.rolled == other.rolled

    __hash__ = None  # type: ignore[assignment]  # dice move on

    def copy(self) -> Dice:
        """Dice that will roll the same from here on."""
        return Dice(self.seed, self.rolled)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, all alike."""
        self.rolled = rolled = self.rolled + 1
        z = (self.seed + rolled * _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        # Scaling 64 random bits favours some numbers by less than limit / 2**64.
        return ((z ^ (z >> 31)) * limit) >> 64

    def weighted(self, weights: Sequence[int]) -> int:
        """The place of one of the weights, each as likely as it is heavy."""
        sums = list(accumulate(weights))
        return bisect_right(sums, self.below(sums[-1]))

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, all alike."""
        return things[self.below(len(things))]

    def spawn(self) -> Dice:
        """New dice whose stream has nothing to do with this one's."""
        return Dice(self.below(1 << 63))
