"""Section 20: rulings that belong to no section of their own tests."""

import pytest

from boomtable.games.boonlake.ways import Ease, settlement_ways
from tests.games.boonlake.test_components import FOUND
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    has,
    levers,
    lines,
    options,
    pieces_on,
    play,
    state,
    table_of,
    tile_on,
    world,
)
from tests.marks import rule

PLAN = Ease(1, 1)
RANCH = 9


def ways(built, ranch, presences, **helps):
    """The ways to pay for a settlement, as a record writes them."""
    found = settlement_ways(BOX.settlement_cost, built, ranch, presences, **helps)
    return [
        f"{'village-plan ' if it.with_plan else ''}inhabitants={it.inhabitants} vp={it.vp}"
        for it in found
    ]


def common(strip, *said, players=2, seat=0, **fields):
    """P1's strip, at the beginning of its common part."""
    game = world(players, *said, active=seat, phase="common", **fields)
    game.taken = BOX.strip_of[strip]
    return table_of(game, ("common_part", seat))


# --- ways to pay ---------------------------------------------------------------------------------


@rule("L-R10", "L-11.5", "L-11.6", "W-58")
def test_w58_a_fourth_settlement():
    assert ways(3, 4, 3) == ["inhabitants=4 vp=0", "inhabitants=3 vp=4", "inhabitants=2 vp=8"]
    assert ways(3, 1, 3) == []


@rule("L-R10", "W-22", "L-13.11")
def test_w22_a_third_settlement_with_village_plan():
    expected = ["village-plan inhabitants=2 vp=0", "village-plan inhabitants=1 vp=4"]

    assert ways(2, RANCH, 2, plan=PLAN) == expected
    assert ways(2, RANCH, 1, plan=PLAN) == []


@rule("L-R10", "L-11.11", "W-59")
def test_w59_vp_replace_at_most_as_many_as_are_additional():
    expected = [f"village-plan inhabitants={n} vp={vp}" for n, vp in ((2, 0), (1, 4), (0, 8))]

    assert ways(3, RANCH, 1, card=PLAN, plan=PLAN) == expected


@rule("W-75", "L-11.11")
def test_w75_a_first_settlement_with_village_plan_ready():
    both = ["inhabitants=2 vp=0", "village-plan inhabitants=1 vp=0"]

    assert ways(0, 2, 3, plan=PLAN) == both
    assert ways(0, 1, 3, plan=PLAN) == both[1:]


@rule("W-75", "L-R68")
def test_w75_with_one_way_there_is_no_question_and_the_lever_is_pulled():
    tiles = "map 24:old-library[P1h] 25:market-square[P2i,P2i] 23:mint[P2i]"
    table = table_of(world(2, tiles, "P1 ranch=1 levers=village-plan"), ("develop_or_upgrade", 0))

    play(table, "P1 upgrade 24a")

    assert answers(table) == ["P1 upgrade 24a"]
    assert levers(table) == ([], ["village-plan"])
    assert has(table, "P1", "ranch") == (0,)


@rule("L-11.11")
def test_village_plan_is_not_pulled_for_nothing():
    free = Ease(inhabitants=2)

    assert ways(0, 0, 3, card=free, plan=PLAN) == ["inhabitants=0 vp=0"]
    assert ways(0, 0, 2, card=free, plan=PLAN) == ["village-plan inhabitants=0 vp=0"]


@rule("W-24", "L-R10", "L-12.4", "L-12.5")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("drove-road", ["pay inhabitants=2 vp=0", "pay inhabitants=1 vp=4"]),
        ("drove-road,drove-road", ["pay inhabitants=1 vp=0", "pay inhabitants=0 vp=4"]),
    ],
)
def test_w24_a_fourth_cattle_with_drove_roads(cards, found):
    game = world(2, "map 28:pasture[P2c] 16:pasture[P1c,P1c,P1c]", f"P1 ranch=2 played={cards}")
    table = play(table_of(game, ("cattle_common", 0)), "P1 cattle 28")

    assert options(table) == found
    play(table, f"P1 {found[1]}")
    assert lines(table, "P1") == {"sites": -4}
    assert pieces_on(table, 28) == "P2c,P1c"


# --- the strip -----------------------------------------------------------------------------------


@rule("L-R3", "L-4.5", "L-12.8", "W-44")
def test_w44_with_all_labels_covered_a_region_is_named_without_reward():
    tiles = "map 24:market-square[P1i,P1h] 10:old-mill[P1i,-] 33:mint[P1i] 3:monument[P2i]"
    strips = "strips region-scoring builder settle pioneer progress cattle-breeding hire"
    game = world(2, strips, tiles, "labels unknown new-hope boonlake southern")
    table = action(game, "region-scoring")

    assert options(table) == [
        *("region unknown", "region new-hope", "region boonlake", "region southern"),
    ]
    play(table, "P1 region new-hope")
    assert has(table, "P1", "coins") == (3,)
    assert has(table, "P2", "coins") == (1,)


@rule("L-R3", "L-12.7")
def test_a_region_must_be_chosen():
    table = action(world(2, "labels boonlake"), "region-scoring")

    assert options(table) == ["region unknown", "region new-hope", "region southern"]


@rule("L-R4", "L-6.2", "L-3.3", "W-19")
def test_w19_a_due_scoring_starts_after_the_strips_are_pushed_together():
    game = world(2, "ships P1=u5 P2=r1", "P1 hand=windmill", steps=3, active=0)
    game.taken, game.strips[0] = game.strips[0], -1
    table = table_of(game, ("move_ship", 0), ("push_together", 0))

    play(table, "P1 ship u8", "P1 river vase")

    assert asked(table) == "P1 interim-slot"
    assert -1 not in state(table).strips
    assert state(table).strips[-1] == BOX.strip_of["hire"]
    assert state(table).scoring == 1


@rule("L-R15", "L-2.10")
@pytest.mark.parametrize(
    ("players", "first", "second"), [(2, "r1", "r1"), (3, "r3", "r1"), (4, "r3", "r3")]
)
def test_start_spaces_hold_all_ships(players, first, second):
    for number, space in ((1, first), (2, second)):
        assert BOX.river[BOX.starts[number][players]].id == space
    assert world(players).ships == [BOX.river_of[first]] * players


@rule("L-R16", "L-R15")
def test_ships_on_a_start_space_are_never_jumped():
    game = world(4, steps=4)

    assert options(table_of(game, ("move_ship", 0))) == ["ship r4", "ship r5", "ship u1", "ship u2"]


@rule("L-R17", "L-5.10")
def test_one_move_never_triggers_two_scorings():
    most = max(row.steps for row in BOX.rows)

    for course in BOX.courses[1:]:
        (first, _), (last, _) = course.locks
        # Ships that are jumped behind the first lock have crossed it before.
        assert last - first > most


@rule("L-R42", "L-5.5")
def test_a_ship_ending_on_the_last_space_after_the_trigger_gains_its_reward():
    game = world(2, "ships P1=e4 P2=e5", steps=3, round=2, crossed=(1, 2), last_trigger=1)
    table = table_of(game, ("move_ship", 0))

    assert answers(table) == ["P1 ship e5"]
    play(table, "P1 river vase")
    assert has(table, "P1", "vases") == (1,)
    assert state(table).last_trigger == 1


# --- exploring -----------------------------------------------------------------------------------

FULL = " ".join(f"{space}:pasture[]" for space in range(1, 34))


@rule("L-R9", "L-9.3")
@pytest.mark.parametrize("lacks", ["spaces", "tiles"])
def test_an_explore_that_is_impossible_brings_coins_without_a_question(lacks):
    said = f"map {FULL}" if lacks == "spaces" else "map 4:old-mill[-,-]"
    game = world(2, said)
    if lacks == "tiles":
        game.mound = ()

    table = table_of(game, ("explore", 0))

    assert answers(table) == []
    assert has(table, "P1", "coins") == (2,)


@rule("L-R9", "L-12.3")
def test_a_pasture_that_is_impossible_brings_coins_without_a_question():
    table = table_of(world(2, f"map {FULL}"), ("place_pasture", 0))
    none_left = table_of(world(2, "map 4:old-mill[-,-]", pastures=0), ("place_pasture", 0))

    assert has(table, "P1", "coins") == has(none_left, "P1", "coins") == (2,)


@rule("L-R19", "L-9.1")
def test_exploring_is_declined_before_the_reveal_or_not_at_all():
    game = world(2, "map 10:old-mill[-,-]")
    declined = play(table_of(game.copy(), ("explore", 0)), "P1 explore no")
    assert (asked(declined), has(declined, "P1", "coins")) == ("nobody", (0,))

    table = play(table_of(game.copy(), ("explore", 0)), "P1 explore yes", "gray mint")
    assert options(table) == ["place 9", "place 11", "place 16", "place 17"]


@rule("L-R18", "W-4")
def test_w4_gains_are_taken_even_if_useless():
    game = world(2, "map 10:old-mill[-,-] 18:mint[-]", "P1 ranch=8 supply=0")
    table = play(table_of(game, ("explore", 0)), "P1 explore yes", "gray archives", "P1 place 19")

    assert tile_on(table, 19) == "archives"
    assert has(table, "P1", "ranch", "coins") == (8, 0)


# --- common parts and levers ---------------------------------------------------------------------


@rule("L-R20", "L-4.7")
def test_plain_gains_are_taken_without_a_question():
    tiles = "map 24:market-square[P1i,P2i] 10:old-mill[P1i,-]"
    region = common("region-scoring", tiles, named_region=BOX.region_named["southern"])
    progress = common("progress", "P1 ranch=0", "P2 ranch=0")
    hire = table_of(world(2, f"map {FULL}"), ("take_inhabitants", 0, 1))

    assert answers(region) == []
    assert (has(region, "P1", "coins"), has(region, "P2", "coins")) == ((2,), (1,))
    assert answers(progress) == ["P1 draw"]
    assert asked(progress) == "chance draw-card"
    assert has(hire, "P1", "ranch") == (4,)


@rule("L-R20", "L-R21", "L-12.1")
def test_a_top_row_lever_replaces_the_whole_common_part_of_pioneer():
    table = common("pioneer", "P1 levers=vase-trade", "P2 levers=vase-trade")

    assert asked(table) == "P2 pioneer-common"
    assert options(table) == ["common", "top vase-trade vase"]
    play(table, "P2 top vase-trade vase")
    assert asked(table) == "nobody"
    assert has(table, "P2", "hand", "vases") == ((), 1)


@rule("L-R21")
def test_whoever_takes_part_has_cards_and_then_an_opportunity_without_top_row_levers():
    table = common("pioneer", "P2 levers=vase-trade")

    play(table, "P2 common", "P2 draws windmill", "P2 draws saw-pit")

    assert options(table) == ["discard windmill", "discard saw-pit", "pass"]


@rule("L-R22", "L-12.9")
def test_at_hire_a_top_row_lever_may_be_chosen_only_before_the_first_purchase():
    table = common("hire", "P1 coins=9 levers=vase-trade,handyman")

    assert options(table, "top") == ["top vase-trade vase"]
    play(table, "P1 pull handyman coins")
    assert options(table, "top") == ["top vase-trade vase"]
    play(table, "P1 hire coins")
    assert options(table, "top") == []

    instead = common("hire", "P1 coins=9 levers=vase-trade")
    play(instead, "P1 top vase-trade vase")
    assert answers(instead)[-1] == "P2 hire stop"
    assert has(instead, "P1", "coins", "ranch") == (9, 3)


@rule("L-R70", "W-67")
def test_w67_hire_ends_when_the_supply_is_empty_or_nothing_can_be_paid():
    last = common("hire", "P1 coins=6 ranch=7 supply=1")
    play(last, "P1 hire coins")
    assert answers(last)[:2] == ["P1 hire coins", "P2 hire stop"]

    poor = common("hire", "P1 coins=3 ranch=6 supply=2")
    play(poor, "P1 hire coins")
    assert answers(poor)[:2] == ["P1 hire coins", "P1 hire stop"]
    assert poor.answers[1].forced


@rule("L-R70")
def test_hire_is_asked_after_every_loose_pull():
    table = common("hire", "P1 coins=0 ranch=8 supply=0 levers=foreman,handyman")

    assert options(table) == [
        *("pull handyman coins", "pull handyman cards", "pull foreman", "hire stop"),
    ]
    play(table, "P1 pull foreman")
    assert asked(table) == "P1 hire"


@rule("L-R23", "L-R25", "L-13.9", "W-13")
def test_w13_coins_or_coins_with_fame_or_a_top_row_lever():
    tiles = "map 24:market-square[P1i,P1h] 10:old-mill[P1i,P1i] 3:mint[P1i]"
    said = "P1 levers=regional-fame,vase-trade"
    fields = {"named_region": BOX.region_named["southern"]}
    table = common("region-scoring", tiles, said, **fields)

    assert options(table) == ["coins", "coins fame", "top vase-trade vase"]
    play(table, "P1 coins fame")
    assert has(table, "P1", "coins", "vp", "vases") == (5, 5, 0)

    top = play(common("region-scoring", tiles, said, **fields), "P1 top vase-trade vase")
    assert has(top, "P1", "coins", "vp", "vases") == (0, 0, 1)


@rule("L-R24", "L-13.9")
def test_regional_fame_works_at_region_scorings_of_others():
    tiles = "map 24:market-square[P2i,P2h]"
    table = common(
        "region-scoring",
        tiles,
        "P2 levers=regional-fame",
        named_region=BOX.region_named["southern"],
    )

    play(table, "P2 coins fame")

    assert has(table, "P2", "coins", "vp") == (2, 2)


@rule("L-R25", "W-71")
def test_w71_fame_without_coins_is_not_offered_but_a_top_row_lever_is():
    fields = {"named_region": BOX.region_named["southern"]}
    fame = common("region-scoring", "P1 levers=regional-fame", **fields)
    top = common("region-scoring", "P1 levers=vase-trade", **fields)

    assert answers(fame) == ["P1 coins"]
    assert levers(fame) == (["regional-fame"], [])
    assert options(top) == ["coins", "top vase-trade vase"]


@rule("L-R11", "L-13.7", "W-28")
def test_w28_one_given_up_opportunity_may_feed_both_forgo_levers():
    said = "P1 sites=wood2,loam2 levers=steady-wage,site-dividend"
    table = action(world(2, said), "progress")

    play(table, "P1 forgo site-dividend steady-wage")

    assert has(table, "P1", "coins") == (7,)
    assert levers(table) == ([], ["site-dividend", "steady-wage"])


@rule("L-R11", "L-13.8", "W-29")
def test_w29_who_develops_forgoes_nothing_and_a_top_row_lever_feeds_no_forgo_lever():
    said = "P1 coins=4 levers=steady-wage,site-dividend,vase-trade sites=wood1"
    table = common("settle", "map 24:market-square[-,-]", said)

    assert options(table, "develop", "forgo", "top", "pass") == [
        *("develop 24a", "develop 24b", "forgo site-dividend", "forgo steady-wage"),
        *("forgo site-dividend steady-wage", "top vase-trade vase", "pass"),
    ]
    play(table, "P1 develop 24b")
    assert "forgo" not in " ".join(answers(table))
    assert levers(table)[0] == ["vase-trade", "site-dividend", "steady-wage"]


@rule("L-R26", "L-13.7")
def test_forgo_levers_need_no_card_in_hand():
    table = action(world(2, "P1 levers=steady-wage"), "progress")

    assert asked(table) == "P1 play"
    assert options(table) == ["forgo steady-wage", "pass"]


# --- settlements and cattle ----------------------------------------------------------------------


@rule("L-R30", "L-11.8", "W-25")
def test_w25_a_second_settlement_in_a_region_and_a_bad_site():
    tiles = "map 30:sunken-garden[P1h] 33:monument[P1s] 29:old-mill[P2i,P2i] 31:mint[P2i]"
    table = table_of(world(2, tiles, "P1 ranch=2"), ("develop_or_upgrade", 0))

    play(table, "P1 upgrade 30a")

    assert lines(table, "P1") == {"sites": -10}


@rule("L-R30")
def test_a_third_settlement_in_a_region_costs_the_penalty_once():
    tiles = (
        "map 30:hilltop[P1h] 33:monument[P1s] 28:kiln-yard[P1s] 29:old-mill[P2i,P2i] 31:mint[P2i]"
    )
    table = table_of(world(2, tiles, "P1 ranch=3"), ("develop_or_upgrade", 0))

    play(table, "P1 upgrade 30a", "P1 pay inhabitants=3 vp=0")

    assert lines(table, "P1") == {"sites": -5 + 8}


@rule("L-R32", "L-11.9", "W-27")
def test_w27_the_bonus_inhabitant_comes_after_the_payment_that_vacated_the_tier():
    game = world(2, "map 28:pasture[] 24:old-mill[P1h,P1h]", "P1 ranch=1")
    assert has(game, "P1", "bonus", "ranch") == ((), 1)

    table = play(table_of(game, ("cattle_common", 0)), "P1 cattle 28")

    assert has(table, "P1", "ranch", "bonus") == (1, (1,))


@rule("L-R32", "W-60", "L-11.9")
@pytest.mark.parametrize(("off", "bonus"), [("4h1s5c", (1, 2)), ("3h1s5c", (1,)), ("4h0s5c", (1,))])
def test_w60_a_tier_is_empty_when_all_its_pieces_are_gone(off, bonus):
    houses = int(off[0]) - 1
    game = world(2, "map 24:old-mill[P1i,-]", f"P1 off={houses}{off[1:]} ranch=3")
    table = play(table_of(game, ("interim_slot", 0)), "P1 upgrade 24a")

    assert has(table, "P1", "bonus") == (bonus,)


@rule("L-R33", "L-12.6")
def test_cattle_coins_count_houses_of_all_across_bridges_and_the_ford():
    near = "6:market-square[P1h,P2h] 14:old-mill[P2h,P2s] 21:mint[P1h]"
    tiles = f"map 13:pasture[] {near} 22:monument[P1h]"
    table = play(table_of(world(2, tiles, "P1 ranch=1"), ("cattle_common", 0)), "P1 cattle 13")

    assert has(table, "P1", "coins") == (2 * 4,)


@rule("L-R67")
def test_rules_that_the_surviving_text_lacks_are_kept_as_they_stood():
    """Their marks in the file are unconfirmed, but they are all there."""
    levers_in_doubt = ("steady-wage", "regional-fame", "towpath", "settlers-welcome", "foreman")
    marked = {it["id"]: it["effect_source"] for it in FOUND["player_board"]["lever"]}
    assert all(marked[name] == "rulebook" for name in levers_in_doubt)
    sources = {it["condition"]["type"]: it["condition_type_source"] for it in FOUND["scoring_tile"]}
    assert set(sources.values()) == {"rulebook"}
    builder = next(it for it in FOUND["action_strip"] if it["id"] == "builder")
    assert builder["middle"] == ["play-any-or-draw-2"]
