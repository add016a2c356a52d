"""What is seen of a game of Oklahoma Boomers in a batch, and the short numbers of its answers.

A batch has fewer numbers than ``boomtable.research.actions``, because it counts from the pieces:
a policy that learns from many games needs a small head. There are 380, in this order:

- 240 moves: 6 pieces (the own boomers, then the sooners, each in the order of squares) × 4
  directions (north, south, east, west) × 10 distances;
- no stones;
- 18 stones: 6 partners (the other's boomers, then the sooners) × 3 (all free corners; with a
  sooner the one in the active piece's column, or the one in its row);
- 121 placements, by square: a1, b1 … k11.

What they mean depends on where the pieces stand; at any moment every option has one of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from boomtable.engine.extras import from_extra

with from_extra("vector"):
    import numpy as np
    import numpy.typing as npt

from boomtable.engine import Illegal, Option, Table
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import (
    BIT,
    COLUMNS,
    NOWHERE,
    ROWS,
    SQUARE,
    STRIDE,
    column_of,
    row_of,
)
from boomtable.games.oklahoma.options import Move, NoStones, Place, Stones
from boomtable.games.oklahoma.state import Oklahoma, bits_of

PLANES = (
    *("own boomers", "other boomers", "sooners", "stones", "own homesteads", "other homesteads"),
    *("mines", "river", "rails to the east", "rails to the north", "active piece", "barred sooner"),
)
"""The boards of an observation, as the seat sees them that decides."""
FACTS = (
    *("seat", "quiet turns, as a part of the limit", "a move is asked", "stones are asked"),
    *("a stone is to be placed", "a boomer is to be placed", "a sooner is to be placed"),
)
"""What an observation says besides."""
PLACING = ("stone", "boomer", "sooner")

BOOMERS = SOONERS = 3
PIECES = BOOMERS + SOONERS
DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""North, south, east, west, as columns and rows."""
FARTHEST = ROWS - 1
CORNERS = 3
NO_STONES = PIECES * len(DIRECTIONS) * FARTHEST
FIRST_STONES = NO_STONES + 1
FIRST_PLACE = FIRST_STONES + PIECES * CORNERS
SQUARES = ROWS * len(COLUMNS)
ACTIONS = FIRST_PLACE + SQUARES


class Sight(NamedTuple):
    """What is seen of all games, one row for each."""

    planes: npt.NDArray[np.uint8]
    """(games, 12, 11, 11): see ``PLANES``; row 1 of the board first, in it column a."""
    facts: npt.NDArray[np.float32]
    """(games, 7): see ``FACTS``."""
    masks: npt.NDArray[np.uint8]
    """(games, 380): which actions are legal."""
    seats: npt.NDArray[np.uint8]
    """(games,): who decides."""

    @classmethod
    def empty(cls, games: int) -> Sight:
        """Room for so many games."""
        return cls(
            np.zeros((games, len(PLANES), ROWS, len(COLUMNS)), np.uint8),
            np.zeros((games, len(FACTS)), np.float32),
            np.zeros((games, ACTIONS), np.uint8),
            np.zeros(games, np.uint8),
        )


def seen(table: Table) -> Sight:
    """One table as a batch of one shows it: for policies that have learnt from batches."""
    sight = Sight.empty(1)
    show(table, sight, 0, actions_at(table))
    return sight


def option_of(table: Table, action: int) -> Option:
    """The option that has a number at this table now."""
    numbers = actions_at(table)
    if action not in numbers:
        raise Illegal("research.no-such-action", action=action, answer="-")
    return table.options()[numbers.index(action)]


def actions_at(table: Table) -> list[int]:
    """The numbers of a table's options, in their order."""
    game = table.state
    assert isinstance(game, Oklahoma)
    return [action_of(game, option) for option in table.options()]


def action_of(game: Oklahoma, option: Option) -> int:
    """The number of an option where the pieces stand as they do now."""
    match option:
        case Move(start, end):
            return _move(game, SQUARE[start], SQUARE[end])
        case Stones(partner, corner):
            piece = _piece(game, 1 - game.side, SQUARE[partner])
            return FIRST_STONES + piece * CORNERS + _corner(game, corner)
        case NoStones():
            return NO_STONES
        case Place(square):
            return FIRST_PLACE + _dense(SQUARE[square])
    raise AssertionError(f"{option!r} is no answer of a seat")


def _move(game: Oklahoma, start: int, end: int) -> int:
    across = column_of(end) - column_of(start)
    along = row_of(end) - row_of(start)
    direction = DIRECTIONS.index((int(np.sign(across)), int(np.sign(along))))
    piece = _piece(game, game.side, start)
    distance = abs(across + along)
    return (piece * len(DIRECTIONS) + direction) * FARTHEST + distance - 1


def _piece(game: Oklahoma, side: int, square: int) -> int:
    boomers = game.boomers[side]
    if square in boomers:
        return boomers.index(square)
    return BOOMERS + game.sooners.index(square)


def _corner(game: Oklahoma, corner: str | None) -> int:
    if corner is None:
        return 0
    return 1 if column_of(SQUARE[corner]) == column_of(game.active) else 2


def show(table: Table, sight: Sight, place: int, actions: list[int]) -> None:
    """Write a table into a row of what is seen; ``actions`` are those that are legal."""
    game = table.state
    assert isinstance(game, Oklahoma)
    ground, own = game.ground, game.side
    homes = _homesteads(game)
    sets = (
        *(bits_of(game.boomers[own]), bits_of(game.boomers[1 - own]), bits_of(game.sooners)),
        *(game.stones, homes[own], homes[1 - own], ground.mines, ground.river),
        *(ground.east_rails, ground.north_rails, _bit(game.active), _bit(game.last)),
    )
    sight.planes[place] = _boards(sets)
    facts = sight.facts[place]
    facts[:] = 0
    facts[0] = own
    facts[1] = game.quiet / game.box.quiet_limit
    if game.is_set_up:
        facts[2 if game.active == NOWHERE else 3] = 1
    else:
        placement = game.box.order(ground.modules).placements[game.placed]
        facts[4 + PLACING.index(placement.what)] = 1
    sight.masks[place] = 0
    sight.masks[place, actions] = 1
    sight.seats[place] = own


def _homesteads(game: Oklahoma) -> tuple[int, int]:
    homes = [0, 0]
    if game.home:
        for area in areas(game):
            if area.owner is not None:
                homes[area.owner] |= area.squares | area.mines
    return homes[0], homes[1]


def _boards(sets: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    """Sets of squares, each as zeros and ones without the gap at the end of a row."""
    length = -(-ROWS * STRIDE // 8)
    packed = b"".join([squares.to_bytes(length, "little") for squares in sets])
    rows = np.frombuffer(packed, np.uint8).reshape(len(sets), length)
    bits = np.unpackbits(rows, axis=1, count=ROWS * STRIDE, bitorder="little")
    return bits.reshape(len(sets), ROWS, STRIDE)[:, :, : len(COLUMNS)]


def _bit(square: int) -> int:
    return 0 if square == NOWHERE else BIT[square]


def _dense(square: int) -> int:
    return square - square // STRIDE
