"""What a bot is: something that answers for a seat, seeing only what the seat may see."""

from __future__ import annotations

from typing import Protocol

from boomtable.engine import Option, Seat


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def decide(self, seat: Seat) -> Option:
        """One of the seat's options."""
