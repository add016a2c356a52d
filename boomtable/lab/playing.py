"""Many games between bots, the same for a seed however many work at it."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import TypeVar

from msgspec import Struct

from boomtable.bots import Bot, make_bot
from boomtable.engine import (
    BOT,
    Dice,
    Illegal,
    Seat,
    Table,
    catalogue,
    open_table,
    register,
    turns_of,
    write_file,
    write_record,
)
from boomtable.lab.plans import Plan
from boomtable.lab.watching import Asked, Watched, watched

T = TypeVar("T")

_CHUNK = 4
_AHEAD = 3
"""So many pieces of work for each process are given out at once, so that none has to wait."""


class Played(Struct, frozen=True):
    """One game that was played."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    """Also of opponents that the rules play: they have no bot."""
    winners: tuple[int, ...]
    turns: int
    answers: int
    decisions: int
    seconds: float
    watched: Watched | None = None

    @property
    def players(self) -> int:
        """How many seats the table had."""
        return len(self.bots)

    def won(self, seat: int) -> float:
        """The part of the victory that a seat has."""
        return (seat in self.winners) / len(self.winners)


def open_game(plan: Plan, number: int, seed: int, *, keeps_log: bool = False) -> Table:
    """The table of a game."""
    names = plan.seated(number)
    return open_table(
        plan.game,
        len(names),
        plan.world_of(number).settings,
        seed=seed,
        components=plan.components,
        names=[f"{BOT}{name}" for name in names],
        keeps_log=keeps_log,
    )


class Course(Struct, frozen=True):
    """How a game went: for each seat what it decided and how long it thought, and all seconds."""

    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    seconds: float


def let_play(table: Table, bots: Sequence[Bot], asked: dict[str, Asked] | None = None) -> Course:
    """Let bots play a game to its end. ``asked``: where to write down what they are asked."""
    seats = [Seat(table, seat) for seat in range(len(bots))]
    decisions, thinking = [0] * len(bots), [0.0] * len(bots)
    start = perf_counter()
    while table.decision is not None:
        seat = table.awaited[0]
        if asked is not None:
            prompt = table.decision.prompt
            asked[prompt] = asked.get(prompt, Asked()).again(len(seats[seat].options))
        before = perf_counter()
        option = bots[seat].decide(seats[seat])
        thinking[seat] += perf_counter() - before
        table.answer(option, seat)
        decisions[seat] += 1
    return Course(tuple(decisions), tuple(thinking), perf_counter() - start)


def play(plan: Plan, number: int) -> Played:
    """Play the game of a number. Everything in it follows from the seed and the number."""
    dice = Dice(Dice(plan.seed, number).below(1 << 63))
    names = plan.seated(number)
    table = open_game(plan, number, dice.below(1 << 48), keeps_log=plan.watches)
    bots = [make_bot(name, plan.game, dice.spawn()) for name in names]
    asked: dict[str, Asked] = {}
    course = let_play(table, bots, asked if plan.watches else None)
    if plan.records is not None:
        name = f"{plan.game}-{number + 1:0{plan.digits}}.record"
        write_file(Path(plan.records) / name, write_record(table))
    sheet = table.score()
    return Played(
        tuple(names),
        sheet.totals,
        sheet.winners,
        turns_of(table),
        len(table.answers),
        sum(course.decisions),
        course.seconds,
        watched(table, asked) if plan.watches else None,
    )


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Play so many games, in the order of their numbers."""
    yield from on_cores(partial(_play_elsewhere, plan), range(games), jobs, chunk=_CHUNK)


def on_cores(
    work: Callable[[int], T], numbers: Iterable[int], jobs: int, *, chunk: int = 1
) -> Iterator[T]:
    """What the work makes of each number, in their order, by so many processes."""
    if jobs == 1:
        yield from map(work, numbers)
        return
    left = iter(numbers)
    waiting: deque[Future[list[T]]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_follow_the_first) as pool:
        try:
            while some := list(islice(left, chunk)):
                waiting.append(pool.submit(_each, work, some))
                if len(waiting) > _AHEAD * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BrokenProcessPool as error:
            raise Illegal("lab.worker-lost") from error
        except BaseException:
            # Stop at once: a long game that is under way must not keep anybody waiting.
            for worker in list(pool._processes.values()):
                worker.terminate()
            raise


def _each(work: Callable[[int], T], numbers: Iterable[int]) -> list[T]:
    return [work(number) for number in numbers]


def _follow_the_first() -> None:
    """Leave Ctrl-C to the process that was started by hand, and end when it ends."""
    # It stops the others; they need not all complain.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A process that is killed can stop nobody. Those left behind would wait for work for ever, and
    # keep the files that it had open, the locked ledger of a match among them.
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None, "this is not the first process"
    first.join()
    os._exit(1)


def know_game(game: str, package: str) -> None:
    """A fresh process knows only the games that are installed, not those a program has added."""
    if game not in catalogue():
        register(package)


def _play_elsewhere(plan: Plan, number: int) -> Played:
    know_game(plan.game, plan.package)
    return play(plan, number)
