"""What a position of Oklahoma Boomers is worth: land that is safe, and land that is near.

Homesteads count with their points. Of the land that is still open each side is given a part of
the squares that its boomers reach in fewer steps than the other side's.
"""

from __future__ import annotations

from boomtable.engine import Table
from boomtable.games.oklahoma.areas import land_of
from boomtable.games.oklahoma.board import BOARD, STRIDE
from boomtable.games.oklahoma.moving import legal_moves
from boomtable.games.oklahoma.scoring import homestead_scores
from boomtable.games.oklahoma.state import Oklahoma, bits_of

WON = 1000.0
NEAR = 0.5
"""What a square that is nearer to us than to them is worth, against one that is ours."""
FREE = 0.05
"""What a move more is worth: who is shut in ends the game."""


def judge(table: Table, seat: int) -> float:
    """The worth of a table for a seat; if its stones are to be decided, with the best of them."""
    game = table.state
    assert isinstance(game, Oklahoma)
    decision = table.decision
    if decision is None:
        return final_worth(game, seat)
    if decision.prompt == "stones" and decision.seat == seat:
        return max(_worth_after(table, number, seat) for number in range(len(decision.options)))
    return worth(game, seat)


def _worth_after(table: Table, number: int, seat: int) -> float:
    imagined = table.fork()
    imagined.pick(number)
    return judge(imagined, seat)


def final_worth(game: Oklahoma, seat: int) -> float:
    """The worth of a finished game: the win first, then by how much."""
    lead = score_lead(game, seat)
    if lead == 0:
        return 0.0
    return lead + (WON if lead > 0 else -WON)


def score_lead(game: Oklahoma, seat: int) -> int:
    """How many points a seat is ahead if the game ended now."""
    return sum(
        homestead.points if homestead.owner == seat else -homestead.points
        for homestead in homestead_scores(game)
    )


def worth(game: Oklahoma, seat: int) -> float:
    """The worth of a game that goes on."""
    ours, theirs = nearer_land(game, seat)
    lead = score_lead(game, seat) + NEAR * (ours - theirs)
    if not game.is_set_up:
        return lead
    moves = FREE * len(legal_moves(game))
    return lead + (moves if game.side == seat else -moves)


def nearer_land(game: Oklahoma, seat: int) -> tuple[int, int]:
    """How many open squares are nearer to our boomers, and to theirs."""
    paths = BOARD & ~(game.stones | game.home)
    ours = bits_of(game.boomers[seat]) & paths
    theirs = bits_of(game.boomers[1 - seat]) & paths
    our_land, their_land = ours, theirs
    free = paths & ~(ours | theirs)
    while True:
        ours = (ours << 1 | ours >> 1 | ours << STRIDE | ours >> STRIDE) & free
        theirs = (theirs << 1 | theirs >> 1 | theirs << STRIDE | theirs >> STRIDE) & free
        if not ours | theirs:
            break
        # What both reach at once is nobody's, and nobody goes on from there before the other.
        free &= ~(ours | theirs)
        our_land |= ours & ~theirs
        their_land |= theirs & ~ours
    land = land_of(game)
    return (our_land & land).bit_count(), (their_land & land).bit_count()
