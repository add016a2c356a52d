"""The table as the terminal paints it, for environments that are watched."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from boomtable.cli.draw import Canvas, painter
from boomtable.engine import Table, Unreadable, view
from boomtable.locale import LANGUAGES

WIDTH, HEIGHT = 100, 60
MODES = ("human", "ansi")
"""``human`` paints on the terminal, ``ansi`` returns the same as a text."""


def check(mode: str | None, lang: str) -> None:
    """Refuse a way of rendering, or a language, that there is not."""
    if mode not in (None, *MODES):
        raise Unreadable("research.no-render-mode", mode=mode, modes=", ".join(MODES))
    if lang not in LANGUAGES:
        raise Unreadable("terminal.usage.lang", lang=lang, langs=", ".join(LANGUAGES))


def picture(table: Table, seat: int | None, lang: str = "en") -> str:
    """The table as a seat sees it, with the colours of a terminal."""
    page = StringIO()
    console = Console(
        file=page, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="standard"
    )
    _paint(console, table, seat, lang, colour=True)
    return page.getvalue()


def show(table: Table, seat: int | None, lang: str = "en") -> None:
    """Paint the table as a seat sees it on the terminal."""
    console = Console(highlight=False)
    _paint(console, table, seat, lang, colour=console.is_terminal)


def _paint(console: Console, table: Table, seat: int | None, lang: str, *, colour: bool) -> None:
    names = tuple(name or f"player_{place}" for place, name in enumerate(table.names))
    canvas = Canvas(console.width, HEIGHT, colour, lang, names)
    console.print(painter(table.game.id).paint(view(table, seat), canvas, []))
