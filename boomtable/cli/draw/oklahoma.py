"""Oklahoma Boomers in a terminal: the board, and beside it the players and what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.cli.choices import Head
from boomtable.cli.draw.news import news_lines, rows_of
from boomtable.cli.draw.oklahoma_board import BOOMERS, Board, board_width, draw_board
from boomtable.cli.draw.palette import GOLD, PLUM
from boomtable.cli.wrapping import wrapped
from boomtable.locale import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas, View

_SEATS = (PLUM, GOLD)
_MOVE = re.compile(r"([a-k]\d+)-([a-k]\d+)")
_PLACE = re.compile(r"@([a-k])(\d+)")
_LEAST_PANEL = 24
_LINED_ROWS = 24


def paint(view: View, canvas: Canvas, news: Sequence[str]) -> RenderableType:
    """The board, with a panel at its right where there is room, below it where not."""
    board = Board(view["table"])
    width = board_width(len(board.columns))
    lined = canvas.height >= _LINED_ROWS and canvas.width >= width
    if canvas.width < width:
        return Group(*(Text(wrapped(line, canvas.width)) for line in (*news, *plain(view, canvas))))
    drawn = draw_board(board, colour=canvas.colour, lined=lined)
    rows = len(drawn.plain.split("\n"))
    if canvas.width < width + 2 + _LEAST_PANEL:
        return _stacked(view["table"], canvas, news, drawn)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width)
    grid.add_column(width=canvas.width - width - 2)
    grid.add_row(drawn, _panel(view["table"], canvas, news, rows))
    return grid


def _stacked(
    table: dict[str, Any], canvas: Canvas, news: Sequence[str], drawn: Text
) -> RenderableType:
    """The board, and above and below it what there is room for: the players before the news."""
    room = canvas.height - len(drawn.plain.split("\n"))
    players = _players(table, canvas)
    if room < len(players):
        # Names and points, a line for both; the lines between them count free boomers.
        brief = Text("   ").join(players[::2])
        players = [brief] if room >= 1 and len(brief.plain) <= canvas.width else []
    room -= len(players)
    told = news_lines(news, canvas, room) if room > 0 else []
    return Group(*told, drawn, *players)


def plain(view: View, canvas: Canvas) -> list[str]:
    """Where everything is, in words; then the board in letters."""
    table = view["table"]
    lines = []
    for seat in range(2):
        free = [it for it in table["boomers"][seat] if it not in table["exhausted"]]
        tired = [it for it in table["boomers"][seat] if it in table["exhausted"]]
        boomers = ", ".join(free) or "–"
        if tired:
            boomers += f" ({_pair(canvas, 'exhausted', ', '.join(tired))})"
        lines.append(
            say(
                canvas.lang,
                "terminal.oklahoma.player",
                who=canvas.names[seat],
                colour=_colour(canvas, seat),
                boomers=boomers,
                count=table["score"][seat],
            )
        )
    lines += [
        _pair(canvas, what, ", ".join(table[what]))
        for what in ("sooners", "stones", "mines", "river")
        if table[what]
    ]
    if table["trail"]:
        trail = table["trail"]
        lines.append(_pair(canvas, "last", f"{trail['from']}-{trail['to']}"))
    lines.append(_quiet(table, canvas))
    return [*lines, *_letters(Board(table))]


def least_rows(view: View, canvas: Canvas) -> int:
    """The rows of the board, and the letters under it."""
    _ = canvas
    return int(view["table"]["rows"]) + 1


def heads(texts: Sequence[str]) -> list[Head] | None:
    """A long list of moves by piece and direction; placements, of which there are many, at once."""
    if all(_PLACE.fullmatch(text) for text in texts):
        return [Head("", text, "@") for text in texts]
    moves = [_MOVE.fullmatch(text) for text in texts]
    if not all(moves):
        return None
    return [Head(move[1], move[2], _direction(move[1], move[2])) for move in moves if move]


def _direction(start: str, end: str) -> str:
    if start[0] != end[0]:
        return "east" if end[0] > start[0] else "west"
    return "north" if int(end[1:]) > int(start[1:]) else "south"


def _panel(table: dict[str, Any], canvas: Canvas, news: Sequence[str], rows: int) -> Group:
    players = _players(table, canvas)
    lines: list[Text] = [*players, Text(_quiet(table, canvas), "dim")]
    if table["modules"]:
        names = ", ".join(_say(canvas, f"module.{module}") for module in table["modules"])
        lines.append(Text(names, "dim"))
    width = canvas.width - board_width(len(table["columns"])) - 2
    taken = sum(rows_of(line, width) for line in lines)
    lines.append(Text())
    room = rows - taken - 1
    shown = news_lines(news, canvas, room, width)
    legend = _legend(table, canvas)
    left = room - sum(rows_of(line, width) for line in shown)
    if left > rows_of(legend, width):
        lines += [legend, Text()]
    return Group(*lines, *shown)


def _players(table: dict[str, Any], canvas: Canvas) -> list[Text]:
    lines = []
    for seat in range(2):
        is_turn = table["side"] == seat and table["phase"] != "over"
        tired = sum(it in table["exhausted"] for it in table["boomers"][seat])
        style = f"bold {_SEATS[seat]}" if canvas.colour else "bold"
        line = Text("▶ " if is_turn else "  ")
        line.append(f"{BOOMERS[seat]} {canvas.names[seat]}", style)
        line.append(f" ({_colour(canvas, seat)})")
        line.append(f"  {table['score'][seat]}", "bold")
        free = len(table["boomers"][seat]) - tired
        lines += [
            line,
            Text("    " + say(canvas.lang, "terminal.oklahoma.free", count=free), "dim"),
        ]
    return lines


def _legend(table: dict[str, Any], canvas: Canvas) -> Text:
    signs = [("■", "stones"), ("○△", "exhausted")]
    signs += [("◆", "sooners")] if table["sooners"] else []
    signs += [("◎", "mines")] if table["mines"] else []
    signs += [("≈", "river")] if table["river"] else []
    signs += [("┃▁", "rails")] if table["rails_right"] or table["rails_above"] else []
    signs += [("[ ]", "last")]
    return Text(" · ".join(f"{sign} {_say(canvas, word)}" for sign, word in signs), "dim")


def _letters(board: Board) -> list[str]:
    """The board in letters: P and Y boomers (p and y exhausted), o stone, S, m, r, a dot."""
    lines = []
    for row in range(board.rows, 0, -1):
        squares = [board.square(column, row) for column in range(len(board.columns))]
        lines.append(f"{row:2} " + " ".join(_letter(board, square) for square in squares))
    return [*lines, "   " + " ".join(board.columns)]


def _letter(board: Board, square: str) -> str:
    if square in board.boomers:
        letter = "PY"[board.boomers[square]]
        return letter.lower() if square in board.exhausted else letter
    for letter, squares in (
        ("o", board.stones),
        ("S", board.sooners),
        ("m", board.mines),
        ("r", board.river),
    ):
        if square in squares:
            return letter
    return "."


def _quiet(table: dict[str, Any], canvas: Canvas) -> str:
    return say(
        canvas.lang, "terminal.oklahoma.quiet", count=table["quiet"], limit=table["quiet_limit"]
    )


def _colour(canvas: Canvas, seat: int) -> str:
    return _say(canvas, ("purple", "yellow")[seat])


def _say(canvas: Canvas, word: str) -> str:
    return say(canvas.lang, f"terminal.oklahoma.{word}")


def _pair(canvas: Canvas, word: str, value: str) -> str:
    return say(canvas.lang, "terminal.pair", name=_say(canvas, word), value=value)
