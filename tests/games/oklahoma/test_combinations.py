"""Section 15: combining modules."""

from __future__ import annotations

from itertools import combinations, product

from boomtable.engine import Illegal, find, open_table
from boomtable.games.oklahoma.board import SQUARE, bits, names_of
from boomtable.games.oklahoma.scoring import homestead_scores, sections_of
from boomtable.games.oklahoma.state import Ground
from tests.games.oklahoma.builders import (
    PURPLE,
    YELLOW,
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

E28 = "5o5/1P3o3Y1/rrrrro5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 P fr b1-11 - 0 -"
E29 = "2r8/1mp8/oo9/9Y1/7P3/9m1/3Y7/1P9/11/5mY4/11 P mr - - 4 -"
E30 = "11/4P6/11/r1m1mS2Y2/7P3/5S5/3Y7/1P6S2/11/6Y4/11 P mrs - - 0 -"


@rule("O-15.2")
def test_a_mine_and_a_river_token_never_share_a_square():
    reason = refused_settings(modules="silver-mines,red-river", mines="c10,c3,i5")

    assert reason == "mine-on-river"


@rule("O-15.4")
def test_a_mine_of_the_homestead_is_an_ordinary_square_of_its_section():
    # Squares a1 b1 c1, the mine on b1 of the homestead, a rail between b1 and c1.
    homestead = bits(SQUARE[name] for name in ("a1", "b1", "c1"))
    ground = Ground("fm", east_rails=bits([SQUARE["b1"]]), mines=bits([SQUARE["b1"]]))

    assert [names_of(section) for section in sections_of(ground, homestead)] == [
        ["a1", "b1"],
        ["c1"],
    ]


@rule("O-15.4")
def test_a_section_goes_on_over_a_foreign_mine_unless_a_rail_is_crossed():
    homestead = bits(SQUARE[name] for name in ("a1", "d1", "d3"))
    mines = bits(SQUARE[name] for name in ("b1", "c1", "d2"))

    open_ground = Ground("fm", north_rails=bits([SQUARE["k5"]]), mines=mines)
    assert [names_of(section) for section in sections_of(open_ground, homestead)] == [
        ["a1", "d1", "d3"]
    ]
    for rail in ("a1", "b1", "c1"):
        ground = Ground("fm", east_rails=bits([SQUARE[rail]]), mines=mines)
        assert [names_of(section) for section in sections_of(ground, homestead)] == [
            ["a1"],
            ["d1", "d3"],
        ]
    for rail in ("d1", "d2"):
        ground = Ground("fm", north_rails=bits([SQUARE[rail]]), mines=mines)
        assert [names_of(section) for section in sections_of(ground, homestead)] == [
            ["a1", "d1"],
            ["d3"],
        ]


@rule("O-15.4", "O-E13")
def test_a_sections_value_is_its_squares_and_ten_for_each_mine():
    table = at(
        "5o5/1P3o3Y1/5o5/1m3o5/5o5/oooooo5/5oooooo/1P3o3Y1/5o2m2/2m2o5/1P3o2Y2 P fm b7-11 - 0 -"
    )

    values = [[section.points for section in one.sections] for one in homestead_scores(table.state)]
    assert [20, 15] in values


@rule("O-15.5", "O-E28")
def test_a_river_square_is_no_part_of_a_section():
    table = at(E28)

    ten, forty = sorted(
        (one for one in homestead_scores(table.state) if one.owner == PURPLE),
        key=lambda one: one.squares.bit_count(),
    )
    assert [section.points for section in ten.sections] == [6, 4]
    assert ten.points == 6
    assert [section.points for section in forty.sections] == [24, 16]
    assert forty.points == 40
    assert score(table) == (46, 55)


@rule("O-15.5")
def test_rails_beside_the_river_mean_nothing_in_play():
    railed = opened(modules="santa-fe,red-river", rails="double-track")
    plain = opened(modules="red-river")

    assert [str(option) for option in railed.options()] == [
        str(option) for option in plain.options()
    ]


@rule("O-15.6")
def test_one_boomer_and_two_sooners_score_one_section():
    table = at(
        "5o5/1P3o3Y1/2S2o5/1S3o5/5o5/oooooo5/5oooooo/1P3o3Y1/5o5/1P3o5/S4o2Y2 P fs b7-11 - 0 -"
    )

    homestead = next(one for one in homestead_scores(table.state) if SQUARE["b10"] in one.boomers)
    assert [section.points for section in homestead.sections] == [15, 10]
    assert homestead.points == 15


@rule("O-15.7", "O-E29")
def test_a_boomer_crosses_a_mine_and_claims_the_area_behind_it():
    table = half(at(E29), "c10-a10")

    assert position(table) == ("2r8/Pmr8/oo9/9Y1/7P3/9m1/3Y7/1P9/11/5mY4/11 Y mr - - 0 -")
    assert names_of(area_at(table, "a10").squares) == ["a10", "b10", "a11", "b11"]
    assert exhausted(table) == ["a10"]
    assert score(table) == (14, 0)


@rule("O-15.7")
def test_a_river_square_between_two_land_squares_breaks_their_link():
    # b2 and d2 would be linked over a mine on c2; over a river square they are not.
    wet = at("11/9Y1/11/4P6/11/7Y3/11/5P5/oooo7/oPry7/oooo7 P r - - 0 -")
    assert area_at(wet, "b2").squares.bit_count() == 1
    dry = at("11/9Y1/11/4P6/11/7Y3/11/5P5/oooo7/oPmY7/oooo7 P m - - 0 -")
    assert area_at(dry, "b2").squares.bit_count() > 1


@rule("O-15.7")
def test_a_mine_of_a_homestead_cannot_be_crossed_from_outside():
    # b2's land neighbours are all of Purple's homestead; the river squares b3 and b1 lie beside it.
    line = "11/11/11/4P6/11/7Y3/11/oyo8/oro8/PmPo7/oro3Y4 Y mr - - 0 -"
    table = at(line)
    assert names_of(area_at(table, "a2").squares) == ["a2", "b2", "c2"]

    assert refusal(table, "b4-b1") == "why.river-stop"
    play(table, "b4-b3", "e8-e9")
    assert "b1" not in destinations(table, "b3")
    assert refusal(table, "b3-b1") == "why.enters-homestead"


@rule("O-15.7", "O-12.3", "O-13.3")
def test_a_piece_crosses_mines_and_stops_on_the_river_beyond():
    table = at(E30)

    assert "b8" in destinations(table, "f8")
    assert destinations(table, "f8")[-1] == "a8"


@rule("O-15.8", "O-15.9", "O-E30")
def test_a_sooner_crosses_mines_and_stops_on_the_river():
    table = at(E30)

    assert destinations(table, "f8") == [
        *("f9", "f10", "f11"),
        "f7",
        *("g8", "h8"),
        *("d8", "b8", "a8"),
    ]
    assert refusal(table, "f8-e8") == "why.end-mine"


@rule("O-15.9")
def test_a_sooner_alone_in_an_area_does_not_make_it_a_homestead_and_may_leave():
    line = "Sr9/r10/11/9Y1/7P3/11/3Y7/1P6S2/7S3/6Y4/4P6 P rs - - 0 -"
    table = at(line)

    assert area_at(table, "a11").kind == "empty"
    assert destinations(table, "a11") == ["a10", "b11"]


@rule("O-15.9")
def test_a_sooner_enters_no_homestead():
    # Purple's a11 owns its corner behind the river; the sooner on b11 stands beside it.
    table = at("Ps9/r10/11/9Y1/7P3/11/3Y7/1P6S2/7S3/6Y4/11 P rs - - 0 -")

    assert exhausted(table) == ["a11"]
    assert refusal(table, "b11-a11") == "why.end-taken"
    wide = at("1Pr8/rs9/11/9Y1/7P3/11/3Y7/1P6S2/7S3/6Y4/11 P rs - - 0 -")
    assert exhausted(wide) == ["b11"]
    assert refusal(wide, "b10-b11") == "why.end-taken"
    across = at("P1s8/rr9/11/9Y1/7P3/11/3Y7/1P6S2/7S3/6Y4/11 P rs - - 0 -")
    assert exhausted(across) == ["a11"]
    assert refusal(across, "c11-b11") == "why.enters-homestead"


@rule("O-14.10", "O-15.9")
def test_a_sooner_in_a_homestead_is_no_partner_over_the_river():
    # Yellow's c6 and the sooner on d6 share a homestead behind the river; d6 is seen from d8.
    line = "11/4P6/11/P10/2rr7/1rYSr6/2rr7/11/7S3/6Y1S2/4P4Y1 P rs - - 0 -"
    table = half(at(line), "a8-b8")

    assert exhausted(table) == ["c6"]
    assert "d6" not in stones_by_partner(table)
    assert refusal(table, "xd6=d8") == "why.partner-sooner-home"


@rule("O-15.10")
def test_the_default_mines_depend_on_the_company():
    def mines(modules: str) -> list[str]:
        return names_of(opened(modules=modules).state.ground.mines)

    five, four = ["c3", "i3", "f6", "c9", "i9"], ["c3", "i5", "c7", "i9"]
    assert mines("silver-mines") == five
    assert mines("santa-fe,silver-mines") == five
    assert mines("silver-mines,red-river") == four
    assert mines("silver-mines,sooners") == four


@rule("O-15.1", "O-15.2", "O-14.3")
def test_what_clashes_is_listed_and_all_the_rest_can_be_played():
    meta = find("oklahoma")
    layouts = {setting.needs: setting for setting in meta.settings if setting.needs}
    for count in range(len(layouts) + 1):
        for modules in combinations(layouts, count):
            chosen = [(layouts[module].id, layouts[module].values) for module in modules]
            for values in product(("fixed", "free"), *(("", *those) for _, those in chosen)):
                names = ("setup", *(name for name, _ in chosen))
                settings = dict(zip(names, values, strict=True))
                clash = any(
                    all({*modules, settings.get(name)} & {*those} for name, those in one.items())
                    for one in meta.clashes
                )

                assert can_be_played(",".join(modules), settings) != clash


def can_be_played(modules: str, settings: dict[str, str]) -> bool:
    try:
        open_table("oklahoma", seed=1, settings={"modules": modules, **settings})
    except Illegal:
        return False
    return True


@rule("O-15.3")
def test_with_sooners_too_the_three_stone_placements_are_left_out():
    order = opened(setup="free", modules="red-river,sooners").state.box.order("rs")

    assert [placement.what for placement in order.placements] == ["sooner"] * 3 + ["boomer"] * 6


def test_yellow_may_be_the_first_in_any_combination():
    table = opened(modules="santa-fe,silver-mines,red-river,sooners", first="yellow")

    assert table.awaited == (YELLOW,)
