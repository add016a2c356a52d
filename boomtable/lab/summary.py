"""What many games say at a glance: wins with their confidence, scores, lengths, speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.lab.playing import Played
from boomtable.lab.statistics import mean, wilson


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """All figures of a simulation. A shared victory is a part of a win for each winner."""
    turns = [game.turns for game in games]
    seconds = sum(game.seconds for game in games)
    decisions = sum(game.decisions for game in games)
    bots = dict.fromkeys(bot for game in games for bot in game.bots)
    return {
        "games": len(games),
        "draws": sum(len(game.winners) > 1 for game in games),
        "bots": {bot: _of_bot(games, bot) for bot in bots},
        "seats": [_of_seat(games, seat) for seat in range(max(game.players for game in games))],
        "turns": {"mean": mean(turns), "least": min(turns), "most": max(turns)},
        "answers": mean([game.answers for game in games]),
        "decisions": mean([game.decisions for game in games]),
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "games_per_second": len(games) / seconds if seconds else 0.0,
    }


def _of_bot(games: Sequence[Played], bot: str) -> dict[str, Any]:
    games = [game for game in games if bot in game.bots]
    seats = mean([game.bots.count(bot) for game in games])
    wins = sum(
        game.won(seat) for game in games for seat, name in enumerate(game.bots) if name == bot
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
        "seats": int(seats) if seats.is_integer() else seats,
        "wins": wins,
        "win_share": wins / len(games),
        "interval": [low, high],
        "fair_share": mean([game.bots.count(bot) / len(game.scores) for game in games]),
        "score": mean(scores),
    }


def _of_seat(games: Sequence[Played], seat: int) -> dict[str, Any]:
    games = [game for game in games if seat < game.players]
    wins = sum(game.won(seat) for game in games)
    low, high = wilson(wins, len(games))
    return {
        "seat": seat + 1,
        "wins": wins,
        "win_share": wins / len(games),
        "interval": [low, high],
        "score": mean([game.scores[seat] for game in games]),
    }
