"""Section 1: components and limits."""

import pytest

from boomtable.engine import Dice, open_table
from boomtable.games.boonlake.atlas import presences_by_region, presences_near
from boomtable.games.boonlake.pieces import HOUSE, INHABITANT, SETTLEMENT
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    hand,
    has,
    levers,
    lines,
    options,
    pieces_on,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule


def drawing(game, count):
    """P1 draws cards; the dice are the test."""
    return table_of(game, ("draw", 0, count))


def only(game, **copies):
    """The draw pile has just these cards, the discard pile none."""
    game.pile = [0] * len(BOX.cards)
    game.discards = [0] * len(BOX.cards)
    for name, number in copies.items():
        game.pile[BOX.card_of[name.replace("_", "-")]] = number


@rule("L-1.2", "L-2.8", "L-2.9", "L-2.10")
def test_what_each_player_begins_with():
    game = world(4)

    for who in ("P1", "P2", "P3", "P4"):
        assert has(game, who, "ranch", "supply", "vases", "vp") == (3, 5, 0, 0)
        assert has(game, who, "houses", "settlements", "cattle", "aside") == (0, 0, 0, 0)
        assert has(game, who, "boats", "sites") == ((0, 0), (0, 0, 0, 0))
        assert has(game, who, "coin_step", "card_step", "ready") == (0, 0, ())
    assert (BOX.inhabitants, BOX.houses, BOX.settlements, BOX.cattle, BOX.boats) == (10, 6, 4, 5, 2)
    assert (len(BOX.resources), BOX.site_most, BOX.scorings) == (4, 2, 4)
    assert [BOX.resources[it].id for it in range(4)] == ["wood", "loam", "stone", "iron"]


@rule("L-1.3", "L-R38")
def test_coins_vases_and_levers_never_run_out():
    """Four players could own 48 levers, more than there are in the box."""
    every = ",".join(lever.id for lever in BOX.levers)
    said = [f"{who} levers={every}" for who in ("P1", "P2", "P3")]
    game = world(4, *said, "P4 coins=99 vases=14")
    table = table_of(game, ("modernize", 3))

    assert len(options(table, "modernize")) == 12
    play(table, "P4 modernize 1")
    assert levers(table, "P4") == (["vase-trade"], [])


@rule("L-R38")
def test_modernizing_is_impossible_with_twelve_levers():
    every = ",".join(f"{lever.id}*" for lever in BOX.levers)
    table = table_of(world(2, f"P1 coins=99 levers={every}"), ("modernize", 0))

    assert answers(table) == ["P1 pass"]


@rule("L-1.4", "W-39")
def test_w39_a_player_takes_the_inhabitants_that_remain():
    said = "P1 coins=9 ranch=7 supply=1 sites=wood1,loam1 hand=herders-camp"
    table = table_of(world(2, said, taken=BOX.strip_of["builder"]), ("play", 0, "builder"))

    play(table, "P1 play herders-camp")

    assert has(table, "P1", "ranch", "supply") == (8, 0)


@rule("L-1.4")
def test_other_parts_of_the_same_effect_are_gained():
    said = "P1 coins=9 ranch=8 supply=0 sites=wood2,iron1 hand=wagon-train"
    table = table_of(world(2, said, taken=BOX.strip_of["builder"]), ("play", 0, "builder"))

    play(table, "P1 play wagon-train")

    assert has(table, "P1", "ranch", "coins") == (8, 9 - 5 + 2)


@rule("L-1.5", "L-1.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_wooden_piece_is_always_in_exactly_one_place(players):
    table = open_table("boonlake", players, seed=players)
    dice = Dice(players)
    while not table.is_over:
        game = state(table)
        for seat in range(game.players):
            pieces = [
                piece for owner, piece in zip(game.owner, game.piece, strict=True) if owner == seat
            ]
            recesses = len(BOX.tiers) - len(game.bonus[seat])
            people = game.ranch[seat] + game.supply[seat] + recesses + len(game.projects[seat])
            # Between payment and marking a project its inhabitant is still on the ranch.
            assert people + pieces.count(INHABITANT) == BOX.inhabitants
            assert game.ranch[seat] >= 0
            assert game.supply[seat] >= 0
            assert pieces.count(HOUSE) + game.aside[seat] == game.houses[seat] <= BOX.houses
            assert pieces.count(SETTLEMENT) == game.settlements[seat] <= BOX.settlements
            herds = sum(herd.count(seat) for herd in game.herds)
            assert herds == game.cattle[seat] <= BOX.cattle
        table.pick(dice.below(len(table.options())))


@rule("L-1.6")
def test_inhabitants_given_up_go_from_the_ranch_to_the_supply():
    said = "P1 coins=9 ranch=3 sites=stone2 hand=salt-lick"
    table = table_of(world(2, said, taken=BOX.strip_of["builder"]), ("play", 0, "builder"))

    play(table, "P1 play salt-lick", "P1 exchange 1")

    assert has(table, "P1", "ranch", "supply", "coins") == (2, 6, 13)


@rule("L-1.7")
def test_an_inhabitant_on_a_project_space_is_no_presence():
    game = world(
        2,
        "map 24:market-square[P1i,P1h] 25:monument[P1s] 28:pasture[P1c,P1c,P2c]",
        "P1 projects=works",
    )

    assert presences_by_region(game, 0) == [0, 0, 3, 2]
    assert presences_by_region(game, 1) == [0, 0, 0, 1]


@rule("L-1.8", "L-1.9")
def test_spaces_are_adjacent_within_their_region_by_bridge_and_by_ford():
    near = {space.number: space.near for space in BOX.spaces}

    assert near[24] == (23, 25, 28)  # neighbours in Boonlake, and a bridge to Southern
    assert near[22] == (14, 21, 23)  # two fords
    assert near[13] == (6, 14, 21)  # a bridge, a neighbour, a ford
    assert 16 not in near[15]  # other regions
    assert all(space.number in near[other] for space in BOX.spaces[1:] for other in space.near)


@rule("L-1.8", "L-11.4", "L-R34")
def test_adjacency_serves_settlements():
    game = world(
        2,
        "map 24:market-square[P1h,P2i] 23:old-mill[P2h,-] 28:pasture[P1c,P2c] 22:monument[P2i]",
    )

    assert presences_near(game, BOX.spot_of["24a"]) == 4
    assert presences_near(game, BOX.spot_of["23a"]) == 3


@rule("L-1.10")
def test_sites_of_one_tile_may_belong_to_different_players():
    game = world(2, "map 24:market-square[-,P2i]", "P1 coins=4")
    table = table_of(game, ("develop_or_upgrade", 0))

    play(table, "P1 develop 24a")

    assert pieces_on(table, 24) == "P1i,P2i"


@rule("L-1.10", "L-12.4")
def test_a_pasture_holds_up_to_four_cattle_of_any_owners():
    game = world(2, "map 28:pasture[P1c,P2c,P2c,P2c] 16:pasture[P1c,P2c,P2c]", "P1 ranch=6")
    table = table_of(game, ("cattle_common", 0))

    assert options(table, "cattle") == ["cattle 16"]


@rule("L-1.11", "W-21", "L-4.2", "L-R43")
def test_w21_vp_may_be_negative_and_a_payment_in_vp_is_always_possible():
    table = action(world(2, "P1 vp=1"), "region-scoring")

    assert has(table, "P1", "vp") == (-3,)
    assert lines(table, "P1") == {"rows": -4}
    assert state(table).steps == 1


@rule("L-R43", "L-15.6")
def test_who_is_below_zero_may_still_pay_vp():
    said = "P1 vp=-9 coins=9 vases=1 sites=wood1 hand=story-circle"
    table = table_of(world(2, said, taken=BOX.strip_of["builder"]), ("play", 0, "builder"))

    play(table, "P1 play story-circle")
    assert options(table) == ["exchange 2", "pass"]
    play(table, "P1 exchange 2")

    assert has(table, "P1", "vp") == (-13,)


@rule("L-1.12", "W-38")
def test_w38_draws_from_two_empty_piles_are_lost():
    game = world(2)
    only(game, windmill=1)

    table = play(drawing(game, 3), "P1 draws windmill")

    assert asked(table) == "nobody"
    assert hand(table) == ["windmill"]


@rule("L-1.12", "L-26.4", "L-R35")
def test_an_empty_pile_is_made_anew_of_the_discards_in_the_middle_of_a_draw():
    game = world(2)
    only(game, windmill=1)
    game.discards[BOX.card_of["saw-pit"]] = 2
    table = drawing(game, 2)
    assert options(table) == ["P1 draws windmill"]

    play(table, "P1 draws windmill")

    assert options(table) == ["P1 draws saw-pit"]
    assert sum(state(table).discards) == 0
    play(table, "P1 draws saw-pit")
    assert sum(state(table).pile) == 1


@rule("L-R35")
def test_draws_in_a_common_step_are_made_in_player_order_from_one_pile():
    game = world(3, taken=BOX.strip_of["pioneer"])
    only(game, windmill=1, saw_pit=2)
    table = table_of(game, ("common_part", 0))

    play(table, "P2 draws windmill", "P2 draws saw-pit", "P2 pass", "P3 draws saw-pit", "P3 pass")

    assert (hand(table, "P2"), hand(table, "P3")) == (["windmill", "saw-pit"], ["saw-pit"])
    assert asked(table) == "nobody"


@rule("L-1.13")
def test_there_is_no_hand_limit_and_discards_go_to_the_common_pile():
    every = ",".join(card.id for card in BOX.cards)
    game = world(2, f"P1 hand={every}", taken=BOX.strip_of["builder"])
    table = table_of(game, ("play", 0, "builder-common"))

    play(table, "P1 discard windmill")

    assert len(hand(table)) == 86
    assert state(table).discards[BOX.card_of["windmill"]] == 1


@rule("L-1.14")
def test_no_payment_may_exceed_what_the_payer_owns():
    game = world(2, "map 24:market-square[-,-]", "P1 coins=3")
    table = table_of(game, ("develop_or_upgrade", 0))

    assert options(table, "develop") == ["develop 24b"]


@rule("L-R37", "L-R61")
def test_cards_to_be_given_up_are_picked_one_by_one_and_leave_the_hand_together():
    game = world(2, "P1 hand=windmill,windmill,saw-pit,fish-weir,reed-cutters ranch=3")
    table = table_of(game, ("hire", 0, True))

    play(table, "P1 hire cards")
    assert options(table) == [
        *("gives reed-cutters", "gives fish-weir", "gives windmill", "gives saw-pit"),
    ]
    play(table, "P1 gives windmill", "P1 gives windmill")
    assert options(table) == ["gives reed-cutters", "gives fish-weir", "gives saw-pit"]
    assert len(hand(table)) == 5
    assert has(table, "P1", "ranch") == (3,)

    play(table, "P1 gives saw-pit")

    assert hand(table) == ["reed-cutters", "fish-weir"]
    assert has(table, "P1", "ranch") == (4,)


@rule("L-R69", "W-69")
def test_w69_if_the_whole_hand_is_due_the_table_answers():
    game = world(2, "map 17:academy[-]", "P1 hand=fish-weir,windmill,windmill")
    table = table_of(game, ("develop_or_upgrade", 0))

    play(table, "P1 develop 17a")

    given = ["P1 gives fish-weir", "P1 gives windmill", "P1 gives windmill"]
    assert answers(table)[1:4] == given
    assert all(it.forced for it in table.answers[1:4])
    assert asked(table) == "P1 either-track"


@rule("W-69")
def test_w69_with_one_card_more_the_owner_is_asked():
    game = world(2, "map 17:academy[-]", "P1 hand=fish-weir,fish-weir,windmill,windmill")
    table = table_of(game, ("develop_or_upgrade", 0))

    play(table, "P1 develop 17a")
    for _ in range(3):
        assert asked(table) == "P1 choose-discards"
        table.pick(0)

    assert asked(table) == "P1 either-track"
