"""The four scoring tiles: conditions, the own progress, markers and special projects."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_prices import shortage
from boomtable.cli.draw.boonlake_progress import aim, needed, reached
from boomtable.cli.draw.boonlake_signs import FAILED, MET, OPEN, TRACKS, Pen
from boomtable.cli.draw.palette import CLAY, GOLD, SAGE
from boomtable.cli.draw.pen import cut, fitted, flow, ink

_NARROW = 70


def tiles_long(pen: Pen, width: int) -> list[Text]:
    """A line for each tile, or two where it is narrow: condition, progress, markers, project."""
    tiles = pen.table["tiles"]
    if not tiles:
        return []
    things = [pen.thing("scoring_tiles", it["tile"]) for it in tiles]
    names = max(len(pen.named(thing)) for thing in things)
    parts = [_condition(pen, thing) for thing in things]
    conditions = max(part.cell_len for part in parts)
    key = "" if width < _NARROW else f"  {pen.say('tiles-key', n=pen.scoring)}"
    lines = [pen.heading(pen.say("tiles")).append(key, "dim")]
    for thing, it, condition in zip(things, tiles, parts, strict=True):
        head, marks = _head(pen, thing, it), _marks(pen, it)
        if width < _NARROW:
            lines.append(head.append(" ").append_text(condition))
            lines.append(Text("   ").append_text(marks).append_text(_project(pen, thing, it)))
            continue
        head = fitted(head, names + 3)
        project, brief = _project(pen, thing, it), _project(pen, thing, it, is_brief=True)
        ways = (
            head + fitted(condition, conditions + 1) + marks + project,
            head + condition + Text(" ") + marks + project,
            head + condition + Text(" ") + marks + brief,
            head + _condition(pen, thing, is_brief=True) + marks + brief,
        )
        lines.append(next((line for line in ways if line.cell_len <= width), ways[-1]))
    return [cut(line, width) for line in lines]


def tiles_short(pen: Pen, width: int) -> list[Text]:
    """The tiles with the own progress."""
    own = pen.own
    items = []
    for it in pen.table["tiles"]:
        thing = pen.thing("scoring_tiles", it["tile"])
        item = _head(pen, thing, it)
        if own is not None and not own["eminence"]:
            item.append(" ").append_text(_progress(pen, own, thing))
        items.append(item)
    return flow(pen.heading(pen.say("tiles")), items, width) if items else []


def dealt_lines(pen: Pen, width: int) -> list[Text]:
    """The scoring tiles to choose from: conditions of all scorings, then the project."""
    own = pen.own
    if own is None or not own["dealt"]:
        return []
    lines = []
    for name in own["dealt"]:
        thing = pen.thing("scoring_tiles", name)
        values = ", ".join(
            needed(thing["condition"], k) for k in range(1, pen.table["scorings"] + 1)
        )
        said = pen.say("conditions", aim=aim(pen, thing["condition"]), values=values)
        line = pen.heading(pen.named(thing)).append(" ").append_text(pen.tinted(said))
        project = _project(pen, thing, None)
        is_short = line.cell_len + project.cell_len <= width
        lines += [line.append_text(project)] if is_short else [line, project]
    return [cut(line, width) for line in lines]


def _head(pen: Pen, thing: dict[str, Any], it: dict[str, Any]) -> Text:
    """The owner's shape, whether the condition is met, the name."""
    owner = it["owner"]
    head = pen.mark(owner) if owner is not None else Text(" ")
    own = pen.own
    if own is not None and not own["eminence"]:
        met = it["met"][own["seat"]]
        sign, colour = {True: (MET, SAGE), False: (FAILED, CLAY)}.get(met, (OPEN, GOLD))
        is_marked = own["seat"] in [mark["seat"] for mark in it["marks"]]
        head.append("·" if is_marked else sign, pen.style(f"bold {colour}"))
    return head.append(pen.named(thing), "bold" if _is_open(pen, thing) else "")


def _is_open(pen: Pen, thing: dict[str, Any]) -> bool:
    return f"score {thing['id']}" in pen.options


def _condition(pen: Pen, thing: dict[str, Any], *, is_brief: bool = False) -> Text:
    """What it counts, the own progress, and what it asks for at each scoring."""
    condition = thing["condition"]
    line, own = Text(), pen.own
    if own is not None and not own["eminence"]:
        line.append_text(_progress(pen, own, thing)).append(" ")
    line.append_text(pen.tinted(aim(pen, condition))).append(" ")
    later = range(pen.scoring + 1, pen.table["scorings"] + 1)
    if later and not is_brief:
        line.append(f"({', '.join(needed(condition, k) for k in later)})", "dim")
    return line


def _progress(pen: Pen, own: dict[str, Any], thing: dict[str, Any]) -> Text:
    condition = thing["condition"]
    said = f"{reached(pen, own, condition)}/{needed(condition, pen.scoring)}"
    return ink(said, "bold")


def _marks(pen: Pen, it: dict[str, Any]) -> Text:
    line = Text()
    for mark in it["marks"]:
        line.append_text(pen.mark(mark["seat"])).append(f"{mark['scoring']} ")
    return line


def _project(
    pen: Pen, thing: dict[str, Any], it: dict[str, Any] | None, *, is_brief: bool = False
) -> Text:
    """The project: its cost, dim with what is short, and what it brings."""
    own = pen.own
    less = own["card_discount"] if own is not None else 0
    factor = pen.box["costs"]["own_tile_factor"]
    is_own = it is not None and own is not None and it["owner"] == own["seat"]
    vp = thing["vp"] * (factor if is_own else 1)
    said = f"{pen.cost(thing['cost'], less)}→{pen.vp(vp)} {TRACKS[thing['track']]}"
    if it is None:
        return pen.tinted(f"  {pen.say('project')} {said}")
    done = own is not None and own["seat"] in it["projects"]
    short = shortage(pen, own, thing["cost"]) if own and not done and not own["eminence"] else ""
    line = ink(said, "dim") if done or short else pen.tinted(said)
    if short and not is_brief:
        line.append(f" {short}", pen.style(CLAY))
    if it["projects"]:
        line.append(" ").append_text(pen.marks(it["projects"]))
    return line
