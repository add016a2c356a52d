"""``boomtable replay RECORD``: every line checked, the result and the score sheet."""

from __future__ import annotations

import click

from boomtable.cli.arguments import components_option, record_argument
from boomtable.cli.clicks import Command, json_option, option


@click.command("replay", cls=Command, help="replay")
@record_argument
@components_option
@json_option
@option("--plain", is_flag=True, key="terminal.option.plain")
def command(record: str, components: str | None, as_json: bool, plain: bool) -> None:
    """Check and score a record."""
    from boomtable.cli.files import read_game
    from boomtable.cli.results import as_json as result_json
    from boomtable.cli.results import print_result

    table, resigned = read_game(record, components)
    if as_json:
        from boomtable.cli.output import print_json

        print_json(result_json(table, resigned))
        return
    print_result(table, resigned, plain=plain)
