"""The hex map: a cell for each space, a row (or two) for each row of hexes, water between them.

A cell has the number of its space; then, of a tile, its sites: the owner's shape with the piece,
or the letter of a free site; of a pasture its cattle; of an empty space what it brings. What can
be answered now stands out.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_signs import (
    BRIDGE,
    CATTLE,
    FORD,
    PIECES,
    SETTLEMENT,
    WATER,
    Pen,
)
from boomtable.cli.draw.palette import CLAY, GOLD, RIVER, seat_shape, seat_style
from boomtable.cli.draw.pen import cut, fitted, flow, ink

ROW_HEIGHT = 3**0.5 / 2
LEAST_CELL, MOST_CELL = 7, 13
GROUNDS = ("#4A4458", "#3F5238", "#2F4F5F", "#5E4632", "#4F4F4F")
"""The ground of the regions from north to south."""
EMPTY_GROUNDS = ("#2C2935", "#27321F", "#1D303A", "#382A1E", "#303030")
LIGHT = "#F6EFE0"
FAINT = "#B9AE97"
_ANSWERS = re.compile(r"(?:place|cattle) (\d+)")
_ON_SITES = re.compile(r"(?:develop|upgrade|top \S+) (\d+[a-z])")


class Chart:
    """The map laid out in a width: where each cell stands, and what is drawn."""

    def __init__(self, pen: Pen, width: int, rows: int) -> None:
        self.pen, self.rows = pen, rows
        spaces = pen.box["map"]["spaces"]
        lines = pen.box["map"]["lines"].values()
        xs = [it["q"] + it["r"] / 2 for it in spaces]
        everywhere = [*xs, *(x for points in lines for x, _ in points)]
        self.left = min(everywhere)
        if width // (max(everywhere) - self.left + 1) < LEAST_CELL:
            self.left = min(xs)  # The way of the ships to the first space is left away.
        self.cell = int(min(MOST_CELL, width // (max(xs) - self.left + 1)))
        self.height = rows * (max(it["r"] for it in spaces) + 1)
        self.width = width
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def column(self, x: float) -> int:
        """The first column of the hex whose middle is there."""
        return int((x - self.left) * self.cell)

    def middle(self, x: float, y: float) -> tuple[int, int]:
        """The column and row of a point of the board."""
        at = self.column(x) + (self.cell - 2) // 2
        return at, min(self.height - 1, int(self.rows * (y / ROW_HEIGHT + 0.5)))

    def put(self, column: int, row: int, text: Text) -> None:
        """Write a text; each character is one cell wide."""
        for at, character in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
            style = " ".join([str(text.style), *styles]).strip()
            if 0 <= column + at < self.width:
                self.cells[column + at, row] = character, style

    def is_free(self, column: int, row: int) -> bool:
        """Whether nothing is drawn there."""
        return (column, row) not in self.cells

    def lines(self) -> list[Text]:
        """The map, row by row."""
        drawn = []
        for row in range(self.height):
            line = Text()
            last = max((column for column, at in self.cells if at == row), default=-1)
            for column in range(last + 1):
                line.append(*self.cells.get((column, row), (" ", "")))
            drawn.append(line)
        return drawn


def map_low(pen: Pen, width: int) -> list[Text]:
    """The map with a row for each row of hexes."""
    return _draw(pen, width, 1)


def map_tall(pen: Pen, width: int) -> list[Text]:
    """The map with two rows for each row of hexes: a row for each site."""
    return _draw(pen, width, 2)


def _draw(pen: Pen, width: int, rows: int) -> list[Text]:
    chart = Chart(pen, width, rows)
    open_spaces = {int(found[1]) for text in pen.options if (found := _ANSWERS.fullmatch(text))}
    for space in pen.box["map"]["spaces"]:
        column, row = chart.column(space["q"] + space["r"] / 2), space["r"] * rows
        is_open = space["space"] in open_spaces
        for at, line in enumerate(_cell(pen, space, chart.cell - 1, rows, is_open=is_open)):
            chart.put(column, row + at, line)
    _draw_bridges(pen, chart)
    _draw_ships(pen, chart)
    _draw_water(pen, chart)
    return chart.lines()


# --- cells ---------------------------------------------------------------------------------------


def _cell(pen: Pen, space: dict[str, Any], width: int, rows: int, *, is_open: bool) -> list[Text]:
    number = space["space"]
    seen = pen.laid.get(number)
    place = [it["id"] for it in pen.box["regions"]].index(space["region"]) % len(GROUNDS)
    colour = (GROUNDS if seen else EMPTY_GROUNDS)[place]
    ground = pen.style(f"{LIGHT if seen else FAINT} on {colour}")
    head = ink(f"{number:>2}", "bold reverse" if is_open else "bold" if seen else "")
    if seen is None:
        lines = _empty(pen, space, head, rows)
    elif seen["tile"] == "pasture":
        lines = _pasture(pen, seen, head, rows)
    else:
        lines = _tile(pen, seen, head, rows, width)
    return [_grounded(fitted(line, width), ground) for line in lines]


def _grounded(line: Text, ground: str) -> Text:
    whole = Text(line.plain)
    whole.stylize(ground)
    for span in line.spans:
        whole.stylize(span.style, span.start, span.end)
    return whole


def _empty(pen: Pen, space: dict[str, Any], head: Text, rows: int) -> list[Text]:
    reward = pen.effects(space["reward"]) if space["reward"] else ""
    if rows == 1:
        return [head.append(" ").append_text(pen.tinted(reward))]
    return [head, Text("  ").append_text(pen.tinted(reward))]


def _pasture(pen: Pen, seen: dict[str, Any], head: Text, rows: int) -> list[Text]:
    herd = pen.marks(seen["cattle"])
    sign = ink(CATTLE, pen.style(f"bold {GOLD}"))
    if rows == 1:
        return [head.append_text(sign).append_text(herd)]
    free = "·" * (pen.box["pasture"]["most"] - len(seen["cattle"]))
    return [head.append_text(sign), Text("  ").append_text(herd).append(free)]


def _tile(pen: Pen, seen: dict[str, Any], head: Text, rows: int, width: int) -> list[Text]:
    shown = pen.thing("tiles", seen["tile"])["sites"]
    open_sites = {found[1] for text in pen.options if (found := _ON_SITES.fullmatch(text))}
    lines = [head] if rows == 1 else []
    for place, (site, printed) in enumerate(zip(seen["sites"], shown, strict=True)):
        style = " reverse" if site["site"] in open_sites else ""
        line = lines[0] if rows == 1 else ink("  ") if place else head
        if site["owner"] is None:
            line.append(site["site"][-1], pen.style(f"bold {GOLD}{style}"))
            does = _site_in_a_cell(pen, printed, width - 3)
            line.append(does if rows > 1 else "" if place else " ")
        else:
            colour = pen.style(f"bold {seat_style(site['owner'])}{style}")
            line.append(f"{seat_shape(site['owner'])}{PIECES[site['piece']]}", colour)
        if rows > 1:
            lines.append(line)
    return lines + [Text()] * (rows - len(lines))


def site_in_short(pen: Pen, site: dict[str, Any]) -> str:
    """``4$→$»``: what a site costs and brings, and the VP of a settlement on it."""
    effects = [*site["cost"], *site["effect"]]
    said = pen.effects(effects) if effects else ""
    if site["settlement_vp"]:
        said += f" {SETTLEMENT}{site['settlement_vp']:+}".replace("-", "−")
    return said.strip() or "–"


def _site_in_a_cell(pen: Pen, site: dict[str, Any], room: int) -> str:
    """What a site brings, in as few characters as there are: first without what it costs."""
    said = site_in_short(pen, site)
    gain = pen.effects(site["effect"])
    ways = [said, said.replace(" ", ""), f"→{gain}", f"→{gain}".replace(" ", "")]
    ways = ways if site["cost"] and site["effect"] else ways[:2]
    return next((way for way in ways if len(way) <= room), ways[-1])


# --- between the cells ---------------------------------------------------------------------------


def _point(pen: Pen, space: int) -> tuple[float, float]:
    it = pen.spaces[space]
    return it["q"] + it["r"] / 2, it["r"] * ROW_HEIGHT


def _draw_bridges(pen: Pen, chart: Chart) -> None:
    for pairs, straight, style in (
        (pen.box["map"]["bridges"], BRIDGE, f"bold {CLAY}"),
        (pen.box["map"]["fords"], FORD, f"bold {GOLD}"),
    ):
        for one, other in pairs:
            (x0, y0), (x1, y1) = sorted(
                (_point(pen, one), _point(pen, other)), key=lambda it: it[1]
            )
            slope = x1 - x0 if y1 > y0 else 0
            column, row = chart.middle((x0 + x1) / 2, (y0 + y1) / 2)
            row -= row % chart.rows
            if y0 == y1:
                chart.put(column - 1, row, ink("┄┄┄", pen.style(style)))
                continue
            sign = straight if not slope else "╲" if slope > 0 else "╱"
            for at in range(chart.rows):
                shift = at if slope > 0 else -at if slope < 0 else 0
                chart.put(column + shift, row + at, ink(sign, pen.style(style)))


def _draw_ships(pen: Pen, chart: Chart) -> None:
    for seat, name in enumerate(pen.table["ships"]):
        space = next(it for it in pen.box["river"]["spaces"] if it["id"] == name)
        column, row = chart.middle(space["x"], space["y"])
        row -= row % chart.rows
        while not chart.is_free(column, row):
            column += 1
        if column >= 0:
            chart.put(column, row, pen.mark(seat))


def _draw_water(pen: Pen, chart: Chart) -> None:
    for name, points in pen.box["map"]["lines"].items():
        if name == "ford":
            continue
        for start, end in pairwise(points):
            (x0, y0), (x1, y1) = chart.middle(*start), chart.middle(*end)
            y0, y1 = y0 - y0 % chart.rows, y1 - y1 % chart.rows
            spots = [(x, y0) for x in range(min(x0, x1), max(x0, x1) + 1)] if y0 == y1 else []
            spots += [(x + at, y) for x, y in ((x0, y0), (x1, y1)) for at in (-1, 0, 1)]
            for spot in spots:
                if spot[0] >= 0 and chart.is_free(*spot):
                    chart.put(*spot, ink(WATER, pen.style(RIVER)))


# --- lines about the map -------------------------------------------------------------------------


def regions_line(pen: Pen, width: int) -> list[Text]:
    """The regions in their colours: what their labels bring, who is there how often."""
    items = []
    for place, region in enumerate(pen.box["regions"]):
        ground = GROUNDS[place % len(GROUNDS)]
        item = ink(f" {pen.named(region)} ", pen.style(f"bold {LIGHT} on {ground}"))
        if region["id"] in pen.table["labels"]:
            item.append(f" {pen.say('covered')}", "dim")
        else:
            item.append(" ").append_text(pen.tinted(pen.effects(region["label"])))
        for side in pen.seats:
            if side["presences"][region["id"]]:
                item.append(" ").append_text(pen.mark(side["seat"]))
                item.append(str(side["presences"][region["id"]]))
        items.append(item)
    lines = flow(Text(), items, width, gap="  ")
    if len(lines) > 2:
        return [cut(line, width) for line in flow(Text(), items, width, gap=" ")]
    return lines


def revealed_line(pen: Pen, width: int) -> list[Text]:
    """The gray tile that is to be placed, and what its sites bring."""
    if pen.table["revealed"] is None:
        return []
    tile = pen.thing("tiles", pen.table["revealed"])
    line = pen.heading(pen.named(tile))
    for letter, site in zip("abcdef", tile["sites"], strict=False):
        line.append(f"  {letter} ").append_text(pen.tinted(site_in_short(pen, site)))
    return [cut(line, width)]


def sites_lines(pen: Pen, width: int) -> list[Text]:
    """The free building sites of the map with what they cost and bring."""
    items = []
    for seen in pen.table["map"]:
        if seen["tile"] == "pasture":
            continue
        shown = pen.thing("tiles", seen["tile"])["sites"]
        for site, printed in zip(seen["sites"], shown, strict=True):
            if site["owner"] is None:
                item = ink(site["site"], "bold").append(" ")
                items.append(item.append_text(pen.tinted(site_in_short(pen, printed))))
    return flow(pen.heading(pen.say("free-sites")), items or [Text("–")], width)


def stock_line(pen: Pen, width: int) -> list[Text]:
    """What is left of gray tiles, pastures and cards."""
    table = pen.table
    discards = sum(table["discards"].values())
    left = {"gray": len(table["gray"]), "pastures": table["pastures"], "pile": table["pile"]}
    return [cut(ink(pen.say("left", **left, discards=discards), "dim"), width)]
