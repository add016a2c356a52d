"""Fits what things of Boomtown turn out to be worth: ``boomtable.bots.judges.boomtown.foresight``.

Plays games of the greedy policy that errs now and then, looks at every table when a new row lies
there, and finds the weights that foretell the final scores best (least squares, leads only, late
positions first). Prints them beside those in use, and how well both foretell games not used.

``python -m bench.foresight --games 900`` takes some minutes; it needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from rich.progress import track

from boomtable.bots.judges.boomtown.foresight import (
    ASPECTS,
    FADING,
    WEIGHTS,
    aspects,
    part_left,
)
from boomtable.bots.judges.boomtown.worth import worths
from boomtable.bots.search.guide import Guide
from boomtable.bots.search.guides.boomtown import DOUBT
from boomtable.engine import Dice, open_table

if TYPE_CHECKING:
    from boomtable.games.boomtown.state import Boomtown

PLAYERS = (3, 4, 5)
ERRORS = 6
"""So many of a hundred answers are any of the first options."""
TESTED = 4
"""Every fourth game is kept for the test."""


class Sample:
    """A table between two turns, and how the game ended, as leads over the mean."""

    def __init__(self, game: Boomtown) -> None:
        free = game.copy()
        free.row = []
        found = np.array(aspects(free))
        fading = found[:, : len(FADING)] * part_left(free)
        self.features: Any = _leads(np.hstack([found, -fading]))
        self.judged: Any = _leads(np.array(worths(free)))
        self.weight = 1 / (DOUBT[0] + DOUBT[1] * sqrt(game.turns - game.number))
        self.score: Any = None


def _leads(values: Any) -> Any:
    return values - values.mean(axis=0)


def play(guide: Guide, players: int, seed: int) -> list[Sample]:
    """The samples of one game."""
    table = open_table("boomtown", players, seed=seed, keeps_log=False)
    dice, samples, number = Dice(seed), [], 0
    while not table.is_over:
        game, seat = cast("Boomtown", table.state), table.awaited[0]
        assert table.decision is not None
        if table.decision.prompt == "bid" and game.number != number:
            number = game.number
            samples.append(Sample(game))
        options = table.options(seat)
        if dice.below(100) < ERRORS:
            table.answer(options[dice.below(min(len(options), ERRORS))], seat)
        else:
            table.answer(guide.answer(table, seat, dice), seat)
    for sample in samples:
        sample.score = _leads(np.array(table.score().totals, float))
    return samples


def fit(samples: list[Sample]) -> Any:
    """The weights, and how they fade."""
    features = np.concatenate([it.features * it.weight for it in samples])
    scores = np.concatenate([it.score * it.weight for it in samples])
    keep = 1e-6 * len(features) * np.eye(features.shape[1])
    return np.linalg.solve(features.T @ features + keep, features.T @ scores)


def explained(samples: list[Sample], foretold: list[Any]) -> float:
    """The part of the final leads that is foretold (R²)."""
    missed = sum(((it.score - lead) ** 2).sum() for it, lead in zip(samples, foretold, strict=True))
    return float(1 - missed / sum((it.score**2).sum() for it in samples))


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fits the foresight of Boomtown's search.")
    parser.add_argument("--games", type=int, default=900, help="for each number of players")
    games = parser.parse_args().games
    guide, learnt, tested = Guide("boomtown"), [], []
    work = [(players, seed) for players in PLAYERS for seed in range(games)]
    for players, seed in track(work, "Playing", disable=not sys.stderr.isatty()):
        (learnt if seed % TESTED else tested).extend(play(guide, players, 5000 + seed))
    fitted, used = fit(learnt), np.array([*WEIGHTS, *FADING])
    names = [*ASPECTS, *(f"{name}, fading" for name in ASPECTS[: len(FADING)])]
    for name, new, old in zip(names, fitted, used, strict=True):
        print(f"{name:18}{new:8.2f}   in use {old:6.2f}")
    print(f"{len(tested)} positions of other games; the part of the final leads foretold:")
    print(f"  by the judge   {explained(tested, [it.judged for it in tested]):.3f}")
    print(f"  as in use      {explained(tested, [it.features @ used for it in tested]):.3f}")
    print(f"  fitted now     {explained(tested, [it.features @ fitted for it in tested]):.3f}")


if __name__ == "__main__":
    main()
