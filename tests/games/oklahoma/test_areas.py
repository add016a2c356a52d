"""Sections 6 and 7: areas, homesteads, exhausted boomers."""

from __future__ import annotations

from boomtable.engine import Dice
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import names_of
from tests.games.oklahoma.builders import (
    PURPLE,
    YELLOW,
    answers,
    area_at,
    at,
    destinations,
    exhausted,
    half,
    opened,
    play,
    refusal,
    score,
    stones_by_partner,
)
from tests.marks import rule

E5 = "3o7/1Po8/1o9/o5Y4/11/4P5o/9o1/8o1Y/3P3o3/6o2Y1/5o5 P - - - 0 -"


@rule("O-6.1", "O-6.2", "O-6.3", "O-6.4", "O-E5", "O-R8")
def test_diagonal_chains_of_stones_close_areas():
    table = at(E5)

    corner = area_at(table, "a11")
    assert names_of(corner.squares) == ["a9", "a10", "b10", "a11", "b11", "c11"]
    assert corner.owner == PURPLE
    shared = area_at(table, "k1")
    assert shared.squares.bit_count() == 15
    assert shared.owner == YELLOW
    assert len(shared.boomers[YELLOW]) == 2
    contested = area_at(table, "f6")
    assert contested.kind == "contested"
    assert contested.owner is None
    assert contested.squares.bit_count() == 90


@rule("O-E5", "O-7.1")
def test_boomers_in_homesteads_are_exhausted():
    table = at(E5)

    assert exhausted(table) == ["j2", "k4", "b10"]
    assert score(table) == (6, 15)


@rule("O-6.1", "O-R7")
def test_a_boomer_in_a_gap_is_no_border():
    # The diagonal a8, b9, d11 has its gap on c10, and Purple's boomer stands in it.
    table = at("3o7/2P8/1o9/o5Y4/11/4P5o/9o1/8o1Y/3P3o3/6o2Y1/5o5 P - - - 0 -")

    assert area_at(table, "a11").kind == "contested"
    assert exhausted(table) == ["j2", "k4"]


@rule("O-6.4")
def test_an_area_without_boomers_is_empty():
    table = at("1oP8/o10/11/11/7P3/11/3Y7/1P9/11/6Y4/9Y1 P - - - 0 -")

    assert area_at(table, "a11").kind == "empty"
    assert area_at(table, "a11").squares.bit_count() == 1
    assert score(table) == (0, 0)


@rule("O-6.3")
def test_several_boomers_of_one_colour_share_the_homestead():
    table = at("5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 0 -")

    assert [area.boomers[area.owner] for area in areas(table.state)] == list(table.state.boomers)


@rule("O-6.5")
def test_a_homestead_comes_into_being_when_stones_are_placed():
    table = at("11/Po9/2Y8/9Y1/7P3/11/7P3/11/11/10Y/11 P - - - 0 -")
    assert exhausted(table) == []

    half(table, "a10-a11")
    assert exhausted(table) == []
    table.answer_text("xc9")

    assert exhausted(table) == ["a11"]


@rule("O-6.6")
def test_a_homestead_stays_what_it_is():
    for seed in range(12):
        table = opened(modules="silver-mines" if seed % 2 else "red-river")
        dice = Dice(seed)
        known: dict[int, tuple[int, int]] = {}
        while not table.is_over:
            table.pick(dice.below(len(table.options())))
            game = table.state
            now = {}
            for area in areas(game):
                if area.owner is not None:
                    now[area.boomers[area.owner][0]] = (area.owner, area.squares)
            for boomer, (owner, squares) in known.items():
                assert now[boomer][0] == owner
                gained = now[boomer][1] ^ squares
                assert now[boomer][1] & squares == squares
                assert not gained & ~game.ground.mines
            known = now


@rule("O-7.1", "O-4.3")
def test_an_exhausted_boomer_never_moves_again():
    table = at(E5)

    assert destinations(table, "b10") == []
    assert refusal(table, "b10-a10") == "why.exhausted"
    play(table, "e6-e7")
    assert refusal(table, "j2-k2") == "why.exhausted"
    assert all(answer.startswith("g8-") for answer in answers(table))


@rule("O-7.2")
def test_an_exhausted_boomer_cannot_be_a_partner():
    table = half(at(E5), "e6-e7")

    assert set(stones_by_partner(table)) == {"g8"}
    assert refusal(table, "xk4") == "why.partner-exhausted"
