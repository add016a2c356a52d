"""Secrets never leave the server: every byte that every seat and spectator is sent is looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from boomtable.engine import Dice, Refusal, catalogue, register
from boomtable.engine.catalogue import _registered
from boomtable.locale import Text
from boomtable.server import manners
from boomtable.server.live_table import LiveTable
from boomtable.server.pictures import table_picture
from boomtable.server.play import Play
from tests.marks import slow
from tests.server.guests import Guest, Inn, Socket
from tests.server.test_playing import seated
from tests.toys.canary import Canary

pytestmark = pytest.mark.anyio
GAMES = [
    *(
        (meta.id, players, {})
        for meta in catalogue().values()
        if meta.package.startswith("boomtable.")
        for players in meta.players
    ),
    ("coloma", 2, {"mules": True, "specialties": "deluxe"}),
    ("coloma", 4, {"hotels": True, "boards": "B", "specialties": "box"}),
    ("oklahoma", 2, {"modules": ["santa-fe", "sooners"], "setup": "free"}),
    *(("claims", players, {"modules": ["sheriff", "stash"]}) for players in (2, 4)),
    ("canary", 3, {}),
]


@pytest.fixture
def canary() -> Iterator[str]:
    """The toy of words, in the catalogue for this test only."""
    register("tests.toys.canary")
    yield "canary"
    _registered.remove("tests.toys.canary")
    catalogue.cache_clear()


async def skip(live: LiveTable, count: int, dice: Dice) -> None:
    """Answer at random without anybody looking."""
    for _ in range(count):
        sitting = live.sitting
        if sitting.status != "playing":
            return
        assert sitting.play is not None
        seat = dice.pick(sitting.awaited)
        option = dice.pick(sitting.play.table.options(seat))
        await live.answer(sitting.chairs[seat].device, seat, str(option), sitting.version)


def without_log(table: dict[str, Any]) -> dict[str, Any]:
    """A table less what follows from its past, which a drawn world does not have."""
    return {
        name: value
        for name, value in table.items()
        if name not in {"events", "since", "undo", "version", "question"}
    }


def imagined(live: LiveTable, play: Play, seat: int | None, seed: int) -> dict[str, Any]:
    """What the server would say if everything hidden from a seat were otherwise."""
    world = play.twin()
    world.table = play.table.sample(seat, Dice(seed))
    picture = table_picture(live.sitting.past(world), seat, "en")
    return json.loads(msgspec.json.encode(picture))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
@pytest.mark.usefixtures("canary")
async def test_what_a_seat_is_sent_follows_from_what_it_can_know(
    inn: Inn, game: str, players: int, settings: dict[str, Any]
) -> None:
    dice = Dice(players)
    table, guests = await seated(inn, game, players, settings=settings)
    live = inn.table(table)
    watcher = await inn.guest("Watcher")
    compared = 0
    for part in range(2):
        sockets = [await guest.live(table) for guest in guests]
        sockets.append(await watcher.live(table))
        for _ in range(3):
            await skip(live, 1, dice)
            for seat, socket in enumerate(sockets):
                looking = seat if seat < players else None
                heard = await socket.settled(live.sitting.version)
                assert live.sitting.play is not None
                expected = imagined(live, live.sitting.play, looking, part)
                assert without_log(heard) == without_log(expected)
                compared += 1
        for seat, guest in enumerate([*guests, watcher]):
            await look_back(guest, live, seat if seat < players else None, dice)
        check_logs(live, sockets)
        for socket in sockets:
            await socket.close()
        await skip(live, 8 * players, dice)

    assert compared >= 6 * (players + 1)


async def look_back(guest: Guest, live: LiveTable, seat: int | None, dice: Dice) -> None:
    """A position of the past shows a seat only what it could know then."""
    assert live.sitting.play is not None
    position = dice.below(len(live.sitting.play.spoken) + 1)
    replay = await guest.get(f"/tables/{live.sitting.id}/replay/{position}")
    past = await live.position(position)
    expected = imagined(live, past, seat, position)
    if not past.table.is_over:
        assert without_log(replay["table"]) == without_log(expected)
    if position:
        said = past.spoken[-1]
        assert replay["answer"] == (said.text if said.seat == seat else said.public)


def check_logs(live: LiveTable, sockets: list[Socket]) -> None:
    """Events are those that the engine shows to the seat, numbered without gaps."""
    assert live.sitting.play is not None
    table = live.sitting.play.table
    for seat, socket in enumerate(sockets):
        looking = seat if seat < live.sitting.players else None
        shown = json.loads(msgspec.json.encode(table.events(looking)))
        assert [event["event"] for event in socket.log] == shown


class Eyes:
    """What each seat may have seen of the words of Canary, told from the true states."""

    def __init__(self, players: int) -> None:
        self.known: dict[int | None, set[str]] = {
            None: set(),
            **{seat: set() for seat in range(players)},
        }
        self.read: dict[int, int] = {}

    def look(self, state: Canary) -> None:
        for seat, known in self.known.items():
            known.update(state.shown)
            if seat is not None:
                known.update(state.hands[seat], state.hidden[seat])

    def check(self, guest: Guest, seat: int | None) -> int:
        """Look for words in every byte that came since the last look."""
        start = self.read.get(id(guest), 0)
        self.read[id(guest)] = len(guest.bytes_heard)
        foreign = [word for word in guest.words if word not in self.known[seat]]  # type: ignore[attr-defined]
        for text in guest.bytes_heard[start:]:
            for word in foreign:
                assert word not in text, f"seat {seat} was sent {word}: {text}"
        return len(guest.bytes_heard) - start


@slow
@pytest.mark.parametrize("players", [2, 3])
async def test_no_byte_of_a_secret_reaches_anybody_else(
    inn: Inn, canary: str, players: int
) -> None:
    dice = Dice(players)
    table, guests = await seated(inn, canary, players)
    guests.append(await inn.guest("Watcher"))
    live, eyes = inn.table(table), Eyes(players)
    words = live.sitting.play.table.state.box.words  # type: ignore[union-attr]
    for guest in guests:
        guest.words = words  # type: ignore[attr-defined]
    sockets = [await guest.live(table) for guest in guests]
    looked = 0

    while live.sitting.status == "playing":
        assert live.sitting.play is not None
        await ask_everything(guests, live, dice, players)
        await undo_now_and_then(live, dice)
        await skip(live, 1, dice)
        if live.sitting.status != "playing":
            break
        eyes.look(live.sitting.play.table.state)
        for seat, guest in enumerate(guests):
            await sockets[seat].settled(live.sitting.version)
            looked += eyes.check(guest, seat if seat < players else None)

    assert looked > 100
    record = await guests[0].get(f"/tables/{table}/record")
    assert sum(word in record["record"] for word in words) > players * 3


async def ask_everything(guests: list[Guest], live: LiveTable, dice: Dice, players: int) -> None:
    """Every question that could be asked of the server, some of them not allowed."""
    table = live.sitting.id
    assert live.sitting.play is not None
    position = dice.below(len(live.sitting.play.spoken) + 1)
    for seat, guest in enumerate(guests):
        other = (seat + 1) % players
        for path in (
            f"/tables/{table}",
            f"/tables/{table}?seat={other}",
            f"/tables/{table}/log",
            f"/tables/{table}/log?seat={other}",
            f"/tables/{table}/scores",
            f"/tables/{table}/record",
            f"/tables/{table}/replay/{position}",
            f"/tables/{table}/replay/{position}?seat={other}",
            f"/tables/{table}?seat=spectator",
            "/tables?which=running",
        ):
            await guest.request("GET", path)
        form = {"position": position, "seat": other, "look": other}
        await guest.request("POST", f"/tables/{table}/fork", json=form)
        probe = {"version": live.sitting.version, "text": "hide nothing", "seat": other}
        await guest.request("POST", f"/tables/{table}/answers", json=probe)
        if seat < players:
            form = {"position": position, "seat": seat, "look": seat}
            await guest.post(f"/tables/{table}/fork", form, 201)


async def undo_now_and_then(live: LiveTable, dice: Dice) -> None:
    sitting = live.sitting
    assert sitting.play is not None
    seat = dice.below(sitting.players)
    if sitting.play.table.why_no_undo(seat) is None and dice.below(2):
        await live.take_back(sitting.chairs[seat].device, seat, sitting.version, whole=False)


async def test_a_refusal_says_nothing_that_the_seat_cannot_know(inn: Inn, canary: str) -> None:
    table, _ = await seated(inn, canary, 3)
    sitting = inn.table(table).sitting
    assert sitting.play is not None
    state = sitting.play.table.state
    theirs = state.hands[1][0]

    def reason(seed: int) -> Text:
        world = sitting.twin()
        assert world.play is not None
        if seed:
            world.play.table = world.play.table.sample(0, Dice(seed))
        with pytest.raises(Refusal) as refused:
            manners.legal_option(world, 0, f"hide {theirs}", world.version)
        return refused.value.text

    assert len({reason(seed).say() for seed in range(8)}) == 1


async def test_a_fork_draws_afresh_what_its_maker_cannot_know(inn: Inn, canary: str) -> None:
    table, guests = await seated(inn, canary, 2)
    live = inn.table(table)
    await skip(live, 3, Dice(1))
    assert live.sitting.play is not None
    truth = live.sitting.play.table.state
    drawn = []
    for _ in range(12):
        form = {"position": 3, "seat": 0, "look": 0, "bot": "random"}
        made = await guests[0].post(f"/tables/{table}/fork", form, 201)
        fork = inn.table(made["room"]["id"]).sitting
        assert fork.created.private
        assert made["room"]["forked"]
        assert made["table"]["view"]["hands"][0] == sorted(truth.hands[0])
        assert fork.play is not None
        drawn.append(tuple(sorted(fork.play.table.state.hands[1])))

    assert len(set(drawn)) > 3
    assert any(hand != tuple(sorted(truth.hands[1])) for hand in drawn)


async def test_taking_back_in_a_fork_does_not_bring_back_the_truth(inn: Inn, canary: str) -> None:
    table, guests = await seated(inn, canary, 2)
    live = inn.table(table)
    await skip(live, 2, Dice(4))
    form = {"position": 2, "seat": 0, "look": 0, "bot": "random"}
    made = await guests[0].post(f"/tables/{table}/fork", form, 201)
    fork = inn.table(made["room"]["id"])
    device = fork.sitting.chairs[0].device
    assert fork.sitting.play is not None

    for _ in range(200):
        sitting = fork.sitting
        if sitting.status != "playing":
            break
        assert sitting.play is not None
        if 0 not in sitting.awaited:
            await guests[0].get("/health")
            continue
        before = sitting.play.table.state.copy()
        option = sitting.play.table.options(0)[0]
        await fork.answer(device, 0, str(option), sitting.version)
        after = fork.sitting
        assert after.play is not None
        if after.status == "playing" and after.play.table.why_no_undo(0) is None:
            await fork.take_back(device, 0, after.version, whole=False)
            assert fork.sitting.play is not None
            assert fork.sitting.play.table.state == before
            await fork.answer(device, 0, str(option), fork.sitting.version)
