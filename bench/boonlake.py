"""Boonlake at random play: decisions and games per second, forks, the size of a state.

Targets: 8,000 random decisions per second, a random 4-player game under 100 ms, a fork under
100 µs. Every answer counts, chance and forced ones included, as they are all in the record;
``asked`` counts only what a player really decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

import msgspec

from bench.measure import seconds, show
from boomtable.engine import Dice, Table, export, open_table, play_out
from boomtable.engine import view as view_of

GAMES = 40
CHOICE_GAMES = 25
FORKS = 3_000
VIEWS = 200
WORLDS: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("solo, challenge", 1, {"level": "challenge"}),
    ("2 players", 2, {}),
    ("3 players", 3, {}),
    ("4 players", 4, {}),
)


def run() -> list[dict[str, object]]:
    """Measure and print."""
    rows = [_row(name, players, settings) for name, players, settings in WORLDS]
    show("Boonlake, random play", rows)
    choices = _choices()
    show("Boonlake, options per question in random play", choices)
    return rows + choices


def _choices() -> list[dict[str, object]]:
    """How many options a person has to look through, by prompt, the widest first."""
    counts: dict[str, list[int]] = {}
    for players in (1, 2, 3, 4):
        for seed in range(CHOICE_GAMES):
            table = open_table("boonlake", players, {}, seed=seed, keeps_log=False)
            dice = Dice(seed)
            while table.decision is not None:
                counts.setdefault(table.decision.prompt, []).append(len(table.options()))
                table.pick(dice.below(len(table.options())))
    counts["all"] = [count for found in counts.values() for count in found]
    widest = sorted(counts.items(), key=lambda item: -max(item[1]))
    return [
        {"what": prompt, "asked": len(found), "largest": max(found), "mean": fmean(found)}
        for prompt, found in widest
    ]


def _row(name: str, players: int, settings: Mapping[str, object]) -> dict[str, object]:
    played = [_play(players, settings, seed) for seed in range(GAMES)]
    answers = sum(len(table.answers) for table in played)
    asked = sum(
        not answer.forced and answer.seat >= 0 for table in played for answer in table.answers
    )
    spent = seconds(lambda: [_play(players, settings, seed) for seed in range(GAMES)], rounds=3)
    middle = _middle(players, settings)
    dice = Dice(5)
    return {
        "what": name,
        "decisions/s": answers / spent,
        "asked/s": asked / spent,
        "ms/game": 1e3 * spent / GAMES,
        "fork µs": 1e6 * seconds(lambda: _repeat(middle.fork, FORKS)) / FORKS,
        "sample µs": 1e6 * seconds(lambda: _repeat(lambda: middle.sample(0, dice), FORKS)) / FORKS,
        "copy µs": 1e6 * seconds(lambda: _repeat(middle.state.copy, FORKS)) / FORKS,
        "view µs": 1e6 * seconds(lambda: _repeat(lambda: view_of(middle, 0), VIEWS)) / VIEWS,
        "record ms": 1e3 * seconds(lambda: export(played[0])),
        "state bytes": len(msgspec.json.encode(middle.game.state_to_json(middle.state))),
    }


def _play(players: int, settings: Mapping[str, object], seed: int) -> Table:
    table = open_table("boonlake", players, settings, seed=seed, keeps_log=False)
    return play_out(table, Dice(seed))


def _middle(players: int, settings: Mapping[str, object]) -> Table:
    """A table at a menu in the middle of the second round."""
    table = open_table("boonlake", players, settings, seed=1)
    dice = Dice(1)
    while True:
        table.pick(dice.below(len(table.options())))
        assert table.decision is not None
        if table.state.round == 2 and table.decision.prompt == "play":
            return table


def _repeat(work: object, count: int) -> None:
    assert callable(work)
    for _ in range(count):
        work()


if __name__ == "__main__":
    run()
