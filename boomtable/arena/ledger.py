"""A file that keeps the games of a match, so that a match that was broken off goes on.

The first line is the question (who meets at which table, with which seed), every other line a game,
in the order of their numbers. A last line that was not written to its end is forgotten. A file of
something else is refused and left as it is.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from boomtable import __version__
from boomtable.arena.locking import lock
from boomtable.arena.matches import Match
from boomtable.arena.meetings import Result, open_match
from boomtable.engine import Illegal, Unreadable
from boomtable.engine.errors import os_reason

FORM = "boomtable arena 1"
_ABOUT = ("game", "rules", "edition", "players", "settings", "bots", "version")


class Ledger:
    """The games of a match in a file. Use it as a context: the file is ours until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results: list[Result] = []
        self._file: IO[bytes] | None = None
        self._question: dict[str, Any] | None = None

    def __enter__(self) -> Ledger:
        try:
            # Opened for appending, so that it is made where there is none.
            self._file = self.path.open("a+b")
            lock(self._file)
        except BlockingIOError:
            self.close()
            raise Illegal("arena.ledger-in-use", file=str(self.path)) from None
        except OSError as error:
            self.close()
            raise Unreadable(
                "engine.file-unwritable", file=str(self.path), why=os_reason(error)
            ) from error
        try:
            self._read(self._file)
        except Unreadable:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def seed(self) -> int | None:
        """The seed of the match in the file, if there is one."""
        return None if self._question is None else int(self._question["seed"])

    def begin(self, match: Match) -> None:
        """Say what the file is about; if it is about something else, it is refused."""
        asked = question(match)
        if self._question is None:
            self._question = asked
            self._write(asked)
            return
        for part in (*_ABOUT, "seed"):
            if self._question.get(part) != asked[part]:
                raise Illegal(
                    "arena.ledger-other",
                    file=str(self.path),
                    part=part,
                    found=_shown(self._question.get(part)),
                    asked=_shown(asked[part]),
                )

    def keep(self, result: Result) -> None:
        """Write down the next game."""
        assert result.number == len(self.results)
        self.results.append(result)
        self._write(result)

    def _write(self, line: Any) -> None:
        assert self._file is not None, "the ledger is closed"
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise Unreadable(
                "engine.file-unwritable", file=str(self.path), why=os_reason(error)
            ) from error

    def _read(self, file: IO[bytes]) -> None:
        file.seek(0)
        *lines, half = file.read().split(b"\n")
        if not lines and not _may_be_ours(half):
            raise self._damaged(0)
        for number, line in enumerate(lines):
            try:
                if number == 0:
                    self._question = _read_question(line)
                else:
                    self.results.append(_read_result(line, number - 1))
            except (msgspec.DecodeError, ValueError):
                raise self._damaged(number) from None
        # A line that ends in the middle is what was being written when the power went.
        if half:
            file.truncate(file.seek(0, os.SEEK_END) - len(half))

    def _damaged(self, number: int) -> Unreadable:
        return Unreadable("arena.ledger-damaged", file=str(self.path), line=number + 1)


def question(match: Match) -> dict[str, Any]:
    """What a match asks: games that answer it may be put together."""
    names = tuple(match.bots[it] for it in match.seated(0))
    table = open_match(match, names, seed=0)
    return {
        "form": FORM,
        "game": match.game,
        "rules": table.game.meta.rules_version,
        "edition": table.state.box.hash,
        "players": match.players,
        # As it will be read again: JSON has no tuples.
        "settings": msgspec.json.decode(msgspec.json.encode(dict(table.settings))),
        "bots": list(match.bots),
        "version": __version__,
        "seed": match.seed,
    }


def _may_be_ours(half: bytes) -> bool:
    """Whether a question may have been broken off here; somebody's letter is left alone."""
    begun = msgspec.json.encode({"form": FORM}).rstrip(b"}")
    return half[: len(begun)] == begun[: len(half)]


def _read_question(line: bytes) -> dict[str, Any]:
    found = msgspec.json.decode(line, type=dict[str, Any])
    if found.get("form") != FORM or not isinstance(found.get("seed"), int):
        raise ValueError(line)
    return found


def _read_result(line: bytes, number: int) -> Result:
    result = msgspec.json.decode(line, type=Result)
    if result.number != number:
        raise ValueError(line)
    return result


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
