"""Section 15: Holdup, a robbery with dice."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.boomtown.answers import Rob
from boomtable.games.boomtown.event_happenings import (
    HoldupAnnounced,
    HoldupFailed,
    HoldupPaid,
    HoldupRolled,
)
from boomtable.games.boomtown.payment import pay
from boomtable.games.boomtown.state import Boomtown, clockwise


async def hold_up(game: Boomtown, seat: int) -> None:
    """The taker names victim and number, then rolls. It is no production roll (B-15.4)."""
    game.step = "holdup"
    named = await choose(seat, "holdup", lambda: robberies(game, seat))
    game.emit(HoldupAnnounced(seat, named.victim, named.number))
    game.step = "roll"
    game.robbery = (named.victim, named.number)
    rolled = await chance("roll", game.box.rolls)
    game.robbery = None
    game.dice = (rolled.first, rolled.second)
    game.total = rolled.first + rolled.second
    game.emit(HoldupRolled(rolled.first, rolled.second, game.total))
    if game.total < named.number:  # B-15.3
        game.emit(HoldupFailed(seat, named.victim))
        return
    paid = pay(game, named.victim, seat, named.number)
    game.emit(HoldupPaid(seat, named.victim, paid, named.number))


def robberies(game: Boomtown, seat: int) -> list[Rob]:
    """Every opponent, clockwise from the left, with every number (B-15.1)."""
    return [rob for victim in clockwise(game, seat)[1:] for rob in game.box.robs[victim]]
