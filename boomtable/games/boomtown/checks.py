"""The component checks of the rules file that everybody's own file must pass (check 14)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.engine import Components
from boomtable.games.boomtown.form import MOST, place_of, problems_of_form
from boomtable.locale import Text

MINES, EVENTS, TOWNS, MINES_PER_TOWN = 45, 15, 5, 9
MAYOR_PAWNS, TOWN_TOKENS = 5, 10
CARDS = MINES + EVENTS
DICE, FACES = 2, 6
NUMBERS, VALUES = (2, 12), (1, 9)
SETUPS = ((3, False), (3, True), (4, False), (5, False))

USES = {
    "card-shark": "immediate",
    "dynamite": "immediate",
    "expropriation": "immediate",
    "governor": "place",
    "holdup": "immediate",
    "mustang": "keep",
    "new-vein": "place",
    "saloon": "place",
    "saloon-girls": "place",
    "stagecoach-robbery": "immediate",
    "telegraph": "keep",
}
"""The kinds of event that there are rules for, and how each is used."""

SINGLE = ("governor", "mustang", "new-vein", "saloon-girls", "telegraph")
"""The rules say nothing about a second copy of these, nor about a third saloon (check 14)."""
MOST_SALOONS = 2

_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TOWN_CODE = re.compile(r"[A-Z]{1,4}")


def check(components: Components) -> Sequence[Text]:
    """All that is wrong with a component file (its sources are the engine's business)."""
    problems = list(problems_of_form(components))
    if problems:
        return problems
    tables = components.tables
    return [
        *_fixed(tables),
        *_amounts(tables),
        *_counts(tables),
        *_ids(tables),
        *_towns(tables),
        *_mines(tables),
        *_events(tables),
        *_setups(tables),
        *_names(tables),
    ]


def _fixed(tables: dict[str, Any]) -> Iterator[Text]:
    """What the rules themselves take for granted."""
    if (tables["dice"]["count"], tables["dice"]["faces"]) != (DICE, FACES):
        yield _problem("dice", count=DICE, faces=FACES)
    fixed = (
        ("gold", "bank_unlimited", True),  # B-1.6
        ("auction", "all_pass_price", 0),  # B-5.6: it has to be payable without gold.
        ("payment", "round", "up"),  # B-6.2
        ("game", "min_players", 3),
        ("game", "max_players", 5),
        ("tie_break", "order", ["gold", "mayor_pawns"]),  # B-25.3
    )
    for table, field, expected in fixed:
        if tables[table][field] != expected:
            shown = expected if isinstance(expected, list) else str(expected).lower()
            yield _problem("fixed", place=f"{table}.{field}", expected=shown)


def _amounts(tables: dict[str, Any]) -> Iterator[Text]:
    ranges = (
        ("game", ("minutes",), 1, MOST),
        ("gold", ("start",), 0, MOST),
        ("auction", ("min_first_bid", "min_raise"), 1, MOST),
        ("mayor", ("mines_to_found",), 1, MINES_PER_TOWN),
        ("mayor", ("fee_per_mine",), 0, MOST),
        ("mayor", ("governor_factor",), 1, MOST),
        ("saloon", ("pay", "pay_with_girls"), 0, MOST),
        ("events", ("card_shark_loss", "stagecoach_gain", "new_vein_bonus"), 0, MOST),
        ("events", ("holdup_min",), *NUMBERS),
        ("events", ("holdup_max",), tables["events"]["holdup_min"], NUMBERS[1]),
        ("payment", ("keep_denominator",), 1, MOST),
        ("payment", ("keep_numerator",), 0, max(tables["payment"]["keep_denominator"], 0)),
        ("scoring", ("per_gold", "per_production_value", "per_mayor_pawn"), 0, MOST),
    )
    for table, fields, least, most in ranges:
        for field in fields:
            yield from _range(f"{table}.{field}", tables[table][field], least, most)
    for field in ("quick_raises", "bot_raises"):
        raises = tables["auction"]["interface"][field]
        if not raises:
            yield _problem("missing", place=f"auction.interface.{field}")
        for number in raises:
            yield from _range(f"auction.interface.{field}", number, 1, MOST)
    for number, chip in enumerate(tables["chip"], 1):
        for field in ("value", "count"):
            yield from _range(f"{place_of('chip', chip, number)}.{field}", chip[field], 1, MOST)
    for total in tables["collapse"]["totals"]:
        yield from _range("collapse.totals", total, *NUMBERS)


def _counts(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 2."""
    expected = {"mine": MINES, "event": EVENTS, "event_kind": len(USES), "town": TOWNS}
    for name, count in expected.items():
        if len(tables[name]) != count:
            yield _problem("count", place=name, expected=count, found=len(tables[name]))
    for field, piece, count in (
        ("mayor_pawns", "mayor-pawn", MAYOR_PAWNS),
        ("town_tokens", "town-token", TOWN_TOKENS),
    ):
        in_towns = sum(town[field] for town in tables["town"])
        in_box = sum(entry["count"] for entry in tables["piece"] if entry["id"] == piece)
        for found in sorted({in_towns, in_box} - {count}):
            yield _problem("pieces", piece=piece, expected=count, found=found)


def _ids(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 3: ids are unique and kebab-case, codes are unique."""
    for name in ("mine", "town", "event_kind", "event", "chip", "piece"):
        ids = [entry["id"] for entry in tables[name]]
        yield from _twice(name, "duplicate", ids)
        for value in ids:
            if not _KEBAB.fullmatch(value):
                yield _problem("not-kebab", place=name, value=value)
    for name in ("mine", "town"):
        yield from _twice(f"{name}.code", "duplicate", [entry["code"] for entry in tables[name]])


def _towns(tables: dict[str, Any]) -> Iterator[Text]:
    for number, town in enumerate(tables["town"], 1):
        place = place_of("town", town, number)
        if not _TOWN_CODE.fullmatch(town["code"]):
            yield _problem("town-code", place=place, value=town["code"])
        if town["mayor_pawns"] != 1:
            yield _problem("fixed", place=f"{place}.mayor_pawns", expected=1)
        mines = [mine for mine in tables["mine"] if mine["town"] == town["id"]]
        for found in sorted({len(mines), town["mines"]} - {MINES_PER_TOWN}):
            yield _problem("town-mines", place=place, found=found, expected=MINES_PER_TOWN)
        numbers = Counter(mine["number"] for mine in mines)
        for value, count in numbers.items():
            if count > 1:
                yield _problem("same-number", place=place, value=value)


def _mines(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 3 and 4."""
    codes = {town["id"]: town["code"] for town in tables["town"]}
    for number, mine in enumerate(tables["mine"], 1):
        place = place_of("mine", mine, number)
        yield from _range(f"{place}.number", mine["number"], *NUMBERS)
        yield from _range(f"{place}.value", mine["value"], *VALUES)
        if mine["town"] not in codes:
            yield _problem("unknown-town", place=place, value=mine["town"])
            continue
        code = f"{codes[mine['town']]}{mine['number']}"
        if mine["code"] != code:
            yield _problem("mine-code", place=place, value=mine["code"], expected=code)
        expected = f"{mine['town']}-{mine['number']}"
        if mine["id"] != expected:
            yield _problem("mine-id", place=place, expected=expected)


def _events(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 8, 9 and 14: copies and kinds agree, and there are rules for them."""
    kinds = {kind["id"]: kind for kind in tables["event_kind"]}
    if sorted(kinds) != sorted(USES):
        yield _problem("kinds", kinds=list(USES))
    for event in tables["event"]:
        if event["kind"] not in kinds:
            yield _problem("unknown-kind", place=f"event {event['id']}", value=event["kind"])
    for name, kind in kinds.items():
        found = sum(event["kind"] == name for event in tables["event"])
        place = f"event_kind {name}"
        if found != kind["copies"]:
            yield _problem("copies", place=place, copies=kind["copies"], found=found)
        if USES.get(name, kind["use"]) != kind["use"]:
            yield _problem("use", place=place, expected=USES[name])
        if name in SINGLE and found != 1:
            yield _problem("one-copy", place=place)
    saloons = sum(event["kind"] == "saloon" for event in tables["event"])
    if saloons > MOST_SALOONS:
        yield _problem("range", place="saloon", found=saloons, least=0, most=MOST_SALOONS)
    for town in tables["town"]:
        if saloons > town["town_tokens"]:
            place = f"town {town['id']}"
            yield _problem("saloons", place=place, found=saloons, tokens=town["town_tokens"])


def _setups(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 10."""
    found = [(entry["players"], entry["short"]) for entry in tables["setup"]]
    for players, short in SETUPS:
        if (players, short) not in found:
            yield _problem("setup-missing", players=players, short=str(short).lower())
    for number, entry in enumerate(tables["setup"], 1):
        place = f"setup {number}"
        if found.index(found[number - 1]) != number - 1:
            yield _problem("setup-twice", place=place)
        if entry["removed"] < 0 or entry["deck"] + entry["removed"] != CARDS:
            yield _problem("setup-sum", place=place, cards=CARDS)
        if entry["turns"] < 1 or entry["deck"] != entry["players"] * entry["turns"]:
            yield _problem("setup-turns", place=place)
        if entry["short"] and entry["players"] != 3:
            yield _problem("setup-short", place=place)
        if entry["players"] > entry["deck"] - EVENTS:
            yield _problem("setup-mines", place=place)


def _names(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 12."""
    for name in ("game", "gold"):
        for field in ("name", "name_fr"):
            if not tables[name][field].strip():
                yield _problem("empty-name", place=f"{name}.{field}")
    for name in ("mine", "town", "event_kind", "chip", "piece"):
        for number, entry in enumerate(tables[name], 1):
            for field in ("name", "name_fr"):
                if not entry[field].strip():
                    yield _problem("empty-name", place=f"{place_of(name, entry, number)}.{field}")
    for field in ("name", "name_fr"):
        yield from _twice(f"mine.{field}", "same-name", [mine[field] for mine in tables["mine"]])


def _range(place: str, found: int, least: int, most: int) -> Iterator[Text]:
    if not least <= found <= most:
        yield _problem("range", place=place, found=found, least=least, most=most)


def _twice(place: str, key: str, values: list[str]) -> Iterator[Text]:
    for value, count in Counter(values).items():
        if count > 1:
            yield _problem(key, place=place, value=value)


def _problem(key: str, **params: Any) -> Text:
    return Text(f"boomtown.check.{key}", params)
