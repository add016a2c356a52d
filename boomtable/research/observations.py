"""Observations: what a seat sees, as numbers. They are made from its view and nothing else.

A game says what its view is in numbers in ``boomtable.research.sheets.<game>``: a class ``Writer``
that is made from the first view of a table and writes any later one on a sheet,
``write(sheet, view, around)``. ``around`` are the seats clockwise from the one that looks: own
things come first, wherever one sits. A game on a board of squares says how large that is
(``BOARD``): then an observation is a stack of planes, one for each part that is as large as the
board, and one of a single value for each other number.

Before the game's own numbers stand those of the question: the prompt (one of those of
``boomtable.research.answers.<game>``), who is asked, whose answer is sealed, whether the game is
over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from boomtable.engine import Table
from boomtable.research.actions import module_of, words_of
from boomtable.research.sheet import Numbers, Part, Sheet, places


class Writer(Protocol):
    """Writes a game's view on a sheet."""

    def write(self, sheet: Sheet, view: Mapping[str, Any], around: Sequence[int]) -> None:
        """Write what the first of ``around`` sees."""


class Observations:
    """Makes the observations of a table and of all tables with the same options."""

    def __init__(self, table: Table) -> None:
        players, module = table.players, module_of("sheets", table.game.id)
        self.around = [
            tuple((seat + step) % players for step in range(players)) for seat in range(players)
        ]
        self._prompts = places(words_of(table.game.id).PROMPTS)
        self._seats = [places(around) for around in self.around]
        self._writer: Writer = module.Writer(table.game.view(table.state, 0), players)
        self._size: int | None = None
        first = Sheet()
        self._write(first, table, 0)
        self._size = len(first.values)
        self.parts: tuple[Part, ...] = tuple(first.parts)
        """What stands where: in the vector, or among the planes."""
        self.shape: tuple[int, ...] = (self._size,)
        self._planes: npt.NDArray[np.intp] | None = None
        board: tuple[int, int] | None = getattr(module, "BOARD", None)
        if board is not None:
            self.parts, self._planes = _stack(first.parts, board)
            self.shape = self._planes.shape

    def of(self, table: Table, seat: int) -> Numbers:
        """What a seat sees now."""
        sheet = Sheet(self._size)
        self._write(sheet, table, seat)
        values = sheet.done()
        return values if self._planes is None else values[self._planes]

    def _write(self, sheet: Sheet, table: Table, seat: int) -> None:
        decision, seats = table.decision, self._seats[seat]
        asked = table.awaited if decision is not None and decision.seat >= 0 else ()
        prompt = decision.prompt if decision is not None and asked else None
        sheet.one("prompt", prompt, self._prompts)
        sheet.many("asked", asked, seats)
        sheet.many("sealed", table.sealed, seats)
        sheet.number("over", table.is_over)
        self._writer.write(sheet, table.game.view(table.state, seat), self.around[seat])


def _stack(
    parts: Sequence[Part], board: tuple[int, int]
) -> tuple[tuple[Part, ...], npt.NDArray[np.intp]]:
    """The parts as planes, and where the values of each plane stand on the sheet."""
    squares = board[0] * board[1]
    planes: list[npt.NDArray[np.intp]] = []
    stacked = []
    for part in parts:
        start = len(planes)
        if part.stop - part.start == squares:
            planes.append(np.arange(part.start, part.stop).reshape(board))
        else:
            planes += [np.full(board, at) for at in range(part.start, part.stop)]
        stacked.append(Part(part.name, start, len(planes)))
    return tuple(stacked), np.stack(planes)
