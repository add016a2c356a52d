"""Section 21: the Telegraph."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.event_happenings import TelegraphUsed
from tests.games.boomtown.worlds import (
    asked,
    choosing,
    events,
    gold,
    options,
    owner,
    play,
    rolling,
    world,
)
from tests.marks import rule


@rule("B-21.1", "B-21.4")
def test_the_taker_keeps_it_and_is_asked_in_the_same_turn():
    table = choosing(world(3), "telegraph CJ4 CJ5")

    play(table, "P1 take telegraph", "P2 take CJ4", "roll 1 2")

    assert owner(table, "telegraph") == "P1"
    assert asked(table) == "P1 telegraph"


@rule("B-21.2", "B-21.3", "B-21.4", "B-R22", "B-E23")
def test_the_holder_may_decline_and_is_asked_again_and_turns_one_die():
    game = world(3, mines={"P1": "CJ7 CJ8", "P3": "CM7"}, mayors={"CJ": "P1"})
    game.place[game.box.card_of["telegraph"]] = 1
    table = play(rolling(game), "roll 3 4")
    assert options(table) == [
        "telegraph no",
        *(f"telegraph {total}" for total in (4, 5, 6, 8, 9, 10)),
    ]
    with pytest.raises(Illegal, match="is 7 already"):
        play(table, "P2 telegraph 7")
    with pytest.raises(Illegal, match="cannot make 11"):
        play(table, "P2 telegraph 11")
    play(table, "P2 telegraph no")
    assert gold(table) == [16, 10, 15]
    play(table, "draw SN2", "draw SN3", "draw SN4", "P1 pass", "P2 pass", "P3 pass")
    play(table, "P1 take SN2", "P2 take SN3", "roll 6 6")
    assert options(table) == ["telegraph no", *(f"telegraph {it}" for it in (7, 8, 9, 10, 11))]

    play(table, "P2 telegraph 8")

    assert gold(table) == [19, 10, 15]
    assert owner(table, "CJ7") == "P1"
    assert owner(table, "telegraph") == "out"
    assert asked(table) == "chance row"


@rule("B-21.3", "B-R22")
def test_the_new_total_can_cause_a_collapse():
    game = world(3, mines={"P1": "CJ7"}, kept={"P2": "telegraph"})

    table = play(rolling(game), "roll 1 4", "P2 telegraph 2")

    assert owner(table, "CJ7") == "out"


@rule("B-R22")
def test_a_display_turns_the_first_die_if_that_one_can_do_it():
    by_first = play(rolling(world(3, kept={"P2": "telegraph"})), "roll 3 4", "P2 telegraph 5")
    by_second = play(rolling(world(3, kept={"P2": "telegraph"})), "roll 3 4", "P2 telegraph 4")

    assert events(by_first, TelegraphUsed) == [TelegraphUsed(1, 1, 4, 5)]
    assert events(by_second, TelegraphUsed) == [TelegraphUsed(1, 3, 1, 4)]


@rule("B-21.4")
def test_it_may_be_used_in_the_last_turn():
    game = world(3, mines={"P1": "CJ8"}, kept={"P2": "telegraph"}, number=20)

    table = play(rolling(game), "roll 3 4", "P2 telegraph 8")

    assert table.is_over
    assert gold(table) == [13, 10, 10]


@rule("B-21.2")
def test_nobody_is_asked_when_nobody_holds_it():
    table = play(rolling(world(3)), "roll 3 4")

    assert asked(table) == "chance row"
