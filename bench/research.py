"""The research interfaces at random play, side by side with PettingZoo's own classic games.

``python -m bench research`` prints tables, ``python -m bench.research --json`` the same as JSON.
A step is one decision with all that a learner needs for it: observation, mask, drawing an action,
playing it; resets are counted in.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.measure import seconds, show
from boomtable.research.gymnasium import SeatEnv
from boomtable.research.pettingzoo import env
from boomtable.research.vector import Batch, ReadableBatch, make_batch

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers itself
    from pettingzoo.classic.chess import chess
    from pettingzoo.classic.connect_four import connect_four

    from boomtable.research import openspiel  # noqa: F401  # registers our games

STEPS = 600
ROUNDS = 3
BATCH = 256
TABLES = {
    "oklahoma": ("oklahoma", 2),
    "boomtown, 4 players": ("boomtown", 4),
    "coloma, 2 players": ("coloma", 2),
    "coloma, 4 players": ("coloma", 4),
    "boonlake, 2 players": ("boonlake", 2),
    "boonlake, 4 players": ("boonlake", 4),
}


def run(*, as_json: bool = False) -> dict[str, list[dict[str, object]]]:
    """Measure and print."""
    found = {
        "PettingZoo, random play": _pettingzoo(),
        "Gymnasium, one seat against random bots": _gymnasium(),
        "OpenSpiel, stepped from Python": _openspiel(),
        "Batches of Oklahoma Boomers": _batches(),
    }
    if as_json:
        print(json.dumps(found, indent=2))
        return found
    for title, rows in found.items():
        show(title, rows)
    return found


def _pettingzoo() -> list[dict[str, object]]:
    peers: dict[str, Callable[[], Any]] = {
        "PettingZoo connect four": connect_four.env,
        "PettingZoo chess": chess.env,
    }
    ours = {f"ours: {what}": (lambda table=table: env(*table)) for what, table in TABLES.items()}
    rates = {what: _rate(_aec(make()), STEPS) for what, make in (peers | ours).items()}
    return _beside(rates, "to connect four", "to chess", *peers)


def _aec(table: Any) -> Callable[[], None]:
    chance = np.random.default_rng(1)

    def play() -> None:
        table.reset(seed=1)
        for _ in range(STEPS):
            observation, _reward, termination, truncation, _info = table.last()
            if termination or truncation:
                table.reset()
                continue
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))

    return play


def _gymnasium() -> list[dict[str, object]]:
    rates = {what: _rate(_single(SeatEnv(*table)), STEPS) for what, table in TABLES.items()}
    return [{"what": what, "own steps/s": rate} for what, rate in rates.items()]


def _single(seat: SeatEnv) -> Callable[[], None]:
    chance = np.random.default_rng(1)

    def play() -> None:
        observation, _info = seat.reset(seed=1)
        for _ in range(STEPS):
            legal = np.flatnonzero(observation["action_mask"])
            observation, _reward, over, _truncated, _info = seat.step(int(chance.choice(legal)))
            if over:
                observation, _info = seat.reset()

    return play


def _openspiel() -> list[dict[str, object]]:
    peer = "OpenSpiel python tic-tac-toe"
    games = {peer: "python_tic_tac_toe"}
    games |= {
        f"ours: {what}": f"python_boomtable_{game}(players={players})"
        for what, (game, players) in TABLES.items()
    }
    loaded = {what: pyspiel.load_game(name) for what, name in games.items()}
    rows = []
    for what, game in loaded.items():
        with_views = not what.startswith("OpenSpiel")
        row: dict[str, object] = {"what": what, "actions/s": _rate(_spiel(game), STEPS)}
        row["clone µs"] = 1e6 / _rate(_clones(game), STEPS)
        if with_views:
            row["tensor µs"], row["string µs"] = _informations(game)
        else:
            row["tensor µs"] = row["string µs"] = "–"
        rows.append(row)
    return rows


def _spiel(game: Any) -> Callable[[], None]:
    def play() -> None:
        chance = np.random.default_rng(1)
        state = game.new_initial_state()
        for _ in range(STEPS):
            if state.is_terminal():
                state = game.new_initial_state()
            _act(state, chance)

    return play


def _act(state: Any, chance: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(outcomes, p=np.array(odds) / sum(odds))))
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))


def _middle(game: Any) -> Any:
    chance, state = np.random.default_rng(1), game.new_initial_state()
    for _ in range(80):
        after = state.clone()
        _act(after, chance)
        if after.is_terminal():
            break
        state = after
    return state


def _clones(game: Any) -> Callable[[], None]:
    state = _middle(game)

    def clone() -> None:
        for _ in range(STEPS):
            state.clone()

    return clone


def _informations(game: Any) -> tuple[float, float]:
    state = _middle(game)
    tensor = seconds(lambda: [state.information_state_tensor(0) for _ in range(50)], ROUNDS)
    string = seconds(lambda: [state.information_state_string(0) for _ in range(50)], ROUNDS)
    return tensor * 1e6 / 50, string * 1e6 / 50


def _batches() -> list[dict[str, object]]:
    batches: dict[str, Batch] = {"readable rules": make_batch(BATCH, seed=1, compiled=False)}
    best = make_batch(BATCH, seed=1)
    if type(best) is not ReadableBatch:
        batches["compiled rules"] = best
    rates = {what: _rate(_batch(batch), BATCH * 20) for what, batch in batches.items()}
    return [
        {
            "what": what,
            "games": BATCH,
            "decisions/s": rate,
            "to readable": rate / rates["readable rules"],
        }
        for what, rate in rates.items()
    ]


def _batch(batch: Batch) -> Callable[[], None]:
    def play() -> None:
        for _ in range(20):
            batch.step(batch.any_actions())

    return play


def _rate(work: Callable[[], None], count: int) -> float:
    work()  # The first round fills caches.
    return count / seconds(work, ROUNDS)


def _beside(
    rates: dict[str, float], first: str, second: str, one: str, other: str
) -> list[dict[str, object]]:
    return [
        {
            "what": what,
            "steps/s": rate,
            first: rate / rates[one],
            second: rate / rates[other],
        }
        for what, rate in rates.items()
    ]


if __name__ == "__main__":
    run(as_json="--json" in sys.argv[1:])
