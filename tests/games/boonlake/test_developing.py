"""Section 10: developing a building site."""

import pytest

from boomtable.engine import Illegal
from tests.games.boonlake.worlds import (
    asked,
    hand,
    has,
    lines,
    options,
    pieces_on,
    play,
    table_of,
    world,
)
from tests.marks import rule


def building(*said, **fields):
    return table_of(world(2, *said, **fields), ("develop_or_upgrade", 0))


@rule("W-5", "L-10.1", "L-10.2")
def test_a_site_is_paid_for_and_then_brings_its_effect():
    table = building("map 30:market-square[-,-]", "P1 coins=4 ranch=1 tracks=1,0")

    play(table, "P1 develop 30a")

    assert has(table, "P1", "coins", "coin_step", "ranch") == (0, 2, 0)
    assert pieces_on(table, 30) == "P1i,-"


@rule("W-5", "L-10.1")
def test_a_site_whose_cost_cannot_be_paid_is_not_offered():
    table = building("map 30:market-square[-,-]", "P1 coins=3 ranch=1")

    assert options(table, "develop") == ["develop 30b"]
    with pytest.raises(Illegal, match="cost"):
        play(table, "P1 develop 30a")


@rule("L-10.1")
def test_nobody_develops_without_an_inhabitant_or_on_a_taken_site():
    empty = building("map 30:market-square[-,-]", "P1 ranch=0", "P2 ranch=1")
    taken = building("map 30:market-square[P2i,-]", "P1 ranch=1")

    assert asked(empty) == "nobody"  # Passing was the only option.
    assert options(taken, "develop") == ["develop 30b"]
    with pytest.raises(Illegal, match="not empty"):
        play(taken, "P1 develop 30a")


@rule("L-10.2")
def test_cards_of_own_choice_are_given_up_as_a_cost():
    said = "P1 ranch=1 hand=windmill,tool-shed,night-watch"
    table = building("map 13:stockyard[-,-]", said)

    play(table, "P1 develop 13a", "P1 gives tool-shed")
    assert len(hand(table)) == 3  # They leave together after the last pick.
    play(table, "P1 gives windmill")

    assert hand(table) == ["night-watch"]
    assert has(table, "P1", "coins", "coin_step") == (0, 1)


@rule("L-10.2", "L-1.11")
def test_vp_can_always_be_lost_as_a_cost():
    table = building("map 13:strip-mine[-]", "P1 ranch=1 vp=0 coins=0")

    play(table, "P1 develop 13a")

    assert asked(table) == "P1 either-track"
    assert has(table, "P1", "vp") == (-3,)
    assert lines(table, "P1") == {"sites": -3}


@rule("L-10.2")
def test_a_site_without_cost_and_effect_is_free():
    table = building("map 14:old-mill[-,-]", "P1 ranch=1 coins=0")

    play(table, "P1 develop 14b")

    assert has(table, "P1", "coins", "ranch", "vp") == (0, 0, 0)
    assert pieces_on(table, 14) == "-,P1i"


@rule("L-10.4", "L-11.8")
def test_settlement_vp_is_ignored_until_a_settlement_is_built():
    table = building("map 10:hilltop[-]", "P1 ranch=2 vp=0")
    play(table, "P1 develop 10a")
    assert has(table, "P1", "vp") == (0,)

    again = building("map 10:hilltop[P1i]", "P1 ranch=1 vp=0")
    play(again, "P1 upgrade 10a")
    assert has(again, "P1", "vp") == (0,)

    near = "map 10:hilltop[P1h] 9:pasture[P2c,P2c,P2c]"
    last = building(near, "P1 ranch=2 vp=0", "P2 ranch=0")
    play(last, "P1 upgrade 10a")
    assert has(last, "P1", "vp") == (8,)
    assert lines(last, "P1") == {"sites": 8}
