"""Section 26: the solo game against the Shade."""

from copy import deepcopy  # noqa: TID251  # a file is changed here, not a state copied

import pytest

from boomtable.engine import (
    Components,
    Dice,
    Illegal,
    Unreadable,
    export,
    open_table,
    play_out,
)
from boomtable.engine.catalogue import standard_components
from boomtable.games.coloma import GAME
from tests.games.coloma.worlds import (
    BOX,
    asked,
    dials,
    has,
    lines,
    options,
    play,
    rows,
    state,
    table_of,
    total,
    vp,
    wagon,
    world,
)
from tests.marks import rule


def solo(level="prospector", *, hotels=False, shade=None, **more):
    """A solo world; ``shade`` changes fields of the Shade."""
    game = world(1, settings={"level": level, "hotels": hotels}, **more)
    for field, value in (shade or {}).items():
        place = getattr(game, field)
        if isinstance(place, list):
            place[1] = value
        else:
            setattr(game, field, value)
    return game


def shade_at(game, site):
    """The Shade has its turn on a Site."""
    game.dials[1] = site
    return table_of(game, ("shade_turn", 1, site))


@rule("C-26.1", "C-R53", "C-2.12")
def test_the_solo_game_is_set_up_as_for_two():
    game = state(open_table("coloma", 1, {"level": "greenhorn"}, seed=2))

    assert game.supply + sum(game.gold) == 12
    assert sum(game.bridges_left) == 6
    assert rows(game) == "- - N - - -"
    assert [BOX.colors[color].id for color in game.colors] == ["red", "blue"]


@rule("C-2.12", "C-26.1")
@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ("green,red", ["green", "red"]),
        ("blue", ["blue", "red"]),
        ("red", ["red", "blue"]),
        (" orange , red ", ["orange", "red"]),
        (" ", ["red", "blue"]),
    ],
)
def test_the_shade_takes_the_first_colour_that_the_human_does_not_have(chosen, found):
    table = open_table("coloma", 1, {"colors": chosen}, seed=2)

    assert [BOX.colors[color].id for color in state(table).colors] == found
    heading = export(table).splitlines()[0].split()
    written = [] if found == ["red", "blue"] else [f"colors={','.join(found)}"]
    assert [word for word in heading if word.startswith("colors=")] == written


@rule("C-2.12")
@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ("green,blue", "The Shade takes the first colour that you do not have: “red”"),
        ("green,green", "named twice"),
        ("green,red,blue", "2 are needed"),
        ("green,", "There is no colour “”"),
    ],
)
def test_no_other_colour_can_be_chosen_for_the_shade(chosen, why):
    with pytest.raises((Illegal, Unreadable), match=why):
        open_table("coloma", 1, {"colors": chosen}, seed=2)


@rule("C-26.2", "C-1.4")
def test_what_the_shade_begins_with():
    game = solo("greenhorn")

    assert has(game, "P2", "dudes", "tents", "event_tents", "bucks") == (12, 5, (5,), 0)
    assert (wagon(game, "P2"), game.sheriff, vp(game, "P2")) == ("coloma", 1, 0)
    assert has(game, "P2", "hand", "deck", "gold") == ((), (), 0)
    assert BOX.solo.horses_most == 4


@rule("C-26.3", "C-R54")
@pytest.mark.parametrize(
    ("level", "numbers"),
    [
        ("greenhorn", (1, 0, 3, 4, 2, 0)),
        ("prospector", (1, 0, 4, 6, 3, 0)),
        ("sourdough", (2, 2, 5, 7, 4, 0)),
        ("legend", (2, 2, 5, 7, 4, 20)),
    ],
)
def test_the_levels(level, numbers):
    game = solo(level)
    shown = BOX.solo.levels[game.level]

    found = (shown.horse, shown.gold, shown.river, shown.building, shown.barrel, shown.bonus)
    assert found == numbers
    assert has(game, "P2", "horses", "gold") == numbers[:2]
    assert game.supply == 12 - 1 - numbers[1]


@rule("C-26.4", "C-26.16")
def test_wagon_cards_are_put_aside_until_all_four_have_come():
    game = solo()
    table = shade_at(game, 4)

    assert options(table) == [
        f"shade {it}" for it in ("hangtown", "georgetown", "folsom", "auburn")
    ]
    play(table, "shade folsom")
    assert options(table) == ["shade hangtown", "shade georgetown", "shade auburn"]
    play(table, "shade auburn")
    play(shade_at(game, 4), "shade georgetown", "shade hangtown", "refill 4 oats")
    assert game.wagon_cards == ()
    assert len(options(shade_at(game, 4))) == 4


@rule("C-26.5")
def test_the_shade_pans_at_event_2_and_sells_at_event_5():
    game = solo(shade={"gold": 3})
    for site in (1, 3, 4):
        table_of(game, ("gain_event", 1, site))
    assert has(game, "P2", "gold", "dudes", "bucks", "hand") == (3, 12, 0, ())

    table_of(game, ("gain_event", 1, 2))
    assert has(game, "P2", "gold") == (4,)
    table_of(game, ("gain_event", 1, 5))
    assert (has(game, "P2", "gold"), lines(game, "P2")["sale"], game.cart) == ((2,), 6, 2)
    poor = solo(shade={"gold": 1})
    table_of(poor, ("gain_event", 1, 5))
    assert lines(poor, "P2")["sale"] == 3


@rule("C-26.6", "C-26.7", "C-26.8", "C-26.11")
def test_the_coin_sends_the_shade_to_one_of_the_cards_shown():
    game = solo(round=5, P1="barrels=oats")
    game.round = 0
    table = table_of(game, ("begin_round",))

    assert asked(table) == "chance buster-avoid"
    play(table, "avoid 3", "avoid 5")
    assert asked(table) == "P1 dial"
    play(table, "P1 dial 4")
    assert options(table) == ["coin left", "coin right"]
    play(table, "coin right")
    assert game.dials == [4, 5]
    assert options(table) == ["buster 1", "buster 2", "buster 4"]
    play(table, "buster 2")
    while game.round == 1:
        play(table, "P1 end")
    assert (game.avoided, options(table)) == ((), [f"avoid {it}" for it in (1, 2, 3, 4, 5)])


@rule("C-26.9")
def test_human_shade_and_buster_count_for_the_bust():
    game = solo(round=2)

    dials(game, 1, 5, buster=5)

    assert game.busted == (5,)


@rule("C-26.10", "C-E42")
def test_example_of_a_round_with_the_shade():
    game = solo(round=5, P1="lodge=2")
    game.round = 0
    table = table_of(game, ("begin_round",))
    assert has(game, "P1", "dudes") == (4,)
    assert has(game, "P2", "dudes") == (12,)
    bridges = sum(game.bridges_left)

    play(table, "avoid 3", "avoid 5", "P1 dial 4", "coin left", "buster 4")

    assert game.busted == (4,)
    assert (game.shade_buildings, game.shade_rivers, sum(game.bridges_left)) == (1, 1, bridges - 1)
    assert asked(table) == "P1 act"
    assert (game.common, game.boom) == ("wagon", "")


@rule("C-26.10")
def test_on_a_bust_site_the_shade_does_the_common_part_only():
    game = solo(round=1)
    game.bust, game.busted = 3, (3,)

    shade_at(game, 3)

    assert (game.shade_buildings, game.shade_rivers) == (1, 0)


@rule("C-26.12", "C-26.19")
def test_the_shade_at_the_barker():
    game = solo(outlaws=2, shade={"horses": 3})
    table = shade_at(game, 1)
    assert has(game, "P2", "horses") == (4,)
    assert asked(table) == "chance stash"
    assert options(table)[0].startswith("refill 4")
    assert game.outlaws == 4
    assert has(game, "P2", "barrels") == ((BOX.barrel_of["pay-dirt"],),)

    full = solo(shade={"horses": 4})
    shade_at(full, 1)
    assert (has(full, "P2", "horses"), lines(full, "P2")["other"]) == ((4,), 1)


@rule("C-26.13")
def test_the_shade_at_site_1():
    game = solo(round=2, supply=3)
    shade_at(game, 1)
    assert (has(game, "P2", "gold"), game.supply) == ((2,), 1)

    empty = solo(round=2, supply=1)
    shade_at(empty, 1)
    assert (has(empty, "P2", "gold"), lines(empty, "P2")["other"]) == ((1,), 1)


@rule("C-26.14")
def test_the_shade_at_site_2():
    game = solo(round=3, bridges="toll aqueduct", shade={"shade_rivers": 6})
    first, second = game.bridge_types
    game.bridges_left[first] = 0

    shade_at(game, 2)

    assert game.shade_rivers == 8
    assert game.bridges_left[second] == 0
    shade_at(game, 2)
    assert game.shade_rivers == 10


@rule("C-26.14")
def test_bridges_leave_the_game_from_the_first_stack_that_is_not_empty():
    game = solo(round=3, bridges="toll aqueduct pack-train")
    left = ("pack-train", "toll", "aqueduct")

    found = []
    for _ in range(4):
        shade_at(game, 2)
        found.append([game.bridges_left[BOX.bridge_of[name]] for name in left])

    assert found == [[0, 1, 1], [0, 0, 1], [0, 0, 0], [0, 0, 0]]


@rule("C-26.15", "C-26.20")
def test_the_shade_at_site_3():
    game = solo(round=2, shade={"gold": 3})
    shade_at(game, 3)
    assert (game.shade_buildings, has(game, "P2", "gold", "dudes"), game.cart) == (2, (1, 12), 2)
    shade_at(game, 3)
    assert (game.shade_buildings, has(game, "P2", "gold")) == (3, (1,))

    hotels = solo(round=2, hotels=True, shade={"gold": 2})
    hotels.hotels_left = 1
    shade_at(hotels, 3)
    assert (hotels.hotels[1], hotels.shade_buildings) == (1, 1)


@rule("C-26.16")
def test_the_shade_at_site_4():
    game = solo(round=2, outlaws=0, shade={"horses": 3})
    game.bust, game.busted = 4, (4,)
    play(shade_at(game, 4), "shade auburn")
    assert (wagon(game, "P2"), lines(game, "P2")["other"]) == ("auburn", 3)

    table = play(shade_at(game, 4), "shade hangtown")
    assert (wagon(game, "P2"), game.outlaws) == ("hangtown", 2)
    assert lines(game, "P2")["other"] == 3
    assert options(table)[0].startswith("refill 4")


@rule("C-26.17", "C-E44")
def test_the_shade_at_site_5():
    game = solo(rows="- - N - - P1", shade={"dudes": 7, "wagons": BOX.node_of["folsom"]})
    game.bust, game.busted = 5, (5,)
    shade_at(game, 5)
    assert rows(game) == "- - N - P2 P1"
    assert [BOX.lands[it].id for it in game.land_tents[1]] == ["south-fork", "valley"]
    assert has(game, "P2", "dudes", "tents") == (3, 3)

    game.rows = [0, -1, -2, -1, 0, 0]
    shade_at(game, 5)
    assert rows(game) == "P1 - N P2 P1 P1"
    assert has(game, "P2", "dudes", "tents") == (0, 3)
    shade_at(game, 5)
    assert rows(game) == "P1 - N P2 P1 P1"


@rule("C-26.17")
def test_among_equal_rows_the_nearest_and_in_coloma_no_tents():
    game = solo(rows="- - N P1 P1 P1", shade={"dudes": 3})
    game.bust, game.busted = 5, (5,)

    shade_at(game, 5)

    assert rows(game) == "P2 - N P1 P1 P1"
    assert has(game, "P2", "land_tents", "tents") == ((), 5)


@rule("C-26.17")
def test_the_shades_last_tent_goes_to_the_first_of_the_lands():
    game = solo(shade={"dudes": 0, "tents": 1, "wagons": BOX.node_of["folsom"]})
    game.bust, game.busted = 5, (5,)
    assert [BOX.lands[it].id for it in BOX.nodes[game.wagons[1]].lands] == ["valley", "south-fork"]

    shade_at(game, 5)

    assert [BOX.lands[it].id for it in game.land_tents[1]] == ["south-fork"]
    assert has(game, "P2", "tents") == (0,)


@rule("C-26.18")
def test_the_boom_of_site_5_scores_for_hotels():
    game = solo(hotels=True, shade={"hotels": 2, "dudes": 0})

    shade_at(game, 5)

    assert lines(game, "P2")["other"] == 6


@rule("C-26.19")
def test_the_shade_takes_the_barrel_with_the_most_outlaws():
    game = solo(stash="oats nails coin-keg -")
    table = shade_at(game, 1)
    assert options(table)[0].startswith("refill 3")

    empty = solo(stash="- - - -", outlaws=2)
    table = shade_at(empty, 1)
    assert asked(table) == "nobody"
    assert (empty.outlaws, has(empty, "P2", "barrels")) == (2, ((),))


@rule("C-26.20")
def test_the_shade_never_builds_bridges_nor_opens_barrels():
    for seed in range(3):
        table = play_out(open_table("coloma", 1, {"level": "legend"}, seed=seed), Dice(seed))
        assert has(table, "P2", "spans", "used", "town", "bucks") == ((), (), (), 0)


@rule("C-26.21", "C-R60")
def test_of_rewards_the_shade_takes_points_nuggets_and_horses():
    game = solo(year=1850, chart="bounty", outlaws=0, supply=9, rows="- - N - P2")
    table_of(game, ("hold_shootout",))
    assert (vp(game, "P2"), has(game, "P2", "gold")) == (4, (2,))

    grant = solo(year=1850, chart="land-grant", outlaws=15, rows="- - N - P2", shade={"horses": 4})
    table_of(grant, ("hold_shootout",))
    assert has(grant, "P2", "horses", "tents", "bucks") == (4, 5, 0)
    posse = solo(year=1850, chart="posse", outlaws=0, rows="- - N - P2", shade={"dudes": 5})
    table_of(posse, ("hold_shootout",))
    assert (vp(posse, "P2"), has(posse, "P2", "dudes")) == (4, (5,))
    assert posse.sheriff == 1
    human = solo(year=1850, chart="posse", outlaws=0, rows="P1 - N")
    table_of(human, ("hold_shootout",))
    assert (human.sheriff, has(human, "P2", "graves", "dudes")) == (0, (1, 11))


@rule("C-26.21")
def test_the_shade_on_the_last_tier_buries_a_dude_of_its_lodge():
    game = solo(
        year=1850, chart="posse", outlaws=15, rows="P2 - N - P1", shade={"dudes": 6, "graves": 1}
    )

    table_of(game, ("hold_shootout",))

    assert has(game, "P2", "graves", "dudes", "dudes_left") == (2, 5, 0)
    assert lines(game, "P2")["graves"] == -5


@rule("C-26.22", "C-1.3")
def test_the_shades_gunmen_leave_the_game():
    game = solo(rows="- - N - P2", shade={"dudes": 8})

    table_of(game, ("end_year",))

    assert has(game, "P2", "dudes", "dudes_left") == (8, 0)
    assert game.gone == 4
    assert game.dudes[1] + game.gone == 12


@rule("C-26.23", "C-E43")
def test_example_of_the_shades_score():
    kinds = tuple(BOX.barrel_of[it] for it in ("oats", "oats", "nails", "coin-keg"))
    fields = {"shade_rivers": 4, "shade_buildings": 3, "barrels": kinds, "gold": 2, "horses": 3}
    game = solo(shade={**fields, "land_tents": (0, 1), "graves": 2, "other_vp": 20})

    assert lines(game, "P2") == {
        "sale": 0,
        "shootouts": 0,
        "other": 20,
        "rivers": 16,
        "buildings": 18,
        "barrels": 12,
        "nuggets": 2,
        "horses": 3,
        "lands": 7,
        "graves": -5,
    }
    assert total(game, "P2") == 73


@rule("C-26.24")
def test_a_tie_with_the_shade_is_a_loss():
    game = solo(P1="vp=40", shade={"other_vp": 39})
    assert GAME.score(game).totals == (40, 40)
    assert GAME.score(game).winners == (1,)

    ahead = solo(P1="vp=41", shade={"other_vp": 39})
    assert GAME.score(ahead).winners == (0,)
    assert [name.say("fr") for name in GAME.score(ahead).automata] == ["L’Ombre"]


@rule("C-26.24")
def test_a_file_may_give_the_tie_to_the_human():
    tables = deepcopy(standard_components(GAME.meta.package).tables)
    tables["solo"]["win_on_tie"] = True
    box = GAME.unpack(Components(tables))

    tied = solo(box=box, P1="vp=40", shade={"other_vp": 39})
    assert GAME.score(tied).totals == (40, 40)
    assert GAME.score(tied).winners == (0,)
    behind = solo(box=box, P1="vp=39", shade={"other_vp": 39})
    assert GAME.score(behind).winners == (1,)


@rule("C-R68")
def test_the_town_with_a_barrel_as_stop_off_gives_the_shade_its_barrel():
    tables = deepcopy(standard_components(GAME.meta.package).tables)
    nodes = {node["id"]: node for node in tables["map"]["nodes"]}
    nodes["auburn"]["stop"], nodes["hangtown"]["stop"] = (
        *(nodes["hangtown"]["stop"], nodes["auburn"]["stop"]),
    )
    box = GAME.unpack(Components(tables))
    game = world(1, round=2, box=box, outlaws=0, settings={"level": "legend"})
    game.bust, game.busted = 4, (4,)

    play(shade_at(game, 4), "shade hangtown")
    assert (lines(game, "P2")["other"], game.outlaws) == (2, 0)
    play(shade_at(game, 4), "shade auburn")
    assert (lines(game, "P2")["other"], game.outlaws) == (2, 2)


@rule("C-R71")
def test_a_solo_game_without_a_level_is_played_on_the_first():
    table = open_table("coloma", 1, seed=1)

    assert state(table).level == 0
    assert export(table).startswith("coloma players=1 level=greenhorn boards=A")
