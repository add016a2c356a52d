"""Placing stones where the active piece and a partner meet (O-5, O-14.7, O-14.8)."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.oklahoma.areas import settle
from boomtable.games.oklahoma.board import BIT, NAMES, Corner, corners
from boomtable.games.oklahoma.events import StonesPlaced
from boomtable.games.oklahoma.options import NO_STONES, stones_with
from boomtable.games.oklahoma.state import Oklahoma


def partners(game: Oklahoma) -> list[int]:
    """The pieces that the active piece may choose from, in order, if they have a free corner.

    Nobody in a homestead is a partner (O-7.2, O-14.10), and an active boomer that has just
    become exhausted has none (O-13.8).
    """
    home = game.home
    if BIT[game.active] & home:
        return []
    found = game.boomers[1 - game.side]
    # O-14.7: with an active sooner no other sooner; O-14.8: with an active boomer sooners, too.
    if game.sooners and game.active not in game.sooners:
        found = tuple(sorted(found + game.sooners))
    return [piece for piece in found if not BIT[piece] & home] if home else list(found)


def barriers(game: Oklahoma) -> tuple[int, int]:
    """What blocks a corner and the lines to it, and what only blocks the corner itself (O-5.4).

    No corner and no line to it lies in a homestead (O-13.8); no stone goes on a mine or a river
    square, which between do not matter (O-12.4, O-13.5).
    """
    return game.stones | game.pieces | game.home, game.ground.mines | game.ground.river


def free_corners(game: Oklahoma, partner: int) -> list[Corner]:
    """The corners with a partner that are free, in order; none if in line (O-5.2, O-5.4)."""
    return _open_corners(game.active, partner, *barriers(game))


def _open_corners(active: int, partner: int, shut: int, no_stone: int) -> list[Corner]:
    return [
        corner
        for corner in corners(active, partner)
        if not (corner.paths & shut or corner.bit & no_stone)
    ]


def needs_corner(game: Oklahoma, partner: int) -> bool:
    """Whether a sooner is involved: then exactly one corner is chosen (O-14.7, O-14.8)."""
    sooners = game.sooners
    return bool(sooners) and (game.active in sooners or partner in sooners)


def legal_stones(game: Oklahoma) -> list[Option]:
    """No stones, and all there are with each partner, in the order of the rules file."""
    found: list[Option] = [NO_STONES]
    active = game.active
    shut, no_stone = barriers(game)
    for partner in partners(game):
        free = _open_corners(active, partner, shut, no_stone)
        if not free:
            continue  # O-5.6
        if needs_corner(game, partner):
            found += [stones_with(partner, corner.square) for corner in free]
        else:
            found.append(stones_with(partner))
    return found


def stones_of(game: Oklahoma, partner: int, corner: int | None) -> list[int]:
    """The squares that get a stone: the corner chosen, else all that are free (O-5.5)."""
    if corner is not None:
        return [corner]
    return [free.square for free in free_corners(game, partner)]


def place_stones(game: Oklahoma, partner: int, corner: int | None) -> None:
    """Place the stones with a partner, both at the same time, and look at the areas (O-5.8)."""
    placed = stones_of(game, partner, corner)
    for square in placed:
        game.stones |= BIT[square]
    if game.trail:  # A game may begin in the middle of a turn, with a move that nobody saw.
        game.trail += tuple(placed)
    game.emit(StonesPlaced(game.side, NAMES[partner], tuple([NAMES[square] for square in placed])))
    settle(game)
    game.quiet = 0
