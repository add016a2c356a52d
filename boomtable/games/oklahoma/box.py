"""The components as the rules use them: what ``components.toml`` says, typed and frozen."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import Components
from boomtable.games.oklahoma.board import SQUARE, bits
from boomtable.games.oklahoma.rails import Rails, read_rails
from boomtable.locale import Named

SEATS = ("purple", "yellow")
LAYOUT_TABLES = {
    "rails": "rail_layout",
    "mines": "mine_layout",
    "river": "river_layout",
    "sooners": "sooner_layout",
}
"""The kinds of layouts, and where the component file has them."""


class Module(Struct, frozen=True):
    """An expansion."""

    id: str
    letter: str
    name: Named
    starting_stones: bool


class Placement(Struct, frozen=True):
    """One placement of the free set-up: who (``A``, ``B``) and what."""

    who: str
    what: str
    """``stone``, ``boomer`` or ``sooner``."""


class Order(Struct, frozen=True):
    """The order of a free set-up, and who makes the first turn."""

    placements: tuple[Placement, ...]
    starter: str


class Box(Struct, frozen=True):
    """What is in the box."""

    hash: str
    modules: tuple[Module, ...]
    seat_names: tuple[Named, ...]
    quiet_limit: int
    per_square: int
    per_mine: int
    boomers_per_seat: int
    sooners: int
    most_rails: int
    fewest_mines: int
    most_mines: int
    most_river: int
    start_boomers: tuple[tuple[int, ...], tuple[int, ...]]
    start_stones: tuple[int, ...]
    start_stones_with_sooners: tuple[int, ...]
    orders: dict[tuple[bool, bool], Order]
    """The free set-ups by: with sooners? with stones?"""
    layouts: dict[str, dict[str, Rails | int]]
    """By kind (``rails``, ``mines``, ``river``, ``sooners``) and id: what lies where."""
    defaults: dict[str, str]
    """The id of the default layout of each kind."""
    mines_in_company: str
    """The default mines together with river or sooners (O-15.10)."""

    def has_starting_stones(self, modules: str) -> bool:
        """Whether stones are on the board at the start (O-15.3)."""
        return all(
            module.starting_stones or module.letter not in modules for module in self.modules
        )

    def order(self, modules: str) -> Order:
        """The order of the free set-up with some modules."""
        return self.orders["s" in modules, self.has_starting_stones(modules)]


WHAT = {"C": "stone", "B": "boomer", "S": "sooner"}


def squares(names: list[str]) -> tuple[int, ...]:
    """Squares by their names."""
    return tuple(SQUARE[name] for name in names)


def unpack(components: Components) -> Box:
    """The box of a component file that has been checked."""
    tables: dict[str, Any] = components.tables
    pieces = {piece["id"]: piece for piece in tables["piece"]}
    kinds = {kind: tables[table] for kind, table in LAYOUT_TABLES.items()}
    start = tables["start"]
    return Box(
        hash=components.hash,
        modules=tuple(
            Module(
                module["id"],
                module["letter"],
                Named(module["name"], module["name_fr"]),
                module["starting_stones"],
            )
            for module in tables["module"]
        ),
        seat_names=tuple(Named(seat["name"], seat["name_fr"]) for seat in tables["seat"]),
        quiet_limit=tables["play"]["quiet_limit"],
        per_square=tables["scoring"]["per_square"],
        per_mine=tables["scoring"]["per_mine"],
        boomers_per_seat=pieces["boomer"]["per_seat"],
        sooners=pieces["sooner"]["count"],
        most_rails=pieces["rail"]["count"],
        fewest_mines=pieces["mine"]["min_used"],
        most_mines=pieces["mine"]["max_used"],
        most_river=pieces["river"]["count"],
        start_boomers=(squares(start["purple"]), squares(start["yellow"])),
        start_stones=squares(start["stones"]),
        start_stones_with_sooners=squares(start["stones_with_sooners"]),
        orders={
            (order["sooners"], order["stones"]): Order(
                tuple(Placement(who, WHAT[what]) for who, what in order["order"]),
                order["starter"],
            )
            for order in tables["free_setup"]
        },
        layouts={
            kind: {layout["id"]: _laid(layout) for layout in layouts}
            for kind, layouts in kinds.items()
        },
        defaults={
            kind: next(layout["id"] for layout in layouts if layout["default"])
            for kind, layouts in kinds.items()
        },
        mines_in_company=tables["combination"]["mines_with_river_or_sooners"],
    )


def _laid(layout: dict[str, Any]) -> Rails | int:
    if "rails" in layout:
        return read_rails(layout["rails"])
    return bits(squares(layout["squares"]))
