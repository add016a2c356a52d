"""The desk of a session: the table, the screen, the keyboard, the place where the game is kept."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from boomtable.cli.frame import told
from boomtable.cli.language import language, words
from boomtable.cli.names import display_names
from boomtable.cli.output import say_line
from boomtable.cli.prompt import Reader
from boomtable.cli.saving import Keeper
from boomtable.cli.wrapping import wrapped
from boomtable.engine import Table
from boomtable.names import is_bot

_RECALLED = 8
"""How much of what happened before is told again when a game is resumed."""
_FORGET_SCROLLED = "\x1b[3J"


class Desk:
    """What a session works with."""

    def __init__(
        self, table: Table, console: Console, reader: Reader, keeper: Keeper, *, plain: bool
    ) -> None:
        self.table = table
        self.console = console
        self.reader = reader
        self.keeper = keeper
        self.plain = plain
        self.names = display_names(table.names)
        self.people = [seat for seat, name in enumerate(table.names) if not is_bot(name)]
        self.read_upto = dict.fromkeys(range(table.players), max(0, self.log_length - _RECALLED))
        """How much of the log each seat had seen before it answered last."""
        self.notices: list[str] = []
        """What the next frame has to say before everything else."""
        self.saved: list[Path] = []
        """The files that a person has had this game written to."""

    @property
    def log_length(self) -> int:
        """How much has happened so far."""
        return len(self.table.happenings or ())

    def news(self, seat: int | None) -> list[str]:
        """What a seat has seen happen since it was asked last, its own answer included."""
        since = min(self.read_upto.get(seat, 0), self.log_length) if seat is not None else 0
        return told(self.table.game, self.table.events(seat, since), self.names)

    def announce(self, line: str) -> None:
        """Say something now, or on the next page where a page would wipe it away."""
        if self.has_pages:
            self.notices.append(line)
        else:
            self.say(line)

    def take_notices(self) -> list[str]:
        """The notices; they are said once."""
        notices, self.notices = self.notices, []
        return notices

    def log(self, seat: int) -> list[str]:
        """Everything that a seat has seen happen."""
        return told(self.table.game, self.table.events(seat), self.names)

    def say(self, line: str) -> None:
        """Print a line."""
        say_line(self.console, line)

    def say_all(self, lines: Sequence[str]) -> None:
        """Print lines, a window full at a time; anything but Enter stops it."""
        if self.console.is_terminal:
            # A page is counted in rows as they are on the screen.
            lines = "\n".join(wrapped(line, self.console.width) for line in lines).split("\n")
        page = max(5, self.console.height - 2)
        for start in range(0, len(lines), page):
            for line in lines[start : start + page]:
                self.say(line)
            is_last = start + page >= len(lines)
            if (
                not is_last
                and self.console.is_terminal
                and self.reader.read(words("terminal.more"))
            ):
                return

    def page(self, drawn: RenderableType) -> None:
        """Print something drawn, a window full at a time; anything but Enter stops it."""
        from rich.segment import SegmentLines

        rows = self.console.render_lines(drawn, pad=False)
        page = max(5, self.console.height - 2)
        for start in range(0, len(rows), page):
            self.console.print(SegmentLines(rows[start : start + page], new_lines=True))
            if start + page < len(rows) and self.reader.read(words("terminal.more")):
                return

    def lately(self, seat: int) -> list[str]:
        """What a seat has seen happen: as much of the end as a window shows."""
        lines = self.log(seat)
        if not self.console.is_terminal:
            return lines
        left = max(5, self.console.height - 3)
        shown: list[str] = []
        for line in reversed(lines):
            left -= wrapped(line, self.console.width).count("\n") + 1
            if left < 0:
                earlier = words("terminal.log-earlier", count=len(lines) - len(shown))
                return [earlier, *shown]
            shown.insert(0, line)
        return shown

    def note(self, line: str) -> None:
        """Print a line that is less important."""
        say_line(self.console, line, "" if self.plain else "dim")

    def complain(self, line: str) -> None:
        """Print what is wrong, so that it is seen."""
        from boomtable.cli.draw.palette import CLAY

        say_line(self.console, line, "" if self.plain else f"bold {CLAY}")

    def keep(self) -> None:
        """Write the record; a disk that refuses gets a sentence, and the game goes on."""
        trouble = self.keeper.keep(self.table)
        if trouble is not None:
            self.announce(trouble.say(language()))

    @property
    def has_pages(self) -> bool:
        """Whether a frame wipes away what was there before."""
        return not self.plain and self.console.is_terminal

    def fresh_page(self) -> None:
        """Begin a new page on a screen that has pages."""
        if self.has_pages:
            self.console.clear()
        else:
            self.say("")

    def cover(self) -> None:
        """Make everything that was on the screen unreadable, what has scrolled away included."""
        self.reader.forget()
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            # Nothing can be wiped there: what was on the screen has to leave it upwards.
            self.say("\n" * self.console.height)
            return
        # Plain lines too: a screen reader has nothing to read in this, and the secrets are gone.
        self.console.clear()
        sys.stdout.write(_FORGET_SCROLLED)
        sys.stdout.flush()
