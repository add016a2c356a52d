"""Section 27: the record of the rules file, a line for each answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.engine import CHANCE, Game, Illegal, Option, Table, Unreadable
from boomtable.engine.catalogue import standard_components
from boomtable.engine.notation import (
    Line,
    Reading,
    Written,
    check_end,
    end_line,
    read_heading,
    seat_name,
)
from boomtable.games.boonlake.outcomes import parse
from boomtable.games.boonlake.state import EMINENCE, Boonlake, is_solo

PACKAGE = __name__.rpartition(".")[0]
OPENINGS = ("start", "tile", "strip", "open", "gray", "solo", "corner")
"""How the lines of chance begin that name no seat."""
DRAWING = ("draws", "dealt")
"""The words of chance that follow a seat."""


class BoonlakeNotation:
    """Writes and reads records."""

    def write(self, table: Table) -> Written:
        """The game so far, a line for each answer."""
        lines = [heading(table)]
        for answer in table.answers:
            speaker = "" if answer.seat == CHANCE else f"{seat_name(answer.seat)} "
            lines.append(f"{speaker}{answer.option}")
        if table.is_over:
            lines.append(last_line(table))
        return Written(lines, len(table.answers))

    def read(self, lines: Sequence[Line], game: Game) -> Reading:
        """A reading that has understood the heading."""
        return BoonlakeReading(lines, game)


class BoonlakeReading:
    """A record that is being read, line by line."""

    def __init__(self, lines: Sequence[Line], game: Game) -> None:
        self.rest = list(reversed(lines))
        first = self.rest.pop()
        self.line = first.number
        self.players, self.settings, self.components = read_settings(first.text, game)

    def answer(self, table: Table) -> Option | None:
        """The answer of the next line, its speaker checked."""
        self._check_components(table)
        if not self.rest or self.rest[-1].text.startswith("end "):
            return None
        line = self.rest.pop()
        self.line = line.number
        return _answer(line.text, table)

    def finish(self, table: Table) -> None:
        """Check the ``end`` line; the Eminence stands in it as ``E``."""
        self._check_components(table)
        if self.rest:
            self.line = self.rest[-1].number
        if not self.rest or not table.is_over:
            check_end(self.rest, table)
            return
        *after, last = self.rest
        if last.text != last_line(table):
            raise Illegal("engine.record-scores", found=last.text, expected=last_line(table))
        check_end([*after, Line(last.number, end_line(table))], table)

    def _check_components(self, table: Table) -> None:
        """The hash of the heading, if it has one, is that of the box on the table."""
        found = _state(table).box.hash
        if self.components not in ("", found):
            raise Illegal("engine.record-components", found=found, expected=self.components)


def heading(table: Table) -> str:
    """The first line: players, the level of a solo game, the hash of other components."""
    game = _state(table)
    words = [table.game.id, f"players={table.players}"]
    if is_solo(game):
        words.append(f"level={game.box.solo.levels[game.level].id}")
    if game.box.hash != standard_components(PACKAGE).hash:
        words.append(f"components={game.box.hash}")
    return " ".join(words)


def last_line(table: Table) -> str:
    """``end P1 151 P2 164``, in the solo game ``end P1 120 E 118``."""
    line = end_line(table)
    return line.replace(f" {seat_name(EMINENCE)} ", " E ") if is_solo(_state(table)) else line


def read_settings(text: str, game: Game) -> tuple[int, dict[str, Any], str]:
    """Players, level and components of a heading; nothing else may stand in it."""
    players, found = read_heading(" ".join(text.split()), game.id)
    components = found.pop("components", "")
    if players == 1 and not found.get("level"):
        raise Unreadable("boonlake.why.record-level")
    if list(found) != (["level"] if players == 1 else []):
        raise Unreadable("boonlake.why.record-heading", text=text)
    return players, found, components


def _answer(text: str, table: Table) -> Option:
    decision = table.decision
    assert decision is not None
    speaker, _, rest = text.partition(" ")
    is_chance = speaker in OPENINGS or rest.split(" ", 1)[0] in DRAWING
    if is_chance != (decision.seat == CHANCE):
        key = "record-no-chance" if is_chance else "record-chance"
        raise Illegal(f"boonlake.why.{key}", text=text)
    if is_chance:
        return parse(text)
    expected = seat_name(table.awaited[0])
    if speaker != expected:
        raise Illegal("engine.record-speaker", found=speaker, expected=expected)
    return parse(rest)


def _state(table: Table) -> Boonlake:
    assert isinstance(table.state, Boonlake)
    return table.state
