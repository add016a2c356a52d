"""The form of the component file: which tables and fields the rules read, and of what type.

What the values may be is said in ``checks``, which looks at a file only if its form is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.engine import Components
from boomtable.games.boonlake.field_types import (
    ARMS,
    CONDITION,
    COUNTS,
    EFFECTS,
    FLAG,
    LEVER_VP,
    NUMBER,
    NUMBERS,
    PLACE,
    POINTS,
    PROJECT,
    REWARD,
    SITES,
    STEPS,
    TABLE,
    TEXT,
    TEXTS,
    TYPES,
    WORDS,
)
from boomtable.games.boonlake.phrases import text
from boomtable.locale import Text

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
