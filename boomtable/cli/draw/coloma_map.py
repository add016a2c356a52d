"""The frontier map: trails as dots, spaces with what they give, Wagons, lands with their Tents.

Spaces that a Wagon can enter now carry the numbers of the options that lead there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from boomtable.cli.draw.coloma_signs import TENT, Pen
from boomtable.cli.draw.palette import CLAY, GOLD, LINE, SAGE
from boomtable.cli.draw.pen import ink

LEAST_ROWS = 12
_BRAILLE = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a Braille cell: four rows of two."""
_SIGNS = {"boomtown": "◎", "settlement": "○", "horseshoe": "∩"}
_ORDER = {"boomtown": 0, "settlement": 1, "horseshoe": 2}


class Sheet:
    """A sheet of cells to draw on: dots below, labels above them."""

    def __init__(self, width: int, rows: int) -> None:
        self.width, self.rows = width, rows
        self.dots: dict[tuple[int, int], int] = {}
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A dotted line between two cells."""
        (x0, y0), (x1, y1) = start, end
        steps = round(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4)) or 1
        for step in range(0, steps + 1, 2):
            x = (x0 + (x1 - x0) * step / steps) * 2 + 1
            y = (y0 + (y1 - y0) * step / steps) * 4 + 2
            cell = int(x // 2), int(y // 4)
            self.dots[cell] = self.dots.get(cell, 0) | _DOTS[int(y) % 4][int(x) % 2]

    def is_free(self, column: int, row: int, size: int) -> bool:
        """Whether a label of this size can stand here, a space on each side included."""
        if not 0 <= column <= self.width - size:
            return False
        return not any((at, row) in self.cells for at in range(column - 1, column + size + 1))

    def label(self, column: int, row: int, text: Text) -> None:
        """Write a label; each character is one cell wide."""
        for at, character in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
            style = " ".join([str(text.style), *styles]).strip()
            self.cells[column + at, row] = character, style

    def lines(self, trail_style: str) -> Iterator[Text]:
        """The sheet, row by row."""
        for row in range(self.rows):
            line = Text()
            for column in range(self.width):
                cell = self.cells.get((column, row))
                if cell is not None:
                    line.append(*cell)
                else:
                    dots = self.dots.get((column, row), 0)
                    line.append(chr(_BRAILLE + dots) if dots else " ", trail_style)
            line.rstrip()
            yield line


def draw_map(pen: Pen, width: int, rows: int) -> list[Text]:
    """The map in so many columns and rows."""
    sheet = Sheet(width, rows)
    nodes, lands = pen.box["map"]["nodes"], pen.box["map"]["lands"]
    places = _places([*nodes, *lands], width, rows)
    for node in nodes:
        for other in node["near"]:
            if node["id"] < other:
                sheet.line(places[node["id"]], places[other])
    numbers = reachable(pen)
    wagons: dict[str, list[int]] = {}
    for seat, space in enumerate(pen.table["map"]["wagons"]):
        wagons.setdefault(space, []).append(seat)
    drawn = sorted(nodes, key=lambda it: (it["id"] not in numbers, _ORDER[it["kind"]]))
    # Every space has its sign before any of them gets more words.
    least = {}
    for node in drawn:
        short = _labels(pen, node, wagons.get(node["id"], []), numbers)[0]
        column, row = places[node["id"]]
        least[node["id"]] = _put(sheet, round(column), round(row), short)
    for node in drawn:
        _, *longer = _labels(pen, node, wagons.get(node["id"], []), numbers)
        at = least[node["id"]]
        if at is not None:
            _lengthen(sheet, *at, longer)
    for land in lands:
        column, row = places[land["id"]]
        for label in _land_labels(pen, land):
            if _put(sheet, round(column) - label.cell_len // 2, round(row), label) is not None:
                break
    return list(sheet.lines(pen.style(LINE)))


def reachable(pen: Pen) -> dict[str, list[tuple[int, bool]]]:
    """For each space that can be entered now the numbers of its options, Stop-offs marked."""
    found: dict[str, list[tuple[int, bool]]] = {}
    for number, text in enumerate(pen.options, 1):
        if text.startswith("go "):
            space = text.removeprefix("go ")
            found.setdefault(space.removesuffix("!"), []).append((number, space.endswith("!")))
    return found


def _places(things: list[dict[str, Any]], width: int, rows: int) -> dict[str, tuple[float, float]]:
    xs, ys = [it["x"] for it in things], [it["y"] for it in things]
    left, top = min(xs), min(ys)
    across, down = (max(xs) - left) or 1, (max(ys) - top) or 1
    return {
        it["id"]: (
            2 + (it["x"] - left) * (width - 12) / across,
            (it["y"] - top) * (rows - 1) / down,
        )
        for it in things
    }


def _put(sheet: Sheet, column: int, row: int, label: Text) -> tuple[int, int, Text] | None:
    """Write a label where it belongs, or as near as there is room."""
    size = label.cell_len
    column = max(0, min(column, sheet.width - size))
    for aside, down in ((0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (0, 1), (0, -1), (3, 0), (-3, 0)):
        at, line = column + aside, row + down
        if 0 <= line < sheet.rows and sheet.is_free(at, line, size):
            sheet.label(at, line, label)
            return at, line, label
    return None


def _lengthen(sheet: Sheet, column: int, row: int, short: Text, labels: list[Text]) -> None:
    """Replace a label by the longest that has room, to its right or to its left."""
    old = {(column + at, row): sheet.cells.pop((column + at, row)) for at in range(len(short))}
    for label in reversed(labels):
        size = label.cell_len
        for at in (column, column - size + len(short), column - size // 2):
            if sheet.is_free(at, row, size):
                sheet.label(at, row, label)
                return
    sheet.cells |= old


def _labels(
    pen: Pen, node: dict[str, Any], wagons: list[int], numbers: dict[str, list[tuple[int, bool]]]
) -> list[Text]:
    """The label of a space, the shortest first: sign and Wagons, then what it gives, its name."""
    kind, ways = node["kind"], numbers.get(node["id"], [])
    closed = node["id"] in pen.table["map"]["trail"]
    colour = {"boomtown": f"bold {GOLD}", "settlement": SAGE, "horseshoe": LINE}[kind]
    style = "dim" if closed else pen.style(f"bold {CLAY}" if ways else colour)
    sign = Text()
    if ways:
        said = "/".join(f"{number}{'!' if stop else ''}" for number, stop in ways)
        sign.append(f"[{said}]", "bold reverse")
    if not wagons:
        sign.append(_SIGNS[kind], style)
    sign.append_text(pen.marks(wagons))
    if kind == "horseshoe":
        return [sign]
    gives = pen.effects(node["effects"])
    if node["stop"]:
        gives += f"/{pen.effects(node['stop'])}"
    name = pen.named(node)
    with_gives = sign.copy().append(gives, style)
    with_name = sign.copy().append(f"{name}", style)
    with_both = with_name.copy().append(f" {gives}", "" if not closed else "dim")
    if kind == "boomtown":
        return [sign, with_gives, with_name, with_both]
    return [sign, with_gives, with_both]


def _land_labels(pen: Pen, land: dict[str, Any]) -> Iterator[Text]:
    """The name of a land and whose Tents are there, shorter where there is little room."""
    tents = pen.table["map"]["lands"][land["id"]]
    name = pen.named(land)
    for said in (name, name.split()[-1], name[:6], ""):
        label = ink(f"{TENT}{said}", pen.style(f"italic {SAGE}"))
        yield label.append_text(pen.marks(tents))
