"""Section 16: the Mustang, which lets its holder choose second once."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import NO, YES
from boomtable.games.boomtown.event_happenings import MustangRidden
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import NOBODY, OUT, Boomtown, holder_of, left


def rider_to_ask(game: Boomtown) -> int:
    """Who is asked about his Mustang now (-1: nobody).

    B-16.2: after the winner's card; not the winner, nor his left neighbour, who is next anyway.
    """
    if len(game.order) != game.players - 1:
        return NOBODY
    rider = holder_of(game, "mustang")
    return NOBODY if rider in (game.winner, left(game, game.winner)) else rider


@rules.step
async def ride(game: Boomtown, seat: int) -> None:
    """B-16.3: who uses the Mustang chooses second, the others clockwise after him."""
    game.begin_turn()
    game.step = "mustang"
    game.active = seat
    answer = await choose(seat, "mustang", (YES, NO))
    if answer.used:
        game.place[game.box.only("mustang")] = OUT
        game.order.remove(seat)
        game.order.insert(0, seat)
        game.emit(MustangRidden(seat))
    game.push("take", game.order.pop(0))
