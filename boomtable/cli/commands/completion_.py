"""``boomtable completion SHELL``: the script that teaches a shell to complete our commands."""

from __future__ import annotations

import click

from boomtable.cli.clicks import Command
from boomtable.engine.errors import Unreadable

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_BOOMTABLE_COMPLETE"


@click.command("completion", cls=Command, help="completion")
@click.argument(
    "shell",
    metavar="SHELL",
    shell_complete=lambda _ctx, _param, typed: [it for it in SHELLS if it.startswith(typed)],
)
def command(shell: str) -> None:
    """Print the completion script of a shell."""
    from click.shell_completion import get_completion_class

    from boomtable.cli.app import make_app

    completion = get_completion_class(shell) if shell in SHELLS else None
    if completion is None:
        raise Unreadable("terminal.completion.unknown", shell=shell, shells=", ".join(SHELLS))
    script = completion(make_app(), {}, "boomtable", VARIABLE).source()
    click.echo(script, nl=False)
