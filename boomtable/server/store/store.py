"""What the server asks of a store. The deeds are the truth; everything else can be made of them.

A method that changes something returns only when the change will survive a power failure; what
cannot be kept is refused (``Denied`` with the code ``disk``) and has not happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody with a device, or with several that share an id."""

    device: str
    name: str
    lang: str
    since: int
    links: int = 0
    """Counts up when old personal links shall no longer work."""


class TableRow(Struct, frozen=True):
    """What lists of tables need, so that a table need not be opened to be listed."""

    id: str
    game: str
    status: str
    private: bool
    host: str
    created: int
    updated: int
    version: int
    card: bytes
    """Seats, awaited seats and settings as JSON."""
    bots_turn: bool
    """A bot is awaited: somebody must let it think."""
    deadline: int | None
    """When somebody's time is up."""
    holders: tuple[str, ...]
    """The device of each seat (empty: none)."""


class NewDeed(Struct, frozen=True):
    """A deed to be stored: when, by whom, by which message of a client."""

    at: int
    device: str
    message: str
    body: bytes


class Kept(Struct, frozen=True):
    """A deed that is stored."""

    number: int
    at: int
    device: str
    message: str
    body: bytes


class Loaded(Struct, frozen=True):
    """All that is needed to open a table."""

    created: Kept
    snapshot: tuple[int, bytes] | None
    """The version of a snapshot, and the snapshot."""
    deeds: list[Kept]
    """The deeds after the snapshot, or all but the first."""
    messages: dict[tuple[str, str], int]
    """What the latest messages have made, by device and message: the number of a deed, or of a
    line of the chat."""


class ChatRow(Struct, frozen=True):
    """What somebody said."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class Store(Protocol):
    """A store of tables and people."""

    async def close(self) -> None:
        """Finish what is under way, and let go of the files."""

    async def person(self, device: str) -> Person | None:
        """Somebody by the id of the device."""

    async def put_person(self, person: Person) -> None:
        """Keep somebody's name and language."""

    async def create(self, row: TableRow, deeds: Sequence[NewDeed]) -> None:
        """Keep a new table with its first deeds."""

    async def append(self, row: TableRow, before: int, deeds: Sequence[NewDeed]) -> None:
        """Keep deeds of a table that had ``before`` deeds so far."""

    async def load(self, table: str, *, with_snapshot: bool = True) -> Loaded | None:
        """What is needed to open a table."""

    async def put_snapshot(self, table: str, version: int, body: bytes) -> None:
        """Keep a table as it is, so that it opens faster. May be lost without harm."""

    async def row(self, table: str) -> TableRow | None:
        """A table as lists show it."""

    async def tables_of(self, device: str, most: int) -> list[TableRow]:
        """The tables at which a device has a seat or which it made, the latest first."""

    async def open_tables(self, most: int) -> list[TableRow]:
        """Public tables with open seats at which somebody waits, the latest first."""

    async def public_games(self, most: int) -> list[TableRow]:
        """Public games that are being played, the latest first."""

    async def tables_to_wake(self, now: int, *, with_bots: bool) -> list[str]:
        """Tables where somebody's time is up or, if asked, a bot is awaited."""

    async def enter(self, table: str, device: str) -> None:
        """Let a device see a private table."""

    async def has_entered(self, table: str, device: str) -> bool:
        """Whether a device may see a private table."""

    async def say(self, table: str, row: ChatRow, device: str, message: str) -> None:
        """Keep a line of the chat, and by which message of a client it came."""

    async def chat(self, table: str) -> list[ChatRow]:
        """The chat of a table."""

    async def notes(self, table: str, device: str) -> str:
        """A person's own notes about a table."""

    async def put_notes(self, table: str, device: str, text: str) -> None:
        """Keep a person's own notes about a table."""

    async def components(self, name: str) -> str | None:
        """A component file by its hash."""

    async def put_components(self, name: str, text: str) -> None:
        """Keep a component file."""

    async def outages(self) -> list[tuple[int, int]]:
        """When the server was down."""

    async def came_up(self, now: int) -> None:
        """Note that the server is there again, and since when it was not."""

    async def is_alive(self, now: int) -> None:
        """Note that the server is still there."""
