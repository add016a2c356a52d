"""The record of the rules file: a line for each answer, the draws of a row in one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boomtable.engine import CHANCE, Game, Illegal, Option, Table, Unreadable
from boomtable.engine.notation import (
    Line,
    Reading,
    Written,
    check_end,
    end_line,
    read_heading,
    seat_name,
)
from boomtable.games.boomtown.answers import Draw, parse

_TURN = re.compile(r"turn ([1-9][0-9]?):((?: [A-Za-z0-9-]+)+)")


class BoomtownNotation:
    """Writes and reads records."""

    def write(self, table: Table) -> Written:
        """The game so far; a row that is only partly drawn is left to the header."""
        short = "yes" if table.settings["short"] else "no"
        lines = [f"boomtown players={table.players} short={short}"]
        row: list[str] = []
        turn = 0
        for answer in table.answers:
            if isinstance(answer.option, Draw):
                row.append(answer.option.card)
                if len(row) == table.players:
                    turn += 1
                    lines.append(f"turn {turn}: {' '.join(row)}")
                    row = []
            elif answer.seat == CHANCE:
                lines.append(str(answer.option))
            else:
                lines.append(f"{seat_name(answer.seat)} {answer.option}")
        if table.is_over:
            lines.append(end_line(table))
        return Written(lines, len(table.answers) - len(row))

    def read(self, lines: Sequence[Line], game: Game) -> Reading:
        """A reading that has understood the heading."""
        return BoomtownReading(lines, game)


class BoomtownReading:
    """A record that is being read, line by line, a row card by card."""

    def __init__(self, lines: Sequence[Line], game: Game) -> None:
        self.rest = list(reversed(lines))
        self.row: list[str] = []
        heading = self.rest.pop()
        self.line = heading.number
        self.players, self.settings = _heading(heading.text, game)

    def answer(self, table: Table) -> Option | None:
        """The answer of the next line, or the next card of the row that is being read."""
        assert table.decision is not None
        if self.row:
            return Draw(self.row.pop())
        if not self.rest or self.rest[-1].text.startswith("end"):
            return None
        line = self.rest.pop()
        self.line = line.number
        if table.decision.prompt == "row":
            self._read_row(line.text, table)
            return Draw(self.row.pop())
        if table.decision.seat == CHANCE:
            return _outcome(line.text)
        speaker, _, text = line.text.partition(" ")
        expected = seat_name(table.decision.seat)
        if speaker != expected:
            raise Illegal("engine.record-speaker", found=speaker, expected=expected)
        return parse(text)

    def _read_row(self, text: str, table: Table) -> None:
        number = table.state.number  # type: ignore[attr-defined]  # the state of this game
        found = _TURN.fullmatch(text)
        if found is None:
            raise Unreadable("boomtown.why.record-row", number=number, text=text)
        if int(found[1]) != number:
            raise Illegal("boomtown.why.record-turn", found=int(found[1]), number=number)
        cards = found[2].split()
        if len(cards) != table.players:
            raise Illegal("boomtown.why.record-row-length", count=len(cards), players=table.players)
        self.row = cards[::-1]

    def finish(self, table: Table) -> None:
        """Check the ``end`` line."""
        if self.rest:
            self.line = self.rest[-1].number
        check_end(self.rest, table)


def _heading(text: str, game: Game) -> tuple[int, dict[str, Any]]:
    players, settings = read_heading(text, game.id)
    if settings.get("short") not in ("yes", "no") or len(settings) > 1:
        raise Unreadable("boomtown.why.record-heading", text=text)
    return players, settings


def _outcome(text: str) -> Option:
    """``first P2`` or ``roll 3 4``; which of them is right, the table checks."""
    if not text.startswith(("first ", "roll ")):
        raise Unreadable("boomtown.why.record-chance", text=text)
    return parse(text)
