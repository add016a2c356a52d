"""The form of the component file: which tables and fields the rules read, and of what type.

What the values may be is said in ``checks``, which looks at a file only if its form is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.engine import Components
from boomtable.locale import Text

MOST = 999
"""No amount of the box is larger: a slip of the keyboard, or a joke."""

NUMBER, TEXT, FLAG, NUMBERS, TEXTS = "a-number", "a-text", "yes-or-no", "numbers", "texts"

TABLES: dict[str, dict[str, str]] = {
    "game": {
        "name": TEXT,
        "name_fr": TEXT,
        "min_players": NUMBER,
        "max_players": NUMBER,
        "minutes": NUMBER,
    },
    "gold": {"name": TEXT, "name_fr": TEXT, "start": NUMBER, "bank_unlimited": FLAG},
    "dice": {"count": NUMBER, "faces": NUMBER},
    "auction": {"min_first_bid": NUMBER, "min_raise": NUMBER, "all_pass_price": NUMBER},
    "auction.interface": {"quick_raises": NUMBERS, "bot_raises": NUMBERS},
    "payment": {
        "keep_numerator": NUMBER,
        "keep_denominator": NUMBER,
        "round": TEXT,
        "bank_takes_rest": NUMBERS,
    },
    "mayor": {"mines_to_found": NUMBER, "fee_per_mine": NUMBER, "governor_factor": NUMBER},
    "saloon": {"pay": NUMBER, "pay_with_girls": NUMBER},
    "events": {
        "card_shark_loss": NUMBER,
        "stagecoach_gain": NUMBER,
        "new_vein_bonus": NUMBER,
        "holdup_min": NUMBER,
        "holdup_max": NUMBER,
    },
    "collapse": {"totals": NUMBERS},
    "tie_break": {"order": TEXTS},
    "scoring": {"per_gold": NUMBER, "per_production_value": NUMBER, "per_mayor_pawn": NUMBER},
}

_NAMED = {"id": TEXT, "name": TEXT, "name_fr": TEXT}

LISTS: dict[str, dict[str, str]] = {
    "setup": {"players": NUMBER, "short": FLAG, "removed": NUMBER, "deck": NUMBER, "turns": NUMBER},
    "chip": _NAMED | {"value": NUMBER, "count": NUMBER},
    "town": _NAMED
    | {
        "code": TEXT,
        "colour": TEXT,
        "colour_fr": TEXT,
        "mines": NUMBER,
        "mayor_pawns": NUMBER,
        "town_tokens": NUMBER,
    },
    "mine": _NAMED
    | {"code": TEXT, "town": TEXT, "number": NUMBER, "value": NUMBER, "dangerous": FLAG},
    "event_kind": _NAMED | {"copies": NUMBER, "use": TEXT, "choice": TEXT},
    "event": {"id": TEXT, "kind": TEXT},
    "piece": _NAMED | {"count": NUMBER},
}


def problems_of_form(components: Components) -> Iterator[Text]:
    """Tables and fields that are missing or of the wrong type."""
    tables = components.tables
    for place, fields in TABLES.items():
        table = _at(tables, place)
        if isinstance(table, dict):
            yield from _fields(place, table, fields)
        else:
            yield _missing(place) if table is None else _not_a(place, "a-table", table)
    for name, fields in LISTS.items():
        entries = tables.get(name)
        if entries is None:
            yield _missing(name)
        elif not isinstance(entries, list) or not all(isinstance(it, dict) for it in entries):
            yield _not_a(name, "a-list", entries)
        else:
            for number, entry in enumerate(entries, 1):
                yield from _fields(place_of(name, entry, number), entry, fields)


def place_of(name: str, entry: dict[str, Any], number: int) -> str:
    """How an entry of a list is named in a sentence."""
    return f"{name} {entry.get('id', number)}"


def _fields(place: str, table: dict[str, Any], fields: dict[str, str]) -> Iterator[Text]:
    for field, what in fields.items():
        value = table.get(field)
        if value is None:
            yield _missing(f"{place}.{field}")
        elif not _is_a(value, what):
            yield _not_a(f"{place}.{field}", what, value)


def _is_a(value: Any, what: str) -> bool:
    match what:
        case "a-number":
            return _is_number(value)
        case "a-text":
            return isinstance(value, str)
        case "yes-or-no":
            return isinstance(value, bool)
        case "texts":
            return isinstance(value, list) and all(isinstance(part, str) for part in value)
    return isinstance(value, list) and all(_is_number(part) for part in value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _at(tables: dict[str, Any], place: str) -> Any:
    found: Any = tables
    for name in place.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def _missing(place: str) -> Text:
    return Text("boomtown.check.missing", {"place": place})


def _not_a(place: str, what: str, value: Any) -> Text:
    shown = str(value)
    found = shown if len(shown) <= 40 else shown[:39] + "…"
    wanted = Text(f"boomtown.check.{what}")
    return Text("boomtown.check.not-a", {"place": place, "what": wanted, "found": found})
