"""A long list of options by kind of action, each with what it costs or brings in signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boomtable.cli.choices import Head, Heads
from boomtable.cli.draw.coloma_signs import (
    BARREL,
    BUCK,
    DUDE,
    HORSE,
    OUTLAW,
    RIVER_SIGN,
    TENT,
    Pen,
)
from boomtable.cli.draw.coloma_supplies import counted, scoring

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

_BUILDS = "builds"


def heads_for(view: View, canvas: Canvas) -> Heads:
    """How the options of this question are grouped."""
    pen = Pen(view, canvas)

    def heads(texts: Sequence[str]) -> list[Head]:
        return [_head(pen, text) for text in texts]

    return heads


def _head(pen: Pen, text: str) -> Head:
    match text.split():
        case ["dial", site]:
            return Head("dial", _site_name(pen, int(site)), text, _site(pen, int(site)))
        case ["dial", site, "mule", mule]:
            return Head(f"dial {site}", f"mule {mule}", "mule")
        case ["discard", card, place]:
            return Head(pen.name_of("cards", card), pen.say(f"place.{place}"), place)
        case [("hammer" | "saw") as tool, what, *which]:
            return _build(pen, text, tool, what, which[0] if which else "")
        case ["barrel", space]:
            return Head("barrel", _stash(pen, int(space)), text, _barrel(pen, int(space)))
        case [("row" | "event") as word, number]:
            return Head("", _place(pen, word, int(number)), text)
        case [word, *rest] if rest:
            tail = _tail(pen, word, rest)
            return Head(word, tail, text, tail)
    return Head("", text, text)


def _tail(pen: Pen, word: str, rest: list[str]) -> str:
    """What an option is, never beginning with a digit: the number of the option stands before."""
    match word, rest:
        case "shop", [tents, horses]:
            return _shopping(pen, int(tents), int(horses))
        case "use", [card, place, choice]:
            return _use(pen, card, int(place), int(choice))
        case "open", [barrel]:
            thing = pen.thing("barrels", barrel)
            return f"{pen.named(thing)} {pen.effects(thing['effects'])}"
        case "go", [space]:
            return _step(pen, space)
        case "land", [land]:
            return pen.land_name(land)
    return " ".join(rest)


def _site_name(pen: Pen, site: int) -> str:
    covered = pen.table["sites"][site - 1]["covered"]
    return pen.named(pen.box["sites"][0 if covered else site])


def _site(pen: Pen, site: int) -> str:
    seen = pen.table["sites"][site - 1]
    common, boom = pen.kind(seen["common"]), pen.kind(seen["boom"])
    return pen.say("dial", name=_site_name(pen, site), common=common, boom=boom)


def _shopping(pen: Pen, tents: int, horses: int) -> str:
    things = [f"{sign}{n}" for n, sign in ((tents, TENT), (horses, HORSE)) if n]
    price = tents * pen.box["shop"]["tent"] + horses * pen.box["shop"]["horse"]
    return f"{' '.join(things)} {price}{BUCK}"


def _stash(pen: Pen, space: int) -> str:
    seen = pen.table["stash"][space]
    name = pen.name_of("barrels", seen["barrel"]) if seen["barrel"] else "?"
    return f"{BARREL}{space} {name} +{seen['outlaws']}{OUTLAW}"


def _barrel(pen: Pen, space: int) -> str:
    seen = pen.table["stash"][space]
    if not seen["barrel"]:
        return ""
    barrel = pen.thing("barrels", seen["barrel"])
    return f"{pen.named(barrel)} {pen.effects(barrel['effects'])} +{seen['outlaws']}{OUTLAW}"


def _place(pen: Pen, word: str, number: int) -> str:
    if word == "row":
        return f"{pen.say('row', row=number)} ({pen.box['rows'][number - 1]}{DUDE})"
    event = next(it for it in pen.box["events"] if it["site"] == number)
    return pen.say("event", site=number, effects=pen.effects(event["effects"]))


def _use(pen: Pen, card: str, place: int, choice: int) -> str:
    things = [*pen.box["cards"], pen.box["mill"], *pen.box["specialties"]]
    thing = next(it for it in things if it["id"] == card)
    effects = pen.effects(thing["abilities"][place - 1]["options"][choice - 1])
    return f"{pen.named(thing)} {effects}"


def _build(pen: Pen, text: str, tool: str, what: str, which: str) -> Head:
    if what == "river":
        own = pen.own
        assert own is not None
        canyon = pen.thing("boards", own["board"])["canyons"][int(which) - 1]
        gains = pen.effects(canyon["effects"]) if canyon["effects"] else ""
        cost = _gained_water(pen, what, tool)
        said = f"{RIVER_SIGN}{which} {cost}{pen.amount('vp', canyon['vp'])} {gains}".rstrip()
        pays = pen.cost(pen.table["turn_open"]["water"]["river"][tool])
        brief = f"{pays}→{gains or '–'} · {pen.amount('vp', canyon['vp'])}"
        return Head(tool, said, text, brief, _BUILDS)
    if what == "bridge":
        bridge = pen.thing("bridges", which)
        cost, scores = _gained_water(pen, what, tool), scoring(pen, bridge)
        brief = _brief_bridge(pen, tool, bridge)
        return Head(tool, f"{pen.named(bridge)} {cost}{scores}", text, brief, _BUILDS)
    thing = pen.box["hotel"] if what == "hotel" else pen.thing("cards", what)
    name = pen.named(thing)
    cost = pen.cost(_town_cost(pen, thing[tool], tool))
    does = pen.abilities(thing) if "abilities" in thing else pen.amount("vp", thing["vp"])
    # Notations are English: there the name can be read in them, and what a card does has room.
    brief = f"{cost} · {does}" if pen.lang == "en" else f"{name} {cost} · {does}"
    return Head(tool, f"{name} {cost}", text, brief, _BUILDS)


def _brief_bridge(pen: Pen, tool: str, bridge: dict[str, Any]) -> str:
    cost = pen.cost(pen.table["turn_open"]["water"]["bridge"][tool])
    if pen.lang != "en":
        # Notations are English: where their words say nothing, the name comes first.
        return f"{pen.named(bridge)} {cost} · {scoring(pen, bridge)}"
    per = counted(pen, bridge["per"])
    return f"{cost} · {pen.say('scoring', rate=bridge['rate'], per=per, most=bridge['max'])}"


def _gained_water(pen: Pen, what: str, tool: str) -> str:
    """What a River or Bridge costs by a gained action, which may be cheaper than the usual."""
    turn = pen.table["turn_open"]
    if not turn or not turn["gained"]:
        return ""
    return f"{pen.cost(turn['water'][what][tool])} · "


def _town_cost(pen: Pen, cost: dict[str, int], tool: str) -> dict[str, int]:
    """What a building costs now: a gained Hammer may be cheaper (C-16.7)."""
    turn = pen.table["turn_open"]
    if tool != "hammer" or not turn or not turn["gained"]:
        return cost
    return cost | {"buck": max(0, cost["buck"] - turn["gained"]["less_buck"])}


def _step(pen: Pen, space: str) -> str:
    node = pen.node(space.removesuffix("!"))
    stops = space.endswith("!")
    effects = node["stop"] if stops else node["effects"]
    name = pen.node_name(node["id"])
    return f"{name}{'!' if stops else ''} {pen.effects(effects) if effects else ''}".rstrip()
