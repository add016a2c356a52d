"""Component files: what is in a box, as TOML, every value with its source.

The engine knows the form (tables and lists of tables, each with a ``source``); what the values
mean is the game's business.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct

from boomtable.engine.errors import Unreadable, os_reason
from boomtable.locale import Text

SOURCES = ("rulebook", "published", "house")
LARGEST_FILE = 1 << 20
LONGEST_LINE = 1000


class Entry(Struct, frozen=True):
    """A table of a component file: where it stands, what it says, where that comes from."""

    place: str
    fields: dict[str, Any]
    source: str
    inner: tuple[str, ...] = ()
    """The names of the tables and lists of tables inside it."""

    def source_of(self, name: str) -> str:
        """The source of one field: its own if it has one, else that of the entry."""
        own = self.fields.get(f"{name}_source", self.fields.get(f"source_{name}"))
        return str(self.source if own is None else own)

    def has(self, part: str) -> bool:
        """Whether a source can be that of a part: of a field, or of something inside one."""
        if part in self.fields or part in self.inner:
            return True
        entries = tuple(f"_{name.removesuffix('s')}" for name in self.inner)
        return part.endswith(entries) or part.startswith(tuple(f"{it}_" for it in self.inner))


class Components:
    """The parsed content of one component file."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.tables = tables
        canonical = json.dumps(
            tables, sort_keys=True, ensure_ascii=False, default=_refuse_value
        ).encode()
        self.hash = hashlib.sha256(canonical).hexdigest()[:16]
        """Names the content; comments and order of keys do not matter."""

    @classmethod
    def read(cls, text: str) -> Components:
        """The components of a TOML text."""
        for number, line in enumerate(text.split("\n"), 1):
            # A name of 100,000 parts takes the parser minutes, a number of as many digits fails.
            if len(line) > LONGEST_LINE:
                raise Unreadable("engine.components-line", line=number, most=LONGEST_LINE)
        try:
            return cls(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise Unreadable("engine.components-toml", why=str(error)) from error
        except RecursionError as error:
            raise Unreadable("engine.components-deep") from error

    @classmethod
    def load(cls, path: Path) -> Components:
        """The components of a file."""
        try:
            with path.open("rb") as file:
                # A device has no size; one byte more than is allowed tells whether it is too much.
                data = file.read(LARGEST_FILE + 1)
            if len(data) > LARGEST_FILE:
                raise Unreadable("engine.file-too-large", file=path.name)
            return cls.read(data.decode("utf-8"))
        except OSError as error:
            raise Unreadable(
                "engine.file-unreadable", file=str(path), why=os_reason(error)
            ) from error
        except UnicodeDecodeError as error:
            raise Unreadable("engine.file-not-text", file=str(path)) from error

    @property
    def game_id(self) -> str:
        """The game that the file is for."""
        game = self.tables.get("game", self.tables.get("meta"))
        found = game.get("id") if isinstance(game, dict) else None
        if not isinstance(found, str):
            raise Unreadable("engine.components-no-game")
        return found

    def entries(self) -> Iterator[Entry]:
        """Every table and every entry of a list of tables, in the order of the file."""
        yield from _entries("", self.tables)

    def check_sources(self) -> list[Text]:
        """What is wrong with the sources: a missing or an unknown one, or one of no field.

        A field's own source stands in ``<field>_source``, where ``condition_type`` may be a key of
        an inner table ``condition`` and ``upper_site`` an entry of a list ``sites``; or in
        ``source_<part>``, whatever the part.
        """
        problems = []
        for entry in self.entries():
            if entry.fields and not entry.source:
                problems.append(Text("engine.components-no-source", {"place": entry.place}))
            for name, value in entry.fields.items():
                is_source = name == "source" or name.endswith("_source")
                is_source = is_source or name.startswith("source_")
                if is_source and value not in SOURCES:
                    problems.append(
                        Text(
                            "engine.components-bad-source", {"place": entry.place, "source": value}
                        )
                    )
                if name.endswith("_source") and not entry.has(name.removesuffix("_source")):
                    problems.append(
                        Text("engine.components-lone-source", {"place": entry.place, "field": name})
                    )
        return problems


def _refuse_value(value: Any) -> NoReturn:
    """TOML also knows dates and times; no box has them."""
    raise Unreadable("engine.components-value", value=str(value))


def _entries(place: str, table: dict[str, Any], inherited: str = "") -> Iterator[Entry]:
    # A table inside an entry that names no source of its own has that of the entry.
    fields = {
        name: value
        for name, value in table.items()
        if not _is_nested(value) or name.endswith("source")
    }
    source = str(fields.get("source", inherited))
    if place:
        yield Entry(place, fields, source, tuple(name for name in table if name not in fields))
    for name, value in table.items():
        if place and name in fields:
            continue
        inner = f"{place}.{name}" if place else name
        if isinstance(value, dict):
            yield from _entries(inner, value, source)
        elif _is_nested(value):
            for number, entry in enumerate(value, 1):
                yield from _entries(f"{inner} {entry.get('id', number)}", entry, source)


def _is_nested(value: Any) -> bool:
    if isinstance(value, dict):
        return True
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) for it in value)
