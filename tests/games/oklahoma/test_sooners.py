"""Section 14: Sooners."""

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
    score,
    stones_by_partner,
)
from tests.marks import rule

E22 = "11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"
E23 = "3o7/1Yo8/So9/o5P4/11/4Y3S2/11/11/3P7/5S3Y1/7P3 P s - - 0 -"
E24 = "5o5/2P2o3Y1/5o5/5o5/5o5/ooooooooooo/5o4o/1P3o2Yo1/5o3o1/5o2YoS/P3So1S1o1 P s - - 0 -"


@rule("O-14.1")
def test_sooners_change_neither_areas_nor_homesteads_nor_scores():
    with_sooner = at(E23)
    without = at("3o7/1Yo8/1o9/o5P4/11/4Y6/11/11/3P7/9Y1/7P3 P - - - 0 -")

    assert [area.squares for area in areas(with_sooner.state)] == [
        area.squares for area in areas(without.state)
    ]
    assert score(with_sooner) == score(without) == (0, 6)


@rule("O-14.4")
def test_a_player_moves_a_boomer_or_a_sooner():
    table = opened(modules="sooners")

    pieces = list(dict.fromkeys(answer.split("-")[0] for answer in answers(table)))
    assert pieces == ["b4", "i4", "f6", "h7", "c8", "e10"]
    # A sooner moves exactly like a boomer: as far as it likes, over nothing.
    assert destinations(table, "c8") == [
        *("c9", "c10", "c11"),
        *("c7", "c6", "c5", "c4", "c3", "c2", "c1"),
        *("d8", "e8", "f8", "g8", "h8", "i8"),
        *("b8", "a8"),
    ]


@rule("O-14.5", "O-E22", "O-R28")
def test_the_sooner_that_the_opponent_has_just_moved_may_not_be_moved():
    table = at(E22)

    assert destinations(table, "i4") == []
    assert refusal(table, "i4-i5") == "why.sooner-banned"


@rule("O-14.5", "O-R28")
def test_the_ban_lasts_for_one_turn_and_binds_only_the_opponent():
    table = opened(modules="sooners")
    play(table, "i4-i5")
    assert refusal(table, "i5-i6") == "why.sooner-banned"

    play(table, "d5-d6")

    # The player who moved it may move it again on his next turn.
    assert "i6" in destinations(table, "i5")
    play(table, "i5-i6", "c8-c7")
    assert refusal(table, "c7-c6") == "why.sooner-banned"
    assert "i7" in destinations(table, "i6")


@rule("O-14.6")
def test_nobody_jumps_over_a_sooner():
    table = opened(modules="sooners")

    assert refusal(table, "f6-f10") == "why.jump"  # the stone on f9
    assert refusal(table, "c8-k8") == "why.jump"  # Yellow's j8
    assert refusal(table, "b4-k4") == "why.jump"  # the sooner on i4
    assert destinations(table, "b4")[-1] == "a4"
    assert "h4" in destinations(table, "b4")
    assert "i4" not in destinations(table, "b4")


@rule("O-14.7", "O-E22")
def test_an_active_sooner_places_one_stone_with_an_opposing_boomer():
    table = half(at(E22), "c8-c6")

    assert answers(table) == ["-", "xb4=c4", "xb4=b6", "xh7=c7", "xe10=e6", "xe10=c10"]
    assert refusal(table, "xb4") == "why.corner-missing"
    assert refusal(table, "xd5=d6") == "why.own-partner"
    assert refusal(table, "xi4=c4") == "why.two-sooners"
    assert refusal(table, "xh7=h6") == "why.corner-not-free"
    assert refusal(table, "xh7=a1") == "why.no-corner"

    table.answer_text("xb4=c4")

    assert position(table) == ("11/4P6/5o5/9Y1/7P3/2S2S5/3Y7/1Po5S2/5o5/6Y4/11 P s - c6 0 -")


@rule("O-14.8", "O-E22")
def test_an_active_boomer_uses_an_opposing_boomer_or_a_sooner():
    table = half(at(E22), "d5-d9")

    assert answers(table) == [
        "-",
        "xb4",
        "xi4=d4",
        "xf6=d6",
        "xh7",
        "xc8=d8",
        "xc8=c9",
        "xe10",
    ]
    corners = stones_by_partner(table)
    assert corners["b4"] == ["d4", "b9"]
    assert corners["h7"] == ["d7"]
    assert corners["e10"] == ["e9", "d10"]
    assert refusal(table, "xh7=d7") == "why.corner-superfluous"
    assert refusal(table, "xi4") == "why.corner-missing"


@rule("O-14.8")
def test_with_a_sooner_as_partner_exactly_one_stone_is_placed():
    table = play(at(E22), "d5-d9xc8=c9")

    assert names_of(table.state.stones) == ["f3", "c9", "f9"]


@rule("O-14.9")
def test_placing_stones_remains_optional():
    table = half(at(E22), "c8-c6")
    assert answers(table)[0] == "-"

    table.answer_text("-")

    assert table.awaited == (PURPLE,)
    assert position(table).endswith(" c6 1 -")


@rule("O-14.10", "O-E23", "O-R29")
def test_a_sooner_in_a_homestead_does_not_move():
    table = at(E23)

    assert area_at(table, "b10").squares.bit_count() == 6
    assert area_at(table, "a9") == area_at(table, "b10")
    assert destinations(table, "a9") == []
    assert refusal(table, "a9-a10") == "why.sooner-home"
    assert exhausted(table) == ["b10"]


@rule("O-14.10", "O-R29")
def test_a_sooner_in_a_homestead_is_no_partner():
    table = half(at(E23), "d3-d5")

    assert "a9" not in stones_by_partner(table)
    assert refusal(table, "xa9=a5") == "why.partner-sooner-home"


@rule("O-14.11", "O-E24", "O-R30")
def test_a_player_none_of_whose_boomers_can_move_ends_the_game():
    table = at(E24)

    assert table.is_over
    assert area_at(table, "k2").kind == "empty"
    assert area_at(table, "k2").squares.bit_count() == 4
    assert score(table) == (50, 41)
    assert [line.points for line in table.score().lines_of(YELLOW)] == [16, 25]


@rule("O-14.1")
def test_moving_a_sooner_is_quiet_and_counts_for_the_limit():
    table = opened(modules="sooners")

    play(table, "i4-i5", "c8-c7")

    assert table.state.quiet == 2
    assert table.awaited == (PURPLE,)
    assert table.state.side != YELLOW
