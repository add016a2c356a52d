"""The types of the fields of a component file: the word for each, and how it is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NUMBER, TEXT, FLAG, NUMBERS, TEXTS = "a-number", "a-text", "yes-or-no", "numbers", "texts"
TABLE, COUNTS, EFFECTS, REWARD, PLACE = "a-table", "counts", "effects", "a-reward", "a-place"
ARMS, WORDS, SITES, PROJECT, CONDITION = "arms", "words", "sites", "a-project", "a-condition"
STEPS, LEVER_VP, POINTS = "solo-steps", "lever-vp", "points"


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, which a flag is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _list_of(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(is_one(part) for part in value)


def _table_of(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, dict) and all(is_one(it) for it in value.values())


def _has(value: Any, fields: dict[str, str], some: dict[str, str] | None = None) -> bool:
    """Whether a table has all these fields, and these others only of their type."""
    if not isinstance(value, dict):
        return False
    all_there = all(TYPES[what](value.get(key)) for key, what in fields.items())
    return all_there and all(
        TYPES[what](value[key]) for key, what in (some or {}).items() if key in value
    )


_WORDS_OF_EFFECTS = dict.fromkeys(("what", "track", "count", "region", "to", "on", "kind"), TEXT)
_NUMBERS_OF_EFFECTS = dict.fromkeys(
    ("n", "inhabitants_less", "presences_less", "coins_less", "coins_more"), NUMBER
)
_COUNTS_OR_SO = _WORDS_OF_EFFECTS | _NUMBERS_OF_EFFECTS | {"optional": FLAG, "gain": COUNTS}


def _is_effect(value: Any) -> bool:
    if not _has(value, {"op": TEXT}, _COUNTS_OR_SO):
        return False
    match value["op"]:
        case "end-threshold":
            return _has(value, {"at": NUMBERS, "vp": NUMBERS})
        case "end-per":
            return _has(value, {"vp": NUMBER})
        case "exchange":
            return _list_of(_is_exchange)(value.get("options"))
        case "choose":
            return _list_of(_list_of(_is_effect))(value.get("options"))
    return True


def _is_exchange(value: Any) -> bool:
    return _has(value, {"pay": COUNTS, "get": COUNTS})


def _is_site(value: Any) -> bool:
    return _has(value, {"cost": EFFECTS, "effect": EFFECTS, "settlement_vp": NUMBER})


def _is_condition(value: Any) -> bool:
    if not _has(value, {"type": TEXT}, {"track": TEXT, "regions": TEXTS, "kinds": TEXTS}):
        return False
    match value["type"]:
        case "two-regions" | "two-kinds":
            return _list_of(TYPES[NUMBERS])(value.get("values"))
        case "exchange":
            offers = _list_of(TYPES[COUNTS])(value.get("pay_any_of"))
            return offers and _has(value, {"values": NUMBERS, "vp_each": NUMBER})
    return _has(value, {"values": NUMBERS})


TYPES: dict[str, Callable[[Any], bool]] = {
    NUMBER: is_number,
    PLACE: lambda value: is_number(value) or isinstance(value, float),
    TEXT: _is_text,
    FLAG: lambda value: isinstance(value, bool),
    NUMBERS: _list_of(is_number),
    TEXTS: _list_of(_is_text),
    COUNTS: _table_of(is_number),
    EFFECTS: _list_of(_is_effect),
    REWARD: lambda value: _has(value, {"kind": TEXT}, {"n": NUMBER, "resource": TEXT}),
    POINTS: _list_of(lambda value: _list_of(TYPES[PLACE])(value) and len(value) == 2),
    ARMS: _table_of(_list_of(_is_text)),
    WORDS: _table_of(_is_text),
    SITES: _list_of(_is_site),
    PROJECT: lambda value: _has(value, {"cost": COUNTS, "vp": NUMBER, "track": TEXT}),
    CONDITION: _is_condition,
    STEPS: lambda value: _has(value, {"a": TEXTS, "b": TEXTS}),
    LEVER_VP: _list_of(lambda value: _has(value, {"from": NUMBER, "each": NUMBER})),
}
