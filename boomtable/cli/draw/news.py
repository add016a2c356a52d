"""What happened since somebody's last answer: as many of the latest lines as fit."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from boomtable.cli.wrapping import wrapped
from boomtable.locale import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas


def news_lines(
    news: Sequence[str], canvas: Canvas, room: int, width: int | None = None
) -> list[Text]:
    """The news under their heading, the oldest left away where there is no room."""
    if not news:
        return []
    width = width or canvas.width
    if room <= 1:
        last = f"• {news[-1]}"
        return [Text(last if len(last) <= width else f"{last[: width - 1]}…")]
    shown: list[Text] = []
    left = room - 1
    for line in reversed(news):
        text = Text(wrapped(f"• {line}", width))
        left -= rows_of(text, width)
        if left < (1 if len(shown) + 1 < len(news) else 0):
            shown.insert(0, Text(f"… ({say(canvas.lang, 'terminal.draw.log')})", "dim"))
            break
        shown.insert(0, text)
    return [Text(say(canvas.lang, "terminal.draw.news"), "dim italic"), *shown]


def news_paragraph(news: Sequence[str], canvas: Canvas, rows: int) -> list[Text]:
    """The news run on as one paragraph, for windows where a line for each has no room.

    The oldest sentences are left away; the log has them all.
    """
    if not news or rows < 1:
        return []
    gap = f"… ({say(canvas.lang, 'terminal.draw.log')})"
    said: list[str] = []
    for line in reversed(news):
        start = [] if len(said) + 1 == len(news) else [gap]
        if said and len(_folded([*start, line, *said], canvas.width)) > rows:
            break
        said.insert(0, line)
    start = [] if len(said) == len(news) else [gap]
    lines = _folded([*start, *said], canvas.width)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], f"{lines[rows - 1][: canvas.width - 1]}…"]
    return [Text(line) for line in lines]


def _folded(sentences: Sequence[str], width: int) -> list[str]:
    return wrapped(f"• {' '.join(sentences)}", width).split("\n")


def rows_of(line: Text, width: int) -> int:
    """How many rows a line takes when it is folded at words."""
    return len(wrapped(line.plain, width).split("\n"))


def height_of(drawn: RenderableType, width: int) -> int:
    """How many rows something takes in a window of this width."""
    console = Console(width=width, file=StringIO(), color_system=None)
    return len(console.render_lines(drawn, pad=False))
