"""Section 12: Silver Mines."""

from __future__ import annotations

from boomtable.games.oklahoma.areas import areas, clusters, linked
from boomtable.games.oklahoma.board import BOARD, SQUARE, bits, names_of
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

E14 = "11/4P6/11/2m6Y1/7P3/11/3Y1m5/11/1P1m7/6Y4/11 P m - - 0 -"
E15 = "5o5/1P3o3Y1/5o5/3m1o5/5o5/ooooooooooo/4o6/1Y2o6/4o2P1Y1/ooo1o6/1P1mo2m3 P m - - 0 -"
E31 = "11/1P5P3/11/1P9/11/ooooomooooo/11/11/5Y5/1Y7Y1/11 P m - - 0 -"


@rule("O-12.1", "O-R22")
def test_there_are_three_to_five_mines():
    for layout in ("three-shafts", "four-claims", "five-lodes", "c9,f6,i3"):
        opened(modules="silver-mines", mines=layout)
    assert refused_settings(modules="silver-mines", mines="c9,f6") == "mines-count"
    assert refused_settings(modules="silver-mines", mines="a1,a2,a3,a4,a5,a6") == "mines-count"
    assert refused_settings(modules="silver-mines", mines="c9,c9,f6") == "square-twice"


@rule("O-12.2")
def test_no_stones_are_on_the_board_at_the_start():
    assert opened(modules="silver-mines").state.stones == 0
    free = opened(modules="silver-mines", setup="free")
    assert free.game.question(free.state, free.decision).key == "oklahoma.ask.place-boomer"


@rule("O-12.3", "O-E14")
def test_a_piece_moves_across_a_mine_and_never_ends_on_it():
    table = at(E14)

    east = [square for square in destinations(table, "b3") if square.endswith("3")]
    assert east == ["c3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "a3"]
    assert refusal(table, "b3-d3") == "why.end-mine"


@rule("O-12.4", "O-E14")
def test_no_stone_is_placed_on_a_mine_and_mines_between_do_not_matter():
    far = half(at(E14), "b3-e3")
    assert stones_by_partner(far) == {"g2": ["e2", "g3"], "d5": ["e5"], "j8": ["j3", "e8"]}

    near = half(at(E14), "b3-c3")
    # The lines from c3 to g3 and j3 cross the mine on d3.
    assert stones_by_partner(near) == {"g2": ["c2", "g3"], "d5": ["c5"], "j8": ["j3"]}


@rule("O-12.5", "O-R19", "O-E15")
def test_a_mine_at_a_bend_is_no_passage():
    table = at(E15)

    home = area_at(table, "b1")
    assert names_of(home.squares) == ["a1", "b1", "c1"]
    assert home.owner == PURPLE
    assert exhausted(table) == ["b1", "b4", "b10", "j10"]


@rule("O-12.6", "O-R20", "O-E15")
def test_a_mine_between_two_areas_belongs_to_neither():
    table = at(E15)

    assert area_at(table, "d1") is None
    assert names_of(area_at(table, "b10").mines) == ["d8"]
    assert area_at(table, "b4").squares.bit_count() == 13
    assert score(table) == (38, 38)


@rule("O-12.5", "O-E31")
def test_areas_are_linked_straight_over_mines():
    table = at(E31)

    assert area_at(table, "a1") == area_at(table, "a11")
    assert area_at(table, "a1").squares.bit_count() == 111  # the mine is of the area, too
    assert area_at(table, "a1").kind == "contested"


@rule("O-E31", "O-12.6", "O-12.7")
def test_a_stone_behind_the_mine_closes_the_passage():
    table = half(at(E31), "b8-b7")
    assert stones_by_partner(table) == {"f3": ["f7"]}

    table.answer_text("xf3")

    assert position(table) == ("11/1P5P3/11/11/1P3o5/ooooomooooo/11/11/5Y5/1Y7Y1/11 Y m - - 0 -")
    assert table.is_over
    assert names_of(area_at(table, "a1").mines) == ["f6"]
    assert score(table) == (54, 55 + 1 + 10)


@rule("O-8.2", "O-12.3")
def test_a_boomer_with_only_a_mine_to_go_to_cannot_move():
    # a1 is linked to a3 over the mine, and Yellow's boomer stands there: contested, but shut in.
    table = at("11/9Y1/11/11/11/9Y1/11/11/Y10/mo9/Po9 P m - - 0 -")
    assert exhausted(table) == []
    assert table.is_over

    free = at("11/9Y1/11/11/11/9Y1/11/11/1Y9/mo9/Po9 P m - - 0 -")
    assert answers(free)[0] == "a1-a3"
    assert not free.is_over


@rule("O-12.6")
def test_a_mine_without_land_beside_it_belongs_to_no_area():
    table = at("11/9Y1/11/P10/11/11/5P5/11/11/o9Y/mo4P2Y1 P m - - 0 -")

    assert area_at(table, "a1") is None
    assert all(not area.mines for area in areas(table.state))


@rule("O-12.6", "O-E31")
def test_a_new_homestead_has_its_mines_from_the_beginning():
    table = play(at(E31), "b8-b7xf3")

    homesteads = [event for event in table.events(None) if type(event).__name__ == "Homestead"]
    assert ["f6" in event.squares for event in homesteads] == [True, False]
    assert [event.seat for event in homesteads] == [YELLOW, PURPLE]


@rule("O-12.5")
def test_links_cross_several_mines_in_a_row_and_no_stone():
    row = bits(SQUARE[name] for name in ("c1", "d1"))
    land = BOARD & ~row

    assert linked(1 << SQUARE["b1"], land, row) == land
    alone = bits(SQUARE[name] for name in ("b1", "e1"))
    assert linked(1 << SQUARE["b1"], alone, row) == alone
    assert linked(1 << SQUARE["b1"], bits([SQUARE["b1"], SQUARE["f1"]]), row) == 1 << SQUARE["b1"]


@rule("O-12.6")
def test_neighbouring_mines_form_a_cluster():
    mines = bits(SQUARE[name] for name in ("a1", "b1", "c2", "k11"))

    assert [names_of(cluster) for cluster in clusters(mines)] == [["a1", "b1"], ["c2"], ["k11"]]


@rule("O-12.6", "O-6.6")
def test_a_homestead_can_gain_a_mine_when_stones_are_placed():
    # The mine d1 touches c1, of Purple's homestead, and d2: until a stone lies on d2.
    table = at("11/9Y1/4Y6/P10/11/11/5P5/11/11/ooo7Y/1P1mo6 P m - - 0 -")
    assert area_at(table, "d1") is None
    assert score(table) == (3, 0)

    play(table, "a8-d8xk2")

    assert names_of(area_at(table, "b1").squares) == ["a1", "b1", "c1", "d1"]
    assert score(table) == (4 + 10, 0)
    gained = table.events(None)[-1]
    assert (gained.seat, gained.mines) == (PURPLE, ("d1",))


@rule("O-12.7", "O-E11", "O-R18")
def test_a_mine_scores_ten_points_and_the_point_of_its_square():
    table = at(
        "8o2/2m3oo2m/3o1o1Po2/1o4ooY2/4oo2oo1/5o4o/1o2o1o4/1Poo2oo2m/Po3o2o2/1o5o2Y/o1Yo4o2"
        " P m - - 0 -"
    )

    by_size = {
        area.squares.bit_count(): area.mines.bit_count()
        for area in areas(table.state)
        if area.owner is not None
    }
    assert by_size == {39: 1, 2: 0, 11: 1, 20: 1, 19: 0}
    assert score(table) == (39 + 10 + 2, 11 + 10 + 20 + 10 + 19)
    assert next(str(line.what) for line in table.score().lines_of(YELLOW)).endswith("squares")


@rule("O-E13")
def test_a_small_section_with_a_mine():
    table = at(
        "5o5/1P3o3Y1/5o5/1m3o5/5o5/oooooo5/5oooooo/1P3o3Y1/5o2m2/2m2o5/1P3o2Y2 P fm b7-11 - 0 -"
    )

    assert score(table) == (20 + 35, 30 + 30)
    assert (
        "Homestead of b10: 25 squares in 2 sections; the best one scores: 10 squares with 1 mine"
        in [str(line.what) for line in table.score().lines]
    )


def test_answers_never_name_a_mine_as_a_destination():
    table = opened(modules="silver-mines", mines="mother-lode")

    mines = {"d6", "e8", "f6", "g4", "h6"}
    assert not {answer.split("-")[1] for answer in answers(table)} & mines
