"""The terminal as tests use it: commands run in this process, files lie in a test's own folder."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from boomtable.cli.app import run
from boomtable.cli.language import speak
from boomtable.engine import register

register("tests.toys.nim")
register("tests.toys.claims")

RECORDS = Path(__file__).parent.parent / "records"


class Outcome(Struct, frozen=True):
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Games are kept in a folder of the test, and the environment speaks English."""
    for name in ("BOOMTABLE_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    speak("en")
    yield tmp_path
    speak("en")


@pytest.fixture
def boomtable(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run ``boomtable`` with arguments, and lines on its standard input."""

    def command(*arguments: object, typed: str | bytes = "") -> Outcome:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        status = run([str(word) for word in arguments])
        printed = capsys.readouterr()
        return Outcome(status, printed.out, printed.err)

    return command


@pytest.fixture
def nim_record(tmp_path: Path, boomtable: Command) -> Path:
    """The record of a whole game of Nim."""
    boomtable("simulate", "nim", "--games", 1, "--seed", 3, "--records", tmp_path)
    return tmp_path / "nim-0001.record"
