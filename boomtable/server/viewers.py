"""A viewer: one connection to a table, and what it has been sent so far.

Nothing is queued for a slow viewer but what it asked for: when it is ready, it is sent whatever
has changed since, so every event once and in order, and of tables only the latest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from boomtable import __version__
from boomtable.server import wire
from boomtable.server.words import language

if TYPE_CHECKING:
    from boomtable.server.live_table import LiveTable

MOST_REPLIES = 200
_encoder = msgspec.json.Encoder()


class Picture(Struct, frozen=True):
    """A table as a seat sees it, with its view in parts that are JSON already."""

    table: wire.Table
    parts: dict[str, bytes]

    @classmethod
    def of(cls, table: wire.Table) -> Picture:
        """The picture of a table."""
        parts = {name: _encoder.encode(part) for name, part in table.view.items()}
        return cls(msgspec.structs.replace(table, view={}), parts)

    def encode(self, sent: dict[str, bytes] | None = None) -> bytes:
        """The whole of it as JSON; with ``sent``, only what is not known from there, or new."""
        kept: list[str] = []
        view: dict[str, Any] = {}
        if sent is not None:
            for gone in sent.keys() - self.parts.keys():
                del sent[gone]
        for name, part in self.parts.items():
            if sent is not None:
                # Of a view of 60 kB, most of it the box, 2 kB change with an answer.
                known = blake2b(part, digest_size=16).digest()
                if sent.get(name) == known:
                    kept.append(name)
                    continue
                sent[name] = known
            view[name] = Raw(part)
        return _encoder.encode(msgspec.structs.replace(self.table, view=view, kept=kept))


class Viewer:
    """Somebody who looks at a table."""

    def __init__(
        self,
        table: LiveTable,
        device: str,
        seat: int | None,
        lang: str,
        *,
        wants_changes: bool = False,
    ) -> None:
        self.table = table
        self.device = device
        self.seat = seat
        self.lang = language(lang)
        self.wake = asyncio.Event()
        self.replies: deque[wire.FromServer] = deque()
        self.is_new = True
        self.is_gone = False
        self.events = 0
        self.chat = 0
        self.version = 0
        self.room = 0
        self.sent: dict[str, bytes] | None = {} if wants_changes else None
        """Fingerprints of the parts of the view that were sent last, if only changes are wanted."""
        self.wake.set()

    def reply(self, message: wire.FromServer) -> None:
        """Say something to this viewer alone."""
        self.replies.append(message)
        if len(self.replies) > MOST_REPLIES:
            self.is_gone = True
        self.wake.set()

    def look(self, seat: int | None) -> None:
        """Look from another seat: everything is new."""
        self.seat = seat
        self.start_over()

    def speak(self, lang: str) -> None:
        """Read in another language: everything is said again."""
        self.lang = language(lang)
        self.start_over()

    def start_over(self) -> None:
        """Forget what was sent."""
        self.is_new = True
        self.events = self.chat = self.version = self.room = 0
        if self.sent is not None:
            self.sent = {}
        self.wake.set()

    def take(self) -> list[bytes]:
        """All that has to be sent now."""
        self.wake.clear()
        table = self.table
        messages: list[bytes] = []
        if self.is_new:
            messages.append(_encoder.encode(self._hello()))
        if self.room != table.room:
            self.room = table.room
            messages.append(_encoder.encode(table.room_for(self.device, self.lang)))
        count = table.ledger(self.seat).count
        if self.is_new or self.events != count or table.took_back(self):
            messages.append(self._events(count))
        if self.chat != len(table.chat):
            messages.append(self._chat())
        if self.version != table.sitting.version and table.sitting.play is not None:
            self.version = table.sitting.version
            messages.append(table.table_for(self.seat, self.lang).encode(self.sent))
        messages += [_encoder.encode(reply) for reply in self.replies]
        self.replies.clear()
        self.is_new = False
        return messages

    def _hello(self) -> wire.Hello:
        return wire.Hello(
            server=__version__,
            table=self.table.sitting.id,
            lang=self.lang,
            seat=self.seat,
            your_seats=self.table.sitting.seats_of(self.device) if self.device else [],
            now=self.table.sitting.time.now(),
        )

    def _events(self, count: int) -> bytes:
        since = 0 if self.is_new else self.events
        cards = self.table.event_cards(self.seat, self.lang, since, count)
        self.events = count
        return _encoder.encode(wire.Events(since=since, events=cards))

    def _chat(self) -> bytes:
        since, lines = self.chat, self.table.chat
        self.chat = len(lines)
        return _encoder.encode(
            wire.Chat(
                since=since,
                lines=[
                    wire.ChatLine(
                        number=line.number,
                        at=line.at,
                        seat=line.seat,
                        name=line.name,
                        text=line.text,
                    )
                    for line in lines[since:]
                ],
            )
        )
