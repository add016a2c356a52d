"""The component checks 1 to 10 at the end of the rules file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from boomtable.engine import Components, Refusal, find, open_table, standard_components
from boomtable.games.oklahoma.board import NAMES, SQUARE, half_turn
from boomtable.games.oklahoma.check import check
from boomtable.games.oklahoma.rails import read_rails
from boomtable.locale import LANGUAGES
from tests.games.oklahoma.builders import position
from tests.marks import rule, slow

STANDARD = standard_components(find("oklahoma").package)


def file() -> dict[str, Any]:
    """A copy of the standard file, to be spoilt."""
    return msgspec.json.decode(msgspec.json.encode(STANDARD.tables))


def spoilt(change: Callable[[dict[str, Any]], object]) -> list[str]:
    tables = file()
    change(tables)
    found = check(Components(tables))
    assert all(problem.say(lang) for problem in found for lang in LANGUAGES)
    return [str(problem) for problem in found]


def entry(tables: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    return next(one for one in tables[table] if one["id"] == name)


def put(place: dict[str, Any], **fields: Any) -> None:
    place.update(fields)


def test_the_file_of_the_game_has_no_problem():
    assert check(STANDARD) == []
    assert STANDARD.check_sources() == []


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "players": (lambda t: put(t["game"], players=[3]), "players should be"),
    "minutes": (lambda t: put(t["game"], minutes=-1), "minutes"),
    "a seat without a name": (lambda t: put(t["seat"][0], name=""), "name"),
    "a piece without a name": (lambda t: entry(t, "piece", "stone").pop("name_fr"), "name_fr"),
    "a module named by a blank": (lambda t: put(t["module"][0], name_fr=" "), "name_fr"),
    "columns": (lambda t: put(t["board"], columns=9), "columns should be 11"),
    "letters": (lambda t: put(t["board"], column_letters="abcdefghijl"), "column_letters"),
    "seats": (lambda t: t["seat"].pop(), "seat"),
    "seat letters": (lambda t: put(t["seat"][0], letter="Q"), "seat"),
    "boomers": (lambda t: put(entry(t, "piece", "boomer"), count=8), "count"),
    "per seat": (lambda t: put(entry(t, "piece", "boomer"), per_seat=2), "per_seat"),
    "stones": (lambda t: put(entry(t, "piece", "stone"), count=39), "count"),
    "a piece twice": (lambda t: t["piece"].append(dict(t["piece"][0])), "twice"),
    "mines used": (lambda t: put(entry(t, "piece", "mine"), min_used=1), "min_used"),
    "module order": (lambda t: t["module"].reverse(), "module"),
    "starting stones": (
        lambda t: put(entry(t, "module", "sooners"), starting_stones=False),
        "starting_stones",
    ),
    "first seat": (lambda t: put(t["play"], first_seat="yellow"), "first_seat"),
    "quiet limit 0": (lambda t: put(t["play"], quiet_limit=0), "quiet_limit"),
    "quiet limit absurd": (lambda t: put(t["play"], quiet_limit=10**9), "quiet_limit"),
    "points": (lambda t: put(t["scoring"], per_mine=-10), "per_mine"),
    "contested": (lambda t: put(t["scoring"], contested_area=1), "contested_area"),
    "tie": (lambda t: put(t["scoring"], tie="first"), "tie"),
    "stones per sooner": (lambda t: put(t["stones"], per_sooner=2), "per_sooner"),
    "start square": (lambda t: put(t["start"], purple=["b4", "e10", "z7"]), "z7"),
    "start twice": (lambda t: put(t["start"], purple=["b4", "b4", "h7"]), "twice"),
    "start count": (lambda t: put(t["start"], purple=["b4", "h7"]), "purple"),
    "start shared": (lambda t: put(t["start"], stones=["b4", "f6", "j8"]), "twice"),
    "stones with sooners": (
        lambda t: put(t["start"], stones_with_sooners=["f3", "f10"]),
        "stones_with_sooners",
    ),
    "layout square": (
        lambda t: put(entry(t, "mine_layout", "compass"), squares=["b6", "f2", "f10", "j12"]),
        "j12",
    ),
    "layout twice": (
        lambda t: put(entry(t, "mine_layout", "compass"), squares=["b6", "j6", "j6"]),
        "twice",
    ),
    "layout on boomer": (
        lambda t: put(entry(t, "mine_layout", "compass"), squares=["b4", "f6", "j8"]),
        "boomer",
    ),
    "two mines": (
        lambda t: put(entry(t, "mine_layout", "compass"), squares=["b6", "j6"]),
        "3…5",
    ),
    "river of 14": (lambda t: entry(t, "river_layout", "oxbows")["squares"].pop(), "15"),
    "two sooners": (
        lambda t: put(entry(t, "sooner_layout", "close"), squares=["d8", "h4"]),
        "3…3",
    ),
    "no default": (
        lambda t: put(entry(t, "river_layout", "red-river"), default=False),
        "exactly one",
    ),
    "two defaults": (
        lambda t: put(entry(t, "rail_layout", "pinwheel"), default=True),
        "exactly one",
    ),
    "layout id twice": (
        lambda t: put(entry(t, "river_layout", "oxbows"), id="red-river"),
        "twice",
    ),
    "rails unreadable": (
        lambda t: put(entry(t, "rail_layout", "pinwheel"), rails="e6"),
        "run of rails",
    ),
    "rails text": (
        lambda t: put(entry(t, "rail_layout", "double-track"), rails="h1-11,c1-11"),
        "c1-11,h1-11",
    ),
    "rails count": (lambda t: put(entry(t, "rail_layout", "pinwheel"), count=23), "count"),
    "too many rails": (
        lambda t: put(
            entry(t, "rail_layout", "pinwheel"),
            rails="b1-11,c1-11,h1-11,i1-11",
            count=44,
            sections=[55, 22, 22, 11, 11],
        ),
        "1…30",
    ),
    "rails on the edge": (
        lambda t: put(entry(t, "rail_layout", "pinwheel"), rails="k1-11"),
        "edge",
    ),
    "rails sides": (
        lambda t: put(
            entry(t, "rail_layout", "pinwheel"), rails="e5-6,f6-7", count=4, sections=[121]
        ),
        "two sides",
    ),
    "sections": (
        lambda t: put(entry(t, "rail_layout", "pinwheel"), sections=[30, 30, 30, 31]),
        "sections",
    ),
    "order": (lambda t: t["free_setup"][0]["order"].pop(), "order"),
    "order letters": (lambda t: put(t["free_setup"][0], order=["AX"]), "AX"),
    "starter": (lambda t: put(t["free_setup"][2], starter="A"), "starter"),
    "set-up missing": (lambda t: t["free_setup"].pop(), "four cases"),
    "combination": (
        lambda t: put(t["combination"], mines_with_river_or_sooners="nowhere"),
        "nowhere",
    ),
    "default starts": (
        lambda t: put(t["combination"], mines_with_river_or_sooners="five-lodes"),
        "share a square",
    ),
    "homestead at the start": (
        lambda t: put(
            entry(t, "river_layout", "red-river"),
            squares=[
                *("a4", "c4", "b3", "b5", "k8", "i8", "j9", "j7"),
                *("f5", "f6", "f7", "e5", "g7", "e8", "g4"),
            ],
        ),
        "homestead",
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_problem_is_found(change: str):
    spoil, says = CHANGES[change]

    found = spoilt(spoil)

    assert any(says in problem for problem in found), found


def test_all_problems_are_found_at_once():
    def spoil(tables: dict[str, Any]) -> None:
        put(tables["board"], columns=9, rows=9)
        put(tables["scoring"], tie="first")

    assert len(spoilt(spoil)) == 3


def _places(tables: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a file and every key in it."""
    if isinstance(tables, dict):
        for key, value in tables.items():
            yield tables, key
            yield from _places(value)
    elif isinstance(tables, list):
        for number, value in enumerate(tables):
            yield tables, number
            yield from _places(value)


@slow
@pytest.mark.parametrize("rubbish", [None, -1, "?", [], {}, [[1]], 3.5, True])
def test_mutilated_files_are_refused_and_never_break_anything(rubbish: Any):
    for number in range(len(list(_places(file())))):
        tables = file()
        container, key = list(_places(tables))[number]
        container[key] = rubbish
        found = check(Components(tables))
        assert all(str(problem) for problem in found)
        # What passes can be played with, and what does not is refused in words.
        with suppress(Refusal):
            open_table("oklahoma", components=Components(tables), seed=1)


def test_missing_tables_and_fields_are_named():
    for number in range(0, len(list(_places(file()))), 3):
        tables = file()
        container, key = list(_places(tables))[number]
        del container[key]
        check(Components(tables))
    for name in ("board", "seat", "piece", "module", "start", "free_setup", "rail_layout"):
        assert any(name in problem for problem in spoilt(lambda t, name=name: t.pop(name)))


def test_a_file_with_another_limit_and_start_can_be_played():
    tables = file()
    put(tables["play"], quiet_limit=3)
    put(tables["start"], purple=["a1", "e10", "h7"], yellow=["k11", "g2", "d5"])

    table = open_table("oklahoma", components=Components(tables), seed=1)

    assert position(table) == "10Y/4P6/5o5/11/7P3/5o5/3Y7/11/5o5/6Y4/P10 P - - - 0 -"
    for move in ("a1-a2", "d5-d6", "a2-a1"):
        assert not table.is_over
        table.answer_text(move)
        if table.decision and table.decision.prompt == "stones":
            table.answer_text("-")
    assert table.is_over


@rule("O-R40")
def test_a_printed_start_need_not_be_unchanged_by_the_half_turn():
    def lay_as_printed(tables: dict[str, Any]) -> None:
        put(
            tables["start"],
            purple=["b5", "e10", "h8"],
            stones=["f3", "f6", "f10"],
            stones_with_sooners=["f3"],
        )
        put(entry(tables, "mine_layout", "compass"), squares=["b6", "f2", "j6"])
        put(entry(tables, "rail_layout", "pinwheel"), rails="c1-11", count=11, sections=[88, 33])

    assert spoilt(lay_as_printed) == []


@rule("O-R1", "O-R31", "O-R40")
def test_the_half_turn_changes_nothing_in_the_file_that_comes_with_the_game():
    tables = STANDARD.tables
    start = tables["start"]

    assert turned(start["purple"]) == set(start["yellow"])
    assert turned(start["stones"]) == set(start["stones"])
    assert set(start["stones"]) - set(start["stones_with_sooners"]) == {"f6"}
    for kind in ("mine", "river", "sooner"):
        for layout in tables[f"{kind}_layout"]:
            assert turned(layout["squares"]) == set(layout["squares"]), layout["id"]
    for layout in tables["rail_layout"]:
        rails = read_rails(layout["rails"])
        assert rails.turned() == rails, layout["id"]


def turned(names: list[str]) -> set[str]:
    return {NAMES[half_turn(SQUARE[name])] for name in names}


def test_a_bad_file_is_refused_at_the_table():
    tables = file()
    put(tables["board"], rows=10)

    with pytest.raises(Refusal, match="rows should be 11"):
        open_table("oklahoma", components=Components(tables))
