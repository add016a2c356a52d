"""Who is who, who may see what, who sits where."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server.identity import Keys
from tests.server.guests import FakeTime, Guest, Inn, open_inn
from tests.server.test_playing import seated

pytestmark = pytest.mark.anyio


async def test_somebody_without_a_name_is_asked_for_it(inn: Inn) -> None:
    stranger = inn.stranger()

    refused = await stranger.get("/me", 401)
    assert refused["code"] == "who-are-you"
    assert (await stranger.post("/tables", table_form(), 401))["code"] == "who-are-you"

    me = await stranger.post("/me", {"name": "  Zoé\u202e ", "lang": "fr"})
    assert me["name"] == "Zoé"
    assert (await stranger.get("/me"))["lang"] == "fr"


def table_form() -> dict[str, object]:
    return {"game": "oklahoma", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


async def test_the_cookie_is_for_the_server_only(inn: Inn) -> None:
    response = await inn.stranger().request("POST", "/me", json={"name": "Ann"})

    cookie = response.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize("name", ["bot:greedy", "Ann # 1", "A" * 25])
async def test_a_name_that_would_harm_a_record_is_refused(inn: Inn, name: str) -> None:
    refused = await inn.stranger().post("/me", {"name": name}, 409)

    assert refused["code"] == "illegal"


async def test_a_forged_cookie_is_nobody(inn: Inn, tmp_path: Path) -> None:
    ann = await inn.guest("Ann")
    device, _, signature = ann.http.cookies["boomtable"].partition(".")
    forged = [
        f"{device}.{'A' * len(signature)}",
        f"{device}.",
        device,
        f"{'A' * 22}.{signature}",
        Keys(_made(tmp_path / "other")).cookie(device),
        "ü" * 40,
        "",
    ]

    for cookie in forged:
        mallory = inn.stranger()
        headers = {"cookie": f"boomtable={cookie}".encode()}
        response = await mallory.http.get("/api/me", headers=headers)  # type: ignore[arg-type]
        assert response.status_code == 401


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def test_the_key_is_readable_by_its_owner_only(inn: Inn) -> None:
    folder = inn.house.config.folder

    assert (folder / "key").stat().st_mode & 0o777 == 0o600
    assert (folder / "boomtable.db").stat().st_mode & 0o777 == 0o600


# --- another device -----------------------------------------------------------------------------


async def test_a_personal_link_moves_a_person_to_another_device(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("oklahoma", ["me", "random"])
    link = await ann.post("/me/link")
    phone = inn.stranger()

    moved = await phone.post("/me/move", {"key": link["key"]})

    assert moved["name"] == "Ann"
    assert (await phone.get(f"/tables/{table}"))["table"]["seat"] == 0
    assert link["path"].partition("#")[2] == link["key"]


async def test_a_personal_link_does_not_work_for_ever(inn: Inn, time: FakeTime) -> None:
    ann = await inn.guest("Ann")
    link = await ann.post("/me/link")
    revoked = await ann.post("/me/link")
    time.pass_by(days=2)
    late = await inn.stranger().post("/me/move", {"key": link["key"]}, 403)
    assert late["code"] == "forbidden"
    time.pass_by(days=-2)
    await ann.post("/me/unlink", status=204)

    await inn.stranger().post("/me/move", {"key": revoked["key"]}, 403)

    fresh = await ann.post("/me/link")
    await inn.stranger().post("/me/move", {"key": fresh["key"]})
    other = "A" if fresh["key"][-1] != "A" else "B"
    for key in ("", "a.b.c", fresh["key"][:-1] + other, "A" * 22 + fresh["key"][22:]):
        await inn.stranger().post("/me/move", {"key": key}, 403)


# --- private tables -----------------------------------------------------------------------------


async def test_a_private_table_is_not_there_for_others(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("oklahoma", ["me", "open"])
    missing = await bob.get("/tables/nothing-here", 404)

    for path in ("", "/log", "/chat", "/scores", "/record", "/replay/0", "/invitation", "/notes"):
        assert await bob.get(f"/tables/{table}{path}", 404) == missing
    assert await bob.post(f"/tables/{table}/seats/take", {"seat": 1}, 404) == missing
    socket = await bob.live(table)
    assert socket.heard[0]["type"] == "bye"
    assert socket.heard[0]["code"] == "unknown"
    assert await socket.closed() is not None
    assert (await bob.get("/tables?which=open"))["tables"] == []


async def test_a_private_table_is_entered_by_its_link(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("oklahoma", ["me", "open"])
    links = await ann.get(f"/tables/{table}/invitation")
    await bob.post(f"/tables/{table}/enter", {"key": links["table"]["key"][:-2] + "xx"}, 404)

    await bob.post(f"/tables/{table}/enter", {"key": links["table"]["key"]})
    await bob.post(f"/tables/{table}/seats/take", {"seat": 1})

    room = (await bob.get(f"/tables/{table}"))["room"]
    assert room["status"] == "playing"
    assert [seat["name"] for seat in room["seats"]] == ["Ann", "Bob"]
    assert [seat["you"] for seat in room["seats"]] == [False, True]
    assert links["table"]["path"] == f"/t/{table}#{links['table']['key']}"


async def test_links_are_handed_on_by_those_who_sit_there(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("boomtown", ["me", "open", "greedy"], private=False)

    assert (await bob.get(f"/tables/{table}/invitation", 403))["code"] == "no-seat"
    links = await ann.get(f"/tables/{table}/invitation")

    assert set(links["seats"]) == {"1", "2"}
    assert len({link["key"] for link in links["seats"].values()} | {links["table"]["key"]}) == 3


# --- seats --------------------------------------------------------------------------------------


async def take(guest: Guest, table: str, seat: int, status: int = 200, **more: object) -> str:
    said = await guest.post(f"/tables/{table}/seats/take", {"seat": seat, **more}, status)
    return str(said.get("code", ""))


async def test_the_last_one_to_sit_down_starts_the_game(inn: Inn) -> None:
    ann, bob, cleo = [await inn.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = await ann.make("boomtown", ["me", "open", "open"], private=False)
    watching = await ann.live(table)
    await take(bob, table, 1)
    assert (await ann.get(f"/tables/{table}"))["table"] is None
    assert await take(bob, table, 2, 403) == "forbidden"
    assert await take(cleo, table, 1, 403) == "forbidden"
    assert await take(cleo, table, 7, 409) == "illegal"

    await take(cleo, table, 2, name="Cléo")

    shown = await watching.until("table")
    assert shown["version"] > 1
    names = [seat["name"] for seat in watching.last("room")["seats"]]
    assert names == ["Ann", "Bob", "Cléo"]


async def test_only_the_host_starts_early_and_bots_fill_the_table(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("boomtown", ["me", "open", "open"], private=False)
    await take(bob, table, 2)
    assert (await bob.post(f"/tables/{table}/start", status=403))["code"] == "forbidden"

    await ann.post(f"/tables/{table}/start")

    room = (await ann.get(f"/tables/{table}"))["room"]
    assert [seat["kind"] for seat in room["seats"]] == ["person", "bot", "person"]
    assert (await ann.post(f"/tables/{table}/start", status=409))["code"] == "illegal"


async def test_whoever_gets_up_before_the_start_leaves_an_open_seat(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("boomtown", ["me", "open", "open"], private=False)
    await take(bob, table, 1)

    await bob.post(f"/tables/{table}/seats/leave", {"seat": 1})

    seats = (await ann.get(f"/tables/{table}"))["room"]["seats"]
    assert seats[1]["kind"] == "open"
    assert seats[1]["name"] == ""


async def test_a_table_at_which_nobody_waits_any_more_is_not_offered(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("boomtown", ["me", "open", "random"], private=False)
    assert [card["id"] for card in (await bob.get("/tables?which=open"))["tables"]] == [table]

    await ann.post(f"/tables/{table}/seats/leave", {"seat": 0})

    assert (await bob.get("/tables?which=open"))["tables"] == []
    assert [card["id"] for card in (await ann.get("/tables"))["tables"]] == [table]
    await take(ann, table, 0)
    assert [card["id"] for card in (await bob.get("/tables?which=open"))["tables"]] == [table]


async def test_whoever_leaves_a_game_is_replaced_for_good(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)

    await bob.post(f"/tables/{table}/seats/leave", {"seat": 1})

    seats = (await ann.get(f"/tables/{table}"))["room"]["seats"]
    assert (seats[1]["kind"], seats[1]["stands_in"]) == ("bot", False)
    assert await take(bob, table, 1, 403) == "forbidden"


async def test_a_bot_stands_in_and_the_person_comes_back(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    await bob.post(f"/tables/{table}/seats/give", {"seat": 1, "bot": "random"})
    seats = (await bob.get(f"/tables/{table}"))["room"]["seats"]
    assert (seats[1]["kind"], seats[1]["stands_in"], seats[1]["you"]) == ("bot", True, True)
    assert seats[1]["name"] == "Guest 1"
    assert await take(ann, table, 1, 403) == "forbidden"
    form = {"version": 99, "text": "x", "seat": 1}
    assert (await bob.post(f"/tables/{table}/answers", form, 403))["code"] == "no-seat"

    await take(bob, table, 1)

    seats = (await bob.get(f"/tables/{table}"))["room"]["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Guest 1")
    assert await take(bob, table, 1, 409) == "illegal"


async def test_somebody_absent_is_replaced_after_a_while_only(inn: Inn, time: FakeTime) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    here = await bob.live(table)
    give = f"/tables/{table}/seats/give"
    time.pass_by(seconds=3600)
    assert (await ann.post(give, {"seat": 1}, 409))["code"] == "illegal"
    await here.close()
    assert (await ann.post(give, {"seat": 1}, 409))["code"] == "illegal"
    time.pass_by(seconds=61)
    stranger = await inn.guest("Mallory")
    assert (await stranger.post(give, {"seat": 1}, 403))["code"] == "no-seat"

    await ann.post(give, {"seat": 1, "bot": "random"})

    assert (await ann.get(f"/tables/{table}"))["room"]["seats"][1]["stands_in"]


async def test_whoever_plays_without_a_websocket_is_not_absent(inn: Inn, time: FakeTime) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    await ann.live(table)
    for _ in range(3):
        time.pass_by(seconds=40)
        await bob.get(f"/tables/{table}")

    refused = await ann.post(f"/tables/{table}/seats/give", {"seat": 1}, 409)

    assert refused["code"] == "illegal"
    time.pass_by(seconds=61)
    await ann.post(f"/tables/{table}/seats/give", {"seat": 1})


async def test_a_bots_seat_is_taken_by_its_link(inn: Inn) -> None:
    ann, bob, mallory = [await inn.guest(name) for name in ("Ann", "Bob", "Mallory")]
    table = await ann.make("boomtown", ["me", "random", "random"], private=False)
    links = (await ann.get(f"/tables/{table}/invitation"))["seats"]
    assert await take(mallory, table, 1, 403) == "forbidden"
    assert await take(mallory, table, 1, 403, key=links["2"]["key"]) == "forbidden"

    await take(bob, table, 1, key=links["1"]["key"])

    seats = (await bob.get(f"/tables/{table}"))["room"]["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Bob")
    # Two hands against somebody else would show too much.
    assert await take(ann, table, 2, 403) == "forbidden"


async def test_whoever_plays_bots_alone_may_take_their_seats(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("boomtown", ["me", "random", "random"])

    await take(ann, table, 1)

    assert (await ann.get(f"/tables/{table}"))["room"]["seats"][1]["you"]


async def test_several_people_at_one_screen_look_from_their_own_seats(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    table = await ann.make("claims", seats)
    socket = await ann.live(table, 0)
    mine = socket.last("table")["view"]["hands"]
    assert isinstance(mine[0], list)
    assert isinstance(mine[1], int)

    socket.send(type="look", seat=1)
    await socket.until("hello")
    other = await socket.until("table")

    assert isinstance(other["view"]["hands"][1], list)
    assert isinstance(other["view"]["hands"][0], int)
    said = await socket.answer(other["options"][0]["text"])
    assert said["type"] == "done"
    socket.send(type="look", seat=None)
    assert (await socket.until("table"))["seat"] is None
    refused = await socket.ask(type="look", seat=5)
    assert refused["code"] == "no-seat"


# --- lists, chat, notes -------------------------------------------------------------------------


async def test_my_tables_come_with_my_turn_first(inn: Inn, time: FakeTime) -> None:
    ann = await inn.guest("Ann")
    waiting = await ann.make("oklahoma", ["me", "open"])
    time.pass_by(seconds=1)
    turn = await ann.make("oklahoma", ["me", "random"])
    time.pass_by(seconds=1)
    table, _ = await seated(inn, "oklahoma", 2)

    mine = (await ann.get("/tables"))["tables"]
    found = {card["id"]: card for card in mine}

    assert mine[0]["id"] == turn
    assert mine[0]["your_turn"]
    assert found[waiting]["status"] == "open"
    assert table not in found
    running = (await ann.get("/tables?which=running"))["tables"]
    assert [card["id"] for card in running] == [table]


async def test_only_those_who_play_chat_and_everybody_reads(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    zoe = await inn.guest("Zoé")
    socket, watching = await ann.live(table), await zoe.live(table)

    assert (await socket.ask(type="chat", text="Hello\x1b[2J <b>"))["type"] == "done"
    heard = await watching.until("chat")

    assert heard["lines"][0]["text"] == "Hello[2J <b>"
    assert heard["lines"][0]["name"] == "Ann"
    assert (await watching.ask(type="chat", text="me too"))["code"] == "no-seat"
    assert (await socket.ask(type="chat", text="\u200b"))["code"] == "illegal"
    await bob.post(f"/tables/{table}/chat", {"text": "Hi"}, 204)
    assert [line["name"] for line in (await ann.get(f"/tables/{table}/chat"))["lines"]] == [
        "Ann",
        "Guest 1",
    ]
    assert (await watching.until("chat"))["since"] == 1


async def test_notes_are_ones_own(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)

    response = await ann.request("PUT", f"/tables/{table}/notes", json={"text": "watch the river"})

    assert response.status_code == 204
    assert (await ann.get(f"/tables/{table}/notes"))["text"] == "watch the river"
    assert (await bob.get(f"/tables/{table}/notes"))["text"] == ""


async def test_everybody_sees_who_is_there(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    watching = await ann.live(table)

    there = await bob.live(table)
    await watching.until("room", lambda room: room["seats"][1]["present"])
    await there.close()
    gone = await watching.until("room", lambda room: not room["seats"][1]["present"])

    assert gone["seats"][1]["seen"] is not None
    assert gone["seats"][0]["present"]


async def test_a_server_that_comes_back_knows_everybody(tmp_path: Path, time: FakeTime) -> None:
    async with open_inn(tmp_path, time=time) as inn:
        ann = await inn.guest("Ann")
        table = await ann.make("oklahoma", ["me", "random"])
        cookies = dict(ann.http.cookies)

    async with open_inn(tmp_path, time=time) as inn:
        again = inn.stranger()
        again.http.cookies.update(cookies)
        assert (await again.get("/me"))["name"] == "Ann"
        assert (await again.get(f"/tables/{table}"))["table"]["your_turn"]
