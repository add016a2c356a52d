"""Section 4: moving."""

from __future__ import annotations

from boomtable.games.oklahoma.moving import put_back
from boomtable.games.oklahoma.position import write_position
from tests.games.oklahoma.builders import (
    answers,
    at,
    destinations,
    half,
    opened,
    position,
    refusal,
)
from tests.marks import rule

E1 = "11/9Y1/3o7/11/7P3/5o5/3P2Y4/11/5o5/3P4Y2/11 P - - - 0 -"


@rule("O-4.1", "O-E1")
def test_a_boomer_moves_any_distance_in_a_straight_line():
    table = at(E1)

    assert destinations(table, "d5") == [
        *("d6", "d7", "d8"),  # north: a stone on d9
        *("d4", "d3"),  # south: an own boomer on d2
        *("e5", "f5"),  # east: Yellow on g5
        *("c5", "b5", "a5"),  # west: the edge
    ]


@rule("O-4.1")
def test_a_boomer_does_not_change_direction():
    table = at(E1)

    assert refusal(table, "d5-e6") == "why.not-straight"
    assert refusal(table, "d5-e4") == "why.not-straight"


@rule("O-4.2", "O-E1")
def test_it_jumps_over_nothing_and_ends_on_nothing():
    table = at(E1)

    assert refusal(table, "d5-d9") == "why.end-taken"  # stone
    assert refusal(table, "d5-d10") == "why.jump"
    assert refusal(table, "d5-d2") == "why.end-taken"  # own boomer
    assert refusal(table, "d5-d1") == "why.jump"
    assert refusal(table, "d5-g5") == "why.end-taken"  # opposing boomer
    assert refusal(table, "d5-h5") == "why.jump"


@rule("O-4.3", "O-7.1")
def test_an_exhausted_boomer_may_not_move():
    table = at("3o7/1Po8/1o9/o5Y4/11/4P5o/9o1/8o1Y/3P3o3/6o2Y1/5o5 P - - - 0 -")

    assert destinations(table, "b10") == []
    assert refusal(table, "b10-b11") == "why.exhausted"


def test_the_order_of_moves_is_by_square_then_north_south_east_west_from_near_to_far():
    moves = answers(opened())

    assert moves[:8] == [f"b4-b{row}" for row in (5, 6, 7, 8, 9, 10, 11, 3)]
    pieces = list(dict.fromkeys(move.split("-")[0] for move in moves))
    assert pieces == ["b4", "h7", "e10"]


def test_a_piece_can_be_put_back_for_a_look_at_the_turn_before():
    for move in ("b4-b10", "c8-c6"):
        table = opened(modules="sooners")
        before = position(table).split(" ")[0]
        half(table, move)

        game = table.state.copy()
        put_back(game)

        assert write_position(game).split(" ")[0] == before
        assert position(table).split(" ")[0] != before
