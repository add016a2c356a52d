"""Section 15: the Wagon on the Frontier Map."""

import pytest

from boomtable.engine import Illegal, view
from boomtable.games.coloma.wagon import spaces_ahead
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    box_where,
    hand,
    has,
    options,
    play,
    turn,
    wagon,
    world,
)
from tests.marks import rule


def moving(side="", players=3, site=4, round_now=1, **others):
    """A table at which P1 has begun a Wagon action on Site 4."""
    game = world(players, round=round_now, P1=side, **others)
    return play(turn(game, "P1", site), "P1 wagon")


@rule("C-15.1")
def test_common_and_boom_of_site_4_are_a_wagon_action_each():
    table = moving("horses=1")
    play(table, "P1 go lotus")
    assert options(table) == ["wagon", "end"]
    play(table, "P1 wagon", "P1 go coloma")
    assert asked(table) == "nobody"

    bust = play(turn(world(3, P1="horses=1"), "P1", 4, bust=4), "P1 wagon", "P1 go lotus")
    assert asked(bust) == "nobody"


@rule("C-15.2")
def test_a_wagon_moves_at_least_one_and_at_most_as_many_spaces_as_horses():
    table = moving("horses=2")

    assert "stop" not in options(table)
    with pytest.raises(Illegal, match="at least one space"):
        play(table, "P1 stop")
    play(table, "P1 go lotus")
    assert "stop" in options(table)
    play(table, "P1 go hs-08")
    assert asked(table) == "P1 act"


@rule("C-15.2")
def test_without_a_space_to_go_the_action_cannot_be_taken():
    game = world(3, P1="horses=0 barrels=black-powder")

    table = turn(game, "P1", 4)

    assert options(table) == ["open black-powder", "end"]
    with pytest.raises(Illegal, match="no Horse"):
        play(table, "P1 wagon")
    grease = world(3, P1="horses=0 barrels=axle-grease")
    table = play(turn(grease, "P1", 4), "P1 open axle-grease", "P1 go lotus")
    assert wagon(table, "P1") == "lotus"


@rule("C-15.3")
def test_the_map_has_26_spaces_and_32_trails():
    kinds = [node.kind for node in BOX.nodes]

    assert [kinds.count(it) for it in ("boomtown", "settlement", "horseshoe")] == [5, 9, 12]
    assert sum(len(node.near) for node in BOX.nodes) == 64


@rule("C-15.4", "C-E23")
def test_no_space_is_entered_twice_in_one_action():
    table = moving("horses=3")

    play(table, "P1 go cold-springs", "P1 go hangtown")

    assert options(table) == ["go hs-11", "go diamond-springs", "stop"]
    with pytest.raises(Illegal, match="Cold Springs has been left, entered or passed"):
        play(table, "P1 go cold-springs")
    with pytest.raises(Illegal, match="No trail leads there"):
        play(table, "P1 go folsom")


@rule("C-15.4", "C-E21")
def test_a_later_action_of_the_turn_is_free_to_go_back():
    game = world(3, P1="horses=3 top=land-office")
    table = play(turn(game, "P1", 4), "P1 wagon", "P1 go garden-valley", "P1 go georgetown")
    assert hand(table, "P1") == ["land-office"]
    assert has(table, "P1", "dudes") == (3,)
    play(table, "P1 go hs-02")
    assert asked(table) == "P1 act"
    play(table, "P1 wagon")
    assert "go georgetown" in options(table)

    game = world(3, P1="horses=3 top=land-office")
    table = play(turn(game, "P1", 4), "P1 wagon", "P1 go garden-valley", "P1 go georgetown!")
    assert has(table, "P1", "gold", "dudes") == (2, 2)
    assert asked(table) == "P1 act"


@rule("C-15.4", "C-15.6")
def test_an_action_gained_on_the_way_opens_no_space_again():
    box = box_where("lotus", {"op": "action", "kind": "tent"})
    table = play(moving("horses=3", box=box), "P1 go lotus", "P1 tent")

    assert has(table, "P1", "tents") == (2,)
    assert asked(table) == "P1 go"
    assert options(table) == ["go hs-08", "go hs-07", "stop"]
    with pytest.raises(Illegal, match="Coloma has been left, entered or passed"):
        play(table, "P1 go coloma")

    box = box_where("georgetown", {"op": "action", "kind": "tent"})
    skipped = moving("horses=3", box=box, P2="wagon=garden-valley")
    play(skipped, "P1 go georgetown", "P1 tent")
    assert "go hs-06" not in options(skipped)


@rule("C-15.4")
def test_a_gained_wagon_action_is_free_to_go_anywhere():
    table = moving("horses=1 barrels=axle-grease")
    play(table, "P1 go lotus", "P1 open axle-grease")

    assert "go coloma" in options(table)


def test_the_view_shows_no_trail_when_the_wagon_has_arrived():
    def trail(table):
        return view(table, None)["table"]["map"]["trail"]

    table = play(moving("horses=2"), "P1 go lotus")
    assert trail(table) == ["coloma"]
    assert trail(play(table, "P1 stop")) == []
    play(table, "P1 wagon", "P1 go coloma", "P1 go pilot-hill")
    assert trail(table) == []
    assert trail(play(moving("horses=3"), "P1 go lotus", "P1 go hs-08", "P1 go folsom!")) == []


def test_the_view_tells_how_far_the_wagon_can_still_go():
    def left(table):
        return view(table, None)["table"]["map"]["left"]

    table = turn(world(3, P1="horses=3 barrels=axle-grease,axle-grease"), "P1", 4)
    assert left(table) is None
    assert left(play(table, "P1 wagon")) == 3
    play(table, "P1 go garden-valley")
    assert (asked(table), left(table)) == ("chance draw", 2)
    play(table, "P1 draw land-office", "P1 go hs-06")
    assert left(table) == 1
    assert left(play(table, "P1 stop")) is None
    assert left(play(table, "P1 open axle-grease")) == 4
    assert left(play(table, "P1 decline")) is None
    play(table, "P1 open axle-grease", "P1 go garden-valley", "P1 draw faro-parlor")
    assert left(table) == 3
    assert left(play(table, "P1 go georgetown!")) is None


@rule("C-15.5", "C-E22")
def test_another_players_wagon_is_skipped_without_its_benefit():
    table = moving("horses=1", P2="wagon=garden-valley")

    assert options(table) == [
        *("go cold-springs", "go lotus", "go pilot-hill"),
        *("go georgetown", "go georgetown!", "go hs-06"),
    ]
    with pytest.raises(Illegal, match="Another Wagon stands there: Garden Valley"):
        play(table, "P1 go garden-valley")
    play(table, "P1 go hs-06")
    assert (hand(table, "P1"), wagon(table, "P1")) == ([], "hs-06")


@rule("C-15.5", "C-15.6")
def test_several_wagons_in_a_row_are_skipped_and_none_a_second_time():
    table = moving("horses=3", 4, P2="wagon=garden-valley", P3="wagon=hs-06")

    assert "go kelsey" in options(table)
    play(table, "P1 go kelsey", "P1 go hs-02", "P1 go georgetown")
    assert wagon(table, "P1") == "georgetown"
    assert set(options(table)) == {"wagon", "end"}
    skipped = moving("horses=4", 4, P2="wagon=garden-valley", P3="wagon=hs-06")
    play(skipped, "P1 go kelsey", "P1 go hs-02", "P1 go georgetown")
    assert options(skipped) == ["go hs-10", "stop"]


@rule("C-15.7")
def test_a_boomtown_holds_any_number_of_wagons():
    table = moving("horses=2", P2="wagon=hangtown", P3="wagon=hangtown")

    play(table, "P1 go cold-springs")

    assert "go hangtown" in options(table)
    play(table, "P1 go hangtown")
    assert wagon(table, "P1") == wagon(table, "P2") == "hangtown"


@rule("C-15.8", "C-15.13")
@pytest.mark.parametrize(
    ("settlement", "near", "gained"),
    [
        ("cold-springs", "coloma", {"bucks": 1}),
        ("pilot-hill", "coloma", {"bucks": 1}),
        ("diamond-springs", "hangtown", {"bucks": 1}),
        ("lotus", "coloma", {"dudes": 1}),
        ("shingle-springs", "folsom", {"dudes": 1}),
        ("kelsey", "hs-11", {"gold": 1}),
        ("mormon-island", "hs-12", {"gold": 1}),
        ("garden-valley", "coloma", {}),
        ("greenwood", "hs-01", {}),
        ("hs-08", "lotus", {}),
    ],
)
def test_entering_a_settlement_brings_its_benefit(settlement, near, gained):
    fields = ("bucks", "dudes", "gold", "tents", "horses")
    table = moving(f"horses=1 wagon={near} top=land-office")
    before = has(table, "P1", *fields)

    play(table, f"P1 go {settlement}")

    after = zip(fields, before, has(table, "P1", *fields), strict=True)
    assert {key: new - old for key, old, new in after if new != old} == gained
    assert hand(table, "P1") == (
        ["land-office"] if settlement in ("garden-valley", "greenwood") else []
    )


@rule("C-15.9", "C-15.12", "C-R20")
@pytest.mark.parametrize(
    ("town", "near", "dudes", "stop"),
    [
        ("coloma", "lotus", 1, {"bucks": 2}),
        ("georgetown", "hs-02", 1, {"gold": 1}),
        ("folsom", "hs-08", 2, {"horses": 1}),
        ("auburn", "hs-09", 1, {"tents": 1}),
        ("hangtown", "hs-11", 2, {}),
    ],
)
def test_a_boomtown_gives_its_left_benefit_or_its_stop_off(town, near, dudes, stop):
    fields = ("bucks", "dudes", "gold", "tents", "horses")
    passing = play(moving(f"horses=2 wagon={near}"), f"P1 go {town}")
    assert has(passing, "P1", "dudes") == (2 + dudes,)
    assert "stop" in options(passing)

    stopping = moving(f"horses=2 wagon={near}")
    before = has(stopping, "P1", *fields)
    play(stopping, f"P1 go {town}!")
    after = zip(fields, before, has(stopping, "P1", *fields), strict=True)
    assert {key: new - old for key, old, new in after if new != old} == stop
    assert asked(stopping) == ("P1 take-barrel" if town == "hangtown" else "P1 act")


@rule("C-15.10", "C-R17")
def test_benefits_are_gained_before_the_next_step_is_chosen():
    table = play(moving("horses=2"), "P1 go garden-valley")

    assert asked(table) == "chance draw"
    play(table, "P1 draw land-office")
    assert asked(table) == "P1 go"
    assert hand(table, "P1") == ["land-office"]


@rule("C-15.11", "C-E49")
def test_stop_is_forced_where_no_space_can_be_entered():
    table = moving("horses=5 wagon=kelsey top=land-office")

    play(table, "P1 go hs-06", "P1 go garden-valley", "P1 go georgetown", "P1 go hs-02")

    assert answers(table)[-1] == "P1 stop"
    assert table.answers[-1].forced
    assert asked(table) == "P1 act"


@rule("C-15.11")
def test_the_first_step_can_always_be_made():
    others = {"P2": "wagon=hs-06", "P3": "wagon=hs-02", "P4": "wagon=hs-11", "P5": "wagon=lotus"}
    game = world(5, P1="wagon=kelsey", **others)

    assert [BOX.nodes[node].id for node in spaces_ahead(game, 0)] == [
        *("georgetown", "hangtown", "garden-valley"),
    ]


@rule("C-15.14", "C-R19")
def test_a_horse_gained_on_the_way_does_not_lengthen_the_move():
    table = moving("horses=1 wagon=hs-08")

    play(table, "P1 go folsom!")

    assert has(table, "P1", "horses") == (2,)
    assert asked(table) == "P1 act"

    # Without a Stop-off, the number of spaces alone ends the move.
    box = box_where("lotus", {"op": "gain", "what": "horse", "n": 1})
    table = play(moving("horses=1", box=box), "P1 go lotus")
    assert has(table, "P1", "horses") == (2,)
    assert asked(table) == "P1 act"
    table = play(moving("horses=2", box=box), "P1 go lotus", "P1 go hs-08")
    assert has(table, "P1", "horses") == (3,)
    assert asked(table) == "P1 act"


@rule("C-E50", "C-R18")
def test_of_two_ways_past_the_earlier_trail_counts():
    others = {"P2": "wagon=hs-09", "P3": "wagon=pilot-hill", "P4": "wagon=hs-04"}
    others["P5"] = "wagon=mormon-island"
    game = world(5, P1="wagon=auburn horses=3", **others)
    table = play(turn(game, "P1", 4), "P1 wagon")

    assert sorted(options(table)) == [
        *("go coloma", "go coloma!", "go hs-01", "go hs-05", "go hs-12"),
    ]
    play(table, "P1 go hs-05")

    assert [BOX.nodes[node].id for node in game.trail] == ["auburn", "hs-09", "pilot-hill"]
    assert options(table) == ["go hs-12", "stop"]
