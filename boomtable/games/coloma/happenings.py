"""What can happen at the table: the events of the engine (an Event of a Site is something else).

``seat`` 1 of the solo game is the Shade. Things of the box have their id and, for sentences,
their name.
"""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.games.coloma.turn_happenings import (
    AbilityUsed,
    ActionDeclined,
    BarrelOpened,
    BarrelPaid,
    BarrelTaken,
    BridgeBuilt,
    CardBuilt,
    CartRobbed,
    EventTentPitched,
    GuestPlaced,
    HotelBuilt,
    LandTentPitched,
    OutlawsChanged,
    RiverSurveyed,
    RowFilled,
    StashRefilled,
    ThingsBought,
    WagonMoved,
)
from boomtable.games.coloma.year_happenings import (
    BadgePassed,
    CleanedUp,
    DudeBuried,
    GameEnded,
    ShadeBuilt,
    ShadeRemovedBridge,
    ShadeSurveyed,
    ShadeWent,
    ShootoutHeld,
    ShootoutRanked,
)
from boomtable.locale import Named

_FLOWS = {"buck": "bucks", "horse": "horses", "vp": "vp"}


class SheriffDrawn(Event, frozen=True):
    """Chance has drawn the first Sheriff."""

    seat: int


class BridgesLaid(Event, frozen=True):
    """The Bridges of the game are known."""

    bridges: tuple[str, ...]
    names: tuple[Named, ...]
    tiles: int

    @property
    def flows(self) -> dict[str, int]:
        """The Bridges come into the game."""
        return {"bridges": self.tiles}


class ChartTurned(Event, frozen=True):
    """The chart of a Year is known."""

    year: int
    chart: str
    name: Named


class StashLaid(Event, frozen=True):
    """The first Barrels lie face up."""

    barrels: tuple[str, ...]
    names: tuple[Named, ...]


class CardsDealt(Event, frozen=True):
    """Everybody has the cards of the start."""

    cards: int


class CardsDrawn(Event, frozen=True):
    """A player draws cards; which, only he sees."""

    seat: int
    cards: int


class CardSeen(Event, frozen=True):
    """For its owner alone: a card came to the hand."""

    seat: int
    card: str
    name: Named


class CardsOwed(Event, frozen=True):
    """The deck is empty: Victory Points instead of cards."""

    seat: int
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """Points are gained."""
        return {"vp": self.vp}


class CardDiscarded(Event, frozen=True):
    """A card went back to the deck; which, only its owner sees."""

    seat: int
    place: str
    card: str | None = None
    name: Named | None = None


class RoundBegan(Event, frozen=True):
    """The wheel has turned."""

    year: int
    round: int
    barker: int
    signpost: int
    copied: int


class SiteEvent(Event, frozen=True):
    """The Event of a Site happens."""

    site: int
    name: Named


class Gained(Event, frozen=True):
    """A side gained something; ``n`` is what it really got."""

    seat: int
    what: str
    n: int

    @property
    def flows(self) -> dict[str, int]:
        """Bucks, Horses and points come from outside."""
        return {_FLOWS[self.what]: self.n} if self.what in _FLOWS else {}


class Paid(Event, frozen=True):
    """A player paid: Bucks to the General Supply, nuggets to the Mine Cart, Dudes, Tents."""

    seat: int
    what: str
    n: int

    @property
    def flows(self) -> dict[str, int]:
        """Bucks go away."""
        return {"bucks": -self.n} if self.what == "buck" else {}


class GoldSold(Event, frozen=True):
    """Event 5: nuggets for Victory Points."""

    seat: int
    nuggets: int
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """Points are gained."""
        return {"vp": self.vp}


class BusterAvoids(Event, frozen=True):
    """Two Sites that Buster will not visit."""

    sites: tuple[int, ...]


class BusterCame(Event, frozen=True):
    """Buster has come to a Site."""

    site: int


class DialsRevealed(Event, frozen=True):
    """Everybody's choice."""

    sites: tuple[int, ...]
    mules: tuple[int, ...] = ()


class ShadeCame(Event, frozen=True):
    """The coin has sent the Shade to a Site."""

    side: str
    site: int


class CarrotEaten(Event, frozen=True):
    """A Mule found a Carrot."""

    seat: int
    site: int
    name: Named


class SiteWentBust(Event, frozen=True):
    """The Bust tile lies on a Site; ``copied`` is the Signpost's Site if it copies it (else 0)."""

    site: int
    copied: int
    tied: bool


class TurnBegan(Event, frozen=True):
    """The turn of a side begins."""

    seat: int
    site: int
    name: Named


HAPPENINGS = (
    SheriffDrawn,
    BridgesLaid,
    ChartTurned,
    StashLaid,
    CardsDealt,
    CardsDrawn,
    CardSeen,
    CardsOwed,
    CardDiscarded,
    RoundBegan,
    SiteEvent,
    Gained,
    Paid,
    GoldSold,
    BusterAvoids,
    BusterCame,
    DialsRevealed,
    ShadeCame,
    CarrotEaten,
    SiteWentBust,
    TurnBegan,
    ThingsBought,
    BarrelTaken,
    OutlawsChanged,
    StashRefilled,
    BarrelOpened,
    BarrelPaid,
    AbilityUsed,
    RiverSurveyed,
    BridgeBuilt,
    CardBuilt,
    HotelBuilt,
    WagonMoved,
    CartRobbed,
    RowFilled,
    EventTentPitched,
    LandTentPitched,
    GuestPlaced,
    ActionDeclined,
    ShadeWent,
    ShadeSurveyed,
    ShadeBuilt,
    ShadeRemovedBridge,
    ShootoutHeld,
    ShootoutRanked,
    DudeBuried,
    BadgePassed,
    CleanedUp,
    GameEnded,
)
