"""Section 5: bidding for the first choice. Each bid is a step of its own."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Bid, Pass
from boomtable.games.boomtown.happenings import AuctionWon, BidMade, EverybodyPassed, Passed
from boomtable.games.boomtown.payment import pay_price
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import NOBODY, Boomtown, clockwise, left


@rules.step
def open_auction(game: Boomtown) -> None:
    """B-5.1: the first player speaks first."""
    game.standing = 0
    game.holder = NOBODY
    game.bids = [0] * game.players
    game.passed = [False] * game.players
    game.push("bid", game.first)


@rules.step
async def bid(game: Boomtown, seat: int) -> None:
    """A seat passes for good, or raises the standing bid."""
    game.begin_turn()
    game.step = "bid"
    game.active = seat
    answer = await choose(seat, "bid", lambda: possible_bids(game, seat))
    if isinstance(answer, Bid):
        game.emit(BidMade(seat, answer.bid, answer.bid - game.standing))
        game.standing = game.bids[seat] = answer.bid
        game.holder = seat
    else:
        game.emit(Passed(seat))
        game.passed[seat] = True
    speaker = next_speaker(game, seat)
    if speaker != NOBODY:
        game.push("bid", speaker)
        return
    end_auction(game)


def lowest_bid(game: Boomtown) -> int:
    """B-5.2: the least that the next bid has to be."""
    box = game.box
    return box.first_bid if game.holder == NOBODY else game.standing + box.least_raise


def possible_bids(game: Boomtown, seat: int) -> list[Pass | Bid]:
    """Pass, then all bids above the standing one that the seat can pay (B-5.2, B-5.3)."""
    bids = game.box.bids
    return [bids[0], *bids[lowest_bid(game) : game.gold[seat] + 1]]


def next_speaker(game: Boomtown, seat: int) -> int:
    """The next seat clockwise that has not passed (-1: the auction is over).

    B-5.4: nobody bids against himself. B-5.7: without a bid the last one left still speaks.
    """
    for speaker in clockwise(game, left(game, seat)):
        if not game.passed[speaker]:
            return NOBODY if speaker == game.holder else speaker
    return NOBODY


def end_auction(game: Boomtown) -> None:
    """The winner pays at once (B-6.1), then the cards are chosen."""
    if game.holder == NOBODY:
        # B-5.6: everybody passed.
        game.winner = game.first
        game.price = game.box.all_pass_price
        game.emit(EverybodyPassed(game.winner, game.price))
    else:
        game.winner = game.holder
        game.price = game.standing
        game.emit(AuctionWon(game.winner, game.price))
    pay_price(game)
    game.push("choose_cards")
