"""The overhead of the engine itself: answered decisions on a trivial game, forks of a state.

Targets: 250,000 answered decisions per second, a fork of a mid-size state under 15 µs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bench.measure import loop_seconds, seconds, show
from boomtable.engine import (
    Dice,
    Table,
    open_table,
    read_record,
    register,
    restore,
    save,
    write_record,
)
from boomtable.engine import view as view_of
from tests.toys.nim import GAME as NIM
from tests.toys.nim import Nim

ANSWERS = 50_000
FORKS = 5_000


class Ledger(Nim, kw_only=True):
    """A state of the size of a Euro: 400 numbers in 20 lists."""

    lists: list[list[int]]

    def copy(self) -> Ledger:
        twin = Nim.copy(self)
        twin.lists = [row[:] for row in self.lists]
        return twin


def run() -> list[dict[str, object]]:
    """Measure and print."""
    register("tests.toys.nim")
    small = open_table("nim", settings={"heap": "60"}, seed=1)
    middle = _mid_game()
    loop = loop_seconds()
    rows = [
        _rate("answers per second, trivial game", ANSWERS, seconds(lambda: _play(True)), loop),
        _rate("the same without a log of events", ANSWERS, seconds(lambda: _play(False)), loop),
        _rate("the same, picked by number", ANSWERS, seconds(_pick), loop),
        _rate("fork, trivial state", FORKS, seconds(lambda: _repeat(small.fork, FORKS)), loop),
        _rate("fork, 400 numbers in 20 lists", FORKS, seconds(lambda: _fork(middle)), loop),
        _rate("copy of that state alone", FORKS, seconds(lambda: _copy(middle)), loop),
        _rate("view of a trivial state", FORKS, seconds(lambda: _view(small)), loop),
        _rate("save and restore", 500, seconds(lambda: _save(small)), loop),
        _rate("record and replay, 60 answers", 50, seconds(_record), loop),
    ]
    show("The engine itself", rows)
    return rows


def _rate(what: str, count: int, spent: float, loop: float) -> dict[str, object]:
    each = spent / count
    return {
        "what": what,
        "per second": 1 / each,
        "µs each": 1e6 * each,
        "ratio to one round of a plain loop": 1e6 * each / loop,
    }


def _play(keeps_log: bool) -> None:
    table = open_table("nim", settings={"heap": str(ANSWERS)}, seed=1, keeps_log=keeps_log)
    while (decision := table.decision) is not None:
        table.answer(decision.options[0])


def _pick() -> None:
    table = open_table("nim", settings={"heap": str(ANSWERS)}, seed=1)
    while table.decision is not None:
        table.pick(0)


def _mid_game() -> Table:
    def setup(box: Any, players: int, _settings: Any) -> Ledger:
        game = Ledger(box=box, players=players, heap=500, lists=[[7] * 20 for _ in range(20)])
        game.push("turn", 0)
        return game

    table = open_table(replace(NIM, setup=setup, state_type=Ledger), seed=1)
    for _ in range(200):
        table.pick(0)
    return table


def _repeat(work: Any, count: int) -> None:
    for _ in range(count):
        work()


def _fork(table: Table) -> None:
    _repeat(table.fork, FORKS)


def _copy(table: Table) -> None:
    _repeat(table.state.copy, FORKS)


def _view(table: Table) -> None:
    _repeat(lambda: view_of(table, 0), FORKS)


def _save(table: Table) -> None:
    _repeat(lambda: restore(save(table)), 500)


def _record() -> None:
    table = open_table("nim", settings={"heap": "60"}, seed=1)
    dice = Dice(1)
    while not table.is_over:
        table.pick(dice.below(1))
    text = write_record(table)
    _repeat(lambda: read_record(text), 50)


if __name__ == "__main__":
    run()
