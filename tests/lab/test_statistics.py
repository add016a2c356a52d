"""Shares, means and differences with their confidence."""

from __future__ import annotations

import pytest

from boomtable.engine import Dice
from boomtable.lab.statistics import (
    Estimate,
    Sums,
    mean_estimate,
    ratio,
    ratio_change,
    share,
    spread,
    student,
    wilson,
)


def test_wilson_s_interval_holds_the_share() -> None:
    for wins, games in [(0, 10), (10, 10), (7, 20), (950, 1000)]:
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1

    assert wilson(500, 1000)[1] - wilson(500, 1000)[0] < 0.07


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From the article of Newcombe (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)],
)
def test_wilson_s_interval_is_that_of_the_books(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (3, 3.182), (5, 2.571), (9, 2.262), (29, 2.045), (120, 1.980)],
)
def test_student_s_points_are_those_of_the_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.004)


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    found = mean_estimate([10, 12, 14, 16, 18, 20, 22, 24, 26, 28])

    # Standard deviation 6.055, divided by the root of ten, times 2.262.
    assert found.value == 19
    assert (found.low, found.high) == pytest.approx((14.67, 23.33), abs=0.01)
    assert spread([10, 12, 14]) == 2


def test_a_single_game_has_no_interval() -> None:
    assert mean_estimate([7]) == Estimate(7, 7, 7)
    assert ratio([Sums(3, 2)]) == Estimate(1.5, 1.5, 1.5)


def test_a_ratio_of_equal_counts_is_a_mean() -> None:
    numbers = [3.0, 5.0, 4.0, 8.0]

    found, mean = ratio([Sums(it, 1) for it in numbers]), mean_estimate(numbers)

    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((mean.value, mean.low, mean.high))


def test_games_without_a_seat_that_used_it_do_not_count_as_nothing() -> None:
    games = [Sums(6, 2), Sums(0, 0), Sums(3, 1)]

    found = ratio(games)

    assert found is not None
    assert found.value == 3
    assert ratio([Sums(0, 0)] * 3) is None
    assert ratio_change([Sums(0, 0)] * 3, games) is None


def test_games_that_have_nothing_to_say_make_no_figure_surer() -> None:
    games = [Sums(6, 2), Sums(1, 1), Sums(9, 3), Sums(4, 1)]
    alone, among_many = ratio(games), ratio([*games, *[Sums(0, 0)] * 1000])

    assert alone is not None
    assert among_many is not None
    assert among_many.high == pytest.approx(alone.high)


def test_a_difference_is_told_only_where_enough_games_tell_it() -> None:
    many, few = [Sums(2, 1)] * 20, [*[Sums(5, 1)] * 4, *[Sums(0, 0)] * 16]

    assert ratio_change(many, few) is None
    assert ratio_change(many, [*few[:15], *[Sums(5, 1)] * 5]) is not None


def test_about_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    dice = Dice(11)
    held = 0
    for _ in range(400):
        # Seats that used a thing, none to three in a game, with points from 0 to 10.
        games = []
        for _game in range(60):
            users = dice.below(4)
            games.append(Sums(sum(dice.below(11) for _ in range(users)), users))
        found = ratio(games)
        assert found is not None
        held += found.low <= 5 <= found.high

    assert 365 <= held <= 395


def test_pairs_tell_more_than_two_crowds() -> None:
    before = [Sums(10 * number, 1) for number in range(20)]
    after = [Sums(10 * number + 1 + number % 2, 1) for number in range(20)]

    change = ratio_change(before, after)
    alone = ratio(after)

    assert change is not None
    assert alone is not None
    assert change.value == pytest.approx(1.5)
    assert change.is_clear
    assert change.high - change.low < (alone.high - alone.low) / 10


def test_what_holds_nothing_is_not_clear() -> None:
    assert not Estimate(0.5, -0.1, 1.1).is_clear
    assert Estimate(-0.5, -0.9, -0.1).is_clear
    assert share(5, 10).low > 0
