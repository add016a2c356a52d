"""Section 5: placing stones."""

from __future__ import annotations

from boomtable.engine import Dice
from boomtable.games.oklahoma.board import BIT, SQUARE, corners
from boomtable.games.oklahoma.stones import free_corners, legal_stones, partners
from tests.games.oklahoma.builders import (
    answers,
    area_at,
    at,
    half,
    opened,
    play,
    position,
    refusal,
    stones_by_partner,
)
from tests.marks import rule

E2 = "11/9Y1/5P5/11/5o5/6P4/11/1o9/10Y/7o3/4P3Y2 P - - - 0 -"
E3 = E2.replace(" P ", " Y ")


@rule("O-5.1", "O-5.2", "O-E2")
def test_a_partner_in_line_cannot_be_chosen():
    table = half(at(E2), "g6-g3")

    assert answers(table) == ["-", "xi1", "xj10"]
    assert stones_by_partner(table) == {"i1": ["g1", "i3"], "j10": ["j3", "g10"]}
    assert refusal(table, "xk3") == "why.in-line"


@rule("O-5.1")
def test_the_partner_is_an_opposing_boomer():
    table = half(at(E2), "g6-g3")

    assert refusal(table, "xe1") == "why.own-partner"
    assert refusal(table, "xa1") == "why.no-partner"
    assert refusal(table, "xg3") == "why.own-partner"


@rule("O-5.3", "O-5.5", "O-E3")
def test_two_free_corners_get_two_stones():
    table = half(at(E3), "k3-c3")
    assert answers(table) == ["-", "xe1", "xg6", "xf9"]
    assert stones_by_partner(table) == {
        "e1": ["c1", "e3"],
        "g6": ["g3", "c6"],
        "f9": ["c9"],
    }

    table.answer_text("xg6")

    assert position(table) == ("11/9Y1/5P5/11/5o5/2o3P4/11/1o9/2Y3o4/7o3/4P3Y2 P - - - 0 -")


@rule("O-5.4", "O-5.5", "O-E4", "O-R3")
def test_one_free_corner_gets_one_stone():
    table = play(at(E3), "k3-c3xf9")

    assert position(table) == ("11/9Y1/2o2P5/11/5o5/6P4/11/1o9/2Y8/7o3/4P3Y2 P - - - 0 -")


@rule("O-E4", "O-5.5", "O-R3")
def test_the_mover_cannot_leave_one_of_two_stones_away():
    table = half(at(E3), "k3-c3")

    assert refusal(table, "xf9=c9") == "why.corner-superfluous"
    assert refusal(table, "xg6=g3") == "why.corner-superfluous"
    assert not any("=" in answer for answer in answers(table))


@rule("O-5.4", "O-5.9", "O-E6", "O-R4")
def test_an_occupied_corner_is_not_free_and_the_square_just_left_is():
    table = half(at("11/9Y1/11/2Y3P4/5o5/11/11/2P8/11/7o3/8YP1 P - - - 0 -"), "g8-g4")

    assert stones_by_partner(table) == {
        "i1": ["g1", "i4"],
        "c8": ["g8"],  # c4 holds an own boomer
        "j10": ["j4", "g10"],
    }
    assert answers(table) == ["-", "xi1", "xc8", "xj10"]


@rule("O-5.4", "O-R4")
def test_any_piece_between_blocks_a_corner():
    # b4-b10 with g2: the corner g10 lies behind the own boomer on e10.
    table = half(opened(), "b4-b10")

    assert stones_by_partner(table)["g2"] == ["b2"]
    assert stones_by_partner(table)["j8"] == ["b8"]


@rule("O-R4")
def test_a_sooner_between_blocks_a_corner():
    table = half(at("11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"), "c8-c6")

    # h6 would be the corner with h7, but a sooner stands on f6 between.
    assert stones_by_partner(table)["h7"] == ["c7"]


@rule("O-5.6")
def test_a_partner_without_a_free_corner_cannot_be_chosen():
    # f1 lies behind the stone on e1; c3 is free.
    one = half(at("11/11/11/11/11/11/o10/11/5P3Y1/3oo6/3Yo3P1Y Y - - - 0 -"), "d1-c1")
    assert stones_by_partner(one) == {"f3": ["c3"]}

    # With a stone on c3 nothing can be placed: nothing is asked.
    none = half(at("11/11/11/11/11/11/o10/11/2o2P3Y1/3oo6/3Yo3P1Y Y - - - 0 -"), "d1-c1")
    assert none.decision.prompt == "move"
    assert none.awaited == (0,)


@rule("O-5.6")
def test_choosing_a_partner_without_a_free_corner_is_explained():
    # After k3-d3 the corners with f9 are d9, behind the stone on d8, and f3, behind f7.
    table = half(at("11/9Y1/5P5/3o7/5o5/2o3P4/11/1o9/10Y/4oo1o3/4P3Y2 Y - - - 0 -"), "k3-d3")

    assert refusal(table, "xf9") == "why.no-free-corner"


@rule("O-5.7")
def test_at_most_two_stones_are_placed_in_a_turn():
    table = opened()
    dice = Dice(8)
    while not table.is_over:
        before, turn = table.state.stones, table.state.turns
        while not table.is_over and table.state.turns == turn:
            table.pick(dice.below(len(table.options())))
        assert (table.state.stones ^ before).bit_count() <= 2


@rule("O-5.8", "O-6.5")
def test_both_stones_are_placed_at_the_same_time():
    # a9 and c11 close the corner behind b10 together; neither would do it alone.
    table = at("11/Po9/2Y8/9Y1/7P3/11/7P3/11/11/10Y/11 P - - - 0 -")

    play(table, "a10-a11xc9")

    _moved, placed, homestead = table.events(None)[-3:]
    assert placed.squares == ("a9", "c11")
    assert homestead.squares == ("a10", "a11", "b11")
    assert homestead.boomers == ("a11",)
    assert area_at(table, "a10").kind == "homestead"


@rule("O-R5", "O-E22")
def test_two_partners_that_give_the_same_stones_are_two_options():
    table = half(at("11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"), "g2-g8")

    assert "xb4" in answers(table)
    assert "xi4=g4" in answers(table)
    assert stones_by_partner(table)["b4"] == ["g4"]


@rule("O-R6")
def test_one_corner_never_lies_on_the_paths_of_the_other():
    for active in SQUARE.values():
        for partner in SQUARE.values():
            for one in corners(active, partner):
                for other in corners(active, partner):
                    assert one is other or not one.bit & other.paths


@rule("O-5.1")
def test_placing_no_stones_is_always_possible_and_nothing_is_asked_if_nothing_else_is():
    table = opened()
    dice = Dice(11)
    while not table.is_over:
        if table.decision.prompt == "stones":
            assert answers(table)[0] == "-"
            assert len(answers(table)) > 1
        table.pick(dice.below(len(table.options())))


def test_partners_come_in_the_order_of_squares():
    table = half(opened(), "b4-b10")

    assert partners(table.state) == sorted(partners(table.state))
    assert [str(option) for option in legal_stones(table.state)] == ["-", "xg2", "xd5", "xj8"]


def test_free_corners_are_vacant():
    table = half(opened(), "b4-b10")
    game = table.state

    for partner in partners(game):
        for corner in free_corners(game, partner):
            assert not BIT[corner.square] & (game.stones | game.pieces)
