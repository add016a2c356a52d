"""Counting on the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command

START = "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P - - - 0 -"


def test_the_json_says_position_depth_and_count(boomtable: Command) -> None:
    done = boomtable("perft", "oklahoma", "--depth", 1, "--json")

    assert json.loads(done.out) == {"position": START, "depth": 1, "count": 222}


def test_any_position_can_be_counted_from(boomtable: Command) -> None:
    river = ("--position", START.replace(" P ", " Y "))
    found = json.loads(boomtable("perft", "oklahoma", *river, "--json").out)

    assert found["position"] == START.replace(" P ", " Y ")
    assert found["count"] == 222  # Turning the board by half swaps the colours.


def test_the_count_of_each_first_turn_adds_up(boomtable: Command) -> None:
    found = json.loads(boomtable("perft", "oklahoma", "--divide", "--json").out)

    assert list(found) == ["position", "depth", "count", "divide"]
    assert sum(found["divide"].values()) == found["count"] == 222
    assert found["divide"]["b4-b10xg2"] == 1


def test_answers_are_counted_one_by_one(boomtable: Command) -> None:
    turns = json.loads(boomtable("perft", "oklahoma", "--json").out)["count"]
    answers = json.loads(boomtable("perft", "oklahoma", "--answers", "--json").out)["count"]

    assert answers < turns


def test_a_game_without_positions_has_none(boomtable: Command) -> None:
    found = json.loads(boomtable("perft", "nim", "--depth", 3, "--json").out)

    assert found == {"position": None, "depth": 3, "count": 23}
    refused = boomtable("perft", "nim", "--position", "7")
    assert refused.status == 2
    assert "Nim has no positions" in refused.err


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "--position needs a position line"), ("fr", "--position demande une ligne")],
)
def test_an_empty_position_is_none(boomtable: Command, lang: str, said: str) -> None:
    done = boomtable("perft", "oklahoma", "--position", "", "--lang", lang)

    assert done.status == 2
    assert said in done.err


def test_the_help_says_what_a_turn_is(boomtable: Command) -> None:
    english = " ".join(boomtable("perft", "--help").out.split())
    french = " ".join(boomtable("perft", "--help", "--lang", "fr").out.split())

    assert "in Oklahoma Boomers a move with its stones" in english
    assert "in Boomtown one seat’s part, such as a bid" in english
    assert "un déplacement avec ses pierres" in french
    assert "la part d’un joueur, comme une enchère" in french


def test_depth_zero_is_one_way(boomtable: Command) -> None:
    assert json.loads(boomtable("perft", "nim", "--depth", 0, "--json").out)["count"] == 1
    divided = boomtable("perft", "nim", "--depth", 0, "--divide", "--json").out
    assert json.loads(divided)["divide"] == {}


@pytest.mark.parametrize(("lang", "said"), [("en", "depth 2: 9"), ("fr", "profondeur 2 : 9")])
def test_people_read_lines(boomtable: Command, lang: str, said: str) -> None:
    done = boomtable("perft", "nim", "--depth", 2, "--divide", "--lang", lang)

    assert done.out.splitlines() == ["take 1: 3", "take 2: 3", "take 3: 3", said]
