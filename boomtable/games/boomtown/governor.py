"""Section 14: the Governor, a mayor pawn whose fees are doubled."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Appoint
from boomtable.games.boomtown.event_happenings import CardKept, GovernorAppointed, GovernorDismissed
from boomtable.games.boomtown.state import NOWHERE, OUT, Boomtown, pawns_of


def dismiss_governor(game: Boomtown, town: int) -> None:
    """B-14.4: when the governor's pawn goes away, the card is discarded."""
    if game.governor != town:
        return
    place = game.box.towns[town]
    game.governor = NOWHERE
    game.place[game.box.only("governor")] = OUT
    game.emit(GovernorDismissed(place.code, place.named))


def appoint(game: Boomtown, seat: int, town: int) -> None:
    """Make a mayor pawn governor."""
    place = game.box.towns[town]
    game.governor = town
    game.emit(GovernorAppointed(seat, place.code, place.named))


def pawns_to_appoint(game: Boomtown, seat: int) -> list[Appoint]:
    """The pawns of which one can become governor."""
    return [game.box.appoints[town] for town in pawns_of(game, seat)]


async def place_governor(game: Boomtown, seat: int, card: int) -> None:
    """B-14.1: one of the taker's pawns becomes governor; without one he keeps the card."""
    if seat not in game.mayor:
        shown = game.box.cards[card]
        game.emit(CardKept(seat, shown.code, shown.title))
        return
    game.step = "governor"
    answer = await choose(seat, "governor", lambda: pawns_to_appoint(game, seat))
    appoint(game, seat, game.box.town_of[answer.town])
