"""The command ``boomtable``: which sub-commands there are, and what becomes of their errors."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

import click

from boomtable import __version__
from boomtable.cli.clicks import Group, Option, check_language
from boomtable.cli.language import (
    asked_language,
    environment_language,
    language,
    speak,
    spoken,
    words,
)
from boomtable.cli.output import echo
from boomtable.cli.usage import group_without_command, usage_sentence
from boomtable.engine.errors import Broken, Refusal, os_reason
from boomtable.locale import LANGUAGES
from boomtable.names import visible

COMMANDS = (
    "play",
    "serve",
    "list",
    "rules",
    "show",
    "replay",
    "analyse",
    "export",
    "import",
    "simulate",
    "arena",
    "lab",
    "bots",
    "perft",
    "components",
    "completion",
)
_USER_ERROR = 2
_PROGRAM_ERROR = 1
_INTERRUPTED = 130
_EASILY_BROKEN = {"strict", "surrogateescape"}


class Boomtable(Group):
    """Finds a sub-command by the module of its name, imported only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The sub-commands, the most used first."""
        _ = ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A sub-command by its name."""
        _ = ctx
        if cmd_name not in COMMANDS:
            return None
        # A keyword or a builtin as a module's name would be a trap: `list_`, `import_`.
        module = import_module(f"boomtable.cli.commands.{cmd_name}_")
        command: click.Command = module.command
        return command


def make_app() -> Boomtable:
    """The command ``boomtable``."""
    return Boomtable(
        "boomtable",
        help="boomtable",
        callback=_overview,
        invoke_without_command=True,
        params=[
            Option(
                ["--version"],
                "terminal.option.version",
                is_flag=True,
                expose_value=False,
                is_eager=True,
                callback=_show_version,
            )
        ],
    )


def run(arguments: Sequence[str]) -> int:
    """Run ``boomtable`` with these arguments; the exit status."""
    asked = asked_language(arguments)
    speak(asked if asked in LANGUAGES else environment_language())
    if sys.stdout is None:
        # Python has no stream for a descriptor that is closed (``>&-``).
        return _complain(words("terminal.output-closed"), _USER_ERROR)
    _read_and_write_what_can_be()
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has stopped reading.
        _forget(sys.stdout)
        return _PROGRAM_ERROR
    except OSError as error:
        _forget(sys.stdout)
        if error.filename is not None:
            raise
        sentence = words("terminal.output-refused", why=spoken(os_reason(error)))
        return _complain(sentence, _USER_ERROR)
    return status


def _run(arguments: Sequence[str]) -> int:
    """Run the command; what it refuses is said in a sentence."""
    try:
        check_language(asked_language(arguments))
        status = make_app().main(list(arguments), prog_name="boomtable", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        return _complain(refusal.say(language()), _USER_ERROR)
    except click.ClickException as error:
        group = group_without_command(error)
        if group is not None:
            click.echo(group.get_help(), err=True)
            return _USER_ERROR
        return _complain(usage_sentence(error), _USER_ERROR)
    except Broken as error:
        return _complain(words("terminal.broken", what=str(error)), _PROGRAM_ERROR)
    except (KeyboardInterrupt, click.Abort):
        return _complain(words("terminal.interrupted"), _INTERRUPTED)


def _forget(stream: TextIO) -> None:
    """Send what Python still holds nowhere, or it would complain of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _read_and_write_what_can_be() -> None:
    """A terminal that lacks a letter shows a question mark in its place, and nothing breaks.

    What is typed there and is no letter is a question mark, too.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _EASILY_BROKEN:
            stream.reconfigure(errors="replace")


def _complain(sentence: str, status: int) -> int:
    try:
        # A sentence may quote what somebody else has written into a file.
        echo(f"boomtable: {visible(sentence)}", err=True)
    except OSError:
        # Nobody can be told; the exit status tells it all the same.
        _forget(sys.stderr)
    return status


@click.pass_context
def _overview(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        echo(words("terminal.overview"))


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    _ = param
    if value and not ctx.resilient_parsing:
        click.echo(f"boomtable {__version__}")
        ctx.exit()
