"""The form of the component file: which tables and fields the rules read, and of what type.

What the values may be is said in ``checks``, which looks at a file only if its form is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from boomtable.engine import Components
from boomtable.games.coloma.phrases import text
from boomtable.locale import Text

NUMBER, TEXT, FLAG, NUMBERS, TEXTS = "a-number", "a-text", "yes-or-no", "numbers", "texts"
TABLE, COUNTS, EFFECTS, TIERS, ABILITIES = "a-table", "counts", "effects", "tiers", "abilities"
SPACES, EDGES, CARDS, POOLS = "canyon-spaces", "edges", "buster-cards", "pools"

_COSTS = {"hammer": COUNTS, "saw": COUNTS}
_NAMED = {"id": TEXT, "name": TEXT, "name_fr": TEXT}

TABLES: dict[str, dict[str, str]] = {
    "box": dict.fromkeys(
        (
            *("horses", "barrels", "bridges", "rivers", "tents", "dudes", "gold", "outlaws"),
            *("mules", "carrots", "town_cards", "hotel_cards", "buster_cards", "shootout_tiles"),
        ),
        NUMBER,
    ),
    "limits": dict.fromkeys(
        (
            *("dudes_per_color", "tents_per_color", "horses_per_player", "rivers_per_player"),
            *("bridges_per_player", "rows_per_turn", "outlaws_total", "town_cards_per_deck"),
        ),
        NUMBER,
    ),
    "wheel": {
        "sites": NUMBERS,
        "start_barker_site": NUMBER,
        "signpost_offset": NUMBER,
        "signpost_copies": NUMBER,
    },
    "setup.player": {
        **dict.fromkeys(("dude", "tent", "buck", "horse", "gold", "draw", "discard"), NUMBER),
        "wagon": TEXT,
    },
    "setup.table": {
        "bridge_types": NUMBER,
        "bridge_copies": COUNTS,
        "hotels_per_player": NUMBER,
        "neutral_gunmen_row": NUMBER,
        "neutral_gunmen": NUMBER,
    },
    "gold": {"values": NUMBERS, "value_when_full": NUMBER, "spaces": POOLS},
    "barker": {"tent": COUNTS, "horse": COUNTS},
    "stash": {"spaces": NUMBER, "outlaws": NUMBERS},
    "water.river": _COSTS,
    "water.bridge": _COSTS,
    "mill": _NAMED | {"abilities": ABILITIES},
    "hotels": _NAMED | _COSTS | dict.fromkeys(("count", "vp", "spaces", "vp_per_guest"), NUMBER),
    "map": {"edges": EDGES},
    "tent_chart": {"vp": NUMBERS},
    "shootout": {"rows": NUMBERS},
    "graveyard": {"vp": NUMBERS},
    "buster": {"avoid": NUMBER, "players": NUMBERS, "cards": CARDS},
    "mules": {"players": NUMBERS, "mules": NUMBER, "carrots_per_mule": NUMBER}
    | {"events_by_barker": FLAG},
    "specialty_sets": {"sets": TEXTS},
    "solo": {
        "name": TEXT,
        "name_fr": TEXT,
        "wagon": TEXT,
        "coin": TEXTS,
        "wagon_cards": TEXTS,
        "gunmen_return": FLAG,
        "win_on_tie": FLAG,
        **dict.fromkeys(
            ("setup_as_players", "dude", "tent", "tent_on_event", "horses_max"), NUMBER
        ),
    },
    "solo.events.gain": {"event": NUMBER, "n": NUMBER},
    "solo.events.sell": {"event": NUMBER, "max": NUMBER, "vp": NUMBER},
    "solo.score": dict.fromkeys(("vp_per_gold", "vp_per_horse", "vp_per_hotel"), NUMBER),
    **{
        f"solo.actions.{place}": {"common": TEXT, "boom": TEXT}
        for place in ("barker", "1", "2", "3", "4", "5")
    },
}

LISTS: dict[str, dict[str, str]] = {
    "colors": _NAMED,
    "resources": _NAMED,
    "sites": _NAMED | {"common": TEXT, "boom": TEXT},
    "events": _NAMED | {"site": NUMBER, "effects": EFFECTS, "optional": FLAG},
    "years": {"year": NUMBER, "outlaws": NUMBER, "chart": TEXT},
    "barrels": _NAMED | {"count": NUMBER, "effects": EFFECTS},
    "bridges": _NAMED | {"per": TEXT, "rate": NUMBER, "max": NUMBER, "copies": NUMBER},
    "canyons": _NAMED | {"side": TEXT, "color": TEXT, "spaces": SPACES},
    "towns": _NAMED | _COSTS | {"site": TEXT, "vp": NUMBER, "abilities": ABILITIES},
    "map.nodes": {"id": TEXT, "kind": TEXT, "x": NUMBER, "y": NUMBER},
    "lands": _NAMED | {"x": NUMBER, "y": NUMBER},
    "charts": _NAMED | {"kind": TEXT, "win": TIERS, "lose": TIERS, "graves": COUNTS},
    "specialties": _NAMED | {"set": TEXT, "color": TEXT, "abilities": ABILITIES},
    "solo.levels": _NAMED
    | dict.fromkeys(("river", "building", "barrel", "bonus", "horse", "gold"), NUMBER),
}

OPTIONAL: dict[str, dict[str, str]] = {
    "map.nodes": {
        "name": TEXT,
        "name_fr": TEXT,
        "lands": TEXTS,
        "effects": EFFECTS,
        "stop": EFFECTS,
    },
}
"""Fields that may be missing, but not of another type."""


def problems_of_form(components: Components) -> Iterator[Text]:
    """Tables and fields that are missing or of the wrong type."""
    tables = components.tables
    for place, fields in TABLES.items():
        table = at(tables, place)
        if isinstance(table, dict):
            yield from _fields(place, table, fields)
        else:
            yield _missing(place) if table is None else not_a(place, TABLE, table)
    for name, fields in LISTS.items():
        entries = at(tables, name)
        if entries is None:
            yield _missing(name)
        elif not isinstance(entries, list) or not all(isinstance(it, dict) for it in entries):
            yield not_a(name, "a-list", entries)
        else:
            for number, entry in enumerate(entries, 1):
                place = place_of(name, entry, number)
                yield from _fields(place, entry, fields)
                some = {key: OPTIONAL[name][key] for key in OPTIONAL.get(name, {}) if key in entry}
                yield from _fields(place, entry, some)


def numbers_of(tables: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Every number of a file whose form is right, with its place."""
    for place, fields in TABLES.items():
        yield from _numbers(place, at(tables, place), fields)
    for name, fields in LISTS.items():
        for number, entry in enumerate(at(tables, name), 1):
            yield from _numbers(place_of(name, entry, number), entry, fields)
    for board in tables["canyons"]:
        for number, space in enumerate(board["spaces"], 1):
            yield f"canyons {board['id']}.{number}.vp", space["vp"]


def _numbers(
    place: str, table: dict[str, Any], fields: dict[str, str]
) -> Iterator[tuple[str, int]]:
    for field, what in fields.items():
        value, where = table[field], f"{place}.{field}"
        if what == NUMBER:
            yield where, value
        elif what == NUMBERS:
            yield from ((where, number) for number in value)
        elif what == COUNTS:
            yield from ((f"{where}.{key}", number) for key, number in value.items())
        elif what == POOLS:
            yield from ((f"{where}.{key}", min(part, default=0)) for key, part in value.items())


def place_of(name: str, entry: dict[str, Any], number: int) -> str:
    """How an entry of a list is named in a sentence."""
    return f"{name} {entry.get('id', number)}"


def at(tables: dict[str, Any], place: str) -> Any:
    """What stands at a place such as ``setup.player`` (nothing: ``None``)."""
    found: Any = tables
    for name in place.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def _fields(place: str, table: dict[str, Any], fields: dict[str, str]) -> Iterator[Text]:
    for field, what in fields.items():
        value = table.get(field)
        if value is None:
            yield _missing(f"{place}.{field}")
        elif not TYPES[what](value):
            yield not_a(f"{place}.{field}", what, value)


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, which a flag is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _list_of(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(is_one(part) for part in value)


def _is_counts(value: Any) -> bool:
    return isinstance(value, dict) and all(is_number(part) for part in value.values())


def _is_effect(value: Any) -> bool:
    if not isinstance(value, dict) or not _is_text(value.get("op")):
        return False
    texts = all(_is_text(value.get(key, "")) for key in ("what", "kind", "from"))
    numbers = all(is_number(value.get(key, 0)) for key in ("n", "less_buck", "spaces", "items"))
    return texts and numbers and isinstance(value.get("towns_only", False), bool)


def _is_ability(value: Any) -> bool:
    if not isinstance(value, dict) or not _is_text(value.get("trigger")):
        return False
    texts = all(_is_text(value.get(key, "")) for key in ("bust", "on", "instead_of"))
    numbers = all(is_number(value.get(key, 0)) for key in ("times", "times_per_year"))
    options = _list_of(_list_of(_is_effect))(value.get("options", []))
    return texts and numbers and options and _list_of(_is_mod)(value.get("mods", []))


def _is_mod(value: Any) -> bool:
    return isinstance(value, dict) and _is_text(value.get("key")) and is_number(value.get("n"))


def _is_canyon(value: Any) -> bool:
    if not isinstance(value, dict) or not is_number(value.get("vp")):
        return False
    return _list_of(_is_effect)(value.get("effects"))


def _is_card(value: Any) -> bool:
    return isinstance(value, dict) and is_number(value.get("site"))


def _is_pools(value: Any) -> bool:
    return isinstance(value, dict) and all(_list_of(is_number)(it) for it in value.values())


TYPES: dict[str, Callable[[Any], bool]] = {
    NUMBER: is_number,
    TEXT: _is_text,
    FLAG: lambda value: isinstance(value, bool),
    NUMBERS: _list_of(is_number),
    TEXTS: _list_of(_is_text),
    COUNTS: _is_counts,
    EFFECTS: _list_of(_is_effect),
    TIERS: _list_of(_list_of(_is_effect)),
    ABILITIES: _list_of(_is_ability),
    SPACES: _list_of(_is_canyon),
    EDGES: _list_of(lambda value: _list_of(_is_text)(value) and len(value) == 2),
    CARDS: _list_of(_is_card),
    POOLS: _is_pools,
}


def _missing(place: str) -> Text:
    return text("check.missing", place=place)


def not_a(place: str, what: str, value: Any) -> Text:
    """A value of the wrong type."""
    shown = str(value)
    found = shown if len(shown) <= 40 else shown[:39] + "…"
    return text("check.not-a", place=place, what=text(f"type.{what}"), found=found)
