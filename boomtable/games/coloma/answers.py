"""What a seat can answer, and how it is written: the notation of the rules file, word for word.

What chance answers stands in ``outcomes``. Sites, canyons, rows and Stash spaces go by their
numbers, all else by the ids of the component file.
"""

from __future__ import annotations

from typing import Literal

from boomtable.engine import Option

Place = Literal["top", "bottom"]
Tool = Literal["hammer", "saw"]


class Discard(Option, frozen=True):
    """A card from the hand goes on top or at the bottom of the own deck."""

    card: str
    place: Place

    def __str__(self) -> str:
        return f"discard {self.card} {self.place}"

    @property
    def public(self) -> str:
        """Others see where, not which (C-R42)."""
        return f"discard {self.place}"


class Sell(Option, frozen=True):
    """Event 5: so many nuggets."""

    nuggets: int

    def __str__(self) -> str:
        return f"sell {self.nuggets}"


class Dial(Option, frozen=True):
    """The Site of the Pioneer and, in the Mule Duel, of the Mule (else 0)."""

    site: int
    mule: int = 0

    def __str__(self) -> str:
        return f"dial {self.site} mule {self.mule}" if self.mule else f"dial {self.site}"


class Shop(Option, frozen=True):
    """Buys Tents and Horses."""

    tents: int
    horses: int

    def __str__(self) -> str:
        return f"shop {self.tents} {self.horses}"


class TakeBarrel(Option, frozen=True):
    """Takes the Barrel of a Stash space."""

    space: int

    def __str__(self) -> str:
        return f"barrel {self.space}"


class Use(Option, frozen=True):
    """Uses an option of an ability of a card, of the Mill or of the specialty."""

    card: str
    ability: int
    option: int

    def __str__(self) -> str:
        return f"use {self.card} {self.ability} {self.option}"


class BuildRiver(Option, frozen=True):
    """Surveys a River in a canyon."""

    tool: Tool
    canyon: int

    def __str__(self) -> str:
        return f"{self.tool} river {self.canyon}"


class BuildBridge(Option, frozen=True):
    """Builds a Bridge of a type."""

    tool: Tool
    bridge: str

    def __str__(self) -> str:
        return f"{self.tool} bridge {self.bridge}"


class BuildTown(Option, frozen=True):
    """Builds a Town Building from the hand, or a Hotel."""

    tool: Tool
    card: str

    def __str__(self) -> str:
        return f"{self.tool} {self.card}"


class Wagon(Option, frozen=True):
    """Begins a Wagon action."""

    def __str__(self) -> str:
        return "wagon"


class Rob(Option, frozen=True):
    """The Robber takes nuggets from the Mine Cart instead of moving."""

    def __str__(self) -> str:
        return "rob"


class Settle(Option, frozen=True):
    """Begins a settle action."""

    def __str__(self) -> str:
        return "settle"


class GainTent(Option, frozen=True):
    """The Boom of Site 5."""

    def __str__(self) -> str:
        return "tent"


class OpenBarrel(Option, frozen=True):
    """Uses a Barrel."""

    barrel: str

    def __str__(self) -> str:
        return f"open {self.barrel}"


class End(Option, frozen=True):
    """Ends the turn."""

    def __str__(self) -> str:
        return "end"


class Pay(Option, frozen=True):
    """So many nuggets are used as Bucks."""

    nuggets: int

    def __str__(self) -> str:
        return f"pay {self.nuggets}"


class Go(Option, frozen=True):
    """The Wagon enters a space; with ``stop`` it ends there with the Stop-off benefit."""

    node: str
    stop: bool = False

    def __str__(self) -> str:
        return f"go {self.node}!" if self.stop else f"go {self.node}"


class Stop(Option, frozen=True):
    """The Wagon stops."""

    def __str__(self) -> str:
        return "stop"


class FillRow(Option, frozen=True):
    """Fills a row of the Shootout."""

    row: int

    def __str__(self) -> str:
        return f"row {self.row}"


class PitchEvent(Option, frozen=True):
    """Pitches a Tent on an Event space."""

    site: int

    def __str__(self) -> str:
        return f"event {self.site}"


class PitchLand(Option, frozen=True):
    """Pitches a Tent on a Frontier Land."""

    land: str

    def __str__(self) -> str:
        return f"land {self.land}"


class Guest(Option, frozen=True):
    """Places a Dude in a Hotel."""

    def __str__(self) -> str:
        return "guest"


class Done(Option, frozen=True):
    """Ends a settle action."""

    def __str__(self) -> str:
        return "done"


class Decline(Option, frozen=True):
    """Declines a gained action."""

    def __str__(self) -> str:
        return "decline"


ANSWERS = (
    Discard,
    Sell,
    Dial,
    Shop,
    TakeBarrel,
    Use,
    BuildRiver,
    BuildBridge,
    BuildTown,
    Wagon,
    Rob,
    Settle,
    GainTent,
    OpenBarrel,
    End,
    Pay,
    Go,
    Stop,
    FillRow,
    PitchEvent,
    PitchLand,
    Guest,
    Done,
    Decline,
)

WAGON, ROB, SETTLE, TENT, END = Wagon(), Rob(), Settle(), GainTent(), End()
STOP, GUEST, DONE, DECLINE = Stop(), Guest(), Done(), Decline()
