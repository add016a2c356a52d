"""How a table of Boomtown looks to a seat: what everybody may expect to end with.

A mine is worth what it will still produce and its points at the end, an office its points and
fees. What lies in the row is shared out in thought: each seat in turn takes what brings it most.
An open auction is judged as if whoever holds the standing bid wins it; so the bot bids one more
while winning is better than letting the leader win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boomtable.bots.judges.boomtown.gains import Gains, gain_of, robbery_gain
from boomtable.bots.judges.boomtown.worth import Outlook, outlook, worths
from boomtable.engine import Option, Seat, Table
from boomtable.games.boomtown.answers import Bid
from boomtable.games.boomtown.payment import shares
from boomtable.games.boomtown.state import NO_CARD, NOBODY, Boomtown, clockwise

RIVALS, LEADER = 0.5, 0.3
"""How much the mean of the others and the best of them count against one's own worth."""


def judge(table: Table, seat: int) -> float:
    """The worth of a table for a seat."""
    return preference(expectations(cast("Boomtown", table.state)), seat)


def shortlist(seat: Seat) -> Sequence[Option]:
    """Of all raises those of the ladder in the components; of other options all."""
    options = seat.options
    if seat.prompt != "bid" or len(options) <= 2:
        return options
    auction = seat.view["table"]["auction"]
    ladder = [auction["standing"] + more for more in auction["bot_raises"]]
    return [it for it in options if not isinstance(it, Bid) or it.bid in ladder]


def preference(worth: Sequence[float], seat: int) -> float:
    """One's own worth, less a part of what the others have."""
    others = [it for other, it in enumerate(worth) if other != seat]
    return worth[seat] - RIVALS * sum(others) / len(others) - LEADER * max(others)


def expectations(game: Boomtown) -> list[float]:
    """What everybody may expect to end with."""
    worth = worths(game)
    if game.step == "over":
        return worth
    view = outlook(game)
    if game.robbery is not None:
        _add(worth, robbery_gain(game, game.active, *game.robbery))
    elif game.resolving != NO_CARD:
        _add(worth, gain_of(game, view, game.active, game.resolving))
    if game.step == "bid":
        return after_auction(game, view, worth)
    return _after_choices(game, view, worth, _choosers(game))


def _choosers(game: Boomtown) -> list[int]:
    """The seats that have still to take a card, the one that is asked included."""
    asked = game.step == "take" and game.took[game.active] == NO_CARD
    return [game.active, *game.order] if asked else game.order


def after_auction(game: Boomtown, view: Outlook, worth: list[float]) -> list[float]:
    """What everybody may expect if the open auction ends as it stands."""
    gains = gains_of_row(game, view)
    if game.holder != NOBODY:
        return if_won(game, worth, gains, game.holder, game.standing)
    # Nobody has bid: whoever is left and likes it best wins, for the least.
    price = game.box.first_bid
    rivals = [seat for seat in range(game.players) if not game.passed[seat]]
    outcomes = [if_won(game, worth, gains, seat, price) for seat in rivals]
    best = max(range(len(rivals)), key=lambda place: outcomes[place][rivals[place]])
    return outcomes[best]


def if_won(
    game: Boomtown, worth: list[float], gains: dict[tuple[int, int], Gains], winner: int, price: int
) -> list[float]:
    """What everybody may expect if a seat wins the auction for a price."""
    received, _bank = shares(game.box, game.players, winner, price)
    after = [mine + share for mine, share in zip(worth, received, strict=True)]
    after[winner] -= price
    return shared_out(game.row, clockwise(game, winner), after, gains)


def _after_choices(
    game: Boomtown, view: Outlook, worth: list[float], choosers: Sequence[int]
) -> list[float]:
    if not choosers:
        return worth
    return shared_out(game.row, choosers, worth, gains_of_row(game, view))


def shared_out(
    row: Sequence[int],
    choosers: Sequence[int],
    worth: list[float],
    gains: dict[tuple[int, int], Gains],
) -> list[float]:
    """Each seat in turn takes the card that it likes best."""
    left = list(row)
    for seat in choosers:
        card = max(left, key=lambda card: preference(gains[seat, card], seat))
        left.remove(card)
        _add(worth, gains[seat, card])
    return worth


def gains_of_row(game: Boomtown, view: Outlook) -> dict[tuple[int, int], Gains]:
    """What every card of the row would bring and cost everybody, by who takes it."""
    return {
        (seat, card): gain_of(game, view, seat, card)
        for seat in range(game.players)
        for card in game.row
    }


def _add(worth: list[float], gains: Gains) -> None:
    for seat, gain in enumerate(gains):
        worth[seat] += gain
