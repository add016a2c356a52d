"""A long list of options by what is done, each with what it costs and brings in signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boomtable.cli.choices import Head, Heads
from boomtable.cli.draw.boonlake_map import site_in_short
from boomtable.cli.draw.boonlake_progress import aim, houses_near, needed, reached
from boomtable.cli.draw.boonlake_signs import (
    COIN,
    HOUSE,
    INHABITANT,
    SETTLEMENT,
    TRACKS,
    WATER,
    Pen,
)
from boomtable.cli.draw.boonlake_strips import whole

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

_MANY = 24
"""With more options than this, those that only give cards up are joined."""


def heads_for(view: View, canvas: Canvas) -> Heads:
    """How the options of this question are grouped."""
    pen = Pen(view, canvas)

    def heads(texts: Sequence[str]) -> list[Head]:
        return [_head(pen, text, is_long=len(texts) > _MANY) for text in texts]

    return heads


def _head(pen: Pen, text: str, *, is_long: bool) -> Head:
    word, *rest = text.split()
    match word, rest:
        case "discard", [card]:
            coins = _more_for_discard(pen, card)
            tail = f"{pen.name_of('cards', card)}{f' +{coins}{COIN}' if coins else ''}"
            name = f"{word} {pen.box['costs']['discard_coins']}{COIN}"
            return Head(name, tail, word if is_long else text, tail)
        case (("play" | "project" | "keeps" | "score"), [name]):
            kind = "cards" if word == "play" else "scoring_tiles"
            thing = pen.thing(kind, name)
            brief = _brief(pen, word, thing)
            more = _progress(pen, thing) if word == "score" else ""
            return Head(word, pen.named(thing), text, brief, word, more)
        case "plan", _:
            return Head(word, " ".join(rest), text, _plan(pen, rest))
        case "top", [lever, *mode]:
            tail = _mode(pen, lever, mode)
            return Head(f"top {lever}", tail, text, tail)
        case "pull", [lever, *mode]:
            tail = _pull(pen, lever, mode)
            return Head(word, tail, text, tail)
        case _, [_, *_]:
            tail = _tail(pen, word, rest)
            return Head(word, tail, text, tail, more=_more(pen, word, rest))
    return Head("", text, text)


def _tail(pen: Pen, word: str, rest: list[str]) -> str:
    """What an option is, never beginning with a digit: the number of the option stands before."""
    match word, rest:
        case "takes", [strip]:
            return _strip(pen, strip)
        case "gives", [card]:
            return pen.name_of("cards", card)
        case "place", [space]:
            reward = pen.spaces[int(space)]["reward"]
            return f"@{space} {pen.effects(reward)}"
        case "cattle", [space]:
            return f"@{space} {_cattle(pen, int(space))}"
        case "develop", [site]:
            return f"@{site} {_site(pen, site)}"
        case "upgrade", [site]:
            return f"@{site} {_upgrade(pen, site)}"
        case "modernize", [slot]:
            return _slot(pen, slot)
        case "ship", [space]:
            shown = next(it for it in pen.box["river"]["spaces"] if it["id"] == space)
            return f"{space} {pen.effects(shown['reward'])}"
        case "region", [region]:
            return pen.name_of("regions", region)
        case "site", [resource]:
            return pen.name_of("resources", resource)
    if word in {"lever-up", "forgo"}:
        return " + ".join(_lever(pen, lever) for lever in rest)
    return " ".join(rest)


def _more(pen: Pen, word: str, rest: list[str]) -> str:
    """What the words of an option do not say: its price, or what it does."""
    match word, rest:
        case "takes", [strip]:
            return whole(pen, pen.thing("strips", strip))
        case "lever-up", [lever]:
            return pen.lever(pen.thing("levers", lever))
        case "region", [region]:
            own = pen.own
            others = [n for name, n in own["presences"].items() if name != region] if own else []
            return f"+{sum(others) * pen.box['costs']['region_coins_per_presence']}{COIN}"
    return ""


# --- cards, tiles and strips ---------------------------------------------------------------------


def _brief(pen: Pen, word: str, thing: dict[str, Any]) -> str:
    """What a card or tile costs and does; panels that are in sight say it too.

    Notations are English: in another language there is a name instead of something else.
    """
    own, is_english = pen.own, pen.lang == "en"
    less = own["card_discount"] if own else 0
    name = "" if is_english else f"{pen.named(thing)} "
    match word:
        case "play":
            cost = f"{pen.kinds[thing['kind']]} {pen.cost(thing['cost'], less)}"
            return f"{cost} · {pen.card(thing)}" if is_english else f"{name}{cost}"
        case "project":
            factor = 1
            if own and own["own"] == thing["id"]:
                factor = pen.box["costs"]["own_tile_factor"]
            gain = f"{pen.vp(thing['vp'] * factor)} {TRACKS[thing['track']]}"
            return f"{name}{pen.cost(thing['cost'], less)} · {gain}"
        case "score":
            is_own = own is not None and own["own"] == thing["id"]
            vp = pen.scoring * (pen.box["costs"]["own_tile_factor"] if is_own else 1)
            said = f"{aim(pen, thing['condition'])} " if is_english else name
            return f"{said}{_progress(pen, thing)} · ±{pen.vp(vp)}"
    condition = thing["condition"]
    values = ", ".join(needed(condition, k) for k in range(1, pen.table["scorings"] + 1))
    said = aim(pen, condition) if is_english else pen.named(thing)
    return pen.say("conditions", aim=said, values=values)


def _progress(pen: Pen, thing: dict[str, Any]) -> str:
    condition, own = thing["condition"], pen.own
    asked = needed(condition, pen.scoring)
    return f"{reached(pen, own, condition)}/{asked}" if own else asked


def _plan(pen: Pen, rest: list[str]) -> str:
    """``3$ · W L``: the coins, and where the boats will stand; the levers are in the notation."""
    said = dict(part.split("=") for part in rest if "=" in part)
    boats = " ".join(pen.letters[place] for place in said["boats"].split(","))
    coins = int(said["coins"])
    return f"{f'+{-coins}' if coins < 0 else coins}{COIN} · {pen.say('boats', places=boats)}"


def _more_for_discard(pen: Pen, card: str) -> int:
    """The coins of own permanent effects for this kind."""
    return _reduction(pen, "discard-for-coins", pen.thing("cards", card)["kind"])


def _reduction(pen: Pen, on: str, kind: str | None = None) -> int:
    """What own cards give for good."""
    own = pen.own
    played = own["played"] if own else []
    return sum(
        modifier["n"]
        for name in played
        for modifier in pen.thing("cards", name)["permanent"]
        if modifier["on"] == on and modifier["kind"] == kind
    )


def _strip(pen: Pen, strip: str) -> str:
    row = pen.box["rows"][pen.table["strips"].index(strip)]
    price = f" −{pen.vp(row['vp_cost'])}" if row["vp_cost"] else ""
    return f"{pen.name_of('strips', strip)} {row['steps']}{WATER}{price}"


# --- on the map ----------------------------------------------------------------------------------


def _site(pen: Pen, site: str) -> str:
    space, place = int(site[:-1]), ord(site[-1]) - ord("a")
    tile = pen.thing("tiles", pen.laid[space]["tile"])
    return site_in_short(pen, tile["sites"][place])


def _upgrade(pen: Pen, site: str) -> str:
    """The inhabitants due at the usual price, and the VP of a settlement there."""
    costs, own = pen.box["costs"], pen.own
    assert own is not None
    space = int(site[:-1])
    less = sum(effect.get("inhabitants_less", 0) for effect in pen.table["about"]["effects"])
    sites = pen.laid[space]["sites"]
    place = next(at for at, it in enumerate(sites) if it["site"] == site)
    if sites[place]["piece"] == "inhabitant":
        due = max(0, costs["house_inhabitants"] - less)
        return f"{INHABITANT}→{HOUSE} −{due}{INHABITANT}"
    extra = costs["settlement_extra_inhabitants"][own["settlements"]]
    due = max(0, costs["settlement_inhabitants"] + extra - less)
    vp = pen.thing("tiles", pen.laid[space]["tile"])["sites"][place]["settlement_vp"]
    if _has_settlement(pen, own["seat"], pen.spaces[space]["region"]):
        vp -= costs["second_settlement_in_region_vp"]
    gain = f" {vp:+} {pen.say('vp')}".replace("-", "−") if vp else ""
    return f"{HOUSE}→{SETTLEMENT} −{due}{INHABITANT}{gain}"


def _has_settlement(pen: Pen, seat: int, region: str) -> bool:
    return any(
        site["owner"] == seat and site["piece"] == "settlement"
        for seen in pen.table["map"]
        if pen.spaces[seen["space"]]["region"] == region
        for site in seen["sites"]
    )


def _cattle(pen: Pen, space: int) -> str:
    """The inhabitants due, at the usual price, and the coins for the houses near."""
    own, costs = pen.own, pen.box["costs"]
    assert own is not None
    there = len(pen.laid[space]["cattle"])
    extra = costs["cattle_extra_inhabitants"][own["cattle"]]
    due = max(0, costs["cattle_inhabitants"][there] + extra - _reduction(pen, "cattle-cost"))
    coins = costs["cattle_coins_per_adjacent_house"] * houses_near(pen, space)
    return f"−{due}{INHABITANT} +{coins}{COIN}"


# --- levers --------------------------------------------------------------------------------------


def _slot(pen: Pen, slot: str) -> str:
    lever = next(it for it in pen.box["levers"] if it["slot"] == int(slot))
    own = pen.own
    assert own is not None
    return f"{pen.named(lever)} {own['slots'][slot]}{COIN}"


def _lever(pen: Pen, lever: str) -> str:
    thing = pen.thing("levers", lever)
    gains = pen.effects(thing["modes"][0]["effects"]) if thing["modes"] else ""
    return f"{pen.named(thing)} {gains}".rstrip()


def _mode(pen: Pen, lever: str, mode: list[str]) -> str:
    thing = pen.thing("levers", lever)
    if thing["modernizes"]:
        return _slot(pen, mode[0])
    if thing["upgrades"]:
        return f"@{mode[0]} {_upgrade(pen, mode[0])}"
    return _pull(pen, lever, mode)


def _pull(pen: Pen, lever: str, mode: list[str]) -> str:
    thing = pen.thing("levers", lever)
    word = mode[0] if mode else ""
    if thing["upstream"]:
        letters = list(pen.letters.values())
        return f"{pen.named(thing)} {pen.letters[word]}→{letters[0]}"
    effects = next(it["effects"] for it in thing["modes"] if it["word"] == word)
    return f"{pen.named(thing)} {pen.effects(effects)}"
