"""Section 12: Dynamite."""

import pytest

from boomtable.engine import Illegal
from tests.games.boomtown.worlds import (
    asked,
    choosing,
    gold,
    mayor,
    options,
    owner,
    play,
    world,
)
from tests.marks import rule

MINES = {"P1": "CJ4", "P2": "SN2 CM3", "P3": "CJ5"}


@rule("B-12.1", "B-R19")
def test_the_taker_chooses_a_mine_or_saloon_of_an_opponent():
    saloons = {"saloon-1": "P1 CJ", "saloon-2": "P3 SN"}
    game = world(3, mines=MINES, saloons=saloons, vein="SN2", girls="saloon-2")
    table = play(choosing(game, "dynamite-1 CC3 CC4"), "P1 take dynamite-1")

    assert options(table) == ["blast CJ5", "blast CM3", "blast SN2", "blast saloon-2"]
    for line, why in (
        ("P1 blast CJ4", "your own"),
        ("P1 blast saloon-1", "your own"),
        ("P1 blast new-vein", "only mines and saloons"),
        ("P1 blast CC3", "before no player"),
        ("P1 blast XX3", "no card"),
    ):
        with pytest.raises(Illegal, match=why):
            play(table, line)
    play(table, "P1 blast CM3")

    assert owner(table, "CM3") == "out"
    assert owner(table, "dynamite-1") == "out"


@rule("B-12.2", "B-17.4")
def test_the_new_vein_leaves_with_its_mine_and_no_gold_is_paid():
    game = world(3, mines={"P2": "SN2 SN3", "P3": "SN4"}, mayors={"SN": "P2"}, vein="SN2")
    table = choosing(game, "dynamite-1 CC3 CC4")

    play(table, "P1 take dynamite-1", "P1 blast SN2")

    assert owner(table, "new-vein") == "out"
    assert table.state.vein == -1
    assert gold(table) == [10, 10, 10]


@rule("B-12.2", "B-19.4")
def test_the_girls_leave_with_their_saloon_and_the_token_returns():
    game = world(3, mines=MINES, saloons={"saloon-1": "P2 SN"}, girls="saloon-1")
    table = choosing(game, "dynamite-1 CC3 CC4")
    tokens = table.game.view(table.state, 0)["towns"][4]["tokens"]

    play(table, "P1 take dynamite-1", "P1 blast saloon-1")

    assert owner(table, "saloon-1") == owner(table, "saloon-girls") == "out"
    assert tokens == 1
    assert table.game.view(table.state, 0)["towns"][4]["tokens"] == 2


@rule("B-12.2", "B-9.3")
def test_the_pawn_of_the_mines_town_is_settled():
    game = world(3, mines={"P2": "SN2 SN3", "P3": "SN4 SN6"}, mayors={"SN": "P2"})
    table = choosing(game, "dynamite-1 CC3 CC4")

    play(table, "P1 take dynamite-1", "P1 blast SN2")

    assert mayor(table, "SN") == "P3"


@rule("B-1.7", "B-12.1")
def test_a_mine_that_was_blown_up_never_comes_back():
    game = world(3, mines={"P2": "SN2"})
    table = play(choosing(game, "dynamite-1 CC3 CC4"), "P1 take dynamite-1", "P2 take CC3")

    play(table, "roll 1 2")

    assert asked(table) == "chance row"
    drawable = options(table)
    assert "draw SN2" not in drawable
    assert "draw dynamite-1" not in drawable
    assert "draw SN3" in drawable
