"""Section 11: houses and settlements."""

import pytest

from boomtable.engine import Illegal
from tests.games.boonlake.worlds import (
    answers,
    asked,
    has,
    levers,
    lines,
    options,
    pieces_on,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule

NEAR_24 = "23:terrace[P2h,-] 28:pasture[P2c]"
"""Beside space 24: a house of P2 and a cattle of P2."""


def building(*said, **fields):
    return table_of(world(2, *said, **fields), ("develop_or_upgrade", 0))


def ways(table):
    return options(table, "pay")


@rule("L-11.1", "L-11.2")
def test_a_house_takes_the_place_of_an_inhabitant():
    table = building("map 24:market-square[P1i,-]", "P1 ranch=1 coins=9")
    before = has(table, "P1", "supply")[0]

    play(table, "P1 upgrade 24a")

    assert pieces_on(table, 24) == "P1h,-"
    # One inhabitant was given up, another came home.
    assert has(table, "P1", "ranch", "supply", "houses") == (0, before + 2, 1)
    # Neither cost nor effect of the site was triggered again.
    assert has(table, "P1", "coins", "coin_step") == (9, 0)


@rule("L-11.1", "L-11.4", "L-11.5", "L-11.7")
def test_a_settlement_takes_the_place_of_a_house():
    table = building(f"map 24:market-square[P1h,P2i] {NEAR_24}", "P1 ranch=2", "P2 ranch=0")

    play(table, "P1 upgrade 24a")

    assert pieces_on(table, 24) == "P1s,P2i"
    # The house is set aside; it does not go back to the board.
    assert has(table, "P1", "ranch", "houses", "settlements", "aside") == (0, 1, 1, 1)


@rule("L-11.4")
def test_the_house_itself_is_no_presence_for_its_settlement():
    two = building(f"map 24:market-square[P1h,-] {NEAR_24}", "P1 ranch=2", "P2 ranch=0")

    assert options(two, "upgrade") == []
    with pytest.raises(Illegal, match="Only 2 presences"):
        play(two, "P1 upgrade 24a")


@rule("L-11.7")
def test_there_is_no_fifth_settlement():
    settled = "1:mint[P1s] 10:terrace[P1s,P1s] 30:monument[P1s]"
    said = f"map 24:market-square[P1h,P2i] {NEAR_24} {settled}"
    table = building(said, "P1 ranch=4", "P2 ranch=0")

    assert options(table, "upgrade") == []
    with pytest.raises(Illegal, match="All your settlements"):
        play(table, "P1 upgrade 24a")


@rule("W-6", "L-11.5", "L-11.11", "L-11.7")
def test_the_third_settlement_costs_an_inhabitant_more_or_vp():
    settled = "10:terrace[P1s,-] 30:monument[P1s]"
    said = f"map 24:market-square[P1h,P2i] {NEAR_24} {settled}"
    table = building(said, "P1 ranch=2 vp=0", "P2 ranch=0")

    play(table, "P1 upgrade 24a")

    # With 2 inhabitants there is one way: 2 inhabitants and 4 VP, without a question.
    assert answers(table)[-1] == "P1 upgrade 24a"
    assert has(table, "P1", "ranch", "vp", "settlements", "aside") == (0, -4, 3, 3)
    assert lines(table, "P1") == {"sites": -4}
    assert state(table).box.settlement_recesses[2].tier == 4


@rule("W-58", "L-11.5", "L-11.6", "L-11.11")
def test_the_ways_to_pay_for_the_fourth_settlement():
    settled = "1:mint[P1s] 10:terrace[P1s,-] 30:monument[P1s]"
    said = f"map 24:market-square[P1h,P2i] {NEAR_24} {settled}"
    table = building(said, "P1 ranch=4", "P2 ranch=0")

    play(table, "P1 upgrade 24a")

    assert ways(table) == [
        *("pay inhabitants=4 vp=0", "pay inhabitants=3 vp=4", "pay inhabitants=2 vp=8"),
    ]
    play(table, "P1 pay inhabitants=2 vp=8")
    assert has(table, "P1", "ranch", "vp") == (2, -8)
    poor = building(said, "P1 ranch=1", "P2 ranch=0")
    assert options(poor, "upgrade") == []


@rule("W-22", "L-13.11", "L-11.6", "L-R10")
def test_village_plan_eases_the_third_settlement():
    settled = "10:terrace[P1s,-] 30:monument[P1s]"
    said = f"map 24:market-square[P1h,-] {NEAR_24} {settled}"
    table = building(said, "P1 ranch=4 levers=village-plan", "P2 ranch=0")

    play(table, "P1 upgrade 24a")

    # 2 + 1 - 1 due, of which one may be paid as VP; without the Plan 2 presences are too few.
    assert ways(table) == [
        *("pay village-plan inhabitants=2 vp=0", "pay village-plan inhabitants=1 vp=4"),
    ]
    play(table, "P1 pay village-plan inhabitants=1 vp=4")
    assert levers(table) == ([], ["village-plan"])
    assert has(table, "P1", "ranch", "vp") == (3, -4)


@rule("W-75", "L-11.11")
@pytest.mark.parametrize(
    ("ranch", "offered"),
    [(2, ["pay inhabitants=2 vp=0", "pay village-plan inhabitants=1 vp=0"]), (1, [])],
)
def test_village_plan_is_a_choice_only_if_both_ways_are_open(ranch, offered):
    said = f"map 24:market-square[P1h,P2i] {NEAR_24}"
    table = building(said, f"P1 ranch={ranch} levers=village-plan", "P2 ranch=0")

    play(table, "P1 upgrade 24a")

    assert ways(table) == offered
    if not offered:  # Only the Plan makes it possible: it is pulled without a question.
        assert has(table, "P1", "ranch", "settlements") == (0, 1)
        assert levers(table) == ([], ["village-plan"])


@rule("W-25", "L-11.8", "L-R30")
def test_a_second_settlement_in_a_region_loses_vp_besides_those_of_the_site():
    said = "map 30:sunken-garden[P1h] 31:terrace[P1s,P2i] 29:pasture[P2c,P2c]"
    table = building(said, "P1 ranch=2 vp=0", "P2 ranch=0")

    play(table, "P1 upgrade 30a")

    assert has(table, "P1", "vp") == (-10,)
    assert lines(table, "P1") == {"sites": -10}


@rule("L-R30", "L-11.8")
def test_the_penalty_is_due_once_however_many_settlements_there_are():
    said = "map 30:monument[P1h] 31:terrace[P1s,P1s] 29:pasture[P2c,P2c]"
    table = building(said, "P1 ranch=3 vp=0", "P2 ranch=0")

    play(table, "P1 upgrade 30a", "P1 pay inhabitants=3 vp=0")

    assert has(table, "P1", "vp") == (-5,)


@rule("L-11.3")
def test_with_all_houses_on_the_map_no_house_can_be_built():
    houses = "1:terrace[P1h,P1h] 2:hamlet-lane[P1h,P1h] 3:potters-row[P1h,P1h]"
    table = building(f"map {houses} 24:mint[P1i]", "P1 ranch=3", "P2 ranch=0")

    assert "upgrade 24a" not in options(table)
    with pytest.raises(Illegal, match="All your houses"):
        play(table, "P1 upgrade 24a")


@rule("L-11.9", "L-11.2")
def test_the_inhabitant_of_an_emptied_tier_comes_to_the_ranch():
    said = "map 1:mint[P1h] 24:market-square[P1i,-] 28:pasture[P1c]"
    table = building(said, "P1 ranch=1")

    play(table, "P1 upgrade 24a")

    # The second house empties tier 1, whose cattle is gone already.
    assert state(table).bonus[0] == (1,)
    assert has(table, "P1", "ranch") == (1,)


@rule("L-11.9", "L-R32")
def test_the_bonus_inhabitant_does_not_help_with_the_payment_that_brings_it():
    said = "map 1:mint[P1h] 24:market-square[P1i,-] 28:pasture[P1c]"
    table = building(said, "P1 ranch=0")

    assert asked(table) == "nobody"  # Nothing to give up: passing was the only option.
    assert state(table).bonus[0] == ()


@rule("W-60", "L-11.9")
def test_tier_2_needs_four_houses_a_settlement_and_two_cattle():
    houses = "1:terrace[P1h,P1h] 2:hamlet-lane[P1h,-]"
    herd = "3:pasture[P1c,P1c,P1c,P1c] 4:pasture[P1c]"
    three = building(f"map {houses} {herd} 24:mint[P1i]", "P1 ranch=1 off=3h1s5c")
    assert state(three).bonus[0] == (1,)

    play(three, "P1 upgrade 24a")

    assert has(three, "P1", "houses", "settlements", "cattle") == (4, 1, 5)
    assert state(three).bonus[0] == (1, 2)
    assert has(three, "P1", "ranch") == (1,)


@rule("W-60", "L-11.9")
def test_tier_2_can_be_emptied_by_its_settlement():
    tiles = "map 24:old-library[P1h] 25:market-square[P2i,P2i] 23:mint[P2i]"
    table = building(tiles, "P1 ranch=2 off=4h0s2c")
    assert state(table).bonus[0] == (1,)

    play(table, "P1 upgrade 24a")

    assert state(table).bonus[0] == (1, 2)
    assert has(table, "P1", "ranch") == (1,)
