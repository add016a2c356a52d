"""Boomtown for the search: it plays a turn to its end, before the next row is drawn.

Most of a turn is bidding. Between two bids nothing changes but who holds which bid, so what the
cards of the row are worth to everybody is worked out once for all bids of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from boomtable.bots.greedy import GreedyBot
from boomtable.bots.judges.boomtown import (
    gains_of_row,
    if_won,
    preference,
    shared_out,
)
from boomtable.bots.judges.boomtown.foresight import foreseen
from boomtable.bots.judges.boomtown.gains import Gains
from boomtable.bots.judges.boomtown.worth import outlook
from boomtable.bots.judges.boomtown.worth import worths as things_worths
from boomtable.engine import CHANCE, Dice, Option, Seat, State, Table
from boomtable.games.boomtown.answers import Bid
from boomtable.games.boomtown.state import NOBODY, Boomtown

DOUBT = (5.0, 3.0)
"""How many points of lead count: at the end, and more by the square root of the turns left."""
TURNS = 1
"""How many turns are imagined, the present one included."""
_REMEMBERED = 64

_Prospects = tuple[list[float], dict[tuple[int, int], Gains]]
_known: dict[tuple[object, ...], _Prospects] = {}
_greedy = GreedyBot(Dice(0), "boomtown")


def is_horizon(table: Table, start: State, _seat: int) -> bool:
    """When the next row is about to be drawn."""
    decision = table.decision
    if decision is None or decision.seat != CHANCE or decision.prompt != "row":
        return False
    game = cast("Boomtown", table.state)
    return not game.row and game.number >= cast("Boomtown", start).number + TURNS


def worths(table: Table, _seat: int) -> Sequence[float]:
    """What everybody may expect to end with."""
    return foreseen(cast("Boomtown", table.state))


def doubt(table: Table) -> float:
    """The luck that is left in the dice and the deck."""
    game = cast("Boomtown", table.state)
    return DOUBT[0] + DOUBT[1] * sqrt(max(0, game.turns - game.number))


def weigh(seat: Seat) -> list[tuple[Option, float]]:
    """What the options are worth, those of a bid without trying them."""
    prompt = seat.prompt
    table = seat.sample(Dice(0))
    game = cast("Boomtown", table.state)
    if prompt == "bid":
        ladder = {game.standing + more for more in game.box.bot_raises}
        options = [it for it in seat.options if not isinstance(it, Bid) or it.bid in ladder]
        return [(option, _after_bid(game, seat.number, option)) for option in options]
    if prompt == "take":
        return [(option, _after_take(game, seat.number, option)) for option in seat.options]
    _greedy.dice = Dice(0)
    return [(option, _greedy.worth(seat, option)) for option in seat.options]


def answer(table: Table, seat: int, dice: Dice) -> Option:
    """What the greedy bot would do, or so."""
    options = table.options(seat)
    game = cast("Boomtown", table.state)
    assert table.decision is not None
    if table.decision.prompt == "bid":
        # The dearer a choice is the less it is liked: the lowest bid stands for all.
        if len(options) == 1:
            return options[0]
        stay, bid = options[0], options[1]
        return bid if _after_bid(game, seat, bid) > _after_bid(game, seat, stay) else stay
    if table.decision.prompt == "take":
        return max(options, key=lambda option: _after_take(game, seat, option))
    _greedy.dice = dice
    return _greedy.decide(Seat(table, seat))


def _after_bid(game: Boomtown, seat: int, option: Option) -> float:
    worth, gains = _prospects(game)
    if isinstance(option, Bid):
        return preference(if_won(game, worth, gains, seat, option.bid), seat)
    if game.holder != NOBODY:
        return preference(if_won(game, worth, gains, game.holder, game.standing), seat)
    price = game.box.first_bid
    others = [it for it in range(game.players) if it != seat and not game.passed[it]]
    if not others:
        return preference(if_won(game, worth, gains, game.first, game.box.all_pass_price), seat)
    outcomes = {it: if_won(game, worth, gains, it, price) for it in others}
    keen = max(others, key=lambda it: outcomes[it][it])
    return preference(outcomes[keen], seat)


def _after_take(game: Boomtown, seat: int, option: Option) -> float:
    worth, gains = _prospects(game)
    card = game.box.card_of[option.card]  # type: ignore[attr-defined]  # a Take
    left = [it for it in game.row if it != card]
    after = [mine + gain for mine, gain in zip(worth, gains[seat, card], strict=True)]
    return preference(shared_out(left, game.order, after, gains), seat)


def _prospects(game: Boomtown) -> _Prospects:
    """What everybody has, and what every card of the row would bring."""
    key = (
        game.box.hash,
        game.turns,
        game.deck,
        game.number,
        *game.gold,
        *game.place,
        *game.mayor,
        *game.saloon_town,
        game.governor,
        game.vein,
        game.girls,
    )
    known = _known.get(key)
    if known is None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        known = _known[key] = (things_worths(game), gains_of_row(game, outlook(game)))
    return known
