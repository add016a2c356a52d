"""What can happen on the map and on the river."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


class TileRevealed(Event, frozen=True):
    """A gray tile is known."""

    tile: str
    name: Named


class TilePlaced(Event, frozen=True):
    """A gray tile lies on the map."""

    seat: int
    space: int
    tile: str
    name: Named


class PasturePlaced(Event, frozen=True):
    """A pasture lies on the map."""

    seat: int
    space: int


class Developed(Event, frozen=True):
    """An inhabitant stands on a building site."""

    seat: int
    site: str
    name: Named


class HouseBuilt(Event, frozen=True):
    """A house stands on a building site."""

    seat: int
    site: str
    name: Named


class SettlementBuilt(Event, frozen=True):
    """A settlement stands on a building site."""

    seat: int
    site: str
    name: Named


class CattlePlaced(Event, frozen=True):
    """A cattle stands on a pasture."""

    seat: int
    space: int


class TierEmptied(Event, frozen=True):
    """The bonus inhabitant of a tier has come to the ranch."""

    seat: int
    tier: int


class RegionChosen(Event, frozen=True):
    """A region is named; all others are scored."""

    seat: int
    region: str
    name: Named


class ShipMoved(Event, frozen=True):
    """A ship has moved on the river."""

    seat: int
    space: str


class LockCrossed(Event, frozen=True):
    """A ship was the first over a lock; ``last`` if the game ends with this lap."""

    seat: int
    lock: str
    name: Named
    last: bool
