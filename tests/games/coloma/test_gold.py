"""Section 6: the value of gold and payments with it."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.coloma.gold import gold_value
from tests.games.coloma.worlds import answers, asked, has, options, play, state, turn, world
from tests.marks import rule


def paying(supply, bucks, gold):
    """A player on Site 2 with a River who builds a Bridge for 4 Bucks."""
    game = world(4, supply=supply, P1=f"bucks={bucks} gold={gold} lodge=2 rivers=1")
    return play(turn(game, "P1", 2, bust=2), "P1 hammer bridge toll")


@rule("C-6.1")
def test_gold_is_gained_from_the_supply():
    table = turn(world(4, round=2, supply=9, cart=4), "P1", 1)
    play(table, "P1 use sutters-mill 2 1")

    assert (state(table).supply, state(table).cart) == (7, 4)
    assert has(table, "P1", "gold") == (3,)


@rule("C-6.3", "C-6.4", "C-E8", "C-R4")
@pytest.mark.parametrize(
    ("supply", "value"),
    [(24, 3), (20, 3), (15, 3), (14, 2), (5, 2), (4, 1), (0, 1)],
)
def test_a_nugget_is_worth_the_lowest_pool_with_an_empty_space(supply, value):
    assert gold_value(world(4, supply=supply)) == value


@rule("C-6.5", "C-6.6", "C-E9")
def test_nuggets_are_used_as_bucks_and_no_change_is_given():
    table = paying(20, bucks=5, gold=2)

    assert asked(table) == "P1 pay"
    assert options(table) == ["pay 0", "pay 1", "pay 2"]
    play(table, "P1 pay 2")
    assert has(table, "P1", "bucks", "gold") == (5, 0)


@rule("C-6.6", "C-E9")
def test_without_bucks_only_enough_nuggets_pay():
    table = paying(20, bucks=0, gold=2)

    # One way only: the table answers it, and the record shows it.
    assert "P1 pay 2" in answers(table)
    assert has(table, "P1", "bucks", "gold") == (0, 0)


@rule("C-6.6", "C-E10")
def test_cheap_gold_pays_nugget_by_nugget():
    table = paying(4, bucks=2, gold=3)

    assert options(table) == ["pay 2", "pay 3"]
    play(table, "P1 pay 3")
    assert has(table, "P1", "bucks", "gold") == (1, 0)


@rule("C-6.6", "C-R8")
def test_a_nugget_is_added_only_while_something_is_due():
    table = paying(20, bucks=4, gold=4)

    assert options(table) == ["pay 0", "pay 1", "pay 2"]
    with pytest.raises(Illegal, match="No change is given"):
        play(table, "P1 pay 3")
    with pytest.raises(Illegal, match="only 4 nuggets"):
        play(table, "P1 pay 5")


@rule("C-6.5")
def test_bucks_never_replace_nuggets():
    table = turn(world(4, P1="bucks=40 gold=0 lodge=5 rivers=1"), "P1", 2)

    assert options(table, "saw") == []


@rule("C-6.7")
def test_nuggets_spent_go_to_the_mine_cart():
    table = play(paying(20, bucks=5, gold=2), "P1 pay 1")

    assert (state(table).cart, state(table).supply) == (1, 20)


@rule("C-R38")
def test_a_cost_of_nothing_asks_no_payment():
    game = world(3, P1="town=surveyors-office bucks=0 gold=0 lodge=3")

    table = play(turn(game, "P1", 2), "P1 hammer river 1")

    assert not any("pay" in line for line in answers(table))
    assert has(table, "P1", "dudes", "bucks") == (2, 3)
