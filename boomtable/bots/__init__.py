"""Players that are programs. They get a seat, never the state."""

from __future__ import annotations

from boomtable.bots.bot import Bot
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.random import RandomBot
from boomtable.engine import Dice, Unreadable

BOTS = ("random", "greedy")

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


def make_bot(name: str, game_id: str, dice: Dice) -> Bot:
    """A bot by its name, for a game, with dice of its own."""
    match name:
        case "random":
            return RandomBot(dice)
        case "greedy":
            return GreedyBot(dice, game_id)
    raise Unreadable("bots.unknown-bot", bot=name, bots=", ".join(BOTS))
