"""``boomtable bots``: the programs that one can play against."""

from __future__ import annotations

import click

from boomtable.cli.clicks import Command, json_option
from boomtable.cli.language import language, words
from boomtable.cli.output import echo


@click.command("bots", cls=Command, help="bots")
@json_option
def command(as_json: bool) -> None:
    """List the bots."""
    from boomtable.bots import BOTS, LEVELS
    from boomtable.names import bot_name, bot_title

    if as_json:
        from boomtable.cli.output import print_json

        print_json(
            [
                {
                    "id": name,
                    "name": bot_title(name, language()),
                    "about": words(f"terminal.bot.{name}"),
                }
                for name in BOTS
            ]
        )
        return
    for name in BOTS:
        shown = name
        if name in LEVELS:
            shown = words("terminal.bots.line", id=name, name=bot_name(name, language()))
        echo(words("terminal.pair", name=shown, value=words(f"terminal.bot.{name}")))
    echo()
    echo(words("terminal.bots.how"))
