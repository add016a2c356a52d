"""Section 16: the Mustang."""

import pytest

from tests.games.boomtown.worlds import answers, asked, choosing, gold, options, owner, play, world
from tests.marks import rule

ROW = "CJ2 CJ4 CJ5 CJ6 CJ8"


def takers(table):
    while asked(table).endswith("take"):
        play(table, f"{asked(table)[:2]} {options(table)[0]}")
    return [line[:2] for line in answers(table) if " take " in line]


@rule("B-16.1", "B-16.4")
def test_the_taker_keeps_it_and_cannot_use_it_in_the_turn_it_is_taken():
    table = choosing(world(4), "CJ2 mustang CJ4 CJ5")

    play(table, "P1 take CJ2", "P2 take CJ4", "P3 take mustang")

    assert asked(table) == "chance roll"
    assert owner(table, "mustang") == "P3"


@rule("B-16.4", "B-16.2")
def test_a_winner_who_takes_it_is_not_asked_either():
    table = choosing(world(4), "CJ2 mustang CJ4 CJ5")

    play(table, "P1 take mustang")

    assert asked(table) == "P2 take"


@rule("B-16.2", "B-16.3", "B-7.4", "B-R21", "B-E25")
def test_who_uses_it_chooses_second():
    table = choosing(world(5, kept={"P5": "mustang"}), ROW, winner="P2")
    play(table, "P2 take CJ2")
    assert asked(table) == "P5 mustang"
    assert options(table) == ["mustang yes", "mustang no"]

    play(table, "P5 mustang yes")

    assert owner(table, "mustang") == "out"
    assert takers(table) == ["P2", "P5", "P3", "P4", "P1"]


@rule("B-16.3", "B-E25")
def test_who_does_not_use_it_keeps_it_and_the_order_is_the_normal_one():
    table = choosing(world(5, kept={"P5": "mustang"}), ROW, winner="P2")

    play(table, "P2 take CJ2", "P5 mustang no")

    assert owner(table, "mustang") == "P5"
    assert takers(table) == ["P2", "P3", "P4", "P5", "P1"]


@pytest.mark.parametrize("holder", ["P2", "P3"])
@rule("B-16.2", "B-R21", "B-E25")
def test_the_winner_and_his_left_neighbour_are_not_asked(holder):
    table = choosing(world(5, kept={holder: "mustang"}), ROW, winner="P2")

    play(table, "P2 take CJ2")

    assert asked(table) == "P3 take"
    assert owner(table, "mustang") == holder


@rule("B-R21", "B-7.2")
def test_it_is_asked_when_the_winners_card_is_resolved():
    table = choosing(world(5, kept={"P5": "mustang"}), "holdup-1 CJ4 CJ5 CJ6 CJ8", winner="P2")

    play(table, "P2 take holdup-1", "P2 rob P1 9", "roll 1 1")

    assert asked(table) == "P5 mustang"


@rule("B-16.3")
def test_the_price_is_not_touched():
    table = choosing(world(5, kept={"P5": "mustang"}), ROW, winner="P2")
    before = gold(table)

    play(table, "P2 take CJ2", "P5 mustang yes")

    assert gold(table) == before
