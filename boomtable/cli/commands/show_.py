"""``boomtable show RECORD``: the table of a record, at its end or after so many answers."""

from __future__ import annotations

import click

from boomtable.cli.arguments import components_option, record_argument
from boomtable.cli.clicks import Command, Whole, json_option, option
from boomtable.engine.errors import Illegal


@click.command("show", cls=Command, help="show")
@record_argument
@option("--at", type=Whole(0), metavar="N", key="terminal.option.at")
@option("--seat", type=Whole(1), metavar="S", key="terminal.option.seat")
@components_option
@option("--plain", is_flag=True, key="terminal.option.plain")
@json_option
def command(
    *,
    record: str,
    at: int | None,
    seat: int | None,
    components: str | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Draw the table of a record."""
    from boomtable.cli.files import read_game, read_table
    from boomtable.cli.frame import show_table
    from boomtable.engine import view

    resigned = None
    if at is None:
        table, resigned = read_game(record, components)
    else:
        table = read_table(record, components, upto=at)
    if at is not None and len(table.answers) < at:
        raise Illegal("terminal.show.at", at=at, count=len(table.answers))
    if seat is not None and seat > table.players:
        raise Illegal("terminal.show.seat", seat=seat, count=table.players)
    if as_json:
        from boomtable.cli.output import print_json

        print_json(view(table, seat - 1 if seat else None))
        return
    show_table(table, seat - 1 if seat else None, resigned, plain=plain)
