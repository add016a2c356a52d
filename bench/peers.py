"""All four games at random play, side by side with peers that are written in Python, in one run.

``python -m bench.peers [--json]``. The peers are Catanatron's game for four (a Euro of about our
size) and the games that OpenSpiel ships in Python. Target: each of our games ahead of Catanatron in
decisions/s and in games/s.

- ``decisions``: every answer, as a record or a history keeps it. With us and in OpenSpiel that
  includes chance and forced answers; Catanatron rolls its dice inside an action.
- ``choices``: only what a player decides between two options or more: the strictest count.
- ``fork``: a copy in the middle of a game from which one can play on.
- ``bytes``: what has to be kept to go on from there: our JSON, Catanatron's pickle, OpenSpiel's own
  serialisation.

Rounds of all subjects alternate, each with games of its own (nobody profits from having seen one
before), and the fastest round of each counts, in processor time.
"""

from __future__ import annotations

import json
import pickle
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import truediv
from typing import Any

import msgspec

from bench.measure import show
from boomtable.engine import Dice, Table, open_table, play_out

ROUNDS = 5
FORKS = 400
OURS = (("oklahoma", 2, 40), ("boomtown", 4, 40), ("coloma", 4, 16), ("boonlake", 4, 6))
CATAN_GAMES = 5
OPEN_SPIEL = {
    "python_tic_tac_toe": 150,
    "python_kuhn_poker": 200,
    "python_liars_poker": 60,
    "python_block_dominoes": 60,
    "python_team_dominoes": 30,
}
MIDDLE = 0.5
"""Forks are made after this part of a game's decisions."""


@dataclass
class Subject:
    """Something that is measured."""

    name: str
    games: int
    play: Callable[[int], int]
    """Plays the game of a seed; how many decisions it had."""
    choices: Callable[[int], int]
    """How many of them were choices."""
    middle: Callable[[], tuple[Callable[[], object], int]]
    """How to copy a game in the middle, and its size in bytes."""
    decisions: list[int] = field(default_factory=list)
    spent: list[float] = field(default_factory=list)
    forks: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """One round."""
        first = 1 + len(self.spent) * self.games
        start = time.process_time()
        decisions = sum(self.play(seed) for seed in range(first, first + self.games))
        self.spent.append(time.process_time() - start)
        self.decisions.append(decisions)
        copy, _size = self.middle()
        start = time.process_time()
        for _ in range(FORKS):
            copy()
        self.forks.append((time.process_time() - start) / FORKS)

    def figures(self) -> dict[str, Any]:
        """The figures of the fastest round; what a game is like comes from all rounds."""
        speed = max(map(truediv, self.decisions, self.spent))
        games = ROUNDS * self.games
        decisions = sum(self.decisions) / games
        choices = sum(self.choices(seed) for seed in range(1, 1 + games)) / games
        return {
            "what": self.name,
            "decisions/s": speed,
            "choices/s": speed * choices / decisions,
            "games/s": speed / decisions,
            "decisions/game": decisions,
            "fork µs": 1e6 * min(self.forks),
            "bytes": self.middle()[1],
        }


def run(*, as_json: bool = False) -> list[dict[str, Any]]:
    """Measure and print."""
    subjects = [*map(_ours, *zip(*OURS, strict=True)), _catanatron(), *map(_spiel, OPEN_SPIEL)]
    for subject in subjects:
        subject.play(0)  # Tables of lines, neighbours and the like fill while they are used.
    for _ in range(ROUNDS):
        for subject in subjects:
            subject.measure()
    rows = [subject.figures() for subject in subjects]
    catan = next(row for row in rows if row["what"] == CATANATRON)
    rates = ("decisions/s", "choices/s", "games/s")
    ratios: list[dict[str, Any]] = [
        {
            "what": row["what"],
            **{rate: row[rate] / catan[rate] for rate in rates},
            "fork": row["fork µs"] / catan["fork µs"],
            "bytes": row["bytes"] / catan["bytes"],
        }
        for row in rows
    ]
    if as_json:
        print(json.dumps({"figures": rows, "ratios to Catanatron": ratios}, indent=2))
    else:
        show("Random play, one core", rows)
        show("The same as ratios to Catanatron (forks and bytes: less is better)", ratios)
    return rows


# --- our games --------------------------------------------------------------------------------


def _ours(game: str, players: int, games: int) -> Subject:
    def play(seed: int) -> int:
        return len(_played(game, players, seed).answers)

    def choices(seed: int) -> int:
        answers = _played(game, players, seed).answers
        return sum(not it.forced and it.seat >= 0 for it in answers)

    def middle() -> tuple[Callable[[], object], int]:
        table, dice = open_table(game, players, seed=1, keeps_log=False), Dice(1)
        while len(table.answers) < MIDDLE * play(1):
            table.pick(dice.below(len(table.options())))
        return table.fork, len(msgspec.json.encode(table.game.state_to_json(table.state)))

    return Subject(f"{game}, {players} players", games, play, choices, middle)


def _played(game: str, players: int, seed: int) -> Table:
    table = open_table(game, players, seed=seed, keeps_log=False)
    return play_out(table, Dice(seed))


# --- Catanatron -------------------------------------------------------------------------------

CATANATRON = "Catanatron, 4 players"


def _catanatron() -> Subject:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415
    from catanatron.game import TURNS_LIMIT  # noqa: PLC0415

    def opened(seed: int) -> Game:
        # It seeds the dice of the whole process (and takes 0 for no seed).
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(seed: int) -> int:
        game = opened(seed)
        game.play()
        return len(game.state.actions)

    def choices(seed: int) -> int:
        game, count = opened(seed), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            count += len(game.state.playable_actions) > 1
            game.play_tick()
        return count

    def middle() -> tuple[Callable[[], object], int]:
        game = opened(1)
        for _ in range(int(MIDDLE * play(1))):
            game.play_tick()
        return game.copy, len(pickle.dumps(game))

    return Subject(CATANATRON, CATAN_GAMES, play, choices, middle)


# --- OpenSpiel --------------------------------------------------------------------------------


def _spiel(name: str) -> Subject:
    import open_spiel.python.games  # noqa: PLC0415
    import pyspiel  # noqa: PLC0415

    assert open_spiel.python.games, "the import is what registers them"
    game = pyspiel.load_game(name)

    def steps(seed: int, most: int | None = None) -> tuple[Any, int, int]:
        state, dice, decisions, choices = game.new_initial_state(), Dice(seed), 0, 0
        while not state.is_terminal() and (most is None or decisions < most):
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[dice.below(len(outcomes))][0]
            else:
                legal = state.legal_actions()
                choices += len(legal) > 1
                action = legal[dice.below(len(legal))]
            state.apply_action(action)
            decisions += 1
        return state, decisions, choices

    def middle() -> tuple[Callable[[], object], int]:
        state = steps(1, int(MIDDLE * steps(1)[1]))[0]
        return state.clone, len(state.serialize())

    return Subject(
        f"OpenSpiel {name}",
        OPEN_SPIEL[name],
        lambda seed: steps(seed)[1],
        lambda seed: steps(seed)[2],
        middle,
    )


if __name__ == "__main__":
    run(as_json="--json" in sys.argv[1:])
