"""Costs, effects and conditions of the view in words, with the sentences of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.cli.draw.boonlake_signs import Pen
from boomtable.locale import knows, say


def listed(pen: Pen, parts: Sequence[str]) -> str:
    """Parts of a sentence one after the other."""
    return say(pen.lang, "terminal.list-then").join(parts) or "-"


def pair(pen: Pen, name: str, value: str) -> str:
    """A name and what it is."""
    return say(pen.lang, "terminal.pair", name=name, value=value)


def amount(pen: Pen, what: str, n: int) -> str:
    """``2 coins``."""
    return pen.game(f"amount.{what}", n=n)


def price(pen: Pen, cost: dict[str, int], less: int = 0) -> str:
    """``3 coins, 2 Wood``."""
    coins = max(0, cost.get("coins", 0) - less)
    parts = [amount(pen, "coins", coins)] if coins else []
    parts += [amount(pen, "vases", cost["vases"])] if cost.get("vases") else []
    for name in pen.letters:
        if cost.get(name):
            resource = pen.name_of("resources", name)
            parts.append(pen.game("amount.resource", n=cost[name], resource=resource))
    return ", ".join(parts) or pen.game("effect.nothing")


def effects(pen: Pen, listing: Sequence[dict[str, Any]]) -> str:
    """All effects of a list; an empty one says so."""
    paid = [amount(pen, it["what"], it["n"]) for it in listing if it["op"] == "lose"]
    got = [_effect(pen, it) for it in listing if it["op"] != "lose"]
    if paid and got:
        return pen.game("effect.trade", paid=", ".join(paid), gained=", ".join(got))
    return ", ".join(got or paid) or pen.game("effect.nothing")


def _effect(pen: Pen, effect: dict[str, Any]) -> str:
    n = effect.get("n", 1)
    match effect["op"]:
        case "gain":
            return amount(pen, effect["what"], n)
        case "gain-per":
            count = pen.game(f"count.{effect['count']}")
            return pen.game("effect.gain-per", amount=amount(pen, effect["what"], n), count=count)
        case "advance":
            return pen.game(f"effect.advance-{effect['track']}", n=n)
        case "income":
            return pen.game(f"effect.income-{effect['track']}")
        case "exchange" | "choose":
            options = _either(pen, [effects(pen, option) for option in effect["options"]])
            return pen.game("effect.exchange", options=options)
        case "upgrade":
            less = effect.get("inhabitants_less", 0)
            key = "upgrade-card" if less else "upgrade"
            return pen.game(f"effect.{key}-{effect['to']}", n=less)
        case "site":
            return pen.game("effect.site", resource=pen.name_of("resources", effect["resource"]))
        case "lever-up":
            return pen.game("effect.lever-up", n=n)
    return pen.game(f"effect.{effect['op']}")


def _either(pen: Pen, options: Sequence[str]) -> str:
    if len(options) == 1:
        return options[0]
    return pen.game("effect.either", first=options[0], second=_either(pen, options[1:]))


def card(pen: Pen, thing: dict[str, Any]) -> str:
    """All that a card does: at once, for good, and at the end."""
    parts = [effects(pen, thing["immediate"])] if thing["immediate"] else []
    parts += [modifier(pen, it) for it in thing["permanent"]]
    parts += [end(pen, it) for it in thing["end"]]
    return listed(pen, parts)


def modifier(pen: Pen, it: dict[str, Any]) -> str:
    """A permanent effect."""
    kind = pen.name_of("kinds", it["kind"]) if it["kind"] else ""
    gained = effects(pen, it["gain"])
    return pen.game(f"modifier.{it['on']}", n=it["n"], kind=kind, effects=gained)


def end(pen: Pen, it: dict[str, Any]) -> str:
    """VP at the end."""
    count = pen.game(f"count.{it['count']}")
    if it["region"] is not None:
        count = pen.game("count.presences-in", region=pen.name_of("regions", it["region"]))
    if not it["at"]:
        return pen.game("effect.end-per", amount=amount(pen, "vp", it["vp"][0]), count=count)
    steps = [
        pen.game("effect.threshold", amount=amount(pen, "vp", vp), n=least)
        for least, vp in zip(it["at"], it["vp"], strict=True)
    ]
    return pen.game("effect.end-threshold", steps=", ".join(steps), count=count)


def condition(pen: Pen, it: dict[str, Any], scoring: int) -> str:
    """The condition of a scoring tile at the k-th scoring."""
    top, bottom = it["values"][scoring - 1]
    match it["type"]:
        case "two-regions" | "two-kinds":
            kind = "regions" if it["type"] == "two-regions" else "kinds"
            one, other = (pen.name_of(kind, name) for name in it[kind])
            key = "condition.two" if kind == "regions" else "condition.two-kinds"
            return pen.game(key, n=top, m=bottom, one=one, other=other)
        case "track-steps":
            return pen.game(f"condition.{it['track']}-steps", n=top)
        case "exchange":
            paid = [
                next(amount(pen, one["what"], one["n"]) for one in pay if one["op"] == "lose")
                for pay in it["payments"]
            ]
            vp = amount(pen, "vp", it["vp_each"])
            return pen.game("condition.exchange", n=top, offers=_either(pen, paid), vp=vp)
    return pen.game(f"condition.{it['type']}", n=top)


def lever(pen: Pen, it: dict[str, Any]) -> str:
    """What a lever does and when."""
    modes = [effects(pen, mode["effects"]) for mode in it["modes"]]
    if it["joker"]:
        coins = amount(pen, "coins", it["joker_coins"])
        key = "plain.joker-coins" if it["joker_coins"] else "plain.joker"
        modes.insert(0, pen.say(key, coins=coins))
    if it["upstream"]:
        modes.append(pen.say("plain.upstream"))
    if it["inhabitants_less"] or it["presences_less"]:
        n, m = it["inhabitants_less"], it["presences_less"]
        modes.append(pen.say("plain.eased", inhabitants=amount(pen, "inhabitants", n), presences=m))
    if it["modernizes"]:
        modes.append(pen.game("effect.modernize"))
    if it["upgrades"]:
        modes.append(pen.game(f"effect.upgrade-{it['upgrades']}"))
    return pen.say(f"plain.use.{it['use']}", does=_either(pen, modes))


def step(pen: Pen, part: str, word: str) -> str:
    """A step of a strip: where its short words are cut, in whole ones."""
    costs = pen.box["costs"]
    draws = {"draw-2-then-play": "pioneer_draw", "play-any-or-draw-2": "builder_draw"}
    n = costs[draws.get(word, "progress_draw")]
    key = f"plain.{part}.{word}"
    is_there = knows(pen.lang, f"{pen.words}.{key}")
    return pen.say(key if is_there else f"{part}.{word}", n=n, coins=costs["hire_coins"])
