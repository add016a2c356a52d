"""The greedy bot at Boomtown: what it likes, and that it wins."""

import pytest

from boomtable.bots import make_bot
from boomtable.bots.judges.boomtown import expectations, judge, shortlist
from boomtable.bots.judges.boomtown.gains import reach
from boomtable.engine import Dice, Seat, open_table
from tests.games.boomtown.worlds import asked, auction, choosing, play, rolling, world
from tests.marks import slow


def decided(table):
    seat = table.decision.seat
    return str(make_bot("greedy", "boomtown", Dice(1)).decide(Seat(table, seat)))


def test_it_takes_the_richest_mine():
    table = choosing(world(3), "CC3 CM8 DG8")

    assert decided(table) == "take DG8"


def test_it_likes_gold_at_the_end_better_than_a_mine():
    table = choosing(world(3, number=20), "CM7 stagecoach-robbery CJ4")

    assert decided(table) == "take stagecoach-robbery"


def test_it_likes_a_second_mine_that_makes_it_mayor():
    table = choosing(world(3, mines={"P1": "CC3"}, number=19), "CC10 SN2 DG2")

    assert decided(table) == "take CC10"


def test_it_bids_one_more_while_winning_is_better():
    table = play(auction(world(3), "CM6 CM8 CC3"), "P1 bid 1")

    assert decided(table) == "bid 2"


def test_it_passes_when_the_price_is_too_high():
    table = play(auction(world(3, gold=[60, 60, 60]), "CM8 CC3 CJ5"), "P1 bid 50")

    assert decided(table) == "pass"


def test_it_looks_only_at_the_raises_of_the_ladder():
    table = play(auction(world(3, gold=[60, 60, 60])), "P1 bid 5")

    looked_at = [str(option) for option in shortlist(Seat(table, 1))]

    assert looked_at == ["pass", *(f"bid {5 + more}" for more in (1, 2, 3, 5, 8, 13))]


def test_it_blows_up_the_leaders_best_mine():
    game = world(3, gold=[10, 10, 40], mines={"P2": "CC3 DG8", "P3": "CM7 SN6"})
    table = play(choosing(game, "dynamite-1 CJ4 CJ5"), "P1 take dynamite-1")

    assert decided(table) == "blast CM7"


def test_it_robs_the_rich_for_what_the_dice_bring():
    table = play(choosing(world(3, gold=[10, 2, 30]), "holdup-1 CJ4 CJ5"), "P1 take holdup-1")

    assert decided(table) == "rob P3 6"
    assert reach(6, 7) == 21 / 36


def test_it_puts_the_new_vein_where_it_produces_most():
    table = play(
        choosing(world(3, mines={"P1": "CJ2 CM7 SN11"}), "new-vein CJ4 CJ5"), "P1 take new-vein"
    )

    assert decided(table) == "vein CM7"


def test_it_uses_the_telegraph_to_save_its_mine():
    game = world(3, mines={"P1": "CM6 CM5 CM4"}, mayors={"CM": "P1"}, kept={"P1": "telegraph"})
    table = play(rolling(game), "roll 6 6")

    assert decided(table) != "telegraph no"


def test_it_judges_every_moment_of_a_game():
    table = open_table("boomtown", 4, seed=2)
    while not table.is_over:
        assert len(expectations(table.state)) == 4
        assert isinstance(judge(table, 0), float)
        table.pick(len(table.options()) // 2)
    assert expectations(table.state) == [float(total) for total in table.score().totals]
    assert asked(table) == "nobody"


@slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_wins_at_least_twice_its_fair_share_against_random(players):
    games, wins = 30, 0
    for seed in range(games):
        table = open_table("boomtown", players, seed=seed, keeps_log=False)
        hero = seed % players
        bots = [
            make_bot("greedy" if seat == hero else "random", "boomtown", Dice(seed * 10 + seat))
            for seat in range(players)
        ]
        while not table.is_over:
            seat = table.decision.seat
            table.answer(bots[seat].decide(Seat(table, seat)), seat)
        wins += hero in table.score().winners

    assert wins >= 2 * games / players
