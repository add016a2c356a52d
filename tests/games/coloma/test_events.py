"""Section 5: the Events of the Sites."""

import pytest

from tests.games.coloma.worlds import (
    answers,
    asked,
    hand,
    has,
    lines,
    options,
    play,
    table_of,
    vp,
    world,
)
from tests.marks import rule


def event(game, who, site):
    return table_of(game, ("gain_event", int(who[1]) - 1, site))


@rule("C-5.1", "C-R57")
def test_every_player_gains_the_event_of_the_barkers_site_in_player_order():
    game = world(3, round=4, sheriff="P2")

    table = table_of(game, ("hold_event",))

    assert [has(game, f"P{n}", "bucks") for n in (1, 2, 3)] == [(4,)] * 3
    assert asked(table) == "nobody"
    gained = [it.seat for it in table.events(None) if type(it).__name__ == "Gained"]
    assert gained == [1, 2, 0]


@rule("C-5.2", "C-5.3", "C-17.6")
@pytest.mark.parametrize(
    ("site", "field", "once", "twice"),
    [(1, "dudes", 4, 6), (2, "gold", 2, 3), (4, "bucks", 4, 6)],
)
def test_a_tent_on_the_event_doubles_it(site, field, once, twice):
    game = world(3, P1=f"events={site}")

    event(game, "P1", site)
    event(game, "P2", site)

    assert has(game, "P1", field) == (twice,)
    assert has(game, "P2", field) == (once,)


@rule("C-5.3", "C-9.1")
def test_event_3_draws_two_cards_or_four_with_a_tent():
    game = world(3, P1="top=livery-stable,land-office,faro-parlor,timber-wharf events=3")
    event(game, "P1", 3)
    assert sorted(hand(game, "P1")) == [
        *("faro-parlor", "land-office", "livery-stable", "timber-wharf"),
    ]

    game = world(3, P2="top=livery-stable,land-office,faro-parlor")
    event(game, "P2", 3)
    assert sorted(hand(game, "P2")) == ["land-office", "livery-stable"]


@rule("C-5.4", "C-E13")
@pytest.mark.parametrize(
    ("has_tent", "gold", "offered"),
    [(False, 3, 2), (True, 1, 2), (True, 3, 3)],
)
def test_event_5_sells_one_nugget_or_two_with_a_tent(has_tent, gold, offered):
    game = world(3, P1=f"gold={gold} {'events=5' if has_tent else ''}")

    table = event(game, "P1", 5)

    assert options(table) == ["sell 0", "sell 1", "sell 2"][:offered]
    play(table, f"P1 sell {offered - 1}")
    assert lines(table, "P1")["sale"] == 3 * (offered - 1)


@rule("C-5.4", "C-E13")
def test_who_has_no_nugget_is_not_asked():
    table = event(world(3, P1="gold=0 bucks=30 events=5"), "P1", 5)

    assert asked(table) == "nobody"
    assert answers(table) == []


@rule("C-5.5", "C-6.7")
def test_nuggets_sold_go_to_the_mine_cart_and_bucks_do_not_replace_them():
    game = world(3, cart=2, supply=9, P1="gold=1 bucks=30 events=5")

    table = event(game, "P1", 5)

    assert options(table) == ["sell 0", "sell 1"]
    play(table, "P1 sell 1")
    assert (game.cart, game.supply, game.gold[0], game.bucks[0]) == (3, 9, 0, 30)


@rule("C-5.6")
@pytest.mark.parametrize("site", [1, 2, 4])
def test_events_1_to_4_are_not_optional(site):
    table = event(world(3), "P1", site)

    assert asked(table) == "nobody"


@rule("C-5.7", "C-18.11")
def test_barrels_and_abilities_cannot_be_used_during_events_and_shootouts():
    side = "gold=2 events=5 barrels=rye-whiskey,coin-keg town=land-office"

    table = event(world(3, P1=side), "P1", 5)
    assert options(table) == ["sell 0", "sell 1", "sell 2"]

    fight = table_of(world(3, year=1850, P1=side), ("hold_shootout",))
    assert asked(fight) == "nobody"


@rule("C-6.2", "C-R6", "C-E11")
def test_an_empty_gold_supply_gives_nothing_and_the_cart_is_no_source():
    game = world(4, round=2, supply=2, cart=5, sheriff="P3", P3="events=2")

    table_of(game, ("hold_event",))

    assert game.gold == [1, 1, 3, 1]
    assert (game.supply, game.cart) == (0, 5)


@rule("C-E12", "C-9.2")
@pytest.mark.parametrize(("deck", "drawn", "owed"), [(3, 3, 1), (0, 0, 4)])
def test_an_empty_deck_owes_victory_points(deck, drawn, owed):
    game = world(3, P1=f"events=3 deck={deck}")

    table = event(game, "P1", 3)
    while asked(table) == "chance draw":
        play(table, options(table)[0])

    assert len(hand(table, "P1")) == drawn
    assert lines(table, "P1")["owed"] == owed
    assert vp(table, "P1") == owed
