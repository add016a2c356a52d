"""The cards of Boomtown's row: town, number, a pip for each roll that brings it, value, danger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from boomtable.cli.draw.palette import CLAY, GOLD, LINE, PLUM, RIVER, SAGE
from boomtable.locale import say

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

TOWN_COLOURS = {"green": SAGE, "purple": PLUM, "red": CLAY, "yellow": GOLD, "blue": RIVER}
_LEAST_CARD, _MOST_CARD = 13, 22


def card_row(view: View, canvas: Canvas, *, small: bool) -> Table:
    """The row as cards beside each other; small ones leave the names away."""
    cards = view["table"]["row"]
    width = min(_MOST_CARD, max(_LEAST_CARD, canvas.width // max(3, len(cards)) - 1))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in cards:
        grid.add_column(width=width)
    grid.add_row(*(_card(card, view, canvas, width, small) for card in cards))
    return grid


def _card(card: dict[str, Any], view: View, canvas: Canvas, width: int, small: bool) -> Panel:
    name = card["name_fr"] if canvas.lang == "fr" else card["name"]
    inner = width - 4
    if card["kind"] == "mine":
        town = town_of(view, card["town"])
        colour = TOWN_COLOURS.get(town["colour"], LINE)
        lines = [
            Text(_cut(town["name_fr"] if canvas.lang == "fr" else town["name"], inner), colour),
            Text(_cut(name, inner), "italic"),
            _odds(card),
            _worth(card, view, canvas, inner),
        ]
    else:
        colour = LINE
        lines = [Text(part, "bold") for part in _folded(name, inner)[:2]]
        lines += [Text()] * (3 - len(lines))
        lines.append(Text(_cut(_use(card, canvas), inner), "dim"))
    if small:
        # Number and value of a mine, name and use of an event: what one chooses by.
        lines = lines[2:] if card["kind"] == "mine" else [lines[0], lines[-1]]
    border = colour if canvas.colour else ""
    title = Text(card["card"], f"bold {border}".strip())
    return Panel(Group(*lines), box=box.ROUNDED, border_style=border, title=title, width=width)


def _odds(card: dict[str, Any]) -> Text:
    """The big number with a pip for each of the rolls that bring it."""
    text = Text(f"{card['number']:>2} ", "bold")
    text.append("•" * card["ways"])
    if card["dangerous"]:
        text.append(" ⚠", f"bold {CLAY}")
    return text


def _worth(card: dict[str, Any], view: View, canvas: Canvas, width: int) -> Text:
    text = Text(f"◉ {card['value']}", f"bold {GOLD}" if canvas.colour else "bold")
    if card["vein"]:
        text.append("+")
    fees = card.get("fees", [])
    seat = view["seat"]
    if seat is not None and fees and fees[seat]:
        text.append(_cut(f"  {_say(canvas, 'fee')} {fees[seat]}", width - len(text.plain)))
    return text


def card_line(card: dict[str, Any], view: View, canvas: Canvas) -> str:
    """A card in one line that can be read aloud."""
    name = card["name_fr"] if canvas.lang == "fr" else card["name"]
    if card["kind"] != "mine":
        return say(canvas.lang, "terminal.pair", name=card["card"], value=name)
    town = town_of(view, card["town"])
    said = say(
        canvas.lang,
        "terminal.boomtown.mine",
        name=name,
        town=town["name_fr"] if canvas.lang == "fr" else town["name"],
        number=card["number"],
        ways=card["ways"],
        value=card["value"],
    )
    parts = [said]
    if card["dangerous"]:
        parts.append(_say(canvas, "danger"))
    fee = card["fees"][view["seat"]] if view["seat"] is not None else 0
    if fee:
        parts.append(f"{_say(canvas, 'fee')} {fee}")
    return say(canvas.lang, "terminal.pair", name=card["card"], value=", ".join(parts))


def town_of(view: View, code: str) -> dict[str, Any]:
    """The town of a code."""
    towns: list[dict[str, Any]] = view["table"]["towns"]
    return next(town for town in towns if town["town"] == code)


def _use(card: dict[str, Any], canvas: Canvas) -> str:
    return _say(canvas, f"use.{card['use']}")


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(0, width - 1)]}…"


def _folded(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [_cut(line, width) for line in lines]


def _say(canvas: Canvas, word: str) -> str:
    return say(canvas.lang, f"terminal.boomtown.{word}")
