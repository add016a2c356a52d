"""Players that are programs. They get a seat, never the state."""

from __future__ import annotations

from boomtable.bots.bot import Bot
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.levels import LEVELS, USUAL, make_level
from boomtable.bots.random import RandomBot
from boomtable.bots.search import Budget, SearchBot
from boomtable.engine import Dice, Unreadable

BOTS = (*LEVELS, "greedy", "random")
"""All bots by their names: the levels for people, the weakest first, then those for study."""
SEARCH = "search-"
"""Before a budget: ``search-200n`` imagines 200 worlds, ``search-1s`` thinks for a second."""

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "is_bot_name",
    "make_bot",
]


def make_bot(name: str, game_id: str, dice: Dice) -> Bot:
    """A bot by its name, for a game, with dice of its own."""
    if name == "random":
        return RandomBot(dice)
    if name == "greedy":
        return GreedyBot(dice, game_id)
    if name in LEVELS:
        return make_level(name, game_id, dice)
    budget = _budget(name)
    if budget is not None:
        return SearchBot(dice, game_id, budget, name)
    raise Unreadable("bots.unknown-bot", bot=name, bots=", ".join(BOTS))


def is_bot_name(name: str) -> bool:
    """Whether there is such a bot."""
    return name in BOTS or _budget(name) is not None


def _budget(name: str) -> Budget | None:
    return Budget.read(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else None
