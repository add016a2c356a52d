"""``boomtable export RECORD``: the game in exactly the notation of its rules file."""

from __future__ import annotations

import click

from boomtable.cli.arguments import components_option, record_argument
from boomtable.cli.clicks import Command


@click.command("export", cls=Command, help="export")
@record_argument
@components_option
def command(record: str, components: str | None) -> None:
    """Print the bare notation of a record."""
    from boomtable.cli.files import read_table
    from boomtable.engine import export

    click.echo(export(read_table(record, components)), nl=False)
