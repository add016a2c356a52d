"""What can happen at the table. ``seat`` 1 of the solo game is the Eminence.

Things of the box have their id and, for sentences, their name.
"""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.games.boonlake.map_happenings import (
    CattlePlaced,
    Developed,
    HouseBuilt,
    LockCrossed,
    PasturePlaced,
    RegionChosen,
    SettlementBuilt,
    ShipMoved,
    TierEmptied,
    TilePlaced,
    TileRevealed,
)
from boomtable.games.boonlake.scoring_happenings import (
    Finished,
    GameEnded,
    LabelsCleared,
    ScoringBegan,
    TileScored,
)
from boomtable.locale import Named

FLOWING = ("coins", "vases", "vp")
"""What comes from outside and goes there: inhabitants only change their place."""


class StartDrawn(Event, frozen=True):
    """Chance has drawn the starting player."""

    seat: int


class StartTileLaid(Event, frozen=True):
    """A starting tile lies on the map."""

    space: int
    tile: str
    name: Named

    @property
    def flows(self) -> dict[str, int]:
        """The tile comes into the game."""
        return {"tiles": 1}


class StripsLaid(Event, frozen=True):
    """The strips lie on the action board, from the top."""

    strips: tuple[str, ...]
    names: tuple[Named, ...]

    @property
    def flows(self) -> dict[str, int]:
        """The strips come into the game."""
        return {"strips": len(self.strips)}


class CardsDrawn(Event, frozen=True):
    """A player draws cards; which, only he sees."""

    seat: int
    cards: int


class CardSeen(Event, frozen=True):
    """For its owner alone: a card came to the hand."""

    seat: int
    card: str
    name: Named


class PileShuffled(Event, frozen=True):
    """The discard pile has become the draw pile."""

    cards: int


class TileDealt(Event, frozen=True):
    """For its owner alone: a scoring tile to choose from."""

    seat: int
    tile: str
    name: Named


class TileKept(Event, frozen=True):
    """A player has chosen the own scoring tile."""

    seat: int
    tile: str
    name: Named


class TileOpened(Event, frozen=True):
    """A scoring tile without owner lies open."""

    tile: str
    name: Named


class Gained(Event, frozen=True):
    """A side gained something; ``n`` is what it really got."""

    seat: int
    what: str
    n: int

    @property
    def flows(self) -> dict[str, int]:
        """Coins, vases and points come from outside."""
        return {self.what: self.n} if self.what in FLOWING else {}


class Paid(Event, frozen=True):
    """A player paid or lost something."""

    seat: int
    what: str
    n: int

    @property
    def flows(self) -> dict[str, int]:
        """Coins, vases and points go away."""
        return {self.what: -self.n} if self.what in FLOWING else {}


class SiteBuilt(Event, frozen=True):
    """A production site has a level more."""

    seat: int
    resource: str
    name: Named
    level: int


class TrackAdvanced(Event, frozen=True):
    """A track marker has entered a step."""

    seat: int
    track: str
    step: int


class RoundBegan(Event, frozen=True):
    """A round begins; the ships are at its start."""

    round: int


class TurnBegan(Event, frozen=True):
    """The turn of a side begins."""

    seat: int


class StripTaken(Event, frozen=True):
    """A side has taken a strip from a row."""

    seat: int
    strip: str
    name: Named
    row: int
    steps: int


class CardPlayed(Event, frozen=True):
    """A card lies in front of its owner."""

    seat: int
    card: str
    name: Named


class ProjectRealized(Event, frozen=True):
    """A special project is realized."""

    seat: int
    tile: str
    name: Named


class CardDiscarded(Event, frozen=True):
    """A card went to the discard pile for coins."""

    seat: int
    card: str
    name: Named


class CardGiven(Event, frozen=True):
    """A card went to the discard pile as a cost."""

    seat: int
    card: str
    name: Named


class BoatsMoved(Event, frozen=True):
    """The boats of a player stand elsewhere."""

    seat: int
    boats: tuple[str, ...]
    names: tuple[Named, ...]


class LeverPulled(Event, frozen=True):
    """A lever is used."""

    seat: int
    lever: str
    name: Named


class LeverReady(Event, frozen=True):
    """A used lever is ready again."""

    seat: int
    lever: str
    name: Named


class Modernized(Event, frozen=True):
    """A player has a new lever."""

    seat: int
    lever: str
    name: Named

    @property
    def flows(self) -> dict[str, int]:
        """The lever comes into the game."""
        return {"levers": 1}


HAPPENINGS = (
    StartDrawn,
    StartTileLaid,
    StripsLaid,
    CardsDrawn,
    CardSeen,
    PileShuffled,
    TileDealt,
    TileKept,
    TileOpened,
    Gained,
    Paid,
    SiteBuilt,
    TrackAdvanced,
    RoundBegan,
    TurnBegan,
    StripTaken,
    CardPlayed,
    ProjectRealized,
    CardDiscarded,
    CardGiven,
    BoatsMoved,
    LeverPulled,
    LeverReady,
    Modernized,
    TileRevealed,
    TilePlaced,
    PasturePlaced,
    Developed,
    HouseBuilt,
    SettlementBuilt,
    CattlePlaced,
    TierEmptied,
    RegionChosen,
    ShipMoved,
    LockCrossed,
    ScoringBegan,
    TileScored,
    LabelsCleared,
    Finished,
    GameEnded,
)
