"""``kill -9`` in the middle of games: no acknowledged answer is lost, everybody plays on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boomtable.engine import Dice
from tests.marks import slow

pytestmark = pytest.mark.anyio
PATIENCE = 90.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int, *more: str) -> None:
        self.folder, self.port, self.more = folder, port, more
        self.address = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, log: Path | None = None) -> None:
        command = [sys.executable, "-m", "boomtable", "serve", "--workers", "1", "--pace", "0"]
        command += ["--port", str(self.port), "--data", str(self.folder), *self.more]
        environment = os.environ | {"BOOMTABLE_LANG": "en"}
        with ExitStack() as files:
            errors = None
            if log is not None:
                command.append("--log")
                errors = files.enter_context(log.open("wb"))
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, env=environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        while line and self.address not in line:
            line = self.process.stdout.readline().decode()
        assert self.address in line

    def kill(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Player:
    """Plays one seat at random, connects again by itself, repeats what was not acknowledged."""

    def __init__(self, server: Server, name: str, seed: int) -> None:
        self.server, self.name, self.dice = server, name, Dice(seed)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE)
        self.table, self.seat = "", 0
        self.acknowledged: dict[str, int] = {}
        self.unsure: dict[str, Any] | None = None
        self.connections = 0
        self.count = 0
        self.over = False

    async def post(self, path: str, form: Any) -> Any:
        response = await self.http.post(f"/api{path}", json=form)
        assert response.is_success, response.text
        return response.json()

    async def play(self) -> None:
        """Play until the game is over or somebody stops it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        while not self.over:
            try:
                headers = {"cookie": cookie}
                async with connect(address, additional_headers=headers, max_size=None) as line:
                    self.connections += 1
                    await self._converse(line)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.05)

    async def _converse(self, line: Any) -> None:
        if self.unsure is not None:
            await line.send(json.dumps(self.unsure))
        answered, table = 0, None
        async for text in line:
            said = json.loads(text)
            match said["type"]:
                case "done":
                    self.acknowledged[said["id"]] = said["version"]
                    self._heard(said["id"])
                case "refused":
                    assert said["code"] in {"already-done", "stale"}, said
                    if said["code"] == "already-done":
                        self.acknowledged.setdefault(said["id"], 0)
                    self._heard(said["id"])
                case "table":
                    table = said
                    self.over = said["over"]
                    assert said["version"] >= max(self.acknowledged.values(), default=0)
            if self.over:
                return
            if table and table["your_turn"] and self.unsure is None and table["version"] > answered:
                answered = table["version"]
                await self._answer(line, table)

    def _heard(self, number: str) -> None:
        if self.unsure is not None and self.unsure["id"] == number:
            self.unsure = None

    async def _answer(self, line: Any, table: dict[str, Any]) -> None:
        self.count += 1
        self.unsure = {
            "type": "answer",
            "id": f"{self.name}-{self.count}",
            "version": table["version"],
            "text": self.dice.pick(table["options"])["text"],
        }
        await line.send(json.dumps(self.unsure))


async def sit_down(server: Server) -> list[Player]:
    players: list[Player] = []
    for game, count in (("oklahoma", 2), ("boomtown", 3), ("coloma", 3)):
        host = Player(server, f"{game}-0", len(players))
        await host.post("/me", {"name": host.name})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
        made = await host.post("/tables", {"game": game, "seats": seats, "private": False})
        host.table = made["room"]["id"]
        players.append(host)
        for seat in range(1, count):
            guest = Player(server, f"{game}-{seat}", len(players))
            await guest.post("/me", {"name": guest.name})
            guest.table, guest.seat = host.table, seat
            await guest.post(f"/tables/{host.table}/seats/take", {"seat": seat})
            players.append(guest)
    return players


@slow
@pytest.mark.timeout(300)
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    server.start()
    try:
        await play_and_kill(server, tmp_path)
    finally:
        server.kill()


async def play_and_kill(server: Server, folder: Path) -> None:
    players = await sit_down(server)
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(2):
            before = acknowledged(players)
            await until(lambda upto=before + 30: acknowledged(players) >= upto or all_over(players))
            server.kill()
            check_disk(folder, players)
            server.start()
        before = acknowledged(players)
        await until(lambda: acknowledged(players) >= before + 20 or all_over(players))
        # However slow the machine is, everybody has come back by themselves.
        await until(lambda: all(player.connections >= 2 or player.over for player in players))
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    for player in players:
        shown = (await player.http.get(f"/api/tables/{player.table}")).json()
        assert shown["table"]["version"] >= max(player.acknowledged.values(), default=0)
        await player.http.aclose()
    assert server.stop() in {0, -signal.SIGTERM}
    check_disk(folder, players)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def all_over(players: list[Player]) -> bool:
    return all(player.over for player in players)


async def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "nothing goes on any more"
        await asyncio.sleep(0.01)


def check_disk(folder: Path, players: list[Player]) -> None:
    """Every acknowledged message is there exactly once, at the version that was said."""
    connection = sqlite3.connect(f"file:{folder / 'boomtable.db'}?mode=ro", uri=True)
    rows = connection.execute("SELECT message, number, body FROM deeds WHERE message != ''")
    found: dict[str, list[int]] = {}
    for message, number, _ in rows:
        found.setdefault(message, []).append(number)
    connection.close()
    for player in players:
        for message, version in player.acknowledged.items():
            assert len(found.get(message, [])) == 1, f"{message}: {found.get(message)}"
            assert version in {0, found[message][0]}
