"""The kernel's search against the greedy bot, for each module: ``python -m bench.strength``.

Every game begins with some random turns, and each beginning is played twice, with the seats
changed: without them the same few games would be played again and again. A draw counts one half.
"""

from __future__ import annotations

import click
from rich.progress import track

from bench.measure import show
from bench.oklahoma import MODULES
from boomtable import kernel
from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, open_table
from boomtable.games.oklahoma.board import NOWHERE
from boomtable.lab.statistics import wilson

OPENING = 2
"""Random turns at the beginning."""


@click.command()
@click.option("--games", default=40, show_default=True)
@click.option("--nodes", default=4000, show_default=True, help="simulations for each answer")
@click.option("--seconds", default=0.0, help="time for each answer, if there are no nodes")
@click.option("--modules", default=",".join(MODULES), show_default=True)
def main(games: int, nodes: int, seconds: float, modules: str) -> None:
    """Play and print."""
    rows = []
    for what in modules.split(","):
        leads = [_lead(MODULES[what], seed, nodes, seconds) for seed in track(range(games), what)]
        won = sum((lead > 0) + (lead == 0) / 2 for lead in leads)
        low, high = wilson(won, games)
        rows.append(
            {
                "what": what,
                "games": games,
                "won": f"{won / games:.1%}",
                "95 % interval": f"{low:.0%} to {high:.0%}",
                "mean lead": sum(leads) / games,
            }
        )
    show(f"The kernel's search ({nodes or seconds} {'nodes' if nodes else 's'}), greedy", rows)


def _lead(modules: str, seed: int, nodes: int, seconds: float) -> int:
    """By how many points the search wins a game."""
    table = open_table("oklahoma", settings={"modules": modules}, seed=seed, keeps_log=False)
    greedy = make_bot("greedy", "oklahoma", Dice(seed))
    own = seed % 2
    opening = Dice(seed // 2)
    while not table.is_over and (table.state.turns < OPENING or table.state.active != NOWHERE):
        table.pick(opening.below(len(table.options())))
    while not table.is_over:
        seat = table.awaited[0]
        if seat == own:
            chance = seed * 1000 + len(table.answers)
            found = kernel.search(table, seat, nodes=nodes, seconds=seconds, seed=chance)
            table.answer(found.best.option, seat)
        else:
            table.answer(greedy.decide(Seat(table, seat)), seat)
    scores = table.score().totals
    return scores[own] - scores[1 - own]


if __name__ == "__main__":
    main()
