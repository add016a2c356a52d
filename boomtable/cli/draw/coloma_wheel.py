"""The wheel of five Sites: a line for each, or a ring of five where the window is tall."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from boomtable.cli.draw.coloma_signs import BARKER, BUSTER, CARROT, MULE, SIGNPOST, TENT, Pen
from boomtable.cli.draw.palette import CLAY, GOLD, LINE, RIVER, SAGE
from boomtable.cli.draw.pen import cut, fitted, ink

LEAST_RING, RING_ROWS = 62, 15
_WIDEST_BOX = 28
_MIDDLE, _WIDEST_MIDDLE = 8, 18


def wheel_list(pen: Pen, width: int) -> list[Text]:
    """A line for each Site, in the order in which Pioneers act."""
    rows = [_cells(pen, site) for site in pen.table["sites"]]
    heads = [ink(pen.say(f"wheel.{word}"), "dim") for word in ("common", "boom", "event")]
    rows.insert(0, [pen.heading(round_of(pen)), *heads, Text()])
    widths = [max(row[column].cell_len for row in rows) for column in range(4)]
    least = [14, 10, 13, 6]
    # The widest columns give way first where the window is narrow; who is there must be seen.
    there = max(row[4].cell_len for row in rows[1:])
    while sum(widths) + 2 * len(widths) + there > width and widths != least:
        column = max(range(4), key=lambda at: widths[at] - least[at])
        widths[column] -= 1
    lines = []
    for row in rows:
        line = Text()
        for cell, size in zip(row, widths, strict=False):
            line.append_text(fitted(cell, size)).append("  ")
        lines.append(cut(line.append_text(row[4]), width))
    return lines


def wheel_ring(pen: Pen, width: int) -> list[Text]:
    """The Sites as they lie on the board, clockwise from the top; the Round in the middle."""
    size = min(_WIDEST_BOX, (width - _MIDDLE) // 2)
    boxes = [_box(pen, site, size) for site in pen.table["sites"]]
    top, right, low_right, low_left, left = boxes
    middle = min(width - 2 * size, _WIDEST_MIDDLE)
    across = 2 * size + middle
    inset = middle // 3
    lines = [_beside((across - size) // 2, line) for line in top]
    for first, between, second in zip(left, _hub(pen), right, strict=True):
        pad = (middle - between.cell_len) // 2
        centred = fitted(Text(" " * pad).append_text(between), middle)
        lines.append(first.append_text(centred).append_text(second))
    for first, second in zip(low_left, low_right, strict=True):
        lines.append(_beside(inset, first).append(" " * (middle - 2 * inset)).append_text(second))
    return lines


def _beside(columns: int, line: Text) -> Text:
    return Text(" " * columns).append_text(line)


def _hub(pen: Pen) -> list[Text]:
    """The middle of the ring: the Year and the Round."""
    table = pen.table
    year = ink(str(table["year"]), pen.style(f"bold {GOLD}"))
    turn = ink(f"{table['round']}/{table['rounds']}" if table["round"] else "", "bold")
    return [Text(), year, turn, ink("↻", pen.style(LINE)), Text()]


def _cells(pen: Pen, site: dict[str, Any]) -> list[Text]:
    """Number and name, Common, Boom, Event, who is there."""
    is_here = pen.table["active"] in site["pioneers"]
    number = ink(str(site["site"]), "bold reverse" if is_here else "bold").append(" ")
    sign = BARKER if site["covered"] else SIGNPOST if _has_signpost(pen, site) else " "
    number.append(sign, pen.style(f"bold {GOLD}")).append(" ")
    return [number.append_text(_name(pen, site)), _common(pen, site), *_rest(pen, site)]


def _rest(pen: Pen, site: dict[str, Any]) -> list[Text]:
    return [_boom(pen, site), _event(pen, site), _there(pen, site)]


def _name(pen: Pen, site: dict[str, Any]) -> Text:
    shown = pen.box["sites"][0 if site["covered"] else site["site"]]
    return ink(pen.named(shown), pen.style(f"bold {GOLD}") if site["covered"] else "")


def _common(pen: Pen, site: dict[str, Any]) -> Text:
    return pen.tinted(pen.kind(site["common"]))


def _boom(pen: Pen, site: dict[str, Any]) -> Text:
    """The Boom; crossed out where the Site is Bust; with the Site that the Signpost copies."""
    copied = f"{SIGNPOST}{pen.table['wheel']['copies']} " if _has_signpost(pen, site) else ""
    said = f"{copied}{pen.kind(site['boom'])}"
    if not site["bust"]:
        return pen.tinted(said)
    return ink(pen.say("bust"), pen.style(f"bold {CLAY}")).append(" ").append(said, "dim strike")


def _event(pen: Pen, site: dict[str, Any]) -> Text:
    event = next(it for it in pen.box["events"] if it["site"] == site["site"])
    said = pen.tinted(pen.effects(event["effects"]))
    if site["tents"]:
        said.append(f" {TENT}", pen.style(SAGE)).append_text(pen.marks(site["tents"]))
    if site["carrots"]:
        said.append(f" {CARROT}", pen.style(CLAY)).append_text(pen.marks(site["carrots"]))
    return said


def _there(pen: Pen, site: dict[str, Any]) -> Text:
    """Pioneers, Mules and Buster; before he comes, whether he will."""
    said = pen.marks(site["pioneers"])
    if site["mules"]:
        said.append(MULE).append_text(pen.marks(site["mules"]))
    if site["buster"]:
        said.append(BUSTER, "bold")
    buster = pen.table["buster"]
    if buster is None or buster["site"] is not None or not buster["avoids"]:
        return said
    number = site["site"]
    if pen.table["solo"]:
        key = "shade-maybe" if number in buster["avoids"] else "buster-maybe"
    else:
        key = "buster-never" if number in buster["avoids"] else "buster-maybe"
    return said.append(pen.say(key), pen.style(RIVER if key != "buster-never" else LINE))


def _has_signpost(pen: Pen, site: dict[str, Any]) -> bool:
    return bool(site["site"] == pen.table["wheel"]["signpost"])


def round_of(pen: Pen) -> str:
    """The Year and the Round."""
    table = pen.table
    if not table["round"]:
        # The wheel has not turned yet.
        return str(table["year"])
    return pen.say("round", year=table["year"], round=table["round"], rounds=table["rounds"])


def _box(pen: Pen, site: dict[str, Any], width: int) -> list[Text]:
    number, common, boom, event, there = _cells(pen, site)
    edge = pen.style(f"bold {CLAY}" if site["bust"] else GOLD if site["covered"] else LINE)
    inside = width - 4
    title = cut(number, inside - 2)
    top = ink("╭ ", edge).append_text(title)
    top.append(f" {'─' * (width - title.cell_len - 4)}╮", edge)
    plus = ink("+ ", "dim").append_text(boom)
    low = cut(ink("! ", "dim").append_text(event), inside)
    room = inside - low.cell_len - 1
    last = low.append(" " * max(1, room + 1 - cell_len(there.plain))).append_text(there)
    rows = [
        ink("│ ", edge).append_text(fitted(line, inside)).append(" │", edge)
        for line in (common, plus, last)
    ]
    return [top, *rows, ink(f"╰{'─' * (width - 2)}╯", edge)]
