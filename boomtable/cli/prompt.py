"""Reading what a person types: with completion and history, or line by line from a script."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

_HINT_STYLE = "fg:ansibrightblack"


class Reader(Protocol):
    """Where answers come from. Ctrl-D is ``EOFError``, Ctrl-C ``KeyboardInterrupt``."""

    def read(self, prompt: str, known: Sequence[str] = (), hint: str = "") -> str:
        """A line; ``known`` are the words that could be typed, ``hint`` says what else can be."""

    def forget(self) -> None:
        """Forget what was typed: somebody else sits down, and arrow keys would bring it back."""


class LineReader:
    """Reads standard input line by line, and repeats what it read, as a script's echo."""

    def read(self, prompt: str, known: Sequence[str] = (), hint: str = "") -> str:
        """The next line."""
        _ = known, hint
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()

    def forget(self) -> None:
        """Nothing is remembered anyway."""


class PlainReader:
    """Reads from a terminal that a screen reader follows: the line itself is never redrawn."""

    def __init__(self) -> None:
        import readline

        self.known: list[str] = []
        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("tab: complete")
        readline.set_completer_delims("")
        readline.set_completer(self._complete)

    def read(self, prompt: str, known: Sequence[str] = (), hint: str = "") -> str:
        """The next line."""
        _ = hint
        self.known = list(known)
        return input(prompt).strip()

    def forget(self) -> None:
        """Empty the history and the words that Tab completes."""
        import readline

        readline.clear_history()
        self.known = []

    def _complete(self, typed: str, number: int) -> str | None:
        fitting = [word for word in self.known if word.casefold().startswith(typed.casefold())]
        return fitting[number] if number < len(fitting) else None


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

    def read(self, prompt: str, known: Sequence[str] = (), hint: str = "") -> str:
        """The next line; the hint stands at the right as long as there is room."""
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(known), sentence=True, ignore_case=True)
        # The session remembers what it is given: an empty hint takes the old one away.
        return self.session.prompt(
            prompt, completer=completer, rprompt=[(_HINT_STYLE, hint)]
        ).strip()

    def forget(self) -> None:
        """Empty the history."""
        from prompt_toolkit.history import InMemoryHistory

        self.session.history = InMemoryHistory()
        self.session.default_buffer.history = self.session.history
        self.session.default_buffer.reset()


def make_reader(*, plain: bool) -> Reader:
    """The reader that fits the terminal."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return LineReader()
    return PlainReader() if plain else PromptReader()
