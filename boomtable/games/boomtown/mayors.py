"""Section 9: mayor pawns, and section 14: the governor, who is one of them."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Appoint
from boomtable.games.boomtown.event_happenings import CardKept, GovernorAppointed, GovernorDismissed
from boomtable.games.boomtown.happenings import FeePaid, MayorInstalled, PawnReturned
from boomtable.games.boomtown.payment import pay
from boomtable.games.boomtown.state import (
    NOBODY,
    NOWHERE,
    OUT,
    Boomtown,
    clockwise,
    fee,
    holder_of,
    mines_in,
    pawns_of,
)


def pay_fee(game: Boomtown, seat: int, mine: int) -> None:
    """Pay the mayor of a mine's town, before the mine moves (B-8.5, B-13.3, B-R9)."""
    due = fee(game, seat, mine)
    if due == 0:
        return
    town = game.box.cards[mine].town
    mayor = game.mayor[town]
    paid = pay(game, seat, mayor, due)  # B-8.6: whoever cannot pay all of it pays all he has.
    game.emit(FeePaid(seat, mayor, game.box.towns[town].named, paid, due))


def settle_pawn(game: Boomtown, town: int, active: int) -> None:
    """Give the pawn of a town to whom it belongs after a change of mines (B-9.3)."""
    mayor = game.mayor[town]
    counts = [mines_in(game, seat, town) for seat in range(game.players)]
    most = max(counts)
    if mayor == NOBODY:
        if most >= game.box.mines_to_found:  # B-9.1
            install(game, town, counts.index(most))
    elif most == 0:
        send_back(game, town)  # B-9.6
    elif counts[mayor] < most:  # B-9.4: on equal numbers the mayor stays.
        # B-9.5: among equals the first clockwise from the active player, himself included.
        install(game, town, next(it for it in clockwise(game, active) if counts[it] == most))


def install(game: Boomtown, town: int, seat: int) -> None:
    """Make a player mayor; a Governor that he keeps comes into force at once (B-14.3)."""
    place = game.box.towns[town]
    dismiss_governor(game, town)
    game.mayor[town] = seat
    game.emit(MayorInstalled(seat, place.code, place.named))
    if game.governor == NOWHERE and holder_of(game, "governor") == seat:
        appoint(game, seat, town)


def send_back(game: Boomtown, town: int) -> None:
    """Return a pawn to the supply."""
    place = game.box.towns[town]
    dismiss_governor(game, town)
    game.mayor[town] = NOBODY
    game.emit(PawnReturned(place.code, place.named))


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
