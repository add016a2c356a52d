"""What is acknowledged is on disk; what cannot be kept has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from boomtable.engine import Dice
from boomtable.server.house import MOST_BOXES
from boomtable.server.refusals import Denied
from boomtable.server.store import NewDeed, Person, TableRow
from boomtable.server.store.migrations import FIRST, STEPS
from boomtable.server.store.sqlite import FILE, SqliteStore
from tests.server.guests import FakeTime, Inn, open_inn
from tests.server.test_playing import seated
from tests.server.test_secrecy import skip

pytestmark = pytest.mark.anyio


def row(name: str, **more: Any) -> TableRow:
    usual = TableRow(name, "nim", "playing", False, "h", 1, 1, 1, b"{}", False, None, ("h", ""))
    return msgspec.structs.replace(usual, **more)


def deed(text: str, message: str = "") -> NewDeed:
    return NewDeed(1, "h", message, text.encode())


async def forget(inn: Inn, table: str) -> None:
    """Let a table leave the memory without keeping anything."""
    del inn.house.tables[table]


def kept(inn: Inn, table: str) -> dict[str, Any]:
    """A table as it is, less what does not come back: how many times dice were rolled."""
    saved: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(inn.table(table).sitting.save())
    )
    saved["play"]["table"]["rolled"] = None
    return saved


# --- the store itself ---------------------------------------------------------------------------


async def test_what_many_write_at_once_is_kept_in_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    names = [f"t{number}" for number in range(50)]
    await asyncio.gather(*(store.create(row(name), [deed("first")]) for name in names))

    for before in range(1, 6):
        await asyncio.gather(
            *(store.append(row(name), before, [deed(f"deed {before}")]) for name in names)
        )

    for name in names:
        loaded = await store.load(name)
        assert loaded is not None
        assert [it.body.decode() for it in loaded.deeds] == [f"deed {n}" for n in range(1, 6)]
        assert [it.number for it in loaded.deeds] == [2, 3, 4, 5, 6]
    await store.close()


async def test_one_that_cannot_be_kept_does_not_cost_the_others_theirs(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(row("a"), [deed("first")])
    await store.create(row("b"), [deed("first")])

    outcomes = await asyncio.gather(
        store.append(row("a"), 1, [deed("two")]),
        store.append(row("b"), 0, [deed("once more")]),
        store.append(row("a"), 2, [deed("three")]),
        return_exceptions=True,
    )

    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Denied)
    assert outcomes[1].code == "disk"
    loaded = await store.load("a")
    assert loaded is not None
    assert len(loaded.deeds) == 2
    await store.close()


async def test_every_commit_is_flushed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    flushes = await store.writer.do(lambda it: it.execute("PRAGMA synchronous").fetchone())
    journal = await store.writer.do(lambda it: it.execute("PRAGMA journal_mode").fetchone())

    assert flushes == (2,)
    assert journal == ("wal",)
    await store.close()


async def test_a_folder_has_one_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    with pytest.raises(Denied) as refused:
        SqliteStore(tmp_path)

    assert "Another server" in refused.value.say("en")
    assert "Un autre serveur" in refused.value.say("fr")
    await store.close()
    await SqliteStore(tmp_path).close()


async def test_data_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    await SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version={len(STEPS) + 1}")
    connection.close()

    with pytest.raises(Denied) as refused:
        SqliteStore(tmp_path)

    assert refused.value.text.key == "server.newer-data"


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"a diary, not a database" * 100)

    with pytest.raises(Denied) as refused:
        SqliteStore(tmp_path)

    assert refused.value.text.key == "server.bad-data"
    assert (tmp_path / FILE).read_bytes().startswith(b"a diary")


async def test_people_tables_and_files_come_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    person = Person("d", "Zoé", "fr", 5, 2)
    await store.put_person(person)
    await store.create(row("a", private=True, deadline=50, holders=("d", "")), [deed("x")])
    await store.create(row("b", bots_turn=True, updated=9), [deed("x")])
    await store.put_components("hash", "text")
    await store.close()
    store = SqliteStore(tmp_path)

    assert await store.person("d") == person
    assert await store.person("nobody") is None
    assert [it.id for it in await store.tables_of("h", 9)] == ["b", "a"]
    assert [it.id for it in await store.tables_of("d", 9)] == ["a"]
    assert [it.id for it in await store.public_games(9)] == ["b"]
    assert await store.open_tables(9) == []
    assert sorted(await store.tables_to_wake(49, with_bots=True)) == ["b"]
    assert sorted(await store.tables_to_wake(50, with_bots=True)) == ["a", "b"]
    assert await store.tables_to_wake(50, with_bots=False) == ["a"]
    assert await store.components("hash") == "text"
    found = await store.row("a")
    assert found is not None
    assert found.private is True
    assert found.holders == ("d", "")
    await store.close()


async def test_outages_are_remembered(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.came_up(100)
    assert await store.outages() == []
    await store.is_alive(200)

    await store.came_up(500)

    assert await store.outages() == [(200, 500)]
    await store.close()


# --- tables -------------------------------------------------------------------------------------


async def test_a_table_that_nobody_looks_at_uses_no_memory(inn: Inn, time: FakeTime) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    await skip(inn.table(table), 20, Dice(1))
    socket = await guests[0].live(table)
    time.pass_by(days=1)
    await inn.house.tick()
    assert table in inn.house.tables
    before = kept(inn, table)
    await socket.close()
    await inn.house.tick()
    assert table in inn.house.tables

    time.pass_by(days=1)
    await inn.house.tick()

    assert inn.house.tables == {}
    await guests[0].get(f"/tables/{table}")
    assert kept(inn, table) == before


@pytest.mark.parametrize("game", ["oklahoma", "boomtown", "coloma", "claims"])
async def test_a_table_is_what_its_deeds_make_of_it(inn: Inn, game: str) -> None:
    table, guests = await seated(inn, game, 2 if game in {"oklahoma", "claims"} else 3)
    live, dice = inn.table(table), Dice(11)
    for _ in range(30):
        await skip(live, 1, dice)
        sitting = live.sitting
        assert sitting.play is not None
        seat = dice.below(sitting.players)
        if sitting.status == "playing" and sitting.play.table.why_no_undo(seat) is None:
            whole = bool(dice.below(2))
            device = sitting.chairs[seat].device
            await live.take_back(device, seat, sitting.version, whole=whole)
    before = kept(inn, table)
    await forget(inn, table)

    await guests[0].get(f"/tables/{table}")

    assert kept(inn, table) == before


async def test_deeds_after_a_snapshot_are_not_forgotten(inn: Inn) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    live = inn.table(table)
    await skip(live, 10, Dice(1))
    await live.snapshot()
    await skip(live, 7, Dice(2))
    before = kept(inn, table)
    await forget(inn, table)  # As if the server had died between two snapshots.

    await guests[0].get(f"/tables/{table}")

    assert kept(inn, table) == before
    assert inn.table(table).stored == before["version"] - 7


@pytest.mark.parametrize("body", [b"", b"nonsense", "an old form"])
async def test_a_snapshot_that_cannot_be_read_is_done_without(inn: Inn, body: Any) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    live = inn.table(table)
    await skip(live, 12, Dice(1))
    before = kept(inn, table)
    packed = body if isinstance(body, bytes) else zlib.compress(b'{"chairs": []}')
    await inn.house.store.put_snapshot(table, 8, packed)
    await forget(inn, table)

    await guests[0].get(f"/tables/{table}")

    assert kept(inn, table) == before


async def test_a_full_disk_refuses_and_nothing_has_happened(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)
    socket, other = await guests[0].live(table), await guests[1].live(table)
    store = inn.house.store
    assert isinstance(store, SqliteStore)
    before = kept(inn, table)
    pages = await store.writer.do(lambda it: it.execute("PRAGMA page_count").fetchone()[0])
    await store.writer.do(lambda it: it.execute(f"PRAGMA max_page_count={pages}").fetchone())
    option = socket.last("table")["options"][0]["text"]

    refused: dict[str, Any] = {}
    heard = len(other.heard)
    for number in range(2000):
        refused = await socket.answer(option)
        if refused["type"] == "refused":
            break
        version = refused["version"]
        await other.settled(version)
        undone = await socket.ask(type="undo", version=version)
        if undone["type"] == "refused":
            refused = undone
            break
        await socket.settled(undone["version"])
        before = kept(inn, table)
        heard = len(other.heard)
        assert number < 1999, "the disk never got full"

    assert refused["code"] == "disk"
    if not inn.table(table).sitting.play.spoken:  # type: ignore[union-attr]
        assert kept(inn, table) == before
        assert [said for said in other.heard[heard:] if said["type"] == "table"] == []
    now = kept(inn, table)
    await store.writer.do(lambda it: it.execute("PRAGMA max_page_count=1000000").fetchone())
    await forget(inn, table)
    await guests[0].get(f"/tables/{table}")
    assert kept(inn, table) == now


async def test_a_long_game_opens_fast(inn: Inn) -> None:
    table, _ = await seated(inn, "coloma", 6)
    live = inn.table(table)
    await skip(live, 300, Dice(1))
    assert live.sitting.play is not None
    assert len(live.sitting.play.table.answers) > 400
    await live.snapshot()
    best = 1.0
    for _ in range(4):
        await forget(inn, table)
        start = perf_counter()
        await inn.house.table(table)
        best = min(best, perf_counter() - start)

    # The target is 50 ms for 1,000 answers; a busy machine is given room.
    assert best < 0.1, f"{best * 1000:.0f} ms"


async def test_a_message_is_known_again_after_the_table_was_away(
    tmp_path: Path, time: FakeTime
) -> None:
    async with open_inn(tmp_path, time=time) as inn:
        table, guests = await seated(inn, "oklahoma", 2)
        socket = await guests[0].live(table)
        text = socket.last("table")["options"][0]["text"]
        assert (await socket.answer(text, id="once"))["type"] == "done"
        cookies = dict(guests[0].http.cookies)

    async with open_inn(tmp_path, time=time) as inn:
        again = inn.stranger()
        again.http.cookies.update(cookies)
        socket = await again.live(table)
        version = socket.last("table")["version"]
        refused = await socket.answer(text, id="once")
        assert refused["code"] == "already-done"
        assert (await again.get(f"/tables/{table}"))["table"]["version"] == version


async def test_a_line_of_the_chat_that_is_sent_again_is_not_said_twice(
    tmp_path: Path, time: FakeTime
) -> None:
    async with open_inn(tmp_path, time=time) as inn:
        table, guests = await seated(inn, "oklahoma", 2)
        socket = await guests[0].live(table)
        assert (await socket.ask(type="chat", text="Hello", id="once"))["type"] == "done"
        refused = await socket.ask(type="chat", text="Hello", id="once")
        assert refused["code"] == "already-done"
        cookies = dict(guests[0].http.cookies)

    async with open_inn(tmp_path, time=time) as inn:
        again = inn.stranger()
        again.http.cookies.update(cookies)
        socket = await again.live(table)
        refused = await socket.ask(type="chat", text="Hello", id="once")
        assert refused["code"] == "already-done"
        form = {"text": "Hello", "id": "once"}
        assert (await again.post(f"/tables/{table}/chat", form, 409))["code"] == "already-done"
        lines = (await again.get(f"/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in lines] == ["Hello"]


async def test_data_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.executescript(FIRST)
        connection.execute("PRAGMA user_version=1")
        connection.execute(
            "INSERT INTO tables VALUES ('t', 'nim', 'open', 0, 'h', 1, 1, 1, '', 0, NULL, '')"
        )
        connection.execute("INSERT INTO chat VALUES ('t', 0, 5, 'd', 0, 'Ann', 'Hello')")
    connection.close()

    store = SqliteStore(tmp_path)

    assert [row.text for row in await store.chat("t")] == ["Hello"]
    await store.close()


async def test_a_table_is_not_let_go_while_somebody_comes(inn: Inn, time: FakeTime) -> None:
    table, _ = await seated(inn, "oklahoma", 2)
    live = inn.table(table)
    await skip(live, 3, Dice(1))
    time.pass_by(days=1)
    keeping, coming = asyncio.Event(), asyncio.Event()

    async def slow_snapshot() -> None:
        keeping.set()
        await coming.wait()

    live.snapshot = slow_snapshot  # type: ignore[method-assign]
    sweeping = asyncio.create_task(inn.house.sweep())
    await keeping.wait()
    found = await inn.house.table(table)
    coming.set()
    await sweeping

    # Whoever has it in hand is about to do something: there may be no second one.
    assert inn.house.tables[table] is found


async def test_component_files_do_not_fill_the_memory(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    text = (await ann.request("GET", "/games/boomtown/components")).text

    for number in range(MOST_BOXES + 3):
        await inn.house.store.put_components(f"box {number}", text)
        assert await inn.house.components_text(f"box {number}") == text

    assert len(inn.house.boxes) == MOST_BOXES
    assert await inn.house.components_text("box 0") == text
