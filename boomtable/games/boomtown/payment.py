"""Section 6: the price flows to the players who will choose last; section 24: bankruptcy."""

from __future__ import annotations

from boomtable.games.boomtown.box import Box
from boomtable.games.boomtown.happenings import BankTookRest, ShareReceived
from boomtable.games.boomtown.state import Boomtown


def pay_price(game: Boomtown) -> None:
    """The winner pays; everybody keeps his share."""
    winner = game.winner
    received, bank = shares(game.box, game.players, winner, game.price)
    game.gold[winner] -= game.price
    for step in range(1, game.players):
        seat = (winner - step) % game.players
        if received[seat]:
            game.gold[seat] += received[seat]
            game.emit(ShareReceived(seat, winner, received[seat]))
    if bank:
        game.emit(BankTookRest(winner, bank))


def shares(box: Box, players: int, winner: int, price: int) -> tuple[list[int], int]:
    """What each seat keeps of a price, and what the bank takes.

    B-6.2: counter-clockwise from the winner's right neighbour, each keeps half of what he
    received, rounded up. B-6.3: the winner's left neighbour keeps all that reaches him. B-6.4:
    with three players the bank takes what the right neighbour hands on.
    """
    part, whole = box.kept_part
    received = [0] * players
    rest = price
    for step in range(1, players):
        seat = (winner - step) % players
        kept = rest if step == players - 1 else -(-rest * part // whole)
        received[seat] = kept
        rest -= kept
        if players in box.bank_takes_rest:
            return received, rest
    return received, rest


def pay(game: Boomtown, seat: int, creditor: int, due: int) -> int:
    """Pay another player what is due, or all there is (B-24.1); what was paid."""
    paid = min(due, game.gold[seat])
    game.gold[seat] -= paid
    game.gold[creditor] += paid
    return paid
