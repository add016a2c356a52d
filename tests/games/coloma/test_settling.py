"""Section 17: Gunmen and Tents."""

import pytest

from boomtable.engine import Illegal
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    has,
    options,
    play,
    rows,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule


def settling(game):
    return play(turn(game, "P1", 5), "P1 settle")


@rule("C-17.1", "C-17.10", "C-R22")
def test_settle_places_gunmen_and_tents_in_any_order_in_one_block():
    game = world(3, P1="lodge=4 tents=2 barrels=coin-keg")
    table = settling(game)

    assert "done" not in options(table)
    with pytest.raises(Illegal, match="Place something first"):
        play(table, "P1 done")
    play(table, "P1 event 2", "P1 row 1")
    # Settle is one action: nothing else can be put between.
    assert options(table) == ["event 1", "event 3", "event 4", "event 5", "done"]
    with pytest.raises(Illegal, match="the question is what to place"):
        play(table, "P1 open coin-keg")
    play(table, "P1 done", "P1 open coin-keg")
    with pytest.raises(Illegal, match="not open"):
        play(table, "P1 settle")


@rule("C-17.1")
def test_the_boom_of_site_5_is_a_tent():
    table = play(turn(world(3, P1="lodge=2 tents=0"), "P1", 5), "P1 tent")

    assert has(table, "P1", "tents", "tents_left") == (1, 7)
    empty = turn(world(3, P1="lodge=2 tents=8"), "P1", 5)
    assert "tent" not in options(empty)


@rule("C-17.2", "C-R24", "C-E24")
def test_any_empty_row_is_filled_completely_from_the_lodge():
    game = world(4, rows="P2 - P3", P1="lodge=4 tents=0")

    table = settling(game)

    assert options(table) == ["row 2", "row 4", "row 5"]
    with pytest.raises(Illegal, match="Row 1 is filled already"):
        play(table, "P1 row 1")
    with pytest.raises(Illegal, match="row has 5 places, and your Lodge 4"):
        play(table, "P1 row 6")
    play(table, "P1 row 4")
    assert rows(table) == "P2 - P3 P1 - -"
    assert has(table, "P1", "dudes", "dudes_left") == (1, 8)


@rule("C-17.3")
def test_the_rows_have_these_spaces():
    assert BOX.rows == (2, 2, 3, 3, 4, 5)


@rule("C-17.4", "C-R23")
def test_one_row_per_turn_in_total():
    settings = {"boards": "B", "colors": "green,red,blue"}
    side = "lodge=9 bucks=9 gold=0 barrels=black-powder tents=0"
    table = turn(world(3, settings=settings, P1=side), "P1", 2)

    play(table, "P1 open black-powder", "P1 row 1", "P1 hammer river 2")

    assert answers(table)[-2:] == ["P1 decline", "P1 end"]


@rule("C-17.4", "C-16.13")
def test_the_limits_of_a_turn_are_fresh_in_the_next():
    side = "lodge=2 tents=1 events=1,2,3,4,5 town=land-office barrels=oats"
    game = world(3, P1=side, P2=side)
    table = table_of(game, ("turn", 0, 5), ("turn", 1, 5))

    for name, row, land in (("P1", 1, "valley"), ("P2", 2, "divide")):
        play(table, f"{name} settle", f"{name} row {row}", f"{name} land {land}", f"{name} end")

    assert rows(table) == "P1 P2 - - - -"
    lands = [BOX.lands[it[0]].id for it in game.land_tents[:2]]
    assert lands == ["valley", "divide"]


@rule("C-17.5")
def test_gunmen_stay_until_the_clean_up():
    game = world(3, rows="P1")
    table_of(game, ("end_round",))
    assert rows(game)[:2] == "P1"

    table_of(world(3, rows="P1"), ("hold_shootout",))
    cleaned = world(3, rows="P1")
    table_of(cleaned, ("end_year",))
    assert rows(cleaned) == "- - - - - -"


@rule("C-17.6")
def test_tents_on_events_one_for_each_player_on_each():
    game = world(3, P1="tents=2 lodge=0 events=2", P2="events=1,2")

    table = settling(game)

    assert options(table) == ["event 1", "event 3", "event 4", "event 5"]
    with pytest.raises(Illegal, match="already have a Tent there"):
        play(table, "P1 event 2")
    play(table, "P1 event 1")
    assert has(table, "P1", "event_tents", "tents") == ((1, 2), 1)


@rule("C-17.7", "C-E25")
def test_tents_on_lands_next_to_the_wagon():
    game = world(3, P1="wagon=hangtown tents=3 lodge=0 events=2", P2="lands=high-sierra")

    table = settling(game)

    assert options(table) == [
        *("event 1", "event 3", "event 4", "event 5"),
        *("land high-sierra", "land south-fork"),
    ]
    with pytest.raises(Illegal, match="does not stand in a Boomtown next to this land"):
        play(table, "P1 land valley")
    play(table, "P1 land high-sierra")
    assert "land high-sierra" not in options(table)


@rule("C-16.13", "C-E25")
def test_with_the_land_office_one_tent_may_stand_anywhere():
    game = world(3, P1="wagon=hangtown tents=3 lodge=0 events=2 town=land-office")

    table = settling(game)

    lands = ["high-sierra", "south-fork", "divide", "north-fork", "valley"]
    assert options(table, "land") == [f"land {land}" for land in lands]
    play(table, "P1 land south-fork")
    assert "land valley" in options(table)
    play(table, "P1 land valley")
    assert options(table, "land") == ["land high-sierra"]


@rule("C-17.8")
@pytest.mark.parametrize(
    ("town", "lands"),
    [
        ("hangtown", {"high-sierra", "south-fork"}),
        ("georgetown", {"high-sierra", "divide"}),
        ("folsom", {"valley", "south-fork"}),
        ("auburn", {"divide", "north-fork"}),
        ("coloma", set()),
        ("kelsey", set()),
    ],
)
def test_the_lands_next_to_the_boomtowns(town, lands):
    table = settling(world(3, P1=f"wagon={town} tents=2"))

    assert {it.split()[1] for it in options(table, "land")} == lands


@rule("C-17.9")
def test_a_pitched_tent_stays_to_the_end():
    game = world(3, P1="events=2 lands=valley", chart="bounty")

    table_of(game, ("end_year",))

    assert has(game, "P1", "event_tents", "land_tents") == ((2,), (BOX.land_of["valley"],))


@rule("C-17.1")
def test_settle_is_offered_only_if_something_can_be_placed():
    game = world(3, P1="lodge=1 tents=0")

    table = turn(game, "P1", 5, bust=5)

    assert asked(table) == "nobody"
    assert state(table).rows == [-1] * 6
