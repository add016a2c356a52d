"""The bot that takes any option, all alike."""

from __future__ import annotations

from boomtable.engine import Dice, Option, Seat


class RandomBot:
    """Answers at random. The measure of every other bot."""

    name = "random"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def decide(self, seat: Seat) -> Option:
        """Any of the options."""
        return self.dice.pick(seat.options)
