"""What a game that is over was worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boomtable.engine import Table, Unreadable

Reward: TypeAlias = Callable[[Table], list[float]]


def win(table: Table) -> list[float]:
    """The winners share 1, all others share -1; all together 0, also if nobody or everybody wins.

    In a solo game 1 or -1: the opponent whom the rules play has no seat.
    """
    winners = table.score().winners
    players = table.players
    if players == 1:
        return [1.0 if 0 in winners else -1.0]
    won = [seat in winners for seat in range(players)]
    if all(won):
        return [0.0] * players
    return [1 / sum(won) if is_winner else -1 / (players - sum(won)) for is_winner in won]


def score(table: Table) -> list[float]:
    """The points of each seat."""
    return [float(points) for points in table.score().totals[: table.players]]


def margin(table: Table) -> list[float]:
    """The points of each seat less those of the best other one, whoever plays it."""
    totals = table.score().totals
    return [
        float(totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0))
        for seat in range(table.players)
    ]


REWARDS: dict[str, Reward] = {"win": win, "score": score, "margin": margin}


def reward_named(name: str) -> Reward:
    """One of the rewards by its name."""
    if name not in REWARDS:
        raise Unreadable("research.no-reward", reward=name, rewards=", ".join(REWARDS))
    return REWARDS[name]
