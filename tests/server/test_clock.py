"""The clock of a table, with a time that the test sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import Dice
from boomtable.server.clock import DAY, MINUTE, Clock, Outages, WallClock
from boomtable.server.deeds import ClockRule
from boomtable.server.manners import vote
from tests.server.guests import FakeTime, Guest, Inn, Socket, open_inn
from tests.server.test_playing import seated
from tests.server.test_secrecy import skip

pytestmark = pytest.mark.anyio
LIVE = {"kind": "live", "minutes": 10}


async def playing(inn: Inn, **clock: object) -> tuple[str, list[Guest], list[Socket]]:
    table, guests = await seated(inn, "boomtown", 3, clock=LIVE | clock)
    return table, guests, [await guest.live(table) for guest in guests]


def clock_of(socket: Socket, seat: int) -> dict[str, int]:
    found: dict[str, int] = socket.last("room")["clock"]["seats"][seat]
    return found


async def room(socket: Socket, guest: Guest, table: str) -> dict[str, object]:
    found: dict[str, object] = (await guest.get(f"/tables/{table}"))["room"]
    return found


# --- the clock itself ---------------------------------------------------------------------------


def test_only_the_time_of_those_who_are_awaited_runs(time: FakeTime) -> None:
    clock = Clock(ClockRule("live", minutes=10), 3)
    clock.switch([1], time.now(), time, paused=False)
    time.pass_by(seconds=60)

    clock.switch([0, 2], time.now(), time, paused=False)
    time.pass_by(seconds=30)

    left = [clock.left(seat, time.now(), time) for seat in range(3)]
    assert left == [9.5 * MINUTE, 9 * MINUTE, 9.5 * MINUTE]
    assert clock.deadline(time.now(), time) == time.now() + 9.5 * MINUTE


def test_a_pause_stops_the_clock(time: FakeTime) -> None:
    clock = Clock(ClockRule("live", minutes=1), 2)
    clock.switch([0], time.now(), time, paused=False)
    time.pass_by(seconds=20)
    clock.switch([0], time.now(), time, paused=True)
    time.pass_by(days=3)

    assert clock.left(0, time.now(), time) == 40_000
    assert clock.deadline(time.now(), time) is None
    assert clock.expired(time.now(), time) == []


def test_a_slow_clock_gives_days_for_every_move(time: FakeTime) -> None:
    clock = Clock(ClockRule("slow", days=3), 2)
    clock.switch([0], time.now(), time, paused=False)
    time.pass_by(days=2)
    clock.switch([0], time.now(), time, paused=False)
    assert clock.left(0, time.now(), time) == DAY
    clock.switch([1], time.now(), time, paused=False)

    clock.switch([0], time.now(), time, paused=False)

    assert clock.left(0, time.now(), time) == 3 * DAY


def test_the_time_of_an_outage_is_nobodys() -> None:
    outages = Outages([(100, 200), (300, 400)])

    assert outages.between(0, 50) == 50
    assert outages.between(0, 1000) == 800
    assert outages.between(120, 180) == 0
    assert outages.between(150, 350) == 100
    assert outages.between(50, 40) == 0
    assert WallClock([(0, 10)]).between(0, 15) == 5


# --- at a table ---------------------------------------------------------------------------------


async def test_a_table_shows_the_time_that_is_left(inn: Inn, time: FakeTime) -> None:
    table, guests, sockets = await playing(inn)
    live = inn.table(table)
    [seat] = live.sitting.awaited
    time.pass_by(seconds=90)
    await sockets[seat].answer(sockets[seat].last("table")["options"][0]["text"])

    shown = await room(sockets[0], guests[0], table)

    left = shown["clock"]["seats"]  # type: ignore[index]
    assert left[seat]["left"] == 8.5 * MINUTE
    assert not left[seat]["running"]
    [now] = live.sitting.awaited
    assert left[now]["running"]


async def test_whoever_is_late_is_reminded(inn: Inn, time: FakeTime) -> None:
    table, _, sockets = await playing(inn, absent="remind")
    [seat] = inn.table(table).sitting.awaited
    await inn.house.tick()
    assert inn.table(table).sitting.late == set()
    time.pass_by(seconds=600)

    await inn.house.tick()
    await inn.house.tick()

    said = await sockets[0].until("room", lambda it: it["seats"][seat]["late"])
    assert said["seats"][seat]["kind"] == "person"
    answered = await sockets[seat].answer(sockets[seat].last("table")["options"][0]["text"])
    assert answered["type"] == "done"
    assert inn.table(table).sitting.late == set()


async def test_time_is_up_for_one_after_the_other(inn: Inn, time: FakeTime) -> None:
    table, _ = await seated(inn, "claims", 3, clock=LIVE)
    live = inn.table(table)
    assert live.sitting.awaited == (0, 1, 2)
    time.pass_by(seconds=300)
    seat = live.sitting.awaited[0]
    option = live.sitting.play.table.options(seat)[0]  # type: ignore[union-attr]
    await live.answer(live.sitting.chairs[seat].device, seat, str(option), live.sitting.version)
    await live.take_back(live.sitting.chairs[seat].device, seat, live.sitting.version, whole=False)
    time.pass_by(seconds=300)

    await inn.house.tick()

    assert live.sitting.late == {0, 1, 2}
    assert await inn.house.store.tables_to_wake(time.now(), with_bots=False) == []


async def test_a_bot_plays_for_whoever_is_late(inn: Inn, time: FakeTime) -> None:
    table, guests, _ = await playing(inn, absent="bot")
    [seat] = inn.table(table).sitting.awaited
    time.pass_by(seconds=601)

    await inn.house.tick()

    chair = inn.table(table).sitting.chairs[seat]
    assert chair.bot
    assert chair.device
    await guests[seat].post(f"/tables/{table}/seats/take", {"seat": seat})
    assert inn.table(table).sitting.chairs[seat].is_person


async def test_more_than_half_of_the_others_may_end_the_game(inn: Inn, time: FakeTime) -> None:
    table, guests, sockets = await playing(inn, absent="vote")
    [late] = inn.table(table).sitting.awaited
    first, second = [seat for seat in range(3) if seat != late]
    assert (await sockets[first].ask(type="vote", end=True))["code"] == "illegal"
    time.pass_by(seconds=600)
    await inn.house.tick()
    shown = await sockets[first].until("room", lambda it: it["vote"] is not None)
    assert shown["vote"] == {"yes": [], "needed": 2, "you_may": True}
    assert (await sockets[late].ask(type="vote", end=True))["code"] == "forbidden"

    await guests[first].post(f"/tables/{table}/vote", {"end": True})
    assert (await sockets[first].ask(type="vote", end=True))["code"] == "illegal"
    assert (await sockets[first].ask(type="vote", end=False))["type"] == "done"
    assert (await sockets[first].ask(type="vote", end=True))["type"] == "done"
    assert inn.table(table).sitting.status == "playing"
    await sockets[second].ask(type="vote", end=True)

    assert inn.table(table).sitting.status == "ended"
    assert (await sockets[late].answer("pass"))["code"] == "illegal"
    assert "boomtown" in (await guests[0].get(f"/tables/{table}/record"))["record"]


async def test_whoever_comes_back_in_time_stops_the_vote(inn: Inn, time: FakeTime) -> None:
    table, _, sockets = await playing(inn, absent="vote")
    [late] = inn.table(table).sitting.awaited
    other = (late + 1) % 3
    time.pass_by(seconds=600)
    await inn.house.tick()
    await sockets[other].ask(type="vote", end=True)

    await sockets[late].answer(sockets[late].last("table")["options"][0]["text"])

    assert inn.table(table).sitting.votes == set()
    assert (await sockets[other].ask(type="vote", end=True))["code"] == "illegal"


async def test_a_pause_is_known_to_everybody_and_ends(inn: Inn, time: FakeTime) -> None:
    table, guests, sockets = await playing(inn)
    assert (await sockets[0].ask(type="pause"))["type"] == "done"
    assert (await sockets[1].until("room", lambda it: it["paused"]))["clock"] is not None
    time.pass_by(days=2)
    await inn.house.tick()
    assert inn.table(table).sitting.late == set()
    assert (await sockets[2].ask(type="pause"))["code"] == "illegal"
    stranger = await inn.guest("Mallory")
    refused = await stranger.post(f"/tables/{table}/wake", status=403)
    assert refused["code"] == "no-seat"

    await guests[2].post(f"/tables/{table}/wake")

    time.pass_by(seconds=600)
    await inn.house.tick()
    assert len(inn.table(table).sitting.late) == 1


async def test_time_is_up_also_at_a_table_that_nobody_looks_at(
    tmp_path: Path, time: FakeTime
) -> None:
    async with open_inn(tmp_path, time=time) as inn:
        clock = {"kind": "slow", "days": 2, "absent": "bot"}
        table, _ = await seated(inn, "oklahoma", 2, clock=clock)
        await skip(inn.table(table), 4, Dice(1))
        [seat] = inn.table(table).sitting.awaited
    time.pass_by(days=1.9)
    async with open_inn(tmp_path, time=time) as inn:
        await inn.house.tick()
        assert table not in inn.house.tables
        time.pass_by(days=0.2)

        await inn.house.tick()

        assert inn.table(table).sitting.chairs[seat].bot


async def test_days_are_counted_from_when_the_seat_was_asked(inn: Inn, time: FakeTime) -> None:
    clock = {"kind": "slow", "days": 2}
    table, guests = await seated(inn, "oklahoma", 2, clock=clock)
    time.pass_by(days=1)
    await skip(inn.table(table), 1, Dice(1))

    card = (await guests[0].get("/tables"))["tables"][0]

    assert card["awaited"][0]["since"] in {time.now(), time.now() - DAY}
    shown = (await guests[0].get(f"/tables/{table}"))["room"]["clock"]
    assert shown["kind"] == "slow"
    assert shown["days"] == 2


async def test_whoever_comes_back_from_a_bot_is_not_replaced_again_at_once(
    inn: Inn, time: FakeTime
) -> None:
    table, guests, _ = await playing(inn, absent="bot")
    live = inn.table(table)
    [seat] = live.sitting.awaited
    time.pass_by(seconds=601)
    await inn.house.tick()
    assert live.sitting.chairs[seat].bot

    await guests[seat].post(f"/tables/{table}/seats/take", {"seat": seat})
    time.pass_by(seconds=30)
    await inn.house.tick()

    assert live.sitting.chairs[seat].is_person
    assert live.sitting.clock.left(seat, time.now(), time) > 0  # type: ignore[union-attr]


async def test_a_vote_is_decided_when_those_who_are_missing_are_late_too(
    inn: Inn, time: FakeTime
) -> None:
    table, _ = await seated(inn, "claims", 3, clock=LIVE | {"absent": "vote"})
    live = inn.table(table)
    devices = [chair.device for chair in live.sitting.chairs]
    time.pass_by(seconds=300)
    for seat in (1, 2):
        option = live.sitting.play.table.options(seat)[0]  # type: ignore[union-attr]
        await live.answer(devices[seat], seat, str(option), live.sitting.version)
    time.pass_by(seconds=300)
    await inn.house.tick()
    assert live.sitting.late == {0}
    await live.take_back(devices[2], 2, live.sitting.version, whole=False)
    await live.change(devices[1], lambda sitting: vote(sitting, devices[1], end=True))
    assert live.sitting.status == "playing"

    time.pass_by(seconds=300)
    await inn.house.tick()

    assert live.sitting.status == "ended"
