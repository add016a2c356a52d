"""What the search of Boomtown foresees between two turns."""

import pytest

from bench import foresight as fitting
from boomtable.bots.judges.boomtown.foresight import (
    ASPECTS,
    FADING,
    LEVEL,
    MINES,
    ONE_SHORT,
    TWO_SHORT,
    WEIGHTS,
    aspects,
    foreseen,
)
from boomtable.bots.search.guide import Guide
from tests.games.boomtown.worlds import world
from tests.marks import slow


def promised(game, seat=0):
    return {
        name: points for name, points in zip(ASPECTS, aspects(game)[seat], strict=True) if points
    }


def test_every_aspect_has_its_weight():
    assert len(ASPECTS) == len(WEIGHTS)
    assert len(FADING) < LEVEL


def test_gold_counts_for_less_the_longer_the_game_goes_on():
    early, late = world(3, gold=[30, 10, 10], number=2), world(3, gold=[30, 10, 10], number=19)

    leads = [foreseen(game)[0] - foreseen(game)[1] for game in (early, late)]

    assert 0 < leads[0] < leads[1] < 20


def test_an_office_counts_for_more_than_its_points():
    game = world(3, mines={"P1": "CC3 CC5"}, mayors={"CC": "P1"}, number=18)
    same = world(3, mines={"P1": "CC3 CC5"}, number=18)

    assert foreseen(game)[0] - foreseen(same)[0] > game.box.per_pawn


def test_an_office_is_surer_the_further_its_mayor_is_ahead():
    close = world(3, mines={"P1": "CC3 CC5", "P2": "CC8 CC7"}, mayors={"CC": "P1"})
    clear = world(3, mines={"P1": "CC3 CC5", "P2": "DG8 DG9"}, mayors={"CC": "P1"})

    assert promised(close)["level"] > 0
    assert promised(clear)["two ahead"] > 0
    assert foreseen(clear)[0] > foreseen(close)[0]


def test_who_needs_one_mine_for_an_office_is_closer_than_who_needs_two():
    game = world(
        3, mines={"P1": "CC3 CC5 CC12", "P2": "CC8 CC7 CC4", "P3": "CC6 CC10"}, mayors={"CC": "P1"}
    )

    seats = aspects(game)

    assert seats[1][ONE_SHORT] > 0 == seats[1][TWO_SHORT]
    assert seats[2][TWO_SHORT] > 0 == seats[2][ONE_SHORT]


def test_nobody_is_promised_the_mines_of_another():
    game = world(4, mines={"P1": "CC3 DG8"})

    assert [seat[MINES] > 0 for seat in aspects(game)] == [True, False, False, False]


@slow
def test_the_weights_in_use_foretell_more_than_the_judge_does():
    guide = Guide("boomtown")
    samples = [it for seed in range(24) for it in fitting.play(guide, 4, 90_000 + seed)]
    weights = fitting.np.array([*WEIGHTS, *FADING])

    judged = fitting.explained(samples, [it.judged for it in samples])
    in_use = fitting.explained(samples, [it.features @ weights for it in samples])

    assert in_use > judged
    assert fitting.fit(samples).shape == weights.shape


def test_a_fit_finds_the_weights_that_made_the_scores():
    guide = Guide("boomtown")
    samples = [it for seed in range(3) for it in fitting.play(guide, 3, seed)]
    weights = fitting.np.array([*WEIGHTS, *FADING])
    for sample in samples:
        sample.score = sample.features @ weights

    found = fitting.fit(samples)

    assert fitting.explained(samples, [it.features @ found for it in samples]) == pytest.approx(
        1, abs=1e-3
    )
