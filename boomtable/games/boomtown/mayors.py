"""Section 9: mayor pawns, and the fees that their holders receive."""

from __future__ import annotations

from boomtable.games.boomtown.governor import appoint, dismiss_governor
from boomtable.games.boomtown.happenings import FeePaid, MayorInstalled, PawnReturned
from boomtable.games.boomtown.payment import pay
from boomtable.games.boomtown.state import (
    NOBODY,
    NOWHERE,
    Boomtown,
    clockwise,
    fee,
    holder_of,
    mines_in,
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
        is_due = most >= game.box.mines_to_found  # B-9.1
    elif most == 0:
        send_back(game, town)  # B-9.6
        return
    else:
        is_due = counts[mayor] < most  # B-9.4: on equal numbers the mayor stays.
    if is_due:
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
