"""Keeping a game on disk: after every answer, in a place that can be found again."""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shutil import which

from boomtable.cli.resigning import record_with
from boomtable.engine import Illegal, Refusal, Table, Unreadable, write_file, write_record
from boomtable.engine.errors import os_reason
from boomtable.engine.record import read_header, read_lines
from boomtable.locale import Text


class Keeper:
    """Writes the record of a table after every answer. A full disk is said once, not at each."""

    def __init__(self, path: Path | None, game_id: str, components: str | None = None) -> None:
        self.path = path or _fresh_path(game_id)
        self.components = components
        self.trouble: Refusal | None = None
        self.resigned: int | None = None

    def keep(self, table: Table) -> Refusal | None:
        """Write the record; what went wrong, if it is new that something does."""
        before = self.trouble
        self.trouble = self._write(self.path, table)
        return self.trouble if before is None else None

    def keep_at_last(self, table: Table) -> bool:
        """Write the record before leaving, elsewhere if it must be; whether it is on disk."""
        for folder in (self.path.parent, working_folder(), Path(tempfile.gettempdir())):
            path = folder / self.path.name
            if self._write(path, table) is None:
                self.path = path
                return True
        return False

    def how_to_resume(self) -> str:
        """The command that goes on with the game."""
        command = [*program(), "play", str(self.path)]
        if self.components:
            command += ["--components", self.components]
        return shlex.join(command)

    def text(self, table: Table) -> str:
        """The record, with a remark at its end if somebody has resigned."""
        return record_with(table, self.resigned)

    def _write(self, path: Path, table: Table) -> Refusal | None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, self.text(table))
        except Refusal as refusal:
            return refusal
        except OSError as error:
            return _unwritable(path, error)
        return None


def program() -> list[str]:
    """How this program is called here: by its name where the shell finds it."""
    called = Path(sys.argv[0])
    if which("boomtable") or called.suffix not in {"", ".py"}:
        return ["boomtable"]
    return [str(called)] if called.name == "boomtable" else ["python", "-m", "boomtable"]


def save_as(table: Table, name: str, own: Sequence[Path]) -> Path:
    """Write the record to a file that the player names, but over no file of somebody else.

    ``own``: the files that this game was written to before.
    """
    try:
        path = Path(name).expanduser()
        if path.is_dir():
            path /= f"{table.game.id}.record"
        text = write_record(table)
        is_own = path.resolve() in [one.resolve() for one in own]
        # A device is no file: what is written to it replaces nothing.
        if path.is_file() and not is_own and not _is_earlier(path, text):
            raise Illegal("terminal.save.exists", file=str(path))
        write_file(path, text)
    except OSError as error:
        raise _unwritable(Path(name), error) from error
    except (RuntimeError, ValueError) as error:
        # Nobody has such a home folder; no file has such a name.
        why = Text("engine.os-missing")
        raise Unreadable("engine.file-unwritable", file=name, why=why) from error
    return path


def unquoted(name: str) -> str:
    """A name as a shell reads it, if it is one word there; else as it is.

    >>> unquoted("'our game.record'"), unquoted("our game.record"), unquoted("l'été.record")
    ('our game.record', 'our game.record', "l'été.record")
    """
    try:
        parts = shlex.split(name)
    except ValueError:
        return name
    return parts[0] if len(parts) == 1 else name


def _is_earlier(path: Path, text: str) -> bool:
    """Whether a file holds the record of the same game, not further than this one."""
    try:
        found = path.read_text(encoding="utf-8")
        fields, ours = (_identity(read_header(one)) for one in (found, text))
    except (OSError, UnicodeDecodeError, Refusal):
        return False
    if not fields or fields != ours:
        return False
    lines, later = ([line.text for line in read_lines(one)] for one in (found, text))
    # A turn that goes on makes the last line longer.
    return bool(lines) and (
        lines[:-1] == later[: len(lines) - 1]
        and len(lines) <= len(later)
        and later[len(lines) - 1].startswith(lines[-1])
    )


def _identity(header: dict[str, str]) -> dict[str, str]:
    """What stays the same as a game goes on."""
    return {name: value for name, value in header.items() if name not in {"check", "open"}}


def _unwritable(path: Path, error: OSError) -> Refusal:
    return Unreadable("engine.file-unwritable", file=str(path), why=os_reason(error))


def _fresh_path(game_id: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = data_home() / "boomtable" / "games"
    path = folder / f"{game_id}-{stamp}.record"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{game_id}-{stamp}-{again}.record"
    return path


def data_home() -> Path:
    """The folder in which programs keep what is theirs."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"])
    try:
        return Path.home() / ".local" / "share"
    except RuntimeError:
        # Whoever has no home folder keeps games where they are.
        return working_folder()


def working_folder() -> Path:
    """The folder where one is; if somebody has deleted it, that of files that need not last."""
    try:
        return Path.cwd()
    except OSError:
        return Path(tempfile.gettempdir())
