"""The form of a component file: what its tables must have, before their values are checked."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from boomtable.engine import Components
from boomtable.locale import Text

T = TypeVar("T", bound=Struct)


Name = Annotated[str, Meta(min_length=1, pattern=r"\S")]
"""A name that people read: not empty."""


class Game(Struct, frozen=True):
    name: Name
    name_fr: Name
    players: list[int]
    minutes: Annotated[int, Meta(ge=1)]


class Board(Struct, frozen=True):
    columns: int
    rows: int
    column_letters: str


class SeatEntry(Struct, frozen=True):
    id: str
    letter: str
    name: Name
    name_fr: Name


class Play(Struct, frozen=True):
    first_seat: str
    quiet_limit: int
    stones_unlimited: bool


class StonesTable(Struct, frozen=True):
    per_opposing_boomer: int
    per_sooner: int


class Scoring(Struct, frozen=True):
    per_square: int
    per_mine: int
    per_stone_square: int
    per_river_square: int
    contested_area: int
    empty_area: int
    tie: str


class Piece(Struct, frozen=True):
    id: str
    name: Name
    name_fr: Name
    module: str
    count: int
    per_seat: int = 0
    min_used: int = 0
    max_used: int = 0


class ModuleEntry(Struct, frozen=True):
    id: str
    letter: str
    name: Name
    name_fr: Name
    starting_stones: bool


class Start(Struct, frozen=True):
    purple: list[str]
    yellow: list[str]
    stones: list[str]
    stones_with_sooners: list[str]


class FreeSetup(Struct, frozen=True):
    sooners: bool
    stones: bool
    order: list[str]
    starter: str


class RailLayout(Struct, frozen=True):
    id: str
    name: Name
    name_fr: Name
    rails: str
    count: int
    sections: list[int]
    default: bool


class SquareLayout(Struct, frozen=True):
    id: str
    name: Name
    name_fr: Name
    squares: list[str]
    default: bool


class Combination(Struct, frozen=True):
    mines_with_river_or_sooners: str


class Sheets:
    """The tables of a component file, typed; what is missing or of a wrong kind is a problem."""

    def __init__(self, components: Components) -> None:
        self.tables = components.tables
        self.problems: list[Text] = []
        self.game = self._table("game", Game)
        self.board = self._table("board", Board)
        self.play = self._table("play", Play)
        self.stones = self._table("stones", StonesTable)
        self.scoring = self._table("scoring", Scoring)
        self.start = self._table("start", Start)
        self.combination = self._table("combination", Combination)
        self.seats = self._entries("seat", SeatEntry)
        self.pieces = self._entries("piece", Piece)
        self.modules = self._entries("module", ModuleEntry)
        self.free_setups = self._entries("free_setup", FreeSetup)
        self.rail_layouts = self._entries("rail_layout", RailLayout)
        self.square_layouts = {
            kind: self._entries(f"{kind}_layout", SquareLayout)
            for kind in ("mine", "river", "sooner")
        }

    def _table(self, place: str, form: type[T]) -> T | None:
        if place not in self.tables:
            self.problems.append(Text("oklahoma.components.no-table", {"place": place}))
            return None
        return self._read(place, self.tables[place], form)

    def _entries(self, place: str, form: type[T]) -> list[T]:
        entries = self.tables.get(place)
        if not isinstance(entries, list) or not entries:
            self.problems.append(Text("oklahoma.components.no-entries", {"place": place}))
            return []
        read = [self._read(_place(place, entry), entry, form) for entry in entries]
        return [entry for entry in read if entry is not None]

    def _read(self, place: str, table: Any, form: type[T]) -> T | None:
        try:
            return msgspec.convert(table, form)
        except msgspec.ValidationError as error:
            # "… missing required field `rows`", or "… - at `$.rows[...]`".
            field = re.findall(r"`\$?\.?([^`]*)`", str(error))[-1].split("[")[0]
            params = {"place": place, "field": field or place}
            self.problems.append(Text("oklahoma.components.field", params))
            return None


def _place(place: str, entry: Any) -> str:
    named = entry.get("id") if isinstance(entry, dict) else None
    return f"{place} {named}" if isinstance(named, str) else place
