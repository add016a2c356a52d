"""The bot for beginners: it weighs its answers like the greedy bot, and sometimes errs."""

from __future__ import annotations

from math import exp

from boomtable.bots.search.guide import Guide
from boomtable.engine import Dice, Option, Seat

FINENESS = 1 << 20


class ErringBot:
    """Takes the better answers more often than the worse ones, and never an absurd one."""

    def __init__(self, dice: Dice, game_id: str, heat: float, limit: float, name: str) -> None:
        self.name = name
        self.dice = dice
        self.heat = heat
        """How easily it errs, and by how much at most; both in doubts of the guide."""
        self.limit = limit
        self.guide = Guide(game_id)

    def decide(self, seat: Seat) -> Option:
        """One of the options that are not too bad."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        weighed = self.guide.weigh(seat)
        doubt = self.guide.doubt(seat.sample(Dice(0)))
        best = max(worth for _option, worth in weighed)
        fair = [it for it in weighed if it[1] >= best - self.limit * doubt]
        lots = [
            1 + int(FINENESS * exp((worth - best) / (self.heat * doubt))) for _option, worth in fair
        ]
        return fair[self.dice.weighted(lots)][0]
