"""What chance answers, and how any single answer is read from its notation.

The record joins outcomes that come together in one line; a single one is written here as a line
of one, such as ``stash oats`` or ``avoid 2``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from boomtable.engine import Option, Unreadable
from boomtable.games.coloma.answers import (
    ANSWERS,
    DECLINE,
    DONE,
    END,
    GUEST,
    ROB,
    SETTLE,
    STOP,
    TENT,
    WAGON,
    BuildBridge,
    BuildRiver,
    BuildTown,
    Dial,
    Discard,
    FillRow,
    Go,
    OpenBarrel,
    Pay,
    PitchEvent,
    PitchLand,
    Sell,
    Shop,
    TakeBarrel,
    Use,
)


class FirstSheriff(Option, frozen=True):
    """The first Sheriff."""

    seat: int

    def __str__(self) -> str:
        return f"sheriff P{self.seat + 1}"


class BridgeType(Option, frozen=True):
    """A type of Bridge that is in the game."""

    bridge: str

    def __str__(self) -> str:
        return f"bridges {self.bridge}"


class NextChart(Option, frozen=True):
    """The chart of a Year."""

    chart: str

    def __str__(self) -> str:
        return f"chart {self.chart}"


class LayBarrel(Option, frozen=True):
    """The Barrel of the next face-up Stash space of the set-up."""

    barrel: str

    def __str__(self) -> str:
        return f"stash {self.barrel}"


class Refill(Option, frozen=True):
    """The Barrel that refills a Stash space."""

    space: int
    barrel: str

    def __str__(self) -> str:
        return f"refill {self.space} {self.barrel}"


class FromStack(Option, frozen=True):
    """A Barrel that was taken face down."""

    barrel: str

    def __str__(self) -> str:
        return f"stack {self.barrel}"


class Deal(Option, frozen=True):
    """A card of the start, seen by its owner only."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"P{self.seat + 1} deal {self.card}"

    @property
    def public(self) -> str:
        """Others see that there is one more."""
        return f"P{self.seat + 1} deal 1"

    @property
    def owner(self) -> int:
        """Whose card it is."""
        return self.seat


class Draw(Option, frozen=True):
    """A card from the own deck, seen by its owner only."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"P{self.seat + 1} draw {self.card}"

    @property
    def public(self) -> str:
        """Others see that there is one more."""
        return f"P{self.seat + 1} draw 1"

    @property
    def owner(self) -> int:
        """Whose card it is."""
        return self.seat


class Avoid(Option, frozen=True):
    """A Site that Buster will not visit."""

    site: int

    def __str__(self) -> str:
        return f"avoid {self.site}"


class Coin(Option, frozen=True):
    """The card that the Shade follows."""

    side: str

    def __str__(self) -> str:
        return f"coin {self.side}"


class BusterGoes(Option, frozen=True):
    """The Site that Buster visits."""

    site: int

    def __str__(self) -> str:
        return f"buster {self.site}"


class WagonCard(Option, frozen=True):
    """The Boomtown to which the Shade's Wagon moves."""

    node: str

    def __str__(self) -> str:
        return f"shade {self.node}"


OUTCOMES = (
    FirstSheriff,
    BridgeType,
    NextChart,
    LayBarrel,
    Refill,
    FromStack,
    Deal,
    Draw,
    Avoid,
    Coin,
    BusterGoes,
    WagonCard,
)
OPTIONS = (*ANSWERS, *OUTCOMES)

# Numbers have no leading zeros; none of the game has more than four digits.
_N = r"(0|[1-9][0-9]{0,3})"
_ID = r"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"
_SEAT = r"P([1-9])"
_TOOL = r"(hammer|saw)"

_WORDS: dict[str, Option] = {
    str(option): option for option in (WAGON, ROB, SETTLE, TENT, END, STOP, GUEST, DONE, DECLINE)
}

_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Option]], ...] = tuple(
    (re.compile(form), make)
    for form, make in (
        (f"pay {_N}", lambda x: Pay(int(x))),
        (f"sell {_N}", lambda x: Sell(int(x))),
        (f"dial {_N}", lambda site: Dial(int(site))),
        (f"dial {_N} mule {_N}", lambda site, mule: Dial(int(site), int(mule))),
        (f"shop {_N} {_N}", lambda tents, horses: Shop(int(tents), int(horses))),
        (f"barrel {_N}", lambda space: TakeBarrel(int(space))),
        (f"use {_ID} {_N} {_N}", lambda card, a, o: Use(card, int(a), int(o))),
        (f"{_TOOL} river {_N}", lambda tool, canyon: BuildRiver(tool, int(canyon))),
        (f"{_TOOL} bridge {_ID}", BuildBridge),
        (rf"{_TOOL} (?!(?:river|bridge)$){_ID}", BuildTown),
        (f"open {_ID}", OpenBarrel),
        (f"go {_ID}(!?)", lambda node, stop: Go(node, bool(stop))),
        (f"row {_N}", lambda row: FillRow(int(row))),
        (f"event {_N}", lambda site: PitchEvent(int(site))),
        (f"land {_ID}", PitchLand),
        (f"discard {_ID} (top|bottom)", Discard),
        (f"sheriff {_SEAT}", lambda seat: FirstSheriff(int(seat) - 1)),
        (f"bridges {_ID}", BridgeType),
        (f"chart {_ID}", NextChart),
        (f"stash {_ID}", LayBarrel),
        (f"refill {_N} {_ID}", lambda space, barrel: Refill(int(space), barrel)),
        (f"stack {_ID}", FromStack),
        (f"{_SEAT} deal {_ID}", lambda seat, card: Deal(int(seat) - 1, card)),
        (f"{_SEAT} draw {_ID}", lambda seat, card: Draw(int(seat) - 1, card)),
        (f"avoid {_N}", lambda site: Avoid(int(site))),
        (f"coin {_ID}", Coin),
        (f"buster {_N}", lambda site: BusterGoes(int(site))),
        (f"shade {_ID}", WagonCard),
    )
)


def parse(text: str) -> Option:
    """An option from its notation.

    >>> parse("go georgetown!")
    Go(node='georgetown', stop=True)
    >>> str(parse("dial 3 mule 2"))
    'dial 3 mule 2'
    """
    if text in _WORDS:
        return _WORDS[text]
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return make(*found.groups())
    raise Unreadable("engine.unreadable-option", text=text)
