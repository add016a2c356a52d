"""``boomtable import FILE``: a game in the notation of its rules file, made into a record."""

from __future__ import annotations

from pathlib import Path

import click

from boomtable.cli.arguments import components_option
from boomtable.cli.clicks import Command, option
from boomtable.cli.language import words
from boomtable.cli.output import echo


@click.command("import", cls=Command, help="import")
@click.argument("file", type=click.Path(), metavar="FILE")
@option("--output", "-o", type=click.Path(), metavar="FILE", key="terminal.option.output")
@components_option
def command(file: str, output: str | None, components: str | None) -> None:
    """Check a game and print (or write) its record."""
    from boomtable.cli.files import read_game
    from boomtable.cli.resigning import record_with
    from boomtable.engine import write_file

    # What was edited by hand is welcome here: every line is checked against the rules instead.
    table, resigned = read_game(file, components, checks_sum=False)
    text = record_with(table, resigned)
    if output is None:
        click.echo(text, nl=False)
        return
    write_file(Path(output), text)
    echo(words("terminal.import.done", file=output, count=len(table.answers)))
