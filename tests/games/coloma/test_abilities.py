"""Section 16: effects and abilities."""

import pytest

from boomtable.engine import Components, Illegal
from boomtable.engine.catalogue import standard_components
from boomtable.games.coloma import GAME
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    hand,
    has,
    options,
    play,
    state,
    turn,
    vp,
    world,
)
from tests.marks import rule


def box_with(changes):
    """A box in which some entries of the component file have other fields."""
    tables = dict(standard_components(GAME.meta.package).tables)
    for name, fields in changes.items():
        kind, _, wanted = name.partition(" ")
        tables[kind] = [
            {**entry, **fields} if entry["id"] == wanted else entry for entry in tables[kind]
        ]
    components = Components(tables)
    assert GAME.check(components) == []
    return GAME.unpack(components)


@rule("C-16.1")
def test_effects_are_carried_out_from_left_to_right_and_none_is_left_out():
    # The Depot: first the Buck, then the Wagon action.
    table = turn(world(3, P1="town=stage-depot bucks=0"), "P1", 4, bust=4)
    play(table, "P1 use stage-depot 1 1")
    assert has(table, "P1", "bucks") == (1,)
    assert asked(table) == "P1 gained-action"

    plans = world(3, P1="barrels=rolled-plans gold=0")
    table = play(turn(plans, "P1", 3), "P1 open rolled-plans")
    assert has(table, "P1", "gold") == (0,)
    for _ in range(4):
        play(table, options(table)[0])
    assert has(table, "P1", "gold") == (1,)


@rule("C-16.2")
def test_gold_from_the_cart_is_as_much_as_is_there():
    box = box_with(
        {"barrels oats": {"effects": [{"op": "gain", "what": "gold", "n": 3, "from": "cart"}]}}
    )
    game = world(3, box=box, cart=2, supply=9, P1="gold=0 barrels=oats")

    table = play(turn(game, "P1", 3), "P1 open oats")

    assert (game.cart, game.supply) == (0, 9)
    assert has(table, "P1", "gold") == (2,)


@rule("C-16.3", "C-16.15")
def test_what_cannot_be_paid_in_full_is_not_offered():
    table = turn(world(3, round=2, P1="town=river-bend-brewery used="), "P1", 1)
    assert "use river-bend-brewery 1 2" not in options(table)
    with pytest.raises(Illegal, match="cannot pay for it"):
        play(table, "P1 use river-bend-brewery 1 2")

    table = turn(world(3, round=2, P1="town=assay-exchange gold=0"), "P1", 1)
    assert "use assay-exchange 2 1" not in options(table)
    table = turn(world(3, round=2, P1="town=coloma-lantern hand="), "P1", 3)
    assert options(table, "use") == ["use coloma-lantern 1 1"]


@rule("C-16.3")
@pytest.mark.parametrize(
    ("what", "short", "enough"),
    [
        ("dude", "lodge=1", "lodge=2"),
        ("tent", "tents=1", "tents=2"),
        ("gold", "gold=1", "gold=2"),
        ("card", "hand=faro-parlor", "hand=faro-parlor,timber-wharf"),
        ("used-barrel", "used=oats", "used=oats,nails"),
    ],
)
def test_payments_of_one_kind_are_added_up(what, short, enough):
    pay = {"op": "pay", "what": what, "n": 1}
    option = [pay, pay, {"op": "gain", "what": "vp", "n": 5}]
    box = box_with(
        {"towns land-office": {"abilities": [{"trigger": "visit", "options": [option]}]}}
    )

    for side, offered in ((short, []), (enough, ["use land-office 1 1"])):
        game = world(3, box=box, P1=f"town=land-office {side}")
        assert options(turn(game, "P1", 5), "use") == offered


@rule("C-16.3", "C-6.5")
def test_nuggets_that_are_due_themselves_do_not_count_as_bucks():
    option = [
        {"op": "pay", "what": "gold", "n": 1},
        {"op": "pay", "what": "buck", "n": 3},
        {"op": "gain", "what": "vp", "n": 5},
    ]
    box = box_with(
        {"towns land-office": {"abilities": [{"trigger": "visit", "options": [option]}]}}
    )

    for gold, offered in ((1, []), (2, ["use land-office 1 1"])):
        game = world(3, box=box, P1=f"town=land-office bucks=2 gold={gold}")
        assert options(turn(game, "P1", 5), "use") == offered


@rule("C-16.3", "C-6.5")
def test_bucks_of_an_effect_may_be_paid_with_nuggets():
    ability = {
        "trigger": "visit",
        "options": [
            [{"op": "pay", "what": "buck", "n": 2}, {"op": "gain", "what": "vp", "n": 5}],
        ],
    }
    box = box_with({"towns land-office": {"abilities": [ability]}})
    game = world(3, box=box, P1="town=land-office bucks=2 gold=1")

    table = play(turn(game, "P1", 5), "P1 use land-office 1 1")

    assert options(table) == ["pay 0", "pay 1"]
    play(table, "P1 pay 1")
    assert (has(table, "P1", "bucks", "gold"), vp(table, "P1")) == ((2, 0), 5)


@rule("C-16.4", "C-E39")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (5, 3), (0, 0)])
def test_outlaws_are_removed_down_to_none(before, after):
    table = turn(world(3, outlaws=before, P1="town=stone-jailhouse"), "P1", 5)

    play(table, "P1 use stone-jailhouse 1 2")

    assert state(table).outlaws == after
    assert vp(table, "P1") == 1


@rule("C-16.5", "C-R34")
def test_an_action_gained_is_taken_at_once_or_lost():
    game = world(3, P1="barrels=axle-grease horses=1")

    table = play(turn(game, "P1", 3), "P1 open axle-grease", "P1 decline")

    assert options(table, "wagon", "go") == []


@rule("C-16.6", "C-17.4", "C-E24", "C-R23")
def test_black_powder_settles_but_fills_no_second_row():
    game = world(4, rows="P2 - P3", P1="lodge=7 barrels=black-powder tents=0")

    table = play(turn(game, "P1", 5), "P1 settle", "P1 row 4")
    assert answers(table)[-1] == "P1 done"
    play(table, "P1 open black-powder")

    assert answers(table)[-2:] == ["P1 open black-powder", "P1 decline"]


@rule("C-16.6")
def test_hammer_any_offers_river_bridge_and_card_together():
    game = world(3, P1="barrels=nails bucks=9 lodge=3 rivers=1,2,3 gold=0 hand=land-office")

    table = play(turn(game, "P1", 1), "P1 open nails")

    assert options(table) == [
        *("hammer river 4", "hammer bridge pack-train", "hammer bridge blueprint"),
        *("hammer bridge coopers", "hammer bridge toll", "hammer bridge aqueduct"),
        *("hammer bridge homestead", "hammer land-office", "decline"),
    ]


@rule("C-16.7")
def test_less_buck_and_more_spaces_hold_for_that_action():
    game = world(3, P1="barrels=axle-grease horses=1")
    table = play(turn(game, "P1", 3), "P1 open axle-grease", "P1 go lotus")

    assert asked(table) == "P1 go"


@rule("C-16.8")
def test_an_effect_can_bury():
    box = box_with({"barrels oats": {"effects": [{"op": "bury", "n": 2}]}})

    table = play(turn(world(3, box=box, P1="barrels=oats"), "P1", 3), "P1 open oats")

    assert has(table, "P1", "graves", "dudes_left", "dudes") == (2, 8, 2)


@rule("C-16.9", "C-16.10", "C-R11", "C-R13")
@pytest.mark.parametrize(
    ("card", "round_now", "site", "bust", "is_open"),
    [
        ("surveyors-office", 1, 2, 0, True),
        ("surveyors-office", 2, 2, 0, False),  # under the Barker
        ("surveyors-office", 1, 4, 0, False),
        ("dry-goods-store", 2, 2, 0, True),
        ("dry-goods-store", 1, 2, 0, False),
        ("express-office", 1, 3, 0, True),
        ("express-office", 1, 3, 3, True),  # even with the Bust on the arm
        ("express-office", 1, 2, 0, False),
        ("faro-parlor", 1, 4, 4, True),
        ("faro-parlor", 1, 3, 2, True),  # a copied Bust
        ("faro-parlor", 1, 4, 5, False),
        ("faro-parlor", 1, 1, 1, True),  # the Barker's Site
    ],
)
def test_a_visit_ability_is_open_at_the_cards_site(card, round_now, site, bust, is_open):
    table = turn(world(3, round=round_now, P1=f"town={card} lodge=2"), "P1", site, bust=bust)

    assert any(it.startswith(f"use {card}") for it in options(table)) == is_open


@rule("C-16.10", "C-R11")
def test_a_passive_ability_sleeps_under_the_barker():
    side = "town=surveyors-office bucks=1 gold=0 lodge=1 barrels=nails"

    # Round 2: the Barker covers Site 2, and a River costs the 1 Buck that the nails leave of 2.
    table = play(turn(world(3, round=2, P1=side), "P1", 2), "P1 open nails", "P1 hammer river 1")
    assert "P1 pay 0" in answers(table)
    assert has(table, "P1", "bucks") == (0 + 3,)  # Canyon 1 brings 3.

    awake = play(turn(world(3, round=3, P1=side), "P1", 2), "P1 open nails", "P1 hammer river 1")
    assert not any(line.startswith("P1 pay") for line in answers(awake))
    assert has(awake, "P1", "bucks") == (1 + 3,)

    poor = world(3, round=2, P1=side.replace("bucks=1", "bucks=0"))
    assert "P1 decline" in answers(play(turn(poor, "P1", 2), "P1 open nails"))


@rule("C-16.11")
@pytest.mark.parametrize(
    ("card", "site", "bust", "is_open"),
    [
        ("stage-depot", 4, 4, True),
        ("stage-depot", 4, 5, False),
        ("carpenters-yard", 3, 0, True),
        ("carpenters-yard", 3, 3, False),
    ],
)
def test_some_abilities_ask_for_the_bust_or_its_absence(card, site, bust, is_open):
    table = turn(world(3, round=5, P1=f"town={card} lodge=1"), "P1", site, bust=bust)

    assert any(it.startswith("use") for it in options(table)) == is_open


@rule("C-16.13")
def test_passive_abilities_change_costs_and_ranges_for_the_whole_turn():
    stable = play(turn(world(3, P1="town=livery-stable horses=1"), "P1", 4), "P1 wagon")
    play(stable, "P1 go lotus")
    assert asked(stable) == "P1 go"
    elsewhere = world(3, P1="town=livery-stable horses=1 barrels=axle-grease")
    table = play(turn(elsewhere, "P1", 5), "P1 open axle-grease", "P1 go lotus", "P1 go hs-08")
    assert asked(table) == "P1 act"

    office = turn(world(3, P1="town=surveyors-office bucks=2 gold=0 rivers=1"), "P1", 2)
    assert "hammer bridge toll" in options(office)


@rule("C-16.14", "C-R67")
def test_an_ability_is_used_once_or_as_often_as_it_says_and_never_must_be():
    game = world(3, round=2, P1="town=coloma-lantern hand=land-office,faro-parlor,timber-wharf")
    table = turn(game, "P1", 3)

    play(table, "P1 use coloma-lantern 2 1", "P1 discard land-office top")
    play(table, "P1 use coloma-lantern 2 1", "P1 discard timber-wharf top")
    with pytest.raises(Illegal, match="used as often as it may be"):
        play(table, "P1 use coloma-lantern 2 1")
    assert has(table, "P1", "bucks") == (4,)
    play(table, "P1 use coloma-lantern 1 1")
    assert hand(table, "P1") == ["timber-wharf", "land-office", "faro-parlor"]
    assert options(table, "use") == []
    play(table, "P1 end")


@rule("C-16.15", "C-R21")
def test_what_would_change_nothing_is_not_offered():
    store = turn(world(3, P1="town=dry-goods-store horses=6 tents=8"), "P1", 1)
    assert options(store, "use") == []
    with pytest.raises(Illegal, match="change nothing"):
        play(store, "P1 use dry-goods-store 1 2")
    full = turn(world(3, P1="town=livery-stable lodge=12"), "P1", 4)
    assert options(full, "use") == []
    # If any part changes something, it is offered, and an action always is.
    mill = turn(world(3, round=2, P1="lodge=12"), "P1", 1)
    assert "use sutters-mill 1 1" in options(mill)
    depot = turn(world(3, P1="town=stage-depot horses=0"), "P1", 4, bust=4)
    assert options(depot) == ["use stage-depot 1 1", "end"]
    yard = turn(world(3, round=5, P1="town=carpenters-yard bucks=0 gold=0"), "P1", 3)
    assert options(yard) == ["use carpenters-yard 1 1", "end"]


@rule("C-R21")
def test_a_barrel_can_always_be_used_and_a_boomtown_entered_both_ways():
    game = world(3, supply=0, P1="barrels=oats horses=6 wagon=hs-02")

    table = turn(game, "P1", 4)

    assert options(table, "open") == ["open oats"]
    play(table, "P1 wagon")
    assert options(table)[:2] == ["go georgetown", "go georgetown!"]


@rule("C-R37")
def test_a_card_and_a_specialty_add_up():
    settings = {"specialties": "box", "colors": "orange,blue,green"}
    game = world(3, settings=settings, P1="town=livery-stable horses=1")

    table = play(turn(game, "P1", 4), "P1 wagon", "P1 go lotus", "P1 go hs-08", "P1 go folsom")

    assert BOX.specialties[game.specialties[0]].id == "teamster"
    assert asked(table) == "P1 act"
