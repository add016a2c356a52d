"""Elo from games for any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log10

import pytest

from boomtable.arena.meetings import Result
from boomtable.arena.ratings import ELO, rate
from boomtable.engine import Dice
from tests.arena.games import duel, game


def ranked(number: int, dice: Dice, strengths: dict[str, float]) -> Result:
    """A game whose places are drawn by the model itself."""
    left, places = list(strengths), dict.fromkeys(strengths, 0)
    for place in range(1, len(strengths) + 1):
        weights = [round(1e6 * exp(strengths[name])) for name in left]
        places[left.pop(dice.weighted(weights))] = place
    return game(number, list(strengths), list(places.values()))


def sets(games: Sequence[Result], size: int = 1) -> list[Sequence[Result]]:
    return [games[start : start + size] for start in range(0, len(games), size)]


def test_two_players_have_the_elo_of_chess() -> None:
    games = [game(it, ("one", "two"), (1, 2) if it % 4 else (2, 1)) for it in range(4000)]

    found = rate(["one", "two"], sets(games)).elo("one")

    # One drawn game is added.
    assert found.value == pytest.approx(400 * log10(3000.5 / 1000.5))
    assert found.low < 400 * log10(3) < found.high


def test_the_strengths_of_the_model_are_found_again() -> None:
    dice, truth = Dice(7), {"a": 1.2, "b": 0.4, "c": -0.3, "d": 0.0}
    games = [ranked(it, dice, truth) for it in range(800)]

    found = rate(list(truth), sets(games))

    for name, strength in truth.items():
        elo = found.elo(name)
        assert elo.low <= ELO * strength <= elo.high
        assert elo.high - elo.low < 120


def test_ratings_are_differences() -> None:
    dice = Dice(2)
    games = [ranked(it, dice, {"a": 0.8, "b": 0.0, "c": -0.5}) for it in range(50)]
    found = rate(["a", "b", "c"], sets(games))

    assert found.elo("a", "b").value == pytest.approx(found.elo("a").value - found.elo("b").value)
    assert found.elo("b", "a").low == pytest.approx(-found.elo("a", "b").high)
    assert found.elo("c") == found.elo("c", "c")
    assert found.elo("c").high == 0


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(200):
        dice = Dice(seed)
        elo = rate(["one", "two"], sets([duel(it, dice, 0.6) for it in range(60)])).elo("one")
        held += elo.low <= 400 * log10(0.6 / 0.4) <= elo.high

    assert 183 <= held <= 199


def test_games_that_only_repeat_each_other_count_once() -> None:
    dice = Dice(4)
    once = [duel(it, dice, 0.6) for it in range(100)]
    again = [it for one in once for it in (one,) * 4]

    alone, together = (rate(["one", "two"], it).elo("one") for it in (sets(once), sets(again, 4)))

    assert together.high - together.low > 0.95 * (alone.high - alone.low)


def test_one_who_wins_all_has_a_rating_with_a_wide_interval() -> None:
    games = [game(it, ("one", "two"), (1, 2)) for it in range(400)]

    found = rate(["one", "two"], sets(games)).elo("one")

    assert 800 < found.value < 1500
    assert found.low < 807 < found.high  # What 400 of 400 games say by Wilson's interval.


def test_shared_places_say_that_bots_are_equal() -> None:
    games = [game(it, ("a", "b", "c"), (1, 1, 1)) for it in range(30)]

    found = rate(["a", "b", "c"], sets(games))

    assert found.elo("a").value == pytest.approx(0)
    assert found.elo("b").value == pytest.approx(0)


def test_several_seats_of_one_bot_count_as_one_bot() -> None:
    # With three equal opponents a bot is first in a quarter of the games.
    places = [(1, 2, 3, 4), (2, 1, 3, 4), (3, 1, 2, 4), (4, 1, 2, 3)]
    games = [game(it, ("a", "b", "b", "b"), places[it % 4]) for it in range(400)]

    assert rate(["a", "b"], sets(games, 4)).elo("a").value == pytest.approx(0, abs=1e-6)
