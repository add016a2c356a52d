"""The river of this round: spaces in order with what they bring, harbors, locks and ships."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_signs import CROSSED, LOCK, Pen
from boomtable.cli.draw.palette import CLAY, LINE, RIVER
from boomtable.cli.draw.pen import flow

_AHEAD = 6
"""So many spaces are shown where the river has one line."""


def river_lines(pen: Pen, width: int) -> list[Text]:
    """The river from the last of the ships to the end."""
    path = path_of(pen)
    places = [path.index(ship) for ship in pen.table["ships"] if ship in path]
    return _shown(pen, width, path[min(places, default=0) :])


def river_ahead(pen: Pen, width: int) -> list[Text]:
    """The river from the own ship as far as it can go in one or two turns."""
    path = path_of(pen)
    own = pen.view["seat"]
    start = path.index(pen.table["ships"][own]) if own is not None else 0
    lines = _shown(pen, width, path[start : start + _AHEAD])
    return lines[:1]


def path_of(pen: Pen) -> list[str]:
    """The spaces of the present round in order."""
    paths = pen.box["river"]["paths"]
    path: list[str] = paths[min(max(pen.table["round"], 1), len(paths)) - 1]
    return path


def locks_of(pen: Pen) -> dict[str, dict[str, Any]]:
    """The locks of this round, by the space after which they lie."""
    number = max(pen.table["round"], 1)
    return {it["after"]: it for it in pen.box["river"]["locks"] if number in it["rounds"]}


def _shown(pen: Pen, width: int, names: list[str]) -> list[Text]:
    spaces = {it["id"]: it for it in pen.box["river"]["spaces"]}
    locks = locks_of(pen)
    landings = {text.removeprefix("ship ") for text in pen.options if text.startswith("ship ")}
    items = []
    for name in names:
        item = _space(pen, spaces[name], is_open=name in landings)
        if name in locks:
            is_crossed = locks[name]["id"] in pen.table["crossed"]
            style = "dim" if is_crossed else pen.style(f"bold {CLAY}")
            item.append(f" {CROSSED if is_crossed else LOCK}", style)
        items.append(item)
    return flow(pen.heading(pen.say("river")), items, width, gap="  ")


def _space(pen: Pen, space: dict[str, Any], *, is_open: bool) -> Text:
    """``●r3 1▯``, a harbor in brackets."""
    ships = [seat for seat, name in enumerate(pen.table["ships"]) if name == space["id"]]
    water = pen.style(RIVER)
    item = Text().append("(" if space["harbor"] else "", water)
    item.append_text(pen.marks(ships))
    item.append(space["id"], "bold reverse" if is_open else pen.style(f"bold {LINE}"))
    if space["reward"]:
        item.append(" ").append_text(pen.tinted(pen.effects(space["reward"])))
    return item.append(")" if space["harbor"] else "", water)
