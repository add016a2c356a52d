"""When enough was played."""

from __future__ import annotations

import pytest

from boomtable.arena.meetings import AUTOMATON
from boomtable.arena.sequential import (
    PairTest,
    Question,
    Stopping,
    Verdict,
    game_score,
    pairs_of,
    set_score,
)
from boomtable.engine import Dice
from tests.arena.games import duel, game

WIDE = Stopping(margin=100)


def verdicts(chance: float, trials: int = 300, most: int = 1500) -> dict[Verdict | None, int]:
    """What the test says of bots of which one wins with this chance, set by set of one game."""
    found: dict[Verdict | None, int] = {}
    for seed in range(trials):
        dice, test = Dice(seed), PairTest(WIDE)
        for _ in range(most):
            test.add(float(dice.below(1 << 20) < chance * (1 << 20)))
            if test.verdict is not None:
                break
        found[test.verdict] = found.get(test.verdict, 0) + 1
    return found


def test_equal_bots_are_seldom_called_different() -> None:
    found = verdicts(0.5)

    # 300 trials with a rate of 5 % give 15 on average, and 20 is well within chance.
    assert found["equal"] >= 280
    assert found.get("first", 0) + found.get("second", 0) <= 20


@pytest.mark.parametrize(("chance", "verdict"), [(WIDE.score, "first"), (1 - WIDE.score, "second")])
def test_bots_that_differ_by_the_margin_are_seldom_called_equal(
    chance: float, verdict: Verdict
) -> None:
    found = verdicts(chance)

    assert found[verdict] >= 0.93 * 300
    assert found.get("first" if verdict == "second" else "second", 0) == 0


def test_the_clearer_the_difference_the_sooner_it_ends() -> None:
    def needed(chance: float) -> int:
        question, dice, number = Question(["one", "two"], 1, WIDE), Dice(3), 0
        while not question.is_settled:
            question.hear(duel(number, dice, chance))
            number += 1
        return number

    assert needed(1.0) < needed(0.75) < needed(0.5)


def test_more_pairs_need_more_evidence() -> None:
    one, many = PairTest(WIDE), PairTest(WIDE, pairs=6)

    assert many.upper > one.upper
    assert many.lower < one.lower


def test_a_question_is_asked_only_after_whole_sets() -> None:
    question = Question(["one", "two"], 2, WIDE)
    for number in range(39):
        question.hear(game(number, ("one", "two"), (1, 2)))

    assert question.settled_after is not None
    assert question.settled_after % 2 == 0


def test_a_verdict_stays() -> None:
    test = PairTest(WIDE)
    while test.verdict is None:
        test.add(1.0)
    for _ in range(1000):
        test.add(0.0)

    assert test.verdict == "first"


def test_equal_places_are_half() -> None:
    assert game_score(game(0, ("a", "b"), (1, 1)), ("a", "b")) == 0.5
    assert game_score(game(0, ("a", "b"), (2, 1)), ("a", "b")) == 0
    assert game_score(game(0, ("a", "c"), (2, 1)), ("a", "b")) is None


def test_one_against_three_scores_the_part_that_it_is_before() -> None:
    assert game_score(game(0, ("a", "b", "b", "b"), (2, 1, 3, 4)), ("a", "b")) == pytest.approx(
        2 / 3
    )


def test_games_of_one_deal_are_one_score() -> None:
    games = [game(0, ("a", "b"), (1, 2)), game(1, ("b", "a"), (1, 2))]

    assert set_score(games, ("a", "b")) == 0.5


def test_who_play_alone_are_compared_on_the_same_deal() -> None:
    won, lost = game(0, ("a",), (1, 2)), game(1, ("b",), (2, 1))

    assert set_score([won, lost], ("a", "b")) == 1
    assert set_score([won, game(1, ("b",), (1, 2))], ("a", "b")) == 0.5
    assert pairs_of(["a"]) == [("a", AUTOMATON)]
    assert set_score([won], ("a", AUTOMATON)) == 1
