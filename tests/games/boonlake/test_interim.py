"""Section 16: the interim scorings."""

import pytest

from boomtable.games.boonlake.happenings import CardsDrawn, Gained
from boomtable.games.boonlake.scoring_happenings import LabelsCleared
from tests.games.boonlake.worlds import (
    BOX,
    answers,
    asked,
    events,
    hand,
    has,
    interim,
    levers,
    lines,
    options,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule

DRAWS = ("windmill", "saw-pit", "fish-weir", "reed-cutters", "drove-road")


def draw(table, who, count):
    """The cards of an income."""
    return play(table, *(f"{who} draws {card}" for card in DRAWS[:count]))


@rule("L-16.1", "L-3.7", "L-R2")
def test_each_step_is_finished_by_all_clockwise_from_the_trigger():
    game = world(3, *(f"P{n} hand=windmill" for n in (1, 2, 3)))
    table = interim(game, 1, "P2")

    found = []
    while asked(table) != "nobody" and len(found) < 12:
        found.append(asked(table))
        if asked(table).startswith("chance"):
            table.pick(0)
        else:
            choice = "pass" if "pass" in options(table) else options(table)[0]
            play(table, f"{asked(table).split()[0]} {choice}")

    slots = [f"{who} interim-slot" for who in ("P2", "P2", "P3", "P3", "P1", "P1")]
    tiles = [f"{who} score-tile" for who in ("P2", "P3", "P1")]
    assert found[:9] == [*slots, *tiles]
    assert found[9] == "chance draw-card"


@rule("L-16.1")
def test_all_have_their_income_before_the_first_pulls_a_last_lever():
    game = world(3, *(f"P{n} levers=foreman" for n in (1, 2, 3)))
    game.scoring, game.trigger = 0, 1
    table = table_of(game, ("interim_scoring",))

    found = []
    while asked(table) != "nobody":
        found.append(f"{asked(table)} {state(table).asked + 1}")
        table.pick(len(table.options()) - 1 if "pass" in options(table) else 0)

    after = found[max(place for place, it in enumerate(found) if "score-tile" in it) + 1 :]
    draws = [f"chance draw-card {n}" for n in (2, 2, 3, 3, 1, 1)]
    assert after == [*draws, *(f"P{n} last-levers {n}" for n in (2, 3, 1))]


@rule("L-16.2")
def test_a_player_who_passes_the_first_slot_still_has_the_second():
    said = "P1 coins=9 ranch=2 sites=stone2 hand=night-watch,great-dairy"
    table = interim(world(2, "map 24:market-square[P1i,-]", said))

    assert options(table) == ["play night-watch", "upgrade 24a", "pass"]
    play(table, "P1 pass")
    assert options(table) == ["play night-watch", "upgrade 24a", "pass"]
    play(table, "P1 upgrade 24a")
    assert asked(table) == "P1 score-tile"


@rule("L-16.2")
def test_both_slots_may_be_used_the_same_way():
    said = "P1 coins=9 sites=stone2,iron1 hand=night-watch,lantern-row"
    table = interim(world(2, said))

    play(table, "P1 play night-watch")
    assert asked(table) == "P1 interim-slot"
    play(table, "P1 play lantern-row")

    assert hand(table) == []
    assert len(state(table).played[0]) == 2


@rule("L-16.2", "L-13.7")
def test_a_slot_may_be_given_up_with_forgo_levers():
    table = interim(world(2, "P1 levers=steady-wage,site-dividend sites=wood2"))

    assert options(table) == [
        *("forgo site-dividend", "forgo steady-wage", "forgo site-dividend steady-wage", "pass"),
    ]
    play(table, "P1 forgo site-dividend steady-wage")
    assert has(table, "P1", "coins") == (5,)


@rule("L-16.3", "W-63")
def test_w63_only_tiles_without_an_own_marker_are_offered():
    game = world(2, "P1 marks=works1,treasury2", scoring=3)
    table = table_of(game, ("score_tile", 0))

    assert options(table) == ["score machine-age", "score great-herd"]


@rule("L-R39", "W-63")
def test_w63_the_last_tile_is_taken_without_a_question_unless_a_loose_lever_could_be_pulled():
    marks = "marks=works1,treasury2,machine-age3"
    plain = table_of(world(2, f"P1 {marks}", scoring=4), ("score_tile", 0))
    lever = table_of(world(2, f"P1 {marks} levers=foreman", scoring=4), ("score_tile", 0))

    assert answers(plain) == ["P1 score great-herd"]
    assert plain.answers[0].forced
    assert options(lever) == ["score great-herd", "pull foreman"]


@rule("L-R39")
def test_the_exchange_question_of_the_last_tile_remains():
    game = world(
        2,
        "open works treasury machine-age open-gates",
        "P1 coins=20 marks=works1,treasury2,machine-age3",
        scoring=4,
    )
    table = table_of(game, ("score_tile", 0))

    assert answers(table) == ["P1 score open-gates"]
    assert asked(table) == "P1 score-exchange"


@rule("L-16.4", "L-R56")
@pytest.mark.parametrize("scoring", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("tracks", ["0,0", "9,9"])
def test_a_marker_brings_or_costs_its_value_twice_on_the_own_tile(scoring, own, tracks):
    said = f"P1 tracks={tracks} own={'treasury' if own else 'works'}"
    table = table_of(world(2, said, scoring=scoring), ("score_tile", 0))

    play(table, "P1 score treasury")

    vp = scoring * (2 if own else 1) * (1 if tracks == "9,9" else -1)
    assert lines(table, "P1") == {"markers": vp}


@rule("W-33", "L-16.4")
def test_w33_the_own_tile_failed_at_the_fourth_scoring():
    table = table_of(world(2, "P1 own=treasury", scoring=4), ("score_tile", 0))

    assert has(play(table, "P1 score treasury"), "P1", "vp") == (-8,)


@rule("L-16.4")
def test_a_tile_must_be_scored_even_if_no_condition_can_be_met():
    table = table_of(world(2, scoring=4), ("score_tile", 0))

    assert "pass" not in options(table)
    assert has(play(table, "P1 score great-herd"), "P1", "vp") == (-4,)


@rule("L-R66")
def test_nobody_doubles_on_a_tile_without_owner():
    game = world(2, "P1 own=works", "P2 own=treasury", scoring=1)

    table = play(table_of(game, ("score_tile", 0)), "P1 score treasury")

    assert has(table, "P1", "vp") == (-1,)


def income(game, scoring=1):
    game.scoring = scoring
    return table_of(game, ("income", 0))


@rule("W-9", "L-16.5", "L-11.10")
def test_w9_income_of_tracks_and_recesses():
    table = income(world(2, "P1 tracks=4,1 off=4h1s1c ranch=2"))

    draw(table, "P1", 3)

    assert has(table, "P1", "coins", "vp") == (5 + 5, 1 + 4)
    assert lines(table, "P1") == {"income": 1, "recesses": 4}
    assert len(hand(table)) == 3


@rule("W-9", "L-16.6", "L-R40")
def test_w9_at_the_fourth_scoring_there_are_only_vp():
    table = income(world(2, "P1 tracks=4,1 off=4h1s1c ranch=2"), 4)

    assert has(table, "P1", "coins", "vp") == (0, 5)
    assert hand(table) == []


@rule("L-16.6", "L-16.5")
def test_the_vp_of_both_tracks_are_gained_at_the_fourth_scoring_too():
    table = income(world(2, "P1 tracks=4,7"), 4)

    assert BOX.card_track[7].vp > 0
    assert lines(table, "P1") == {"income": BOX.coin_track[4].vp + BOX.card_track[7].vp}
    assert answers(table) == []


@rule("L-16.5", "L-11.10")
def test_recesses_of_bonus_inhabitants_give_their_income():
    game = world(2, "P1 off=4h1s2c")
    assert has(game, "P1", "bonus") == ((1, 2),)

    table = draw(income(game), "P1", 2)

    assert lines(table, "P1")["recesses"] == 1 + 1 + 1 + 1 + 2


@rule("W-10", "L-16.5")
@pytest.mark.parametrize(("herd", "vp"), [("P1c", 3), ("P1c,P2c,P1c", 6)])
def test_w10_cattle_bring_vp_for_adjacent_settlements_of_any_player(herd, vp):
    tiles = "9:mint[P1s] 10:old-mill[P2s,P2h] 23:monument[P2s] 17:kiln-yard[P2h]"
    game = world(2, f"map 16:pasture[{herd}] {tiles}")

    table = draw(income(game), "P1", 2)

    assert lines(table, "P1")["cattle"] == vp


@rule("L-16.5")
def test_the_order_of_income_is_tracks_then_recesses_then_cattle():
    game = world(2, "map 16:pasture[P1c] 9:mint[P1s]", "P1 tracks=4,7 off=4h1s1c aside=1")
    coin, card = BOX.coin_track[4], BOX.card_track[7]
    assert min(coin.vp, card.vp) > 0
    table = income(game)
    assert (asked(table), lines(table, "P1")) == ("chance draw-card", {"income": coin.vp})
    draw(table, "P1", card.cards)

    told = events(table, Gained, CardsDrawn)
    told = [("cards", it.cards) if isinstance(it, CardsDrawn) else (it.what, it.n) for it in told]
    assert told == [
        *(("coins", coin.coins), ("vp", coin.vp)),
        *(("cards", card.cards), ("vp", card.vp)),
        *(("coins", 5), ("vp", 4)),
        ("vp", 1),
    ]


@rule("W-43", "L-16.7", "L-13.2", "L-13.13", "L-R27")
def test_w43_one_vp_for_each_lever_that_is_still_ready():
    said = "P1 levers=vase-trade,tinkering,steady-wage,village-plan*,regional-fame*"
    table = table_of(world(2, said), ("settle_levers", 0))

    assert lines(table, "P1") == {"unused-levers": 3}
    assert [len(it) for it in levers(table)] == [5, 0]


@rule("W-52", "L-R40", "L-13.13")
def test_w52_harvest_feast_at_the_last_moment():
    game = world(2, "P1 levers=harvest-feast hand=windmill,saw-pit", scoring=4)
    table = table_of(game, ("settle_levers", 0))

    play(table, "P1 pull harvest-feast")

    assert answers(table)[-1] == "P1 pass"
    assert has(table, "P1", "vp") == (3,)
    assert lines(table, "P1") == {"levers": 3}


@rule("W-70", "L-R71")
def test_w70_last_levers_end_with_a_pass_that_is_written():
    table = table_of(world(2, "P1 levers=foreman"), ("settle_levers", 0))
    assert asked(table) == "P1 last-levers"
    play(table, "P1 pull foreman")

    assert answers(table) == ["P1 pull foreman", "P1 pass"]
    assert has(table, "P1", "vp", "coins") == (0, 5)


@rule("W-70", "L-R71")
def test_w70_a_loose_lever_that_cannot_be_pulled_is_asked_for_all_the_same():
    game = world(2, "P1 levers=harvest-feast hand=windmill")
    table = table_of(game, ("settle_levers", 0))

    assert answers(table) == ["P1 pass"]
    assert has(table, "P1", "vp") == (1,)


@rule("L-R71")
def test_without_a_loose_lever_nothing_is_asked():
    table = table_of(world(2, "P1 levers=steady-wage"), ("settle_levers", 0))

    assert answers(table) == []


@rule("L-16.8", "L-2.5")
def test_all_region_markers_leave_the_labels():
    table = table_of(world(2, "labels boonlake southern", scoring=1), ("end_scoring",))

    assert state(table).covered == ()
    assert len(events(table, LabelsCleared)) == 1


@rule("L-16.9", "L-3.4")
def test_after_the_second_scoring_the_ships_go_back():
    game = world(2, "ships P1=e5 P2=e1", scoring=2, crossed=(0, 2))
    table = table_of(game, ("end_scoring",))
    first = table_of(world(2, "ships P1=u9 P2=u2", scoring=1, crossed=(0,)), ("end_scoring",))

    assert (state(table).round, state(table).ships) == (2, [0, 0])
    assert state(table).crossed == ()
    assert state(first).round == 1


@rule("L-16.9", "L-R41", "L-3.5")
def test_after_the_fourth_scoring_comes_the_final_scoring():
    game = world(2, "ships P1=e5 P2=l3", round=2, scoring=3, crossed=(1, 2), starter=1)
    game.last_trigger = 0
    table = table_of(game, ("end_turn", 0))

    while not table.is_over:
        table.pick(len(table.options()) - 1)

    assert state(table).scoring == 4
    assert state(table).phase == "over"
    slots = [it for it in table.answers if it.prompt == "interim-slot"]
    assert [it.seat for it in slots] == [0, 0, 1, 1]


@rule("L-R40")
def test_cards_are_played_and_levers_pulled_in_the_fourth_scoring():
    said = "P1 coins=3 sites=stone2 hand=night-watch,great-dairy levers=foreman"
    table = interim(world(2, said, crossed=(1, 2)), 4)

    assert options(table) == ["play night-watch", "pull foreman", "pass"]
    assert BOX.scorings == state(table).scoring
