"""Section 5: bidding."""

import pytest

from boomtable.engine import Illegal
from tests.games.boomtown.worlds import answers, asked, auction, gold, options, play, world
from tests.marks import rule


@rule("B-5.1")
def test_the_first_player_speaks_first_then_clockwise():
    table = auction(world(4, first="P3"))

    speakers = []
    for _ in range(4):
        speakers.append(asked(table))
        play(table, f"{asked(table)[:2]} bid {len(speakers)}")

    assert speakers == ["P3 bid", "P4 bid", "P1 bid", "P2 bid"]
    assert asked(table) == "P3 bid"


@rule("B-5.1", "B-5.2")
def test_a_player_passes_or_bids_one_or_more():
    table = auction(world(3, gold=[3, 10, 10]))

    assert options(table) == ["pass", "bid 1", "bid 2", "bid 3"]
    with pytest.raises(Illegal, match="first bid is 1 or more"):
        play(table, "P1 bid 0")


@rule("B-5.2")
def test_a_later_bid_is_higher_than_the_standing_bid():
    table = play(auction(world(3, gold=[10, 8, 10])), "P1 bid 5")

    assert options(table) == ["pass", "bid 6", "bid 7", "bid 8"]
    with pytest.raises(Illegal, match="standing bid is 5: bid 6 or more"):
        play(table, "P2 bid 5")


@rule("B-5.3")
def test_nobody_may_bid_more_gold_than_he_has():
    table = auction(world(3, gold=[4, 10, 10]))

    with pytest.raises(Illegal, match="cannot bid 5: you have only 4 gold"):
        play(table, "P1 bid 5")
    play(table, "P1 bid 4")


@rule("B-5.4")
def test_a_player_who_has_passed_is_out_of_this_auction():
    table = play(auction(world(3)), "P1 pass", "P2 bid 1", "P3 bid 2")

    assert asked(table) == "P2 bid"


@rule("B-5.4")
def test_the_last_bidder_wins_and_does_not_bid_against_himself():
    table = play(auction(world(3)), "P1 bid 1", "P2 bid 2", "P3 pass", "P1 pass")

    assert asked(table) == "P2 take"
    assert (table.state.winner, table.state.price) == (1, 2)


@rule("B-5.4")
def test_a_lone_bidder_wins_when_all_others_have_passed_before_him():
    table = play(auction(world(3)), "P1 pass", "P2 pass", "P3 bid 4")

    assert asked(table) == "P3 take"


@rule("B-5.5", "B-R6")
def test_a_player_whose_gold_does_not_exceed_the_standing_bid_can_only_pass():
    table = play(auction(world(3, gold=[10, 5, 10])), "P1 bid 5")

    assert asked(table) == "P3 bid"
    assert answers(table) == ["P1 bid 5", "P2 pass"]
    assert table.answers[-1].forced


@rule("B-5.5")
def test_before_any_bid_a_player_without_gold_can_only_pass():
    table = auction(world(3, gold=[0, 10, 10]))

    assert answers(table) == ["P1 pass"]
    assert asked(table) == "P2 bid"


@rule("B-5.6", "B-R5", "B-E5")
def test_if_everybody_passes_the_first_player_wins_at_nothing_and_stays_first():
    table = auction(world(4, first="P2"), "CJ2 CJ4 CJ5 CJ6")

    play(table, "P2 pass", "P3 pass", "P4 pass", "P1 pass")

    assert asked(table) == "P2 take"
    assert gold(table) == [10, 10, 10, 10]
    play(table, "P2 take CJ2", "P3 take CJ4", "P4 take CJ5", "roll 4 4")
    assert table.state.first == 1


@rule("B-5.7", "B-R4", "B-E6")
def test_the_last_to_speak_still_chooses_when_nobody_has_bid():
    table = play(auction(world(4, first="P2")), "P2 pass", "P3 pass", "P4 pass")
    assert options(table)[:2] == ["pass", "bid 1"]

    play(table, "P1 bid 1")

    assert asked(table) == "P1 take"
    assert gold(table) == [9, 10, 10, 11]


@rule("B-5.4", "B-5.5", "B-E7")
def test_three_players_bid_with_little_gold():
    table = auction(world(3, gold=[6, 5, 0]))

    play(table, "P1 bid 3", "P2 bid 5", "P1 bid 6")

    assert answers(table) == ["P1 bid 3", "P2 bid 5", "P3 pass", "P1 bid 6", "P2 pass"]
    assert asked(table) == "P1 take"
    assert table.state.price == 6


@rule("B-R33", "B-5.3")
def test_the_price_is_always_paid_in_full():
    table = auction(world(3, gold=[7, 3, 3]))

    play(table, "P1 bid 7")

    assert gold(table) == [0, 3, 7]


@rule("B-5.2")
def test_the_options_are_pass_and_then_all_bids_rising():
    table = play(auction(world(4, gold=[130, 130, 10, 10])), "P1 bid 4")

    assert options(table) == ["pass", *(f"bid {bid}" for bid in range(5, 131))]
