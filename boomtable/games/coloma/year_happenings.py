"""What can happen at the end of a Year, and what only the Shade does."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


class ShadeWent(Event, frozen=True):
    """The Shade's Wagon moved directly to a Boomtown."""

    seat: int
    node: str
    name: Named


class ShadeSurveyed(Event, frozen=True):
    """The Shade has one more River."""

    seat: int


class ShadeBuilt(Event, frozen=True):
    """The Shade has one more building, or Hotel."""

    seat: int
    hotel: bool


class ShadeRemovedBridge(Event, frozen=True):
    """A Bridge left the game."""

    seat: int
    bridge: str
    name: Named

    @property
    def flows(self) -> dict[str, int]:
        """A Bridge goes away."""
        return {"bridges": -1}


class ShootoutHeld(Event, frozen=True):
    """Gunmen and Outlaws were counted."""

    year: int
    gunmen: int
    outlaws: int
    won: bool


class ShootoutRanked(Event, frozen=True):
    """A side (-2: the neutral Gunmen) has its tier; ``place`` is its place in the ranking."""

    seat: int
    place: int
    tier: int
    gunmen: int


class DudeBuried(Event, frozen=True):
    """A Dude lies in a Grave."""

    seat: int
    graves: int
    vp: int


class BadgePassed(Event, frozen=True):
    """There is a new Sheriff."""

    seat: int


class CleanedUp(Event, frozen=True):
    """A new Year begins: the old Outlaws are gone, the new ones there."""

    year: int
    outlaws: int
    more: int

    @property
    def flows(self) -> dict[str, int]:
        """Outlaws come and go."""
        return {"outlaws": self.more}


class GameEnded(Event, frozen=True):
    """The last Shootout is over."""
