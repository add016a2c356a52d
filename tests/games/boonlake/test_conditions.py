"""Section 17: the conditions of the scoring tiles."""

import pytest

from boomtable.games.boonlake.atlas import bridge_presences, connected_tiles
from boomtable.games.boonlake.conditions import is_met, site_levels
from tests.games.boonlake.worlds import (
    BOX,
    answers,
    asked,
    has,
    lines,
    options,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule


def met(game, tile):
    """The scorings at which P1 would meet the condition of a tile."""
    condition = BOX.scoring_tiles[BOX.scoring_tile_of[tile]].condition
    return [scoring for scoring in range(1, 5) if is_met(game, 0, condition, scoring)]


def scoring(number, tiles, said, **fields):
    """P1 places his marker at an interim scoring."""
    game = world(2, f"open {tiles}", f"P1 {said}", scoring=number, **fields)
    return table_of(game, ("score_tile", 0))


@rule("L-17.1")
def test_two_regions_count_whichever_way_round():
    """Lake and Frontier asks for 1+1, 2+1, 3+1, 4+2 presences in Boonlake and Unknown."""
    north = world(2, "map 3:mint[P1i] 4:monument[P1h] 8:pasture[P1c] 24:old-library[P1i]")
    south = world(2, "map 3:mint[P1i] 24:market-square[P1i,P1h] 28:pasture[P1c,P2c]")
    alone = world(2, "map 3:mint[P1i] 4:monument[P1h] 24:old-library[P2i]")

    assert met(north, "lake-and-frontier") == [1, 2, 3]
    assert met(south, "lake-and-frontier") == [1, 2]
    assert met(alone, "lake-and-frontier") == []


@rule("L-17.2", "W-8")
def test_w8_steps_on_a_track():
    assert met(world(2, "P1 tracks=9,3"), "great-archive") == [1, 2]
    assert met(world(2, "P1 tracks=6,0"), "treasury") == [1, 2, 3, 4]


@rule("L-17.3")
def test_the_lower_of_both_markers():
    assert met(world(2, "P1 tracks=9,3"), "balance") == [1, 2, 3]
    assert met(world(2, "P1 tracks=0,9"), "balance") == []


@rule("L-17.4", "W-34", "L-R12")
def test_w34_site_levels():
    game = world(2, "P1 sites=wood2,loam1")

    assert site_levels(game, 0) == 3
    assert met(game, "works") == [1, 2]


@rule("L-17.5", "W-36")
def test_w36_connected_tiles():
    game = world(
        2,
        "map 13:mint[P1i] 14:old-mill[P2i,P1i] 22:pasture[P1c] 23:monument[P1h]"
        " 30:market-square[P1i,-] 24:old-library[P2i]",
    )

    assert connected_tiles(game, 0) == 4
    assert connected_tiles(game, 1) == 1
    assert met(game, "chain-of-homes") == [1, 2, 3]


@rule("L-17.6")
def test_levers_ready_or_used():
    assert met(world(2, "P1 levers=foreman,handyman*,towpath*"), "machine-age") == [1, 2]


@rule("L-17.7")
def test_cattle_removed():
    assert met(world(2, "P1 off=0h0s3c"), "great-herd") == [1, 2, 3]


@rule("L-17.8")
def test_settlements_removed():
    assert met(world(2), "township") == [1]
    assert met(world(2, "P1 off=3h2s0c"), "township") == [1, 2, 3]


@rule("L-17.9", "W-37")
def test_w37_presences_at_bridges_count_once():
    game = world(2, "map 25:market-square[P1i,P1h] 14:monument[P1i] 30:pasture[P1c,P2c,P1c]")

    assert bridge_presences(game, 0) == 4
    assert bridge_presences(world(2, "map 14:monument[P1i] 22:mint[P1i]"), 0) == 0
    assert met(game, "bridgeheads") == [1, 2, 3]


@rule("L-17.10", "W-32", "L-R13", "L-16.4")
def test_w32_exchanges_on_the_own_tile():
    said = "coins=7 ranch=1 own=open-gates"
    table = scoring(2, "open-gates works treasury balance", said)

    play(table, "P1 score open-gates")
    assert options(table) == ["pays 1,1", "pass"]
    play(table, "P1 pays 1,1")

    assert has(table, "P1", "coins", "ranch", "vp") == (2, 0, 8)
    assert lines(table, "P1") == {"interim-exchanges": 4, "markers": 4}


@rule("L-17.10", "L-17.11", "W-32")
def test_w32_an_exchange_tile_may_be_chosen_without_exchanging():
    said = "coins=7 ranch=1 own=open-gates"
    table = scoring(2, "open-gates works treasury balance", said)

    play(table, "P1 score open-gates", "P1 pass")

    assert has(table, "P1", "coins", "ranch", "vp") == (7, 1, -4)


@rule("L-17.10", "L-17.11")
def test_with_fewer_exchanges_nothing_is_exchanged_and_nothing_asked():
    table = scoring(2, "open-gates works treasury balance", "coins=4 ranch=1")

    play(table, "P1 score open-gates")

    assert answers(table) == ["P1 score open-gates"]
    assert has(table, "P1", "coins", "ranch", "vp") == (4, 1, -2)


@rule("L-17.10")
def test_exchanges_are_mixed_freely_with_more_of_the_first_payment_first():
    table = scoring(3, "treasure-house works treasury balance", "coins=15 vases=2")

    play(table, "P1 score treasure-house")

    assert options(table) == ["pays 2,1", "pays 1,2", "pays 0,3", "pass"]


@rule("L-17.12", "W-35")
@pytest.mark.parametrize(("projects", "expected"), [("works", False), ("works,treasury", True)])
def test_w35_a_project_is_one_card_of_either_kind(projects, expected):
    cards = "tool-shed,brick-kiln,bellows-forge,fish-weir"
    game = world(2, f"P1 played={cards} projects={projects}")

    assert (3 in met(game, "dusk-and-dawn")) == expected


@rule("L-17.12")
def test_two_kinds_count_whichever_way_round():
    game = world(2, "P1 played=tool-shed,fish-weir,windmill,saw-pit,reed-cutters,brick-kiln")

    assert met(game, "dusk-and-dawn") == [1, 2, 3]
    assert state(game).projects == [(), ()]


@rule("L-17.5")
def test_nobody_on_the_map_has_no_connected_tiles():
    game = world(2, "map 13:mint[-] 14:old-mill[-,-]")

    assert connected_tiles(game, 0) == 0
    assert asked(table_of(game)) == "nobody"
