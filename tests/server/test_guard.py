"""What no request gets past, and what every answer is sent with."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest

from boomtable.server.config import Limits
from boomtable.server.guard import MOST_BUCKETS, Buckets
from tests.server.guests import FakeTime, Inn, open_inn
from tests.server.test_playing import seated

pytestmark = pytest.mark.anyio


async def send(inn: Inn, method: str = "GET", path: str = "/api/health", **more: object) -> int:
    transport = httpx.ASGITransport(app=inn.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        response = await http.request(method, path, **more)  # type: ignore[arg-type]
        return response.status_code


async def test_other_hosts_are_not_served(inn: Inn) -> None:
    assert await send(inn, headers={"host": "localhost:8642"}) == 200
    assert await send(inn, headers={"host": "127.0.0.1:1"}) == 200
    assert await send(inn, headers={"host": "[::1]:99"}) == 200

    # A foreign name that leads to our address, as an attacker's page would arrange it.
    for host in ("evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example", "[::1"):
        assert await send(inn, headers={"host": host}) == 403


async def test_foreign_pages_change_nothing(inn: Inn) -> None:
    me = {"json": {"name": "Ann"}}

    async def post(**headers: str) -> int:
        return await send(inn, "POST", "/api/me", headers=headers, **me)

    assert await post() == 200
    assert await post(origin="http://localhost") == 200
    for origin in ("http://evil.example", "null", "http://localhost:81", "file://", "x"):
        assert await post(origin=origin) == 403
    assert await post(**{"sec-fetch-site": "cross-site"}) == 403
    assert await post(**{"sec-fetch-site": "same-site"}) == 403


async def test_a_foreign_page_cannot_open_a_websocket(inn: Inn) -> None:
    table, guests = await seated(inn, "oklahoma", 2)

    refused = guests[0].dial(table, origin="http://evil.example")
    welcome = guests[0].dial(table, origin="http://localhost")

    assert await refused.closed() == 4403
    assert refused.heard == []
    assert (await welcome.next())["type"] == "hello"


async def test_a_known_address_is_served_behind_a_proxy(tmp_path: Path, time: FakeTime) -> None:
    async with open_inn(tmp_path, time=time, origins=("https://games.example",)) as inn:
        headers = {"host": "games.example", "origin": "https://games.example"}
        assert await send(inn, "POST", "/api/me", headers=headers, json={}) == 200
        headers["origin"] = "http://games.example.evil"
        assert await send(inn, "POST", "/api/me", headers=headers, json={}) == 403


async def test_what_is_too_large_is_refused_before_it_is_read(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    refused = await ann.post("/me", {"name": "A" * 70_000}, 413)
    assert refused["code"] == "too-large"

    async def stream() -> object:
        for _ in range(80):
            yield b"x" * 1000

    response = await ann.http.post("/api/me", content=stream())  # type: ignore[arg-type]
    assert response.status_code == 413
    assert (await ann.get("/me"))["name"] == "Ann"
    huge = await ann.post("/tables/import", {"record": "x" * (3 << 20)}, 413)
    assert huge["code"] == "too-large"


async def test_too_many_requests_are_slowed_down(tmp_path: Path, time: FakeTime) -> None:
    limits = Limits(requests=0.001, requests_at_once=5)
    async with open_inn(tmp_path, time=time, limits=limits) as inn:
        found = [await send(inn) for _ in range(8)]

        assert found == [200] * 5 + [429] * 3


async def test_too_many_new_devices_and_tables_are_refused(tmp_path: Path, time: FakeTime) -> None:
    limits = Limits(devices=0.001, devices_at_once=2, tables=0.001, tables_at_once=2)
    async with open_inn(tmp_path, time=time, limits=limits) as inn:
        ann = await inn.guest("Ann")
        await inn.guest("Bob")
        assert (await inn.stranger().post("/me", {}, 429))["code"] == "too-fast"
        await ann.post("/me", {"name": "Anne"})

        form = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            await ann.post("/tables", form, 201)
        assert (await ann.post("/tables", form, 429))["code"] == "too-fast"


async def test_too_many_component_files_are_refused(tmp_path: Path, time: FakeTime) -> None:
    limits = Limits(checks=0.001, checks_at_once=2)
    async with open_inn(tmp_path, time=time, limits=limits) as inn:
        ann = await inn.guest("Ann")
        form = {"text": (await ann.request("GET", "/games/boomtown/components")).text}
        for _ in range(2):
            await ann.post("/components/check", form)

        assert (await ann.post("/components/check", form, 429))["code"] == "too-fast"


async def test_too_many_messages_are_refused_and_then_the_line_is_cut(
    tmp_path: Path, time: FakeTime
) -> None:
    limits = Limits(messages=0.001, messages_at_once=5)
    async with open_inn(tmp_path, time=time, limits=limits) as inn:
        ann = await inn.guest("Ann")
        table = await ann.make("nim", ["me", "random"])
        socket = await ann.live(table)
        for _ in range(300):
            socket.send(type="ping")

        assert await socket.closed() is not None
        kinds = [said["type"] for said in socket.heard]
        assert kinds.count("pong") == 5
        assert socket.last("refused")["code"] == "too-fast"
        assert socket.last("bye")["retry"]


async def test_too_many_connections_of_one_address_are_refused(
    tmp_path: Path, time: FakeTime
) -> None:
    async with open_inn(tmp_path, time=time, limits=Limits(connections=2)) as inn:
        ann = await inn.guest("Ann")
        table = await ann.make("nim", ["me", "random"])
        first, _ = await ann.live(table), await ann.live(table)
        assert await ann.dial(table).closed() == 4403
        await first.close()
        assert (await ann.live(table)).heard[0]["type"] == "hello"


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    buckets = Buckets(rate=2.0, at_once=3, clock=lambda: now)

    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    for number in range(20_000):
        buckets.take(str(number))
    assert len(buckets.used) <= MOST_BUCKETS


async def test_every_answer_forbids_what_a_page_does_not_need(inn: Inn) -> None:
    stranger = inn.stranger()
    for path in ("/api/health", "/api/nothing", "/", "/t/abc", "/api/reference"):
        response = await stranger.http.get(path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers


async def test_the_page_of_the_endpoints_needs_nothing_from_elsewhere(inn: Inn) -> None:
    stranger = inn.stranger()

    page = (await stranger.http.get("/api/reference")).text
    style = await stranger.http.get("/api/reference.css")

    assert "/api/tables/{table_id}/answers" in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    assert "style=" not in page
    assert style.headers["content-type"].startswith("text/css")


async def test_long_answers_are_compressed_and_the_others_are_not(inn: Inn) -> None:
    stranger = inn.stranger()

    rules = await stranger.http.get("/api/games/boomtown/rules")
    health = await stranger.http.get("/api/health")

    assert rules.headers["content-encoding"] == "gzip"
    assert len(rules.json()["paragraphs"]) > 50
    assert "content-encoding" not in health.headers


async def test_secrets_do_not_get_into_the_log(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await ann.make("oklahoma", ["me", "open"])
    links = await ann.get(f"/tables/{table}/invitation")
    await bob.post(f"/tables/{table}/enter", {"key": links["table"]["key"]})
    personal = await ann.post("/me/link")
    await bob.post("/me/move", {"key": personal["key"]})
    await ann.request("GET", f"/tables/{table}?seat=0&lang=fr&token=geheim")

    ours = [record for record in caplog.records if record.name.startswith("boomtable")]
    logged = "\n".join(record.getMessage() for record in ours)

    assert f"/api/tables/{table}/enter" in logged
    for secret in (
        links["table"]["key"],
        personal["key"],
        ann.http.cookies["boomtable"],
        ann.http.cookies["boomtable"].partition(".")[0],
        "geheim",
    ):
        assert secret not in logged


async def test_a_fault_of_ours_shows_nothing_of_our_inside(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await inn.guest("Ann")

    async def broken(*_: object) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(inn.house.store, "tables_of", broken)

    said = await ann.get("/tables", 500)

    assert said["code"] == "broken"
    assert "inside" not in json.dumps(said)
    assert "secret inside" in caplog.text


async def test_paths_that_are_not_there_say_so(inn: Inn) -> None:
    ann = await inn.guest("Ann")

    assert (await ann.get("/nothing", 404))["code"] == "unknown"
    assert (await ann.get("/games/chess", 404))["code"] == "unknown"
    response = await ann.request("DELETE", "/tables")
    assert response.status_code == 405
    assert "root:" not in (await ann.http.get("/../../etc/passwd")).text
    assert (await ann.http.get("/assets/none.js")).status_code == 404


async def test_a_look_at_the_head_alone_is_like_a_look_without_the_body(inn: Inn) -> None:
    ann = await inn.guest("Ann")

    for path in ("/", "/api/health", "/api/games/chess"):
        whole, head = await ann.http.get(path), await ann.http.head(path)

        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.content == b""
