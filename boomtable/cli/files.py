"""Reading what a person names on the command line: records, from a file or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from boomtable.cli.resigning import read_resigned
from boomtable.engine import Components, Table, Unreadable, read_record
from boomtable.engine.errors import os_reason
from boomtable.engine.record import LARGEST_RECORD


def read_text(name: str) -> str:
    """The text of a file; ``-`` is standard input."""
    data = sys.stdin.buffer.read(LARGEST_RECORD + 1) if name == "-" else _read_file(Path(name))
    if len(data) > LARGEST_RECORD:
        raise Unreadable("engine.file-too-large", file=name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("engine.file-not-text", file=name) from None
    if "\0" in text:
        raise Unreadable("engine.file-not-text", file=name)
    return text


def read_table(name: str, components: str | None = None, *, upto: int | None = None) -> Table:
    """The table of a record file."""
    box = Components.load(Path(components)) if components else None
    return read_record(read_text(name), components=box, upto=upto)


def read_game(
    name: str, components: str | None = None, *, checks_sum: bool = True
) -> tuple[Table, int | None]:
    """The table of a record file as it is at the end, and the seat that has resigned."""
    text = read_text(name)
    box = Components.load(Path(components)) if components else None
    table = read_record(text, components=box, checks_sum=checks_sum)
    return table, read_resigned(text, table)


def _read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            # A pipe has no size; one byte more than is allowed tells whether it is too much.
            return file.read(LARGEST_RECORD + 1)
    except OSError as error:
        why = os_reason(error)
        raise Unreadable("engine.file-unreadable", file=str(path), why=why) from error
