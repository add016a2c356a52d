"""Section 7: playing and discarding cards, and the plans to pay for them."""

from itertools import permutations, product

import pytest

from boomtable.games.boonlake.payment import Canal, Help, is_payable, plans
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    boats,
    hand,
    has,
    levers,
    lines,
    options,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule

BOATLESS = "sites=wood2,loam2,stone2,iron2"


def opportunity(*said, occasion="builder-common", **fields):
    """P1 has a play opportunity for cards of any kind."""
    game = world(2, *said, **fields)
    game.taken = BOX.strip_of["builder"]
    return table_of(game, ("play", 0, occasion))


def found_plans(table, card):
    """The plans that are offered for a card, or the only one that is carried out."""
    play(table, f"P1 play {card}")
    return options(table) if asked(table) == "P1 pay-plan" else []


@rule("W-1", "L-7.4", "L-7.6", "L-7.7")
def test_w1_one_boat_goes_downstream_and_one_upstream_for_coins():
    table = opportunity("P1 coins=4 sites=loam1 boats=wood,iron hand=bellows-forge")

    play(table, "P1 play bellows-forge")

    assert (has(table, "P1", "coins"), boats(table)) == ((0,), ["loam", "stone"])
    assert answers(table) == ["P1 play bellows-forge"]
    assert has(table, "P1", "sites") == ((0, 1, 0, 0),)


@rule("W-1")
def test_w1_with_three_coins_the_card_is_not_playable():
    table = opportunity("P1 coins=3 sites=loam1 boats=wood,iron hand=bellows-forge")

    assert options(table, "play") == []


@rule("W-2", "L-R7", "L-7.9")
def test_w2_a_joker_takes_the_place_of_one_resource():
    said = "P1 coins=2 sites=loam2,stone1 boats=loam,iron hand=clay-vault"
    assert options(opportunity(said), "play") == []
    table = opportunity(f"{said} levers=handyman")

    play(table, "P1 play clay-vault")

    assert "P1 plan" not in " ".join(answers(table))
    assert (has(table, "P1", "coins"), boats(table)) == ((0,), ["loam", "loam"])
    assert levers(table) == ([], ["handyman"])


@rule("W-30", "L-7.11", "L-13.12")
def test_w30_foreman_brings_its_coins_before_the_payment():
    said = "P1 coins=1 sites=wood1,loam1,stone1 boats=iron,iron hand=aqueduct vases=1"
    table = opportunity("P1 coins=1 sites=wood2,loam2,stone2 vases=1 levers=foreman hand=aqueduct")

    assert options(opportunity(said), "play") == []
    assert options(table, "play") == ["play aqueduct"]
    play(table, "P1 play aqueduct")
    assert has(table, "P1", "coins") == (0,)
    assert levers(table) == ([], ["foreman"])


@rule("W-31", "L-7.12")
def test_w31_paying_to_keep_a_boat_upstream_is_a_plan_of_its_own():
    table = opportunity("P1 coins=7 boats=wood,stone hand=fish-weir")

    assert found_plans(table, "fish-weir") == [
        "plan boats=loam,stone coins=2",
        "plan boats=wood,loam coins=4",
    ]
    play(table, "P1 plan boats=wood,loam coins=4")
    assert (has(table, "P1", "coins"), boats(table)) == ((3,), ["wood", "loam"])


@rule("W-45", "L-7.5")
def test_w45_no_discount_replaces_a_vase():
    said = f"P1 coins=20 {BOATLESS} hand=ferry-line played=builders-guild,builders-guild"

    assert options(opportunity(said), "play") == []
    assert options(opportunity(f"{said} vases=1"), "play") == ["play ferry-line"]


@rule("W-53")
def test_w53_two_boats_and_two_jokers_cover_a_shortfall_of_four():
    said = "P1 coins=9 sites=stone1,iron1 hand=stone-granary"
    without = opportunity("P1 coins=20 levers=handyman sites=stone2 hand=stone-granary")
    table = opportunity("P1 coins=20 levers=handyman,foreman sites=stone2 hand=stone-granary")

    assert options(opportunity(said), "play") == []
    assert options(without, "play") == []
    assert options(table, "play") == ["play stone-granary"]
    play(table, "P1 play stone-granary")
    assert levers(table) == ([], ["handyman", "foreman"])
    assert boats(table) == ["wood", "wood"]


@rule("W-54", "L-7.12")
def test_w54_which_boat_went_where_does_not_matter():
    table = opportunity("P1 coins=9 boats=loam,iron hand=herders-camp")

    play(table, "P1 play herders-camp")

    assert has(table, "P1", "coins") == (9 - 3 - 2,)
    assert boats(table) == ["wood", "loam"]
    assert answers(table) == ["P1 play herders-camp"]


@rule("W-74", "L-7.10", "L-7.12")
def test_w74_plans_stand_in_their_order():
    """Paper: shortfall 1 wood, 1 coin; Levy Office needs iron, so a canal says it directly."""
    canal = BOX.canal.view((0, 0, 0, 0), (2, 3), (6, 9))

    def offered(coins):
        names = [
            (
                *(BOX.levers[it].id for it in plan.levers),
                [BOX.resources[it].id for it in plan.boats],
                plan.coins,
            )
            for plan in plans(canal, (1, 0, 0, 0), 1, coins)
        ]
        return [" ".join(str(it) for it in name) for name in names]

    assert offered(3) == [
        "['wood', 'stone'] 3",
        "towpath ['wood', 'stone'] 1",
        "handyman ['stone', 'iron'] 1",
    ]
    assert offered(2) == offered(3)[1:]


@rule("W-74")
def test_w74_as_the_record_writes_it():
    table = opportunity("P1 coins=5 boats=stone,iron levers=towpath,handyman hand=ghost-light")

    assert found_plans(table, "ghost-light") == [
        "plan boats=wood,stone coins=5",
        "plan towpath boats=wood,stone coins=3",
        "plan handyman boats=stone,iron coins=3",
    ]


@rule("L-7.12")
@pytest.mark.parametrize("upstream", [0, 2])
def test_no_plan_on_offer_is_dominated_by_another(upstream):
    canal = Canal(upstream, BOX.canal.helps)
    needs = [(a, b, c, d) for a in range(3) for b in range(3) for c in range(3) for d in range(2)]
    for place in ((0, 0), (0, 3), (1, 2), (3, 3)):
        for ready in ((), (6,), (9, 10), (6, 9, 10)):
            view = canal.view((0, 1, 0, 1), place, ready)
            for need in needs:
                found = plans(view, need, 2, 4)
                assert is_payable(view, need, 2, 4) == bool(found)
                keys = [(it.levers, it.boats) for it in found]
                assert len(set(keys)) == len(keys)
                assert not any(
                    set(one.levers) <= set(other.levers)
                    and one.coins <= other.coins
                    and all(a <= b for a, b in zip(one.boats, other.boats, strict=True))
                    for one in found
                    for other in found
                    if one is not other
                )


@rule("L-7.10")
def test_a_joker_is_used_only_for_a_real_shortfall():
    canal = BOX.canal.view((2, 0, 0, 0), (0, 0), (9, 10))

    (plan,) = plans(canal, (2, 0, 0, 0), 6, 6)

    assert (plan.levers, plan.boats, plan.coins) == ((), (0, 0), 6)


@rule("L-7.10")
def test_other_boats_stay():
    canal = BOX.canal.view((0, 0, 0, 0), (1, 3), ())

    assert [it.boats for it in plans(canal, (0, 1, 0, 0), 0, 9)] == [(1, 3), (1, 1)]


@rule("L-7.9", "L-7.10")
def test_levers_of_other_files_may_bring_several_jokers_and_free_moves():
    canal = Canal(3, (Help(0, jokers=2), Help(1, upstream=2))).view((0, 0), (1, 1), (0, 1))

    found = plans(canal, (2, 0), 0, 6)

    assert [(it.levers, it.boats, it.coins) for it in found] == [
        ((), (0, 0), 6),
        ((1,), (0, 0), 0),
        ((0,), (1, 1), 0),
        ((0,), (0, 1), 3),
    ]


@rule("L-7.1", "L-7.2", "L-8.1")
def test_an_opportunity_lets_a_player_do_exactly_one_thing():
    said = f"P1 coins=20 {BOATLESS} hand=windmill,fish-weir levers=steady-wage"
    table = opportunity("open works treasury balance great-herd", said)

    assert options(table) == [
        *("play fish-weir", "play windmill"),
        *("project treasury", "project balance", "project works", "project great-herd"),
        *("discard fish-weir", "discard windmill", "forgo steady-wage", "pass"),
    ]
    play(table, "P1 play fish-weir")
    assert asked(table) == "nobody"


@rule("L-7.2", "L-12.10")
def test_nothing_is_discarded_in_the_middle_of_builder_or_in_an_interim_scoring():
    said = f"P1 coins=20 {BOATLESS} hand=windmill"
    builder = opportunity(said, occasion="builder")
    slot = table_of(world(2, said), ("interim_slot", 0))

    assert options(builder, "discard") == options(slot, "discard") == []
    assert "draw" in options(builder)


@rule("L-7.3", "W-42", "L-R5")
def test_w42_a_discard_brings_more_with_permanent_effects_for_its_kind():
    said = (
        "P1 coins=0 hand=windmill,night-watch,night-watch,night-school played=swap-meet,swap-meet"
    )

    day = play(opportunity(said), "P1 discard windmill")
    night = play(opportunity(said), "P1 discard night-watch")
    hired = table_of(world(2, said), ("hire", 0, True))
    play(
        hired, "P1 hire cards", "P1 gives windmill", "P1 gives night-watch", "P1 gives night-watch"
    )

    assert has(day, "P1", "coins") == (4,)
    assert has(night, "P1", "coins") == (2,)
    assert has(hired, "P1", "coins") == (0,)


@rule("L-7.5")
def test_a_discount_lowers_coins_but_never_below_zero_and_not_for_the_card_itself():
    said = f"P1 coins=9 {BOATLESS} hand=repair-bench,builders-guild"
    two = f"{said} played=builders-guild"

    assert has(play(opportunity(said), "P1 play builders-guild"), "P1", "coins") == (6,)
    assert has(play(opportunity(two), "P1 play builders-guild"), "P1", "coins") == (7,)
    assert has(play(opportunity(two), "P1 play repair-bench"), "P1", "coins") == (9,)
    free = "P1 coins=0 sites=wood1,iron1 hand=repair-bench played=builders-guild,builders-guild"
    assert has(play(opportunity(free), "P1 play repair-bench"), "P1", "coins") == (0,)


@rule("L-7.7")
def test_both_boats_may_share_a_place():
    table = opportunity("P1 coins=4 boats=wood,wood hand=salt-lick")

    play(table, "P1 play salt-lick")

    assert boats(table) == ["stone", "stone"]


@rule("L-7.8", "L-R6", "L-R58")
def test_boats_are_moved_in_payments_and_by_towpath_only():
    table = opportunity("P1 coins=9 boats=loam,iron levers=towpath")

    assert options(table) == ["pull towpath loam", "pull towpath iron", "pass"]
    play(table, "P1 pull towpath iron")
    assert boats(table) == ["wood", "loam"]
    assert has(table, "P1", "coins") == (9,)
    assert asked(table) == "nobody"


@rule("L-7.13", "L-1.13")
def test_the_order_of_playing_a_card():
    table = opportunity("P1 coins=4 vases=1 boats=wood,stone hand=healers-hut")

    play(table, "P1 play healers-hut")

    told = [type(event).__name__ for event in table.events(None)]
    assert told == ["Paid", "Paid", "CardPlayed", "Gained"]
    assert state(table).played[0] == (BOX.card_of["healers-hut"],)
    assert (hand(table), has(table, "P1", "ranch")) == ([], (5,))


@rule("L-7.13")
def test_levers_of_the_plan_come_first_then_boats_then_the_payment():
    table = opportunity("P1 coins=1 boats=loam,loam levers=foreman hand=rope-walk sites=wood1")

    play(table, "P1 play rope-walk", "P1 plan foreman boats=loam,iron coins=-2")

    told = [type(event).__name__ for event in table.events(None)]
    assert told[:5] == ["LeverPulled", "Gained", "BoatsMoved", "Paid", "CardPlayed"]


@rule("L-7.14", "L-R28")
def test_a_card_may_be_played_even_if_nothing_of_its_effect_is_possible():
    said = f"P1 coins=9 ranch=0 {BOATLESS} hand=tool-shed,barn-raising,vase-painters"

    for card, after in (
        ("tool-shed", []),
        ("barn-raising", ["P1 pass"]),
        ("vase-painters", ["P1 pass"]),
    ):
        table = play(opportunity(said), f"P1 play {card}")
        assert answers(table) == [f"P1 play {card}", *after]
        assert len(state(table).played[0]) == 1


@rule("L-7.14", "L-15.6")
def test_an_exchange_on_a_card_may_be_declined():
    table = opportunity(f"P1 coins=9 {BOATLESS} hand=salt-lick")

    play(table, "P1 play salt-lick")

    assert options(table) == ["exchange 1", "pass"]
    play(table, "P1 pass")
    assert has(table, "P1", "coins", "ranch") == (5, 3)


@rule("L-R59")
def test_there_is_no_way_back_from_a_payment_but_undo():
    table = opportunity("P1 coins=7 boats=wood,stone hand=fish-weir")
    play(table, "P1 play fish-weir")

    assert all(it.startswith("plan ") for it in options(table))
    table.undo(0)
    assert asked(table) == "P1 play"


@rule("L-R60", "W-62")
def test_w62_passing_alone_is_asked_while_the_hand_is_not_empty():
    game = world(2, "P1 coins=3 hand=windmill,fish-weir,saw-pit")
    table = action(game, "settle")
    assert (asked(table), options(table)) == ("P1 play", ["pass"])

    empty = action(world(2, "P1 coins=3"), "settle")
    assert answers(empty)[1] == "P1 pass"
    assert empty.answers[1].forced


@rule("L-R62")
def test_equal_cards_and_equal_boats_are_one_option():
    table = opportunity("P1 coins=9 boats=iron,iron levers=towpath hand=saw-pit,saw-pit")

    assert options(table) == ["discard saw-pit", "pull towpath iron", "pass"]


@rule("L-18.2")
def test_a_played_card_brings_its_printed_vp_only_at_the_end():
    table = play(opportunity(f"P1 coins=9 {BOATLESS} hand=night-watch"), "P1 play night-watch")

    assert lines(table, "P1") == {}


def raw_plans(canal, needs):
    """Every cover of the shortfall, helper by helper, as the rule says it and no cleverer."""
    short = [
        place
        for place, (need, level) in enumerate(zip(needs, canal.sites, strict=True))
        for _ in range(max(0, need - level))
    ]
    jokers = [it for it in canal.helps if it.jokers]
    towpaths = [it for it in canal.helps if it.upstream]
    helpers = [("boat", it) for it in range(len(canal.boats))] + [("joker", it) for it in jokers]
    for chosen in permutations(helpers, len(short)):
        boats, levers = list(canal.boats), []
        for unit, (kind, which) in zip(short, chosen, strict=True):
            if kind == "boat":
                boats[which] = unit
            else:
                levers.append(which)
        moves = sum(end < begin for begin, end in zip(canal.boats, boats, strict=True))
        for free in ([], towpaths):
            paid = canal.canal.upstream_coins * max(0, moves - len(free))
            coins = paid - sum(it.coins for it in levers)
            used = sorted(it.lever for it in (*levers, *free))
            yield tuple(used), tuple(sorted(boats)), coins


@rule("L-7.10", "L-7.12")
@pytest.mark.parametrize("ready", [(), (6,), (9,), (10,), (6, 9), (6, 9, 10)])
def test_every_way_to_pay_is_offered_or_dominated_by_one_that_is(ready):
    for sites in ((0, 0, 0, 0), (0, 1, 0, 2)):
        for places in ((0, 0), (0, 2), (1, 3), (2, 3), (3, 3)):
            canal = BOX.canal.view(sites, places, ready)
            for needs in product(range(3), repeat=4):
                if sum(needs) > 5:
                    continue
                raw = set(raw_plans(canal, needs))
                offered = {(it.levers, it.boats, it.coins) for it in plans(canal, needs, 0, 99)}
                assert offered <= raw
                for levers_, boats_, coins in raw:
                    assert any(
                        set(one[0]) <= set(levers_)
                        and one[2] <= coins
                        and all(a <= b for a, b in zip(one[1], boats_, strict=True))
                        for one in offered
                    )
