"""A line for every player; its heading is the key to the signs."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.coloma_signs import (
    BARREL,
    BRIDGE,
    BUCK,
    CARD,
    DUDE,
    GRAVE,
    HORSE,
    NUGGET,
    RIVER_SIGN,
    SHERIFF,
    TENT,
    TOWN,
    Pen,
)
from boomtable.cli.draw.palette import GOLD, SAGE, seat_style
from boomtable.cli.draw.pen import cut, fitted, ink

_COLUMNS = (
    ("vp", "", "score"),
    ("bucks", BUCK, "bucks"),
    ("gold", NUGGET, "gold"),
    ("horses", HORSE, "horses"),
    ("dudes", DUDE, "dudes"),
    ("tents", TENT, "tents"),
    ("hand", CARD, "hand_size"),
    ("barrels", BARREL, "barrels"),
    ("rivers", RIVER_SIGN, "rivers"),
    ("bridges", BRIDGE, "bridges"),
    ("town", TOWN, "town"),
    ("graves", GRAVE, "graves"),
)
_WIDEST_NAME = 16


def players_table(pen: Pen, width: int) -> list[Text]:
    """Everybody: points if the game ended now, pieces, where the Wagon is."""
    return _table(pen, width, list(range(len(pen.seats))))


def own_line(pen: Pen, width: int) -> list[Text]:
    """The same of whoever looks alone, with its heading."""
    seat = pen.view["seat"]
    return players_table(pen, width) if seat is None else _table(pen, width, [seat])


def _table(pen: Pen, width: int, seats: list[int]) -> list[Text]:
    rows = [[_value(pen, pen.seats[seat], key) for _, _, key in _COLUMNS] for seat in seats]
    name = min(_WIDEST_NAME, max(len(pen.who(seat)) for seat in seats) + 4)
    heads = _headings(pen, width - name)
    sizes = [
        max(len(head), *(len(row[column]) for row in rows)) for column, head in enumerate(heads)
    ]
    where = max(_where(pen, seat).cell_len for seat in seats)
    gap = "  " if name + sum(sizes) + 2 * len(sizes) + where + 2 <= width else " "
    lines = [Text(" " * name)]
    for head, size in zip(heads, sizes, strict=True):
        lines[0].append_text(pen.tinted(f"{gap}{head.rjust(size)}", "dim"))
    lines[0].append(f"  {pen.say('where')}", "dim")
    for seat, row in zip(seats, rows, strict=True):
        line = fitted(_name(pen, seat), name)
        for column, (value, size) in enumerate(zip(row, sizes, strict=True)):
            style = "bold" if not column else "dim" if value == "0" else ""
            line.append(f"{gap}{value.rjust(size)}", style)
        lines.append(line.append("  ").append_text(_where(pen, seat)))
    return [cut(line, width) for line in lines]


def _headings(pen: Pen, width: int) -> list[str]:
    """Signs with their words, so that the signs explain themselves; without where it is narrow."""
    words = [f"{sign}{pen.say(f'column.{word}')}" for word, sign, _ in _COLUMNS]
    if sum(map(len, words)) + len(words) + len(pen.say("where")) + 12 <= width:
        return words
    return [sign or pen.say("vp") for _, sign, _ in _COLUMNS]


def _value(pen: Pen, side: dict[str, Any], key: str) -> str:
    if side["shade"] and key in {"bucks", "hand_size", "bridges"}:
        return "–"
    if side["shade"] and key == "rivers":
        return str(pen.table["solo"]["rivers"])
    if key == "barrels":
        used = len(side["used"])
        return f"{len(side['barrels'])}+{used}" if used else str(len(side["barrels"]))
    if key == "town":
        built = pen.table["solo"]["buildings"] if side["shade"] else len(side["town"])
        return f"{built}+{side['hotels']}" if side["hotels"] else str(built)
    value = side[key]
    return str(len(value) if isinstance(value, list) else value)


def _name(pen: Pen, seat: int) -> Text:
    is_active = seat == pen.table["active"] or _is_asked(pen, seat)
    name = Text("▶" if is_active else " ").append_text(pen.mark(seat))
    name.append(SHERIFF if seat == pen.table["sheriff"] else " ", pen.style(GOLD))
    return name.append(pen.who(seat), pen.style(f"bold {seat_style(seat)}"))


def _is_asked(pen: Pen, seat: int) -> bool:
    decision = pen.view["decision"]
    return bool(decision and seat in decision["seats"] and seat not in decision["sealed"])


def _where(pen: Pen, seat: int) -> Text:
    """The Site of the Pioneer, or whether the Dial is sealed; the space of the Wagon."""
    side, decision = pen.seats[seat], pen.view["decision"]
    together = decision is not None and len(decision["seats"]) > 1
    if together and seat in decision["sealed"]:
        return ink(pen.say("sealed"), pen.style(f"bold {SAGE}"))
    if together and seat in decision["seats"]:
        return ink(pen.say("thinking"), "dim")
    said = Text()
    if side["site"] is not None:
        said.append(pen.say("at-site", site=side["site"])).append(" ")
    node = pen.node(side["wagon"])
    return said.append(f"{'∩ ' * (node['kind'] == 'horseshoe')}{pen.node_name(node['id'])}", "dim")


def shade_line(pen: Pen, width: int) -> list[Text]:
    """In the solo game: the level of the Shade, and where its Wagon can still go."""
    solo = pen.table["solo"]
    if solo is None:
        return []
    cards = ", ".join(pen.node_name(space) for space in solo["wagon_cards"]) or "–"
    line = pen.heading(pen.say("shade"))
    level = pen.name_of("levels", solo["level"])
    return [cut(line.append(f" {pen.say('shade-line', level=level, cards=cards)}"), width)]
