"""What can happen at the table: the events of the engine (an event card is something else).

Cards are named by their code and, for sentences, by their title. ``gold`` is what was really
paid, ``due`` what was owed.
"""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.games.boomtown.event_happenings import (
    CardKept,
    CardWithoutEffect,
    GirlsHired,
    GovernorAppointed,
    GovernorDismissed,
    HoldupAnnounced,
    HoldupFailed,
    HoldupPaid,
    HoldupRolled,
    MineBlownUp,
    MineSeized,
    MustangRidden,
    SaloonBlownUp,
    SaloonOpened,
    SharkPaid,
    StagecoachRobbed,
    TelegraphUsed,
    VeinFound,
)
from boomtable.locale import Named


class FirstPlayerDrawn(Event, frozen=True):
    """Chance has drawn the first player."""

    seat: int


class RowDrawn(Event, frozen=True):
    """A turn begins: its row lies open."""

    number: int
    turns: int
    cards: tuple[str, ...]
    titles: tuple[Named, ...]


class BidMade(Event, frozen=True):
    """A new standing bid."""

    seat: int
    bid: int
    more: int


class Passed(Event, frozen=True):
    """A seat left the auction."""

    seat: int


class AuctionWon(Event, frozen=True):
    """The auction ended with a bid."""

    seat: int
    price: int


class EverybodyPassed(Event, frozen=True):
    """Nobody bid: the first player wins."""

    seat: int
    price: int


class ShareReceived(Event, frozen=True):
    """A seat keeps its share of the price."""

    seat: int
    from_seat: int
    gold: int


class BankTookRest(Event, frozen=True):
    """The bank takes the rest of the price (three players)."""

    from_seat: int
    gold: int

    @property
    def flows(self) -> dict[str, int]:
        """Gold goes to the bank."""
        return {"gold": -self.gold}


class CardTaken(Event, frozen=True):
    """A card was taken from the row."""

    seat: int
    card: str
    title: Named


class FeePaid(Event, frozen=True):
    """A fee went to the mayor of a town."""

    seat: int
    to_seat: int
    town: Named
    gold: int
    due: int


class MayorInstalled(Event, frozen=True):
    """A pawn came to a player."""

    seat: int
    town_code: str
    town: Named


class PawnReturned(Event, frozen=True):
    """A pawn went back to the supply."""

    town_code: str
    town: Named


class ProductionRolled(Event, frozen=True):
    """The production dice."""

    seat: int
    first: int
    second: int
    total: int


class MineProduced(Event, frozen=True):
    """The bank paid the owner of a mine."""

    seat: int
    card: str
    title: Named
    gold: int

    @property
    def flows(self) -> dict[str, int]:
        """Gold comes from the bank."""
        return {"gold": self.gold}


class NothingProduced(Event, frozen=True):
    """No mine has the number that was rolled."""

    total: int


class SaloonPaid(Event, frozen=True):
    """A mine owner paid the owner of saloons."""

    seat: int
    to_seat: int
    gold: int
    due: int


class MineCollapsed(Event, frozen=True):
    """A dangerous mine left the game."""

    seat: int
    card: str
    title: Named

    @property
    def flows(self) -> dict[str, int]:
        """A mine leaves."""
        return {"mines": -1}


class GameEnded(Event, frozen=True):
    """The last turn is over."""


HAPPENINGS = (
    FirstPlayerDrawn,
    RowDrawn,
    BidMade,
    Passed,
    AuctionWon,
    EverybodyPassed,
    ShareReceived,
    BankTookRest,
    CardTaken,
    FeePaid,
    MayorInstalled,
    PawnReturned,
    GovernorAppointed,
    GovernorDismissed,
    CardKept,
    CardWithoutEffect,
    SharkPaid,
    StagecoachRobbed,
    MineBlownUp,
    SaloonBlownUp,
    MineSeized,
    HoldupAnnounced,
    HoldupRolled,
    HoldupPaid,
    HoldupFailed,
    VeinFound,
    SaloonOpened,
    GirlsHired,
    MustangRidden,
    ProductionRolled,
    TelegraphUsed,
    MineProduced,
    NothingProduced,
    SaloonPaid,
    MineCollapsed,
    GameEnded,
)
