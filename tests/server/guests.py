"""Guests: clients of the server that live in the same process, HTTP and WebSocket.

They keep every byte that they were sent, so that a test can look for what should not be there.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from boomtable.server.api.asking import Desk
from boomtable.server.app import make_app
from boomtable.server.config import Config, Limits
from boomtable.server.guard import Guard
from boomtable.server.house import House
from boomtable.server.live_table import LiveTable
from boomtable.server.store import Store

ADDRESS = "http://localhost"
PATIENCE = 60.0
PLENTY = Limits(
    requests=1e6,
    requests_at_once=10**6,
    messages=1e6,
    messages_at_once=10**6,
    devices=1e6,
    devices_at_once=10**6,
    tables=1e6,
    tables_at_once=10**6,
    checks=1e6,
    checks_at_once=10**6,
)


class FakeTime:
    """A clock that a test sets."""

    def __init__(self, now: int = 1_000_000_000_000) -> None:
        self.moment = now
        self.outages: list[tuple[int, int]] = []

    def now(self) -> int:
        return self.moment

    def between(self, start: int, end: int) -> int:
        return end - start

    def pass_by(self, *, seconds: float = 0, days: float = 0) -> None:
        self.moment += int(seconds * 1000 + days * 24 * 3600 * 1000)


class Socket:
    """A WebSocket to an app in the same process."""

    def __init__(self, app: Any, guest: Guest, path: str, headers: dict[str, str]) -> None:
        self.guest = guest
        self.heard: list[dict[str, Any]] = []
        self.unread: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.close_code: int | None = None
        self.number = 0
        plain, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.to_app.get, self._from_app))

    async def _from_app(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text") or message["bytes"].decode()
            self.guest.bytes_heard.append(text)
            said = json.loads(text)
            self.heard.append(said)
            self.unread.put_nowait(said)
        elif message["type"] == "websocket.close":
            self.close_code = message.get("code")
            self.unread.put_nowait(None)

    # --- listening ---------------------------------------------------------------------------

    async def next(self) -> dict[str, Any]:
        """The next message; the connection must not end here."""
        said = await asyncio.wait_for(self.unread.get(), PATIENCE)
        assert said is not None, f"closed with {self.close_code}"
        return said

    async def until(
        self, kind: str, holds: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of a kind (for which something holds)."""
        while True:
            said = await self.next()
            if said["type"] == kind and holds(said):
                return said

    async def closed(self) -> int | None:
        """Wait for the end of the connection."""
        while await asyncio.wait_for(self.unread.get(), PATIENCE) is not None:
            pass
        return self.close_code

    def last(self, kind: str) -> dict[str, Any]:
        """The latest message of a kind."""
        return next(said for said in reversed(self.heard) if said["type"] == kind)

    @property
    def log(self) -> list[dict[str, Any]]:
        """The events as a client has them, after all that was taken back."""
        events: list[dict[str, Any]] = []
        for said in self.heard:
            if said["type"] == "events":
                assert said["since"] <= len(events), "events are missing"
                del events[said["since"] :]
                events += said["events"]
        assert [event["number"] for event in events] == list(range(len(events)))
        return events

    async def settled(self, version: int) -> dict[str, Any]:
        """Wait until the table of a version has come."""
        while True:
            tables = [said for said in self.heard if said["type"] == "table"]
            if tables and tables[-1]["version"] >= version:
                return tables[-1]
            await self.next()

    # --- speaking ----------------------------------------------------------------------------

    def send_text(self, text: str) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "bytes": data})

    def send(self, **message: Any) -> str:
        """Send a message with an id of its own."""
        self.number += 1
        number = message.setdefault("id", f"m{id(self)}-{self.number}")
        self.send_text(json.dumps(message))
        return str(number)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message, and wait for ``done`` or ``refused``."""
        number = self.send(**message)
        while True:
            said = await self.next()
            if said["type"] in {"done", "refused"} and said["id"] == number:
                return said

    async def answer(self, text: str, **more: Any) -> dict[str, Any]:
        version = self.last("table")["version"]
        return await self.ask(**{"type": "answer", "version": version, "text": text} | more)

    async def close(self) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


class Guest:
    """Somebody with a device."""

    def __init__(self, inn: Inn, name: str, lang: str = "en") -> None:
        self.inn = inn
        self.name = name
        self.lang = lang
        self.bytes_heard: list[str] = []
        self.sockets: list[Socket] = []
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=inn.app, raise_app_exceptions=False),
            base_url=ADDRESS,
            headers={"accept-language": lang},
        )

    async def request(self, method: str, path: str, **form: Any) -> httpx.Response:
        response = await self.http.request(method, f"/api{path}", **form)
        self.bytes_heard.append(response.text)
        return response

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.request("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, form: Any = None, status: int = 200) -> Any:
        response = await self.request("POST", path, json={} if form is None else form)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    async def make(self, game: str, seats: list[Any], **more: Any) -> str:
        """A new table; ``me``, ``open`` or the name of a bot for each seat."""
        plans = [
            seat
            if isinstance(seat, dict)
            else {"kind": seat}
            if seat in {"me", "open"}
            else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = await self.post("/tables", {"game": game, "seats": plans, **more}, 201)
        return str(made["room"]["id"])

    async def live(
        self, table: str, seat: int | str | None = None, changes: str = "no", **headers: str
    ) -> Socket:
        """Connect to a table, and wait for what comes first."""
        query = f"?changes={changes}" + ("" if seat is None else f"&seat={seat}")
        socket = self.dial(table, query, **headers)
        said = await socket.next()
        if said["type"] == "bye":
            return socket
        assert said["type"] == "hello"
        await socket.until("room")
        if self.inn.table(table).sitting.play is not None:
            await socket.until("table")
        return socket

    def dial(self, table: str, query: str = "", **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"host": "localhost", "accept-language": self.lang, "cookie": cookie} | headers
        socket = Socket(self.inn.app, self, f"/api/tables/{table}/live{query}", sent)
        self.sockets.append(socket)
        return socket


class Inn:
    """A server in this process, with its guests."""

    def __init__(self, app: Guard, time: Any) -> None:
        self.app = app
        self.time = time
        self.guests: list[Guest] = []

    @property
    def desk(self) -> Desk:
        desk: Desk = self.app.app.state.desk  # type: ignore[attr-defined]
        return desk

    @property
    def house(self) -> House:
        return self.desk.house

    def table(self, table: str) -> LiveTable:
        """A table in memory."""
        return self.house.tables[table]

    async def guest(self, name: str, lang: str = "en") -> Guest:
        """Somebody who has said who they are."""
        guest = self.stranger(name, lang)
        await guest.post("/me", {"name": name, "lang": lang})
        return guest

    def stranger(self, name: str = "", lang: str = "en") -> Guest:
        """Somebody whom nobody knows yet."""
        guest = Guest(self, name, lang)
        self.guests.append(guest)
        return guest


@asynccontextmanager
async def open_inn(
    folder: Path, *, time: Any = None, store: Store | None = None, **more: Any
) -> AsyncIterator[Inn]:
    """A server that is open for as long as the block lasts."""
    settings = {"pace": 0.0, "limits": PLENTY, "linger": 3600.0} | more
    app = make_app(Config(folder=folder, **settings), store, time)
    to_app: asyncio.Queue[Any] = asyncio.Queue()
    from_app: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, to_app.get, from_app.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    opened = await asyncio.wait_for(from_app.get(), PATIENCE)
    assert opened["type"] == "lifespan.startup.complete", opened
    inn = Inn(app, time)
    try:
        yield inn
    finally:
        for guest in inn.guests:
            for socket in guest.sockets:
                if not socket.task.done():
                    await socket.close()
            await guest.http.aclose()
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await asyncio.wait_for(from_app.get(), PATIENCE)
        await life
