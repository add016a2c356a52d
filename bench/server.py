"""Load on the server: many tables, all seats connected, everybody answering at random.

``python -m bench.server [--tables 500] [--seconds 15] [--json]``. The server runs in a process of
its own, on loopback only, with a data folder that is thrown away; the clients share one process.
Two rounds: with time to think (the latency that people feel), and without (how much it takes).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import show
from boomtable.engine import Dice
from boomtable.server.config import Config, Limits
from boomtable.server.serving import serve

SHARES = (("oklahoma", 2, 0.3), ("boomtown", 5, 0.3), ("coloma", 6, 0.2), ("boonlake", 4, 0.2))
"""Games, players, share of the tables: on average four seats."""
PLENTY = Limits(
    requests=1e6,
    requests_at_once=10**7,
    messages=1e6,
    messages_at_once=10**6,
    devices=1e6,
    devices_at_once=10**7,
    connections=10**6,
    tables=1e6,
    tables_at_once=10**6,
)
THINK = 6.0
AT_ONCE = 50


class Option(Struct):
    text: str


class Numbered(Struct):
    number: int


class Said(Struct):
    """What a client needs of a message; everything else is skipped."""

    type: str
    id: str | None = None
    version: int = 0
    question: int | None = None
    over: bool = False
    options: list[Option] = []
    since: int = 0
    events: list[Numbered] | int = 0
    why: str = ""


decoder = msgspec.json.Decoder(Said)


class Figures:
    """What the clients have seen."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.sent_bytes = 0
        self.problems: list[str] = []
        self.think: float | None = None
        """Seconds between a question and its answer (``None``: nobody answers)."""


class Player:
    """One seat, in its own connection."""

    def __init__(self, load: Load, table: str, number: int, cookie: str) -> None:
        self.load, self.table, self.cookie = load, table, cookie
        self.dice = Dice(number)
        self.line: ClientConnection | None = None
        self.have = 0
        self.count = 0
        self.sent: dict[str, float] = {}
        self.last: Said | None = None
        self.answered = 0
        self.over = False

    async def connect(self) -> None:
        address = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.table}/live?changes=yes"
        self.line = await connect(
            address,
            additional_headers={"cookie": self.cookie},
            compression="deflate" if self.load.deflate else None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def play(self) -> None:
        assert self.line is not None
        async for text in self.line:
            figures = self.load.figures
            assert isinstance(text, str)
            figures.sent_bytes += len(text)
            said = decoder.decode(text)
            match said.type:
                case "events":
                    self._hear(said)
                case "table":
                    self.last = said
                    self.over = said.over
                    began = self.load.began.get((self.table, said.version))
                    if began is not None:
                        figures.shown.append(time.perf_counter() - began)
                    self.consider()
                case "done":
                    now = time.perf_counter()
                    figures.acknowledged.append(now - self.sent.pop(said.id or ""))
                case "refused" | "bye":
                    figures.problems.append(f"{said.type}: {said.why}")

    def _hear(self, said: Said) -> None:
        assert isinstance(said.events, list)
        if said.since != self.have:
            self.load.figures.problems.append(f"events from {said.since}, had {self.have}")
        numbers = [event.number for event in said.events]
        if numbers != list(range(said.since, said.since + len(numbers))):
            self.load.figures.problems.append("events out of order")
        self.have = said.since + len(numbers)

    def consider(self) -> None:
        """Answer, after a while, if it is this seat's turn."""
        said, think = self.last, self.load.figures.think
        if said is None or think is None or said.question in {None, self.answered}:
            return
        self.answered = said.question or 0
        # Everybody thinks for a different while, half to one and a half of the usual.
        wait = think * (0.5 + self.dice.below(1000) / 1000)
        asyncio.get_running_loop().call_later(wait, self._answer, said)

    def _answer(self, said: Said) -> None:
        if self.load.figures.think is None:
            self.answered = 0
            return
        self.load.spawn(self._send(said))

    async def _send(self, said: Said) -> None:
        assert self.line is not None
        self.count += 1
        number = str(self.count)
        text = self.dice.pick(said.options).text
        self.sent[number] = now = time.perf_counter()
        self.load.began[self.table, said.version + 1] = now
        message = {"type": "answer", "id": number, "version": said.version, "text": text}
        await self.line.send(json.dumps(message))


class Load:
    """All clients."""

    def __init__(self, pid: int, port: int, deflate: bool) -> None:
        self.pid, self.port, self.deflate = pid, port, deflate
        self.figures = Figures()
        self.players: list[Player] = []
        self.began: dict[tuple[str, int], float] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def seat(self, tables: int, advance: Callable[[], None]) -> None:
        """Make the tables, and a device for every seat."""
        limit = asyncio.Semaphore(AT_ONCE)
        plans = [(game, count) for game, count, share in SHARES for _ in range(int(tables * share))]
        transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=AT_ONCE))
        async with httpx.AsyncClient(transport=transport, timeout=120) as http:
            # Each device shows its own cookie; the client shall keep none of them.
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

            async def post(path: str, form: Any, cookie: str = "") -> Any:
                async with limit:
                    address = f"http://127.0.0.1:{self.port}/api{path}"
                    headers = {"cookie": cookie} if cookie else {}
                    response = await http.post(address, json=form, headers=headers)
                    assert response.is_success, response.text
                    return response

            async def device() -> str:
                found = (await post("/me", {"name": "Load"})).headers["set-cookie"]
                return str(found.split(";")[0])

            async def make(number: int, game: str, count: int) -> None:
                cookies = [await device() for _ in range(count)]
                seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
                form = {"game": game, "seats": seats, "private": False}
                table = (await post("/tables", form, cookies[0])).json()["room"]["id"]
                for seat in range(1, count):
                    await post(f"/tables/{table}/seats/take", {"seat": seat}, cookies[seat])
                for seat, cookie in enumerate(cookies):
                    self.players.append(Player(self, table, number * 16 + seat, cookie))
                advance()

            await asyncio.gather(*(make(number, *plan) for number, plan in enumerate(plans)))

    async def connect(self, advance: Callable[[], None]) -> None:
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(player: Player) -> None:
            async with limit:
                await player.connect()
            self.spawn(player.play())
            advance()

        await asyncio.gather(*(one(player) for player in self.players))

    async def round(
        self, think: float, seconds: float, advance: Callable[[], None]
    ) -> dict[str, Any]:
        """Let everybody play for a while."""
        figures = self.figures = Figures()
        figures.think = think
        for player in self.players:
            player.consider()
        warm = min(3.0, seconds / 4)
        await self._wait(warm, advance)
        figures.acknowledged.clear()
        figures.shown.clear()
        figures.sent_bytes = 0
        start, used, own = time.perf_counter(), processor_seconds(self.pid), time.process_time()
        await self._wait(seconds - warm, advance)
        spent = time.perf_counter() - start
        used = processor_seconds(self.pid) - used
        found = {
            "answers": len(figures.acknowledged),
            "answers_per_second": len(figures.acknowledged) / spent,
            "ack_ms_p50": quantile(figures.acknowledged, 0.5),
            "ack_ms_p99": quantile(figures.acknowledged, 0.99),
            "shown_ms_p50": quantile(figures.shown, 0.5),
            "shown_ms_p99": quantile(figures.shown, 0.99),
            "server_cpu_ms_per_answer": used * 1000 / max(1, len(figures.acknowledged)),
            "server_cpu_share": used / spent,
            "clients_cpu_share": (time.process_time() - own) / spent,
            "megabytes_per_second": figures.sent_bytes / spent / 1e6,
        }
        figures.think = None
        await self._wait(3.0, lambda: None)
        found["problems"] = figures.problems[:5]
        found["problem_count"] = len(figures.problems)
        return found

    async def _wait(self, seconds: float, advance: Callable[[], None]) -> None:
        for _ in range(int(seconds * 4)):
            await asyncio.sleep(0.25)
            advance()

    async def check_logs(self, most: int) -> list[str]:
        """Compare the events that clients have with those that the server would tell them now."""
        wrong = []
        async with httpx.AsyncClient(timeout=60) as http:
            for player in self.players[:: max(1, len(self.players) // most)]:
                address = f"http://127.0.0.1:{self.port}/api/tables/{player.table}/log"
                count = -1
                for _ in range(60):  # On a busy machine the last events may still be under way.
                    answer = await http.get(address, headers={"cookie": player.cookie})
                    count = len(answer.json()["events"])
                    if count == player.have:
                        break
                    await asyncio.sleep(0.5)
                if count != player.have:
                    wrong.append(f"{count} events, of which {player.have} came")
        return wrong

    async def close(self) -> None:
        await asyncio.gather(*(it.line.close() for it in self.players if it.line is not None))
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task


def quantile(values: list[float], share: float) -> float | None:
    if not values:
        return None
    if share == 0.5:
        return median(values) * 1000
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def serve_tables(folder: str, port: int, ready: Any) -> None:
    """The server, in a process of its own."""
    config = Config(folder=Path(folder), limits=PLENTY, pace=0.0)
    serve(config, "127.0.0.1", port, lambda _: ready.set())


def resident(pid: int) -> float:
    """The memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used: what counts where others work, too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def measure(tables: int, seconds: float, deflate: bool, quiet: bool) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    context = multiprocessing.get_context("spawn")
    port, ready = free_port(), context.Event()
    with tempfile.TemporaryDirectory() as folder:
        server = context.Process(target=serve_tables, args=(folder, port, ready))
        server.start()
        try:
            assert ready.wait(120), "the server does not come up"
            load = Load(server.pid or 0, port, deflate)
            return asyncio.run(_measure(load, tables, seconds, quiet=quiet))
        finally:
            server.terminate()
            server.join(30)


async def _measure(load: Load, tables: int, seconds: float, *, quiet: bool) -> dict[str, Any]:
    pid, port = load.pid, load.port
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:

        def task(what: str, total: float) -> Callable[[], None]:
            number = bar.add_task(what, total=total)
            return lambda: bar.advance(number)

        empty = resident(pid)
        start = time.perf_counter()
        await load.seat(tables, task("tables", tables))
        made = time.perf_counter() - start
        seated = resident(pid)
        start = time.perf_counter()
        await load.connect(task("connections", len(load.players)))
        connected = time.perf_counter() - start
        await asyncio.sleep(2)
        full = resident(pid)
        calm = await load.round(THINK, seconds, task("with time to think", seconds * 4))
        rush = await load.round(0.0, seconds, task("without", seconds * 4))
        after = resident(pid)
        wrong = await load.check_logs(100)
        async with httpx.AsyncClient() as http:
            health = (await http.get(f"http://127.0.0.1:{port}/api/health")).json()
        await load.close()
    count = len({player.table for player in load.players})
    return {
        "tables": count,
        "seats": len(load.players),
        "tables_in_memory": health["tables"],
        "viewers": health["viewers"],
        "seconds_to_make": made,
        "seconds_to_connect": connected,
        "kb_per_table": (seated - empty) * 1024 / count,
        "kb_per_table_with_viewers": (full - empty) * 1024 / count,
        "kb_per_table_after_play": (after - empty) * 1024 / count,
        "server_mb": after,
        "with_time_to_think": calm,
        "without": rush,
        "lost_events": wrong,
        "deflate": load.deflate,
    }


def report(found: dict[str, Any]) -> None:
    rows: list[dict[str, object]] = []
    for what in ("with_time_to_think", "without"):
        figures = found[what]
        rows.append(
            {
                "what": what.replace("_", " "),
                "answers/s": figures["answers_per_second"],
                "ack p50 ms": figures["ack_ms_p50"] or 0.0,
                "ack p99 ms": figures["ack_ms_p99"] or 0.0,
                "shown p50 ms": figures["shown_ms_p50"] or 0.0,
                "shown p99 ms": figures["shown_ms_p99"] or 0.0,
                "server CPU ms": figures["server_cpu_ms_per_answer"],
                "MB/s": figures["megabytes_per_second"],
                "problems": figures["problem_count"],
            }
        )
    show(f"Server: {found['tables']} tables, {found['seats']} connected seats", rows)
    print(
        f"memory per table: {found['kb_per_table']:.0f} kB, with its viewers "
        f"{found['kb_per_table_with_viewers']:.0f} kB, after play "
        f"{found['kb_per_table_after_play']:.0f} kB; server {found['server_mb']:.0f} MB; "
        f"lost or surplus events: {len(found['lost_events'])}"
    )


def run(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--deflate", action="store_true", help="compress as browsers do")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments or [])
    quiet = chosen.json or not sys.stderr.isatty() or bool(os.environ.get("CI"))
    found = measure(chosen.tables, chosen.seconds, chosen.deflate, quiet)
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        report(found)
    problems = found["with_time_to_think"]["problem_count"] + found["without"]["problem_count"]
    if problems or found["lost_events"]:
        sys.exit("something was lost, reordered or refused")


if __name__ == "__main__":
    run(sys.argv[1:])
