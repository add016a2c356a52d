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
    return _count(_asking_all(table), depth, answers) if depth else 1


def divide(
    table: Table, depth: int, *, answers: bool = False
) -> Iterator[tuple[tuple[Option, ...], int]]:
    """The same count for each first turn (or answer) on its own, a turn by its answers."""
    for said, after in _levels(_asking_all(table), (), answers):
        yield said, 1 if depth == 1 else _count(after, depth - 1, answers)


def _count(table: Table, depth: int, answers: bool) -> int:
    if depth == 1 and answers:
        return len(table.options())
    if depth == 1:
        return sum(1 for _ in _levels(table, (), answers))
    return sum(_count(after, depth - 1, answers) for _, after in _levels(table, (), answers))


def _levels(
    table: Table, said: tuple[Option, ...], answers: bool
) -> Iterator[tuple[tuple[Option, ...], Table]]:
    """All complete turns (or single answers) from here, each with the table after it."""
    for number, option in enumerate(table.options()):
        child = table.fork()
        child.pick(number)
        if answers or child.is_over or child.state.turn != table.state.turn:
            yield (*said, option), child
        else:
            yield from _levels(child, (*said, option), answers)


def _asking_all(table: Table) -> Table:
    """A twin that leaves every answer to us."""
    twin = table.fork()
    twin.replaying = True
    twin.dice = None
    twin.happenings = None
    return twin
