"""Section 12: what is special about each of the seven actions."""

import pytest

from boomtable.engine import Illegal
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

TOP = "strips {} hire builder settle pioneer progress cattle-breeding region-scoring"
MAP = "map 10:old-mill[-,-]"


def strips(first):
    """The strips with one of them on top, so that the ship has a choice."""
    rest = TOP.format(first).split()[2:]
    return " ".join(["strips", first, *(it for it in rest if it != first)])


def drawn(table, *cards):
    """Deal cards to whoever draws them now; without cards whatever comes."""
    for card in cards:
        who = next(str(it).split()[0] for it in table.options())
        play(table, f"{who} draws {card}")
    while asked(table) == "chance draw-card":
        table.pick(0)
    return table


# --- Pioneer ---------------------------------------------------------------------------------


@rule("L-12.1", "L-R20", "L-R21")
def test_pioneer_gives_the_others_cards_and_then_a_play_of_any_kind():
    game = world(2, strips("pioneer"), MAP, "P1 ranch=0", "P2 levers=vase-trade coins=9")
    table = action(game, "pioneer")
    play(table, "P1 explore no", "P1 explore no")

    # The lever would replace the whole part, so the choice comes before the cards.
    assert asked(table) == "P2 pioneer-common"
    assert options(table) == ["common", "top vase-trade vase"]
    play(table, "P2 common", "P2 draws windmill", "P2 draws night-watch")
    assert asked(table) == "P2 play"
    assert options(table, "discard") == ["discard windmill", "discard night-watch"]
    assert options(table)[-1] == "pass"
    assert not options(table, "top")
    play(table, "P2 pass")
    assert asked(table) == "P1 move-ship"


@rule("L-R21", "L-13.6")
def test_who_pulls_a_top_row_lever_draws_no_cards():
    game = world(2, strips("pioneer"), MAP, "P1 ranch=0", "P2 levers=vase-trade")
    table = action(game, "pioneer")

    play(table, "P1 explore no", "P1 explore no", "P2 top vase-trade vase")

    assert hand(table, "P2") == []
    assert asked(table) == "P1 move-ship"


# --- Settle ----------------------------------------------------------------------------------


@rule("L-12.2")
def test_settle_develops_or_upgrades_and_all_may_once_more():
    game = world(2, strips("settle"), MAP, "P1 ranch=2", "P2 ranch=1 hand=windmill")
    table = action(game, "settle")

    assert asked(table) == "P1 develop-or-upgrade"
    play(table, "P1 develop 10a")
    assert asked(table) == "P1 settle-common"
    assert options(table) == ["develop 10b", "upgrade 10a", "pass"]
    play(table, "P1 upgrade 10a")
    assert asked(table) == "P2 settle-common"
    assert options(table) == ["discard windmill", "develop 10b", "pass"]
    play(table, "P2 develop 10b")
    assert pieces_on(table, 10) == "P1h,P2i"
    assert asked(table) == "P1 move-ship"


@rule("W-29", "L-13.7", "L-13.8", "L-R11")
def test_who_develops_gives_nothing_up():
    said = "levers=vase-trade,site-dividend,steady-wage ranch=1 sites=wood2"
    game = world(2, strips("settle"), MAP, f"P1 {said}")
    table = action(game, "settle")
    play(table, "P1 pass", "P1 pass")

    assert asked(table) == "P1 settle-common"
    assert options(table, "forgo", "top") == [
        "forgo site-dividend",
        "forgo steady-wage",
        "forgo site-dividend steady-wage",
        "top vase-trade vase",
    ]
    developed = play(table.fork(), "P1 develop 10b")
    assert levers(developed)[1] == []
    both = play(table.fork(), "P1 forgo site-dividend steady-wage")
    assert has(both, "P1", "coins") == (5,)
    assert levers(both)[0] == ["vase-trade"]
    top = play(table.fork(), "P1 top vase-trade vase")
    assert levers(top)[1] == ["vase-trade"]
    for after in (developed, both, top):  # Each was the whole part.
        assert asked(after) != "P1 settle-common"


# --- Cattle-breeding -------------------------------------------------------------------------


@rule("L-12.3", "L-12.4")
def test_cattle_breeding_places_a_pasture_then_all_may_place_a_cattle():
    game = world(2, strips("cattle-breeding"), MAP, "P1 ranch=1", "P2 ranch=2")
    table = action(game, "cattle-breeding")

    play(table, "P1 place 17")
    assert has(table, "P1", "coins") == (2,)
    assert options(table) == ["cattle 17", "pass"]
    play(table, "P1 cattle 17")
    assert options(table) == ["cattle 17", "pass"]
    play(table, "P2 cattle 17")

    assert pieces_on(table, 17) == "P1c,P2c"
    # The second cattle on a pasture costs two inhabitants.
    assert (has(table, "P1", "ranch"), has(table, "P2", "ranch")) == ((0,), (0,))


@rule("W-24", "L-12.4", "L-12.5", "L-R10")
@pytest.mark.parametrize(
    ("roads", "offered"),
    [
        (1, ["pay inhabitants=2 vp=0", "pay inhabitants=1 vp=4"]),
        (2, ["pay inhabitants=1 vp=0", "pay inhabitants=0 vp=4"]),
    ],
)
def test_the_fourth_cattle_with_drove_roads(roads, offered):
    cattle = "map 28:pasture[P2c] 1:pasture[P1c,P1c,P1c]"
    said = f"P1 ranch=3 played={','.join(['drove-road'] * roads)}"
    table = table_of(world(2, cattle, said), ("cattle_common", 0))

    play(table, "P1 cattle 28")

    assert options(table) == offered
    play(table, f"P1 {offered[1]}")
    assert has(table, "P1", "vp", "cattle") == (-4, 4)
    assert lines(table, "P1") == {"sites": -4}


@rule("W-27", "L-11.9", "L-R32")
def test_the_bonus_of_the_tier_comes_after_the_payment():
    cattle = "map 10:terrace[P1h,P1h] 28:pasture[]"
    table = table_of(world(2, cattle, "P1 ranch=1"), ("cattle_common", 0))

    play(table, "P1 cattle 28")

    assert has(table, "P1", "ranch", "cattle") == (1, 1)
    assert state(table).bonus[0] == (1,)


@rule("L-R33", "L-12.6")
def test_cattle_coins_count_all_houses_on_adjacent_tiles():
    # 16 lies beside 9, 10 and 17; a bridge leads to 23.
    houses = "9:terrace[P1h,P2h] 23:mint[P2h] 10:monument[P2s] 13:hilltop[P1h]"
    table = table_of(world(2, f"map 16:pasture[] {houses}", "P1 ranch=1"), ("cattle_common", 0))

    play(table, "P1 cattle 16")

    assert has(table, "P1", "coins") == (6,)


@rule("L-R33", "L-1.8")
def test_cattle_coins_count_across_the_ford():
    table = table_of(
        world(2, "map 22:pasture[] 23:mint[P2h] 14:monument[P2h]", "P1 ranch=1"),
        ("cattle_common", 0),
    )

    play(table, "P1 cattle 22")

    assert has(table, "P1", "coins") == (4,)


@rule("L-12.4", "L-12.6")
def test_a_full_pasture_and_an_empty_board_take_no_cattle():
    full = table_of(world(2, "map 28:pasture[P2c,P2c,P2c,P2c]", "P1 ranch=8 supply=0"))
    full = table_of(state(full), ("cattle_common", 0))
    assert asked(full) == "nobody"
    own = "map 28:pasture[] 1:pasture[P1c,P1c,P1c,P1c] 3:pasture[P1c]"
    table = table_of(world(2, own, "P1 ranch=6 hand=windmill"), ("cattle_common", 0))
    assert options(table, "cattle") == []
    with pytest.raises(Illegal, match="All your cattle"):
        play(table, "P1 cattle 28")


# --- Region scoring --------------------------------------------------------------------------

W7 = (
    "map 24:twin-springs[P1i,P1i] 10:old-mill[P1i,P1i] 30:market-square[P1i,P2i]"
    " 1:hamlet-lane[P1i,P1i] 2:terrace[P1i,P2i] 25:potters-row[P2i,P2i] 23:garden-plots[P2i,-]"
    " 31:mint[P2i]"
)


@rule("W-7", "L-12.7")
def test_coins_for_presences_in_the_three_other_regions():
    game = world(2, strips("region-scoring"), W7, "P1 ranch=0 supply=0", "P2 ranch=0 supply=0")
    table = action(game, "region-scoring")

    play(table, "P1 region boonlake")

    assert has(table, "P1", "coins") == (10,)
    assert has(table, "P2", "coins") == (3,)
    assert state(table).covered == (BOX.region_named["boonlake"],)


@rule("L-12.7")
def test_a_covered_label_cannot_be_chosen_but_its_region_is_scored():
    game = world(2, strips("region-scoring"), MAP, "labels new-hope unknown")
    game.owner[20], game.piece[20] = 0, 0
    table = action(game, "region-scoring")

    assert options(table) == ["region boonlake", "region southern"]
    play(table, "P1 region boonlake")

    assert has(table, "P1", "coins") == (5,)  # The label and a presence in New Hope.


@rule("W-44", "L-12.8", "L-R3")
def test_with_all_labels_covered_a_region_is_named_without_reward():
    labels = "labels unknown new-hope boonlake southern"
    game = world(2, strips("region-scoring"), W7, labels, "P1 ranch=0 supply=0", "P2 ranch=0")
    table = action(game, "region-scoring")

    assert len(options(table)) == 4
    play(table, "P1 region new-hope")

    assert has(table, "P1", "coins") == (6,)
    assert has(table, "P2", "coins") == (6,)


@rule("W-13", "L-13.9", "L-R23", "L-R24")
def test_regional_fame_brings_vp_for_the_coins():
    lever = "ranch=0 levers=regional-fame"
    game = world(2, strips("region-scoring"), W7, f"P1 {lever}", f"P2 {lever}")
    table = action(game, "region-scoring")
    play(table, "P1 region unknown")
    drawn(table)

    assert options(table) == ["coins", "coins fame"]
    play(table, "P1 coins fame")
    assert has(table, "P1", "coins", "vp") == (5, 5)
    assert lines(table, "P1") == {"levers": 5}
    # It works at the Region scorings of others too.
    assert asked(table) == "P2 region-common"
    play(table, "P2 coins fame")
    assert has(table, "P2", "coins", "vp") == (5, 5)
    assert levers(table, "P2") == ([], ["regional-fame"])


@rule("W-71", "L-13.9")
def test_regional_fame_needs_a_coin():
    game = world(2, strips("region-scoring"), MAP, "P1 levers=regional-fame")
    table = action(game, "region-scoring")

    play(table, "P1 region boonlake")

    assert answers(table)[-1] == "P1 coins"
    assert levers(table) == (["regional-fame"], [])


@rule("W-61", "L-13.6", "L-R23", "L-13.5")
def test_a_loose_lever_may_open_a_top_row_lever():
    said = "P2 coins=2 levers=tinkering,foreman ranch=0"
    owned = "village-plan,vase-trade,towpath,steady-wage,site-dividend,master-builder"
    game = world(2, strips("region-scoring"), "map 10:old-mill[P2i,-]", said)
    # The cheapest empty slot costs 4.
    game.used[1] = tuple(sorted(BOX.lever_of[it] for it in owned.split(",")))
    table = action(game, "region-scoring")
    play(table, "P1 region boonlake")

    assert asked(table) == "P2 region-common"
    assert options(table) == ["coins", "pull foreman"]
    play(table, "P2 pull foreman")
    costs = {lever.slot: lever.cost for lever in BOX.levers}
    slots = [int(it.split()[-1]) for it in options(table, "top")]
    assert options(table)[0] == "coins"
    assert slots == [6, 9, 10, 12]
    assert all(costs[slot] <= 7 for slot in slots)
    play(table, "P2 top tinkering 10")
    assert has(table, "P2", "coins") == (3,)  # 2 + 5 - 4, and no coins for the presence.


# --- Hire ------------------------------------------------------------------------------------


def hiring(said, **fields):
    return table_of(world(2, MAP, f"P1 {said}", **fields), ("hire", 0, True))


@rule("W-12", "L-12.9")
def test_inhabitants_for_coins_or_for_cards():
    cards = "windmill,windmill,night-watch,tool-shed,saw-pit,fish-weir"
    table = hiring(f"coins=3 ranch=0 supply=8 hand={cards}")

    play(table, "P1 hire cards", "P1 gives windmill", "P1 gives windmill", "P1 gives saw-pit")
    assert has(table, "P1", "ranch") == (1,)
    play(table, "P1 hire cards")  # The whole hand is due: the table answers.
    play(table, "P1 hire coins")

    assert hand(table) == []
    assert has(table, "P1", "coins", "ranch") == (0, 3)


@rule("W-12")
def test_coins_and_cards_are_not_mixed_for_one_inhabitant():
    table = hiring("coins=1 ranch=0 supply=8 hand=windmill,saw-pit")

    assert answers(table) == ["P1 hire stop"]  # Neither 3 coins nor 3 cards.


@rule("W-67", "L-12.9", "L-R70")
def test_hiring_ends_when_the_supply_is_empty():
    last = hiring("coins=6 ranch=7 supply=1")
    play(last, "P1 hire coins")
    assert answers(last) == ["P1 hire coins"]
    assert has(last, "P1", "coins", "supply") == (3, 0)

    poor = hiring("coins=3 ranch=6 supply=2")
    play(poor, "P1 hire coins")
    assert answers(poor) == ["P1 hire coins", "P1 hire stop"]
    assert poor.answers[-1].forced


@rule("L-R70", "L-12.9")
def test_hire_is_put_the_first_time_in_any_case():
    table = hiring("coins=9 ranch=8 supply=0")

    assert answers(table) == ["P1 hire stop"]
    assert table.answers[0].forced


@rule("L-R22", "L-R70")
def test_a_top_row_lever_only_before_the_first_purchase():
    table = hiring("coins=9 ranch=0 supply=8 levers=vase-trade,foreman")

    assert "top vase-trade vase" in options(table)
    play(table, "P1 pull foreman")
    assert "top vase-trade vase" in options(table)  # A pull does not end the first time.
    bought = play(table.fork(), "P1 hire coins")
    assert options(bought, "top") == []
    play(table, "P1 top vase-trade vase")
    assert asked(table) == "nobody"
    assert has(table, "P1", "ranch") == (0,)


@rule("L-R20", "L-12.9")
def test_the_inhabitant_in_the_middle_of_hire_is_automatic():
    game = world(2, strips("hire"), MAP, "P1 ranch=0 supply=8")

    table = action(game, "hire")

    assert has(table, "P1", "ranch", "supply") == (1, 7)
    assert asked(table) == "P1 explore"


# --- Builder and Progress --------------------------------------------------------------------


@rule("L-12.10")
def test_builder_draws_cards_instead_of_playing_one():
    game = world(2, strips("builder"), MAP, "P1 hand=night-watch")
    table = action(game, "builder")

    assert options(table) == ["play night-watch", "draw", "pass"]
    play(table, "P1 draw")
    drawn(table, "windmill", "saw-pit")
    assert hand(table) == ["windmill", "saw-pit", "night-watch"]
    # The common part is a play of any kind, with discarding.
    assert asked(table) == "P1 play"
    assert options(table, "discard") == [
        "discard windmill",
        "discard saw-pit",
        "discard night-watch",
    ]


@rule("L-12.11")
def test_progress_modernizes_once_and_once_more_for_an_inhabitant():
    game = world(2, strips("progress"), MAP, "P1 coins=9 ranch=1", "P2 coins=2 ranch=0")
    table = action(game, "progress")

    play(table, "P1 modernize 10")
    assert asked(table) == "P1 progress-common"
    play(table, "P1 modernize 5")
    assert has(table, "P1", "coins", "ranch") == (2, 0)
    assert levers(table) == (["steady-wage", "handyman"], [])
    # Without an inhabitant P2 can only draw: the table answers.
    drawn(table, "windmill")
    assert answers(table)[-2:] == ["P2 draw", "P2 draws windmill"]
    assert asked(table) == "P1 move-ship"


@rule("L-12.11")
def test_the_common_part_of_progress_cannot_be_passed():
    game = world(2, MAP, "P1 coins=9 ranch=1")
    table = table_of(game, ("progress_common", 0))

    assert "pass" not in options(table)
    assert options(table)[-1] == "draw"


@rule("L-12.11", "L-13.1")
def test_the_middle_of_progress_may_be_passed():
    table = table_of(world(2, MAP, "P1 coins=9 ranch=1"), ("modernize", 0))

    assert options(table)[-1] == "pass"
    play(table, "P1 pass")

    assert levers(table) == ([], [])
