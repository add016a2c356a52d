"""Section 13: levers at their moments."""

import pytest

from boomtable.engine import Illegal
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    boats,
    hand,
    has,
    interim,
    levers,
    lines,
    options,
    play,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule

MAP = "map 10:old-mill[-,-]"
LOOSE = "levers=towpath,handyman,foreman,harvest-feast"
ALL = ",".join(lever.id for lever in BOX.levers)


@rule("L-13.4", "L-13.5", "L-R58")
@pytest.mark.parametrize(
    ("step", "prompt"),
    [
        (("choose_strip", 0), "choose-strip"),
        (("play", 0, "builder"), "play"),
        (("develop_or_upgrade", 0), "develop-or-upgrade"),
        (("modernize", 0), "modernize"),
        (("pioneer_common", 0), "pioneer-common"),
        (("settle_common", 0), "settle-common"),
        (("cattle_common", 0), "cattle-common"),
        (("hire", 0, True), "hire"),
        (("progress_common", 0), "progress-common"),
        (("choose_region_coins", 0), "region-common"),
        (("interim_slot", 0), "interim-slot"),
        (("score_tile", 0), "score-tile"),
        (("last_levers", 0), "last-levers"),
    ],
)
def test_loose_levers_are_offered_at_every_anchor_decision(step, prompt):
    said = f"P1 {LOOSE} boats=loam,iron hand=windmill,windmill,saw-pit"
    table = table_of(world(2, MAP, said, scoring=1, named_region=0), step)

    assert asked(table) == f"P1 {prompt}"
    assert options(table, "pull") == [
        *("pull towpath loam", "pull towpath iron", "pull handyman coins", "pull handyman cards"),
        *("pull foreman", "pull harvest-feast"),
    ]
    # It is asked again after each pull.
    play(table, "P1 pull foreman")
    assert asked(table) == f"P1 {prompt}"
    assert "pull foreman" not in options(table)
    assert has(table, "P1", "coins") == (5,)


@rule("L-13.3", "L-R58")
@pytest.mark.parametrize(
    "step",
    [
        ("decide_to_explore", 0),
        ("decide_pasture", 0),
        ("choose_region", 0),
        ("move_ship", 0),
        ("build_site", 0),
        ("advance_either", 0, 3),
        ("vase_or_site", 0),
        ("give_cards", 0, 1),
    ],
)
def test_no_lever_is_pulled_at_any_other_decision(step):
    said = f"P1 levers={ALL} boats=loam,iron coins=9 hand=windmill,windmill,saw-pit"
    table = table_of(world(2, MAP, said, steps=4), step)

    assert asked(table).startswith("P1 ")
    assert options(table, "pull", "top", "forgo") == []
    with pytest.raises(Illegal, match="does not answer"):
        play(table, "P1 pull foreman")


@rule("L-13.3")
def test_nobody_pulls_the_levers_of_others():
    table = turn(world(2, MAP, "P2 levers=foreman"))

    assert options(table, "pull") == []
    with pytest.raises(Illegal, match="do not have"):
        play(table, "P1 pull foreman")


@rule("L-13.5", "L-13.12")
def test_what_loose_levers_bring():
    said = f"P1 {LOOSE} boats=loam,iron hand=windmill,windmill,saw-pit ranch=0 vp=0"
    table = turn(world(2, MAP, said))

    play(table, "P1 pull handyman coins")
    assert has(table, "P1", "coins") == (2,)
    play(table, "P1 pull towpath iron")
    assert boats(table) == ["wood", "loam"]
    assert has(table, "P1", "coins") == (2,)
    play(table, "P1 pull harvest-feast", "P1 gives windmill", "P1 gives saw-pit")
    assert has(table, "P1", "ranch", "vp") == (1, 3)
    assert hand(table) == ["windmill"]
    assert lines(table, "P1") == {"levers": 3}
    assert levers(table) == (["foreman"], ["towpath", "handyman", "harvest-feast"])


@rule("L-13.5")
def test_handyman_draws_cards():
    table = turn(world(2, MAP, "P1 levers=handyman"))

    play(table, "P1 pull handyman cards", "P1 draws windmill", "P1 draws saw-pit")

    assert hand(table) == ["windmill", "saw-pit"]
    assert asked(table) == "P1 choose-strip"


@rule("L-13.5")
def test_harvest_feast_needs_two_cards_but_no_supply():
    one = turn(world(2, MAP, "P1 levers=harvest-feast hand=windmill"))
    assert options(one, "pull") == []

    said = "P1 levers=harvest-feast hand=windmill,saw-pit ranch=8 supply=0"
    table = turn(world(2, MAP, said))
    play(table, "P1 pull harvest-feast")
    assert has(table, "P1", "ranch", "vp") == (8, 3)


@rule("L-13.5")
def test_towpath_alone_has_one_option_for_each_place_other_than_wood():
    same = turn(world(2, MAP, "P1 levers=towpath boats=stone,stone"))
    assert options(same, "pull") == ["pull towpath stone"]
    wood = turn(world(2, MAP, "P1 levers=towpath boats=wood,wood"))
    assert options(wood, "pull") == []


@rule("L-13.2", "L-13.1")
def test_a_lever_is_pulled_once_and_a_new_one_at_once():
    table = table_of(world(2, MAP, "P1 coins=8"), ("modernize", 0), ("choose_strip", 0))

    play(table, "P1 modernize 11")
    assert "pull foreman" in options(table)
    play(table, "P1 pull foreman")
    with pytest.raises(Illegal, match="used until"):
        play(table, "P1 pull foreman")


@rule("L-13.6")
def test_top_row_levers_are_offered_only_if_their_effect_is_possible():
    said = "levers=vase-trade,tinkering,master-builder"
    poor = table_of(world(2, MAP, f"P1 {said} ranch=0"), ("hire", 0, True))
    assert options(poor, "top") == ["top vase-trade vase"]

    site = "map 10:old-mill[P1i,-]"
    rich = table_of(world(2, site, f"P1 {said} ranch=1 vases=1 coins=3"), ("hire", 0, True))
    assert options(rich, "top") == [
        *("top vase-trade vase", "top vase-trade coins", "top tinkering 5", "top tinkering 7"),
        "top master-builder 10a",
    ]
    trade = play(rich.fork(), "P1 top vase-trade coins")
    assert has(trade, "P1", "vases", "coins") == (0, 9)
    tinker = play(rich.fork(), "P1 top tinkering 7")
    assert has(tinker, "P1", "coins") == (1,)
    assert "towpath" in levers(tinker)[0]
    build = play(rich.fork(), "P1 top master-builder 10a")
    assert has(build, "P1", "houses", "ranch") == (1, 0)  # With all its costs.


@rule("L-13.6", "L-4.6")
def test_the_active_player_of_pioneer_has_no_top_row_lever():
    game = world(2, MAP, "P1 levers=vase-trade ranch=0")
    table = action(game, "pioneer")
    play(table, "P1 explore no", "P1 explore no")
    while asked(table) == "chance draw-card":
        table.pick(0)
    while asked(table).startswith("P2"):
        table.answer(table.options()[-1])

    assert not any("top" in it for it in answers(table))
    assert asked(table) == "P1 move-ship"
    assert levers(table) == (["vase-trade"], [])


@rule("W-28", "L-13.7", "L-R11", "L-R26")
def test_both_forgo_levers_for_one_opportunity():
    said = "P1 levers=site-dividend,steady-wage sites=wood2,loam1,iron1 coins=0"
    table = action(world(2, MAP, said), "progress")

    # They need no card in hand.
    assert options(table) == [
        *("forgo site-dividend", "forgo steady-wage", "forgo site-dividend steady-wage", "pass"),
    ]
    play(table, "P1 forgo site-dividend steady-wage")

    assert has(table, "P1", "coins") == (7,)
    assert levers(table) == ([], ["site-dividend", "steady-wage"])
    assert asked(table) == "P1 modernize"


@rule("L-13.7", "L-R26")
def test_forgo_levers_work_in_the_middle_of_builder_and_in_scorings():
    builder = action(world(2, MAP, "P1 levers=steady-wage"), "builder")
    assert options(builder) == ["draw", "forgo steady-wage", "pass"]

    scoring = interim(world(2, MAP, "P1 levers=steady-wage"))
    assert options(scoring) == ["forgo steady-wage", "pass"]
    play(scoring, "P1 forgo steady-wage")
    assert has(scoring, "P1", "coins") == (3,)


@rule("L-13.7")
def test_a_forgo_lever_gives_the_whole_opportunity_up():
    said = "P1 levers=steady-wage coins=9 hand=night-watch sites=stone1 ranch=1"
    table = action(world(2, MAP, said), "settle")

    play(table, "P1 forgo steady-wage")

    assert hand(table) == ["night-watch"]
    assert asked(table) == "P1 develop-or-upgrade"


@rule("L-13.8", "L-R11")
def test_a_common_part_given_up_for_a_top_row_lever_feeds_no_forgo_lever():
    said = "P1 levers=vase-trade,steady-wage coins=0"
    table = table_of(world(2, MAP, said), ("settle_common", 0))

    play(table, "P1 top vase-trade vase")

    assert asked(table) == "nobody"
    assert has(table, "P1", "coins", "vases") == (0, 1)
    assert levers(table) == (["steady-wage"], ["vase-trade"])


@rule("L-R67")
def test_what_the_surviving_text_leaves_open_is_kept_as_the_data_file_has_it():
    """A change of these values in the file must be noticed: owners should compare them."""
    effects = {
        lever.id: [
            (effect.op, effect.what, effect.n)
            for mode in lever.modes
            for effect in BOX.listings[mode.listing].effects
        ]
        for lever in BOX.levers
    }
    assert effects["steady-wage"] == [("gain", "coins", 3)]
    assert effects["regional-fame"] == [("gain-per", "vp", 1)]
    assert effects["settlers-welcome"] == [("gain", "inhabitants", 1)]
    assert effects["foreman"] == [("gain", "coins", 5)]
    assert effects["handyman"] == [("gain", "coins", 2), ("gain", "cards", 2)]
    assert effects["harvest-feast"][0] == ("lose", "cards", 2)
    assert BOX.levers[BOX.lever_of["towpath"]].upstream == 1
    builder = BOX.strips[BOX.strip_of["builder"]]
    assert builder.middle == ("play-any-or-draw-2",)
    assert state(turn(world(2))).box.costs.builder_draw == 2
