"""Click's complaints about a command line, as one sentence in our own words."""

from __future__ import annotations

import click
from click.exceptions import BadOptionUsage, MissingParameter, NoSuchCommand, NoSuchOption

from boomtable.cli.language import words


def usage_sentence(error: click.ClickException) -> str:
    """What is wrong with the command line, and where to read how it should be."""
    where = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else ""
    return f"{_sentence(error)} {words('terminal.usage.help', command=where or 'boomtable')}"


def _sentence(error: click.ClickException) -> str:
    match error:
        case NoSuchCommand():
            meant = _meant(error.possibilities)
            return words("terminal.usage.no-command", command=error.command_name) + meant
        case NoSuchOption():
            meant = _meant(error.possibilities)
            return words("terminal.usage.no-option", option=error.option_name) + meant
        case BadOptionUsage():
            return words(_option_use(error), option=error.option_name)
        case MissingParameter() if error.param is not None:
            return words("terminal.usage.missing", what=error.param.human_readable_name.upper())
        case click.UsageError() if error.ctx is not None and error.ctx.args:
            return words("terminal.usage.extra", what=" ".join(error.ctx.args))
    return words("terminal.usage.other", why=error.format_message())


def _option_use(error: BadOptionUsage) -> str:
    params = error.ctx.command.params if error.ctx else []
    is_flag = any(
        isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts
        for param in params
    )
    return "terminal.usage.no-value" if is_flag else "terminal.usage.needs-value"


def _meant(possibilities: list[str] | None) -> str:
    if not possibilities:
        return ""
    return " " + words("terminal.usage.meant", possible=", ".join(sorted(possibilities)))
