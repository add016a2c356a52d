"""Labels, log lines and reasons: in both languages, with the figures that matter."""

import pytest
from msgspec.structs import replace

from boomtable.engine import Illegal, Unreadable
from boomtable.games.boonlake.outcomes import parse
from boomtable.games.boonlake.reasons import FITTING
from boomtable.locale import knows
from tests.games.boonlake.worlds import BOX, action, play, state, table_of, turn, world

MAP = "map 10:market-square[P1i,-] 18:terrace[P1h,P2i] 17:pasture[P2c]"


def label(table, text, lang="en"):
    option = next(it for it in table.options() if str(it) == text)
    return table.game.described(table.state, option).say(lang)


def refusal(table, text):
    with pytest.raises(Illegal) as refused:
        table.answer_text(text, table.awaited[0])
    return str(refused.value)


@pytest.mark.parametrize("prompt", [*FITTING, "draw-card", "gray-tile", "solo-tile", "strip"])
def test_every_question_is_asked_and_waited_for_in_both_languages(prompt):
    for lang in ("en", "fr"):
        for kind in ("ask", "wait", "ask-short"):
            assert knows(lang, f"boonlake.{kind}.{prompt}")


def test_labels_tell_the_price_and_what_it_brings():
    said = "P1 coins=9 ranch=2 hand=windmill sites=wood2,stone2 played=builders-guild,swap-meet"
    table = table_of(world(2, MAP, said), ("settle_common", 0))

    assert label(table, "play windmill") == (
        "Windmill (Day) for 4 coins, 2 Wood, 2 Stone: 2 steps on the coin track; 2 VP at the end"
    )
    assert label(table, "discard windmill") == "discard Windmill for 3 coins"
    assert label(table, "develop 10b") == "develop 10b, Market Square: 1 coin (cost: nothing)"
    assert label(table, "upgrade 10a") == "a house on 10a, Market Square (cost: 1 inhabitant)"
    assert label(table, "upgrade 10a", "fr") == (
        "une maison sur 10a, Place du marché (coût\u00a0: 1 habitant)"
    )


def test_labels_of_settlements_tell_their_price_and_vp():
    where = "map 24:lakeside-green[P1h,P2i] 23:old-mill[P2i,P2i] 25:old-library[P1s]"
    game = world(2, where, "P1 ranch=2 off=1h1s0c aside=1")
    table = table_of(game, ("settle_common", 0))

    assert label(table, "upgrade 24a") == (
        "a settlement on 24a, Lakeside Green (cost: 2 inhabitants; 1 VP lost)"
    )


def test_labels_of_cattle_tell_inhabitants_and_coins():
    game = world(2, MAP, "P1 ranch=2 played=auction-barn hand=windmill")
    table = table_of(game, ("cattle_common", 0))

    assert label(table, "cattle 17").startswith(
        "a cattle on space 17, New Hope (cost: 2 inhabitants): 2 coins"
    )


def test_labels_of_slots_tell_the_price_and_what_the_lever_does():
    table = table_of(world(2, "P1 coins=9 ranch=1"), ("progress_common", 0))

    assert label(table, "modernize 5") == (
        "Steady Wage for 3 coins, 1 inhabitant: instead of playing a card, 3 coins"
    )
    assert label(table, "modernize 10").startswith(
        "Handyman for 4 coins, 1 inhabitant: at any time"
    )


def test_labels_of_strips_tell_steps_and_vp():
    table = turn(world(2))

    assert label(table, "takes hire") == "Hire (row 1, 4 steps)"
    assert label(table, "takes region-scoring") == "Region scoring (row 7, 1 step, costs 4 VP)"


def test_labels_of_exchanges_say_what_is_paid_for_what():
    table = turn(world(2, "P1 levers=harvest-feast hand=windmill,saw-pit"))

    assert label(table, "pull harvest-feast") == (
        "pull Harvest Feast: 2 cards for 1 inhabitant, 3 VP"
    )


def test_labels_of_scoring_tiles_tell_whether_they_are_met_and_what_the_marker_is_worth():
    game = world(
        *(2, "open works treasury open-gates machine-age", "map 10:market-square[P1i,-]"),
        *("P1 own=machine-age levers=foreman,towpath,handyman sites=wood1 coins=9 vases=9",),
        box=replace(BOX, markers=(2, 5, 7, 9)),
        scoring=2,
    )
    table = table_of(game, ("score_tile", 0))

    assert label(table, "score machine-age") == (
        "Machine Age, your own tile: levers: 3 (met: 10 VP gained)"
    )
    assert label(table, "score works").endswith("(not met: 5 VP lost)")
    assert label(table, "score open-gates").endswith("(5 VP gained if you exchange, else lost)")
    assert label(table, "score works", "fr").endswith("(non remplie, perte\xa0: 5 PV)")
    assert "(remplie, gain\xa0: 10 PV)" in label(table, "score machine-age", "fr")
    state(table).coins[0] = state(table).vases[0] = state(table).ranch[0] = 0
    assert label(table, "score open-gates").endswith("(not met: 5 VP lost)")


def test_the_own_project_is_told_with_twice_the_vp():
    said = "P1 coins=30 own=great-herd sites=wood2,loam2"
    table = table_of(world(2, MAP, said), ("play", 0, "builder"))

    assert "8 VP" in label(table, "project great-herd")


@pytest.mark.parametrize(
    ("said", "text", "why"),
    [
        ("hand=windmill", "play saw-pit", "not in your hand"),
        ("hand=windmill", "play windmills", "no card “windmills”"),
        ("hand=night-watch coins=9 sites=stone2", "play night-watch", "kind"),
        ("hand=windmill coins=9", "play windmill", "resources"),
        ("hand=windmill coins=1 sites=wood2,stone2", "play windmill", "needs 5 coins"),
        ("hand=ferry-line coins=9 sites=wood2,iron2", "play ferry-line", "1 vase"),
        ("hand=windmill", "project treasury", "resources"),
        ("hand=windmill projects=treasury", "project treasury", "already"),
        ("hand=windmill", "project balance", "no scoring tile"),
        ("hand=windmill", "discard saw-pit", "not in your hand"),
        ("hand=windmill", "draw", "no cards to draw"),
        ("hand=windmill", "forgo steady-wage", "do not have"),
        ("hand=windmill levers=foreman*", "pull foreman", "used"),
        ("hand=windmill levers=foreman", "forgo foreman", "this moment"),
        ("hand=windmill", "takes hire", "does not answer"),
    ],
)
def test_a_play_that_is_refused_says_why(said, text, why):
    table = action(world(2, MAP, f"P1 {said}"), "pioneer")

    assert why in refusal(table, text)


@pytest.mark.parametrize(
    ("step", "text", "why"),
    [
        (("develop_or_upgrade", 0), "develop 18b", "not empty"),
        (("develop_or_upgrade", 0), "develop 10c", "no building site"),
        (("develop_or_upgrade", 0), "develop 30a", "no building site"),
        (("develop_or_upgrade", 0), "upgrade 18b", "your pieces"),
        (("develop_or_upgrade", 0), "upgrade 18a", "2 presences"),
        (("cattle_common", 0), "cattle 3", "no pasture"),
        (("cattle_common", 0), "cattle 17", "too few"),
        (("hire", 0, True), "hire coins", "3 coins"),
        (("hire", 0, True), "hire cards", "3 cards"),
        (("modernize", 0), "modernize 13", "no slot 13"),
        (("modernize", 0), "modernize 11", "needs 8 coins"),
        (("modernize", 0), "modernize 7", "already"),
        (("choose_region", 0), "region southern", "covered"),
        (("move_ship", 0), "ship e5", "at most 4 steps"),
        (("score_tile", 0), "score balance", "not open"),
        (("decide_pasture", 0), "place 10", "already"),
        (("decide_pasture", 0), "place 31", "not adjacent"),
        (("decide_pasture", 0), "place 99", "no space 99"),
    ],
)
def test_what_is_not_possible_says_why(step, text, why):
    said = "P1 coins=2 ranch=1 levers=towpath boats=loam,loam"
    game = world(2, MAP, "labels southern", said, steps=4, scoring=1)

    assert why in refusal(table_of(game, step), text)


def test_an_upgrade_that_is_refused_says_why_as_the_card_and_the_levers_have_it():
    """L-15.8, L-13.11: a card grants one sort and eases it; so does Village Plan."""
    on_map = "map 24:old-library[P1h] 25:monument[P2i] 10:mint[P1i] 30:old-mill[P1h,P2i]"
    rich = "P1 coins=20 sites=wood2,loam2,stone2,iron2 ranch=2 hand=town-charter"
    more = " 31:hilltop[P2i]"
    table = table_of(
        world(2, on_map + more, rich, taken=BOX.strip_of["builder"]), ("play", 0, "builder")
    )
    play(table, "P1 play town-charter")
    assert refusal(table, "upgrade 24a") == "Only 1 presence is adjacent, and 2 are needed."
    assert refusal(table, "upgrade 10a") == "This upgrade can only bring: settlement."

    with_plan = world(2, on_map, "P1 ranch=1 levers=village-plan")
    table = table_of(with_plan, ("develop_or_upgrade", 0))
    assert refusal(table, "upgrade 24a") == "Only 1 presence is adjacent, and 2 are needed."
    used = world(2, on_map, "P1 ranch=1 levers=village-plan*")
    table = table_of(used, ("develop_or_upgrade", 0))
    assert refusal(table, "upgrade 24a") == "Only 1 presence is adjacent, and 3 are needed."


def test_each_lever_of_a_forgo_can_be_the_reason():
    table = action(world(2, MAP, "P1 hand=windmill levers=steady-wage"), "pioneer")

    assert "do not have the lever Site Dividend" in refusal(
        table, "forgo steady-wage site-dividend"
    )


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "play",
            "play ",
            "play  windmill",
            "Play windmill",
            "place 007",
            "develop 24",
            "pays",
        ),
        *("plan boats= coins=2", "plan boats=wood coins=-0", "pay inhabitants=1", "corner up"),
        *(
            "P1 play windmill",
            "forgo",
            "top",
            "explore maybe",
            "track both",
            "cattle x",
            "start P0",
        ),
    ],
)
def test_what_is_no_notation_is_unreadable(text):
    with pytest.raises(Unreadable):
        parse(text)


def test_what_was_drawn_is_told_to_its_owner_alone():
    table = table_of(world(2), ("draw", 0, 1))
    play(table, "P1 draws windmill")

    own = [table.game.told(event).say("en", ["Ann", "Bob"]) for event in table.events(0)]
    others = [table.game.told(event).say("en", ["Ann", "Bob"]) for event in table.events(1)]
    assert own == ["Ann draws 1 card.", "Ann, your card: Windmill."]
    assert others == ["Ann draws 1 card."]
