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
            name = f"{word} +{_discard_coins(pen, card)}{COIN}"
            return Head(name, pen.name_of("cards", card), word if is_long else text)
        case (("play" | "project" | "keeps" | "score"), [name]):
            kind = "cards" if word == "play" else "scoring_tiles"
            thing = pen.thing(kind, name)
            brief = _brief(pen, word, thing)
            # Notations are English: in another language the name is said too.
            if pen.lang != "en":
                brief = f"{pen.named(thing)} {brief}"
            return Head(word, pen.named(thing), text, brief, word)
        case "top", [lever, *mode]:
            return Head(f"top {lever}", _mode(pen, lever, mode), text)
        case "pull", [lever, *mode]:
            return Head(word, _pull(pen, lever, mode), text)
        case _, [_, *_]:
            tail = _tail(pen, word, rest)
            return Head(word, tail, text, tail)
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


# --- cards, tiles and strips ---------------------------------------------------------------------


def _brief(pen: Pen, word: str, thing: dict[str, Any]) -> str:
    own = pen.own
    less = own["card_discount"] if own else 0
    match word:
        case "play":
            return f"{pen.kinds[thing['kind']]} {pen.cost(thing['cost'], less)} · {pen.card(thing)}"
        case "project":
            factor = 1
            if own and own["own"] == thing["id"]:
                factor = pen.box["costs"]["own_tile_factor"]
            gain = f"{pen.vp(thing['vp'] * factor)} {TRACKS[thing['track']]}"
            return f"{pen.cost(thing['cost'], less)} · {gain}"
        case "score":
            condition = thing["condition"]
            asked = needed(condition, pen.scoring)
            said = f"{aim(pen, condition)} {reached(pen, own, condition)}/{asked}" if own else ""
            is_own = own is not None and own["own"] == thing["id"]
            vp = pen.scoring * (pen.box["costs"]["own_tile_factor"] if is_own else 1)
            return f"{said} · ±{pen.vp(vp)}"
    condition = thing["condition"]
    values = " ".join(needed(condition, k) for k in range(1, pen.table["scorings"] + 1))
    said = pen.say("conditions", aim=aim(pen, condition), values=values)
    return f"{said} · {pen.say('project')} {pen.cost(thing['cost'])}→{pen.vp(thing['vp'])}"


def _discard_coins(pen: Pen, card: str) -> int:
    kind = pen.thing("cards", card)["kind"]
    own = pen.own
    played = own["played"] if own else []
    more = sum(
        modifier["n"]
        for name in played
        for modifier in pen.thing("cards", name)["permanent"]
        if modifier["on"] == "discard-for-coins" and modifier["kind"] == kind
    )
    return int(pen.box["costs"]["discard_coins"] + more)


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
    seen = next(it for it in pen.laid[int(site[:-1])]["sites"] if it["site"] == site)
    if seen["piece"] == "house":
        return f"{HOUSE}→{SETTLEMENT}"
    return f"{INHABITANT}→{HOUSE}"


def _cattle(pen: Pen, space: int) -> str:
    """The inhabitants due, at the usual price, and the coins for the houses near."""
    own, costs = pen.own, pen.box["costs"]
    assert own is not None
    there = len(pen.laid[space]["cattle"])
    less = sum(
        modifier["n"]
        for name in own["played"]
        for modifier in pen.thing("cards", name)["permanent"]
        if modifier["on"] == "cattle-cost"
    )
    extra = costs["cattle_extra_inhabitants"][own["cattle"]]
    due = max(0, costs["cattle_inhabitants"][there] + extra - less)
    coins = costs["cattle_coins_per_adjacent_house"] * houses_near(pen, space)
    return f"{due}{INHABITANT}→{coins}{COIN}"


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
