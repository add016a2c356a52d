"""The action board: seven rows with their steps, their cost in VP and the strips on them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_signs import CARD, WATER, Pen
from boomtable.cli.draw.palette import CLAY, GOLD
from boomtable.cli.draw.pen import cut, flow, ink

_NARROW = 60
_WIDEST_NAME = 15


def strips_long(pen: Pen, width: int) -> list[Text]:
    """A line for each row: steps, VP, the strip, its effects, and what follows for all."""
    rows = _rows(pen)
    is_narrow = width < _NARROW
    names = max(len(pen.named(strip)) for strip in pen.box["strips"])
    names = 0 if is_narrow else min(names, _WIDEST_NAME)
    costs = max(len(_price(row)) for row in pen.box["rows"])
    key = "" if is_narrow else f"  {pen.say('strips-key')}"
    lines = [pen.heading(pen.say("strips")).append(key, "dim")]
    for row, name in rows:
        line = pen.tinted(_steps(row), "bold")
        line.append(_price(row).ljust(costs), pen.style(f"bold {CLAY}"))
        if name is None:
            lines.append(line.append(f" {pen.say('gap')}", "dim"))
            continue
        strip = pen.thing("strips", name)
        number = _number(pen, name)
        line.append(f" {number}{pen.named(strip).ljust(names)} ", pen.style(f"bold {GOLD}"))
        does = own_part(pen, strip) if is_narrow else whole(pen, strip)
        lines.append(line.append_text(pen.tinted(does)))
    lines += _taken(pen, is_narrow=is_narrow)
    return [cut(line, width) for line in lines]


def strips_short(pen: Pen, width: int) -> list[Text]:
    """The strips from the top with their steps."""
    items = []
    for row, name in _rows(pen):
        if name is not None:
            said = f"{pen.name_of('strips', name)} {_steps(row)}"
            price = f" −{pen.vp(row['vp_cost'])}" if row["vp_cost"] else ""
            items.append(pen.tinted(f"{said}{price}"))
    return flow(pen.heading(pen.say("strips")), items, width)


def own_part(pen: Pen, strip: dict[str, Any]) -> str:
    """What whoever takes the strip does, in short."""
    first = pen.amount("coins", pen.box["costs"]["builder_coins"])
    if strip["kind"] is not None:
        first = f"{pen.kinds[strip['kind']]}{CARD}"
    return f"{first}, {middle_part(pen, strip)}"


def middle_part(pen: Pen, strip: dict[str, Any]) -> str:
    """The effects in the middle of a strip."""
    parts = []
    for step, times in groupby(strip["middle"]):
        count = len(list(times))
        said = pen.say(f"middle.{step}", n=pen.box["costs"]["builder_draw"])
        parts.append(pen.say("times", n=count, what=said) if count > 1 else said)
    return ", ".join(parts)


def common_part(pen: Pen, strip: dict[str, Any]) -> str:
    """What all do, or all others."""
    costs = pen.box["costs"]
    n = costs["pioneer_draw"] if strip["common"] == "draw-2-then-play" else costs["progress_draw"]
    said = pen.say(f"common.{strip['common']}", n=n, coins=costs["hire_coins"])
    return pen.say("others", does=said) if strip["others_only"] else said


def whole(pen: Pen, strip: dict[str, Any]) -> str:
    """The whole strip in short."""
    return f"{own_part(pen, strip)} ▸ {common_part(pen, strip)}"


def _rows(pen: Pen) -> list[tuple[dict[str, Any], str | None]]:
    return list(zip(pen.box["rows"], pen.table["strips"], strict=False))


def _steps(row: dict[str, Any]) -> str:
    return f"{row['steps']}{WATER}"


def _price(row: dict[str, Any]) -> str:
    return f" −{row['vp_cost']}" if row["vp_cost"] else ""


def _number(pen: Pen, name: str) -> str:
    """The number of the option that takes the strip."""
    text = f"takes {name}"
    return f"[{pen.options.index(text) + 1}] " if text in pen.options else ""


def _taken(pen: Pen, *, is_narrow: bool) -> list[Text]:
    name = pen.table["taken"]
    if name is None:
        return []
    strip = pen.thing("strips", name)
    said = pen.say("taken", strip=pen.named(strip), n=pen.table["steps"])
    line = ink(f"▸ {said}", "bold")
    return [line if is_narrow else line.append_text(pen.tinted(f" {whole(pen, strip)}"))]
