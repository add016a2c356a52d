"""Click's complaints about a command line, as one sentence in our own words."""

from __future__ import annotations

import re
from difflib import get_close_matches

import click
from click.exceptions import (
    BadOptionUsage,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchCommand,
    NoSuchOption,
)

from boomtable.cli.language import words

_EXTRA = re.compile(r"unexpected extra arguments? \((.*)\)")


def usage_sentence(error: click.ClickException) -> str:
    """What is wrong with the command line, and where to read how it should be."""
    where = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else ""
    return f"{_sentence(error)} {words('terminal.usage.help', command=where or 'boomtable')}"


def group_without_command(error: click.ClickException) -> click.Context | None:
    """The group whose sub-command is missing, if only that is: its help says what there is."""
    is_bare = isinstance(error, NoArgsIsHelpError) or error.message == "Missing command."
    return error.ctx if is_bare and isinstance(error, click.UsageError) else None


def _sentence(error: click.ClickException) -> str:
    match error:
        case NoSuchCommand():
            meant = get_close_matches(error.command_name, _commands(error.ctx))
            return words("terminal.usage.no-command", command=error.command_name) + _meant(meant)
        case NoSuchOption():
            meant = error.possibilities or []
            return words("terminal.usage.no-option", option=error.option_name) + _meant(meant)
        case BadOptionUsage():
            # Click has one class for both cases; only its own message tells them apart.
            takes_none = "does not take a value" in error.message
            key = "terminal.usage.no-value" if takes_none else "terminal.usage.needs-value"
            return words(key, option=error.option_name)
        case MissingParameter() if error.param is not None:
            return words("terminal.usage.missing", what=error.param.human_readable_name.upper())
    extra = _EXTRA.search(error.message)
    if extra:
        return words("terminal.usage.extra", what=extra[1])
    return words("terminal.usage.other", why=error.format_message())


def _commands(ctx: click.Context | None) -> list[str]:
    if ctx is None or not isinstance(ctx.command, click.Group):
        return []
    return ctx.command.list_commands(ctx)


def _meant(possible: list[str]) -> str:
    if not possible:
        return ""
    return " " + words("terminal.usage.meant", possible=", ".join(sorted(possible)))
