"""A person at a terminal of 80 columns and 24 rows: types, waits, looks at the screen."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pyte

PATIENCE = 30.0
PROMPT = r"(?m)^>(?=\s*$|\s+(?:help|aide) · )"
"""A line that waits for an answer: nothing is typed, the hint may stand at its right."""


class Screen(pyte.Screen):
    """A screen that answers when a program asks where the cursor is."""

    def __init__(self, person: Person, columns: int, rows: int) -> None:
        super().__init__(columns, rows)
        self.person = person

    def write_process_input(self, data: str) -> None:
        """Hand the terminal's own answers to the program."""
        self.person.child.send(data)


class Person:
    """Somebody who runs a command in a pseudo-terminal."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        program: tuple[str, ...] = ("-m", "boomtable"),
        **environment: str,
    ) -> None:
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.child: Any = pexpect.spawn(
            sys.executable,
            [*program, *arguments],
            env=kept
            | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(home)}
            | environment,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = Screen(self, columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""

    @property
    def lines(self) -> list[str]:
        """What is on the screen, without the spaces at the ends."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The whole screen as one text."""
        return "\n".join(self.lines)

    def look(self) -> bool:
        """Take in what the program has written; whether there was anything."""
        try:
            written = self.child.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            return False
        self.raw += written
        self.stream.feed(written)
        return True

    def sees(self, pattern: str) -> re.Match[str]:
        """Wait until something is on the screen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = re.search(pattern, self.text)
            if found and not self.look():
                return found
            alive = self.child.isalive()
            if not self.look() and not alive:
                break
        found = re.search(pattern, self.text)
        assert found, f"waited for {pattern!r}, but the screen is\n{self.text}"
        return found

    def types(self, line: str) -> None:
        """Type a line."""
        self.child.send(f"{line}\r")

    def presses(self, keys: str) -> None:
        """Press keys, without Enter."""
        self.child.send(keys)

    def answers(self, line: str) -> None:
        """Type a line at the prompt, and wait for the next prompt or the end."""
        self.waits_for_prompt()
        self.stream.feed("\x1b[2J\x1b[H")
        self.types(line)

    def waits_for_prompt(self) -> None:
        """Wait until the program waits for a line."""
        self.sees(PROMPT)

    def leaves(self) -> int:
        """Wait until the program has ended; its exit status."""
        while self.look() or self.child.isalive():
            pass
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)
