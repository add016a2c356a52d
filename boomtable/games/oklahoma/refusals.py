"""Why an answer is not legal, in the words of the rules."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.oklahoma.board import (
    BIT,
    NAMES,
    NOWHERE,
    SQUARE,
    are_in_line,
    between,
    corners,
    squares_in,
)
from boomtable.games.oklahoma.options import First, Move, NoStones, Place, Stones
from boomtable.games.oklahoma.state import Oklahoma
from boomtable.games.oklahoma.stones import free_corners, needs_corner
from boomtable.games.oklahoma.wording import placing
from boomtable.locale import Text


def explain(game: Oklahoma, option: Option) -> Text | None:
    """The first reason against an option; ``None`` if it is legal."""
    if not game.start:
        return None if isinstance(option, First) else _why("draw-first")
    match option:
        case Place(square):
            return _why_not_place(game, square)
        case Move(start, end):
            return _why_not_move(game, start, end)
        case Stones(partner, corner):
            return _why_not_stones(game, partner, corner)
        case NoStones():
            return _not_now(game) if game.active == NOWHERE else None
    return _not_now(game)


def _why(reason: str, **params: object) -> Text:
    return Text(f"oklahoma.why.{reason}", params)


def _not_now(game: Oklahoma) -> Text:
    """What is asked instead."""
    if not game.is_set_up:
        return _why("place-first")
    return _why("move-first" if game.active == NOWHERE else "stones-first")


def _why_not_place(game: Oklahoma, name: str) -> Text | None:
    if game.is_set_up:
        return _not_now(game)
    bit = BIT[SQUARE[name]]
    if bit & game.ground.mines:
        return _why("place-mine", square=name)
    if bit & (game.stones | game.pieces):
        return _why("place-taken", square=name)
    if bit & game.ground.river and placing(game) == "stone":
        return _why("place-river", square=name)
    return None


def _why_not_move(game: Oklahoma, start: str, end: str) -> Text | None:
    if not game.is_set_up or game.active != NOWHERE:
        return _not_now(game)
    piece, to = SQUARE[start], SQUARE[end]
    if piece in game.boomers[1 - game.side]:
        return _why("their-boomer", square=start)
    if piece not in game.boomers[game.side] and piece not in game.sooners:
        return _why("no-piece", square=start)
    if piece == game.last:
        return _why("sooner-banned", square=start)
    if BIT[piece] & game.home:
        return _why("sooner-home" if piece in game.sooners else "exhausted", square=start)
    if piece == to:
        return _why("must-move")
    if not are_in_line(piece, to):
        return _why("not-straight", start=start, end=end)
    return _why_no_way(game, piece, to)


def _why_no_way(game: Oklahoma, piece: int, to: int) -> Text | None:
    end = NAMES[to]
    if BIT[to] & game.ground.mines:
        return _why("end-mine", square=end)
    if BIT[to] & (game.stones | game.pieces):
        return _why("end-taken", square=end)
    way = squares_in(between(piece, to) | BIT[to])
    for square in way if to > piece else reversed(way):
        if BIT[square] & (game.stones | game.pieces):
            return _why("jump", square=NAMES[square])
        if BIT[square] & game.home:
            return _why("enters-homestead", square=NAMES[square])
        if BIT[square] & game.ground.river and square != to:
            return _why("river-stop", square=NAMES[square])
    return None


def _why_not_stones(game: Oklahoma, partner_name: str, corner_name: str | None) -> Text | None:
    if not game.is_set_up or game.active == NOWHERE:
        return _not_now(game)
    partner = SQUARE[partner_name]
    if (reason := _why_not_partner(game, partner)) is not None:
        return reason
    free = free_corners(game, partner)
    if not free:
        both = [NAMES[corner.square] for corner in corners(game.active, partner)]
        return _why("no-free-corner", square=partner_name, corners=both)
    if not needs_corner(game, partner):
        return _why("corner-superfluous", square=partner_name) if corner_name else None
    if corner_name is None:
        return _why("corner-missing", square=partner_name, corner=NAMES[free[0].square])
    if SQUARE[corner_name] not in [corner.square for corner in corners(game.active, partner)]:
        return _why("no-corner", square=corner_name, partner=partner_name)
    if SQUARE[corner_name] not in [corner.square for corner in free]:
        return _why("corner-not-free", square=corner_name)
    return None


def _why_not_partner(game: Oklahoma, partner: int) -> Text | None:
    """Why a piece cannot be a partner at all, or ``None``."""
    name = NAMES[partner]
    is_sooner = partner in game.sooners
    if partner in game.boomers[game.side]:
        return _why("own-partner", square=name)
    if not is_sooner and partner not in game.boomers[1 - game.side]:
        return _why("no-partner", square=name)
    if is_sooner and game.active in game.sooners:
        return _why("two-sooners", square=name)
    if BIT[partner] & game.home:
        return _why("partner-sooner-home" if is_sooner else "partner-exhausted", square=name)
    if are_in_line(game.active, partner):
        return _why("in-line", square=name, active=NAMES[game.active])
    return None
