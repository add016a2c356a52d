"""What can happen at the table. ``seat`` 1 of the solo game is the Eminence.

Things of the box have their id and, for sentences, their name.
"""

from __future__ import annotations

from boomtable.engine import Event
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
