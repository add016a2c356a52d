"""Coloma in a terminal: what matters for the present question first, the rest as far as it fits.

The wheel, the map, the Shootout, the supplies, the players, the own board and hand are panels of
their own; they always stand in the same order, and each question says which of them it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.cli.draw.coloma_legend import legend, signs
from boomtable.cli.draw.coloma_map import LEAST_ROWS, draw_map
from boomtable.cli.draw.coloma_options import heads_for
from boomtable.cli.draw.coloma_own import (
    board_lines,
    canyon_lines,
    hand_brief,
    hand_long,
    hand_short,
    specialty_line,
    town_lines,
)
from boomtable.cli.draw.coloma_plain import plain
from boomtable.cli.draw.coloma_players import own_line, players_table, shade_line
from boomtable.cli.draw.coloma_shootout import shootout_long, shootout_short
from boomtable.cli.draw.coloma_signs import Pen
from boomtable.cli.draw.coloma_supplies import bridge_lines, gold_line, stash_lines
from boomtable.cli.draw.coloma_wheel import LEAST_RING, RING_ROWS, wheel_list, wheel_ring
from boomtable.cli.draw.news import news_lines, news_paragraph, rows_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas, View

__all__ = ["heads_for", "least_rows", "paint", "plain", "signs"]

_NARROW = 56
_TWO_COLUMNS = 116
_MOST_MAP_ROWS = 20
_NEWS_ROWS, _LOW_NEWS = 4, 3
_MOST_NEWS = 8
_LOW, _TINY = 20, 9
"""In a window that is not higher, the table is more important than the news."""
_OPTION_ROWS = {"dial": 2}
_USUAL_OPTION_ROWS = 6
"""So many rows are left to the options, however much a question would like to see."""

_PANELS: dict[str, tuple[str, Callable[[Pen, int], list[Text]]]] = {
    "wheel": ("wheel", wheel_list),
    "ring": ("wheel", wheel_ring),
    "shootout-short": ("shootout", shootout_short),
    "shootout": ("shootout", shootout_long),
    "gold": ("gold", gold_line),
    "stash": ("stash", stash_lines),
    "bridges": ("bridges", bridge_lines),
    "players-own": ("players", own_line),
    "players": ("players", players_table),
    "shade": ("shade", shade_line),
    "legend": ("legend", legend),
    "canyons": ("board", canyon_lines),
    "board": ("board", board_lines),
    "specialty": ("specialty", specialty_line),
    "town": ("town", town_lines),
    "hand-brief": ("hand", hand_brief),
    "hand-short": ("hand", hand_short),
    "hand": ("hand", hand_long),
}
"""Every panel, and its place on the screen; panels of one place are the same, more or less long."""
_MAP = "map"
_ROWS = {_MAP: LEAST_ROWS, "ring": RING_ROWS}
"""The rows of the large panels: where they have no room, they need not be drawn first."""
_LEFT = ("wheel", "players", "shade", "legend", "board", "specialty", "town", "hand")
_RIGHT = (_MAP, "shootout", "gold", "stash", "bridges")
_ONE = (
    "wheel",
    _MAP,
    "shootout",
    "gold",
    "stash",
    "bridges",
    "players",
    "shade",
    "legend",
    "board",
    "specialty",
    "town",
    "hand",
)

_NEEDED = {
    "discard-start": ("hand", "players-own"),
    "discard": ("hand", "players-own"),
    "dial": ("wheel", "players", "hand-brief"),
    "gold-sale": ("gold", "players"),
    "pay": ("players-own", "gold"),
    "take-barrel": ("stash", "shootout-short", "players-own"),
    "go": (_MAP, "players-own"),
    "settle": ("shootout", "players-own", "board"),
}
_NEEDED_BY_KIND = {
    "shop": ("gold",),
    "barrel": ("stash",),
    "shovels": ("town",),
    "wheelbarrows": ("town",),
    "hammer-water": ("canyons", "bridges"),
    "saw-water": ("canyons", "bridges"),
    "wagon": (_MAP,),
    "settle": ("shootout",),
}
"""What a turn needs to see while an action of a kind is open."""
_NEEDED_BY_WORD = {
    "go": (_MAP,),
    "row": ("shootout",),
    "event": ("shootout",),
    "land": ("shootout",),
    "hammer": ("canyons", "bridges"),
}
"""What a gained action needs to see, by the first word of its options."""
_WANTED = (
    "players",
    "wheel",
    "hand-brief",
    "specialty",
    "shootout-short",
    "hand-short",
    "gold",
    "shade",
    "canyons",
    "legend",
    "hand",
    "shootout",
    "board",
    "stash",
    _MAP,
    "town",
    "bridges",
    "ring",
)
"""What else is shown while there is room, the most important first."""


def paint(view: View, canvas: Canvas, news: Sequence[str]) -> RenderableType:
    """The news and the panels: in one column, or in two where the window is wide."""
    if canvas.width < _NARROW:
        return Group(*(Text(line) for line in (*news, *plain(view, canvas))))
    pen = Pen(view, canvas)
    room = canvas.height - len(news_paragraph(news, canvas, _news_rows(canvas)))
    if canvas.width >= _TWO_COLUMNS:
        drawn, rows = _in_two_columns(pen, room)
    else:
        lines = _column(pen, _ONE, canvas.width, room)
        drawn, rows = Group(*lines), len(lines)
    left = max(canvas.height - rows, 1)
    told = news_lines(news, canvas, _MOST_NEWS)
    if sum(rows_of(line, canvas.width) for line in told) > left or len(news) >= _MOST_NEWS:
        told = news_paragraph(news, canvas, min(left, _MOST_NEWS))
    left = canvas.height - rows - sum(rows_of(line, canvas.width) for line in told)
    gap = [Text()] if told and left > 0 else []
    return Group(*told, *gap, drawn)


def _news_rows(canvas: Canvas) -> int:
    """The rows that the news may take from the table."""
    if canvas.height <= _TINY:
        return 1
    return _LOW_NEWS if canvas.height <= _LOW else _NEWS_ROWS


def least_rows(view: View, canvas: Canvas) -> int:
    """The rows of what the question needs, and some for the news."""
    if canvas.width < _NARROW:
        return 0
    pen = Pen(view, canvas)
    room = canvas.height - _OPTION_ROWS.get(pen.prompt, _USUAL_OPTION_ROWS)
    columns: list[tuple[Sequence[str], int]] = [(_ONE, canvas.width)]
    if canvas.width >= _TWO_COLUMNS:
        left, right = _widths(canvas.width)
        columns = [(_LEFT, left), (_RIGHT, right)]
    return max(len(_Column(pen, *column, room).lines()) for column in columns) + _LOW_NEWS


def _in_two_columns(pen: Pen, room: int) -> tuple[RenderableType, int]:
    widths = _widths(pen.canvas.width)
    left = _column(pen, _LEFT, widths[0], room)
    right = _column(pen, _RIGHT, widths[1], room)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=widths[0])
    grid.add_column(width=widths[1])
    grid.add_row(Group(*left), Group(*right))
    return grid, max(len(left), len(right))


def _widths(width: int) -> tuple[int, int]:
    right = max(50, width * 42 // 100)
    return width - right - 2, right


def _needed(pen: Pen) -> list[str]:
    """The panels that the present question needs."""
    if pen.prompt == "act":
        turn = pen.table["turn_open"]
        found = ["players-own"]
        for kind in (turn["common"], turn["boom"]):
            found += _NEEDED_BY_KIND.get(kind, ())
        return list(dict.fromkeys(found))
    if pen.prompt == "gained-action":
        words = {text.split()[0]: None for text in pen.options}
        found = [panel for word in words for panel in _NEEDED_BY_WORD.get(word, ())]
        return list(dict.fromkeys(["players-own", *found]))
    return list(_NEEDED.get(pen.prompt, ("players",)))


def _column(pen: Pen, places: Sequence[str], width: int, room: int) -> list[Text]:
    column = _Column(pen, places, width, room)
    for panel in _WANTED:
        column.add(panel)
    column.stretch_map()
    return column.lines()


class _Column:
    """A column of panels under construction."""

    def __init__(self, pen: Pen, places: Sequence[str], width: int, room: int) -> None:
        self.pen, self.places, self.width, self.room = pen, places, width, room
        self.drawn: dict[str, list[Text]] = {}
        for panel in _needed(pen):
            self.add(panel)

    @property
    def rows(self) -> int:
        return sum(map(len, self.drawn.values()))

    def add(self, panel: str) -> None:
        """Add a panel, or the longer form of one that is there, if it fits or is the first."""
        place = _place(panel)
        before = self.drawn.get(place)
        if place not in self.places or (panel == _MAP and before):
            return
        others = self.rows - len(before or ())
        if self.drawn and others + _ROWS.get(panel, 0) > self.room:
            return
        self._put(panel)
        drawn = self.drawn.get(place, [])
        is_first = len(self.drawn) == 1 and before is None
        if is_first or (self.rows <= self.room and len(drawn) >= len(before or ())):
            return
        self.drawn.pop(place, None)
        if before is not None:
            self.drawn[place] = before

    def stretch_map(self) -> None:
        """Give the map the rows that are left."""
        if _MAP in self.drawn:
            rows = min(_MOST_MAP_ROWS, len(self.drawn[_MAP]) + self.room - self.rows)
            self.drawn[_MAP] = draw_map(self.pen, self.width, max(LEAST_ROWS, rows))

    def lines(self) -> list[Text]:
        """The panels from top to bottom."""
        return [line for place in self.places for line in self.drawn.get(place, ())]

    def _put(self, panel: str) -> None:
        place = _place(panel)
        if place not in self.places:
            return
        if panel == _MAP:
            self.drawn[place] = draw_map(self.pen, self.width, LEAST_ROWS)
        elif panel == "ring" and self.width < LEAST_RING:
            return
        else:
            self.drawn[place] = _PANELS[panel][1](self.pen, self.width)


def _place(panel: str) -> str:
    return _MAP if panel == _MAP else _PANELS[panel][0]
