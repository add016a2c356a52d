"""Areas and homesteads: what stones, river and edge cut off, and whose it is (O-6, O-12, O-13)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from boomtable.games.oklahoma.board import BIT, BOARD, NAMES, STRIDE, beside, names_of, squares_in
from boomtable.games.oklahoma.events import Homestead, MinesGained
from boomtable.games.oklahoma.state import PURPLE, YELLOW, Oklahoma, bits_of


class Area(Struct, frozen=True):
    """An area: its squares with its mines, and the boomers in it."""

    squares: int
    mines: int
    boomers: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def owner(self) -> int | None:
        """The seat whose homestead it is (O-6.3); ``None``: contested or empty (O-6.4)."""
        purple, yellow = self.boomers
        if bool(purple) == bool(yellow):
            return None
        return PURPLE if purple else YELLOW

    @property
    def kind(self) -> str:
        """``homestead``, ``contested`` or ``empty``."""
        if self.owner is not None:
            return "homestead"
        return "contested" if self.boomers[PURPLE] else "empty"


def land_of(game: Oklahoma) -> int:
    """All squares without stone, mine and river (O-12.5)."""
    return BOARD & ~(game.stones | game.ground.mines | game.ground.river)


def linked(seed: int, land: int, mines: int, until: int = 0) -> int:
    """The land that is linked to some squares of it (O-6.1, O-12.5).

    The search stops as soon as it meets one of the squares ``until``.
    """
    if mines:
        return _linked_over_mines(seed, land, mines, until)
    area = 0
    while area != seed and not seed & until:
        area = seed
        seed |= (seed << 1 | seed >> 1) & land
        seed |= (seed << STRIDE | seed >> STRIDE) & land
    return seed


def _linked_over_mines(seed: int, land: int, mines: int, until: int) -> int:
    area = 0
    while area != seed and not seed & until:
        area = seed
        north, south = seed << STRIDE, seed >> STRIDE
        east, west = seed << 1, seed >> 1
        # O-12.5: one goes straight on over a mine, and over the next one behind it.
        while (north | south | east | west) & mines:
            seed |= (north | south | east | west) & land
            north, south = (north & mines) << STRIDE, (south & mines) >> STRIDE
            east, west = (east & mines) << 1, (west & mines) >> 1
        seed |= (north | south | east | west) & land
    return seed


@cache
def clusters(mines: int) -> tuple[int, ...]:
    """The mines that are neighbours, cluster by cluster (O-12.6)."""
    found = []
    while mines:
        cluster = linked(mines & -mines, mines, 0)
        found.append(cluster)
        mines &= ~cluster
    return tuple(found)


def mines_of(game: Oklahoma, area: int, land: int) -> int:
    """The mines that belong to an area: all land beside their cluster is of it (O-12.6)."""
    found = 0
    for cluster in clusters(game.ground.mines):
        around = beside(cluster) & land
        if around and not around & ~area:
            found |= cluster
    return found


def areas(game: Oklahoma) -> list[Area]:
    """All areas, by their first square. None during the set-up (O-10.3)."""
    found: list[Area] = []
    if not game.is_set_up:
        return found
    land = rest = land_of(game)
    while rest:
        squares = linked(rest & -rest, land, game.ground.mines)
        rest &= ~squares
        mines = mines_of(game, squares, land)
        purple, yellow = (
            tuple(boomer for boomer in own if BIT[boomer] & squares) for own in game.boomers
        )
        found.append(Area(squares | mines, mines, (purple, yellow)))
    return found


def settle(game: Oklahoma) -> bool:
    """Look at the areas again: homesteads come into being at once (O-6.5).

    Says whether a boomer has become exhausted. Only areas of boomers that are not exhausted yet
    are searched, and only until boomers of both colours have been met.
    """
    land = land_of(game)
    mines = game.ground.mines
    purple, yellow = bits_of(game.boomers[PURPLE]), bits_of(game.boomers[YELLOW])
    # O-13.9: a boomer on a river square belongs to no area.
    unseen = (purple | yellow) & land & ~game.home
    old_home = game.home
    while unseen:
        boomer = unseen & -unseen
        owner, others = (PURPLE, yellow) if boomer & purple else (YELLOW, purple)
        area = linked(boomer, land, mines, others)
        unseen &= ~area
        if not area & others:
            found_homestead(game, owner, area | mines_of(game, area, land))
    exhausts = game.home != old_home
    if game.home and mines & ~game.home:
        take_mines(game, land)
    return exhausts


def found_homestead(game: Oklahoma, owner: int, area: int) -> None:
    """Make an area the homestead of a seat."""
    game.home |= area
    boomers = tuple(NAMES[square] for square in game.boomers[owner] if BIT[square] & area)
    game.emit(Homestead(owner, tuple(names_of(area)), boomers))


def take_mines(game: Oklahoma, land: int) -> None:
    """Give homesteads the mines that stones have left to them alone (O-12.6)."""
    purple = bits_of(game.boomers[PURPLE])
    rest = game.home & land
    while rest:
        homestead = linked(rest & -rest, land, game.ground.mines)
        rest &= ~homestead
        gained = mines_of(game, homestead, land) & ~game.home
        if gained:
            game.home |= gained
            owner = PURPLE if homestead & purple else YELLOW
            game.emit(MinesGained(owner, tuple(names_of(gained))))


def exhausted_boomers(game: Oklahoma) -> list[int]:
    """The boomers that will never move again, in order (O-7.1)."""
    return squares_in(game.exhausted)
