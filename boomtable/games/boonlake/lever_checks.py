"""Check 9: the levers, with what each use allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.games.boonlake.effect_checks import WHAT, at_least_one, effects_known
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import MOST, one_of, within
from boomtable.locale import Text

USES = (
    *("common", "forgo-play", "region-coins", "payment-or-anchor", "settlement", "tile-placed"),
    "anchor",
)
ONLY_ONE = ("region-coins", "settlement", "tile-placed")
"""At most one lever has this use: its question names no lever (section 27)."""
SCORED = "scored-presences"


def check_levers(tables: dict[str, Any]) -> Iterator[Text]:
    """All levers."""
    levers = tables["player_board"]["lever"]
    if [it["slot"] for it in levers] != list(range(1, len(levers) + 1)):
        yield text("check.in-order", place="player_board.lever", field="slot", first=1)
    for lever in levers:
        place = f"player_board.lever {lever['id']}"
        yield from one_of(f"{place}.use", lever["use"], USES)
        if lever["use"] in USES:
            yield from _lever(f"{place}.effect", lever, tables)
    for use, number in Counter(it["use"] for it in levers).items():
        if use in ONLY_ONE and number > 1:
            yield text("check.only-one", place="player_board.lever", value=use)


def _lever(place: str, lever: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    """Section 13: what a lever can do follows from when it is pulled."""
    effects = lever["effect"]
    ops = [effect["op"] for effect in effects]
    match lever["use"]:
        case "common" if ops in (["modernize"], ["upgrade"]):
            yield from effects_known(place, effects, ops, tables)
        case "common" if ops == ["choose"]:
            yield from _modes(place, effects[0]["options"], tables, ("lose", "gain"))
        case "forgo-play" if ops:
            yield from effects_known(place, effects, ("gain", "gain-per"), tables)
        case "region-coins" if ops == ["gain-per"] and effects[0].get("count") == SCORED:
            yield from one_of(place, effects[0].get("what"), WHAT)
            yield from at_least_one(place, effects[0])
        case "payment-or-anchor":
            yield from _payment_lever(place, lever, tables)
        case "settlement" if ops == ["ease-settlement"]:
            for field in ("inhabitants_less", "presences_less"):
                yield from within(f"{place}.{field}", effects[0].get(field, -1), 0, MOST)
        case "tile-placed" if ops == ["gain"] and effects[0].get("what") == "inhabitants":
            yield from at_least_one(place, effects[0])
        case "anchor" if ops == ["exchange"] and len(effects[0]["options"]) == 1:
            yield from effects_known(place, effects, ("exchange",), tables)
        case _:
            yield text("check.lever", place=place, value=lever["use"])


def _payment_lever(place: str, lever: dict[str, Any], tables: dict[str, Any]) -> Iterator[Text]:
    """L-13.12: a free upstream move, a joker among other modes, a joker with coins."""
    effects = lever["effect"]
    match [effect["op"] for effect in effects]:
        case ["boat-upstream"]:
            yield from _fixed_one(place, effects[0])
        case ["choose"] if _has_joker(effects[0]["options"]):
            modes = [it for it in effects[0]["options"] if not _is_joker(it)]
            yield from _modes(place, modes, tables, ("gain",))
        case ["joker", _, *_]:
            yield from _fixed_one(place, effects[0])
            yield from effects_known(place, effects[1:], ("gain",), tables)
            if any(effect.get("what") != "coins" for effect in effects[1:]):
                yield text("check.lever", place=place, value=lever["use"])
        case _:
            yield text("check.lever", place=place, value=lever["use"])


def _has_joker(options: Sequence[Sequence[dict[str, Any]]]) -> bool:
    jokers = [it for it in options if _is_joker(it)]
    return len(jokers) == 1 and jokers[0][0].get("n") == 1


def _is_joker(option: Sequence[dict[str, Any]]) -> bool:
    return [effect["op"] for effect in option] == ["joker"]


def _fixed_one(place: str, effect: dict[str, Any]) -> Iterator[Text]:
    """L-7.9, L-13.12: one joker, one upstream move."""
    if effect.get("n") != 1:
        yield text("check.fixed", place=f"{place}.n", expected=1)


def _modes(
    place: str,
    options: Sequence[Sequence[dict[str, Any]]],
    tables: dict[str, Any],
    ops: Sequence[str],
) -> Iterator[Text]:
    """Modes are called by what they bring: each something else, at the end of its list."""
    words = []
    for option in options:
        yield from effects_known(place, option, ops, tables)
        if not option or option[-1]["op"] != "gain":
            yield text("check.missing", place=f"{place}.gain")
        else:
            words.append(option[-1].get("what"))
        if [it["op"] for it in option] != sorted((it["op"] for it in option), reverse=True):
            yield text("check.pay-first", place=place)
    if not options or len(set(words)) < len(words):
        yield text("check.modes", place=place)
