"""The prairie of Oklahoma Boomers: eleven columns, eleven rows, rails on the lines between.

Two sizes: one row of text to a row of squares, or two with grid lines where the window is tall.
Pieces differ by shape: ● and ▲ boomers (○ and △ exhausted), ■ stones, ◆ sooners, ◎ mines, ≈ river.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

PRAIRIE = "#E6DDB4"
INK = "#3A2E22"
DOT = "#B5A878"
STONE = "#54483A"
RAIL = "#A23B1E"
WATER, WATER_INK = "#8FB4DC", "#2E5C8C"
BOOMER_INKS = ("#5B2A62", "#7A4A00")
HOMESTEADS = ("#C7A9CC", "#EFC45F")
SOONER_INK = "#9A3F22"
MINE_INK = "#46525C"
MARGIN_STYLE = "dim"

BOOMERS = ("●", "▲")
EXHAUSTED = ("○", "△")
STONE_SIGN, SOONER, MINE, RIVER, VACANT, LEFT = "■", "◆", "◎", "≈", "·", "∘"
LETTERS = "PY"
_CELL = 3


class Board:
    """What stands on which square, read once from the view."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.columns: str = table["columns"]
        self.rows: int = table["rows"]
        self.boomers = {
            square: seat for seat, squares in enumerate(table["boomers"]) for square in squares
        }
        self.exhausted = set(table["exhausted"])
        self.sooners = set(table["sooners"])
        self.stones = set(table["stones"])
        self.mines = set(table["mines"])
        self.river = set(table["river"])
        self.rails_right = set(table["rails_right"])
        self.rails_above = set(table["rails_above"])
        trail = table["trail"] or {"from": "", "to": "", "stones": []}
        self.left: str = trail["from"]
        self.fresh = {trail["to"], *trail["stones"]}
        self.active: str | None = table["active"]
        self.owner: dict[str, int] = {}
        self.points: dict[str, str] = {}
        for area in table["areas"]:
            if area["kind"] == "homestead":
                self.owner |= dict.fromkeys(area["squares"], area["owner"])
                self._note_points(area)

    def _note_points(self, area: dict[str, Any]) -> None:
        """Put the points of a homestead on one of its empty squares, if it has one."""
        empty = (square for square in area["squares"] if self.sign(square) == VACANT)
        square = next(empty, None)
        if square is not None:
            self.points[square] = str(area["points"])

    def square(self, column: int, row: int) -> str:
        """The name of a square; columns from 0, rows from 1."""
        return f"{self.columns[column]}{row}"

    def sign(self, square: str) -> str:
        """The sign of what is on a square."""
        if square in self.boomers:
            signs = EXHAUSTED if square in self.exhausted else BOOMERS
            return signs[self.boomers[square]]
        if square in self.stones:
            return STONE_SIGN
        if square in self.sooners:
            return SOONER
        if square in self.mines:
            return MINE
        return RIVER if square in self.river else VACANT


def draw_board(board: Board, *, colour: bool, lined: bool) -> Text:
    """The board with its coordinates."""
    drawn = Text(no_wrap=True)
    for row in range(board.rows, 0, -1):
        _append_row(drawn, board, row, colour, lined)
        if lined and row > 1:
            _append_line(drawn, board, row, colour)
    drawn.append("   ")
    for letter in board.columns:
        drawn.append(f" {letter}  ", MARGIN_STYLE)
    return drawn


def board_width(columns: int) -> int:
    """How many columns of text the board takes."""
    return 3 + columns * (_CELL + 1)


def _append_row(drawn: Text, board: Board, row: int, colour: bool, lined: bool) -> None:
    drawn.append(f"{row:2} ", MARGIN_STYLE)
    for column in range(len(board.columns)):
        square = board.square(column, row)
        below = board.square(column, row - 1) if row > 1 else ""
        has_rail_below = below in board.rails_above and not lined
        _append_square(drawn, board, square, has_rail_below, colour)
        if column < len(board.columns) - 1:
            _append_between(
                drawn, board, square, board.square(column + 1, row), colour=colour, lined=lined
            )
    drawn.append("\n")


def _append_square(drawn: Text, board: Board, square: str, rail: bool, colour: bool) -> None:
    sign = board.sign(square)
    ground = _ground(board, square) if colour else ""
    edge = f"{RAIL}{ground}" if colour else ""
    side = "▁" if rail else " "
    points = board.points.get(square)
    if points is not None:
        drawn.append(
            points.center(_CELL).replace(" ", side), f"italic {INK}{ground}" if colour else ""
        )
        return
    if square == board.left and sign == VACANT:
        sign = LEFT
    if sign == VACANT and not colour and square in board.owner:
        sign = LETTERS[board.owner[square]].lower()
    if square == board.active:
        before, after = "(", ")"
    elif square in board.fresh:
        before, after = "[", "]"
    else:
        before = after = side
    drawn.append(before, edge if before == side else _ink(board, square, sign, colour))
    drawn.append(sign, _ink(board, square, sign, colour))
    drawn.append(after, edge if after == side else _ink(board, square, sign, colour))


def _append_between(
    drawn: Text, board: Board, left: str, right: str, *, colour: bool, lined: bool
) -> None:
    """The line between two neighbours of a row: a rail, or nothing (a thin line if lined)."""
    is_rail = left in board.rails_right
    sign = "┃" if is_rail else ("│" if lined else " ")
    if not colour:
        drawn.append(sign)
        return
    ground = _shared_ground(board, (left, right))
    drawn.append(sign, f"{RAIL if is_rail else DOT}{ground}")


def _append_line(drawn: Text, board: Board, row: int, colour: bool) -> None:
    """The grid line under a row, with the rails that lie on it."""
    drawn.append("   ")
    last = len(board.columns) - 1
    for column in range(last + 1):
        upper, lower = board.square(column, row), board.square(column, row - 1)
        is_rail = lower in board.rails_above
        ground = _shared_ground(board, (upper, lower))
        style = f"{RAIL if is_rail else DOT}{ground}" if colour else ""
        drawn.append(("━" if is_rail else "─") * _CELL, style)
        if column < last:
            around = (
                upper,
                lower,
                board.square(column + 1, row),
                board.square(column + 1, row - 1),
            )
            drawn.append("┼", f"{DOT}{_shared_ground(board, around)}" if colour else "")
    drawn.append("\n")


def _ground(board: Board, square: str) -> str:
    if square in board.river:
        return f" on {WATER}"
    if square in board.owner:
        return f" on {HOMESTEADS[board.owner[square]]}"
    return f" on {PRAIRIE}"


def _shared_ground(board: Board, squares: tuple[str, ...]) -> str:
    """The ground of a line between squares: theirs if it is the same, else prairie."""
    grounds = {_ground(board, square) for square in squares}
    return grounds.pop() if len(grounds) == 1 else f" on {PRAIRIE}"


def _ink(board: Board, square: str, sign: str, colour: bool) -> str:
    if not colour:
        return "bold" if square in board.boomers else ""
    ground = _ground(board, square)
    if square in board.boomers:
        return f"bold {BOOMER_INKS[board.boomers[square]]}{ground}"
    inks = {
        STONE_SIGN: f"bold {STONE}",
        SOONER: f"bold {SOONER_INK}",
        MINE: f"bold {MINE_INK}",
        RIVER: WATER_INK,
        LEFT: f"bold {INK}",
    }
    return f"{inks.get(sign, DOT)}{ground}"
