"""Moving a piece in a straight line (O-4), across mines (O-12.3), into the river (O-13.3)."""

from __future__ import annotations

from boomtable.games.oklahoma.areas import settle
from boomtable.games.oklahoma.board import BIT, NAMES, NOWHERE, RAYS, SQUARES
from boomtable.games.oklahoma.events import Moved
from boomtable.games.oklahoma.options import Move
from boomtable.games.oklahoma.state import PURPLE, Oklahoma, moved

ROUTES = {
    square: tuple(
        tuple((BIT[end], Move(NAMES[square], NAMES[end])) for end in way) for way in RAYS[square]
    )
    for square in SQUARES
}
"""For each square the moves north, south, east and west, from near to far, with the bit of each."""


def movable_pieces(game: Oklahoma) -> list[int]:
    """The pieces that the side may move if they have a way, in order (O-14.4, O-14.5).

    Who stands in a homestead is exhausted (O-4.3); so is a sooner there (O-14.10).
    """
    pieces = game.boomers[game.side]
    if game.sooners:
        pieces = tuple(sorted(pieces + game.sooners))
    home, last = game.home, game.last
    return [piece for piece in pieces if not BIT[piece] & home and piece != last]


def legal_moves(game: Oklahoma) -> list[Move]:
    """All moves of the side, in the order of the rules file."""
    moves: list[Move] = []
    mines, river = game.ground.mines, game.ground.river
    # O-4.2: stones and pieces are in the way. O-13.7: nobody enters or crosses a homestead.
    shut = game.stones | game.pieces | game.home
    odd = shut | mines | river
    for piece in movable_pieces(game):
        for way in ROUTES[piece]:
            for square, move in way:
                if not square & odd:
                    moves.append(move)
                elif square & shut:
                    break
                elif square & river:
                    # O-13.3: who enters a river square must stop there.
                    moves.append(move)
                    break
                # O-12.3: a mine is crossed as if it were not there, and is no place to stop.
    return moves


def can_move(game: Oklahoma) -> bool:
    """Whether a boomer of the side can move; sooners do not count (O-8.2, O-14.11)."""
    shut = game.stones | game.pieces | game.home
    mines = game.ground.mines
    for boomer in game.boomers[game.side]:
        if BIT[boomer] & game.home:
            continue
        for way in ROUTES[boomer]:
            for square, _move in way:
                if square & shut:
                    break
                if not square & mines:
                    return True
    return False


def move_piece(game: Oklahoma, start: int, end: int) -> None:
    """Move a piece of the side: it is the active piece until the end of the turn (O-3.2)."""
    side = game.side
    own = game.boomers[side]
    is_boomer = start in own
    if is_boomer:
        purple, yellow = game.boomers
        shifted = moved(own, start, end)
        game.boomers = (shifted, yellow) if side == PURPLE else (purple, shifted)
        game.last = NOWHERE
    else:
        game.sooners = moved(game.sooners, start, end)
        game.last = end
    game.pieces ^= BIT[start] | BIT[end]
    game.active = end
    game.trail = (start, end)
    game.emit(Moved(side, "boomer" if is_boomer else "sooner", NAMES[start], NAMES[end]))
    # O-13.6: without the river a move stays within its area and cannot make a homestead.
    exhausts = is_boomer and crosses_bank(game, start, end) and settle(game)
    game.quiet = 0 if exhausts else game.quiet + 1


def crosses_bank(game: Oklahoma, start: int, end: int) -> bool:
    """Whether a move begins or ends on a river square."""
    return bool((BIT[start] | BIT[end]) & game.ground.river)


def put_back(game: Oklahoma) -> None:
    """Put the active piece back where it came from, for a look at the turn before."""
    start, end = game.trail[:2]
    purple, yellow = (moved(own, end, start) for own in game.boomers)
    game.boomers = (purple, yellow)
    game.sooners = moved(game.sooners, end, start)
    game.pieces ^= BIT[start] | BIT[end]
    game.active = NOWHERE
