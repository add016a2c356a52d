"""Playing at a table of the server, from the first request to the last answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boomtable.engine import Dice
from tests.server.guests import Guest, Inn, Socket

pytestmark = pytest.mark.anyio


async def play_on(sockets: list[Socket], dice: Dice, most: int = 10_000) -> None:
    """Let everybody answer at random, until the game is over."""
    for _ in range(most):
        tables = [socket.last("table") for socket in sockets]
        newest = max(table["version"] for table in tables)
        tables = [await socket.settled(newest) for socket in sockets]
        if tables[0]["over"]:
            return
        able = [place for place, table in enumerate(tables) if table["your_turn"]]
        place = dice.pick(able)
        option = dice.pick(tables[place]["options"])
        said = await sockets[place].answer(option["text"])
        assert said["type"] == "done", said
        for socket in sockets:
            await socket.settled(said["version"])


async def seated(inn: Inn, game: str, players: int, **more: object) -> tuple[str, list[Guest]]:
    """A table with a guest on every seat."""
    host = await inn.guest("Ann")
    table = await host.make(game, ["me", *["open"] * (players - 1)], private=False, **more)
    guests = [host]
    for seat in range(1, players):
        guest = await inn.guest(f"Guest {seat}")
        await guest.post(f"/tables/{table}/seats/take", {"seat": seat})
        guests.append(guest)
    return table, guests


async def test_a_game_against_a_bot_from_the_first_request_to_the_last(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("oklahoma", ["me", "random"])
    socket = await ann.live(table)
    dice = Dice(1)

    while not socket.last("table")["over"]:
        shown = socket.last("table")
        if not shown["your_turn"]:
            await socket.until("table")
            continue
        said = await socket.answer(dice.pick(shown["options"])["text"])
        assert said["type"] == "done"
        await socket.settled(said["version"])

    assert socket.last("table")["winners"] is not None
    assert "The game is over" in socket.last("table")["prompt"]
    scores = await ann.get(f"/tables/{table}/scores")
    assert scores["final"]
    assert [seat["total"] for seat in scores["seats"]] == socket.last("table")["scores"]
    record = await ann.get(f"/tables/{table}/record")
    assert "# seat P1: Ann" in record["record"]
    assert "# seat P2: bot:random" in record["record"]


@pytest.mark.parametrize(("game", "players"), [("boomtown", 3), ("coloma", 2), ("claims", 3)])
async def test_people_play_each_other_and_see_the_same_events(
    inn: Inn, game: str, players: int
) -> None:
    table, guests = await seated(inn, game, players)
    sockets = [await guest.live(table) for guest in guests]
    spectator = await (await inn.guest("Zoé")).live(table)

    await play_on([*sockets, spectator][:players], Dice(2))

    await spectator.settled(sockets[0].last("table")["version"])
    for seat, socket in enumerate(sockets):
        play = inn.table(table).sitting.play
        assert play is not None
        assert len(socket.log) == len(play.table.events(seat))
    assert spectator.last("table")["over"]
    assert spectator.last("table")["seat"] is None


def whole(socket: Socket) -> dict[str, Any]:
    """The table as a client has it that is sent only what has changed."""
    view: dict[str, Any] = {}
    for said in socket.heard:
        if said["type"] == "table":
            view = {name: view[name] for name in said["kept"]} | said["view"]
            table = said
    return table | {"view": view, "kept": []}


@pytest.mark.parametrize("game", ["boonlake", "coloma"])
async def test_whoever_is_sent_only_changes_knows_the_same(inn: Inn, game: str) -> None:
    dice = Dice(5)
    table, guests = await seated(inn, game, 2)
    sockets = [await guest.live(table) for guest in guests]
    few = await guests[0].live(table, changes="yes")
    sizes: dict[Socket, int] = {}

    for number in range(30):
        await play_on(sockets, dice, 1)
        version = inn.table(table).sitting.version
        all_of_it = await sockets[0].settled(version)
        await few.settled(version)
        assert whole(few) == all_of_it
        if number == 10:
            for socket in (few, sockets[0]):
                socket.send(type="lang", lang="fr")
                await socket.until("hello")
                await socket.until("table")
        if number == 20:
            for socket in (few, sockets[0]):
                socket.send(type="look", seat=None)
                await socket.until("hello")
                await socket.until("table")
                socket.send(type="look", seat=0)
                await socket.until("hello")
                await socket.until("table")
        if all_of_it["undo"]["possible"] and number % 4 == 0:
            await sockets[0].ask(type="undo", version=version)
    for socket in (few, sockets[0]):
        tables = [said for said in socket.heard if said["type"] == "table"]
        sizes[socket] = sum(len(json.dumps(said["view"])) for said in tables)
    assert sizes[few] * 3 < sizes[sockets[0]]
