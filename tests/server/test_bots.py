"""Bots think in processes of their own, visibly, and nothing they do holds up the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time as wall
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.bots import BOTS, make_bot
from boomtable.engine import Dice, Seat, open_table, restore
from boomtable.server.bots import Thinkers, Thought, Worker, bots_of, position
from tests.server.guests import FakeTime, Inn, open_inn
from tests.server.test_past import play_alone
from tests.server.test_playing import seated

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinkers() -> Any:
    opened = Thinkers(1, budget=30.0)
    yield opened
    opened.close()


async def test_a_bot_answers_from_another_process(thinkers: Thinkers) -> None:
    table = open_table("boomtown", 3, seed=1)

    answer = await thinkers.decide(table, table.awaited[0], "greedy", None)

    assert answer in map(str, table.options())


async def test_a_worker_that_dies_is_replaced(thinkers: Thinkers) -> None:
    table = open_table("boomtown", 3, seed=1)
    await thinkers.decide(table, table.awaited[0], "greedy", None)
    worker = thinkers.idle.get()
    assert worker is not None
    worker.process.kill()
    worker.process.join()
    thinkers.idle.put(worker)

    answer = await thinkers.decide(table, table.awaited[0], "greedy", None)

    assert answer in map(str, table.options())


async def test_a_bot_that_thinks_too_long_loses_its_say() -> None:
    thinkers = Thinkers(1, budget=0.01)
    table = open_table("coloma", 3, seed=1)
    start = wall.monotonic()

    answer = await thinkers.decide(table, table.awaited[0], "greedy", None)

    assert answer in map(str, table.options(table.awaited[0]))
    assert wall.monotonic() - start < 10
    thinkers.close()


def test_a_worker_that_hangs_is_killed() -> None:
    worker = Worker(multiprocessing.get_context("spawn"))
    if sys.platform != "win32":
        os.kill(worker.process.pid, signal.SIGSTOP)
    table = open_table("oklahoma", 2, seed=1)
    thought = Thought(
        package=table.game.meta.package,
        position=position(table),
        seat=0,
        seed=1,
        components=None,
        bot="greedy",
    )

    answer, is_well = worker.think(thought, 0.2)

    assert (answer, is_well) == (None, False)
    worker.kill()


def test_a_position_for_a_worker_has_no_past() -> None:
    table = open_table("coloma", 3, seed=2)
    dice = Dice(2)
    for _ in range(60):
        table.pick(dice.below(len(table.options())))

    short = position(table)

    assert b'"answers":[]' in short
    assert b'"happenings":null' in short
    seat = table.awaited[0]
    again = restore(msgspec.json.decode(short))
    bots = [make_bot("greedy", "coloma", Dice(4)) for _ in range(2)]
    assert bots[0].decide(Seat(table, seat)) == bots[1].decide(Seat(again, seat))


def test_only_bots_that_know_a_game_are_offered() -> None:
    assert bots_of("nim") == ("random",)
    assert bots_of("boomtown") == BOTS


# --- at a table ---------------------------------------------------------------------------------


async def test_a_game_against_greedy_bots_goes_on_by_itself(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("boomtown", ["me", "greedy", "random"], settings={"short": True})
    socket = await ann.live(table)

    await play_alone(socket, 3)

    assert any(
        seat["thinking"]
        for said in socket.heard
        if said["type"] == "room"
        for seat in said["seats"]
    )
    assert not any(seat["thinking"] for seat in socket.last("room")["seats"])


async def test_a_paused_bot_does_not_answer(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("oklahoma", ["me", "random"])
    socket = await ann.live(table)
    await socket.ask(type="pause")
    while socket.last("table")["your_turn"]:
        said = await socket.answer(socket.last("table")["options"][0]["text"])
        await socket.settled(said["version"])
    version = socket.last("table")["version"]
    await ann.get("/tables")  # Time enough for a bot to speak, if it could.
    assert inn.table(table).sitting.version == version
    assert not inn.table(table).thoughts

    await socket.ask(type="wake")

    await socket.until("table", lambda it: it["your_turn"] and it["version"] > version + 1)


async def test_a_person_who_takes_the_seat_speaks_for_it(tmp_path: Path, time: FakeTime) -> None:
    async with open_inn(tmp_path, time=time, pace=60.0) as inn:
        ann = await inn.guest("Ann")
        table = await ann.make("boomtown", ["random", "random", "me"], private=False)
        live = inn.table(table)
        [seat] = live.sitting.awaited
        if seat == 2:
            return
        socket = await ann.live(table)
        assert live.thoughts
        await ann.post(f"/tables/{table}/seats/take", {"seat": seat})
        assert not live.thoughts
        socket.send(type="look", seat=seat)
        shown = await socket.until("table", lambda it: it["seat"] == seat)

        said = await socket.answer(shown["options"][0]["text"])

        assert said["type"] == "done"


async def test_bots_among_themselves_play_only_for_those_who_watch(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("nim", ["random", "random"])
    await ann.get("/tables")  # Time enough for a bot to speak, if it could.
    assert inn.table(table).sitting.status == "playing"
    assert not inn.table(table).thoughts

    socket = await ann.live(table)

    while not socket.last("table")["over"]:
        await socket.until("table")


async def test_bots_go_on_after_a_restart(tmp_path: Path, time: FakeTime) -> None:
    async with open_inn(tmp_path, time=time, pace=60.0) as inn:
        table, guests = await seated(inn, "oklahoma", 2)
        [seat] = inn.table(table).sitting.awaited
        await guests[seat].post(f"/tables/{table}/seats/give", {"seat": seat, "bot": "random"})
        version = inn.table(table).sitting.version
        assert inn.table(table).thoughts

    async with open_inn(tmp_path, time=time) as inn:
        for _ in range(200):
            if inn.table(table).sitting.awaited != (seat,):
                break
            await asyncio.sleep(0.01)
        assert inn.table(table).sitting.version > version
