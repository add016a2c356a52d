"""The board of whoever looks: the hand, the canyons, the town, Tents, Barrels, Graves."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.coloma_signs import BARKER, BRIDGE, BUST, GRAVE, RIVER_SIGN, SIGNPOST, Pen
from boomtable.cli.draw.palette import GOLD
from boomtable.cli.draw.pen import cut, fitted, flow, ink

_BRIEF_ROWS = 2
_SITES = {"barker": BARKER, "signpost": SIGNPOST, "bust": BUST}


def hand_long(pen: Pen, width: int) -> list[Text]:
    """The own hand: a line for each card, with both costs and what it does."""
    own = pen.own
    if own is None or not own["hand"]:
        return hand_short(pen, width)
    cards = [pen.thing("cards", card) for card in own["hand"]]
    names = max(len(pen.named(card)) for card in cards)
    hammers = max(len(pen.cost(card["hammer"])) for card in cards)
    saws = max(len(pen.cost(card["saw"])) for card in cards)
    lines = [_deck(pen, own)]
    for card in cards:
        line = Text(f" {pen.named(card).ljust(names)} ")
        line.append(_SITES.get(card["site"], card["site"]), pen.style(f"bold {GOLD}"))
        line = fitted(line, names + 4)
        line.append_text(pen.tinted(pen.cost(card["hammer"]).rjust(hammers)))
        line.append("│", "dim").append_text(pen.tinted(pen.cost(card["saw"]).ljust(saws)))
        lines.append(line.append(" ").append_text(pen.tinted(pen.abilities(card), "italic")))
    return [cut(line, width) for line in lines]


def hand_short(pen: Pen, width: int) -> list[Text]:
    """The own hand: names and Hammer costs."""
    own = pen.own
    if own is None or own["hand"] is None:
        return []
    items = []
    for name in own["hand"]:
        card = pen.thing("cards", name)
        items.append(pen.tinted(f"{pen.named(card)} {pen.cost(card['hammer'])}"))
    return flow(pen.heading(pen.say("hand")), items or [Text("–")], width)


def hand_brief(pen: Pen, width: int) -> list[Text]:
    """The own hand in two rows: with costs, or names alone, or as many names as there is room."""
    lines = hand_short(pen, width)
    own = pen.own
    if own is None or len(lines) <= _BRIEF_ROWS:
        return lines
    names = [Text(pen.name_of("cards", card)) for card in own["hand"]]
    head = pen.heading(pen.say("hand"))
    for shown in range(len(names), 0, -1):
        rest = [ink(f"+{len(names) - shown}", "dim")] if shown < len(names) else []
        lines = flow(head, [*names[:shown], *rest], width)
        if len(lines) <= _BRIEF_ROWS:
            break
    return lines


def _deck(pen: Pen, own: dict[str, Any]) -> Text:
    line = pen.heading(pen.say("hand"))
    line.append(f"  {pen.say('hand-columns')}", "dim")
    line.append(f" · {pen.say('deck', n=own['deck_size'])}", "dim")
    for place in ("top", "bottom"):
        if own[place]:
            names = ", ".join(pen.name_of("cards", card) for card in own[place])
            line.append(f" · {pen.say(place, cards=names)}", "dim")
    return line


def board_lines(pen: Pen, width: int) -> list[Text]:
    """The own canyons, Bridges, Tents, Barrels and Graves."""
    own = pen.own
    if own is None or own["shade"]:
        return []
    lines = canyon_lines(pen, width)
    items = [_tents(pen, own)]
    if own["barrels"]:
        said = ", ".join(_barrel(pen, barrel) for barrel in own["barrels"])
        items.append(pen.tinted(f"{pen.say('barrels')} {said}"))
    if own["graves"]:
        cost = sum(pen.box["graves"][: own["graves"]])
        items.append(pen.tinted(f"{own['graves']}{GRAVE} −{cost} {pen.say('vp')}"))
    if own["hotels"]:
        spaces = own["hotels"] * pen.box["hotel"]["spaces"]
        items.append(Text(pen.say("guests", n=own["guests"], spaces=spaces)))
    return lines + flow(Text(), items, width)


def specialty_line(pen: Pen, width: int) -> list[Text]:
    """The own specialty, where there are any: it is always open."""
    own = pen.own
    if own is None or not own["specialty"]:
        return []
    specialty = pen.thing("specialties", own["specialty"])
    head = pen.heading(pen.named(specialty))
    return [cut(head.append_text(pen.tinted(f" {pen.abilities(specialty)}", "italic")), width)]


def canyon_lines(pen: Pen, width: int) -> list[Text]:
    """The own canyons: what each would bring, which have their River, the Bridges over them."""
    own = pen.own
    if own is None or own["board"] is None:
        return []
    items = []
    for number, canyon in enumerate(pen.thing("boards", own["board"])["canyons"], 1):
        said = f"{canyon['vp']} {pen.say('vp')}"
        if number in own["rivers"]:
            items.append(pen.tinted(f"{number} {RIVER_SIGN}{said}"))
        else:
            gains = pen.effects(canyon["effects"]) if canyon["effects"] else ""
            items.append(pen.tinted(f"{number} {said} {gains}".rstrip(), "dim"))
    for bridge in own["bridges"]:
        name = pen.name_of("bridges", bridge["bridge"])
        items.append(pen.tinted(f"{BRIDGE} {name} {bridge['points']}"))
    return flow(pen.heading(pen.say("canyons")), items, width)


def town_lines(pen: Pen, width: int) -> list[Text]:
    """The own buildings and the Mill with what they do."""
    own = pen.own
    if own is None or own["shade"]:
        return []
    cards = [pen.box["mill"], *(pen.thing("cards", card) for card in own["town"])]
    items = [pen.tinted(f"{pen.named(card)} ({pen.abilities(card)})") for card in cards]
    return flow(pen.heading(pen.say("town")), items, width)


def _tents(pen: Pen, own: dict[str, Any]) -> Text:
    chart, count = pen.box["tent_chart"], len(own["lands"])
    lands = ", ".join(pen.land_name(land) for land in own["lands"]) or "–"
    said = pen.say("lands", lands=lands, points=chart[count])
    if count + 1 < len(chart):
        said += f" ({pen.say('next', points=chart[count + 1])})"
    if own["events"]:
        said += f" · {pen.say('events', sites=', '.join(map(str, own['events'])))}"
    return pen.tinted(said)


def _barrel(pen: Pen, barrel: str) -> str:
    thing = pen.thing("barrels", barrel)
    return f"{pen.named(thing)} {pen.effects(thing['effects'])}"
