"""Many games between bots, the seats rotated, the same for a seed however many work at it."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from boomtable.bots import make_bot
from boomtable.cli.results import turns_of
from boomtable.engine import (
    Components,
    Dice,
    Illegal,
    Meta,
    Seat,
    Unreadable,
    open_table,
    register,
    write_file,
    write_record,
)
from boomtable.names import BOT

_CHUNK = 4


class Plan(Struct, frozen=True):
    """What is to be played: who against whom, how often, with what."""

    game: str
    package: str
    bots: tuple[str, ...]
    """A bot for each seat of the first game; then they move on by one seat from game to game."""
    settings: dict[str, str]
    seed: int
    components: str | None = None
    records: str | None = None
    digits: int = 4

    def seated(self, number: int) -> list[str]:
        """The bots of a game in the order of its seats."""
        players = len(self.bots)
        return [self.bots[(seat - number) % players] for seat in range(players)]


class Played(Struct, frozen=True):
    """One game that was played."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    answers: int
    decisions: int
    seconds: float


def seat_bots(meta: Meta, named: Sequence[str], players: int | None) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes all seats that are left."""
    if players is None:
        fitting = [count for count in meta.players if count >= len(named)]
        if not fitting:
            raise Illegal("terminal.simulate.too-many", count=len(named), most=max(meta.players))
        players = fitting[0]
    if players not in meta.players:
        allowed = ", ".join(map(str, meta.players))
        raise Illegal("engine.player-count", game=meta.name, count=players, allowed=allowed)
    if len(named) > players:
        raise Illegal("terminal.simulate.too-many", count=len(named), most=players)
    return (*named, *[named[-1]] * (players - len(named)))


def read_bots(text: str) -> list[str]:
    """The names of ``--bots greedy,random`` (``bot:greedy`` is welcome too)."""
    named = [name.strip().removeprefix(BOT) for name in text.split(",")]
    if not all(named):
        raise Unreadable("terminal.simulate.no-name", text=text)
    return named


def play(plan: Plan, number: int) -> Played:
    """Play the game of a number. Everything in it follows from the seed and the number."""
    dice = Dice(Dice(plan.seed, number).below(1 << 63))
    names = plan.seated(number)
    box = Components.load(Path(plan.components)) if plan.components else None
    table = open_table(
        plan.game,
        len(names),
        plan.settings,
        seed=dice.below(1 << 48),
        components=box,
        names=[f"{BOT}{name}" for name in names],
        keeps_log=False,
    )
    bots = [make_bot(name, plan.game, dice.spawn()) for name in names]
    seats = [Seat(table, seat) for seat in range(len(names))]
    decisions = 0
    start = perf_counter()
    while table.decision is not None:
        seat = table.awaited[0]
        table.answer(bots[seat].decide(seats[seat]), seat)
        decisions += 1
    seconds = perf_counter() - start
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
        decisions,
        seconds,
    )


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Play so many games, in the order of their numbers."""
    if jobs == 1:
        yield from (play(plan, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_ctrl_c_to_the_first) as pool:
        numbers = range(games)
        try:
            yield from pool.map(_play_elsewhere, [plan] * games, numbers, chunksize=_CHUNK)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_ctrl_c_to_the_first() -> None:
    # The process that was started by hand stops the others; they need not all complain.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_elsewhere(plan: Plan, number: int) -> Played:
    # A fresh process knows only the games that are installed, not those a program has added.
    from boomtable.engine import catalogue

    if plan.game not in catalogue():
        register(plan.package)
    return play(plan, number)
