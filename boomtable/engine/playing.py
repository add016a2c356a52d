"""Playing on by program: random play to the end, and counting all the ways there are."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.engine.dice import Dice
from boomtable.engine.table import Table
from boomtable.engine.values import Option


def play_out(table: Table, dice: Dice) -> Table:
    """Play a table to its end at random, every option alike."""
    while table.decision is not None:
        table.pick(dice.below(len(table.options())))
    return table


def perft(table: Table, depth: int, *, answers: bool = False) -> int:
    """How many different sequences of complete turns (or of answers) there are from here.

    Chance counts with each of its outcomes, sealed answers one seat after the other, and what is
    forced counts like any other answer. A game that is over has no sequences; one that ends early
    is not counted at greater depths.
    """
    if depth == 0:
        return 1
    return sum(count for _option, count in divide(table, depth, answers=answers))


def divide(table: Table, depth: int, *, answers: bool = False) -> Iterator[tuple[Option, int]]:
    """The same count for each first answer on its own."""
    table = _asking_all(table)
    for number, option in enumerate(table.options()):
        yield option, _count_after(table, number, depth, answers)


def _count(table: Table, depth: int, answers: bool) -> int:
    options = len(table.options())
    if answers and depth == 1:
        return options
    return sum(_count_after(table, number, depth, answers) for number in range(options))


def _count_after(table: Table, number: int, depth: int, answers: bool) -> int:
    child = table.fork()
    child.pick(number)
    is_level = answers or child.state.turn != table.state.turn or child.is_over
    if not is_level:
        return _count(child, depth, answers)
    return 1 if depth == 1 else _count(child, depth - 1, answers)


def _asking_all(table: Table) -> Table:
    """A twin that leaves every answer to us."""
    twin = table.fork()
    twin.replaying = True
    twin.dice = None
    twin.happenings = None
    return twin
