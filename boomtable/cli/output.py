"""Writing to the terminal: one console for everybody, with colours only where they are wanted."""

from __future__ import annotations

import os
import sys
from functools import cache
from shutil import get_terminal_size
from typing import IO, TYPE_CHECKING, Any, TextIO

import click

from boomtable.cli.wrapping import wrapped

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: Any) -> None:
    """Print a value as JSON, for programs."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def echo(text: str = "", *, err: bool = False) -> None:
    """Print sentences: folded at words in a window, as they are for a file or a program."""
    stream = sys.stderr if err else sys.stdout
    if stream is not None and stream.isatty():
        text = wrapped(text, window_width())
    click.echo(text, err=err)


def say_line(console: Console, line: str, style: str = "") -> None:
    """Print a line on a console, folded at words if it is a window."""
    from rich.text import Text

    told = wrapped(line, console.width) if console.is_terminal else line
    console.print(Text(told, style), soft_wrap=True)


def window_width() -> int:
    """How many columns the window has; 80 where there is none."""
    return get_terminal_size((80, 24)).columns


def is_plain_terminal() -> bool:
    """Whether the terminal shows lines of text and nothing else."""
    if not sys.stdout.isatty() or os.environ.get("TERM", "") in {"dumb", "unknown"}:
        return True
    return not _knows_lines(sys.stdout)


def make_console(*, plain: bool, file: IO[str] | None = None) -> Console:
    """A console on standard output; a plain one has neither colours nor styles."""
    from rich.console import Console

    return Console(
        file=file or sys.stdout,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
        # rich itself honours NO_COLOR; a plain console is asked for or follows from the terminal.
        color_system=None if plain else "auto",
        no_color=True if plain else None,
        width=_width() if plain else None,
    )


@cache
def _width() -> int | None:
    # What is piped into a file or a program is not folded at a window's edge.
    if sys.stdout.isatty():
        return None
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isdecimal() and int(columns) > 0 else 100


def _knows_lines(file: TextIO) -> bool:
    try:
        "│●”é".encode(file.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
