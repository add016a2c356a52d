"""What all can take from: the Gold Supply, the Stash of Barrels, the stacks of Bridges."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.coloma_signs import COUNTED, NUGGET, OUTLAW, TOWN, Pen
from boomtable.cli.draw.palette import GOLD, LINE
from boomtable.cli.draw.pen import cut, flow, ink


def gold_line(pen: Pen, width: int) -> list[Text]:
    """The pools with what a nugget is worth now, the Mine Cart; Hotels, where there are any."""
    gold = pen.table["gold"]
    line = pen.heading(f"{pen.say('gold')} ")
    for pool in gold["pools"]:
        is_worth = pool["value"] == gold["value"]
        line.append(NUGGET * pool["nuggets"], pen.style(GOLD))
        line.append("·" * (pool["spaces"] - pool["nuggets"]), pen.style(LINE))
        line.append(f" {pool['value']}$  ", "bold" if is_worth else "dim")
    line.append(pen.say("gold-now", value=gold["value"]))
    line.append(f" · {pen.say('cart')} {gold['cart']}")
    if pen.table["options"]["hotels"]:
        line.append(f" · {TOWN} {pen.say('hotels-left', n=pen.table['hotels_left'])}")
    if line.cell_len > width:
        line = pen.heading(f"{pen.say('gold')} ").append(
            f"{NUGGET}{gold['supply']} · {pen.say('gold-now', value=gold['value'])}"
            f" · {pen.say('cart')} {gold['cart']}"
        )
    return [cut(line, width)]


def stash_lines(pen: Pen, width: int) -> list[Text]:
    """The five spaces: the Barrel, what it does, the Outlaws who come with it."""
    items = []
    for space in pen.table["stash"]:
        if space["empty"]:
            said = "–"
        elif space["barrel"] is None:
            said = f"? ({sum(pen.table['stack'].values())})"
        else:
            barrel = pen.thing("barrels", space["barrel"])
            said = f"{pen.named(barrel)} {pen.effects(barrel['effects'])}"
        item = ink(f"{space['space']} ", "dim").append_text(pen.tinted(said))
        items.append(item.append_text(pen.tinted(f" +{space['outlaws']}{OUTLAW}")))
    return flow(pen.heading(pen.say("stash")), items, width)


def bridge_lines(pen: Pen, width: int) -> list[Text]:
    """The stacks of Bridges: what each counts, how many are left."""
    items = []
    for stack in pen.table["bridges"]:
        bridge = pen.thing("bridges", stack["bridge"])
        item = pen.tinted(f"{pen.named(bridge)} {scoring(pen, bridge)}")
        if not stack["left"]:
            item.stylize("strike dim")
        items.append(item.append(f" ×{stack['left']}", "dim"))
    return flow(pen.heading(pen.say("bridges")), items, width)


def scoring(pen: Pen, bridge: dict[str, Any]) -> str:
    """``4/✦≤12``: the points for each, and the most."""
    return f"{bridge['rate']}/{counted(pen, bridge['per'])}≤{bridge['max']}"


def counted(pen: Pen, per: str) -> str:
    """What a Bridge counts."""
    return COUNTED.get(per) or pen.say(f"per.{per}")
