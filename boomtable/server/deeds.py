"""The deeds of a table: all that is ever stored of it, in the order in which it happened.

A table is what its deeds make of it. An answer brings along what chance said after it.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from boomtable.engine.values import kebab
from boomtable.server.wire import Absent


class ClockRule(Struct, frozen=True, omit_defaults=True):
    """The clock that a table was made with."""

    kind: Literal["live", "slow"]
    minutes: int = 0
    days: int = 0
    absent: Absent = "remind"


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who a seat was meant for when the table was made: a device, a bot, or whoever comes."""

    device: str = ""
    name: str = ""
    bot: str = ""
    kept: bool = False
    """The device has not come yet: nobody else may sit down here unless the host invites them."""


class Deed(Struct, frozen=True, omit_defaults=True, tag_field="deed", tag=kebab):
    """Something that was done at a table."""


class Created(Deed, frozen=True, omit_defaults=True):
    """The table was made."""

    game: str
    host: str
    seats: list[Seated]
    settings: dict[str, Any]
    private: bool
    clock: ClockRule | None = None
    components: str = ""
    """The hash of a component file that is not the usual one."""
    base: dict[str, Any] | None = None
    """The position that a fork begins with, as ``engine.save`` writes it."""
    after: str = ""
    """The finished table of which this is the rematch."""


class Sat(Deed, frozen=True, omit_defaults=True):
    """A person sat down, on an open seat or on a bot's."""

    seat: int
    device: str
    name: str


class Stood(Deed, frozen=True, omit_defaults=True):
    """A person got up before the game had started."""

    seat: int


class BotSat(Deed, frozen=True, omit_defaults=True):
    """A bot sat down, for good or for as long as the person is away."""

    seat: int
    bot: str
    stands_in: bool = False


class Started(Deed, frozen=True, omit_defaults=True):
    """The game began; what chance said before the first question."""

    chance: list[str] = []


class Closed(Deed, frozen=True, omit_defaults=True):
    """The host closed the table before the game had begun."""


class Answered(Deed, frozen=True, omit_defaults=True):
    """A seat answered; what chance said before the next question."""

    seat: int
    text: str
    chance: list[str] = []


class TookBack(Deed, frozen=True, omit_defaults=True):
    """A seat took its last answer back."""

    seat: int


class Restarted(Deed, frozen=True, omit_defaults=True):
    """A seat took its whole turn back."""

    seat: int


class Paused(Deed, frozen=True, omit_defaults=True):
    """Bots and clock stand still."""


class Woke(Deed, frozen=True, omit_defaults=True):
    """Bots and clock go on."""


class Late(Deed, frozen=True, omit_defaults=True):
    """The time of a seat is up."""

    seat: int


class Voted(Deed, frozen=True, omit_defaults=True):
    """A seat votes to end the game, or takes that back."""

    seat: int
    end: bool


class Ended(Deed, frozen=True, omit_defaults=True):
    """The game was given up before its end."""


AnyDeed: TypeAlias = (
    Created
    | Sat
    | Stood
    | BotSat
    | Started
    | Closed
    | Answered
    | TookBack
    | Restarted
    | Paused
    | Woke
    | Late
    | Voted
    | Ended
)

_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
_encoder = msgspec.json.Encoder()


def write_deed(deed: AnyDeed) -> bytes:
    """A deed as JSON."""
    return _encoder.encode(deed)


def read_deed(text: bytes) -> AnyDeed:
    """A deed from its JSON."""
    return _decoder.decode(text)
