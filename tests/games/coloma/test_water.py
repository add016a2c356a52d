"""Section 13: Rivers and Bridges."""

import pytest

from boomtable.engine import Illegal
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    events,
    has,
    lines,
    options,
    play,
    state,
    turn,
    vp,
    world,
)
from tests.marks import rule


@rule("C-13.1", "C-13.2", "C-13.3")
def test_rivers_and_bridges_are_built_by_hammer_and_by_saw():
    game = world(3, supply=9, P1="bucks=4 gold=3 lodge=3 rivers=1")
    table = turn(game, "P1", 2)

    assert options(table, "hammer")[:3] == ["hammer river 2", "hammer river 3", "hammer river 4"]
    assert "hammer bridge toll" in options(table)
    assert "saw river 3" in options(table)
    play(table, "P1 saw bridge toll")
    assert has(table, "P1", "gold", "dudes", "bucks") == (1, 2, 4)
    assert game.cart == 2
    assert options(table, "saw") == []
    play(table, "P1 hammer river 2", "P1 pay 0")
    # 2 Bucks and a Dude are paid; canyon 2 brings a nugget and a Buck.
    assert has(table, "P1", "gold", "dudes", "bucks") == (2, 1, 3)


@rule("C-13.2")
def test_a_bridge_by_hammer_costs_four_bucks_and_a_dude_a_river_by_saw_a_nugget_and_a_dude():
    table = play(turn(world(3, P1="bucks=6 gold=1 lodge=2 rivers=1"), "P1", 2), "P1 saw river 3")
    assert has(table, "P1", "gold", "dudes") == (0, 3)

    play(table, "P1 hammer bridge toll")
    assert has(table, "P1", "bucks", "dudes") == (2, 2)


@rule("C-13.4", "C-R16")
def test_any_vacant_canyon_is_surveyed_and_its_benefit_gained_at_once():
    game = world(3, P1="bucks=2 gold=0 lodge=1 rivers=2")

    table = turn(game, "P1", 2)
    assert options(table, "hammer") == ["hammer river 1", "hammer river 3", "hammer river 4"]
    with pytest.raises(Illegal, match="Canyon 2 already has its River"):
        play(table, "P1 hammer river 2")
    play(table, "P1 hammer river 1")

    assert has(table, "P1", "bucks", "rivers") == (3, (1, 2))
    assert vp(table, "P1") == 0
    assert lines(table, "P1")["rivers"] == 8


@rule("C-13.5", "C-R15")
def test_a_bridge_needs_a_river_without_one_and_a_type_that_is_new():
    rich = "bucks=40 gold=0 lodge=9"
    with pytest.raises(Illegal, match="no River without a Bridge"):
        play(turn(world(3, P1=rich), "P1", 2), "P1 hammer bridge toll")
    full = turn(world(3, P1=f"{rich} rivers=1 spans=coopers"), "P1", 2)
    assert options(full, "hammer") == ["hammer river 2", "hammer river 3", "hammer river 4"]
    game = world(3, P1=f"{rich} rivers=1,2 spans=coopers")
    game.bridges_left[BOX.bridge_of["toll"]] = 0

    table = turn(game, "P1", 2)

    # No question asks which River carries the Bridge.
    bridges = [it for it in options(table) if it.startswith("hammer bridge")]
    assert bridges == [
        *("hammer bridge pack-train", "hammer bridge blueprint"),
        *("hammer bridge aqueduct", "hammer bridge homestead"),
    ]
    with pytest.raises(Illegal, match="already have this Bridge: Coopers"):
        play(table, "P1 hammer bridge coopers")
    with pytest.raises(Illegal, match="No tile of this Bridge is left: Toll"):
        play(table, "P1 hammer bridge toll")
    with pytest.raises(Illegal, match="Work Crew Bridge is not in this game"):
        play(table, "P1 hammer bridge work-crew")


@rule("C-13.6")
def test_at_most_four_rivers_and_as_many_bridges():
    side = "bucks=90 gold=9 lodge=9 rivers=1,2,3,4 spans=toll,coopers,aqueduct,homestead"

    table = turn(world(3, P1=side), "P1", 2)

    assert options(table, "hammer", "saw") == []


@rule("C-13.7")
def test_a_bridge_has_no_effect_before_the_end_and_stacks_are_not_refilled():
    game = world(2, P1="bucks=9 lodge=2 rivers=1 gold=3")
    left = game.bridges_left[BOX.bridge_of["toll"]]

    table = play(turn(game, "P1", 2), "P1 hammer bridge toll", "P1 pay 0")

    assert (left, game.bridges_left[BOX.bridge_of["toll"]]) == (1, 0)
    assert vp(table, "P1") == 0
    assert lines(table, "P1")["bridge"] == 12
    assert "saw bridge toll" not in options(table)


@rule("C-13.8")
@pytest.mark.parametrize(
    ("canyon", "points", "gained"),
    [(1, 4, (3, 0, 0)), (2, 4, (1, 1, 0)), (3, 5, (0, 0, 2))],
)
def test_canyons_of_the_a_side(canyon, points, gained):
    game = world(3, P1="bucks=2 gold=0 lodge=1")

    table = play(turn(game, "P1", 2), f"P1 hammer river {canyon}")

    assert has(table, "P1", "bucks", "gold", "dudes") == gained
    assert lines(table, "P1")["rivers"] == points


@rule("C-13.8", "C-E20", "C-16.5", "C-R34")
def test_canyon_4_gives_a_wagon_action_at_once():
    game = world(3, P1="bucks=2 gold=1 lodge=2 horses=2")

    table = play(turn(game, "P1", 2), "P1 saw river 4")

    assert asked(table) == "P1 gained-action"
    assert lines(table, "P1")["rivers"] == 3
    play(table, "P1 go cold-springs", "P1 go hangtown!", "P1 barrel 1", "refill 1 nails")
    assert has(table, "P1", "bucks", "barrels") == (3, (BOX.barrel_of["oats"],))
    assert state(table).outlaws == 3
    assert asked(table) == "P1 act"
    assert "hammer river 1" in options(table)


@rule("C-16.7", "C-E18")
def test_reductions_add_up_and_no_part_falls_below_zero():
    side = "town=surveyors-office rivers=1 lodge=3 barrels=nails hand=miners-bunkhouse gold=0"

    table = turn(world(3, P1=f"{side} bucks=2"), "P1", 2)
    assert "hammer bridge toll" in options(table)
    play(table, "P1 open nails")
    assert "hammer miners-bunkhouse" in options(table)
    play(table, "P1 hammer river 2")
    assert not any("pay" in line for line in answers(table))
    assert has(table, "P1", "bucks", "dudes") == (3, 2)

    table = play(turn(world(3, P1=f"{side} bucks=2"), "P1", 2), "P1 open nails")
    play(table, "P1 hammer bridge toll")
    assert has(table, "P1", "bucks") == (1,)
    table = play(turn(world(3, P1=f"{side} bucks=2"), "P1", 2), "P1 open nails")
    play(table, "P1 hammer miners-bunkhouse")
    assert has(table, "P1", "bucks") == (0,)


@rule("C-13.1")
def test_what_cannot_be_paid_is_refused_with_its_price():
    table = turn(world(3, supply=17, P1="bucks=0 gold=1 lodge=1 rivers=1"), "P1", 2)

    with pytest.raises(Illegal, match="costs 4 Bucks, and with all your nuggets you can pay 3"):
        play(table, "P1 hammer bridge toll")
    with pytest.raises(Illegal, match="costs 2 of your nuggets, and you have 1"):
        play(table, "P1 saw bridge toll")
    with pytest.raises(Illegal, match="no canyon 5"):
        play(table, "P1 hammer river 5")
    assert events(table) == []
