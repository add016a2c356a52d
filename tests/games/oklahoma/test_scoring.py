"""Section 9: scoring."""

from __future__ import annotations

from boomtable.engine import Dice, play_out
from boomtable.locale import LANGUAGES
from tests.games.oklahoma.builders import (
    PURPLE,
    YELLOW,
    area_at,
    at,
    exhausted,
    opened,
    play,
    position,
    score,
)
from tests.marks import rule

E9 = "8o2/6oo3/3o1o1Po2/1o4ooY2/4oo2oo1/5o4o/1o2o1o4/1Poo2oo3/PoY2o2o2/1o5o2Y/3o4o2 Y - - - 0 -"
E9_END = (
    "8o2/6oo3/3o1o1Po2/1o4ooY2/4oo2oo1/5o4o/1o2o1o4/1Poo2oo3/Po3o2o2/1o5o2Y/o1Yo4o2 P - - - 0 -"
)
DRAW = "5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 0 -"


@rule("O-9.1", "O-9.3", "O-E9")
def test_each_square_of_a_homestead_is_a_point():
    table = play(at(E9), "c3-c1xa3")

    assert position(table) == E9_END
    assert table.is_over
    assert len(exhausted(table)) == 6
    points = [(line.seat, line.points) for line in table.score().lines]
    assert sorted(points) == sorted(
        [(PURPLE, 39), (PURPLE, 2), (YELLOW, 11), (YELLOW, 20), (YELLOW, 19)]
    )
    assert score(table) == (41, 50)
    assert table.score().winners == (YELLOW,)


@rule("O-9.1")
def test_squares_with_boomers_count_and_squares_with_stones_do_not():
    table = at("3o7/1Po8/1o9/o5Y4/11/4P5o/9o1/8o1Y/3P3o3/6o2Y1/5o5 P - - - 0 -")

    # The corner triangle has ten squares, four of them with stones, one with the boomer.
    assert area_at(table, "b10").squares.bit_count() == 6
    assert score(table)[PURPLE] == 6


@rule("O-9.2", "O-E7")
def test_contested_and_empty_areas_score_nothing():
    table = at("5o5/2P2o3Y1/5o5/5o5/5o5/ooooooooooo/1o4o4/1o2P1o2Y1/Yo4o4/Po4o4/o5o4 P - - - 0 -")

    assert area_at(table, "a3").kind == "contested"
    assert score(table) == (25 + 21, 25 + 20)


@rule("O-9.3", "O-R10", "O-E27")
def test_equal_scores_are_a_draw():
    table = at(DRAW)

    assert table.is_over
    assert score(table) == (55, 55)
    assert table.score().winners == (PURPLE, YELLOW)
    assert table.score().tie_breaks == ()


def test_the_score_sheet_has_a_line_for_each_homestead_in_words():
    table = at(E9_END)

    lines = [str(line.what) for line in table.score().lines]

    assert "Homestead of a3, b4: 39 squares" in lines
    assert all(line.what.say(lang) for line in table.score().lines for lang in LANGUAGES)


def test_each_homestead_is_told_at_the_end():
    table = play_out(opened(), Dice(2))

    scored = [event for event in table.events(None) if type(event).__name__ == "Scored"]

    assert [sum(event.points for event in scored if event.seat == seat) for seat in (0, 1)] == list(
        score(table)
    )
