"""Five levels of play for people, from a beginner to the strongest there is.

The first two err, the third is the greedy bot, the last two search. ``docs/bots.md`` says how
clearly each beats the one below it, and where that is not settled yet.
"""

from __future__ import annotations

from boomtable.bots.bot import Bot
from boomtable.bots.erring import ErringBot, Errors
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.search import Budget, SearchBot
from boomtable.engine import Dice

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
USUAL = "level-3"
"""Who takes a seat if nobody says who should."""

BEGINNER = Errors(heat=0.9, limit=1.5, among=6)
AMATEUR = Errors(heat=0.5, limit=1.0, among=4)
QUICK = Budget(nodes=16, seconds=1.0)
LONG = Budget(seconds=1.8)
"""What the strongest may think about an answer: with all that is around it some two seconds."""


def make_level(name: str, game_id: str, dice: Dice) -> Bot:
    """The bot of a level."""
    match name:
        case "level-1":
            return ErringBot(dice, game_id, BEGINNER, name)
        case "level-2":
            return ErringBot(dice, game_id, AMATEUR, name)
        case "level-3":
            bot = GreedyBot(dice, game_id)
            bot.name = name
            return bot
        case "level-4":
            return SearchBot(dice, game_id, QUICK, name)
    assert name == "level-5", name
    return SearchBot(dice, game_id, LONG, name)
