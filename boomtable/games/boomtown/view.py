"""What a seat sees: everything, for nothing is hidden but the future.

Seats count from 0; a seat, town or card that is not there is ``None``. Towns and mines are named
by their codes, events by their ids, as in the record. The keys:

- ``turn`` of ``turns``, ``short``, ``step`` (the prompt that is open: ``first``, ``row``,
  ``bid``, ``take``, ``mustang``, the kind of an event, ``roll``, ``telegraph``; ``over`` at the
  end), ``active`` (the seat whose part it is), ``resolving`` (the event whose choice is open)
- ``first`` player, auction ``winner`` and ``price`` (``None`` before the auction has ended),
  ``order`` (the seats that have still to choose, in order)
- ``row``: the cards that lie there. A card has ``card``, ``kind`` (``mine`` or a kind of event),
  ``name``, ``name_fr``; a mine also ``town``, ``number``, ``ways`` (of 36), ``value`` (with the
  New Vein), ``vein``, ``dangerous``; an event ``use``. Cards of the row have ``fees``: what each
  seat would pay for it
- ``auction``: ``standing`` bid, its ``holder``, ``lowest`` (the least next bid), ``bids`` (each
  seat's last bid, 0 for none), ``passed``, ``quick_raises``, ``bot_raises``
- ``shares``: while somebody is asked to bid, for every bid he could make and win with: ``price``,
  ``to`` (what each seat would receive), ``bank``
- ``seats``: for each seat ``gold``, ``mines`` (cards, by town in the order of the file), ``kept``
  events, ``saloons`` (cards with ``town``, ``girls``, ``pay``), ``mayor_of`` (towns),
  ``governor_of``, ``took`` (the card taken this turn), ``score`` if the game ended now
- ``towns``: ``town``, ``name``, ``name_fr``, ``colour``, ``mayor``, ``governor`` (whether that
  pawn is governor), ``fee`` (what anybody but the mayor pays for a mine there), ``mines`` (how
  many each seat owns), ``tokens`` left
- ``mines_to_found``: so many mines make the first mayor of a town
- ``robbery``: ``victim`` and ``number`` of a Holdup while its dice are rolled, or ``None``
- ``dice`` (the last roll as it lies, or ``None``) and their ``total``
- ``numbers``: those of the sentences ``boomtown.card.<kind>``, which say what an event does
- ``deck`` (cards still to be drawn), ``unseen`` (cards that could come), ``discards``
"""

from __future__ import annotations

from typing import Any

from boomtable.games.boomtown.auction import lowest_bid
from boomtable.games.boomtown.payment import shares
from boomtable.games.boomtown.saloon import saloon_pay
from boomtable.games.boomtown.state import (
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUT,
    UNSEEN,
    Boomtown,
    fee,
    kept_by,
    mines_in,
    mines_of,
    pawns_of,
    saloons,
    saloons_of,
    score_of,
    value_of,
)
from boomtable.games.boomtown.words import numbers_of_events


def view(game: Boomtown, _seat: int | None) -> dict[str, Any]:
    """What everybody may see, as JSON (see the module)."""
    box = game.box
    return {
        "turn": game.number,
        "turns": game.turns,
        "short": game.short,
        "step": game.step,
        "active": _seat_or_none(game.active),
        "resolving": _code_or_none(game, game.resolving),
        "first": _seat_or_none(game.first),
        "winner": _seat_or_none(game.winner),
        "price": None if game.winner == NOBODY else game.price,
        "order": game.order[:],
        "row": [_card_of_row(game, card) for card in game.row],
        "auction": _auction(game),
        "shares": _shares(game),
        "seats": [_player(game, seat) for seat in range(game.players)],
        "towns": [_town(game, town) for town in range(len(box.towns))],
        "mines_to_found": box.mines_to_found,
        "robbery": _robbery(game),
        "dice": list(game.dice) if game.dice else None,
        "total": game.total if game.dice else None,
        "numbers": numbers_of_events(box),
        "deck": game.deck,
        "unseen": [box.cards[card].code for card in _lying(game, UNSEEN)],
        "discards": [box.cards[card].code for card in _lying(game, OUT)],
    }


def card_view(game: Boomtown, card: int) -> dict[str, Any]:
    """A card as JSON."""
    shown = game.box.cards[card]
    seen: dict[str, Any] = {
        "card": shown.code,
        "kind": shown.kind,
        "name": shown.named.en,
        "name_fr": shown.named.fr,
    }
    if shown.kind != "mine":
        return seen | {"use": shown.use}
    return seen | {
        "town": game.box.towns[shown.town].code,
        "number": shown.number,
        "ways": shown.ways,
        "value": value_of(game, card),
        "vein": card == game.vein,
        "dangerous": shown.dangerous,
    }


def _card_of_row(game: Boomtown, card: int) -> dict[str, Any]:
    # B-10.6: no fee is due for taking an event.
    is_mine = card in game.box.mines
    fees = [fee(game, seat, card) if is_mine else 0 for seat in range(game.players)]
    return card_view(game, card) | {"fees": fees}


def _auction(game: Boomtown) -> dict[str, Any]:
    return {
        "standing": game.standing,
        "holder": _seat_or_none(game.holder),
        "lowest": lowest_bid(game),
        "bids": game.bids[:],
        "passed": game.passed[:],
        "quick_raises": list(game.box.quick_raises),
        "bot_raises": list(game.box.bot_raises),
    }


def _shares(game: Boomtown) -> list[dict[str, Any]]:
    if game.step != "bid":
        return []
    prices = range(lowest_bid(game), game.gold[game.active] + 1)
    parted = [(price, shares(game.box, game.players, game.active, price)) for price in prices]
    return [{"price": price, "to": to, "bank": bank} for price, (to, bank) in parted]


def _player(game: Boomtown, seat: int) -> dict[str, Any]:
    box = game.box
    town_of = dict(saloons(game))
    governs = game.governor != NOWHERE and game.mayor[game.governor] == seat
    return {
        "gold": game.gold[seat],
        "mines": [card_view(game, mine) for mine in mines_of(game, seat)],
        "kept": [card_view(game, card) for card in kept_by(game, seat)],
        "saloons": [
            card_view(game, card)
            | {
                "town": box.towns[town_of[card]].code,
                "girls": card == game.girls,
                "pay": saloon_pay(game, card),
            }
            for card in saloons_of(game, seat)
        ],
        "mayor_of": [box.towns[town].code for town in pawns_of(game, seat)],
        "governor_of": box.towns[game.governor].code if governs else None,
        "took": _code_or_none(game, game.took[seat]),
        "score": score_of(game, seat),
    }


def _town(game: Boomtown, town: int) -> dict[str, Any]:
    shown = game.box.towns[town]
    # The fee is the same for every mine of a town.
    some_mine = next(card for card in game.box.mines if game.box.cards[card].town == town)
    return {
        "town": shown.code,
        "name": shown.named.en,
        "name_fr": shown.named.fr,
        "colour": shown.colour,
        "mayor": _seat_or_none(game.mayor[town]),
        "governor": town == game.governor,
        "fee": fee(game, NOBODY, some_mine),
        "mines": [mines_in(game, seat, town) for seat in range(game.players)],
        "tokens": shown.tokens - game.saloon_town.count(town),
    }


def _robbery(game: Boomtown) -> dict[str, int] | None:
    if game.robbery is None:
        return None
    victim, number = game.robbery
    return {"victim": victim, "number": number}


def _lying(game: Boomtown, where: int) -> list[int]:
    return [card for card, place in enumerate(game.place) if place == where]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _code_or_none(game: Boomtown, card: int) -> str | None:
    return None if card == NO_CARD else game.box.cards[card].code
