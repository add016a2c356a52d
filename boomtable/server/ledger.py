"""The log as one viewer has seen it: which happenings, numbered as that viewer counts.

Others' secrets leave no gap in the numbers.
"""

from __future__ import annotations

from bisect import bisect_left

from boomtable.server.play import Play


class Ledger:
    """The places in the log of a table that a seat (``None``: a spectator) has seen."""

    __slots__ = ("places", "read", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.places: list[int] = []
        self.read = 0

    @property
    def count(self) -> int:
        """How many events the viewer has seen."""
        return len(self.places)

    def number_at(self, place: int) -> int:
        """How many of them stand before a place in the log."""
        return bisect_left(self.places, place)

    def catch_up(self, play: Play | None) -> None:
        """Read on to the end of the log."""
        length = 0 if play is None else play.log_length
        if play is not None:
            self.places += [
                place
                for place in range(self.read, length)
                if play.happened(place, self.seat) is not None
            ]
        self.read = length

    def cut(self, length: int) -> None:
        """Forget what was taken back: all from a place in the log on."""
        del self.places[bisect_left(self.places, length) :]
        self.read = min(self.read, length)
