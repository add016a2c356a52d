"""``boomtable bots``: the programs that one can play against."""

from __future__ import annotations

import click

from boomtable.cli.clicks import Command, json_option
from boomtable.cli.language import words
from boomtable.cli.output import echo


@click.command("bots", cls=Command, help="bots")
@json_option
def command(as_json: bool) -> None:
    """List the bots."""
    from boomtable.bots import BOTS

    if as_json:
        from boomtable.cli.output import print_json

        print_json([{"id": name, "about": words(f"terminal.bot.{name}")} for name in BOTS])
        return
    for name in BOTS:
        echo(words("terminal.pair", name=name, value=words(f"terminal.bot.{name}")))
    echo()
    echo(words("terminal.bots.how"))
