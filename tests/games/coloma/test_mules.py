"""Section 23: the Mule Duel."""

from boomtable.engine import Dice, open_table, play_out
from boomtable.games.coloma.happenings import (
    BusterAvoids,
    BusterCame,
    SiteEvent,
    TurnBegan,
)
from tests.games.coloma.worlds import (
    asked,
    events,
    has,
    lines,
    options,
    play,
    rows,
    state,
    table_of,
    world,
)
from tests.marks import rule

MULES = {"mules": True}


def duel(**sides):
    return world(2, round=5, settings=MULES, **sides)


def round_of(game):
    """The Dials of Round 1 of the duel."""
    game.round, game.barker = 0, 5
    return table_of(game, ("begin_round",))


@rule("C-23.1", "C-R51")
def test_each_player_has_a_carrot_on_every_event_and_no_buster_comes():
    table = open_table("coloma", 2, MULES, seed=3)
    game = state(table)
    assert game.carrots == [(1, 2, 3, 4, 5)] * 2
    assert rows(table) == "- - N - - -"

    play_out(table, Dice(4))
    assert events(table, BusterAvoids, BusterCame) == []


@rule("C-23.2")
def test_the_barker_triggers_no_events():
    table = round_of(duel())

    assert asked(table) == "P1 dial"
    assert has(table, "P1", "dudes") == (2,)
    assert events(table, SiteEvent) == []


@rule("C-23.3")
def test_pioneer_and_mule_are_both_free_and_secret():
    table = round_of(duel())

    assert len(options(table)) == 25
    assert options(table)[:2] == ["dial 1 mule 1", "dial 1 mule 2"]
    play(table, "P2 dial 3 mule 3")
    assert state(table).mules == [0, 0]


@rule("C-23.4", "C-E34")
def test_a_mule_that_finds_its_carrot_gains_the_event():
    game = duel(P1="events=2 carrots=1,2,3,4,5 barrels=oats", P2="carrots=1,4")

    table = play(round_of(game), "P1 dial 3 mule 2", "P2 dial 3 mule 3")

    assert has(table, "P1", "gold", "carrots") == (3, (1, 3, 4, 5))
    # P2 has no Carrot on Event 3 any more: nothing happens.
    assert has(table, "P2", "hand", "carrots") == ((), (1, 4))
    assert game.busted == (3,)


@rule("C-23.4")
def test_mules_are_fed_in_player_order():
    game = duel(sheriff="P2", supply=1, P1="gold=0 carrots=2", P2="gold=0 carrots=2")

    table = play(round_of(game), "P1 dial 1 mule 2", "P2 dial 3 mule 2")

    # The Sheriff's Mule takes the last nugget; both Carrots are eaten.
    assert [has(table, name, "gold", "carrots") for name in ("P1", "P2")] == [(0, ()), (1, ())]


@rule("C-23.5", "C-R31")
def test_at_event_5_the_carrot_is_eaten_in_any_case():
    game = duel(P1="gold=2 events=5 carrots=5", P2="gold=0 carrots=5")

    table = play(round_of(game), "P1 dial 1 mule 5", "P2 dial 2 mule 5")

    assert options(table) == ["sell 0", "sell 1", "sell 2"]
    play(table, "P1 sell 0")
    assert (has(table, "P1", "carrots"), has(table, "P2", "carrots")) == (((),), ((),))
    assert lines(table, "P1")["sale"] == 0


@rule("C-23.6", "C-R32")
def test_barker_and_bust_do_not_disturb_a_mule():
    game = duel(P1="carrots=1", P2="carrots=1")

    table = play(round_of(game), "P1 dial 1 mule 1", "P2 dial 1 mule 1")

    assert (game.barker, game.busted) == (1, (1,))
    assert [has(table, name, "dudes") for name in ("P1", "P2")] == [(4,), (4,)]


@rule("C-23.7", "C-23.8")
def test_mules_count_for_the_bust_take_no_turn_and_are_taken_back():
    game = duel(P1="carrots=", P2="carrots=")

    table = play(round_of(game), "P1 dial 1 mule 4", "P2 dial 2 mule 4")
    assert game.busted == (4,)
    while state(table).round == 1:
        play(table, f"{asked(table)[:2]} end")

    assert [it.seat for it in events(table, TurnBegan)] == [0, 1]
    assert game.mules == [0, 0]


@rule("C-23.9", "C-19.1")
def test_missing_carrots_come_back_in_the_clean_up():
    game = duel(P1="carrots=2", P2="carrots=")

    table_of(game, ("end_year",))

    assert game.carrots == [(1, 2, 3, 4, 5)] * 2


@rule("C-23.10")
def test_all_other_rules_are_those_for_two_players():
    with_mules = state(open_table("coloma", 2, MULES, seed=1))
    for_two = state(open_table("coloma", 2, {}, seed=1))

    assert with_mules.supply == for_two.supply
    assert sum(with_mules.bridges_left) == sum(for_two.bridges_left) == 6
    assert with_mules.rows == for_two.rows
