"""Nim for researchers: all that a game from elsewhere has to bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boomtable.engine import Option, Table
from boomtable.research.sheet import Sheet

PROMPTS = ("take",)


def answers(table: Table) -> Iterator[Option]:
    yield from table.state.box.takes


def outcomes(_table: Table) -> Iterator[Option]:
    yield from ()


class Writer:
    def __init__(self, _view: Mapping[str, Any], _players: int) -> None:
        pass

    def write(self, sheet: Sheet, view: Mapping[str, Any], _around: Sequence[int]) -> None:
        sheet.number("heap", view["heap"], 10)
