"""Reading what a person types: with completion and history, or line by line from a script."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol


class Reader(Protocol):
    """Where answers come from. Ctrl-D is ``EOFError``, Ctrl-C ``KeyboardInterrupt``."""

    def read(self, prompt: str, known: Sequence[str] = ()) -> str:
        """A line; ``known`` are the words that could be typed."""


class LineReader:
    """Reads standard input line by line, and repeats what it read, as a script's echo."""

    def read(self, prompt: str, known: Sequence[str] = ()) -> str:
        """The next line."""
        _ = known
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        if not sys.stdin.isatty():
            sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()


class PromptReader:
    """Reads from a terminal: Tab completes, arrow keys bring back what was typed before."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        self.session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
        )

    def read(self, prompt: str, known: Sequence[str] = ()) -> str:
        """The next line."""
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(known), sentence=True, ignore_case=True)
        return self.session.prompt(prompt, completer=completer).strip()


def make_reader() -> Reader:
    """The reader that fits the terminal."""
    import os

    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if is_terminal and os.environ.get("TERM", "dumb") not in {"dumb", "unknown"}:
        return PromptReader()
    return LineReader()
