"""Keeping a game on disk: after every answer, in a place that can be found again."""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from shutil import which

from boomtable.engine import Refusal, Table, Unreadable, write_file, write_record
from boomtable.engine.errors import os_reason
from boomtable.locale import Text


class Keeper:
    """Writes the record of a table after every answer. A full disk is said once, not at each."""

    def __init__(self, path: Path | None, game_id: str, components: str | None = None) -> None:
        self.path = path or _fresh_path(game_id)
        self.components = components
        self.trouble: Refusal | None = None
        self.remark = ""

    def keep(self, table: Table) -> Refusal | None:
        """Write the record; what went wrong, if it is new that something does."""
        before = self.trouble
        self.trouble = self._write(self.path, table)
        return self.trouble if before is None else None

    def keep_at_last(self, table: Table) -> bool:
        """Write the record before leaving, elsewhere if it must be; whether it is on disk."""
        for folder in (self.path.parent, Path.cwd(), Path(tempfile.gettempdir())):
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
        """The record, with a remark at its end if there is one (``#`` starts a comment)."""
        return write_record(table) + (f"# {self.remark}\n" if self.remark else "")

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


def save_as(table: Table, name: str) -> Path:
    """Write the record to a file that the player names."""
    try:
        path = Path(name).expanduser()
        if path.is_dir():
            path /= f"{table.game.id}.record"
        write_file(path, write_record(table))
    except OSError as error:
        raise _unwritable(Path(name), error) from error
    except (RuntimeError, ValueError) as error:
        # Nobody has such a home folder; no file has such a name.
        why = Text("engine.os-missing")
        raise Unreadable("engine.file-unwritable", file=name, why=why) from error
    return path


def _unwritable(path: Path, error: OSError) -> Refusal:
    return Unreadable("engine.file-unwritable", file=str(path), why=os_reason(error))


def _fresh_path(game_id: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = _data_home() / "boomtable" / "games"
    path = folder / f"{game_id}-{stamp}.record"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{game_id}-{stamp}-{again}.record"
    return path


def _data_home() -> Path:
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"])
    try:
        return Path.home() / ".local" / "share"
    except RuntimeError:
        # Whoever has no home folder keeps games where they are.
        return Path.cwd()
