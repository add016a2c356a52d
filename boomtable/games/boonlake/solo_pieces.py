"""The Wise Eminence as values: its tiles, its levels, its board."""

from __future__ import annotations

from msgspec import Struct

from boomtable.locale import Named

CORNERS = ("ul", "ur", "lr", "ll")
"""The corners of a solo tile, in the order of its numbers."""


class SoloTile(Struct, frozen=True):
    """A tile of the Eminence; ``corners`` are map numbers in the order of ``CORNERS``."""

    id: str
    named: Named
    type: str
    actions: tuple[int, ...]
    corners: tuple[int, ...]


class Level(Struct, frozen=True):
    """A level of the solo game: how many tiles of each type are in the stack."""

    id: str
    named: Named
    stack_a: int
    stack_b: int


class SoloEffect(Struct, frozen=True):
    """What the Eminence does for a strip, on an A-tile and on a B-tile, as words of the file."""

    bottom_a: tuple[str, ...]
    bottom_b: tuple[str, ...]
    chosen_a: tuple[str, ...]
    chosen_b: tuple[str, ...]


class Solo(Struct, frozen=True):
    """The Wise Eminence."""

    tiles: tuple[SoloTile, ...]
    levels: tuple[Level, ...]
    house: tuple[int, ...]
    settlement: tuple[int, ...]
    cattle: tuple[int, ...]
    cactus: tuple[int, ...]
    cactus_end_vp: int
    none_left_vp: int
    unrevealed_b_vp: int
    extra_income_at_end: int
    search_from: int
    search_to: int
    empty_stack_corner: int
    settlement_from_houses: int
    human_region_vp_per_presence: int
    effects: tuple[SoloEffect, ...]
    """By strip."""
