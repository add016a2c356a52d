"""Section 22: Hotels."""

import pytest

from boomtable.engine import Illegal, open_table
from tests.games.coloma.worlds import (
    answers,
    asked,
    has,
    lines,
    options,
    play,
    state,
    table_of,
    turn,
    vp,
    world,
)
from tests.marks import rule

WITH = {"hotels": True}


@rule("C-22.1", "C-R29")
@pytest.mark.parametrize(("players", "hotels"), [(1, 4), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_two_hotels_for_each_player(players, hotels):
    assert state(open_table("coloma", players, WITH, seed=1)).hotels_left == hotels
    assert state(open_table("coloma", players, {}, seed=1)).hotels_left == 0


@rule("C-22.2")
def test_a_hotel_is_built_wherever_a_building_may_be():
    side = "bucks=6 gold=3 lodge=3 barrels=nails hand="
    table = turn(world(3, round=2, settings=WITH, P1=side), "P1", 3)
    assert options(table, "hammer", "saw") == ["hammer hotel", "saw hotel"]
    play(table, "P1 saw hotel")
    assert has(table, "P1", "gold", "dudes", "hotels") == (0, 2, 1)
    play(table, "P1 hammer hotel")
    assert has(table, "P1", "bucks", "dudes", "hotels") == (0, 1, 2)

    game = world(3, settings=WITH, P1="bucks=5 gold=0 lodge=1 barrels=nails hand=")
    table = play(turn(game, "P1", 2), "P1 open nails", "P1 hammer hotel")
    # The reduction of the action applies: 6 - 1 Bucks.
    assert has(table, "P1", "bucks", "hotels") == (0, 1)


@rule("C-22.2")
def test_a_hotel_costs_a_dude_by_hammer_and_by_saw():
    side = "bucks=6 gold=3 lodge=0 hand="
    table = turn(world(3, round=2, settings=WITH, P1=f"{side} barrels=oats"), "P1", 3)

    assert options(table, "hammer", "saw") == []
    with pytest.raises(Illegal, match="Dude"):
        play(table, "P1 saw hotel")


@rule("C-22.2")
def test_cards_and_canyons_build_hotels_too():
    game = world(3, round=2, settings=WITH, P1="bucks=6 gold=0 lodge=1 town=carpenters-yard")
    table = play(turn(game, "P1", 3), "P1 use carpenters-yard 1 1")
    assert (asked(table), options(table)) == ("P1 gained-action", ["hammer hotel", "decline"])
    play(table, "P1 hammer hotel")
    assert has(table, "P1", "bucks", "dudes", "hotels") == (0, 0, 1)

    settings = {**WITH, "boards": "B", "colors": "yellow,red,blue"}
    game = world(3, settings=settings, P1="bucks=6 gold=0 lodge=2 barrels=oats")
    table = play(turn(game, "P1", 2), "P1 hammer river 1", "P1 hammer hotel")
    # 2 Bucks for the River, and the Hammer of the canyon takes 2 off the 6 of the Hotel.
    assert has(table, "P1", "bucks", "dudes", "hotels") == (0, 0, 1)


@rule("C-22.3")
def test_a_hotel_is_part_of_the_tableau_and_the_supply_runs_out():
    game = world(3, settings=WITH, P1="hotels=2 rivers=1 spans=main-street town=land-office")
    assert lines(game, "P1")["bridge"] == 6

    game = world(3, round=2, settings=WITH, P1="bucks=9 lodge=3 hand=land-office hotels=3")
    game.hotels_left = 0
    table = turn(game, "P1", 3)
    assert options(table, "hammer") == ["hammer land-office"]
    with pytest.raises(Illegal, match="No Hotel is left"):
        play(table, "P1 hammer hotel")


@rule("C-22.4", "C-22.6", "C-E33")
def test_guests_give_two_points_each_at_once():
    game = world(3, settings=WITH, P1="hotels=2 lodge=3 tents=0")
    table = play(turn(game, "P1", 5), "P1 settle", "P1 row 1", "P1 guest")
    assert (has(table, "P1", "dudes", "guests"), lines(table, "P1")["guests"]) == ((0, 1), 2)

    game = world(3, settings=WITH, P1="hotels=2 lodge=3 tents=0")
    table = play(turn(game, "P1", 5), "P1 settle", "P1 guest", "P1 guest", "P1 guest")
    assert vp(table, "P1") == 6
    assert lines(table, "P1")["hotels"] == 16
    assert state(table).rows == [-1] * 6


@rule("C-22.4")
def test_every_hotel_has_two_spaces():
    game = world(3, settings=WITH, P1="hotels=1 guests=1 lodge=5 tents=0 barrels=oats")

    table = play(turn(game, "P1", 5), "P1 settle", "P1 guest")

    assert "guest" not in options(table)
    with pytest.raises(Illegal, match="no vacant Hotel space"):
        play(table, "P1 guest")


@rule("C-R30")
def test_every_settle_action_may_place_guests_also_in_a_hotel_of_this_turn():
    side = "bucks=6 gold=0 lodge=2 tents=0 hand= barrels=black-powder"
    table = turn(world(3, round=2, settings=WITH, P1=side), "P1", 3)

    play(table, "P1 hammer hotel", "P1 open black-powder", "P1 guest")

    assert lines(table, "P1")["guests"] == 2
    assert answers(table)[-2:] == ["P1 done", "P1 end"]


@rule("C-22.5", "C-19.1")
def test_guests_go_to_the_general_supply_in_the_clean_up():
    game = world(3, settings=WITH, P1="hotels=2 guests=3 lodge=1")
    assert has(game, "P1", "dudes_left") == (8,)

    table_of(game, ("end_year",))

    assert has(game, "P1", "guests", "dudes", "dudes_left", "hotels") == (0, 1, 11, 2)
