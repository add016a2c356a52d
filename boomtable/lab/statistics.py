"""The few lines of statistics that a report needs: shares, means and their differences.

Seats of one game depend on each other (one wins, the others do not), games do not. So what is
measured on seats is summed up by game first, and the games are the sample.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution: 95 % lie between it and its negative."""
FEWEST = 5
"""With fewer games nothing is said of a difference, or of those who used something."""
_FEW = (12.706, 4.303, 3.182, 2.776)
"""Student's points for one to four degrees of freedom, where the expansion is too rough."""


class Estimate(Struct, frozen=True):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether nothing at all lies outside the interval."""
        return self.low > 0 or self.high < 0


class Sums(Struct, frozen=True):
    """What one game adds to a ratio: so much of something on so many seats."""

    amount: float
    count: float


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def spread(numbers: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(numbers) < 2:
        return 0.0
    centre = mean(numbers)
    return sqrt(sum((it - centre) ** 2 for it in numbers) / (len(numbers) - 1))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    low, high = (centre - reach) / scale, (centre + reach) / scale
    # Rounding must not leave the share itself outside.
    return min(max(0.0, low), share), max(min(1.0, high), share)


def share(wins: float, games: float) -> Estimate:
    """A share with Wilson's interval."""
    low, high = wilson(wins, games)
    return Estimate(wins / games, low, high)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by the expansion of Cornish and Fisher.

    >>> [round(student(freedom), 2) for freedom in (1, 5, 10, 30, 1000)]
    [12.71, 2.57, 2.23, 2.04, 1.96]
    """
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, n = Z, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def mean_estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of independent numbers with its interval.

    >>> mean_estimate([1, 2, 3, 4, 5])
    Estimate(value=3.0, low=1.037..., high=4.962...)
    """
    centre = mean(numbers)
    reach = _reach(spread(numbers), len(numbers))
    return Estimate(centre, centre - reach, centre + reach)


def ratio(games: Sequence[Sums]) -> Estimate | None:
    """So much for each seat, over all games: ``None`` where no game had such a seat.

    The interval is that of the games: each counts by how far it is from the ratio of all.
    """
    found = _linear(games)
    if found is None:
        return None
    value, parts = found
    reach = _ratio_reach(parts, sum(game.count > 0 for game in games))
    return Estimate(value, value - reach, value + reach)


def ratio_change(before: Sequence[Sums], after: Sequence[Sums]) -> Estimate | None:
    """How much a ratio changes from the first games to the second, which are paired in order.

    ``None`` where fewer games than :data:`FEWEST` have something to say on one of the sides.
    """
    one, two = _linear(before), _linear(after)
    telling = min(sum(game.count > 0 for game in games) for games in (before, after))
    if one is None or two is None or telling < FEWEST:
        return None
    change = two[0] - one[0]
    parts = [second - first for first, second in zip(one[1], two[1], strict=True)]
    reach = _ratio_reach(parts, telling)
    return Estimate(change, change - reach, change + reach)


def _linear(games: Sequence[Sums]) -> tuple[float, list[float]] | None:
    """A ratio, and by how much each game moves it (the delta method)."""
    count = sum(game.count for game in games)
    if not count:
        return None
    value = sum(game.amount for game in games) / count
    return value, [(game.amount - value * game.count) / count for game in games]


def _ratio_reach(parts: Sequence[float], telling: int) -> float:
    """The reach of an interval, by the games that have something to say."""
    if telling < 2:
        return 0.0
    squares = sum(part * part for part in parts)
    return student(telling - 1) * sqrt(squares * telling / (telling - 1))


def _reach(deviation: float, count: int) -> float:
    return student(count - 1) * deviation / sqrt(count) if count > 1 else 0.0
