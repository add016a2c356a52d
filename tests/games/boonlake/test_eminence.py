"""Section 19: the solo game against the Wise Eminence."""

from fractions import Fraction

import pytest

from boomtable.engine import Dice, Unreadable, open_table, play_out
from boomtable.games.boonlake.eminence import tiles_to_come, weights
from boomtable.games.boonlake.eminence_effects import best_pasture, search
from boomtable.games.boonlake.eminence_happenings import PieceWasMissing
from boomtable.games.boonlake.eminence_scoring import board_income
from boomtable.games.boonlake.happenings import Paid, StripTaken
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.solo_pieces import CORNERS
from boomtable.games.boonlake.state import EMINENCE
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    events,
    has,
    interim,
    lines,
    options,
    pieces_on,
    play,
    state,
    table_of,
    tile_on,
    turn,
    world,
)
from tests.marks import rule

LEVELS = ("easy", "medium", "challenge", "difficult", "very-difficult")
FULL = " ".join(f"{space}:pasture[]" for space in range(1, 34))
"""A map without an empty space and without a site."""


def solo(*said, preferred=1, **fields):
    """A solo world in the middle of a turn of the Eminence."""
    return world(1, *said, preferred=preferred, active=1, **fields)


def does(game, *words):
    """The Eminence carries out some of its effects."""
    return table_of(game, *(("eminence_does", word) for word in words))


def strips(*order):
    """The strips from the top: those named, then the others."""
    rest = [strip.id for strip in BOX.strips if strip.id not in order]
    return f"strips {' '.join((*order, *rest))}"


def bottom(strip):
    """The strips with one of them in the last row."""
    rest = [it.id for it in BOX.strips if it.id != strip]
    return f"strips {' '.join((*rest, strip))}"


# --- 19.1 set-up ---------------------------------------------------------------------------------


@rule("L-19.1", "L-2.15", "L-26.2")
def test_the_solo_game_is_set_up_as_for_two_and_the_eminence_begins():
    table = open_table("boonlake", 1, {"level": "easy"}, seed=3)
    game = state(table)

    assert asked(table) == "P1 choose-scoring-tile"
    assert not any(it.prompt == "start-player" for it in table.answers)
    assert sum(it >= 0 for it in game.laid) == 6
    table.pick(0)
    assert asked(table) == "P1 choose-first-site"
    assert has(table, "P1", "coins") == (7,)
    play(table, "P1 site wood")
    assert [it.prompt for it in table.answers].index("solo-tile") > 0
    assert state(table).starter == 1


@rule("L-19.2")
def test_what_the_eminence_has_and_what_it_never_gets():
    game = world(1)

    assert has(game, "E", "houses", "settlements", "cattle", "vp") == (0, 0, 0, 0)
    assert (game.cactus, game.ships) == (0, [0, 0])
    table = open_table("boonlake", 1, {"level": "challenge"}, seed=4)
    dice = Dice(4)
    while not table.is_over:
        table.pick(dice.below(len(table.options())))
        found = has(table, "E", "hand", "coins", "ranch", "supply", "vases", "boats", "marks")
        assert found == ((), 0, 0, 0, 0, (), ())
        assert has(table, "E", "sites", "ready", "coin_step", "card_step") == ((0,) * 4, (), 0, 0)


@rule("L-19.3", "L-R66")
def test_the_human_keeps_one_of_two_tiles_and_three_areas_get_random_ones():
    table = open_table("boonlake", 1, {"level": "easy"}, seed=5)
    assert len(options(table)) == 2
    table.pick(0)

    assert [it.prompt for it in table.answers].count("open-tile") == 3
    assert len(state(table).open_tiles) == 4
    assert has(table, "E", "own") == (-1,)


@rule("L-19.4")
@pytest.mark.parametrize(
    ("level", "stack"), [*zip(LEVELS, [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5)], strict=True)]
)
def test_the_levels(level, stack):
    game = world(1, level=level)

    assert (game.stack_a, game.stack_b) == stack


def test_a_level_that_there_is_not():
    with pytest.raises(Unreadable):
        open_table("boonlake", 1, {"level": "insane"}, seed=1)


@rule("L-19.5", "L-26.8")
def test_the_silhouette_shows_in_one_of_four_corners_all_alike():
    table = play(turn(world(1), "E"), "solo solo-a1")

    assert asked(table) == "chance solo-corner"
    assert options(table) == [f"corner {it}" for it in CORNERS]
    assert table.decision.weights is None


# --- 19.2 the turn -------------------------------------------------------------------------------


@rule("L-19.6", "L-19.24")
def test_the_eminence_and_the_human_alternate():
    table = open_table("boonlake", 1, {"level": "easy"}, seed=6)
    play_out(table, Dice(6))
    order = [
        it.prompt
        for it in table.answers
        if it.prompt == "solo-tile" or (it.prompt == "choose-strip" and "takes" in str(it.option))
    ]

    assert order == ["solo-tile", "choose-strip"] * (len(order) // 2)


@rule("L-19.6", "L-26.7", "L-R53")
def test_an_empty_stack_is_made_anew_of_the_tiles_that_were_seen():
    seen = (0, 1, 5, 6, 7, 8)
    game = world(1, stack_a=0, stack_b=0, seen=seen, turned=(5, 1, 0, 8, 7, 6))
    table = turn(game, "E")

    assert options(table) == [f"solo {BOX.solo.tiles[it].id}" for it in seen]
    assert table.decision.weights is not None
    assert len(set(table.decision.weights)) == 1
    play(table, "solo solo-b1")
    assert (state(table).stack_a, state(table).stack_b) == (2, 3)
    assert state(table).turned == (5,)


@rule("L-19.7", "W-14")
def test_w14_the_preferred_number():
    said = "map 13:old-mill[-,-] 14:mint[-]"
    game = world(1, said, strips("hire", "pioneer", "cattle-breeding"))
    table = play(turn(game, "E"), "solo solo-a1", "corner ll")
    assert state(table).preferred == 13

    placed = does(solo(said, preferred=13), "tile")
    play(placed, "gray monument")
    assert tile_on(placed, 15) == "monument"


@rule("L-19.7", "W-50", "L-R51")
def test_w50_with_an_empty_stack_the_upper_left_number_holds():
    game = world(1, stack_a=1, stack_b=0)
    table = play(turn(game, "E"), "solo solo-a1")

    assert asked(table) != "chance solo-corner"
    assert state(table).preferred == 5
    assert (state(table).stack_a, state(table).stack_b) == (0, 0)


@rule("L-19.8")
def test_the_search_goes_upwards_and_after_the_last_number_begins_at_1():
    assert search(solo(preferred=31)) == [31, 32, 33, *range(1, 31)]
    assert search(solo(preferred=1)) == list(range(1, 34))
    game = solo("map 4:old-mill[-,-] 10:old-library[-]", preferred=33)

    table = play(does(game, "tile"), "gray mint")

    assert tile_on(table, 3) == "mint"


@rule("L-19.8", "L-19.14", "L-R47")
def test_if_no_location_fits_the_effect_is_lost_and_nothing_is_drawn():
    game = solo(f"map {FULL}")

    table = does(game, "tile", "pasture", "structure", "house-on-last-tile")

    assert answers(table) == []
    assert has(table, "E", "vp", "houses") == (0, 0)


@rule("L-19.9", "L-R57", "L-19.29")
@pytest.mark.parametrize(
    ("strip", "tile", "cactus", "houses", "cattle"),
    [
        ("settle", "solo-a5", 1, 1, 0),
        ("settle", "solo-b4", 2, 2, 0),
        ("cattle-breeding", "solo-a5", 1, 0, 1),
        ("cattle-breeding", "solo-b4", 3, 0, 1),
        ("hire", "solo-a5", 2, 0, 0),
        ("progress", "solo-b4", 4, 0, 0),
        ("pioneer", "solo-a5", 2, 0, 0),
    ],
)
def test_the_first_half_depends_on_the_strip_in_the_last_row_alone(
    strip, tile, cactus, houses, cattle
):
    """The second half is Builder on row 1: 1 cactus step with an A-tile, 2 with a B-tile."""
    rest = [it.id for it in BOX.strips if it.id not in ("builder", strip)]
    game = world(
        1,
        "map 20:old-mill[-,-] 28:pasture[]",
        f"strips {' '.join(('builder', *rest, strip))}",
        "P1 hand=windmill",
    )

    table = play(turn(game, "E"), f"solo {tile}", "corner ul")

    assert asked(table) == "P1 play"
    assert state(table).cactus == cactus
    assert has(table, "E", "houses", "cattle") == (houses, cattle)


@rule("L-19.9", "W-55", "L-R49")
def test_w55_cattle_in_the_last_row_on_a_b_tile():
    said = "map 28:pasture[P1c,P1c,P1c,P1c] 16:pasture[P1c]"
    game = world(1, said, bottom("cattle-breeding"))
    table = play(turn(game, "E"), "solo solo-b2", "corner ul")

    assert pieces_on(table, 16) == "P1c,Ec"
    names = [type(it).__name__ for it in table.events(None)]
    assert names.index("CattlePlaced") < names.index("CactusGrew") < names.index("StripTaken")


@rule("L-19.10", "W-15", "L-19.11", "L-19.16")
def test_w15_of_the_three_actions_the_strip_highest_on_the_board_is_taken():
    game = world(
        1,
        strips("hire", "builder", "region-scoring", "settle", "pioneer", "cattle-breeding"),
        "P1 hand=windmill",
    )
    table = play(turn(game, "E"), "solo solo-a1", "corner ll")

    assert state(table).taken == BOX.strip_of["builder"]
    assert state(table).cactus == 1 + 1  # Progress in the last row, then Builder.
    assert (asked(table), options(table)) == ("P1 play", ["discard windmill", "pass"])
    play(table, "P1 discard windmill")
    assert state(table).strips[-1] == BOX.strip_of["builder"]
    assert state(table).strips[0] == BOX.strip_of["hire"]
    assert has(table, "E", "vp") == (0,)


@rule("L-19.10")
def test_it_never_takes_one_of_the_two_rows_that_cost_vp():
    table = play_out(open_table("boonlake", 1, {"level": "medium"}, seed=8), Dice(8))

    rows = [
        it.row for it in table.events(None) if type(it).__name__ == "StripTaken" and it.seat == 1
    ]
    assert rows
    assert max(rows) <= 5


@rule("L-19.10")
def test_of_the_last_three_rows_it_takes_the_one_that_costs_nothing():
    named = [BOX.strips[it].id for it in BOX.solo.tiles[BOX.solo_of["solo-a1"]].actions]
    rest = [it.id for it in BOX.strips if it.id not in named]
    game = world(1, f"strips {' '.join([*rest, *named])}", "P1 hand=windmill")
    table = play(turn(game, "E"), "solo solo-a1", "corner ul")

    assert [it.row for it in events(table, StripTaken)] == [5]
    assert BOX.rows[4].vp_cost == 0
    assert not [it for it in events(table, Paid) if it.seat == EMINENCE]


@rule("L-19.11")
@pytest.mark.parametrize(
    ("strip", "words_a", "words_b"),
    [
        ("builder", ["cactus"], ["cactus", "cactus"]),
        ("progress", ["cactus"], ["cactus", "cactus"]),
        ("hire", ["tile", "cactus"], ["tile", "cactus", "cactus"]),
    ],
)
def test_builder_progress_and_hire(strip, words_a, words_b):
    effect = BOX.solo.effects[BOX.strip_of[strip]]
    assert [list(effect.chosen_a), list(effect.chosen_b)] == [words_a, words_b]
    game = solo("map 4:old-mill[-,-]", preferred=1)

    table = does(game, *words_b)
    if "tile" in words_b:
        play(table, "gray mint")

    assert state(table).cactus == 2
    assert (tile_on(table, 3) == "mint") == (strip == "hire")


@rule("L-19.12", "L-19.14")
def test_pioneer_places_two_tiles_and_a_house_on_the_second():
    game = solo("map 4:old-mill[-,-]", preferred=3)
    table = does(game, *BOX.solo.effects[BOX.strip_of["pioneer"]].chosen_b)

    play(table, "gray mint", "gray hamlet-lane")

    assert (tile_on(table, 3), tile_on(table, 5)) == ("mint", "hamlet-lane")
    assert (pieces_on(table, 3), pieces_on(table, 5)) == ("-", "Eh,-")
    assert state(table).cactus == 1
    assert has(table, "E", "coins", "vp") == (0, 0)


@rule("L-R47")
def test_if_only_one_tile_can_be_placed_the_house_goes_there():
    game = solo("map 4:old-mill[-,-]", preferred=3, mound=(BOX.tile_of["mint"],))

    table = play(does(game, "tile", "tile", "house-on-last-tile"), "gray mint")

    assert pieces_on(table, 3) == "Eh"


@rule("L-R47")
def test_without_a_tile_there_is_no_house_and_no_vp():
    game = solo("map 4:old-mill[-,-]", "E off=6h0s0c", mound=())

    table = does(game, "tile", "tile", "house-on-last-tile")

    assert has(table, "E", "vp") == (0,)


@rule("W-48", "L-19.19")
def test_w48_pioneer_without_a_house_on_the_board():
    game = solo("map 4:old-mill[-,-]", "E off=6h3s0c aside=3", preferred=3)

    table = play(does(game, "tile", "tile", "house-on-last-tile"), "gray mint", "gray monument")

    assert lines(table, "E") == {"eminence-missing": 10}
    assert pieces_on(table, 5) == "-"


@rule("L-R47")
def test_the_tile_of_an_earlier_turn_gets_no_house():
    game = world(1, "map 4:old-mill[-,-]", strips("pioneer"), placed=4, mound=())

    table = play(turn(game, "E"), "solo solo-a2", "corner ul")

    assert state(table).taken == BOX.strip_of["pioneer"]
    assert pieces_on(table, 4) == "-,-"


@rule("L-19.14")
def test_without_a_pasture_in_the_stack_none_is_placed():
    table = does(solo("map 4:old-mill[-,-]", preferred=5, pastures=0), "pasture")

    assert tile_on(table, 5) == "nothing"
    assert state(table).pastures == 0


@rule("L-19.13", "L-19.14")
def test_cattle_breeding_places_a_pasture_then_a_cattle():
    game = solo("map 4:old-mill[-,-]", preferred=5)

    table = does(game, *BOX.solo.effects[BOX.strip_of["cattle-breeding"]].chosen_b)

    assert pieces_on(table, 5) == "Ec"
    assert state(table).pastures == 6
    assert state(table).cactus == 1


@rule("L-19.13", "L-19.18")
@pytest.mark.parametrize(("words", "found"), [(1, "Eh,-"), (2, "Eh,Eh")])
def test_settle_builds_one_structure_or_two(words, found):
    game = solo("map 4:old-mill[-,-]")

    assert pieces_on(does(game, *["structure"] * words), 4) == found


@rule("L-19.14")
def test_the_eminence_gains_no_space_reward():
    game = solo("map 10:old-mill[-,-]", preferred=17)

    table = play(does(game, "tile"), "gray mint")

    assert tile_on(table, 17) == "mint"
    assert has(table, "E", "coins", "vp") == (0, 0)
    assert has(table, "P1", "coins") == (0,)


@rule("L-19.15", "W-66")
@pytest.mark.parametrize(
    ("labels", "region", "vp"), [("", "new-hope", 3), ("new-hope", "southern", 3)]
)
def test_w66_the_region_where_the_human_is_furthest_ahead(labels, region, vp):
    said = "map 10:old-mill[P1i,P1h] 33:monument[P1i] 32:mint[P1i] 24:market-square[P1i,Eh]"
    game = solo(said, f"labels {labels}")

    table = does(game, "region")

    assert state(table).named_region == BOX.region_named[region]
    assert BOX.region_named[region] in state(table).covered
    assert lines(table, "E") == {"eminence-labels": vp}


@rule("L-19.15")
def test_boonlake_brings_four_vp_and_presences_one_or_two_each():
    said = "map 24:market-square[P1i,P1h] 4:old-mill[Eh,P1i] 28:pasture[Ec,Ec]"

    once = does(solo(said), "region", "vp-per-presence-1")
    twice = does(solo(said), "region", "vp-per-presence-2")

    assert lines(once, "E") == {"eminence-labels": 4, "eminence-presences": 3}
    assert lines(twice, "E") == {"eminence-labels": 4, "eminence-presences": 6}


@rule("L-19.15", "L-19.16", "L-R24")
def test_the_human_gains_coins_in_the_eminences_region_scoring():
    said = "map 24:market-square[P1i,P1h] 4:old-mill[P1i,Eh] 28:pasture[P1c]"
    game = world(1, said, strips("region-scoring"), "P1 levers=regional-fame")
    table = play(turn(game, "E"), "solo solo-a1", "corner ul")

    assert state(table).named_region == BOX.region_named["boonlake"]
    assert options(table) == ["coins", "coins fame"]
    play(table, "P1 coins fame")
    assert has(table, "P1", "coins", "vp") == (2, 2)
    assert state(table).named_region == NONE
    # The Eminence scores its presences once, in its own part.
    assert lines(table, "E") == {"eminence-labels": 4, "eminence-presences": 1}


@rule("L-R46")
def test_with_all_labels_covered_the_region_is_named_without_vp():
    game = solo(
        "map 24:market-square[P1i,P1h] 4:old-mill[Eh,-]",
        "labels unknown new-hope boonlake southern",
    )

    table = does(game, "region", "vp-per-presence-1")

    assert state(table).named_region == BOX.region_named["boonlake"]
    assert lines(table, "E") == {"eminence-presences": 1}


@rule("L-19.16", "L-4.6")
def test_the_human_takes_part_before_the_ship_moves_with_pioneer_too():
    game = world(1, "map 4:old-mill[-,-]", strips("pioneer"), "P1 levers=vase-trade")
    table = play(turn(game, "E"), "solo solo-a2", "corner ul", "gray mint", "gray monument")

    assert (asked(table), options(table)) == (
        "P1 pioneer-common",
        ["common", "top vase-trade vase"],
    )
    assert state(table).ships == [0, 0]
    play(table, "P1 top vase-trade vase")
    assert state(table).ships == [0, 4]
    assert asked(table) == "P1 choose-strip"


@rule("L-19.17", "L-R54")
def test_the_human_region_scoring_brings_the_eminence_vp():
    said = "map 24:market-square[P1i,Eh] 4:old-mill[Eh,-] 28:pasture[Ec,Ec]"
    game = world(1, said, "P1 levers=vase-trade")
    table = action(game, "region-scoring")

    play(table, "P1 region boonlake")
    assert lines(table, "E") == {}
    play(table, "P1 top vase-trade vase")

    assert lines(table, "E") == {"eminence-presences": 3}


@rule("L-19.17")
def test_no_other_human_action_concerns_it():
    game = world(1, "map 24:market-square[P1i,Eh]")
    before = (game.vp[1], game.cactus)

    table = action(game, "builder")
    while asked(table) != "P1 move-ship":
        play(table, "P1 pass")

    assert (state(table).vp[1], state(table).cactus) == before


# --- 19.3 building and cattle --------------------------------------------------------------------


@rule("L-19.18")
def test_a_house_goes_on_a_free_site_the_upper_one_first():
    game = solo("map 10:mint[P1i] 14:old-mill[P1i,-] 18:hamlet-lane[-,-]", preferred=10)

    assert pieces_on(does(game, "structure"), 14) == "P1i,Eh"


@rule("L-19.18", "L-R50", "L-R64", "L-19.20")
def test_with_two_houses_on_the_map_one_becomes_a_settlement():
    game = solo("map 10:sunken-garden[Eh] 18:old-mill[Eh,Eh]", preferred=15)

    table = does(game, "structure")

    assert (pieces_on(table, 18), pieces_on(table, 10)) == ("Es,Eh", "Eh")
    assert has(table, "E", "houses", "settlements", "aside", "vp") == (3, 1, 1, 0)


@rule("L-R50", "L-19.20")
def test_the_eminence_ignores_the_region_penalty_and_settlement_vp():
    game = solo("map 10:sunken-garden[Eh] 18:old-mill[Es,Eh]", preferred=10)

    table = does(game, "structure")

    assert pieces_on(table, 10) == "Es"
    assert has(table, "E", "vp") == (0,)


@rule("W-47", "L-19.18")
def test_w47_two_structures_are_decided_one_after_the_other():
    game = solo("map 10:mint[Eh] 18:monument[-]", preferred=15)

    table = does(game, "structure", "structure")

    assert (pieces_on(table, 10), pieces_on(table, 18)) == ("Eh", "Es")


@rule("W-73", "L-19.19", "L-R63", "L-R72")
def test_w73_ten_vp_if_the_piece_that_is_asked_for_is_not_on_the_board():
    said = "map 10:mint[Eh] 18:monument[Eh] 17:old-mill[-,-]"
    for off in ("6h4s0c", "5h4s0c"):
        game = solo(said, f"E off={off} aside={int(off[0]) - 2}")

        table = does(game, "structure")

        assert lines(table, "E") == {"eminence-missing": 10}


@rule("L-R72")
def test_a_house_to_be_built_is_never_missing():
    """With all houses off the board at least two stand on the map, for 4 settlements at most."""
    needed = BOX.solo.settlement_from_houses

    assert BOX.houses - BOX.settlements >= needed


@rule("L-R48")
def test_without_a_free_site_a_house_is_lost():
    game = solo("map 10:mint[P1i] 18:old-mill[P1i,P1h]")

    assert has(does(game, "structure"), "E", "vp", "houses") == (0, 0)


@rule("L-19.20")
def test_site_costs_and_rewards_are_ignored():
    game = solo("map 10:great-exchange[-]")

    table = does(game, "structure")

    assert pieces_on(table, 10) == "Eh"
    assert has(table, "E", "coins", "vp", "coin_step") == (0, 0, 0)


@rule("L-19.21", "W-46")
def test_w46_a_cattle_goes_where_the_difference_is_highest_then_where_fewest_are():
    said = "map 28:pasture[P1c] 24:old-library[P1h] 29:monument[P1s] 16:pasture[] 10:mint[Eh]"
    game = solo(said, preferred=20)

    table = does(game, "cattle")

    assert (pieces_on(table, 16), pieces_on(table, 28)) == ("Ec", "P1c")
    assert has(table, "E", "coins", "vp") == (0, 0)


@rule("L-19.21", "L-19.8")
@pytest.mark.parametrize(("preferred", "space"), [(20, 28), (29, 16), (16, 16)])
def test_a_tie_is_broken_by_the_preferred_number(preferred, space):
    assert best_pasture(solo("map 28:pasture[] 16:pasture[]", preferred=preferred)) == space


@rule("L-19.21", "L-R49")
def test_without_a_pasture_that_has_room_it_is_lost():
    game = solo("map 28:pasture[P1c,P1c,P1c,P1c]")

    assert has(does(game, "cattle"), "E", "vp", "cattle") == (0, 0)


@rule("L-19.21", "L-19.19")
def test_with_all_cattle_on_the_map_there_are_ten_vp():
    game = solo("map 28:pasture[]", "E off=0h0s5c")

    table = does(game, "cattle")

    assert lines(table, "E") == {"eminence-missing": 10}
    assert pieces_on(table, 28) == ""


@rule("L-19.27", "L-R14")
def test_cactus_steps_beyond_the_last_space_bring_vp():
    game = solo("E cactus=29")

    table = does(game, "cactus", "cactus", "cactus")

    assert state(table).cactus == 30
    assert lines(table, "E") == {"eminence-cactus": 4}


@rule("L-19.28", "L-12.6", "L-11.4")
def test_pieces_of_the_eminence_are_pieces_of_a_player():
    tiles = "map 24:market-square[P1h,Eh] 23:mint[Es] 28:pasture[Ec]"
    slot = table_of(world(1, tiles, "P1 ranch=3"), ("interim_slot", 0))
    assert options(slot, "upgrade") == ["upgrade 24a"]

    placing = world(1, tiles, "P1 ranch=3")
    table = play(table_of(placing, ("cattle_common", 0)), "P1 cattle 28")
    assert has(table, "P1", "coins") == (2 * 2,)

    herd = world(1, "map 16:pasture[P1c,Ec] 9:monument[Es] 10:mint[P1s]", scoring=1)
    human = table_of(herd.copy(), ("income", 0))
    play(human, "P1 draws windmill", "P1 draws saw-pit")
    theirs = table_of(herd.copy(), ("income", 1))
    assert lines(human, "P1")["cattle"] == 2
    assert lines(theirs, "E")["eminence-cattle"] == 2


# --- 19.4 ship, scorings, end --------------------------------------------------------------------


def sails(ships, steps, **fields):
    game = world(1, f"ships {ships}", steps=steps, active=1, **fields)
    return table_of(game, ("eminence_sails",))


@rule("L-19.22", "L-5.4")
def test_the_ship_of_the_eminence_moves_all_steps_without_reward():
    table = sails("P1=r4 E=r1", 3)
    assert BOX.river[state(table).ships[1]].id == "r5"
    assert has(table, "E", "coins", "hand") == (0, ())

    assert BOX.river[state(sails("P1=r1 E=e4", 3)).ships[1]].id == "e5"


@rule("L-19.22", "L-5.10")
def test_it_crosses_locks_and_triggers_scorings():
    table = sails("P1=r4 E=u6", 1)

    assert (state(table).trigger, state(table).crossed) == (1, (0,))


@rule("L-19.22", "L-5.3")
def test_it_blocks_and_is_jumped_over_like_any_ship():
    game = world(1, "ships P1=r1 E=r2", steps=2)

    assert options(table_of(game, ("move_ship", 0))) == ["ship r3", "ship r4"]


@rule("L-19.23", "W-16")
def test_w16_the_income_of_the_eminence():
    game = world(1, "E off=4h3s3c aside=3 cactus=19")
    assert board_income(game) == 2 + 6 + 4 + 14
    assert board_income(world(1)) == 0

    table = table_of(world(1, "E off=4h3s3c aside=3 cactus=19", scoring=1), ("income", 1))
    assert lines(table, "E") == {"eminence-income": 26}


@rule("W-16", "L-19.25")
def test_w16_at_the_final_scoring_the_same_again():
    game = world(1, "E off=4h3s3c aside=3 cactus=19", stack_a=1, stack_b=0)

    assert lines(table_of(game, ("final_scoring",)), "E") == {"eminence-income": 26}


@rule("L-19.25")
def test_the_cattle_of_the_eminence_bring_vp_once_more_at_the_end():
    game = world(1, "map 16:pasture[Ec,P1c,Ec] 9:monument[Es] 10:mint[P1s]", stack_b=0)

    ended = table_of(game, ("final_scoring",))

    assert lines(ended, "E")["eminence-cattle"] == 2 * 2


@rule("W-49", "L-19.25", "L-R51")
def test_w49_tiles_still_face_down_at_the_end():
    game = world(1, stack_a=1, stack_b=1)

    assert lines(table_of(game, ("final_scoring",)), "E") == {"eminence-unrevealed": 10}


@rule("L-19.23")
def test_the_human_does_all_five_steps_and_the_eminence_only_has_income():
    game = world(1, "P1 hand=windmill levers=foreman", "E cactus=5")
    table = interim(game, 1, "E")
    prompts = []
    while asked(table) != "nobody" and len(prompts) < 9:
        prompts.append(asked(table))
        table.pick(len(table.options()) - 1 if "score-tile" not in asked(table) else 0)

    assert prompts[:3] == ["P1 interim-slot", "P1 interim-slot", "P1 score-tile"]
    assert "P1 last-levers" in prompts
    assert lines(table, "E") == {"eminence-income": 4}


@rule("L-19.24", "L-R52", "L-3.5")
@pytest.mark.parametrize(("who", "human_turns"), [("E", 1), ("P1", 0)])
def test_the_fourth_scoring_comes_after_the_human_turn(who, human_turns):
    other = "P1=l5 E=e4" if who == "E" else "P1=e4 E=l3"
    game = world(1, f"ships {other}", round=2, scoring=3, crossed=(1,), steps=1)
    seat = 1 if who == "E" else 0
    game.active, game.taken = seat, game.strips[0]
    game.strips[0] = -1
    step = ("eminence_sails",) if who == "E" else ("move_ship", 0)
    table = table_of(game, step, ("push_together", seat))
    if who == "P1":
        play(table, "P1 river vase")

    found = []
    while not table.is_over:
        found.append(table.decision.prompt)
        table.pick(len(table.options()) - 1)

    assert found.count("choose-strip") == human_turns
    assert state(table).scoring == 4


@rule("L-19.24", "L-3.4")
def test_after_the_second_scoring_both_ships_go_to_the_first_space():
    game = world(1, "ships P1=u9 E=e5", scoring=2, crossed=(0, 2))

    assert state(table_of(game, ("end_scoring",))).ships == [0, 0]


@rule("L-19.26")
@pytest.mark.parametrize(
    ("human", "eminence", "winners"), [(9, 9, (0,)), (8, 9, (1,)), (9, 8, (0,))]
)
def test_the_human_wins_with_at_least_as_many_vp(human, eminence, winners):
    table = open_table("boonlake", 1, {"level": "easy"}, seed=1)
    game = state(table).copy()
    game.phase = "over"
    size = len(game.ledger) // 2
    game.ledger[0], game.ledger[size] = human, eminence

    assert table.game.score(game).winners == winners


@rule("L-19.29")
def test_the_order_of_the_eminences_turn():
    game = world(1, "map 4:old-mill[-,-]", bottom("builder"), "P1 hand=windmill")
    table = play(turn(game, "E"), "solo solo-a2", "corner ul", "gray mint", "gray monument")
    play(table, "P1 draws saw-pit", "P1 draws saw-pit", "P1 pass")

    told = [type(it).__name__ for it in table.events(None)]
    places = [
        told.index(name)
        for name in ("SoloTileTurned", "CactusGrew", "StripTaken", "TilePlaced", "HouseBuilt")
    ]
    assert places == sorted(places)
    assert told.index("CardsDrawn") < told.index("ShipMoved")
    assert BOX.river[state(table).ships[1]].id == "r5"  # Pioneer lay in row 1: 4 steps.
    assert asked(table) == "P1 choose-strip"


# --- section 26: chance --------------------------------------------------------------------------


@rule("W-64", "L-26.7")
def test_w64_the_first_reveal_on_the_easy_level():
    game = world(1, level="easy")
    found = weights(game)
    whole = sum(found)

    assert tiles_to_come(game) == list(range(10))
    assert [Fraction(it, whole) for it in found] == [Fraction(1, 6)] * 5 + [Fraction(1, 30)] * 5


@rule("L-26.7", "L-R53")
def test_removing_and_shuffling_at_random_gives_the_same_chances():
    """After A1 and B1 on the level challenge: 2 A and 2 B are left, of 4 unseen each."""
    game = world(1, stack_a=2, stack_b=2, seen=(0, 5), turned=(0, 5))
    found = weights(game)

    assert tiles_to_come(game) == [1, 2, 3, 4, 6, 7, 8, 9]
    assert {Fraction(it, sum(found)) for it in found} == {Fraction(1, 8)}


@rule("L-26.7")
def test_a_type_that_is_used_up_cannot_come():
    game = world(1, stack_a=0, stack_b=1, seen=(0, 1, 2, 3, 4), turned=(0, 1, 2, 3, 4))

    assert tiles_to_come(game) == [5, 6, 7, 8, 9]
    assert len(set(weights(game))) == 1


@rule("L-26.7", "L-19.4", "L-R53")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_six_tiles_come_back_in_every_stack(level):
    table = play_out(open_table("boonlake", 1, {"level": level}, seed=11), Dice(2))
    turned = [str(it.option) for it in table.answers if it.prompt == "solo-tile"]
    stacks = [turned[place : place + 6] for place in range(0, len(turned), 6)]

    assert len(set(stacks[0])) == min(6, len(stacks[0]))
    for stack in stacks[1:]:
        assert set(stack) <= set(stacks[0])
        assert len(set(stack)) == len(stack)
    letters = [it[10] for it in stacks[0]]
    if len(letters) == 6:
        assert letters.count("a") == 5 - LEVELS.index(level)


def test_what_the_eminence_does_is_told_in_both_languages():
    told = set()
    for seed, level in enumerate(LEVELS):
        table = play_out(open_table("boonlake", 1, {"level": level}, seed=seed), Dice(seed))
        for event in table.events(None):
            line = table.game.told(event)
            if line is not None and "Wise Eminence" in line.say("en", ["Ann"]):
                assert "Sage Éminence" in line.say("fr", ["Ann"])
                told.add(type(event).__name__)

    assert {"SoloTileTurned", "CactusGrew", "EminenceHadIncome", "ShipMoved", "StripTaken"} <= told
    missing = table.game.told(PieceWasMissing("cattle", 10))
    assert "cattle" in missing.say("en")
    assert "10 VP" in missing.say("en")
    assert "bovin" in missing.say("fr")
