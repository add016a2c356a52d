"""The bot for beginners: it weighs its answers like the greedy bot, and sometimes errs."""

from __future__ import annotations

from math import exp

from msgspec import Struct

from boomtable.bots.search.guide import Guide
from boomtable.engine import Dice, Option, Seat

FINENESS = 1 << 20


class Errors(Struct, frozen=True):
    """How somebody errs: how easily, by how much at most, and among how many options.

    The first two are in doubts of the guide. Where there are sixty options, of which most are
    bad, it is the last that keeps a small error from becoming a certain one.
    """

    heat: float
    limit: float
    among: int


class ErringBot:
    """Takes the better answers more often than the worse ones, and never an absurd one."""

    def __init__(self, dice: Dice, game_id: str, errors: Errors, name: str) -> None:
        self.name = name
        self.dice = dice
        self.errors = errors
        self.guide = Guide(game_id)

    def decide(self, seat: Seat) -> Option:
        """One of the options that are not too bad."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        doubt = self.guide.doubt(seat.sample(Dice(0)))
        weighed = sorted(self.guide.weigh(seat), key=lambda it: -it[1])
        best, errors = weighed[0][1], self.errors
        fair = [it for it in weighed if it[1] >= best - errors.limit * doubt][: errors.among]
        heat = errors.heat * doubt
        lots = [1 + int(FINENESS * exp((worth - best) / heat)) for _option, worth in fair]
        return fair[self.dice.weighted(lots)][0]
