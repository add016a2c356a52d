"""Click's commands and options with our own words, in the language of the run.

Help is looked up when it is shown, by key: ``terminal.help.<command>`` for the whole text,
``terminal.short.<command>`` for its line in a list of commands.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, TypeVar

import click

from boomtable.cli.language import words
from boomtable.engine.errors import Unreadable
from boomtable.locale import LANGUAGES

LEAST_SECONDS, MOST_SECONDS = 0.001, 3600.0

F = TypeVar("F", bound=Callable[..., Any])


class Option(click.Option):
    """An option whose help is a sentence of the catalogue."""

    def __init__(self, declared: list[str], key: str = "", **attributes: Any) -> None:
        super().__init__(declared, **attributes)
        self.key = key

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option and what it does."""
        self.help = words(self.key)
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose help is a text of the catalogue."""

    def __init__(self, name: str | None, **attributes: Any) -> None:
        super().__init__(name, **attributes)
        self.params.append(_language_option())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The text between usage and options."""
        _write_help(ctx.command, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options."""
        _write_options(self, ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option ``--help``, in our words."""
        return _help_option(super().get_help_option(ctx))


class Group(click.Group):
    """A command with sub-commands, all in the words of the catalogue."""

    command_class = Command

    def __init__(self, name: str | None = None, **attributes: Any) -> None:
        super().__init__(name, **attributes)
        self.params.append(_language_option())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The text between usage and options."""
        _write_help(ctx.command, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the sub-commands."""
        _write_options(self, ctx, formatter)
        prefix = f"{self.name}-" if ctx.parent else ""
        rows = [(name, words(f"terminal.short.{prefix}{name}")) for name in self.list_commands(ctx)]
        with formatter.section(words("terminal.help.commands")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option ``--help``, in our words."""
        return _help_option(super().get_help_option(ctx))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the group's name in the usage line."""
        return [*click.Command.collect_usage_pieces(self, ctx), words("terminal.help.command-args")]


class Whole(click.ParamType[int]):
    """A whole number, not below a least one."""

    name = "N"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that was typed."""
        _ = ctx
        option = max(param.opts, key=len) if param else "?"
        try:
            number = int(value)
        except ValueError:
            raise Unreadable("terminal.usage.number", option=option, value=value) from None
        if self.least is not None and number < self.least:
            raise Unreadable("terminal.usage.least", option=option, value=value, least=self.least)
        return number


class Number(click.ParamType[float]):
    """A number between two others."""

    name = "N"

    def __init__(self, least: float, most: float = float("inf")) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number that was typed."""
        _ = ctx
        option = max(param.opts, key=len) if param else "?"
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not isfinite(number):
            raise Unreadable("terminal.usage.decimal", option=option, value=value)
        if number < self.least:
            raise Unreadable("terminal.usage.least", option=option, value=value, least=self.least)
        if number > self.most:
            raise Unreadable("terminal.usage.most", option=option, value=value, most=self.most)
        return number


class Seconds(click.ParamType[float]):
    """A time in seconds, more than none."""

    name = "S"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The time that was typed."""
        _ = ctx
        option = max(param.opts, key=len) if param else "?"
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise Unreadable("terminal.usage.seconds", option=option, value=value)
        return seconds


def option(*declared: str, key: str, **attributes: Any) -> Callable[[F], F]:
    """Give a command an option with our words."""
    return click.option(*declared, cls=Option, key=key, **attributes)


def json_option(function: F) -> F:
    """Give a command the option ``--json``."""
    return option("--json", "as_json", is_flag=True, key="terminal.option.json")(function)


def _language_option() -> Option:
    # The language was taken from the arguments before they are parsed: help needs it.
    return Option(
        ["--lang"],
        "terminal.option.lang",
        metavar="|".join(LANGUAGES),
        expose_value=False,
        shell_complete=lambda _ctx, _param, typed: [
            lang for lang in LANGUAGES if lang.startswith(typed)
        ],
    )


def _help_option(found: click.Option | None) -> click.Option | None:
    if found is not None:
        found.help = words("terminal.option.help")
    return found


def _write_usage(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), words("terminal.help.usage") + " ")


def _write_help(command: click.Command, formatter: click.HelpFormatter) -> None:
    with formatter.indentation():
        for paragraph in words(f"terminal.help.{command.help}").split("\n\n"):
            formatter.write_paragraph()
            if paragraph.startswith("  "):
                formatter.write(f"{paragraph}\n")
            else:
                formatter.write_text(paragraph)


def _write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [param.get_help_record(ctx) for param in options]
    with formatter.section(words("terminal.help.options")):
        formatter.write_dl([record for record in records if record is not None])


def check_language(asked: str | None) -> None:
    """Refuse a language that we do not speak."""
    if asked is not None and asked not in LANGUAGES:
        raise Unreadable("terminal.usage.lang", lang=asked, langs=", ".join(LANGUAGES))
