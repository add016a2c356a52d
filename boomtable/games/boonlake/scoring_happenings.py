"""What can happen in the interim scorings and at the end."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


class ScoringBegan(Event, frozen=True):
    """An interim scoring begins."""

    scoring: int


class TileScored(Event, frozen=True):
    """A scoring marker lies on a tile."""

    seat: int
    tile: str
    name: Named
    met: bool
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """Points are gained or lost."""
        return {"vp": self.vp}


class LabelsCleared(Event, frozen=True):
    """The region markers have left the labels."""


class Finished(Event, frozen=True):
    """A line of the final scoring."""

    seat: int
    line: str
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """Points are gained."""
        return {"vp": self.vp}


class GameEnded(Event, frozen=True):
    """The final scoring is over."""

    winners: tuple[int, ...]
