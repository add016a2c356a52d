"""What the signs of Boonlake mean: some lines at the table, a list for whoever asks for help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from boomtable.cli.draw.boonlake_players import CORNER_SIGNS
from boomtable.cli.draw.boonlake_signs import (
    ALWAYS,
    BRIDGE,
    CARD,
    CATTLE,
    COIN,
    FAILED,
    FORD,
    HOUSE,
    INCOME,
    INHABITANT,
    LOCK,
    MET,
    READY,
    SETTLEMENT,
    SITE,
    STEP,
    USED,
    VASE,
    WATER,
    Pen,
)
from boomtable.cli.draw.pen import flow

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

_SIGNS = (
    ("coin", COIN),
    ("card", CARD),
    ("inhabitant", INHABITANT),
    ("vase", VASE),
    ("house", HOUSE),
    ("settlement", SETTLEMENT),
    ("cattle", CATTLE),
    ("site", SITE),
    ("step", STEP),
    ("ready", READY),
    ("used", USED),
    ("ship-step", WATER),
)


def legend(pen: Pen, width: int) -> list[Text]:
    """The signs and what they mean, in as few lines as there can be."""
    words = [f"{sign} {pen.say(f'sign.{word}')}" for word, sign in _SIGNS]
    words += [f"{letter} {pen.name_of('resources', it)}" for it, letter in pen.letters.items()]
    words += [f"{sign} {pen.name_of('kinds', it)}" for it, sign in pen.kinds.items()]
    return flow(Text(), [pen.tinted(word, "dim") for word in words], width, gap="  ")


def signs(view: View, canvas: Canvas) -> list[str]:
    """The signs and what they mean, a line for each."""
    pen = Pen(view, canvas)
    rows = [(sign, pen.say(f"signs.{word}")) for word, sign in _SIGNS]
    kinds = ", ".join(pen.name_of("kinds", it) for it in pen.kinds)
    letters = ", ".join(pen.name_of("resources", it) for it in pen.letters)
    first, *_, last = pen.letters.values()
    coin = f"{COIN}{STEP} {CARD}{STEP}"
    rows += [
        (" ".join(pen.kinds.values()), pen.say("signs.kinds", kinds=kinds)),
        (" ".join(pen.letters.values()), pen.say("signs.resources", resources=letters)),
        (f"{first}2+1", pen.say("signs.canal")),
        (coin, pen.say("signs.tracks")),
        (f"{INCOME}{COIN} {INCOME}{CARD}", pen.say("signs.income")),
        (f"3{COIN} {first}{first}{last}", pen.say("signs.cost")),
        (f"−1{first}", pen.say("signs.short")),
        (f"2{CARD}→4 {pen.say('vp')}", pen.say("signs.trade")),
        (ALWAYS, pen.say("signs.always")),
        (f"{SETTLEMENT}+4", pen.say("signs.settlement-vp")),
        ("a b", pen.say("signs.free-site")),
        (f"●{HOUSE} ▲{INHABITANT}", pen.say("signs.pieces")),
        (f"{CATTLE}●▲", pen.say("signs.pasture")),
        (f"{BRIDGE} ╲ ╱", pen.say("signs.bridge")),
        (FORD, pen.say("signs.ford")),
        ("(u4)", pen.say("signs.harbor")),
        (LOCK, pen.say("signs.lock")),
        (f"{MET} {FAILED}", pen.say("signs.met")),
        ("2/3 (4, 5)", pen.say("signs.progress")),
        (f"3+5 {INHABITANT}", pen.say("signs.people")),
        (f"1/2 {READY}", pen.say("signs.levers")),
        ("0012", pen.say("signs.levels", resources=" ".join(pen.letters.values()))),
        (pen.say("joker"), pen.say("signs.joker")),
        (pen.say("use.forgo-play", does="").strip(" :\xa0"), pen.say("signs.no-card")),
        (pen.say("tiers-end", vp="2|4|6"), pen.say("signs.tiers")),
        ("*", pen.say("signs.starter")),
        ("@10a", pen.say("signs.at")),
    ]
    if pen.table["solo"] is not None:
        rows.append((" ".join(CORNER_SIGNS.values()), pen.say("signs.corner")))
    width = max(len(sign) for sign, _ in rows)
    return [f"  {sign.ljust(width)}  {meaning}" for sign, meaning in rows]
