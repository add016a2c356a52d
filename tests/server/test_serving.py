"""``boomtable serve``: a real server on a real socket, and what it refuses to do."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from boomtable.cli.app import run
from tests.marks import slow
from tests.server.test_crash import Server, free_port


async def ann_sits_down(http: httpx.AsyncClient) -> tuple[str, str]:
    """A table of Ann's against a bot, and her cookie."""
    await http.post("/api/me", json={"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await http.post("/api/tables", json={"game": "oklahoma", "seats": seats})
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return made.json()["room"]["id"], cookie


@slow
@pytest.mark.anyio
async def test_a_real_server_compresses_refuses_and_survives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path / "data", free_port())
    server.start()
    try:
        async with httpx.AsyncClient(base_url=server.address) as http:
            table, cookie = await ann_sits_down(http)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            line = await connect(address, additional_headers={"cookie": cookie})
            assert line.response is not None
            assert "permessage-deflate" in line.response.headers["sec-websocket-extensions"]
            for _ in range(4):
                await line.recv()
            await line.send("x" * 70_000)
            with pytest.raises(ConnectionClosedError):
                await listen(line)
            abrupt = await connect(address, additional_headers={"cookie": cookie})
            abrupt.transport.abort()
            assert (await http.get("/api/health")).json()["status"] == "ok"
        for arguments in (
            ["--data", str(tmp_path / "data"), "--port", "0"],
            ["--data", str(tmp_path / "other"), "--port", str(server.port)],
        ):
            assert run(["serve", *arguments, "--lang", "en"]) == 2
            assert capsys.readouterr().err.startswith("boomtable: ")
    finally:
        server.kill()


@slow
@pytest.mark.anyio
async def test_a_server_that_closes_takes_leave_and_logs_no_queries(tmp_path: Path) -> None:
    server, log = Server(tmp_path / "data", free_port()), tmp_path / "log"
    server.start(log)
    async with httpx.AsyncClient(base_url=server.address) as http:
        table, cookie = await ann_sits_down(http)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?key=geheim"
    line = await connect(address, additional_headers={"cookie": cookie})
    for _ in range(4):
        await line.recv()

    stopped = asyncio.create_task(asyncio.to_thread(server.stop))
    last: dict[str, Any] = {}
    with suppress(ConnectionClosedError):
        while True:
            last = json.loads(await line.recv())

    assert (last.get("type"), last.get("code"), last.get("retry")) == ("bye", "closing", True)
    await stopped
    logged = log.read_text()
    assert f"LIVE /api/tables/{table}/live" in logged
    assert "geheim" not in logged


@slow
@pytest.mark.anyio
async def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", free_port(), "--origin", "https://games.example")
    server.start()
    try:
        async with httpx.AsyncClient(base_url=server.address) as http:

            async def status(address: str) -> int:
                headers = {"host": "games.example", "x-forwarded-for": address}
                return (await http.get("/api/health", headers=headers)).status_code

            found = 200
            for _ in range(2000):
                found = await status("203.0.113.5")
                if found != 200:
                    break
            assert found == 429
            assert await status("203.0.113.6") == 200
    finally:
        server.kill()


@slow
def test_no_player_waits_until_the_rules_of_a_game_are_read(tmp_path: Path) -> None:
    look = """
import asyncio, sys
from pathlib import Path
from boomtable.engine import catalogue
from tests.server.guests import open_inn

async def look():
    async with open_inn(Path(sys.argv[1])):
        return [meta.package for meta in catalogue().values() if meta.package not in sys.modules]

print(asyncio.run(look()))
"""
    found = subprocess.run(
        [sys.executable, "-c", look, str(tmp_path)], capture_output=True, text=True, check=True
    )

    assert found.stdout.strip() == "[]"


async def listen(line: ClientConnection) -> None:
    while True:
        await line.recv()


def test_a_port_that_is_taken_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        assert run(["serve", "--data", str(tmp_path), "--port", port, "--lang", "fr"]) == 2

    assert "un autre programme y écoute" in capsys.readouterr().err


def test_a_wrong_origin_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--origin", "games.example", "--lang", "en"]) == 2

    assert "http://" in capsys.readouterr().err


def test_a_folder_that_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")

    assert run(["serve", "--data", str(tmp_path / "file" / "x"), "--port", "0"]) == 2

    assert "boomtable: " in capsys.readouterr().err


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--schema"]) == 0

    assert '"FromClient"' in capsys.readouterr().out
