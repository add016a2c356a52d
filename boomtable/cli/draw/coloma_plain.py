"""Coloma in lines that can be read aloud: everything in words, what matters for all first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boomtable.cli.draw.coloma_signs import Pen
from boomtable.cli.draw.coloma_wheel import round_of
from boomtable.locale import say

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

_AMOUNTS = {"bucks": "buck", "gold": "gold", "horses": "horse", "dudes": "dude", "tents": "tent"}


def plain(view: View, canvas: Canvas) -> list[str]:
    """The wheel, the Shootout, the supplies, the players, the own board and hand."""
    pen = Pen(view, canvas)
    table = pen.table
    lines = [f"{round_of(pen)}."]
    lines += [_site(pen, site) for site in table["sites"]]
    lines += _buster(pen)
    lines += [_shootout(pen), *_ranking(pen), _gold(pen)]
    lines += [_stash(pen), _bridges(pen)]
    lines += [_player(pen, seat) for seat in range(len(pen.seats))]
    return lines + _own(pen)


# --- the board -----------------------------------------------------------------------------------


def _site(pen: Pen, site: dict[str, Any]) -> str:
    number, wheel = site["site"], pen.table["wheel"]
    boom = _words(pen, f"kind.{site['boom']}")
    if number == wheel["signpost"]:
        boom = pen.say("plain.copied", boom=boom, site=wheel["copies"])
    if site["bust"]:
        boom = pen.say("plain.bust", boom=boom)
    event = next(it for it in pen.box["events"] if it["site"] == number)
    parts = [
        pen.say(
            "plain.site",
            site=number,
            name=pen.named(pen.box["sites"][0 if site["covered"] else number]),
            common=_words(pen, f"kind.{site['common']}"),
            boom=boom,
            event=f"{pen.named(event)} ({_effects(pen, event['effects'])})",
        )
    ]
    for what in ("pioneers", "mules", "tents", "carrots"):
        if site[what]:
            who = ", ".join(pen.who(seat) for seat in site[what])
            parts.append(pen.say(f"plain.{what}", who=who))
    if site["buster"]:
        parts.append(pen.say("plain.buster"))
    return _sentence(pen, parts)


def _buster(pen: Pen) -> list[str]:
    buster = pen.table["buster"]
    if buster is None or buster["site"] is not None or not buster["avoids"]:
        return []
    sites = ", ".join(map(str, buster["avoids"]))
    key = "plain.shade-comes" if pen.table["solo"] else "plain.buster-avoids"
    return [pen.say(key, sites=sites)]


def _shootout(pen: Pen) -> str:
    seen = pen.table["shootout"]
    parts = [
        pen.say("plain.shootout", outlaws=seen["outlaws"], gunmen=seen["gunmen"]),
        pen.say("winning" if seen["won"] else "losing"),
    ]
    if seen["chart"]:
        parts.append(pen.name_of("charts", seen["chart"]))
    free = [f"{row['row']} ({row['size']})" for row in seen["rows"] if row["owner"] is None]
    if free:
        parts.append(pen.say("plain.free-rows", rows=", ".join(free)))
    return _sentence(pen, parts)


def _ranking(pen: Pen) -> list[str]:
    seen = pen.table["shootout"]
    parts = [
        pen.say(
            "plain.would-get",
            who=pen.who(place["owner"]),
            gunmen=place["gunmen"],
            effects=_effects(pen, place["effects"]),
        )
        for place in seen["ranking"]
        if place["owner"] != "neutral"
    ]
    parts += [
        pen.say("plain.would-bury", who=pen.who(away["seat"]), n=away["graves"])
        for away in seen["absent"]
    ]
    return [_sentence(pen, parts)] if parts else []


def _gold(pen: Pen) -> str:
    gold = pen.table["gold"]
    return pen.say("plain.gold", supply=gold["supply"], value=gold["value"], cart=gold["cart"])


def _stash(pen: Pen) -> str:
    parts = []
    for space in pen.table["stash"]:
        if space["barrel"] is not None:
            barrel = pen.thing("barrels", space["barrel"])
            comes = _words(pen, "effect.outlaws-come", n=space["outlaws"])
            does = _listed(pen, [_effects(pen, barrel["effects"]), comes])
            parts.append(f"{space['space']} {pen.named(barrel)} ({does})")
    return _pair(pen, pen.say("stash"), _listed(pen, parts))


def _bridges(pen: Pen) -> str:
    parts = []
    for stack in pen.table["bridges"]:
        if stack["left"]:
            bridge = pen.thing("bridges", stack["bridge"])
            scoring = say(
                pen.lang,
                "coloma.option.bridge-score",
                vp=_words(pen, "amount.vp", n=bridge["rate"]),
                per=_words(pen, f"count.{bridge['per']}"),
                most=bridge["max"],
            )
            parts.append(f"{pen.named(bridge)} ({scoring})")
    return _pair(pen, pen.say("bridges"), _listed(pen, parts))


# --- the players ---------------------------------------------------------------------------------


def _player(pen: Pen, seat: int) -> str:
    side = pen.seats[seat]
    pieces = [
        _words(pen, f"amount.{what}", n=side[key])
        for key, what in _AMOUNTS.items()
        if not (side["shade"] and key == "bucks")
    ]
    parts = [
        pen.say("plain.player", who=pen.who(seat), score=side["score"], pieces=", ".join(pieces))
    ]
    if side["shade"]:
        level = pen.name_of("levels", pen.table["solo"]["level"])
        parts.append(pen.say("plain.level", level=level))
    if seat == pen.table["sheriff"]:
        parts.append(pen.say("plain.sheriff"))
    parts.append(pen.say("plain.wagon", name=pen.node_name(side["wagon"])))
    solo = pen.table["solo"]
    rivers = solo["rivers"] if side["shade"] else len(side["rivers"])
    if rivers:
        parts.append(say(pen.lang, "coloma.score.rivers", n=rivers))
    for kind, key in (("bridges", "bridges"), ("cards", "town"), ("barrels", "barrels")):
        names = [it["bridge"] if key == "bridges" else it for it in side[key]]
        if names:
            said = ", ".join(pen.name_of(kind, name) for name in names)
            parts.append(_pair(pen, pen.say(key), said))
    if side["shade"]:
        parts.append(say(pen.lang, "coloma.score.buildings", n=solo["buildings"]))
    if side["hotels"]:
        parts.append(say(pen.lang, "coloma.score.hotels", n=side["hotels"]))
    if side["graves"]:
        parts.append(say(pen.lang, "coloma.score.graves", n=side["graves"]))
    if side["lands"]:
        lands = ", ".join(pen.land_name(land) for land in side["lands"])
        points = pen.box["tent_chart"][len(side["lands"])]
        parts.append(pen.say("lands", lands=lands, points=points))
    decision = pen.view["decision"]
    if decision and len(decision["seats"]) > 1 and seat in decision["sealed"]:
        parts.append(pen.say("sealed"))
    return _sentence(pen, parts)


def _own(pen: Pen) -> list[str]:
    own = pen.own
    if own is None or own["hand"] is None:
        return []
    lines = []
    canyons = [
        f"{number} ({canyon['vp']} {pen.say('vp')}, {_effects(pen, canyon['effects'])})"
        for number, canyon in enumerate(pen.thing("boards", own["board"])["canyons"], 1)
        if number not in own["rivers"]
    ]
    if canyons:
        lines.append(_pair(pen, pen.say("plain.canyons"), _listed(pen, canyons)))
    if own["specialty"]:
        lines.append(_does(pen, pen.thing("specialties", own["specialty"])))
    town = [pen.box["mill"], *(pen.thing("cards", card) for card in own["town"])]
    lines += [_does(pen, card) for card in town]
    lines.append(pen.say("deck", n=own["deck_size"]) + ".")
    for name in own["hand"]:
        card = pen.thing("cards", name)
        site = card["site"]
        lines.append(
            pen.say(
                "plain.card",
                name=pen.named(card),
                site=pen.say(f"card-site.{site}") if site.isalpha() else site,
                hammer=_cost(pen, card["hammer"]),
                saw=_cost(pen, card["saw"]),
                abilities=_abilities(pen, card),
            )
        )
    return lines


def _does(pen: Pen, thing: dict[str, Any]) -> str:
    """Something that works for whoever looks, with what it does."""
    return f"{_pair(pen, pen.named(thing), _abilities(pen, thing))}."


# --- words ---------------------------------------------------------------------------------------


def _words(pen: Pen, key: str, **gaps: Any) -> str:
    return say(pen.lang, f"coloma.{key}", **gaps)


def _cost(pen: Pen, cost: dict[str, int]) -> str:
    return ", ".join(_words(pen, f"amount.{what}", n=n) for what, n in cost.items() if n)


def _effects(pen: Pen, effects: Sequence[dict[str, Any]]) -> str:
    paid = [it for it in effects if it["op"] == "pay"]
    got = [_effect(pen, it) for it in effects if it["op"] != "pay"]
    if paid and got:
        amounts = ", ".join(_words(pen, f"amount.{it['what']}", n=it["n"]) for it in paid)
        is_action = any(it["op"] == "action" for it in effects)
        key = "effect.trade-action" if is_action else "effect.trade"
        return _words(pen, key, paid=amounts, got=", ".join(got))
    said = ", ".join(_effect(pen, effect) for effect in effects)
    return said or _words(pen, "effect.nothing")


def _effect(pen: Pen, effect: dict[str, Any]) -> str:
    match effect["op"]:
        case "pay":
            amount = _words(pen, f"amount.{effect['what']}", n=effect["n"])
            return _words(pen, "effect.pay", amount=amount)
        case "outlaws":
            key = "effect.outlaws-come" if effect["n"] > 0 else "effect.outlaws-go"
            return _words(pen, key, n=abs(effect["n"]))
        case "bury":
            return _words(pen, "effect.bury", n=effect["n"])
        case "action":
            kind = _words(pen, f"kind.{effect['kind']}")
            if "less_buck" in effect:
                return _words(pen, "effect.less-buck", kind=kind, n=effect["less_buck"])
            if "spaces" in effect:
                return _words(pen, "effect.more-spaces", kind=kind, n=effect["spaces"])
            return kind
    if "from" in effect:
        return _words(pen, "effect.from-cart", n=effect["n"])
    return _words(pen, f"amount.{effect['what']}", n=effect["n"])


def _abilities(pen: Pen, thing: dict[str, Any]) -> str:
    return _listed(pen, [_ability(pen, it) for it in thing["abilities"]])


def _ability(pen: Pen, ability: dict[str, Any]) -> str:
    when = f"react.{ability['on']}" if ability["on"] else f"trigger.{ability['trigger']}"
    trigger = _words(pen, when)
    if ability["mods"]:
        said = ", ".join(_words(pen, f"mod.{key}", n=abs(n)) for key, n in ability["mods"].items())
    else:
        said = pen.say("or").join(_effects(pen, option) for option in ability["options"])
    key = "plain" if ability["bust"] == "any" else f"bust-{ability['bust']}"
    if ability["instead_of"]:
        key = "instead"
    return _words(pen, f"ability.{key}", trigger=trigger, effects=said)


def _pair(pen: Pen, name: str, value: str) -> str:
    return say(pen.lang, "terminal.pair", name=name, value=value)


def _sentence(pen: Pen, parts: Sequence[str]) -> str:
    return f"{_listed(pen, parts)}."


def _listed(pen: Pen, parts: Sequence[str]) -> str:
    return say(pen.lang, "terminal.list-then").join(parts) or "-"
