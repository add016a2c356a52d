"""What many games say: wins with their confidence, scores, lengths, speed."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from boomtable.cli.simulation import Played

_Z = 1.959963984540054
"""The 97.5 % point of the normal distribution: 95 % lie between it and its negative."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    share = wins / games
    centre = share + _Z * _Z / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    low, high = (centre - reach) / scale, (centre + reach) / scale
    # Rounding must not leave the share itself outside.
    return min(max(0.0, low), share), max(min(1.0, high), share)


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """All figures of a simulation. A shared victory is a part of a win for each winner."""
    turns = [game.turns for game in games]
    seconds = sum(game.seconds for game in games)
    decisions = sum(game.decisions for game in games)
    return {
        "games": len(games),
        "draws": sum(len(game.winners) > 1 for game in games),
        "bots": {bot: _of_bot(games, bot) for bot in dict.fromkeys(games[0].bots)},
        "seats": [_of_seat(games, seat) for seat in range(len(games[0].bots))],
        "turns": {"mean": mean(turns), "least": min(turns), "most": max(turns)},
        "answers": mean([game.answers for game in games]),
        "decisions": mean([game.decisions for game in games]),
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "games_per_second": len(games) / seconds if seconds else 0.0,
    }


def _of_bot(games: Sequence[Played], bot: str) -> dict[str, Any]:
    seats = games[0].bots.count(bot)
    wins = sum(
        sum(name == bot for seat, name in enumerate(game.bots) if seat in game.winners)
        / len(game.winners)
        for game in games
    )
    low, high = wilson(wins, len(games))
    scores = [
        score
        for game in games
        # Opponents that the rules play have a score and no bot.
        for name, score in zip(game.bots, game.scores, strict=False)
        if name == bot
    ]
    return {
        "seats": seats,
        "wins": wins,
        "win_share": wins / len(games),
        "interval": [low, high],
        "fair_share": seats / len(games[0].scores),
        "score": mean(scores),
    }


def _of_seat(games: Sequence[Played], seat: int) -> dict[str, Any]:
    wins = sum((seat in game.winners) / len(game.winners) for game in games)
    low, high = wilson(wins, len(games))
    return {
        "seat": seat + 1,
        "wins": wins,
        "win_share": wins / len(games),
        "interval": [low, high],
        "score": mean([game.scores[seat] for game in games]),
    }
