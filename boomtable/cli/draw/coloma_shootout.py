"""The Shootout: rows of Gunmen against Outlaws, and the chart with what each would get now."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.coloma_signs import GRAVE, OUTLAW, Pen
from boomtable.cli.draw.palette import CLAY, SAGE
from boomtable.cli.draw.pen import cut, flow, ink


def shootout_short(pen: Pen, width: int) -> list[Text]:
    """How it stands, and the rows."""
    return flow(_standing(pen), _rows(pen), width, gap=" ")


def shootout_long(pen: Pen, width: int) -> list[Text]:
    """How it stands, the rows, the chart, what each would get now."""
    if pen.table["shootout"]["chart"] is None:
        return shootout_short(pen, width)
    chart = ink(f"· {pen.name_of('charts', pen.table['shootout']['chart'])}", "dim")
    rows = flow(ink(pen.say("rows"), "dim"), [*_rows(pen), chart], width, gap="  ")
    return [cut(_standing(pen), width), *rows, *_chart(pen, width), *_now(pen, width)]


def _standing(pen: Pen) -> Text:
    seen = pen.table["shootout"]
    said = pen.heading(pen.say("shootout", year=pen.table["year"]))
    outlaws, gunmen = seen["outlaws"], seen["gunmen"]
    said.append(f" {OUTLAW}{outlaws} ", pen.style(f"bold {CLAY}"))
    said.append(pen.say("against", outlaws=outlaws, gunmen=gunmen))
    key, colour = ("winning", SAGE) if seen["won"] else ("losing", CLAY)
    said.append(f" {pen.say(key)}", pen.style(f"bold {colour}"))
    return said


def _rows(pen: Pen) -> list[Text]:
    items = []
    for row in pen.table["shootout"]["rows"]:
        item = ink(str(row["row"]), "dim")
        for _ in range(row["size"]):
            item.append_text(pen.mark(row["owner"]))
        items.append(item)
    return items


def _chart(pen: Pen, width: int) -> list[Text]:
    chart = pen.thing("charts", pen.table["shootout"]["chart"])
    won = pen.table["shootout"]["won"]
    lines = []
    for side in ("win", "lose"):
        tiers = [
            pen.tinted(f"{pen.say(f'tier.{tier}')} {pen.effects(effects)}")
            for tier, effects in enumerate(chart[side], 1)
        ]
        tiers.append(pen.tinted(f"{pen.say('absent')} {chart[f'graves_{side}']}{GRAVE}"))
        is_now = won == (side == "win")
        head = ink(pen.say(side), "bold" if is_now else "dim")
        lines += flow(head, tiers, width)
    return lines


def _now(pen: Pen, width: int) -> list[Text]:
    """What each would get if the Shootout were held now."""
    items = []
    for place in pen.table["shootout"]["ranking"]:
        gets = "–" if place["owner"] == "neutral" else pen.effects(place["effects"])
        items.append(_side(pen, place["owner"]).append_text(pen.tinted(f" {gets}")))
    for away in pen.table["shootout"]["absent"]:
        item = _side(pen, away["seat"])
        items.append(item.append_text(pen.tinted(f" {away['graves']}{GRAVE}")))
    return flow(ink(pen.say("now"), "bold"), items, width)


def _side(pen: Pen, owner: Any) -> Text:
    name = pen.who(owner)
    return pen.mark(owner).append(f" {name if len(name) <= 10 else name[:9] + '…'}")
