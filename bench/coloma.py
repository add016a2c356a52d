"""Coloma at random play: decisions and games per second, forks, the size of a state.

Targets: 10,000 random decisions per second, 60 random 4-player games per second, a fork under
60 µs. Every answer counts, chance and forced ones included, as they are all in the record;
``asked`` counts only what a player really decides.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bench.measure import seconds, show
from boomtable.engine import Dice, Table, export, open_table, play_out
from boomtable.engine import view as view_of

GAMES = 40
FORKS = 3_000
VIEWS = 200
ALL = {"boards": "B", "hotels": True, "specialties": "deluxe"}
WORLDS: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("solo, legend", 1, {"level": "legend"}),
    ("2 players", 2, {}),
    ("Mule Duel", 2, {"mules": True}),
    ("4 players", 4, {}),
    ("4 players, all modules", 4, ALL),
    ("6 players", 6, {}),
)


def run() -> list[dict[str, object]]:
    """Measure and print."""
    rows = [_row(name, players, settings) for name, players, settings in WORLDS]
    show("Coloma, random play", rows)
    return rows


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
        "games/s": GAMES / spent,
        "fork µs": 1e6 * seconds(lambda: _repeat(middle.fork, FORKS)) / FORKS,
        "sample µs": 1e6 * seconds(lambda: _repeat(lambda: middle.sample(0, dice), FORKS)) / FORKS,
        "copy µs": 1e6 * seconds(lambda: _repeat(middle.state.copy, FORKS)) / FORKS,
        "view µs": 1e6 * seconds(lambda: _repeat(lambda: view_of(middle, 0), VIEWS)) / VIEWS,
        "record ms": 1e3 * seconds(lambda: export(played[0])),
        "state bytes": len(msgspec.json.encode(middle.game.state_to_json(middle.state))),
    }


def _play(players: int, settings: Mapping[str, object], seed: int) -> Table:
    table = open_table("coloma", players, settings, seed=seed, keeps_log=False)
    return play_out(table, Dice(seed))


def _middle(players: int, settings: Mapping[str, object]) -> Table:
    """A table in a turn in the middle of the second Year."""
    table = open_table("coloma", players, settings, seed=1)
    dice = Dice(1)
    while True:
        table.pick(dice.below(len(table.options())))
        assert table.decision is not None
        if table.state.turn > 30 and table.decision.prompt == "act":
            return table


def _repeat(work: object, count: int) -> None:
    assert callable(work)
    for _ in range(count):
        work()


if __name__ == "__main__":
    run()
