"""Oklahoma Boomers at random play: the readable rules, and the kernel beside OpenSpiel's amazons.

Target: 20,000 random decisions per second in the base game, in pure Python. ``turns/s`` is
how fast perft counts complete turns from the default start; ``greedy ms`` is one decision of the
greedy bot in the middle of a game. For the kernel see ``bench.amazons``; its targets are one turn
for one of amazons when it is stepped from Python, three in playouts, and one simulation for one.

``python -m bench.oklahoma --json`` prints the figures as JSON.
"""

from __future__ import annotations

import sys

import msgspec

from bench import amazons
from bench.measure import seconds, show
from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, Table, open_table, perft, play_out
from boomtable.engine import view as view_of

GAMES = 40
FORKS = 5_000
VIEWS = 300
MODULES = {
    "base": "none",
    "f": "santa-fe",
    "m": "silver-mines",
    "r": "red-river",
    "s": "sooners",
    "mr": "silver-mines,red-river",
    "fmrs": "santa-fe,silver-mines,red-river,sooners",
}


def run() -> list[dict[str, object]]:
    """Measure and print."""
    rows, compiled = measure()
    show("Oklahoma Boomers, random play, readable rules", rows)
    show("Oklahoma Boomers, kernel, beside OpenSpiel's amazons (×: ratio to it)", compiled)
    return [*rows, *compiled]


def measure() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """The figures of the readable rules and of the kernel."""
    for modules in MODULES.values():
        _games(modules)  # The tables of lines and corners fill while they are used.
    rows = [_row(what, modules) for what, modules in MODULES.items()]
    base = rows[0]["decisions/s"]
    assert isinstance(base, float)
    for row in rows:
        speed = row["decisions/s"]
        assert isinstance(speed, float)
        row["to base"] = speed / base
    return rows, amazons.rows(MODULES)


def _row(what: str, modules: str) -> dict[str, object]:
    answers = sum(len(table.answers) for table in _games(modules))
    spent = seconds(lambda: _games(modules), rounds=3)
    middle = _middle(modules)
    bot = make_bot("greedy", "oklahoma", Dice(1))
    seat = Seat(middle, middle.awaited[0])
    start = open_table("oklahoma", settings={"modules": modules}, seed=1)
    return {
        "what": what,
        "decisions/s": answers / spent,
        "games/s": GAMES / spent,
        "turns/s": perft(start, 1) / seconds(lambda: perft(start, 1)),
        "fork µs": 1e6 * seconds(lambda: _repeat(middle.fork, FORKS)) / FORKS,
        "copy µs": 1e6 * seconds(lambda: _repeat(middle.state.copy, FORKS)) / FORKS,
        "view µs": 1e6 * seconds(lambda: _repeat(lambda: view_of(middle, 0), VIEWS)) / VIEWS,
        "greedy ms": 1e3 * seconds(lambda: bot.decide(seat)),
        "state bytes": len(msgspec.json.encode(middle.game.state_to_json(middle.state))),
    }


def _games(modules: str) -> list[Table]:
    return [_play(modules, seed) for seed in range(GAMES)]


def _play(modules: str, seed: int) -> Table:
    table = open_table("oklahoma", settings={"modules": modules}, seed=seed, keeps_log=False)
    return play_out(table, Dice(seed))


def _middle(modules: str) -> Table:
    table = open_table("oklahoma", settings={"modules": modules}, seed=1)
    dice = Dice(1)
    while len(table.answers) < 30 or table.state.active >= 0:
        table.pick(dice.below(len(table.options())))
    return table


def _repeat(work: object, count: int) -> None:
    assert callable(work)
    for _ in range(count):
        work()


if __name__ == "__main__":
    if "--json" in sys.argv[1:]:
        readable, compiled = measure()
        print(msgspec.json.encode({"readable": readable, "kernel": compiled}).decode())
    else:
        run()
