"""The house in which the tables stand: what they share, and which of them are in memory."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from boomtable.engine import Broken, Components, Refusal, catalogue, open_table
from boomtable.locale import LANGUAGES, say
from boomtable.server.bots import Thinkers
from boomtable.server.clock import Time
from boomtable.server.config import Config
from boomtable.server.deeds import AnyDeed, Created, read_deed, write_deed
from boomtable.server.identity import Keys
from boomtable.server.live_table import LiveTable
from boomtable.server.pictures import Next
from boomtable.server.refusals import Denied, unknown_table
from boomtable.server.rows import row_of
from boomtable.server.sitting import Sitting
from boomtable.server.store import Loaded, NewDeed, Store, TableRow

CLOCK_TICK = 1.0
"""Seconds between two looks at the clocks."""
HEARTBEAT = 5
"""Ticks between two notes that the server is alive."""
MOST_BOXES = 20
"""Component files in memory; each may have a megabyte."""
FAREWELL = 1.0
"""Seconds that those who look have to hang up, once they were told that the server closes."""


class House:
    """All that the tables of one server share."""

    def __init__(self, config: Config, store: Store, keys: Keys, time: Time) -> None:
        self.config = config
        self.store = store
        self.keys = keys
        self.time = time
        self.thinkers = Thinkers(config.workers, config.bot_budget)
        self.students = Thinkers(1, config.bot_budget)
        """Who looks at finished games, so that nobody at a table waits for that."""
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.boxes: dict[str, tuple[str, Components]] = {}
        self.is_closing = False
        self.log = logging.getLogger("boomtable.server")
        self.tasks: set[asyncio.Task[None]] = set()

    # --- opening and closing -----------------------------------------------------------------

    async def open(self) -> None:
        """Wake the tables where a bot is awaited, and let the clocks tick."""
        # Reading a game's rules takes a tenth of a second: nobody at a table shall wait for that.
        await asyncio.to_thread(_read_games)
        for table in await self.store.tables_to_wake(self.time.now(), with_bots=True):
            await self._wake(table)
        self._start(self._tick_on())

    async def say_goodbye(self) -> None:
        """Tell everybody who looks that the server closes, so that they come back by and by."""
        self.is_closing = True
        for table in self.tables.values():
            table.tell()
        waited = 0.0
        while waited < FAREWELL and any(table.viewers for table in self.tables.values()):
            waited += 0.02
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Keep everything and stop."""
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            table.think()  # Nobody may think any more.
            async with table.lock:
                await table.snapshot()
        with suppress(Denied):
            await self.store.is_alive(self.time.now())
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.students.close)
        await self.store.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tick_on(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(CLOCK_TICK)
            ticks += 1
            await self.beat(ticks)

    async def beat(self, ticks: int) -> None:
        """What is done with every tick; whatever fails, the next one comes."""
        try:
            await self.tick()
            if ticks % HEARTBEAT == 0:
                await self.store.is_alive(self.time.now())
        except Denied as error:
            self.log.warning("%s", error)
        except Exception:  # the clocks of all tables hang on it
            self.log.exception("a fault at a tick")

    async def tick(self) -> None:
        """Look at the clocks, and let go of tables that nobody looks at."""
        for table in await self.store.tables_to_wake(self.time.now(), with_bots=False):
            await self._wake(table)
        await self.sweep()

    async def _wake(self, table_id: str) -> None:
        try:
            table = await self.table(table_id)
            await table.check_clock()
            table.think()
        except (Refusal, Broken) as error:
            self.log.warning("table %s cannot be woken: %s", table_id, error)

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at and at which nobody thinks."""
        for table_id, table in list(self.tables.items()):
            if self._may_go(table):
                async with table.lock:
                    await table.snapshot()
                # Somebody may have come in the meantime, and there must never be two of a table.
                if self._may_go(table):
                    del self.tables[table_id]

    def _may_go(self, table: LiveTable) -> bool:
        linger = int(self.config.linger * 1000)
        return table.is_idle and self.time.now() - table.touched >= linger

    # --- tables ------------------------------------------------------------------------------

    async def create(self, sitting: Sitting, first: Created, deeds: Sequence[AnyDeed]) -> LiveTable:
        """Keep a new table, and hold it in memory."""
        bodies = [write_deed(deed) for deed in (first, *deeds)]
        rows = [NewDeed(sitting.at, first.host, "", body) for body in bodies]
        await self.store.create(row_of(sitting), rows)
        table = self.tables[sitting.id] = LiveTable(self, sitting, {}, [])
        table.stored = 0
        table.think()
        return table

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self.tables.get(table_id)
        if found is not None:
            found.touched = self.time.now()
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                found = self.tables.get(table_id)
                if found is None:
                    # There is never more than one of a table, whoever has loaded it first.
                    found = self.tables.setdefault(table_id, await self._load(table_id))
        finally:
            if not lock.locked():
                self.loading.pop(table_id, None)
        return found

    async def _load(self, table_id: str) -> LiveTable:
        loaded = await self.store.load(table_id)
        if loaded is None:
            raise unknown_table()
        chat = await self.store.chat(table_id)
        components = await self._components_of(loaded)
        try:
            sitting = await asyncio.to_thread(
                rebuilt, table_id, loaded, self.time, components, from_snapshot=True
            )
            stored = loaded.snapshot[0] if loaded.snapshot else 0
        except Unusable as error:
            self.log.warning("table %s: its snapshot cannot be used: %s", table_id, error)
            loaded = await self.store.load(table_id, with_snapshot=False)
            assert loaded is not None
            sitting = await asyncio.to_thread(rebuilt, table_id, loaded, self.time, components)
            stored = 0
        table = LiveTable(self, sitting, loaded.messages, chat)
        table.stored = stored
        if sitting.status in {"over", "ended"}:
            _, rematch = await self.rematch_of(table_id)
            table.next = Next(rematch.id, rematch.host) if rematch else None
        return table

    async def rematch_of(self, table_id: str) -> tuple[str, TableRow | None]:
        """The id of a table's rematch, and its row once somebody has set it up."""
        number = 0
        while True:
            rematch = self.keys.rematch(table_id, number)
            row = await self.store.row(rematch)
            if row is None or row.status != "closed":
                return rematch, row
            number += 1

    # --- component files ---------------------------------------------------------------------

    async def _components_of(self, loaded: Loaded) -> Components | None:
        first = read_deed(loaded.created.body)
        assert isinstance(first, Created)
        return await self.components(first.components)

    async def components(self, name: str) -> Components | None:
        """A component file by its hash (none: the usual one)."""
        if not name:
            return None
        if name not in self.boxes:
            text = await self.store.components(name)
            if text is None:
                raise Broken(f"the component file {name} is missing")
            self.boxes[name] = (text, Components.read(text))
            while len(self.boxes) > MOST_BOXES:
                del self.boxes[next(iter(self.boxes))]
        return self.boxes[name][1]

    async def components_text(self, name: str) -> str | None:
        """The same as text, for a worker."""
        await self.components(name)
        return self.boxes[name][0] if name else None

    async def keep_snapshot(self, sitting: Sitting, version: int) -> None:
        """Keep a sitting as it is."""
        body = msgspec.json.encode(sitting.save())
        packed = await asyncio.to_thread(zlib.compress, body, 1)
        await self.store.put_snapshot(sitting.id, version, packed)


@cache
def _read_games() -> None:
    for game, meta in catalogue().items():
        open_table(game, meta.players[0], seed=0)
    for lang in LANGUAGES:
        say(lang, "server.no-such-seat", count=2)


class Unusable(Exception):
    """A snapshot that cannot be read."""


def rebuilt(
    table_id: str,
    loaded: Loaded,
    time: Time,
    components: Components | None,
    *,
    from_snapshot: bool = False,
) -> Sitting:
    """The sitting of what the store has: of its snapshot and the deeds since, or of all deeds."""
    first = read_deed(loaded.created.body)
    assert isinstance(first, Created)
    sitting = Sitting(table_id, first, loaded.created.at, time, components)
    if from_snapshot and loaded.snapshot is not None:
        try:
            sitting.restore(msgspec.json.decode(zlib.decompress(loaded.snapshot[1])))
        except (
            zlib.error,
            msgspec.MsgspecError,
            Refusal,
            KeyError,
            TypeError,
            ValueError,
        ) as error:
            raise Unusable(str(error)) from error
        if sitting.version != loaded.snapshot[0]:
            raise Unusable("it is of another version")
    for deed in loaded.deeds:
        sitting.apply(read_deed(deed.body), deed.at)
    return sitting
