"""A long list of options by kind of action, each with what it costs or brings in signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtable.cli.choices import Head, Heads
from boomtable.cli.draw.coloma_signs import BUCK, DUDE, HORSE, OUTLAW, RIVER_SIGN, TENT, Pen
from boomtable.cli.draw.coloma_supplies import scoring

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View


def heads_for(view: View, canvas: Canvas) -> Heads:
    """How the options of this question are grouped."""
    pen = Pen(view, canvas)

    def heads(texts: Sequence[str]) -> list[Head]:
        return [_head(pen, text) for text in texts]

    return heads


def _head(pen: Pen, text: str) -> Head:
    match text.split():
        case ["dial", site, "mule", mule]:
            return Head(f"dial {site}", f"mule {mule}", "mule")
        case ["discard", card, place]:
            return Head(pen.name_of("cards", card), place, place)
        case [word, *rest] if rest:
            return Head(word, _tail(pen, word, rest), text)
    return Head("", text, text)


def _tail(pen: Pen, word: str, rest: list[str]) -> str:
    match word, rest:
        case "shop", [tents, horses]:
            return _shopping(pen, int(tents), int(horses))
        case "barrel", [space]:
            return _stash(pen, int(space))
        case "use", [card, place, choice]:
            return _use(pen, card, int(place), int(choice))
        case "hammer" | "saw", [what, *which]:
            return _build(pen, word, what, which[0] if which else "")
        case "open", [barrel]:
            thing = pen.thing("barrels", barrel)
            return f"{pen.named(thing)} {pen.effects(thing['effects'])}"
        case "go", [space]:
            return _step(pen, space)
        case "row", [row]:
            return f"{row} ({pen.box['rows'][int(row) - 1]}{DUDE})"
        case "event", [site]:
            event = next(it for it in pen.box["events"] if it["site"] == int(site))
            return f"{site} {pen.effects(event['effects'])}"
        case "land", [land]:
            return pen.land_name(land)
    return " ".join(rest)


def _shopping(pen: Pen, tents: int, horses: int) -> str:
    things = [f"{n}{sign}" for n, sign in ((tents, TENT), (horses, HORSE)) if n]
    price = tents * pen.box["shop"]["tent"] + horses * pen.box["shop"]["horse"]
    return f"{' '.join(things)} {price}{BUCK}"


def _stash(pen: Pen, space: int) -> str:
    seen = pen.table["stash"][space]
    name = pen.name_of("barrels", seen["barrel"]) if seen["barrel"] else "?"
    return f"{space} {name} +{seen['outlaws']}{OUTLAW}"


def _use(pen: Pen, card: str, place: int, choice: int) -> str:
    things = [*pen.box["cards"], pen.box["mill"], *pen.box["specialties"]]
    thing = next(it for it in things if it["id"] == card)
    effects = pen.effects(thing["abilities"][place - 1]["options"][choice - 1])
    return f"{pen.named(thing)} {effects}"


def _build(pen: Pen, tool: str, what: str, which: str) -> str:
    if what == "river":
        own = pen.own
        assert own is not None
        canyon = pen.thing("boards", own["board"])["canyons"][int(which) - 1]
        gains = pen.effects(canyon["effects"]) if canyon["effects"] else ""
        return f"{RIVER_SIGN}{which} {canyon['vp']} {pen.say('vp')} {gains}".rstrip()
    if what == "bridge":
        bridge = pen.thing("bridges", which)
        return f"{pen.named(bridge)} {scoring(pen, bridge)}"
    thing = pen.box["hotel"] if what == "hotel" else pen.thing("cards", what)
    if pen.prompt != "act":
        # A gained action may be cheaper; the list of all options has the exact cost.
        return pen.named(thing)
    return f"{pen.named(thing)} {pen.cost(thing[tool])}"


def _step(pen: Pen, space: str) -> str:
    node = pen.node(space.removesuffix("!"))
    stops = space.endswith("!")
    effects = node["stop"] if stops else node["effects"]
    name = pen.node_name(node["id"])
    return f"{name}{'!' if stops else ''} {pen.effects(effects) if effects else ''}".rstrip()
