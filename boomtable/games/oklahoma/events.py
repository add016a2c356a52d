"""What can happen. Log lines and animations are made from these."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.games.oklahoma.box import SEATS


class Drawn(Event, frozen=True):
    """Who makes the first turn was drawn."""

    seat: int


class Placed(Event, frozen=True):
    """A stone or piece was placed in the free set-up: ``stone``, ``boomer`` or ``sooner``."""

    seat: int
    what: str
    square: str

    @property
    def flows(self) -> dict[str, int]:
        """One more of what was placed; boomers are counted by colour."""
        return {SEATS[self.seat] if self.what == "boomer" else self.what: 1}


class Moved(Event, frozen=True):
    """A ``boomer`` or ``sooner`` was moved."""

    seat: int
    what: str
    start: str
    end: str


class StonesPlaced(Event, frozen=True):
    """Stones were placed on squares, with a partner."""

    seat: int
    partner: str
    squares: tuple[str, ...]

    @property
    def flows(self) -> dict[str, int]:
        """The stones come from the box."""
        return {"stone": len(self.squares)}


class Homestead(Event, frozen=True):
    """An area became the homestead of a seat; its boomers are exhausted."""

    seat: int
    squares: tuple[str, ...]
    boomers: tuple[str, ...]


class MinesGained(Event, frozen=True):
    """A homestead has got mines that belonged to no area before (O-12.6)."""

    seat: int
    mines: tuple[str, ...]


class GameOver(Event, frozen=True):
    """The game is over: ``no-move`` of a seat that has to, or too many ``quiet`` turns."""

    reason: str
    seat: int
    turns: int


class Scored(Event, frozen=True):
    """A homestead scored at the end."""

    seat: int
    boomers: tuple[str, ...]
    points: int


EVENTS: tuple[type[Event], ...] = (
    Drawn,
    Placed,
    Moved,
    StonesPlaced,
    Homestead,
    MinesGained,
    GameOver,
    Scored,
)
