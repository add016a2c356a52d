"""Tables in SQLite: deeds and snapshots, written by one thread, read by two."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from boomtable.server.refusals import Denied
from boomtable.server.store.lock import FolderLock
from boomtable.server.store.migrations import migrate
from boomtable.server.store.store import ChatRow, Kept, Loaded, NewDeed, Person, TableRow
from boomtable.server.store.writer import Writer, connect

T = TypeVar("T")

FILE = "boomtable.db"
READERS = 2
REMEMBERED = 200
"""So many of the latest messages of clients are known again if they come twice."""
_ROW = (
    "id, game, status, private, host, created, updated, version, card, bots_turn, deadline, holders"
)
_DEED = "number, at, device, message, body"


class SqliteStore:
    """A store in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = FolderLock(folder)
        self.path = folder / FILE
        try:
            self.writer = Writer(self.path)
        except sqlite3.Error as error:
            self.lock.release()
            raise Denied("disk", "server.bad-data", file=FILE, why=str(error)) from error
        # Everybody's secrets are in there.
        self.path.chmod(0o600)
        try:
            migrate(self.writer.connection)
        except (sqlite3.Error, Denied) as error:
            self.writer.stop()
            self.lock.release()
            if isinstance(error, Denied):
                raise
            raise Denied("disk", "server.bad-data", file=FILE, why=str(error)) from error
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.reading = threading.local()
        self.opened: list[sqlite3.Connection] = []

    async def close(self) -> None:
        """Finish what is under way, and let go of the files."""
        await self.writer.close()
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        self.lock.release()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def reading() -> T:
            connection: sqlite3.Connection | None = getattr(self.reading, "connection", None)
            if connection is None:
                self.reading.connection = connection = connect(self.path, reading=True)
                self.opened.append(connection)
            return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, reading)
        except sqlite3.Error as error:
            raise Denied("disk", "server.disk", why=str(error)) from error

    # --- people ------------------------------------------------------------------------------

    async def person(self, device: str) -> Person | None:
        """Somebody by the id of the device."""
        sql = "SELECT device, name, lang, since, links FROM people WHERE device = ?"
        rows = await self._all(sql, device)
        return Person(*rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        """Keep somebody's name and language."""
        await self._change(
            "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)",
            person.device,
            person.name,
            person.lang,
            person.since,
            person.links,
        )

    # --- tables ------------------------------------------------------------------------------

    async def create(self, row: TableRow, deeds: Sequence[NewDeed]) -> None:
        """Keep a new table with its first deeds."""

        def work(connection: sqlite3.Connection) -> None:
            places = ", ".join("?" * 12)
            connection.execute(f"INSERT INTO tables ({_ROW}) VALUES ({places})", _values(row))
            _put_holders(connection, row)
            _put_deeds(connection, row.id, 0, deeds)

        await self.writer.do(work)

    async def append(self, row: TableRow, before: int, deeds: Sequence[NewDeed]) -> None:
        """Keep deeds of a table that had ``before`` deeds so far."""

        def work(connection: sqlite3.Connection) -> None:
            (holders,) = connection.execute(
                "SELECT holders FROM tables WHERE id = ?", (row.id,)
            ).fetchone()
            connection.execute(
                "UPDATE tables SET status = ?, updated = ?, version = ?, card = ?, bots_turn = ?,"
                " deadline = ?, holders = ? WHERE id = ?",
                (
                    row.status,
                    row.updated,
                    row.version,
                    row.card,
                    row.bots_turn,
                    row.deadline,
                    " ".join(row.holders),
                    row.id,
                ),
            )
            if holders != " ".join(row.holders):
                _put_holders(connection, row)
            _put_deeds(connection, row.id, before, deeds)

        await self.writer.do(work)

    async def load(self, table: str, *, with_snapshot: bool = True) -> Loaded | None:
        """What is needed to open a table."""

        def work(connection: sqlite3.Connection) -> Loaded | None:
            first = connection.execute(
                f"SELECT {_DEED} FROM deeds WHERE table_id = ? AND number = 1", (table,)
            ).fetchone()
            if first is None:
                return None
            snapshot = None
            if with_snapshot:
                snapshot = connection.execute(
                    "SELECT version, body FROM snapshots WHERE table_id = ?", (table,)
                ).fetchone()
            deeds = connection.execute(
                f"SELECT {_DEED} FROM deeds WHERE table_id = ? AND number > ? ORDER BY number",
                (table, snapshot[0] if snapshot else 1),
            ).fetchall()
            messages: dict[tuple[str, str], int] = {}
            for kind in ("chat", "deeds"):
                latest = connection.execute(
                    f"SELECT device, message, number FROM {kind} WHERE table_id = ?"
                    " AND message != '' ORDER BY number DESC LIMIT ?",
                    (table, REMEMBERED),
                ).fetchall()
                messages |= {(device, message): number for device, message, number in latest[::-1]}
            return Loaded(Kept(*first), snapshot, [Kept(*deed) for deed in deeds], messages)

        return await self._read(work)

    async def put_snapshot(self, table: str, version: int, body: bytes) -> None:
        """Keep a table as it is, so that it opens faster."""
        await self._change(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", table, version, body
        )

    async def row(self, table: str) -> TableRow | None:
        """A table as lists show it."""
        rows = await self._rows("WHERE id = ?", table)
        return rows[0] if rows else None

    async def tables_of(self, device: str, most: int) -> list[TableRow]:
        """The tables at which a device has a seat or which it made, the latest first.

        Those that were closed are not among them.
        """
        return await self._rows(
            "WHERE id IN (SELECT table_id FROM holders WHERE device = ?) AND status != 'closed'"
            " ORDER BY updated DESC LIMIT ?",
            device,
            most,
        )

    async def open_tables(self, most: int) -> list[TableRow]:
        """Public tables with open seats at which somebody waits, the latest first."""
        return await self._rows(
            "WHERE private = 0 AND status = 'open' AND trim(holders) != ''"
            " ORDER BY updated DESC LIMIT ?",
            most,
        )

    async def public_games(self, most: int) -> list[TableRow]:
        """Public games that are being played, the latest first."""
        return await self._rows(
            "WHERE private = 0 AND status = 'playing' ORDER BY updated DESC LIMIT ?", most
        )

    async def tables_to_wake(self, now: int, *, with_bots: bool) -> list[str]:
        """Tables where somebody's time is up or, if asked, a bot is awaited."""
        sql = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ?"
        if with_bots:
            sql += " UNION SELECT id FROM tables WHERE bots_turn = 1"
        return [table for (table,) in await self._all(sql, now)]

    # --- around tables -----------------------------------------------------------------------

    async def enter(self, table: str, device: str) -> None:
        """Let a device see a private table."""
        await self._change("INSERT OR IGNORE INTO entered VALUES (?, ?)", table, device)

    async def has_entered(self, table: str, device: str) -> bool:
        """Whether a device may see a private table."""
        sql = "SELECT 1 FROM entered WHERE table_id = ? AND device = ?"
        return bool(await self._all(sql, table, device))

    async def say(self, table: str, row: ChatRow, device: str, message: str) -> None:
        """Keep a line of the chat, and by which message of a client it came."""
        await self._change(
            "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            table,
            row.number,
            row.at,
            device,
            row.seat,
            row.name,
            row.text,
            message,
        )

    async def chat(self, table: str) -> list[ChatRow]:
        """The chat of a table."""
        sql = "SELECT number, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY number"
        return [ChatRow(*row) for row in await self._all(sql, table)]

    async def notes(self, table: str, device: str) -> str:
        """A person's own notes about a table."""
        rows = await self._all(
            "SELECT text FROM notes WHERE table_id = ? AND device = ?", table, device
        )
        return str(rows[0][0]) if rows else ""

    async def put_notes(self, table: str, device: str, text: str) -> None:
        """Keep a person's own notes about a table."""
        await self._change("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", table, device, text)

    async def components(self, name: str) -> str | None:
        """A component file by its hash."""
        rows = await self._all("SELECT text FROM components WHERE hash = ?", name)
        return str(rows[0][0]) if rows else None

    async def put_components(self, name: str, text: str) -> None:
        """Keep a component file."""
        await self._change("INSERT OR IGNORE INTO components VALUES (?, ?)", name, text)

    # --- time --------------------------------------------------------------------------------

    async def outages(self) -> list[tuple[int, int]]:
        """When the server was down."""
        return [(down, up) for down, up in await self._all("SELECT down, up FROM outages")]

    async def came_up(self, now: int) -> None:
        """Note that the server is there again, and since when it was not."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO outages SELECT at, ? FROM alive WHERE at < ?", (now, now)
            )
            connection.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (now,))

        await self.writer.do(work)

    async def is_alive(self, now: int) -> None:
        """Note that the server is still there."""
        await self._change("INSERT OR REPLACE INTO alive VALUES (1, ?)", now)

    # --- asking the database -----------------------------------------------------------------

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def _rows(self, where: str, *values: Any) -> list[TableRow]:
        rows = await self._all(f"SELECT {_ROW} FROM tables {where}", *values)
        return [_row(row) for row in rows]

    async def _change(self, sql: str, *values: Any) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, values)

        await self.writer.do(work)


def _values(row: TableRow) -> tuple[Any, ...]:
    return (
        row.id,
        row.game,
        row.status,
        row.private,
        row.host,
        row.created,
        row.updated,
        row.version,
        row.card,
        row.bots_turn,
        row.deadline,
        " ".join(row.holders),
    )


def _row(values: Sequence[Any]) -> TableRow:
    named = dict(zip(TableRow.__struct_fields__, values, strict=True))
    named["holders"] = named["holders"].split(" ")
    return msgspec.convert(named, TableRow, strict=False)


def _put_holders(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.execute("DELETE FROM holders WHERE table_id = ?", (row.id,))
    devices = dict.fromkeys([row.host, *row.holders])
    connection.executemany(
        "INSERT INTO holders VALUES (?, ?)", [(device, row.id) for device in devices if device]
    )


def _put_deeds(
    connection: sqlite3.Connection, table: str, before: int, deeds: Sequence[NewDeed]
) -> None:
    connection.executemany(
        "INSERT INTO deeds VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table, before + place, deed.at, deed.device, deed.message, deed.body)
            for place, deed in enumerate(deeds, 1)
        ],
    )
