"""Playing again: who comes to the rematch of a finished game, and how."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import Dice
from boomtable.server.deeds import Ended
from tests.server.guests import FakeTime, Guest, Inn, open_inn
from tests.server.test_playing import seated
from tests.server.test_secrecy import skip

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "slow", "days": 2}


async def finished(inn: Inn, players: int = 3, **more: object) -> tuple[str, list[Guest]]:
    """A game of Boomtown that is over, with a guest on every seat."""
    table, guests = await seated(inn, "boomtown", players, **more)
    await skip(inn.table(table), 1000, Dice(2))
    assert inn.table(table).sitting.status == "over"
    return table, guests


async def again(guest: Guest, table: str) -> dict[str, Any]:
    """The people at the rematch that a guest sets up, or comes to."""
    room: dict[str, Any] = (await guest.post(f"/tables/{table}/rematch"))["room"]
    return room


async def room(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.get(f"/tables/{table}"))["room"]
    return found


def names(found: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in found["seats"]]


async def test_a_rematch_against_bots_starts_at_once_and_somebody_else_begins(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("boomtown", ["me", "random", "random", "level-1"], clock=CLOCK)
    await inn.table(table).change("", lambda _: Ended())

    found = await again(ann, table)

    assert found["id"] != table
    assert found["status"] == "playing"
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random", "level-1", None]
    assert found["seats"][3]["you"]
    assert (found["game"], found["clock"]["days"], found["private"]) == ("boomtown", 2, True)
    assert found["settings"] == (await room(ann, table))["settings"]


async def test_everybody_keeps_a_seat_and_the_last_to_come_starts_the_game(inn: Inn) -> None:
    table, (ann, bo, cleo) = await finished(inn, clock=CLOCK)

    first = await again(bo, table)

    assert first["status"] == "open"
    assert first["you_host"]
    assert names(first) == ["Guest 1", "Guest 2", "Ann"]
    assert [seat["kind"] for seat in first["seats"]] == ["person", "open", "open"]
    assert [seat["kept"] for seat in first["seats"]] == [None, "other", "other"]
    assert [seat["kept"] for seat in (await room(ann, first["id"]))["seats"]][2] == "you"
    assert (await again(cleo, table))["status"] == "open"
    assert (await again(ann, table))["status"] == "playing"
    assert [seat["you"] for seat in (await room(ann, first["id"]))["seats"]] == [False, False, True]


async def test_everybody_hears_of_the_rematch_and_comes_to_the_same_one(inn: Inn) -> None:
    table, (ann, bo, cleo) = await finished(inn)
    socket = await cleo.live(table)
    assert socket.last("room")["next"] is None

    made = await asyncio.gather(*(again(guest, table) for guest in (ann, bo, ann)))

    assert len({found["id"] for found in made}) == 1
    said = await socket.until("room", lambda one: one["next"] is not None)
    assert said["next"]["table"] == made[0]["id"]
    assert said["next"]["you_sat"]
    assert len((await ann.get("/tables"))["tables"]) == 2


async def test_who_did_not_sit_there_cannot_play_again(inn: Inn) -> None:
    table, (ann, *_) = await finished(inn)
    eve = await inn.guest("Eve")

    refused = await eve.post(f"/tables/{table}/rematch", status=403)
    found = await again(ann, table)

    assert refused["code"] == "no-seat"
    # She may look on at a public table; what is kept for others is neither offered nor given.
    assert (await room(eve, table))["next"] == {"table": found["id"], "by": 0, "you_sat": False}
    assert (await eve.get("/tables?which=open"))["tables"] == []
    for seat in (0, 1):
        refused = await eve.post(f"/tables/{found['id']}/seats/take", {"seat": seat}, 403)
        assert "kept" in refused["why"]
    await eve.get(f"/tables/{found['id']}/invitation", 403)


async def test_the_rematch_of_a_private_game_is_told_to_its_players_alone(inn: Inn) -> None:
    ann, bo, eve = [await inn.guest(name) for name in ("Ann", "Bo", "Eve")]
    table = await ann.make("nim", ["me", "open"])
    links = await ann.get(f"/tables/{table}/invitation")
    for guest in (bo, eve):
        await guest.post(f"/tables/{table}/enter", {"key": links["table"]["key"]})
    await bo.post(f"/tables/{table}/seats/take", {"seat": 1})
    await skip(inn.table(table), 1000, Dice(2))
    watching = await eve.live(table)

    found = await again(ann, table)

    keys = await ann.get(f"/tables/{found['id']}/invitation")
    assert (await room(bo, found["id"]))["private"]
    assert (await room(eve, table))["next"] is None
    await eve.get(f"/tables/{found['id']}", 404)
    await watching.close()
    heard = "".join(eve.bytes_heard)
    assert found["id"] not in heard
    assert all(link["key"] not in heard for link in keys["seats"].values())


async def test_seats_of_a_shared_device_stay_with_it(inn: Inn) -> None:
    ann, bo = [await inn.guest(name) for name in ("Ann", "Bo")]
    kid = {"kind": "me", "name": "Kid"}
    table = await ann.make("boomtown", [{"kind": "me"}, kid, {"kind": "open"}], private=False)
    await bo.post(f"/tables/{table}/seats/take", {"seat": 2})
    await skip(inn.table(table), 1000, Dice(2))

    await again(bo, table)
    found = await again(ann, table)

    assert found["status"] == "playing"
    assert names(found) == ["Kid", "Bo", "Ann"]
    assert [seat["you"] for seat in found["seats"]] == [True, False, True]


async def test_a_seat_is_still_kept_when_the_game_has_begun_with_a_bot_on_it(inn: Inn) -> None:
    table, (ann, bo, _) = await finished(inn)
    found = await again(ann, table)
    await ann.post(f"/tables/{found['id']}/start")
    assert (await room(bo, found["id"]))["seats"][0]["kind"] == "bot"

    late = await again(bo, table)

    assert late["seats"][0]["you"]
    assert names(late)[0] == "Guest 1"


async def test_a_friend_can_be_invited_to_a_kept_seat(inn: Inn) -> None:
    table, (ann, *_) = await finished(inn)
    found = await again(ann, table)
    eve = await inn.guest("Eve")
    link = (await ann.get(f"/tables/{found['id']}/invitation"))["seats"]["0"]

    await eve.post(f"/tables/{found['id']}/seats/take", {"seat": 0, "key": link["key"]})

    assert names(await room(ann, found["id"]))[0] == "Eve"


async def test_a_game_that_goes_on_has_no_rematch(inn: Inn) -> None:
    table, (ann, _) = await seated(inn, "oklahoma", 2)

    refused = await ann.post(f"/tables/{table}/rematch", status=409)

    assert "over" in refused["why"]


async def test_a_rematch_survives_a_restart(tmp_path: Path) -> None:
    time = FakeTime()
    async with open_inn(tmp_path / "data", time=time) as inn:
        table, (ann, bo, cleo) = await finished(inn)
        found = await again(ann, table)
        cookies = [dict(guest.http.cookies) for guest in (bo, cleo)]

    async with open_inn(tmp_path / "data", time=time) as inn:
        guests = [inn.stranger() for _ in cookies]
        for guest, kept in zip(guests, cookies, strict=True):
            guest.http.cookies.update(kept)
        assert (await room(guests[0], table))["next"]["table"] == found["id"]
        cards = (await guests[0].get("/tables"))["tables"]
        assert [card["seats"][0]["kept"] for card in cards if card["id"] == found["id"]] == ["you"]
        await again(guests[0], table)
        assert (await again(guests[1], table))["status"] == "playing"


# --- tables that come to nothing ----------------------------------------------------------------


async def test_a_host_closes_a_table_and_those_who_wait_are_told(inn: Inn) -> None:
    ann, bo = [await inn.guest(name) for name in ("Ann", "Bo")]
    table = await ann.make("boomtown", ["me", "open", "open"], private=False)
    await bo.post(f"/tables/{table}/seats/take", {"seat": 1})
    socket = await bo.live(table)

    refused = await bo.post(f"/tables/{table}/close", status=403)
    await ann.post(f"/tables/{table}/close")

    assert refused["code"] == "forbidden"
    await socket.until("room", lambda said: said["status"] == "closed")
    assert (await bo.get("/tables"))["tables"] == []
    assert (await bo.get("/tables?which=open"))["tables"] == []
    for deed, form in [
        ("close", None),
        ("start", None),
        ("seats/take", {"seat": 2}),
        ("seats/leave", {"seat": 0}),
        ("seats/give", {"seat": 2}),
    ]:
        said = await ann.post(f"/tables/{table}/{deed}", form, 409)
        assert "closed" in said["why"]


async def test_a_game_that_has_begun_cannot_be_closed(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("boomtown", ["me", "random", "random"])

    refused = await ann.post(f"/tables/{table}/close", status=409)

    assert "started" in refused["why"]


async def test_after_a_closed_rematch_another_one_can_be_set_up(inn: Inn) -> None:
    table, (ann, bo, _) = await finished(inn)
    first = await again(ann, table)
    socket = await bo.live(table)
    assert socket.last("room")["next"]["table"] == first["id"]

    await ann.post(f"/tables/{first['id']}/close")
    await socket.until("room", lambda said: said["next"] is None)
    second = await again(bo, table)

    assert second["id"] != first["id"]
    assert second["status"] == "open"


async def test_a_closed_table_is_still_closed_after_a_restart(tmp_path: Path) -> None:
    async with open_inn(tmp_path / "data", time=FakeTime()) as inn:
        ann = await inn.guest("Ann")
        table = await ann.make("nim", ["me", "open"], private=False)
        await ann.post(f"/tables/{table}/close")

    async with open_inn(tmp_path / "data", time=FakeTime()) as inn:
        bo = await inn.guest("Bo")
        assert (await room(bo, table))["status"] == "closed"
