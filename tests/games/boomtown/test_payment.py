"""Sections 6 and 24: paying the bid, and bankruptcy."""

import pytest

from boomtable.games.boomtown.event_happenings import SharkPaid
from boomtable.games.boomtown.happenings import BankTookRest
from boomtable.games.boomtown.payment import shares
from tests.games.boomtown.worlds import (
    BOX,
    asked,
    auction,
    choosing,
    events,
    gold,
    options,
    play,
    rolling,
    world,
)
from tests.marks import rule


@rule("B-6.1", "B-6.2")
def test_the_winner_pays_before_anybody_chooses_a_card():
    table = play(auction(world(4)), "P1 bid 4", "P2 pass", "P3 pass", "P4 pass")

    assert asked(table) == "P1 take"
    assert gold(table) == [6, 11, 11, 12]


@rule("B-6.2", "B-6.3", "B-E1")
def test_five_players_share_a_price_of_nine():
    assert shares(BOX, 5, 0, 9) == ([0, 1, 1, 2, 5], 0)


@rule("B-6.2", "B-6.3", "B-R7", "B-E2")
def test_the_winners_left_neighbour_keeps_all_that_reaches_him():
    assert shares(BOX, 4, 0, 9) == ([0, 2, 2, 5], 0)


@pytest.mark.parametrize(
    ("players", "winner", "price", "received"),
    [
        (4, 0, 1, [0, 0, 0, 1]),
        (4, 0, 2, [0, 0, 1, 1]),
        (4, 0, 3, [0, 0, 1, 2]),
        (4, 0, 4, [0, 1, 1, 2]),
        (5, 2, 20, [5, 10, 0, 2, 3]),
    ],
)
@rule("B-6.2", "B-6.3", "B-E3")
def test_everybody_keeps_half_rounded_up(players, winner, price, received):
    assert shares(BOX, players, winner, price) == (received, 0)


@rule("B-6.4", "B-R7", "B-E4")
def test_with_three_players_the_bank_takes_what_the_right_neighbour_hands_on():
    table = auction(world(3, first="P2"))

    play(table, "P2 bid 7", "P3 pass", "P1 pass")

    assert gold(table) == [14, 3, 10]
    assert events(table, BankTookRest) == [BankTookRest(1, 3)]


@rule("B-6.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_a_price_of_nothing_nobody_receives_anything(players):
    assert shares(BOX, players, 1, 0) == ([0] * players, 0)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("price", [1, 7, 33, 130])
@rule("B-6.3", "B-3.4")
def test_nothing_of_the_price_is_lost_and_nothing_comes_back(players, price):
    received, bank = shares(BOX, players, 2, price)

    assert sum(received) == price
    assert received[2] == 0
    assert bank == 0


@rule("B-24.1", "B-24.2")
def test_whoever_owes_more_than_he_has_pays_all_and_the_rest_is_forgotten():
    game = world(3, gold=[10, 1, 10], mines={"P1": "SN2 SN3 SN4"}, mayors={"SN": "P1"})
    table = choosing(game, "SN9 CJ2 CJ4", winner="P2")

    play(table, "P2 take SN9")
    assert gold(table) == [11, 0, 10]
    play(table, "P3 take CJ2", "roll 4 5")

    assert gold(table) == [11, 7, 10]


@rule("B-24.3")
def test_a_player_without_gold_only_passes_and_takes_cards_as_usual():
    table = auction(world(3, gold=[10, 0, 10]), "CJ2 CJ4 CJ5")

    play(table, "P1 bid 1", "P3 pass", "P1 take CJ2")

    assert asked(table) == "P2 take"
    assert options(table) == ["take CJ4", "take CJ5"]


@rule("B-24.1", "B-1.5")
def test_no_gold_is_ever_negative():
    table = choosing(world(3, gold=[5, 3, 0]), "card-shark CJ2 CJ4")

    play(table, "P1 take card-shark")

    assert gold(table) == [5, 0, 0]
    assert events(table, SharkPaid) == [SharkPaid(1, 3)]


@rule("B-1.6")
def test_the_bank_never_runs_out():
    game = world(3, gold=[425, 425, 425], mines={"P1": "CM6"})

    table = play(rolling(game), "roll 3 3")

    assert gold(table) == [434, 425, 425]
