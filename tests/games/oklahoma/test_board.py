"""Section 1: board and pieces."""

from __future__ import annotations

from boomtable.engine import Dice, play_out, standard_components
from boomtable.games.oklahoma.board import (
    BOARD,
    NAMES,
    RAYS,
    SQUARE,
    SQUARES,
    beside,
    between,
    bits,
    corners,
    half_turn,
    names_of,
)
from tests.games.oklahoma.builders import FIXED, answers, at, opened, play, position
from tests.marks import rule


@rule("O-1.1")
def test_the_board_has_11_columns_and_11_rows():
    assert len(SQUARES) == 121
    assert BOARD.bit_count() == 121
    assert list(SQUARE) == [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijk"]


@rule("O-1.1")
def test_neighbours_share_a_side_and_never_only_a_corner():
    assert names_of(beside(bits([SQUARE["e5"]]))) == ["e4", "d5", "f5", "e6"]
    assert names_of(beside(bits([SQUARE["a1"]]))) == ["b1", "a2"]
    assert names_of(beside(bits([SQUARE["k11"]]))) == ["k10", "j11"]


def test_rays_go_north_south_east_and_west_from_near_to_far():
    north, south, east, west = ([NAMES[square] for square in ray] for ray in RAYS[SQUARE["c3"]])

    assert north == ["c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11"]
    assert south == ["c2", "c1"]
    assert east == ["d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3"]
    assert west == ["b3", "a3"]


def test_a_line_is_what_lies_between_two_squares():
    assert names_of(between(SQUARE["b4"], SQUARE["f4"])) == ["c4", "d4", "e4"]
    assert names_of(between(SQUARE["k9"], SQUARE["k6"])) == ["k7", "k8"]
    assert between(SQUARE["a1"], SQUARE["b1"]) == 0


@rule("O-5.3")
def test_the_corners_and_the_two_pieces_form_a_rectangle():
    found = corners(SQUARE["b4"], SQUARE["g2"])

    assert [NAMES[corner.square] for corner in found] == ["b2", "g4"]
    assert names_of(found[0].paths) == ["b2", "c2", "d2", "e2", "f2", "b3"]


def test_half_a_turn_leaves_only_the_centre():
    assert [NAMES[square] for square in SQUARES if half_turn(square) == square] == ["f6"]
    assert NAMES[half_turn(SQUARE["b4"])] == "j8"


@rule("O-1.2")
def test_each_player_has_three_boomers():
    game = opened().state

    assert [len(own) for own in game.boomers] == [3, 3]
    assert game.sooners == ()


@rule("O-1.2", "O-R35")
def test_stones_never_run_out():
    in_the_box = next(
        piece["count"]
        for piece in standard_components("boomtable.games.oklahoma").tables["piece"]
        if piece["id"] == "stone"
    )
    # 40 stones stand already; the 41st and the 42nd are placed like any other.
    filled = "ooooooooooo/ooooooooooo/ooooooooooo/ooooooo4/11/1P9/11/5Y5/11/11/PY7YP Y - - - 0 -"
    table = at(filled)
    assert table.state.stones.bit_count() == in_the_box

    play(table, "f4-f5xb6")

    assert table.state.stones.bit_count() == in_the_box + 2


@rule("O-1.3")
def test_a_square_holds_one_thing_and_stones_stay():
    table = opened(modules="santa-fe,sooners")
    dice = Dice(3)
    stones = table.state.stones
    while not table.is_over:
        table.pick(dice.below(len(table.options())))
        game = table.state
        assert game.stones & stones == stones
        stones = game.stones
        assert game.stones & game.pieces == 0
        assert game.pieces.bit_count() == 9


@rule("O-1.4")
def test_vacant_is_without_stone_and_piece():
    table = at(FIXED)

    # h7 goes west until it has reached the edge: nothing stands in row 7.
    assert "h7-a7" in answers(table)
    # e10 goes south past no stone: e9 to e1 are vacant.
    assert "e10-e1" in answers(table)
    # g2 is Yellow's, f3 has a stone: neither is vacant.
    assert "b4-f3" not in answers(table)
    assert not any(answer.endswith(("-g2", "-f3", "-f6")) for answer in answers(table))


def test_a_finished_game_stands_at_the_beginning_of_a_turn():
    table = play_out(opened(), Dice(5))

    assert table.is_over
    assert position(table).split(" ")[6] == "-"
