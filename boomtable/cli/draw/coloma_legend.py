"""What the signs of Coloma mean: a line at the table, a list for whoever asks for help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from boomtable.cli.draw.coloma_signs import (
    BARKER,
    BARREL,
    BRIDGE,
    BUCK,
    BUST,
    BUSTER,
    CARD,
    DUDE,
    GRAVE,
    HORSE,
    NUGGET,
    OUTLAW,
    RIVER_SIGN,
    SHERIFF,
    SIGNPOST,
    TENT,
    TOWN,
    Pen,
)
from boomtable.cli.draw.pen import flow

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

_WORDS = (
    ("bucks", BUCK),
    ("gold", NUGGET),
    ("horses", HORSE),
    ("dudes", DUDE),
    ("tents", TENT),
    ("hand", CARD),
    ("barrels", BARREL),
    ("rivers", RIVER_SIGN),
    ("bridges", BRIDGE),
    ("town", TOWN),
    ("graves", GRAVE),
    ("outlaws", OUTLAW),
    ("signpost", SIGNPOST),
    ("bust", BUST),
)
_LONGER = {
    "dudes": "dude",
    "barrels": "barrel",
    "rivers": "river",
    "bridges": "bridge",
    "town": "building",
    "graves": "grave",
    "outlaws": "outlaw",
    "signpost": "signpost",
    "bust": "bust",
}
"""Where one word is not enough for whoever asks."""


def legend(pen: Pen, width: int) -> list[Text]:
    """The signs and what they mean, in as few lines as there can be."""
    words = [f"{sign} {pen.say(f'sign.{word}')}" for word, sign in _WORDS]
    return flow(Text(), [pen.tinted(word, "dim") for word in words], width, gap="  ")


def signs(view: View, canvas: Canvas) -> list[str]:
    """The signs and what they mean, a line for each."""
    pen = Pen(view, canvas)
    points = sorted({card["vp"] for card in pen.box["cards"]})
    vp = "–".join(str(n) for n in dict.fromkeys((points[0], points[-1])))
    rows = []
    for word, sign in _WORDS:
        longer = _LONGER.get(word)
        rows.append(
            (sign, pen.say(f"signs.{longer}", vp=vp) if longer else pen.say(f"sign.{word}"))
        )
    rows += [(BARKER, pen.say("signs.barker")), (SHERIFF, pen.say("signs.sheriff"))]
    if pen.table["buster"] is not None:
        rows.append((BUSTER, pen.say("signs.buster")))
    rows.append(("◎ ○ ∩", pen.say("signs.map")))
    rows.append((f"4{BUCK} 1{DUDE}│2{NUGGET} 1{DUDE}", pen.say("signs.cost")))
    rows.append((f"1{NUGGET}→3 {pen.say('vp')}", pen.say("signs.trade")))
    rows.append((f"4/{NUGGET}≤12", pen.say("signs.scoring")))
    width = max(len(sign) for sign, _ in rows)
    return [f"  {sign.ljust(width)}  {meaning}" for sign, meaning in rows]
