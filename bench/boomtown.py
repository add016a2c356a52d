"""Boomtown at random play: decisions and games per second, forks, the size of a state.

Target: 20,000 random decisions per second. Every answer counts, chance and forced ones included,
as they are all lines of a record; ``asked`` counts only what a player really decides.
"""

from __future__ import annotations

import msgspec

from bench.measure import seconds, show
from boomtable.engine import Dice, Table, open_table, play_out
from boomtable.engine import view as view_of

GAMES = 60
FORKS = 5_000
VIEWS = 300
WORLDS = ((3, True), (3, False), (4, False), (5, False))


def run() -> list[dict[str, object]]:
    """Measure and print."""
    rows = [_row(players, short) for players, short in WORLDS]
    show("Boomtown, random play", rows)
    return rows


def _row(players: int, short: bool) -> dict[str, object]:
    played = [_play(players, short, seed) for seed in range(GAMES)]
    answers = sum(len(table.answers) for table in played)
    asked = sum(
        not answer.forced and answer.seat >= 0 for table in played for answer in table.answers
    )
    spent = seconds(lambda: [_play(players, short, seed) for seed in range(GAMES)], rounds=3)
    middle = _middle(players, short)
    return {
        "what": f"{players} players{', short' if short else ''}",
        "decisions/s": answers / spent,
        "asked/s": asked / spent,
        "games/s": GAMES / spent,
        "fork µs": 1e6 * seconds(lambda: _repeat(middle.fork, FORKS)) / FORKS,
        "copy µs": 1e6 * seconds(lambda: _repeat(middle.state.copy, FORKS)) / FORKS,
        "view µs": 1e6 * seconds(lambda: _repeat(lambda: view_of(middle, 0), VIEWS)) / VIEWS,
        "state bytes": len(msgspec.json.encode(middle.game.state_to_json(middle.state))),
    }


def _play(players: int, short: bool, seed: int) -> Table:
    table = open_table("boomtown", players, {"short": short}, seed=seed, keeps_log=False)
    return play_out(table, Dice(seed))


def _middle(players: int, short: bool) -> Table:
    table = open_table("boomtown", players, {"short": short}, seed=1)
    dice = Dice(1)
    while len(table.answers) < 100:
        table.pick(dice.below(len(table.options())))
    return table


def _repeat(work: object, count: int) -> None:
    assert callable(work)
    for _ in range(count):
        work()


if __name__ == "__main__":
    run()
