"""What can happen in the turn of a player."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


class ThingsBought(Event, frozen=True):
    """Tents and Horses were bought."""

    seat: int
    tents: int
    horses: int

    @property
    def flows(self) -> dict[str, int]:
        """Horses come from outside."""
        return {"horses": self.horses}


class BarrelTaken(Event, frozen=True):
    """A Barrel was taken from the Stash; ``outlaws`` came for it."""

    seat: int
    space: int
    barrel: str
    name: Named
    outlaws: int


class OutlawsChanged(Event, frozen=True):
    """Outlaws came to the Shootout, or left it."""

    n: int

    @property
    def flows(self) -> dict[str, int]:
        """Outlaws come or go."""
        return {"outlaws": self.n}


class StashRefilled(Event, frozen=True):
    """A Stash space has a new Barrel."""

    space: int
    barrel: str
    name: Named


class BarrelOpened(Event, frozen=True):
    """A Barrel was used."""

    seat: int
    barrel: str
    name: Named


class BarrelPaid(Event, frozen=True):
    """A used Barrel was paid."""

    seat: int
    barrel: str
    name: Named


class AbilityUsed(Event, frozen=True):
    """An ability of a card, of the Mill or of the specialty was used."""

    seat: int
    card: str
    name: Named


class RiverSurveyed(Event, frozen=True):
    """A River was placed in a canyon."""

    seat: int
    tool: str
    canyon: int


class BridgeBuilt(Event, frozen=True):
    """A Bridge was built."""

    seat: int
    tool: str
    bridge: str
    name: Named


class CardBuilt(Event, frozen=True):
    """A Town Building was built."""

    seat: int
    tool: str
    card: str
    name: Named


class HotelBuilt(Event, frozen=True):
    """A Hotel was built."""

    seat: int
    tool: str


class WagonMoved(Event, frozen=True):
    """A Wagon entered a space; ``passed`` are those that it skipped."""

    seat: int
    node: str
    name: Named
    stop: bool
    passed: tuple[str, ...] = ()


class CartRobbed(Event, frozen=True):
    """The Robber took nuggets from the Mine Cart."""

    seat: int
    nuggets: int


class RowFilled(Event, frozen=True):
    """Gunmen fill a row."""

    seat: int
    row: int
    gunmen: int


class EventTentPitched(Event, frozen=True):
    """A Tent stands on an Event space."""

    seat: int
    site: int
    name: Named


class LandTentPitched(Event, frozen=True):
    """A Tent stands on a Frontier Land."""

    seat: int
    land: str
    name: Named


class GuestPlaced(Event, frozen=True):
    """A Dude is a guest of a Hotel."""

    seat: int
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """Points are gained."""
        return {"vp": self.vp}


class ActionDeclined(Event, frozen=True):
    """A gained action was not taken."""

    seat: int
