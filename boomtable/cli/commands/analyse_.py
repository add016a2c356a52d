"""``boomtable analyse RECORD``: what a bot thinks of a decision, or of all decisions of a game."""

from __future__ import annotations

import click

from boomtable.cli.arguments import components_option, record_argument, seed_option
from boomtable.cli.clicks import Command, Seconds, Whole, json_option, option

ONE, EACH = 400, 32
"""How many worlds are imagined for one decision, and for each of a whole game."""


@click.command("analyse", cls=Command, help="analyse")
@record_argument
@option("--at", type=Whole(0), metavar="N", key="terminal.option.analyse-at")
@option("--seat", type=Whole(1), metavar="S", key="terminal.option.analyse-seat")
@option("--nodes", type=Whole(2), metavar="N", key="terminal.option.nodes")
@option("--seconds", type=Seconds(), metavar="S", key="terminal.option.seconds")
@option("--worst", type=Whole(1), metavar="N", default=10, key="terminal.option.worst")
@seed_option
@components_option
@json_option
def command(
    *,
    record: str,
    at: int | None,
    seat: int | None,
    nodes: int | None,
    seconds: float | None,
    worst: int,
    seed: int | None,
    components: str | None,
    as_json: bool,
) -> None:
    """Say what a bot thinks of the decisions of a game."""
    from boomtable.bots.search import Budget
    from boomtable.cli.analysing import Past, print_decision, print_game

    past = Past(record, components, seat)
    usual = EACH if at is None else ONE
    budget = Budget(nodes or (0 if seconds else usual), seconds or 0.0)
    if at is None:
        print_game(past, budget, seed or 0, worst, as_json=as_json)
    else:
        print_decision(past, at, budget, seed or 0, as_json=as_json)
