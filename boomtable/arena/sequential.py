"""When enough was played: a sequential test for every pair of bots.

For a pair there are three answers: the first is stronger, the second is, or they differ by less
than a margin. Two sequential probability ratio tests run side by side (Sobel and Wald, 1949):
*equal* against *the first is stronger by the margin*, and *equal* against *the second is*. Each is
the generalised test with the variance that was seen, over sets of games with one deal, since games
of a set depend on each other. The error rates are shared out among the pairs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log
from typing import Literal, TypeAlias

from msgspec import Struct

from boomtable.arena.meetings import AUTOMATON, Result
from boomtable.lab.statistics import mean

Verdict: TypeAlias = Literal["first", "second", "equal"]
Pair: TypeAlias = tuple[str, str]

BEFORE = 4
"""Sets that are imagined before the first, half of them won."""


class Stopping(Struct, frozen=True):
    """What has to be known before the games may end."""

    margin: float = 50.0
    """Elo points; bots that differ by less count as equal."""
    alpha: float = 0.05
    """How often equal bots may be called different, at most (over all pairs)."""
    beta: float = 0.05
    """How often bots that differ by the margin may be called equal, at most."""

    @property
    def score(self) -> float:
        """What a bot scores against one that is weaker by the margin."""
        return 1 / (1 + 10 ** (-self.margin / 400))


class PairTest:
    """The test of one pair."""

    def __init__(self, stopping: Stopping, pairs: int = 1) -> None:
        # Being called different has two sides, hence the half.
        alpha, beta = stopping.alpha / pairs / 2, stopping.beta / pairs
        self.score = stopping.score
        self.upper = log((1 - beta) / alpha)
        self.lower = log(beta / (1 - alpha))
        # As if the first had won two sets and lost two before: so the variance is never nothing,
        # and simulated error rates stay within what is promised.
        self.count, self.total, self.squares = BEFORE, BEFORE / 2, BEFORE / 2
        self.verdict: Verdict | None = None

    def add(self, score: float) -> None:
        """Take in the score of the first in one set, from 0 to 1."""
        self.count += 1
        self.total += score
        self.squares += score * score
        if self.verdict is None:
            self.verdict = self._decided()

    @property
    def ratios(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratios: the first is stronger, the second is."""
        centre = self.total / self.count
        variance = self.squares / self.count - centre * centre
        step = self.score - 0.5
        scale = (self.count - BEFORE) * step / variance
        return scale * (centre - 0.5 - step / 2), scale * (0.5 - centre - step / 2)

    def _decided(self) -> Verdict | None:
        first, second = self.ratios
        if first >= self.upper:
            return "first"
        if second >= self.upper:
            return "second"
        return "equal" if max(first, second) <= self.lower else None


class Question:
    """The question of a match: which of the bots are stronger than which."""

    def __init__(self, names: Sequence[str], set_size: int, stopping: Stopping) -> None:
        self.set_size = set_size
        self.tests = {pair: PairTest(stopping, len(pairs_of(names))) for pair in pairs_of(names)}
        self.settled_after: int | None = None
        self._set: list[Result] = []
        self._games = 0

    def hear(self, result: Result) -> None:
        """Take in the next game."""
        self._set.append(result)
        self._games += 1
        if len(self._set) < self.set_size:
            return
        for pair, test in self.tests.items():
            score = set_score(self._set, pair)
            if score is not None:
                test.add(score)
        self._set = []
        if self.settled_after is None and all(test.verdict for test in self.tests.values()):
            self.settled_after = self._games

    @property
    def is_settled(self) -> bool:
        """Whether every pair has its answer."""
        return self.settled_after is not None


def pairs_of(names: Sequence[str]) -> list[Pair]:
    """All pairs of bots; one that plays alone is paired with what the rules play."""
    return list(combinations(names, 2)) or [(names[0], AUTOMATON)]


def set_score(games: Sequence[Result], pair: Pair) -> float | None:
    """What the first of a pair scores against the second in games with one deal."""
    met = [score for game in games if (score := game_score(game, pair)) is not None]
    if met:
        return mean(met)
    # They play the same deal, each alone: who wins where the other does not is the better one.
    first, second = (_victories(games, name) for name in pair)
    if first is None or second is None:
        return None
    return (1 + first - second) / 2


def game_score(game: Result, pair: Pair) -> float | None:
    """The part of the second's seats that the first is placed before; equal places are half."""
    first, second = (
        [place for name, place in zip(game.everybody, game.places, strict=True) if name == it]
        for it in pair
    )
    if not first or not second:
        return None
    return mean([_half(one, two) for one in first for two in second])


def _half(one: int, two: int) -> float:
    return 0.5 + (one < two) / 2 - (one > two) / 2


def _victories(games: Iterable[Result], name: str) -> float | None:
    won = [game.won(seat) for game in games for seat, it in enumerate(game.bots) if it == name]
    return mean(won) if won else None
