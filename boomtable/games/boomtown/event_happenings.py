"""What can happen by the event cards; the rest of what can happen is in ``happenings``."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


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


class TelegraphUsed(Event, frozen=True):
    """One die was turned."""

    seat: int
    first: int
    second: int
    total: int
