"""Whatever somebody sends: it is refused with a sentence, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core import NotSet

from boomtable.engine import Dice, standard_components
from boomtable.engine.catalogue import find
from boomtable.server import manners
from tests.marks import slow
from tests.server.guests import Inn, Socket, open_inn
from tests.server.test_playing import play_on, seated

MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '"answer"',
    "42",
    "{}",
    '{"type": "fly"}',
    '{"type": "answer"}',
    '{"type": "answer", "id": 5, "version": 1, "text": "x"}',
    '{"type": "answer", "id": "a", "version": -1, "text": "x"}',
    '{"type": "answer", "id": "a", "version": 1.5, "text": "x"}',
    '{"type": "answer", "id": "a", "version": 1, "text": null}',
    '{"type": "answer", "id": "a", "version": 1, "text": "x", "seat": "0"}',
    '{"type": "answer", "id": "a", "version": 1, "text": "x", "seat": -1}',
    '{"type": "answer", "id": "a", "version": 1, "text": "x", "as": "host"}',
    '{"type": "answer", "id": "' + "a" * 41 + '", "version": 1, "text": "x"}',
    '{"type": "answer", "id": "a", "version": 1, "text": "' + "x" * 2001 + '"}',
    '{"type": "answer", "id": "a", "version": 1' + "0" * 400 + ', "text": "x"}',
    '{"type": "chat", "id": "a", "text": ""}',
    '{"type": "chat", "id": "a", "text": "' + "x" * 501 + '"}',
    '{"type": "lang", "lang": "de"}',
    '{"type": "look", "seat": 99}',
    '{"type": ["answer"]}',
    "[" * 5000,
    '{"a":' * 3000,
    '{"type": "ping", "id": "\\ud800"}',
    "\x00",
]


@pytest.mark.anyio
async def test_what_cannot_be_understood_is_refused(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)
    socket = await guests[0].live(table)
    before = kept(inn, table)

    for text in MALFORMED:
        socket.send_text(text)
        refused = await socket.until("refused")
        assert refused["code"] == "malformed", text
        assert refused["why"]
    for data in (b"\xff\xfe", b"", b"\x00" * 100, b'{"type": "ping", "id": "\xff"}'):
        socket.send_bytes(data)
        assert (await socket.until("refused"))["code"] == "malformed"

    assert kept(inn, table) == before
    socket.send(type="ping", id="still there")
    assert (await socket.until("pong"))["id"] == "still there"


@pytest.mark.anyio
async def test_what_is_too_large_is_refused_and_the_line_stays(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)
    socket = await guests[0].live(table)

    socket.send_text('{"type": "ping", "id": "' + "x" * (17 << 10) + '"}')

    assert (await socket.until("refused"))["code"] == "too-large"
    socket.send(type="ping", id="a")
    assert (await socket.until("pong"))["id"] == "a"


@pytest.mark.anyio
async def test_what_is_not_ones_to_say_is_refused(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)
    [turn] = inn.table(table).sitting.awaited
    mine, theirs = await guests[turn].live(table), await guests[1 - turn].live(table)
    nobody, stranger = await inn.stranger().live(table), await (await inn.guest("M")).live(table)
    shown = mine.last("table")
    text, version = shown["options"][0]["text"], shown["version"]
    before = kept(inn, table)
    answer = {"type": "answer", "version": version, "text": text}

    async def code(socket: Socket, **message: Any) -> str:
        said = await socket.ask(**message)
        assert said["type"] == "refused"
        assert said["why"]
        return str(said["code"])

    assert await code(nobody, **answer) == "who-are-you"
    assert await code(stranger, **answer) == "no-seat"
    assert await code(stranger, **answer, seat=turn) == "no-seat"
    assert await code(theirs, **answer, seat=turn) == "no-seat"
    assert await code(theirs, **answer) == "not-your-turn"
    assert await code(mine, **answer, seat=7) == "no-seat"
    assert await code(mine, **answer | {"text": "nonsense"}) == "unreadable"
    assert await code(mine, **answer | {"version": version - 1}) == "stale"
    assert await code(mine, type="undo", version=version) == "illegal"
    for kind in ("pause", "wake"):
        assert await code(nobody, type=kind) == "who-are-you"
        assert await code(stranger, type=kind) == "no-seat"
    assert await code(stranger, type="vote", end=True) == "no-seat"
    assert kept(inn, table) == before

    assert (await mine.ask(**answer, id="once"))["type"] == "done"
    after = kept(inn, table)
    assert await code(mine, **answer, id="once") == "already-done"
    assert kept(inn, table) == after


@pytest.mark.anyio
async def test_a_forged_cookie_opens_no_seat(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)
    device, _, signature = guests[0].http.cookies["boomtable"].partition(".")
    shown = (await guests[0].live(table)).last("table")

    for forged in (f"{device}.{signature[:-1]}x", device, f"{device}.", f"x{device}.{signature}"):
        socket = guests[0].dial(table, cookie=f"boomtable={forged}")
        hello = await socket.until("hello")
        assert hello["your_seats"] == []
        assert hello["seat"] is None
        assert (await socket.until("table"))["options"] == []
        said = await socket.ask(
            type="answer", version=shown["version"], text=shown["options"][0]["text"], seat=0
        )
        assert said["code"] == "who-are-you"
        claimed = guests[0].dial(table, "?seat=0", cookie=f"boomtable={forged}")
        assert (await claimed.next())["code"] == "no-seat"


@pytest.mark.anyio
async def test_a_fuzzed_conversation_changes_nothing_but_by_legal_answers(inn: Inn) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    sockets = [await guest.live(table) for guest in guests]
    chaos = random.Random(7)
    dice, accepted = Dice(7), 0

    for _ in range(400):
        socket = sockets[chaos.randrange(3)]
        before = inn.table(table).sitting.version
        socket.send_text(fuzzed(chaos, socket))
        socket.send(type="ping", id="mark")
        replies = []
        while not replies or replies[-1]["type"] != "pong":
            said = await socket.next()
            if said["type"] in {"done", "refused", "pong", "hello"}:
                replies.append(said)
        after = inn.table(table).sitting.version
        if after != before:
            assert any(said["type"] == "done" for said in replies)
            accepted += 1
        for one in sockets:
            await one.settled(after)

    assert accepted > 5
    for seat, socket in enumerate(sockets):
        socket.send(type="look", seat=seat)
        await socket.until("table", lambda it, mine=seat: it["seat"] == mine)
    await play_on(sockets, dice, 10)


KINDS = ("answer", "undo", "restart", "pause", "wake", "vote", "look", "lang")


def fuzzed(chaos: random.Random, socket: Socket) -> str:
    """A message that is nearly right."""
    table = socket.last("table")
    texts = [option["text"] for option in table["options"]] or ["pass", "bid 1"]
    message: dict[str, Any] = {
        "type": chaos.choice(KINDS),
        "id": f"f{chaos.randrange(60)}",
        "version": table["version"] + chaos.choice([0, 0, 0, -1, 1, -5]),
    }
    match message["type"]:
        case "answer":
            message["text"] = chaos.choice(texts)
        case "pause" | "wake":
            del message["version"]
        case "vote":
            del message["version"]
            message["end"] = True
        case "look":
            message = {"type": "look", "seat": chaos.choice([None, 0, 1, 2, 9])}
        case "lang":
            message = {"type": "lang", "lang": chaos.choice(["en", "fr", "de"])}
    text = json.dumps(message)
    for _ in range(chaos.choice([0, 0, 0, 1, 3])):
        place = chaos.randrange(len(text))
        text = text[:place] + chaos.choice('{}[]",:0aé\x00') + text[place + chaos.randrange(3) :]
    return text


def kept(inn: Inn, table: str) -> bytes:
    return msgspec.json.encode(inn.table(table).sitting.save())


# --- forms --------------------------------------------------------------------------------------

BAD_TABLES: list[dict[str, Any]] = [
    {"game": "chess", "seats": [{"kind": "me"}]},
    {"game": "oklahoma", "seats": [{"kind": "me"}]},
    {"game": "oklahoma", "seats": [{"kind": "me"}] * 3},
    {"game": "oklahoma", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]},
    {"game": "nim", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
    {"game": "oklahoma", "seats": [{"kind": "me"}] * 2, "settings": {"colour": "blue"}},
    {"game": "oklahoma", "seats": [{"kind": "me"}] * 2, "settings": {"modules": ["dragons"]}},
    {"game": "oklahoma", "seats": [{"kind": "me"}] * 2, "settings": {"rails": "pinwheel"}},
    {"game": "oklahoma", "seats": [{"kind": "me"}] * 2, "settings": {"position": "nonsense"}},
    {"game": "boomtown", "seats": [{"kind": "me"}] * 4, "settings": {"short": True}},
    {"game": "boomtown", "seats": [{"kind": "me"}] * 3, "settings": {"short": "perhaps"}},
    {"game": "boomtown", "seats": [{"kind": "me", "name": "bot:x"}] * 3},
    {"game": "boomtown", "seats": [{"kind": "me"}] * 3, "components": "not toml ["},
    {"game": "boomtown", "seats": [{"kind": "me"}] * 3, "components": "[game]\nid = 'coloma'"},
]


@pytest.mark.anyio
@pytest.mark.parametrize("form", BAD_TABLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_table_that_cannot_be_is_not_made(
    inn: Inn, form: dict[str, Any], lang: str
) -> None:
    ann = await inn.guest("Ann", lang)

    response = await ann.request("POST", "/tables", json=form)

    assert response.status_code in {400, 409}
    assert response.json()["code"] in {"illegal", "unreadable"}
    assert response.json()["why"]
    assert (await ann.get("/tables"))["tables"] == []


@pytest.mark.anyio
async def test_all_that_is_wrong_with_a_component_file_is_listed(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    text = (await ann.request("GET", "/games/boomtown/components")).text
    broken = text.replace("source = ", "origin = ")

    checked = await ann.post("/components/check", {"text": broken})
    seats = [{"kind": "me"}] * 3
    refused = await ann.post(
        "/tables", {"game": "boomtown", "seats": seats, "components": broken}, 409
    )

    assert len(checked["problems"]) > 3
    assert refused["problems"] == checked["problems"]
    assert (await ann.post("/components/check", {"text": text}))["problems"] == []


@pytest.mark.anyio
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a" + ".a" * 100_000 + " = 1", id="a name that takes minutes to read"),
        pytest.param("a = " + "[\n" * 100_000, id="lists within lists"),
        pytest.param("a = " + "9" * 5000, id="a number that is no number"),
    ],
)
async def test_a_component_file_that_would_choke_the_server_is_refused(inn: Inn, text: str) -> None:
    ann = await inn.guest("Ann")

    refused = await ann.post("/components/check", {"text": text}, 400)

    assert refused["code"] == "unreadable"


@pytest.mark.anyio
async def test_a_table_is_made_with_ones_own_components(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    text = (await ann.request("GET", "/games/boomtown/components")).text
    own = text.replace("value = 2", "value = 3", 1)
    assert own != text
    standard = standard_components(find("boomtown").package).hash

    table = await ann.make("boomtown", ["me", "greedy", "random"], components=own)

    used = (await ann.get(f"/tables/{table}"))["room"]["components"]
    assert used not in {None, standard}
    del inn.house.tables[table]
    assert (await ann.get(f"/tables/{table}"))["room"]["components"] == used


# --- every endpoint, from its own description ---------------------------------------------------

few = settings(
    max_examples=3,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_whether_it_fits_the_description_or_not_breaks_the_server(
    tmp_path: Path, mode: GenerationMode
) -> None:
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(open_inn(tmp_path)) as inn,
    ):
        ann = portal.call(inn.guest, "Ann")
        table = portal.call(ann.make, "oklahoma", ["me", "random"])
        schema = schemathesis.openapi.from_dict(portal.call(ann.get, "/openapi.json"))
        statuses: dict[str, set[int]] = {}

        def send(case: Any) -> None:
            path = case.path
            for name, value in {"table_id": table, "position": 0, "game": "coloma"}.items():
                path = path.replace(f"{{{name}}}", str(value))
            more: dict[str, Any] = {"params": case.query}
            if isinstance(case.body, bytes):
                more |= {"content": case.body, "headers": {"content-type": "application/json"}}
            elif not isinstance(case.body, NotSet):
                more["json"] = case.body
            response = portal.call(
                partial(ann.request, case.method, path.removeprefix("/api"), **more)
            )
            statuses.setdefault(case.path, set()).add(response.status_code)
            assert response.status_code < 500, response.text
            if response.status_code >= 400:
                assert response.json()["why"]

        for found in schema.get_all_operations():
            strategy = found.ok().as_strategy(generation_mode=mode)
            with suppress(Unsatisfiable):
                few(given(case=strategy)(send))()

        assert len(statuses) > (25 if mode is GenerationMode.POSITIVE else 15)
        assert portal.call(ann.get, "/health")["status"] == "ok"


# --- faults of ours -----------------------------------------------------------------------------


def stumbles(*_: object, **__: object) -> Any:
    raise KeyError("a fault of ours")


@pytest.mark.anyio
async def test_a_fault_of_ours_refuses_and_the_line_stays(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("oklahoma", ["me", "random"])
    socket = await ann.live(table)
    text = socket.last("table")["options"][0]["text"]

    with monkeypatch.context() as faulty:
        faulty.setattr(manners, "legal_option", stumbles)
        refused = await socket.answer(text)

    assert refused["code"] == "broken"
    assert "KeyError" not in json.dumps(refused)
    assert (await socket.answer(text))["type"] == "done"


@pytest.mark.anyio
async def test_a_fault_of_ours_stops_neither_bots_nor_clocks(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("oklahoma", ["me", "random"])
    socket = await ann.live(table)

    with monkeypatch.context() as faulty:
        faulty.setattr(inn.house, "sweep", stumbles)
        faulty.setattr(inn.house.thinkers, "decide", stumbles)
        while 0 in inn.table(table).sitting.awaited:
            done = await socket.answer(socket.last("table")["options"][0]["text"])
            await socket.settled(done["version"])
        await asyncio.gather(*inn.table(table).thoughts.values())
        await inn.house.beat(1)

    assert "a fault while a bot answered" in caplog.text
    assert "a fault at a tick" in caplog.text
    assert inn.table(table).thoughts == {}
    inn.table(table).think()
    await socket.until("table", lambda it: bool(it["your_turn"]))
