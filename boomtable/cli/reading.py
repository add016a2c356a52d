"""Showing the rules digest: rendered where the terminal can, through a pager where one reads."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from boomtable.cli.language import words
from boomtable.cli.output import echo, is_plain_terminal, make_console
from boomtable.digest import Paragraph, bare

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def print_digest(text: str, *, plain: bool) -> None:
    """Print a whole digest."""
    if plain or is_plain_terminal():
        echo(text.removesuffix("\n"))
        return
    from rich.markdown import Markdown

    with _paged() as console:
        console.print(Markdown(text))


def print_paragraphs(found: Sequence[Paragraph], word: str, *, plain: bool) -> None:
    """Print the paragraphs that a search has found."""
    if plain or is_plain_terminal():
        echo("\n\n".join(plain_paragraph(one) for one in found))
        return
    show_paragraphs(make_console(plain=False), found, word)


def show_paragraphs(console: Console, found: Sequence[Paragraph], word: str) -> None:
    """Show paragraphs with the word in bold, through a pager if they are more than a window."""
    from rich.console import Group

    from boomtable.cli.draw.news import height_of

    shown = Group(*(_styled(one, word) for one in found))
    if height_of(shown, console.width) >= console.height and sys.stdin.isatty():
        with _paged() as pager:
            pager.print(shown)
    else:
        console.print(shown)
    console.print(words("terminal.rules.found", count=len(found)))


def _styled(one: Paragraph, word: str) -> Text:
    from rich.text import Text

    from boomtable.cli.draw.palette import GOLD

    text = Text()
    text.append(one.id, f"bold {GOLD}")
    text.append(f"  {one.title}" if one.title else f"  ({one.section})", "dim")
    text.append(f"\n{bare(one.text)}\n")
    text.highlight_words(word.split(), "bold", case_sensitive=False)
    return text


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
