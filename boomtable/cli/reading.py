"""Showing the rules digest: rendered where the terminal can, through a pager where one reads."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from boomtable.cli.digest import Paragraph, bare
from boomtable.cli.language import words
from boomtable.cli.output import is_plain_terminal, make_console

if TYPE_CHECKING:
    from rich.console import Console


def print_digest(text: str, *, plain: bool) -> None:
    """Print a whole digest."""
    if plain or is_plain_terminal():
        click.echo(text, nl=False)
        return
    from rich.markdown import Markdown

    with _paged() as console:
        console.print(Markdown(text))


def print_paragraphs(found: Sequence[Paragraph], word: str, *, plain: bool) -> None:
    """Print the paragraphs that a search has found."""
    if plain or is_plain_terminal():
        click.echo("\n\n".join(plain_paragraph(one) for one in found))
        return
    console = make_console(plain=False)
    show_paragraphs(console, found, word)


def show_paragraphs(console: Console, found: Sequence[Paragraph], word: str) -> None:
    """Print paragraphs with the word in bold."""
    from rich.text import Text

    from boomtable.cli.draw.palette import GOLD

    for one in found:
        text = Text()
        text.append(one.id, f"bold {GOLD}")
        text.append(f"  {one.title}" if one.title else f"  ({one.section})", "dim")
        text.append(f"\n{bare(one.text)}")
        text.highlight_words(word.split(), "bold", case_sensitive=False)
        console.print(text)
        console.print()
    console.print(words("terminal.rules.found", count=len(found)))


def plain_paragraph(one: Paragraph) -> str:
    """A paragraph in lines that can be read aloud."""
    title = f" {one.title}." if one.title else ""
    return f"{one.id}{title} {bare(one.text)}"


@contextmanager
def _paged() -> Iterator[Console]:
    console = make_console(plain=False)
    if not sys.stdin.isatty():
        yield console
        return
    # `less` shows colours as colours only when it is told to.
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles=True):
        yield console
