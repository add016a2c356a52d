"""Section 17: the New Vein."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.state import mines_in, score_of, value_of
from tests.games.boomtown.worlds import (
    BOX,
    asked,
    choosing,
    gold,
    mayor,
    options,
    owner,
    play,
    rolling,
    town,
    world,
)
from tests.marks import rule


@rule("B-17.1", "B-10.2", "B-R27")
def test_one_of_the_takers_mines_is_worth_three_more_for_production_and_scoring():
    game = world(3, mines={"P1": "CJ8 SN2", "P2": "CM3"})
    table = play(choosing(game, "new-vein CC3 CC4"), "P1 take new-vein")
    assert options(table) == ["vein CJ8", "vein SN2"]
    with pytest.raises(Illegal, match="not your mine"):
        play(table, "P1 vein CM3")
    with pytest.raises(Illegal, match="not a mine"):
        play(table, "P1 vein mustang")

    play(table, "P1 vein CJ8")
    assert value_of(table.state, BOX.card_of["CJ8"]) == 6
    assert score_of(table.state, 0) == 10 + 6 + 6
    play(table, "P2 take CC3", "roll 4 4")

    assert gold(table) == [16, 10, 10]


@rule("B-17.2")
def test_it_stays_with_that_mine_and_is_no_mine():
    game = world(3, mines={"P1": "CJ8", "P2": "CJ4"})
    table = choosing(game, "new-vein CJ5 SN4")

    play(table, "P1 take new-vein")

    assert mines_in(table.state, 0, town("CJ")) == 1
    assert mayor(table, "CJ") is None
    play(table, "P2 take SN4", "roll 1 2", "draw SN2", "draw SN3", "draw SN6")
    assert table.state.vein == BOX.card_of["CJ8"]


@rule("B-17.3", "B-10.3", "B-E22")
def test_without_a_mine_it_is_kept_and_goes_under_the_next_mine_taken():
    table = choosing(world(3), "new-vein CC3 CC4")
    play(table, "P1 take new-vein")
    assert asked(table) == "P2 take"
    play(table, "P2 take CC3", "roll 1 1", "draw CJ8", "draw SN3", "draw SN4")

    play(table, "P1 pass", "P2 pass", "P3 pass", "P1 take CJ8")

    assert value_of(table.state, BOX.card_of["CJ8"]) == 6
    assert score_of(table.state, 0) == 16


@rule("B-17.4")
def test_it_is_out_of_the_game_when_its_mine_collapses():
    game = world(3, mines={"P1": "CJ7 CJ2"}, mayors={"CJ": "P1"}, vein="CJ7")

    table = play(rolling(game), "roll 6 6")

    assert owner(table, "new-vein") == "out"
    assert table.state.vein == -1
