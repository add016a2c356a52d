"""Score sheets that add up line by line, and the places that follow from them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boomtable.locale import Text


class ScoreLine(Struct, frozen=True):
    """One entry of a score sheet: whose, what for, how many points."""

    seat: int
    what: Text
    points: int


class ScoreSheet(Struct, frozen=True):
    """Everybody's points, line by line, with what breaks ties (higher is better).

    ``players`` counts all who score, opponents that the rules play (``automata``) included.
    """

    players: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[tuple[int, ...], ...] = ()
    """For each tie-break one number per seat, the most important tie-break first."""
    automata: tuple[Text, ...] = ()
    """Names of opponents without a seat at the table: they have the last lines of the sheet."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat: the sum of its lines."""
        totals = [0] * self.players
        for line in self.lines:
            totals[line.seat] += line.points
        return tuple(totals)

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal seats share a place."""
        keys = self._keys()
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def lines_of(self, seat: int) -> Sequence[ScoreLine]:
        """The lines of one seat."""
        return [line for line in self.lines if line.seat == seat]

    def _keys(self) -> list[tuple[int, ...]]:
        totals = self.totals
        return [
            (totals[seat], *(numbers[seat] for numbers in self.tie_breaks))
            for seat in range(self.players)
        ]
