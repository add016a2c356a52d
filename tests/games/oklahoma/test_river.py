"""Section 13: Red River."""

from __future__ import annotations

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
    position,
    refusal,
    refused_settings,
    score,
    stones_by_partner,
)
from tests.marks import rule

E16 = "11/4P6/11/3r5Y1/3r3P3/3rrr5/11/1P9/7rr2/3Y3r3/6Y4 Y r - - 0 -"
E17 = "3p7/2r8/1r9/r8Y1/3rr2P3/4rrr4/3Y2rr3/1P8r/9r1/6Y1r2/7r3 P r - - 7 -"
E18 = "10r/2P6r1/8r2/8r2/2Y4r3/rrrrrrrr3/11/1P6P2/11/3Y5Y1/11 P r - - 3 -"
E19 = "11/11/4Y6/11/3rrrr4/2r4r3/2r1Y2r2P/2r4r3/1P1rrrr4/9Y1/P10 P r - - 0 -"
E20 = (
    "1P1o7/2r4o1o1/2rr1o1Yo1o/3rroo4/2o1rrooP2/oo3roo3/o4rro3/1o1oP1rr1o1/2Y1o2rr2/5o2r2/3Yo5o"
    " P r - - 0 -"
)
E21 = (
    "6o2Y1/5o2o1o/1r1o2ooPoo/orrr1o1o3/3rroo4/4prr1oo1/o2ooYrr2o/o1Y1o1orrr1/Po1oo2o1r1/2o1o3o2/11"
    " P r - - 2 -"
)


@rule("O-13.1", "O-R22")
def test_up_to_15_river_tokens_on_different_squares():
    opened(modules="red-river", river="a1")
    fifteen = "a1,b1,c1,d1,e1,f1,g1,h1,i1,j1,k1,a2,b2,c2,d2"
    assert opened(modules="red-river", river=fifteen).state.ground.river.bit_count() == 15
    assert refused_settings(modules="red-river", river=f"{fifteen},e2") == "river-count"
    assert refused_settings(modules="red-river", river="a1,b1,a1") == "square-twice"
    for layout in ("red-river", "two-creeks", "water-holes", "oxbows", "long-bend"):
        assert opened(modules="red-river", river=layout).state.ground.river.bit_count() == 15


@rule("O-13.3", "O-E16")
def test_a_piece_that_enters_the_river_must_stop():
    table = at(E16)

    assert destinations(table, "d2") == [
        *("d3", "d4", "d5", "d6"),
        "d1",
        *("e2", "f2", "g2", "h2"),
        *("c2", "b2", "a2"),
    ]
    assert refusal(table, "d2-d7") == "why.river-stop"


@rule("O-13.5", "O-E16")
def test_no_stone_on_the_river_and_river_between_does_not_matter():
    dry = half(at(E16), "d2-d5")
    assert stones_by_partner(dry) == {"b4": ["d4", "b5"], "h7": ["h5"], "e10": ["e5", "d10"]}

    wet = half(at(E16), "d2-d6")
    assert stones_by_partner(wet) == {"b4": ["d4", "b6"], "h7": ["h6"], "e10": ["d10"]}


@rule("O-13.3", "O-E16")
def test_from_a_river_square_it_goes_on_in_any_direction():
    table = play(at(E16), "d2-d6")
    assert position(table) == ("11/4P6/11/3r5Y1/3r3P3/3yrr5/11/1P9/7rr2/7r3/6Y4 P r - - 1 -")

    play(table, "b4-a4")

    assert destinations(table, "d6") == [
        "d7",
        *("d5", "d4", "d3", "d2", "d1"),
        "e6",
        *("c6", "b6", "a6"),
    ]


@rule("O-13.6", "O-R23", "O-E17", "O-8.3")
def test_a_boomer_that_enters_an_empty_area_claims_it_and_places_no_stones():
    table = half(at(E17), "d11-c11")

    assert position(table) == (
        "2Pr7/2r8/1r9/r8Y1/3rr2P3/4rrr4/3Y2rr3/1P8r/9r1/6Y1r2/7r3 Y r - - 0 -"
    )
    assert table.awaited == (YELLOW,)
    home = area_at(table, "c11")
    assert names_of(home.squares) == ["a9", "a10", "b10", "a11", "b11", "c11"]
    assert home.owner == PURPLE
    assert exhausted(table) == ["c11"]


@rule("O-13.6", "O-R24", "O-E18", "O-13.8")
def test_who_is_left_behind_in_a_contested_area_owns_it_at_once():
    table = half(at(E18), "c10-j10")

    assert position(table) == ("10r/9p1/8r2/8r2/2Y4r3/rrrrrrrr3/11/1P6P2/11/3Y5Y1/11 Y r - - 0 -")
    assert area_at(table, "c7").owner == YELLOW
    assert area_at(table, "c7").squares.bit_count() == 42
    assert exhausted(table) == ["c7"]


@rule("O-13.7", "O-E18")
def test_nobody_enters_a_homestead_not_even_from_the_river():
    table = play(at(E18), "c10-j10", "d2-d1")

    assert destinations(table, "j10") == ["j9", "j8", "j7", "j6", "j5", "j4", "j3", "k10"]
    assert refusal(table, "j10-i10") == "why.enters-homestead"
    assert refusal(table, "j10-j11") == "why.enters-homestead"


@rule("O-13.7", "O-E19")
def test_a_piece_may_stop_on_a_river_square_beside_a_homestead():
    table = at(E19)

    assert [square for square in destinations(table, "k5") if square.endswith("5")] == [
        "j5",
        "i5",
        "h5",
    ]
    play(table, "k5-h5", "j2-j3")
    assert refusal(table, "h5-g5") == "why.enters-homestead"


@rule("O-13.8", "O-R25", "O-E19")
def test_a_homestead_is_out_of_play_for_stones():
    table = half(at(E19), "b3-b5")

    assert area_at(table, "e5").squares.bit_count() == 12
    assert stones_by_partner(table) == {"j2": ["b2"], "e9": ["b9"]}
    assert refusal(table, "xe5") == "why.partner-exhausted"


@rule("O-13.8", "O-7.2")
def test_an_exhausted_boomer_is_no_partner_even_if_a_corner_is_free():
    # River all around d5: it owns its square. From b8 the corner b5 is vacant, and only the river
    # square c5 lies between it and d5.
    table = half(opened(modules="red-river", river="d4,d6,c5,e5"), "b4-b8")

    assert exhausted(table) == ["d5"]
    assert "d5" not in stones_by_partner(table)
    assert refusal(table, "xd5") == "why.partner-exhausted"


@rule("O-E20", "O-13.4", "O-6.3")
def test_stones_and_river_close_an_area_together():
    table = at(E20)
    assert area_at(table, "b11").owner == PURPLE

    play(table, "e4-e5xc3")

    assert position(table) == (
        "1P1o7/2r4o1o1/2rr1o1Yo1o/3rroo4/2o1rrooP2/oo3roo3/o1o1Prro3/1o1o2rr1o1/2Y1o2rr2/"
        "5o2r2/3Yo5o Y r - - 0 -"
    )
    assert area_at(table, "b11").squares.bit_count() == 12
    shared = area_at(table, "c3")
    assert shared == area_at(table, "d1")
    assert shared.owner == YELLOW
    assert shared.squares.bit_count() == 15
    assert exhausted(table) == ["d1", "c3", "b11"]
    contested = area_at(table, "e5")
    assert contested == area_at(table, "i7") == area_at(table, "h9")
    assert contested.squares.bit_count() == 53


@rule("O-E21", "O-13.9", "O-13.10", "O-R26", "O-R12")
def test_scoring_with_the_river():
    table = play(at(E21), "a3-a1xf5")

    assert table.is_over
    assert position(table) == (
        "6o2Y1/5o2o1o/1r1o2ooPoo/orrr1o1o3/3rroo4/4prr1oo1/o2ooYrr2o/o1Y1o1orrr1/1o1oo2o1r1/"
        "2o1o3o2/P4o5 Y r - - 0 -"
    )
    assert score(table) == (19, 36)
    assert sorted(line.points for line in table.score().lines_of(PURPLE)) == [9, 10]
    assert sorted(line.points for line in table.score().lines_of(YELLOW)) == [7, 13, 16]
    empty = [area.squares.bit_count() for area in areas(table.state) if area.kind == "empty"]
    assert sorted(empty) == [1, 1, 2, 16]


@rule("O-13.9", "O-13.4", "O-R26")
def test_a_boomer_on_a_river_square_belongs_to_no_area_and_is_not_exhausted():
    table = at(E21)

    assert area_at(table, "e6") is None
    assert "e6" not in exhausted(table)
    assert all("e6" not in str(line.what) for line in table.score().lines)


@rule("O-13.10")
def test_river_squares_score_nothing():
    table = at("5r5/1P3r3Y1/5r5/5r5/5r5/1P3o3Y1/5r5/5r5/5r5/1P3r3Y1/5r5 Y r - - 0 -")

    assert table.is_over
    assert score(table) == (55, 55)
    assert area_at(table, "f11") is None


@rule("O-13.8")
def test_a_boomer_on_the_river_may_be_a_partner_and_active():
    table = half(at(E16), "d2-d6")

    assert table.decision.prompt == "stones"
    assert "xe10" in answers(table)


@rule("O-6.5", "O-13.6")
def test_moving_within_an_area_makes_no_homestead():
    table = play(at(E16), "d2-d5")

    assert exhausted(table) == []
