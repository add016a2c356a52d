"""Boonlake in a terminal: what matters for the present question first, the rest as far as it fits.

The map, the river, the action board, the scoring tiles, the players, the own board and hand are
panels; they always stand in the same order, and each question says which of them it needs. In a
wide window the map has the action board and the scoring tiles beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.cli.choices import Choice, choice_lines
from boomtable.cli.draw.boonlake_hand import hand_brief, hand_long, hand_short
from boomtable.cli.draw.boonlake_legend import legend, signs
from boomtable.cli.draw.boonlake_map import (
    map_low,
    map_tall,
    regions_line,
    revealed_line,
    sites_lines,
    stock_line,
)
from boomtable.cli.draw.boonlake_options import heads_for
from boomtable.cli.draw.boonlake_own import (
    board_lines,
    canal_line,
    levers_table,
    stock_lines,
    tracks_lines,
)
from boomtable.cli.draw.boonlake_plain import plain
from boomtable.cli.draw.boonlake_players import eminence_lines, own_line, players_table
from boomtable.cli.draw.boonlake_river import river_ahead, river_lines
from boomtable.cli.draw.boonlake_signs import Pen
from boomtable.cli.draw.boonlake_strips import strips_long, strips_short
from boomtable.cli.draw.boonlake_tiles import dealt_lines, tiles_long, tiles_short
from boomtable.cli.draw.news import news_lines, news_paragraph, rows_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas, View

__all__ = ["heads_for", "least_rows", "paint", "plain", "signs"]

_NARROW = 56
_WIDE, _WIDE_ROWS = 118, 19
_SIDE = 41
_MOST_WIDE_CELL = 9
_NEWS_ROWS, _LOW_NEWS, _MOST_NEWS = 4, 3, 8
_LOW = 20
"""In a window that is not higher, the table is more important than the news."""
_LEAST_TABLE = 11
"""So many rows are the table's, however many options there are."""
_EASY = 34
"""In a window of so many rows options may stand one to a line where they could be grouped."""

_PANELS: dict[str, tuple[str, Callable[[Pen, int], list[Text]]]] = {
    "map": ("map", map_low),
    "map-tall": ("map", map_tall),
    "regions": ("regions", regions_line),
    "revealed": ("revealed", revealed_line),
    "sites": ("sites", sites_lines),
    "left": ("left", stock_line),
    "river-short": ("river", river_ahead),
    "river": ("river", river_lines),
    "strips-short": ("strips", strips_short),
    "strips": ("strips", strips_long),
    "dealt": ("dealt", dealt_lines),
    "tiles-short": ("tiles", tiles_short),
    "tiles": ("tiles", tiles_long),
    "players-own": ("players", own_line),
    "players": ("players", players_table),
    "eminence": ("eminence", eminence_lines),
    "canal": ("board", canal_line),
    "stock": ("board", stock_lines),
    "tracks": ("tracks", tracks_lines),
    "board": ("board", board_lines),
    "levers": ("levers", levers_table),
    "hand-brief": ("hand", hand_brief),
    "hand-short": ("hand", hand_short),
    "hand": ("hand", hand_long),
    "legend": ("legend", legend),
}
"""Every panel, and its place on the screen; panels of one place are the same, more or less long."""
_PLACES = (
    *("map", "regions", "revealed", "sites", "left", "river", "strips", "dealt", "tiles"),
    *("players", "eminence", "board", "tracks", "levers", "hand", "legend"),
)
_BESIDE_THE_MAP = ("strips", "tiles", "revealed", "sites")

_NEEDED = {
    "choose-scoring-tile": ("dealt", "hand"),
    "choose-first-site": ("players-own", "tiles-short", "hand"),
    "choose-strip": ("strips", "players-own", "river-short", "canal"),
    "play": ("players-own", "canal", "hand"),
    "pay-plan": ("stock", "players-own", "hand"),
    "choose-discards": ("players-own", "hand"),
    "explore": ("map", "players-own"),
    "place-tile": ("map", "revealed", "players-own"),
    "place-pasture": ("map", "players-own"),
    "settlers-welcome": ("players-own", "map"),
    "develop-or-upgrade": ("map", "players-own"),
    "upgrade-cost": ("map", "players-own"),
    "cattle-cost": ("map", "players-own"),
    "card-upgrade": ("map", "players-own"),
    "either-track": ("tracks", "players-own", "tiles-short"),
    "choose-region": ("regions", "map", "players-own"),
    "region-common": ("regions", "players-own", "stock"),
    "pioneer-common": ("stock", "players-own", "hand-brief"),
    "hire": ("players-own", "hand-brief", "map"),
    "modernize": ("players-own", "levers"),
    "progress-common": ("players-own", "levers"),
    "lever-up": ("players-own", "levers"),
    "last-levers": ("players-own", "levers", "hand-brief"),
    "build-site": ("canal", "players-own", "hand"),
    "vase-or-site": ("canal", "players-own", "hand-short"),
    "card-exchange": ("players-own", "hand"),
    "move-ship": ("river", "players-own", "map"),
    "interim-slot": ("players-own", "canal", "tiles-short", "hand"),
    "score-tile": ("tiles", "players-own"),
    "score-exchange": ("tiles", "players-own"),
}
_ON_THE_MAP = ("develop ", "upgrade ", "cattle ")
_WANTED = (
    *("players", "canal", "eminence", "hand-brief", "river-short", "tiles-short", "regions"),
    *("map", "stock", "strips-short", "hand", "river", "tiles", "strips", "tracks", "board"),
    *("map-tall", "sites", "left", "levers", "legend"),
)
"""What else is shown while there is room, the most important first."""


def paint(view: View, canvas: Canvas, news: Sequence[str]) -> RenderableType:
    """The news and the panels."""
    if canvas.width < _NARROW:
        return Group(*(Text(line) for line in (*news, *plain(view, canvas))))
    pen = Pen(view, canvas)
    room = canvas.height - len(news_paragraph(news, canvas, _news_rows(pen, canvas.height)))
    if _is_wide(canvas, room):
        drawn, rows = _with_a_side(pen, room)
    else:
        lines = _Column(pen, _PLACES, canvas.width, room).fill(_needed(pen), _WANTED)
        drawn, rows = Group(*lines), len(lines)
    left = canvas.height - rows
    told = news_lines(news, canvas, _MOST_NEWS) if left > 0 else []
    if sum(rows_of(line, canvas.width) for line in told) > left or len(news) >= _MOST_NEWS:
        told = news_paragraph(news, canvas, min(left, _MOST_NEWS))
    left -= sum(rows_of(line, canvas.width) for line in told)
    gap = [Text()] if told and left > 0 else []
    return Group(*told, *gap, drawn)


def least_rows(view: View, canvas: Canvas) -> int:
    """The rows of what the question needs, and some for the news; all options have room."""
    if canvas.width < _NARROW:
        return 0
    pen = Pen(view, canvas)
    choices = [Choice(number, text) for number, text in enumerate(pen.options, 1)]
    grouped = choice_lines(choices, width=canvas.width, rows=0, heads=heads_for(view, canvas))
    room = max(canvas.height - len(grouped), min(canvas.height, _LEAST_TABLE))
    if pen.prompt == "choose-strip" and canvas.height < _EASY:
        return room  # The action board says more than a list would.
    news = _news_rows(pen, room)
    if _is_wide(canvas, room - news):
        # The table does not change its shape for a longer list.
        below = _below(pen, canvas.width, room - news).rows
        is_tall = _map_rows(pen, 2) + below + news <= room
        rows = _map_rows(pen, 2 if is_tall else 1) + below
    else:
        rows = len(_Column(pen, _PLACES, canvas.width, room - news).fill(_needed(pen)))
    return min(rows + news, room)


def _news_rows(pen: Pen, height: int) -> int:
    """The rows that the news may take from the table: fewer where something else would go."""
    most = _LOW_NEWS if height <= _LOW else _NEWS_ROWS
    panels = [panel for panel in _needed(pen) if _PANELS[panel][1](pen, pen.canvas.width)]
    for rows in range(most, 0, -1):
        column = _Column(pen, _PLACES, pen.canvas.width, height - rows)
        column.fill(panels)
        if column.rows <= column.room and len(column.drawn) == len(panels):
            return rows
    return 0


def _needed(pen: Pen) -> tuple[str, ...]:
    """The panels that the present question needs."""
    if pen.prompt in {"settle-common", "cattle-common"}:
        is_on_map = any(text.startswith(_ON_THE_MAP) for text in pen.options)
        return ("map", "players-own") if is_on_map else ("players-own", "canal", "hand")
    return _NEEDED.get(pen.prompt, ("players",))


# --- a wide window -------------------------------------------------------------------------------


def _is_wide(canvas: Canvas, room: int) -> bool:
    return canvas.width >= _WIDE and room >= _WIDE_ROWS


def _with_a_side(pen: Pen, room: int) -> tuple[RenderableType, int]:
    """The map with panels at its side, the others below over the whole width."""
    width = pen.canvas.width
    below = _below(pen, width, room - _map_rows(pen, 1))
    is_tall = room - below.rows >= _map_rows(pen, 2)
    rows = _map_rows(pen, 2 if is_tall else 1)
    map_width = min(_MOST_WIDE_CELL, (width - _SIDE - 2) // _columns(pen)) * _columns(pen)
    chart = (map_tall if is_tall else map_low)(pen, map_width)
    side = _Column(pen, _BESIDE_THE_MAP, width - map_width - 2, rows)
    beside = side.fill(_needed(pen), ("strips", "tiles-short", "tiles", "revealed", "sites"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=map_width)
    grid.add_column(width=side.width)
    grid.add_row(Group(*chart), Group(*beside))
    below.room = room - rows
    shown = {"map", *side.drawn}
    lines = below.fill((), [panel for panel in _WANTED if _PANELS[panel][0] not in shown])
    return Group(grid, *lines), rows + len(lines)


def _below(pen: Pen, width: int, room: int) -> _Column:
    """What the question needs below the map."""
    beside = {"map", *_BESIDE_THE_MAP} - {"sites"}  # Free sites may have no room there.
    places = [place for place in _PLACES if place not in beside]
    column = _Column(pen, places, width, room)
    column.fill(_needed(pen))
    return column


def _map_rows(pen: Pen, rows: int) -> int:
    return rows * (1 + max(int(space["r"]) for space in pen.box["map"]["spaces"]))


def _columns(pen: Pen) -> int:
    xs = [it["q"] + it["r"] / 2 for it in pen.box["map"]["spaces"]]
    xs += [x for points in pen.box["map"]["lines"].values() for x, _ in points]
    return int(max(xs) - min(xs) + 1)


# --- columns -------------------------------------------------------------------------------------


class _Column:
    """A column of panels under construction."""

    def __init__(self, pen: Pen, places: Iterable[str], width: int, room: int) -> None:
        self.pen, self.places, self.width, self.room = pen, tuple(places), width, room
        self.drawn: dict[str, list[Text]] = {}

    @property
    def rows(self) -> int:
        """How many rows there are so far."""
        return sum(map(len, self.drawn.values()))

    def fill(self, needed: Iterable[str], wanted: Iterable[str] = ()) -> list[Text]:
        """Add what is needed, then what is wanted, as far as it fits; the lines from the top."""
        for panel in (*needed, *wanted):
            self._add(panel)
        return [line for place in self.places for line in self.drawn.get(place, ())]

    def _add(self, panel: str) -> None:
        """Add a panel, or the longer form of one that is there, if it fits or is the first."""
        place, draw = _PANELS[panel]
        if place not in self.places:
            return
        before = self.drawn.get(place, [])
        room = self.room - self.rows + len(before)
        if panel == "hand":
            lines = hand_long(self.pen, self.width, max(room, 4))
        else:
            lines = draw(self.pen, self.width)
        is_longer = len(lines) >= len(before)
        if lines and is_longer and (len(lines) <= room or not self.drawn):
            self.drawn[place] = lines
