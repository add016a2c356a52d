"""The form of the component file: which tables and fields the rules read, and of what type.

What the values may be is said in ``checks``, which looks at a file only if its form is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from boomtable.engine import Components
from boomtable.games.boonlake.phrases import text
from boomtable.locale import Text

NUMBER, TEXT, FLAG, NUMBERS, TEXTS = "a-number", "a-text", "yes-or-no", "numbers", "texts"
TABLE, COUNTS, EFFECTS, REWARD, PLACE = "a-table", "counts", "effects", "a-reward", "a-place"
ARMS, WORDS, SITES, PROJECT, CONDITION = "arms", "words", "sites", "a-project", "a-condition"
STEPS, LEVER_VP, POINTS = "solo-steps", "lever-vp", "points"

_NAMED = {"id": TEXT, "name": TEXT, "name_fr": TEXT}

TABLES: dict[str, dict[str, str]] = {
    "game": {"players": NUMBERS, "rounds": NUMBER, "interim_scorings": NUMBER},
    "box": dict.fromkeys(
        (
            *("project_cards", "building_tiles", "building_tiles_start", "building_tiles_gray"),
            *("building_tiles_pasture", "scoring_tiles", "solo_tiles", "action_strips"),
        ),
        NUMBER,
    ),
    "box.per_player": {
        **dict.fromkeys(("inhabitants", "houses", "settlements", "cattle", "boats"), NUMBER),
        "scoring_markers": NUMBERS,
    },
    "limits": {"site_max_level": NUMBER, "cattle_per_pasture": NUMBER, "sites_per_tile": NUMBERS},
    "setup": {
        **dict.fromkeys(
            (
                *("hand", "ranch", "supply", "recess_inhabitants", "scoring_tiles_dealt"),
                *("scoring_tiles_kept", "scoring_tile_areas", "first_site_level", "start_vp"),
                *("coin_step", "card_step"),
            ),
            NUMBER,
        ),
        "start_coins": NUMBERS,
        "boats_at": TEXT,
    },
    "setup.start_tiles": dict.fromkeys("1234", NUMBER),
    "costs": {
        **dict.fromkeys(
            (
                *("discard_coins", "builder_coins", "builder_draw", "pioneer_draw"),
                *("progress_draw", "progress_inhabitants", "region_coins_per_presence"),
                *("develop_inhabitants", "hire_coins", "hire_cards", "explore_impossible_coins"),
                *("pasture_impossible_coins", "upstream_coins", "house_inhabitants"),
                *("settlement_inhabitants", "settlement_presences", "vp_per_extra_inhabitant"),
                *("second_settlement_in_region_vp", "cattle_coins_per_adjacent_house"),
                *("project_inhabitants", "project_marker_inhabitants", "track_end_vp"),
                *("interim_slots", "own_tile_factor"),
            ),
            NUMBER,
        ),
        "settlement_extra_inhabitants": NUMBERS,
        "cattle_inhabitants": NUMBERS,
        "cattle_extra_inhabitants": NUMBERS,
    },
    "final_scoring": {
        "unused_lever_vp": NUMBER,
        "lever_vp": LEVER_VP,
        "tier_vp": COUNTS,
        "cattle_vp_per_adjacent_settlement": NUMBER,
    },
    "river": {"paths": ARMS, "start_round_1": WORDS, "start_round_2": WORDS, "last": TEXT},
    "pasture": _NAMED | {"count": NUMBER, "max_cattle": NUMBER},
    "solo_board": {"house": NUMBERS, "settlement": NUMBERS, "cattle": NUMBERS, "cactus": NUMBERS}
    | {"cactus_end_vp": NUMBER},
    "solo_rules": {
        **dict.fromkeys(
            (
                *("none_left_vp", "unrevealed_b_vp", "extra_income_at_end", "search_from"),
                *("search_to", "settlement_from_houses", "human_region_vp_per_presence"),
            ),
            NUMBER,
        ),
        "empty_stack_corner": TEXT,
    },
}

LISTS: dict[str, dict[str, str]] = {
    "color": _NAMED,
    "resource": _NAMED | {"canal": NUMBER},
    "kind": _NAMED,
    "region": _NAMED | {"north": NUMBER, "label": REWARD, "solo_label_vp": NUMBER},
    "map.space": {"id": NUMBER, "region": TEXT, "q": NUMBER, "r": NUMBER},
    "map.bridge": {"id": TEXT, "spaces": NUMBERS},
    "map.ford": {"id": TEXT, "spaces": NUMBERS},
    "river.space": {"id": TEXT, "arm": TEXT, "harbor": FLAG, "x": PLACE, "y": PLACE},
    "river.lock": _NAMED | {"after": TEXT, "before": TEXT, "rounds": NUMBERS},
    "action_board.row": {"row": NUMBER, "steps": NUMBER, "vp_cost": NUMBER},
    "action_strip": _NAMED | {"first": TEXT, "middle": TEXTS, "common_who": TEXT, "common": TEXT},
    "player_board.recess": {"id": TEXT, "tier": NUMBER, "piece": TEXT, "income": COUNTS},
    "player_board.lever": _NAMED
    | {"slot": NUMBER, "row": NUMBER, "cost": NUMBER, "use": TEXT, "effect": EFFECTS},
    "track.coin": {"step": NUMBER, "coins": NUMBER, "vp": NUMBER},
    "track.card": {"step": NUMBER, "cards": NUMBER, "vp": NUMBER},
    "building_tile": _NAMED | {"set": TEXT, "sites": SITES},
    "card": _NAMED | {"kind": TEXT, "copies": NUMBER, "cost": COUNTS, "vp": NUMBER},
    "scoring_tile": _NAMED | {"project": PROJECT, "condition": CONDITION},
    "solo_tile": _NAMED | {"type": TEXT, "actions": TEXTS, "corners": COUNTS},
    "solo_level": _NAMED | {"remove_a": NUMBER, "remove_b": NUMBER},
    "solo_effect": {"action": TEXT, "bottom": STEPS, "chosen": STEPS},
}

OPTIONAL: dict[str, dict[str, str]] = {
    "map.space": {"start": NUMBER, "reward": REWARD},
    "river.space": {"reward": REWARD},
    "action_strip": {"kind": TEXT},
    "track.coin": {"crossing": REWARD},
    "track.card": {"crossing": REWARD},
    "building_tile": {"players": NUMBER},
    "card": {"immediate": EFFECTS, "permanent": EFFECTS, "end": EFFECTS},
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
                some = {key: what for key, what in OPTIONAL.get(name, {}).items() if key in entry}
                yield from _fields(place, entry, some)
    yield from _drawing(at(tables, "map.drawing"))


def _drawing(drawing: Any) -> Iterator[Text]:
    """For pictures only: it may be missing."""
    if drawing is not None and not isinstance(drawing, dict):
        yield not_a("map.drawing", TABLE, drawing)
    elif drawing is not None:
        arms = [arm for arm in drawing if arm != "source"]
        yield from _fields("map.drawing", drawing, dict.fromkeys(arms, POINTS))


def numbers_of(tables: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Every plain number of a file whose form is right, with its place."""
    for place, fields in TABLES.items():
        yield from _numbers(place, at(tables, place), fields)
    for name, fields in LISTS.items():
        for number, entry in enumerate(at(tables, name), 1):
            yield from _numbers(place_of(name, entry, number), entry, fields)


def place_of(name: str, entry: dict[str, Any], number: int) -> str:
    """How an entry of a list is named in a sentence."""
    return f"{name} {entry.get('id', number)}"


def at(tables: dict[str, Any], place: str) -> Any:
    """What stands at a place such as ``map.space`` (nothing: ``None``)."""
    found: Any = tables
    for name in place.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, which a flag is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def not_a(place: str, what: str, value: Any) -> Text:
    """A value of the wrong type."""
    shown = str(value)
    found = shown if len(shown) <= 40 else shown[:39] + "…"
    return text("check.not-a", place=place, what=text(f"type.{what}"), found=found)


def _missing(place: str) -> Text:
    return text("check.missing", place=place)


def _fields(place: str, table: dict[str, Any], fields: dict[str, str]) -> Iterator[Text]:
    for field, what in fields.items():
        value = table.get(field)
        if value is None:
            yield _missing(f"{place}.{field}")
        elif not TYPES[what](value):
            yield not_a(f"{place}.{field}", what, value)


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
