"""Players that are programs. They get a seat, never the state."""

from __future__ import annotations

from boomtable.bots.bot import Bot
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.random import RandomBot
from boomtable.bots.search import Budget, SearchBot
from boomtable.engine import Dice, Unreadable

BOTS = ("random", "greedy")
SEARCH = "search-"
"""Before a budget: ``search-200n`` imagines 200 worlds, ``search-1s`` thinks for a second."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


def make_bot(name: str, game_id: str, dice: Dice) -> Bot:
    """A bot by its name, for a game, with dice of its own."""
    match name:
        case "random":
            return RandomBot(dice)
        case "greedy":
            return GreedyBot(dice, game_id)
    budget = Budget.read(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else None
    if budget is not None:
        return SearchBot(dice, game_id, budget, name)
    raise Unreadable("bots.unknown-bot", bot=name, bots=", ".join(BOTS))
