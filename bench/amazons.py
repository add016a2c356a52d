"""The kernel of Oklahoma Boomers beside OpenSpiel's amazons, a game of the same family in C++.

Three actions make a turn of amazons: a queen, where she goes, where she shoots. Both are measured
in turns, one after the other in every round, and the fastest round of each counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from bench.measure import seconds
from boomtable import kernel
from boomtable.engine import open_table
from boomtable.kernel import batch
from boomtable.kernel._native import Game

ACTIONS_PER_TURN = 3
ROUNDS = 5
STEPPED = 100
PLAYOUTS = 1_000
SIMULATIONS = 1_500
EXPLORE = 1.4
MEGABYTES = 1_000
BATCH = 256
BATCH_STEPS = 200
_RANDOM = random.Random(1).random


def rows(modules: dict[str, str]) -> list[dict[str, object]]:
    """A row for amazons and one for each set of modules, with ratios."""
    peer = _Amazons()
    works = {"amazons": peer.works(), **{what: _works(text) for what, text in modules.items()}}
    best: dict[str, dict[str, float]] = {what: {} for what in works}
    for _ in range(ROUNDS):
        for what, work in works.items():
            for figure, speed in work.items():
                best[what][figure] = max(best[what].get(figure, 0.0), speed())
    return [_row(what, figures, best["amazons"]) for what, figures in best.items()]


def _row(what: str, figures: dict[str, float], peer: dict[str, float]) -> dict[str, object]:
    row: dict[str, object] = {"what": what}
    for figure in ("stepped turns/s", "playout turns/s", "simulations/s"):
        row[figure] = figures[figure]
        row[f"× {figure.split(' ')[0].removesuffix('s/s')}"] = figures[figure] / peer[figure]
    row["batch answers/s"] = figures.get("batch answers/s", "")
    return row


def _speed(work: Callable[[], float]) -> float:
    """What the work says it has done, in a second."""
    done = 0.0

    def once() -> None:
        nonlocal done
        done = work()

    spent = seconds(once, rounds=1)
    return done / spent


class _Amazons:
    """Random play and tree search of OpenSpiel."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("amazons")
        # How long a random game is does not depend on who plays it.
        self.turns = sum(self._play() for _ in range(STEPPED)) / STEPPED

    def works(self) -> dict[str, Callable[[], float]]:
        return {
            "stepped turns/s": lambda: _speed(self._stepped),
            "playout turns/s": lambda: _speed(lambda: self.turns * self._search(1, PLAYOUTS)),
            "simulations/s": lambda: _speed(lambda: self._search(SIMULATIONS, 1)),
        }

    def _stepped(self) -> float:
        return sum(self._play() for _ in range(STEPPED))

    def _play(self) -> float:
        state = self.game.new_initial_state()
        answers = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(_RANDOM() * len(actions))])
            answers += 1
        return answers / ACTIONS_PER_TURN

    def _search(self, simulations: int, playouts: int) -> int:
        """With one simulation it is nothing but so many playouts."""
        evaluator = pyspiel.RandomRolloutEvaluator(playouts, 1)
        bot = pyspiel.MCTSBot(
            self.game, evaluator, EXPLORE, simulations, MEGABYTES, False, 1, False
        )
        bot.mcts_search(self.game.new_initial_state())
        return simulations * playouts


def _works(modules: str) -> dict[str, Callable[[], float]]:
    start = kernel.game_of(open_table("oklahoma", settings={"modules": modules}, seed=1))
    games = batch.Batch(BATCH, {"modules": modules}, seed=1)

    def stepped() -> float:
        return sum(_play(start) for _ in range(STEPPED))

    def simulated() -> float:
        # As OpenSpiel does it: one playout to the end for each simulation, no evaluation.
        found = kernel.search_game(
            start, nodes=SIMULATIONS * 5, seed=1, turns=-1, looks=False, explore=EXPLORE
        )
        return found.nodes

    def in_batch() -> float:
        for _ in range(BATCH_STEPS):
            games.step(games.any_actions())
        return BATCH * BATCH_STEPS

    return {
        "stepped turns/s": lambda: _speed(stepped),
        "playout turns/s": lambda: _speed(lambda: start.playouts(PLAYOUTS * 5, 1)[0]),
        "simulations/s": lambda: _speed(simulated),
        "batch answers/s": lambda: _speed(in_batch),
    }


def _play(start: Game) -> int:
    game = start.copy()
    while not game.over:
        options = game.options()
        game.answer(options[int(_RANDOM() * len(options))])
    return game.turns
