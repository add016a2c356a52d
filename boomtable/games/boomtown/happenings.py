"""What can happen at the table: the events of the engine (an event card is something else).

Cards are named by their code and, for sentences, by their title. ``gold`` is what was really
paid, ``due`` what was owed.
"""

from __future__ import annotations

from boomtable.engine import Event
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


class GovernorAppointed(Event, frozen=True):
    """A mayor pawn became governor."""

    seat: int
    town_code: str
    town: Named


class GovernorDismissed(Event, frozen=True):
    """The Governor was discarded with the loss of his pawn."""

    town_code: str
    town: Named


class CardKept(Event, frozen=True):
    """An event card waits before its owner."""

    seat: int
    card: str
    title: Named


class CardWithoutEffect(Event, frozen=True):
    """An immediate event found no target."""

    seat: int
    card: str
    title: Named


class SharkPaid(Event, frozen=True):
    """A player lost gold to the bank by the Card Shark."""

    seat: int
    gold: int

    @property
    def flows(self) -> dict[str, int]:
        """Gold goes to the bank."""
        return {"gold": -self.gold}


class StagecoachRobbed(Event, frozen=True):
    """The bank paid the robber of the stagecoach."""

    seat: int
    gold: int

    @property
    def flows(self) -> dict[str, int]:
        """Gold comes from the bank."""
        return {"gold": self.gold}


class MineBlownUp(Event, frozen=True):
    """A mine left the game by Dynamite."""

    seat: int
    victim_seat: int
    card: str
    title: Named

    @property
    def flows(self) -> dict[str, int]:
        """A mine leaves."""
        return {"mines": -1}


class SaloonBlownUp(Event, frozen=True):
    """A saloon left the game by Dynamite."""

    seat: int
    victim_seat: int
    card: str
    town: Named


class MineSeized(Event, frozen=True):
    """A mine changed its owner by Expropriation."""

    seat: int
    victim_seat: int
    card: str
    title: Named


class HoldupAnnounced(Event, frozen=True):
    """A victim and a number were named."""

    seat: int
    victim_seat: int
    number: int


class HoldupRolled(Event, frozen=True):
    """The dice of a Holdup."""

    first: int
    second: int
    total: int


class HoldupPaid(Event, frozen=True):
    """A Holdup succeeded."""

    seat: int
    victim_seat: int
    gold: int
    due: int


class HoldupFailed(Event, frozen=True):
    """A Holdup brought nothing."""

    seat: int
    victim_seat: int


class VeinFound(Event, frozen=True):
    """The New Vein lies under a mine."""

    seat: int
    card: str
    title: Named
    value: int


class SaloonOpened(Event, frozen=True):
    """A saloon stands in a town."""

    seat: int
    card: str
    town_code: str
    town: Named


class GirlsHired(Event, frozen=True):
    """The Saloon Girls joined a saloon."""

    seat: int
    card: str
    town: Named


class MustangRidden(Event, frozen=True):
    """The Mustang was discarded to choose next."""

    seat: int


class ProductionRolled(Event, frozen=True):
    """The production dice."""

    seat: int
    first: int
    second: int
    total: int


class TelegraphUsed(Event, frozen=True):
    """One die was turned."""

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
