"""Games as they might have been played in the arena, for counting."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.arena.matches import Match
from boomtable.arena.meetings import Result
from boomtable.engine import Dice, find


def game(number: int, bots: Sequence[str], places: Sequence[int]) -> Result:
    """A game in which these bots took these places; a place without a bot is an automaton's."""
    seats = len(bots)
    scores = tuple(100 - 10 * place for place in places)
    return Result(
        number=number,
        bots=tuple(bots),
        places=tuple(places),
        scores=scores,
        sources=tuple({"x.score.gold": 10, "x.score.land": it - 10} for it in scores[:seats]),
        turns=10 + number % 3,
        decisions=(5,) * seats,
        thinking=(0.5,) * seats,
    )


def match(name: str, *bots: str, players: int = 2, seed: int = 1) -> Match:
    return Match(name, find(name).package, bots, players, {}, seed)


def duel(number: int, dice: Dice, chance: float) -> Result:
    """A game that the first of two wins with a chance."""
    won = dice.below(1 << 30) < chance * (1 << 30)
    return game(number, ("one", "two"), (1, 2) if won else (2, 1))


def bare(results: Sequence[Result]) -> list[tuple[object, ...]]:
    """Everything of some results that is not a clock's."""
    fields = [name for name in Result.__struct_fields__ if name != "thinking"]
    return [tuple(getattr(result, name) for name in fields) for result in results]
