"""How the rules file of a game writes a whole game down, and reads it again.

A game has a ``Notation``. Reading is driven by the table: at every decision, forced ones and
chance included, it asks the ``Reading`` for the answer that the text has for it. So a notation
may join answers in one word or one line, or leave out what follows from the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from boomtable.engine.decisions import CHANCE
from boomtable.engine.errors import Illegal, Unreadable
from boomtable.engine.values import Option

if TYPE_CHECKING:
    from boomtable.engine.game import Game
    from boomtable.engine.table import Table

_COUNT = re.compile(r"[1-9][0-9]?")


class Line(Struct, frozen=True):
    """A line of a record that says something: its number in the file and its words."""

    number: int
    text: str


class Written(Struct, frozen=True):
    """The lines of a game, and how many of its answers they tell.

    Answers at the end that the notation cannot tell yet (half a turn) are left to the header.
    """

    lines: list[str]
    answers: int


class Reading(Protocol):
    """A record that is being read, answer by answer."""

    players: int
    settings: dict[str, Any]
    line: int
    """The number of the line that was read last."""

    def answer(self, table: Table) -> Option | None:
        """The answer to the decision that the table has open; ``None``: the text ends here."""

    def finish(self, table: Table) -> None:
        """Check what the text says about the end, and that nothing follows."""


class Notation(Protocol):
    """Writes and reads the notation of a game's rules file."""

    def write(self, table: Table) -> Written:
        """The game so far."""

    def read(self, lines: Sequence[Line], game: Game) -> Reading:
        """The beginning of a reading: the heading is understood, no answer given yet."""


class PlainNotation:
    """The notation of a game whose rules file has none of its own.

    ``nim players=2 heap=7``, then a line for each answer (``P1 take 3``, ``chance roll 4``), and
    at the end ``end P1 0 P2 1``.
    """

    def write(self, table: Table) -> Written:
        """The game so far, a line for each answer."""
        heading = [table.game.id, f"players={table.players}"]
        heading += [
            f"{setting.id}={setting.write(table.settings[setting.id])}"
            for setting in table.game.meta.settings
        ]
        lines = [" ".join(heading)]
        lines += [f"{seat_name(answer.seat)} {answer.option}" for answer in table.answers]
        if table.is_over:
            lines.append(end_line(table))
        return Written(lines, len(table.answers))

    def read(self, lines: Sequence[Line], game: Game) -> Reading:
        """A reading of such lines."""
        return PlainReading(lines, game)


class PlainReading:
    """A record in the plain notation, line by line."""

    def __init__(self, lines: Sequence[Line], game: Game) -> None:
        self.game = game
        self.line = 0
        self.rest = list(reversed(lines))
        self.players, self.settings = read_heading(self.next_line(), game.id)

    def next_line(self) -> str:
        """The next line; the text must not end here."""
        if not self.rest:
            raise Unreadable("engine.record-empty")
        line = self.rest.pop()
        self.line = line.number
        return line.text

    def answer(self, table: Table) -> Option | None:
        """The next line as an answer, its speaker checked."""
        if not self.rest or self.rest[-1].text.startswith("end "):
            return None
        speaker, _, text = self.next_line().partition(" ")
        decision = table.decision
        assert decision is not None
        expected = seat_name(table.awaited[0])
        if speaker != expected:
            raise Illegal("engine.record-speaker", found=speaker, expected=expected)
        return self.game.parse(text)

    def finish(self, table: Table) -> None:
        """Check the ``end`` line."""
        check_end(self.rest, table)
        if self.rest:
            self.line = self.rest[-1].number


def seat_name(seat: int) -> str:
    """A seat as records write it: ``P1``, ``P2`` …, ``chance``."""
    return "chance" if seat == CHANCE else f"P{seat + 1}"


def read_heading(text: str, game_id: str) -> tuple[int, dict[str, Any]]:
    """The players and settings of a heading such as ``boomtown players=4 short=no``."""
    name, *pairs = text.split(" ")
    if name != game_id:
        raise Unreadable("engine.record-heading", found=name, expected=game_id)
    settings: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or key in settings:
            raise Unreadable("engine.record-heading-pair", pair=pair)
        settings[key] = value
    players = settings.pop("players", "")
    if not _COUNT.fullmatch(players):
        raise Unreadable("engine.record-heading-players")
    return int(players), settings


def end_line(table: Table) -> str:
    """``end P1 57 P2 61``: the final scores in seat order."""
    totals = table.score().totals
    return " ".join(["end", *(f"{seat_name(seat)} {total}" for seat, total in enumerate(totals))])


def check_end(rest: Sequence[Line], table: Table) -> None:
    """Check that an ``end`` line stands last, exactly in a finished game, and says the scores."""
    if not table.is_over:
        if rest:
            raise Illegal("engine.record-early-end", text=rest[-1].text)
        return
    if not rest:
        raise Unreadable("engine.record-no-end")
    if rest[-1].text != end_line(table):
        raise Illegal("engine.record-scores", found=rest[-1].text, expected=end_line(table))
    if len(rest) > 1:
        raise Unreadable("engine.record-after-end", text=rest[-2].text)
