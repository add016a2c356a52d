"""Elo ratings of games for any number of players: the model of Plackett and Luce.

Everybody has a strength; who is placed first is drawn in proportion to strength, then the second of
those who are left, and so on. With two players it is the model of Bradley and Terry, that of chess.
Equal places count as every order of those who share them, in parts. Bots that have met are given
one drawn game more than they played, so that one who won them all has a rating, too.

Games of one deal depend on each other: the intervals count a set of games as one observation (the
sandwich estimator), and are never narrower than those of the model itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import exp, factorial, log, prod, sqrt
from typing import TypeAlias

from msgspec import Struct

from boomtable.arena.meetings import Result
from boomtable.lab.statistics import Estimate, Z

ELO = 400 / log(10)
"""Elo points of one natural unit of strength."""
_ROUNDS = 100
_ENOUGH = 1e-10

Order: TypeAlias = tuple[int, ...]
Orders: TypeAlias = dict[Order, float]
"""How often each order was seen."""
Matrix: TypeAlias = list[list[float]]


class Ratings(Struct, frozen=True):
    """Strengths in natural units, the last one being nothing, and how far they are known."""

    names: tuple[str, ...]
    strengths: tuple[float, ...]
    spreads: tuple[tuple[float, ...], ...]
    """Covariances."""

    def elo(self, name: str, against: str | None = None) -> Estimate:
        """A rating above that of another (by default the last), with its 95 % interval."""
        one = self.names.index(name)
        two = len(self.names) - 1 if against is None else self.names.index(against)
        value = self.strengths[one] - self.strengths[two]
        variance = self.spreads[one][one] + self.spreads[two][two] - 2 * self.spreads[one][two]
        reach = Z * sqrt(max(0.0, variance))
        return Estimate(ELO * value, ELO * (value - reach), ELO * (value + reach))


def rate(names: Sequence[str], sets: Sequence[Sequence[Result]]) -> Ratings:
    """The ratings that make what was played most likely; ``sets``: games with one deal."""
    place = {name: number for number, name in enumerate(names)}
    played = [_counted(place, games) for games in sets]
    everything = _drawn(played)
    for orders in played:
        for order, weight in orders.items():
            everything[order] = everything.get(order, 0.0) + weight
    strengths = _most_likely(everything, len(names))
    return Ratings(tuple(names), tuple(strengths), _spreads(everything, played, strengths))


def _counted(place: Mapping[str, int], games: Sequence[Result]) -> Orders:
    counted: Orders = {}
    for game in games:
        for names, weight in _orders(game):
            order = tuple(place[name] for name in names)
            counted[order] = counted.get(order, 0.0) + weight
    return counted


def _orders(game: Result) -> Iterator[tuple[tuple[str, ...], float]]:
    """The order of a game, or every order of those who share a place, in parts."""
    sharing = [
        [name for name, at in zip(game.everybody, game.places, strict=True) if at == place]
        for place in sorted(set(game.places))
    ]
    parts = prod(factorial(len(names)) for names in sharing)
    for chosen in product(*(permutations(names) for names in sharing)):
        yield tuple(name for names in chosen for name in names), 1 / parts


def _drawn(played: Sequence[Orders]) -> Orders:
    """One drawn game for every two that have met."""
    met = {pair for orders in played for order in orders for pair in combinations(order, 2)}
    pairs = sorted({(min(pair), max(pair)) for pair in met if pair[0] != pair[1]})
    return {order: 0.5 for pair in pairs for order in (pair, pair[::-1])}


def _most_likely(orders: Orders, count: int) -> list[float]:
    """Newton's method; the likelihood has one top only."""
    strengths = [0.0] * count
    for _ in range(_ROUNDS):
        slopes, bends = _slopes(orders, strengths)
        step = _solved(bends, slopes)
        # A long step can overshoot where the likelihood is flat.
        scale = min(1.0, 1.0 / max(map(abs, step), default=1.0)) if any(step) else 0.0
        strengths = [
            *(it + scale * by for it, by in zip(strengths, step, strict=False)),
            0.0,
        ]
        if max(map(abs, step), default=0.0) < _ENOUGH:
            break
    return strengths


def _slopes(orders: Orders, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """First and (negative) second derivatives of the likelihood, without the last strength."""
    count = len(strengths)
    slopes = [0.0] * count
    bends = [[0.0] * count for _ in range(count)]
    for order, weight in orders.items():
        slope, bend = _derivatives(order, strengths)
        for one in range(count):
            slopes[one] += weight * slope[one]
            for two in range(count):
                bends[one][two] += weight * bend[one][two]
    return slopes[:-1], [row[:-1] for row in bends[:-1]]


def _derivatives(order: Order, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for stage in range(len(order) - 1):
        left = Counter(order[stage:])
        weights = {it: times * exp(strengths[it]) for it, times in left.items()}
        total = sum(weights.values())
        chances = {it: weight / total for it, weight in weights.items()}
        slope[order[stage]] += 1
        for one, chance in chances.items():
            slope[one] -= chance
            bend[one][one] += chance
            for two, other in chances.items():
                bend[one][two] -= chance * other
    return slope, bend


def _spreads(
    everything: Orders, played: Sequence[Orders], strengths: Sequence[float]
) -> tuple[tuple[float, ...], ...]:
    """The covariances: of the model, or of the sets of games where those are wider."""
    free = range(len(strengths) - 1)
    _, bends = _slopes(everything, strengths)
    model = [_solved(bends, [float(one == two) for two in free]) for one in free]
    known = {order: _derivatives(order, strengths)[0] for order in everything}
    moved = []
    for orders in played:
        slope = [sum(times * known[it][one] for it, times in orders.items()) for one in free]
        moved.append([sum(model[one][two] * slope[two] for two in free) for one in free])
    seen = [[sum(it[one] * it[two] for it in moved) for two in free] for one in free]
    wider = max((seen[one][one] / model[one][one] for one in free), default=1.0)
    scale = max(1.0, wider)
    rows = [(*(scale * model[one][two] for two in free), 0.0) for one in free]
    return (*rows, (0.0,) * len(strengths))


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [
                    it - factor * by for it, by in zip(rows[row], rows[column], strict=True)
                ]
    return [rows[place][size] / rows[place][place] for place in range(size)]
