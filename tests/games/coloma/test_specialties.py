"""Sections 24 and 25: Pioneer specialties and the B-sides of the boards."""

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
    lines,
    options,
    play,
    rows,
    state,
    table_of,
    turn,
    vp,
    world,
)
from tests.marks import rule

COLORS = ("red", "blue", "green", "yellow", "purple", "orange")


def special(chosen, color, side="", players=3, **more):
    """A world in which P1 has the specialty of a colour."""
    others = [it for it in COLORS if it != color][: players - 1]
    settings = {"specialties": chosen, "colors": ",".join([color, *others])}
    return world(players, settings=settings, P1=side, **more)


@rule("C-24.1", "C-24.3", "C-24.4", "C-R56")
@pytest.mark.parametrize(
    ("chosen", "names"),
    [
        ("box", "forty-niner engineer peddler gunslinger gambler teamster"),
        ("deluxe", "robber homesteader renegade range-rider maverick vigilante"),
    ],
)
def test_each_colour_has_its_card_of_the_set(chosen, names):
    game = world(6, settings={"specialties": chosen})

    assert [BOX.specialties[it].id for it in game.specialties] == names.split()
    assert world(6).specialties == (-1,) * 6


@rule("C-24.2")
@pytest.mark.parametrize("site", [1, 2, 3, 4, 5])
def test_a_specialty_is_open_at_every_site(site):
    table = turn(special("box", "green", "bucks=2 gold=0", round=2), "P1", site)

    assert "use peddler 1 1" in options(table)


@rule("C-24.3", "C-24.10", "C-E35")
def test_the_forty_niners_nuggets_are_worth_more():
    game = special("box", "red", "bucks=4 gold=2 lodge=2 rivers=1", players=4, supply=14)

    table = play(turn(game, "P1", 2, bust=2), "P1 hammer bridge toll")

    assert options(table) == ["pay 0", "pay 1", "pay 2"]
    play(table, "P1 pay 1")
    assert has(table, "P1", "bucks", "gold") == (3, 1)
    sale = play(
        table_of(special("box", "red", "gold=2 events=5"), ("gain_event", 0, 5)), "P1 sell 2"
    )
    assert lines(sale, "P1")["sale"] == 8
    mule = special("box", "red", "gold=1 carrots=5", players=2)
    mule.mules[0] = 5
    table = play(table_of(mule, ("feed_mule", 0)), "P1 sell 1")
    assert lines(table, "P1")["sale"] == 4


@rule("C-24.10")
def test_the_bonus_of_the_forty_niner_holds_for_event_5_only():
    game = special("box", "red", "gold=1 town=assay-exchange", round=2)

    table = play(turn(game, "P1", 1), "P1 use assay-exchange 2 1")

    assert vp(table, "P1") == 3


@rule("C-24.3", "C-R38")
def test_the_engineer_needs_a_dude_less_for_rivers_and_bridges():
    side = "bucks=4 gold=2 lodge=0 rivers=1 town=surveyors-office"

    table = turn(special("box", "blue", side), "P1", 2)
    assert "hammer river 2" in options(table)
    assert "saw bridge toll" in options(table)
    play(table, "P1 hammer river 3")
    # By Hammer a River costs nothing at all: no payment is asked.
    assert not any("pay" in line for line in answers(table))
    assert has(table, "P1", "bucks", "dudes") == (4, 2)
    town = turn(special("box", "blue", "bucks=9 lodge=0 hand=land-office", round=2), "P1", 3)
    assert options(town, "hammer") == []


@rule("C-24.3", "C-24.11")
def test_the_peddler_buys_one_thing_once_per_turn():
    table = turn(special("box", "green", "bucks=4 gold=0 horses=1", round=2), "P1", 3)

    play(table, "P1 use peddler 1 1")
    assert (asked(table), options(table)) == ("P1 gained-action", ["shop 1 0", "shop 0 1"])
    with pytest.raises(Illegal, match="cannot be declined"):
        play(table, "P1 decline")
    with pytest.raises(Illegal, match="more than this action lets you buy"):
        play(table, "P1 shop 1 1")
    play(table, "P1 shop 0 1")
    assert answers(table)[-2:] == ["P1 pay 0", "P1 end"]
    assert has(table, "P1", "horses", "bucks") == (2, 2)

    poor = turn(special("box", "green", "bucks=1 gold=0", round=2), "P1", 3)
    assert options(poor, "use") == []
    full = turn(special("box", "green", "bucks=9 horses=6 tents=8", round=2), "P1", 3)
    assert options(full, "use") == []


@rule("C-24.3")
def test_the_gunslinger_scores_when_he_fills_a_row():
    game = special("box", "yellow", "lodge=3 tents=0")

    table = play(turn(game, "P1", 5), "P1 settle", "P1 row 1")

    assert lines(table, "P1")["other"] == 2


@rule("C-24.3")
def test_the_gambler_profits_from_the_bust():
    table = turn(special("box", "purple", round=2), "P1", 3, bust=3)
    assert options(table, "use") == ["use gambler 1 1", "use gambler 1 2"]
    play(table, "P1 use gambler 1 2")
    assert has(table, "P1", "dudes") == (3,)
    assert asked(table) == "nobody"

    assert options(turn(special("box", "purple", round=2), "P1", 4), "use") == []


@rule("C-24.3")
def test_the_teamster_goes_one_space_further_with_every_wagon_action():
    game = special("box", "orange", "horses=1 barrels=axle-grease", round=2)

    table = play(turn(game, "P1", 3), "P1 open axle-grease")
    play(table, "P1 go lotus", "P1 go hs-08", "P1 go folsom")

    assert asked(table) == "nobody"
    assert answers(table)[-1] == "P1 end"


@rule("C-24.4", "C-24.5", "C-E51")
def test_the_robber_takes_from_the_cart_instead_of_moving():
    game = special("deluxe", "red", "gold=0 horses=1 wagon=kelsey", cart=2)

    table = turn(game, "P1", 4)
    assert options(table) == ["wagon", "rob", "end"]
    play(table, "P1 rob")

    assert (has(table, "P1", "gold"), game.cart) == ((2,), 0)
    assert BOX.nodes[game.wagons[0]].id == "kelsey"
    assert options(table) == ["wagon", "end"]
    rich = special("deluxe", "red", "gold=0 horses=1", cart=9)
    table = play(turn(rich, "P1", 4), "P1 rob", "P1 rob")
    assert has(table, "P1", "gold") == (6,)


@rule("C-24.5")
@pytest.mark.parametrize("site", [3, 4])
def test_who_would_use_the_robber_is_told_to_rob(site):
    game = special("deluxe", "red", "barrels=oats", cart=2)
    table = turn(game, "P1", site)

    with pytest.raises(Illegal, match="used instead of a Wagon action, by the answer “rob”"):
        play(table, "P1 use robber 1 1")


@rule("C-24.5")
def test_the_robber_robs_with_gained_wagon_actions_too():
    game = special("deluxe", "red", "gold=0 horses=0 barrels=axle-grease", cart=5)

    table = play(turn(game, "P1", 3), "P1 open axle-grease")

    assert options(table)[-2:] == ["rob", "decline"]
    play(table, "P1 rob")
    assert has(table, "P1", "gold") == (3,)


@rule("C-24.4", "C-24.6", "C-24.11")
def test_the_homesteader_pays_a_tent_and_builds_by_saw_once_a_year():
    side = "gold=5 lodge=3 tents=2 hand=land-office,faro-parlor horses=0"
    settings = {"specialties": "deluxe", "hotels": True, "colors": "blue,red,green"}
    game = world(3, settings=settings, P1=side)

    table = play(turn(game, "P1", 4), "P1 use homesteader 1 1")
    assert options(table) == ["saw land-office", "saw faro-parlor"]
    with pytest.raises(Illegal, match="Hotel cannot be built this way"):
        play(table, "P1 saw hotel")
    play(table, "P1 saw land-office")
    assert has(table, "P1", "gold", "dudes", "tents", "tents_left") == (3, 2, 1, 7)
    assert asked(table) == "nobody"
    again = turn(game, "P1", 4)
    assert asked(again) == "nobody"
    table_of(game, ("end_year",))
    assert game.year_uses[0] == ()


@rule("C-24.11")
@pytest.mark.parametrize("side", ["gold=1", "tents=0", "lodge=0", "hand="])
def test_the_homesteader_is_offered_only_if_he_can_build(side):
    whole = f"gold=5 lodge=3 tents=2 hand=land-office horses=0 {side}"

    table = turn(special("deluxe", "blue", whole), "P1", 4)

    assert options(table, "use") == []


@rule("C-24.4", "C-24.7", "C-E51")
def test_the_renegade_draws_three_cards_for_each_buried_dude():
    game = special("deluxe", "green", "deck=4 lodge=2", outlaws=9, year=1850)

    table = table_of(game, ("hold_shootout",))
    groups = []
    while asked(table) == "chance draw":
        if game.drawn == 0:
            groups.append(0)
        groups[-1] += 1
        play(table, options(table)[0])

    assert groups == [3, 1]
    assert has(table, "P1", "graves") == (2,)
    assert len(hand(table, "P1")) == 4
    assert lines(table, "P1")["owed"] == 2


@rule("C-24.4", "C-24.8", "C-R55")
def test_the_range_rider_draws_at_horseshoes_twice_per_turn():
    top = "top=land-office,faro-parlor,timber-wharf"
    game = special("deluxe", "yellow", f"horses=6 wagon=lotus {top}", P2="wagon=hs-12")

    table = play(turn(game, "P1", 4), "P1 wagon", "P1 go hs-08")
    assert hand(table, "P1") == ["land-office"]
    # A skipped Horseshoe does not count.
    play(table, "P1 go folsom", "P1 go mormon-island")
    assert hand(table, "P1") == ["land-office"]
    play(table, "P1 go hs-04", "P1 go auburn", "P1 go hs-01")
    assert hand(table, "P1") == ["land-office", "faro-parlor"]
    assert asked(table) == "P1 act"


@rule("C-24.4", "C-R55", "C-R58")
def test_the_maverick_discards_any_number_of_cards():
    game = special("deluxe", "purple", "hand=land-office,faro-parlor,timber-wharf", round=2)
    table = turn(game, "P1", 4, bust=4)

    play(table, "P1 use maverick 1 1", "P1 discard land-office top")
    play(table, "P1 use maverick 1 2", "P1 discard faro-parlor bottom")
    play(table, "P1 use maverick 1 1", "P1 discard timber-wharf bottom")

    assert has(table, "P1", "bucks", "dudes", "hand") == (4, 3, ())
    assert options(table, "use") == []


@rule("C-24.4", "C-24.9", "C-24.11", "C-R55")
def test_the_vigilante_fills_a_row_for_a_used_barrel():
    side = "lodge=7 used=oats,nails tents=0"
    table = turn(special("deluxe", "orange", side, round=2), "P1", 3)

    play(table, "P1 use vigilante 1 1")
    assert options(table) == [f"row {row}" for row in range(1, 7)]
    with pytest.raises(Illegal, match="cannot be declined"):
        play(table, "P1 decline")
    play(table, "P1 row 2")
    assert rows(table) == "- P1 - - - -"
    assert has(table, "P1", "used") == ((BOX.barrel_of["nails"],),)
    assert asked(table) == "nobody"

    after_a_row = turn(special("deluxe", "orange", side), "P1", 5)
    play(after_a_row, "P1 settle", "P1 row 1")
    assert options(after_a_row, "use") == []
    poor = turn(special("deluxe", "orange", "lodge=1 used=oats", round=2), "P1", 3)
    assert options(poor, "use") == []
    none = turn(special("deluxe", "orange", "lodge=9 used=", round=2), "P1", 3)
    assert options(none, "use") == []


@rule("C-R55")
def test_the_limits_of_the_deluxe_specialties():
    found = {
        it.id: (BOX.abilities[it.abilities[0]].times, BOX.abilities[it.abilities[0]].times_per_year)
        for it in BOX.specialties
        if it.set == "deluxe"
    }

    assert found == {
        "robber": (0, 0),
        "homesteader": (1, 1),
        "renegade": (0, 0),
        "range-rider": (2, 0),
        "maverick": (0, 0),
        "vigilante": (1, 0),
    }


def boarded(color, canyon, side="", **more):
    """P1 of a colour, side B, surveys a canyon by Hammer."""
    others = [it for it in COLORS if it != color][:2]
    settings = {"boards": "B", "colors": ",".join([color, *others])}
    game = world(3, settings=settings, P1=f"bucks=2 gold=0 lodge=1 horses=1 {side}", **more)
    return play(turn(game, "P1", 2, bust=2), f"P1 hammer river {canyon}")


@rule("C-25.1")
def test_every_colour_has_canyons_of_its_own():
    boards = [it for it in BOX.boards if it.side == "B"]

    assert [it.color for it in boards] == list(COLORS)
    assert len({tuple(canyon.vp for canyon in it.canyons) for it in boards}) >= 5
    assert boarded("red", 4).game.view(boarded("red", 4).state, 0)["seats"][0]["board"] == "b-red"


@rule("C-25.2")
@pytest.mark.parametrize(
    ("color", "points", "gained"),
    [
        ("red", [2, 3, 4, 7], {1: {"gold": 2}, 2: {"gold": 1, "dudes": 1}, 4: {}}),
        ("blue", [2, 3, 5, 6], {2: {"horses": 1}, 3: {"bucks": 2}, 4: {"dudes": 1}}),
        ("green", [3, 3, 4, 6], {1: {"tents": 1}, 3: {"dudes": 3}, 4: {"bucks": 1}}),
        ("yellow", [2, 4, 4, 6], {3: {"bucks": 3}, 4: {"dudes": 1}}),
        ("purple", [2, 3, 4, 6], {3: {"dudes": 2}, 4: {"bucks": 1}}),
        ("orange", [3, 4, 6, 8], {1: {"bucks": 3, "dudes": 1}, 2: {"gold": 1}, 4: {}}),
    ],
)
def test_the_canyons_of_the_b_sides(color, points, gained):
    fields = ("bucks", "gold", "dudes", "tents", "horses")
    for canyon, expected in gained.items():
        table = boarded(color, canyon)
        after = zip(fields, (0, 0, 0, 1, 1), has(table, "P1", *fields), strict=True)
        assert {key: new - old for key, old, new in after if new != old} == expected
        assert lines(table, "P1")["rivers"] == points[canyon - 1]
    board = next(it for it in BOX.boards if it.id == f"b-{color}")
    assert [canyon.vp for canyon in board.canyons] == points


@rule("C-25.2")
@pytest.mark.parametrize(
    ("color", "canyon", "cards"), [("red", 3, 1), ("yellow", 2, 3), ("orange", 3, 1)]
)
def test_canyons_that_bring_cards(color, canyon, cards):
    table = boarded(color, canyon, "top=land-office,faro-parlor,timber-wharf")

    assert len(hand(table, "P1")) == cards
    assert has(table, "P1", "gold") == (1 if color == "red" else 0,)


@rule("C-25.2", "C-25.3", "C-16.5")
def test_actions_of_canyons_are_taken_at_once():
    blue = boarded("blue", 1)
    assert asked(blue) == "P1 gained-action"
    play(blue, "P1 go lotus", "P1 go hs-08", "P1 go folsom")
    assert asked(blue) == "nobody"

    green = boarded("green", 2)
    assert options(green)[:2] == ["event 1", "event 2"]
    purple = boarded("purple", 2)
    assert asked(purple) == "P1 take-barrel"
    assert options(boarded("purple", 1)) == [f"barrel {space}" for space in range(5)]


@rule("C-25.3")
def test_the_hammer_of_the_yellow_board_may_survey_again():
    table = boarded("yellow", 1, "bucks=4 lodge=3 hand=land-office")

    assert "hammer river 3" in options(table)
    assert "hammer land-office" in options(table)
    play(table, "P1 hammer river 3")
    # 2 Bucks less: the second River costs a Dude only and brings 3 Bucks.
    assert has(table, "P1", "bucks", "dudes", "rivers") == (5, 1, (1, 3))
    assert state(table).active == -1


def box_with_ability(name, *abilities):
    """A box in which a specialty has other abilities."""
    tables = dict(standard_components(GAME.meta.package).tables)
    tables["specialties"] = [
        {**it, "abilities": list(abilities)} if it["id"] == name else it
        for it in tables["specialties"]
    ]
    components = Components(tables)
    assert GAME.check(components) == []
    return GAME.unpack(components)


@rule("C-R69")
def test_every_action_of_a_turn_ability_is_offered_if_possible_and_not_declined():
    ability = {"trigger": "turn", "options": [[{"op": "action", "kind": "wagon", "spaces": 1}]]}
    box = box_with_ability("peddler", ability)

    table = turn(special("box", "green", "horses=0", round=2, box=box), "P1", 3)
    play(table, "P1 use peddler 1 1")

    assert options(table)[0] == "go garden-valley"
    assert "decline" not in options(table)
    stuck = box_with_ability(
        "peddler", {"trigger": "turn", "options": [[{"op": "action", "kind": "row"}]]}
    )
    poor = turn(special("box", "green", "lodge=1", round=2, box=stuck), "P1", 3)
    assert options(poor, "use") == []


@rule("C-R70")
def test_a_limited_reaction_counts_the_shootout_as_one_turn():
    gain = [[{"op": "gain", "what": "buck", "n": 1}]]
    box = box_with_ability("renegade", {"trigger": "react", "on": "buried", "options": gain})
    game = special("deluxe", "green", "bucks=0", outlaws=9, year=1850, box=box)
    game.uses = (box.ability_of["renegade"][0],)

    table_of(game, ("hold_shootout",))

    # Two Dudes are buried, and the ability is used once.
    assert has(game, "P1", "graves", "bucks") == (2, 1)


@rule("C-16.11", "C-24.2")
@pytest.mark.parametrize(("bust", "dudes"), [("required", (1, 2)), ("absent", (2, 1))])
def test_a_passive_specialty_may_ask_for_the_bust_or_for_none(bust, dudes):
    mods = [{"key": "water-dude", "n": -1}]
    box = box_with_ability("engineer", {"trigger": "passive", "bust": bust, "mods": mods})
    for tile, left in zip((0, 2), dudes, strict=True):
        game = special("box", "blue", "bucks=2 gold=0 lodge=2", box=box)
        table = turn(game, "P1", 2, bust=tile)
        play(table, "P1 hammer river 1")
        assert has(table, "P1", "dudes") == (left,)


@rule("C-16.11", "C-24.10")
@pytest.mark.parametrize(("bust", "points"), [("required", 3), ("absent", 4)])
def test_no_site_is_bust_for_a_specialty_at_an_event(bust, points):
    mods = [{"key": "gold-sale-vp", "n": 1}]
    box = box_with_ability("forty-niner", {"trigger": "passive", "bust": bust, "mods": mods})
    game = special("box", "red", "gold=1", round=5, box=box)
    table = table_of(game, ("gain_event", 0, 5))
    play(table, "P1 sell 1")
    assert vp(table, "P1") == points


@rule("C-16.1", "C-24.2", "C-R77")
def test_two_reactions_of_a_card_happen_in_the_order_of_the_card():
    first = {"trigger": "react", "on": "row-filled", "options": [[gains("tent", 2)]]}
    second = {"trigger": "react", "on": "row-filled", "options": [[gains("barrel", 1)]]}
    box = box_with_ability("gunslinger", first, second)
    table = turn(special("box", "yellow", "lodge=2 tents=0", box=box), "P1", 5)
    play(table, "P1 settle", "P1 row 1")
    assert asked(table) == "P1 take-barrel"
    assert has(table, "P1", "tents") == (2,)


@rule("C-R77")
def test_the_first_action_of_an_ability_is_possible_and_a_later_one_may_not_be():
    actions = [{"op": "action", "kind": "row"}, {"op": "action", "kind": "saw-water"}]
    box = box_with_ability("peddler", {"trigger": "turn", "options": [actions]})
    table = turn(special("box", "green", "lodge=2 gold=1", round=2, box=box), "P1", 3)
    play(table, "P1 use peddler 1 1", "P1 row 1")
    # Both Dudes are Gunmen now: no River can be surveyed.
    assert answers(table)[-2:] == ["P1 decline", "P1 end"]

    poor = turn(special("box", "green", "lodge=1 gold=1", round=2, box=box), "P1", 3)
    assert options(poor, "use") == []


@rule("C-R77")
def test_what_a_payment_makes_impossible_is_declined():
    option = [{"op": "pay", "what": "dude", "n": 1}, {"op": "action", "kind": "row"}]
    box = box_with_ability("peddler", {"trigger": "turn", "options": [option]})
    table = turn(special("box", "green", "lodge=2", round=2, box=box), "P1", 3)
    play(table, "P1 use peddler 1 1")
    assert answers(table)[:2] == ["P1 use peddler 1 1", "P1 decline"]


def gains(what, n):
    return {"op": "gain", "what": what, "n": n}
