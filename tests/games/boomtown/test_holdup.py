"""Section 15: Holdup."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.event_happenings import HoldupFailed, HoldupPaid
from tests.games.boomtown.worlds import (
    asked,
    choosing,
    events,
    gold,
    options,
    owner,
    play,
    world,
)
from tests.marks import rule

ROW = "holdup-1 CJ2 CJ4 CJ5"


@rule("B-15.1", "B-E26")
def test_any_opponent_and_any_number_from_2_to_12_may_be_named():
    table = play(choosing(world(4), ROW, winner="P3"), "P3 take holdup-1")

    assert len(options(table)) == 33
    assert options(table)[:2] == ["rob P4 2", "rob P4 3"]
    assert [text.split()[1] for text in options(table)[::11]] == ["P4", "P1", "P2"]
    for line, why in (
        ("P3 rob P3 5", "rob yourself"),
        ("P3 rob P5 5", "no player 5"),
        ("P3 rob P1 1", "from 2 to 12"),
        ("P3 rob P1 13", "from 2 to 12"),
    ):
        with pytest.raises(Illegal, match=why):
            play(table, line)


@rule("B-15.1", "B-R20")
def test_a_player_without_gold_may_be_robbed():
    table = choosing(world(4, gold=[10, 0, 10, 10]), ROW)

    play(table, "P1 take holdup-1", "P1 rob P2 2", "roll 6 6")

    assert gold(table) == [10, 0, 10, 10]
    assert events(table, HoldupPaid) == [HoldupPaid(0, 1, 0, 2)]


@rule("B-15.2", "B-15.3", "B-24.1", "B-R20", "B-E26")
def test_a_total_that_reaches_the_number_brings_it_or_all_there_is():
    table = choosing(world(4, gold=[10, 5, 10, 10]), ROW)

    play(table, "P1 take holdup-1", "P1 rob P2 7")
    assert asked(table) == "chance roll"
    assert len(options(table)) == 36
    play(table, "roll 3 4")

    assert gold(table) == [15, 0, 10, 10]
    assert owner(table, "holdup-1") == "out"


@rule("B-15.3", "B-E26")
def test_a_total_below_the_number_brings_nothing():
    table = choosing(world(4), ROW)

    play(table, "P1 take holdup-1", "P1 rob P3 7", "roll 2 4")

    assert gold(table) == [10, 10, 10, 10]
    assert events(table, HoldupFailed) == [HoldupFailed(0, 2)]
    assert owner(table, "holdup-1") == "out"


@rule("B-15.3")
def test_a_success_brings_the_number_not_the_total():
    table = choosing(world(4), ROW)

    play(table, "P1 take holdup-1", "P1 rob P3 4", "roll 6 5")

    assert gold(table) == [14, 10, 6, 10]


@rule("B-15.4", "B-R36", "B-E31")
def test_it_is_no_production_roll():
    game = world(4, mines={"P1": "CJ7 CJ12"}, mayors={"CJ": "P1"}, kept={"P3": "telegraph"})
    table = choosing(game, ROW)

    play(table, "P1 take holdup-1", "P1 rob P2 12", "roll 6 6")

    assert gold(table) == [20, 0, 10, 10]
    assert owner(table, "CJ7") == "P1"
    assert asked(table) == "P2 take"
