"""Bots in processes of their own, so that their thinking never holds up the table.

Each worker is a process with a pipe; a thread waits for it. A bot that takes longer than its
budget, or dies, loses its process and its say: any legal answer takes its place.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, lru_cache
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.bots import BOTS, USUAL, make_bot
from boomtable.bots.analysis import judge_decision
from boomtable.bots.search import Budget
from boomtable.engine import Components, Dice, Refusal, Seat, Table, fresh_seed, restore, save
from boomtable.engine.catalogue import catalogue, find, register
from boomtable.server.play import Spoken

BUDGET = 20.0
"""Seconds for one answer."""


class Thought(Struct, frozen=True, kw_only=True, tag=True):
    """What a worker is asked: a position, a seat, a bot that shall answer."""

    package: str
    position: bytes
    seat: int
    seed: int
    components: str | None
    """The component file, if it is not the usual one."""
    bot: str


class Study(Thought, frozen=True, kw_only=True, tag=True):
    """Another thing that a worker may be asked: what to think of an answer that was given."""

    bot: str = ""
    answer: str
    seconds: float


class Studied(Struct, frozen=True):
    """An option as the search sees it."""

    text: str
    chance: float
    points: float | None
    visits: int


class Thinkers:
    """The workers of a server."""

    def __init__(self, workers: int, budget: float = BUDGET) -> None:
        self.budget = budget
        self.context = multiprocessing.get_context("spawn")
        self.threads = ThreadPoolExecutor(max(1, workers), "bots")
        self.idle: SimpleQueue[Worker | None] = SimpleQueue()
        for _ in range(max(1, workers)):
            self.idle.put(None)  # Started when it is first needed.
        self.thinking = 0
        self.closed = False

    async def decide(self, table: Table, seat: int, bot: str, components: str | None) -> str:
        """The answer of a bot, in notation."""
        if bot == "random":
            return str(make_bot(bot, table.game.id, Dice(fresh_seed())).decide(Seat(table, seat)))
        thought = Thought(
            package=table.game.meta.package,
            position=position(table),
            seat=seat,
            seed=fresh_seed(),
            components=components,
            bot=bot,
        )
        answer = await self._ask(thought)
        if answer is not None:
            return answer.decode()
        return str(Dice(fresh_seed()).pick(table.options(seat)))

    async def study(
        self, table: Table, spoken: Spoken, components: str | None, seconds: float
    ) -> list[Studied]:
        """What the search thinks of the options of a question that was answered, best first."""
        study = Study(
            package=table.game.meta.package,
            position=position(table),
            seat=spoken.seat,
            seed=0,
            components=components,
            answer=spoken.text,
            seconds=seconds,
        )
        found = await self._ask(study)
        return [] if found is None else msgspec.msgpack.decode(found, type=list[Studied])

    async def _ask(self, thought: Thought) -> bytes | None:
        self.thinking += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, self._think, thought)
        finally:
            self.thinking -= 1

    def _think(self, thought: Thought) -> bytes | None:
        worker, answer = self.idle.get(), None
        for _ in range(2):  # A worker that died between two thoughts is not the bot's fault.
            if worker is None:
                worker = Worker(self.context)
            answer, is_well = worker.think(thought, self.budget)
            if not is_well:
                worker.kill()
                worker = None
            if answer is not None or self.closed:
                break
        self.idle.put(worker)
        return answer

    def close(self) -> None:
        """Send all workers home."""
        self.closed = True
        self.threads.shutdown(wait=True, cancel_futures=True)
        while not self.idle.empty():
            worker = self.idle.get()
            if worker is not None:
                worker.kill()


class Worker:
    """A process that thinks for bots."""

    def __init__(self, context: Any) -> None:
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def think(self, thought: Thought, budget: float) -> tuple[bytes | None, bool]:
        """The answer (``None``: there is none), and whether the worker can be asked again."""
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(thought))
            if not self.pipe.poll(budget):
                return None, False
            return self.pipe.recv_bytes() or None, True
        except (EOFError, OSError):
            return None, False

    def kill(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def work(pipe: Connection) -> None:
    """Think, in a process of one's own, until nobody asks any more."""
    # Whoever stops the server stops it; its workers follow.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            thought = msgspec.msgpack.decode(pipe.recv_bytes(), type=Thought | Study)
            pipe.send_bytes(_think(thought))


def _think(thought: Thought) -> bytes:
    """The answer of a worker; nothing if there is none."""
    if all(meta.package != thought.package for meta in catalogue().values()):
        register(thought.package)
    box = _components(thought.components) if thought.components else None
    try:
        table = restore(msgspec.json.decode(thought.position), box)
        if isinstance(thought, Study):
            return msgspec.msgpack.encode(_study(table, thought))
        bot = make_bot(thought.bot, table.game.id, Dice(thought.seed))
        return str(bot.decide(Seat(table, thought.seat))).encode()
    except Refusal:
        return b""


def _study(table: Table, study: Study) -> list[Studied]:
    answer = table.game.parse(study.answer)
    budget = Budget(seconds=study.seconds)
    verdict = judge_decision(table, study.seat, budget, study.seed, answer)
    return [
        Studied(str(it.option), it.chance, it.points, it.visits) for it in verdict.findings.options
    ]


@lru_cache(maxsize=20)
def _components(text: str) -> Components:
    return Components.read(text)


def position(table: Table) -> bytes:
    """A table without its past, for a worker."""
    saved = save(table)
    return msgspec.json.encode(saved | {"answers": [], "happenings": None, "trail": []})


@cache
def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that know a game, in the order in which people are shown them."""
    find(game_id)
    able = []
    for name in BOTS:
        with suppress(Refusal):
            make_bot(name, game_id, Dice(0))
            able.append(name)
    return tuple(able)


def usual_bot(game_id: str) -> str:
    """The bot that takes a seat if nobody says which."""
    return USUAL if USUAL in bots_of(game_id) else "random"
