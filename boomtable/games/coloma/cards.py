"""Section 9: drawing and discarding. A deck is known on top and at the bottom, else a bag."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.coloma.answers import Discard
from boomtable.games.coloma.happenings import (
    CardDiscarded,
    CardsDrawn,
    CardSeen,
    CardsOwed,
)
from boomtable.games.coloma.outcomes import Draw
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import Coloma, deck_size, with_one, without


@rules.step
async def draw(game: Coloma, seat: int, count: int) -> None:
    """The cards of one effect; those that the deck lacks bring Victory Points (C-9.2)."""
    there = min(count, deck_size(game, seat))
    if there:
        game.emit(CardsDrawn(seat, there))
    for place in range(there):
        game.drawn = place
        game.asking = "draw"
        if game.deck[seat] and not game.top[seat]:
            answer = await chance("draw", lambda: drawable(game, seat), secret=True)
        else:
            # C-R43: a known card is no chance. Its owner takes it, and nobody else can tell.
            answer = await choose(seat, "draw", lambda: drawable(game, seat), secret=True)
        take_card(game, seat, game.box.card_of[answer.card])
    game.drawn = 0
    if there < count:
        game.owed_vp[seat] += count - there
        game.emit(CardsOwed(seat, count - there))


def drawable(game: Coloma, seat: int) -> list[Draw]:
    """The cards that can come next: the known topmost, any of the bag, the known undermost."""
    draws = game.box.draws[seat]
    if game.top[seat]:
        return [draws[game.top[seat][0]]]
    if game.deck[seat]:
        return [draws[card] for card in game.deck[seat]]
    return [draws[game.bottom[seat][0]]]


def take_card(game: Coloma, seat: int, card: int) -> None:
    """A card of the deck comes to the hand, from the first part that is not empty."""
    if game.top[seat]:
        game.top[seat] = without(game.top[seat], card)
    elif game.deck[seat]:
        game.deck[seat] = without(game.deck[seat], card)
    else:
        game.bottom[seat] = without(game.bottom[seat], card)
    game.hand[seat] = with_one(game.hand[seat], card)
    game.emit(CardSeen(seat, game.box.cards[card].id, game.box.cards[card].named), to=(seat,))


@rules.step
async def discard(game: Coloma, seat: int) -> None:
    """C-9.4: a card and a place, as the owner likes."""
    game.active = seat
    game.asking = "discard"
    answer = await choose(seat, "discard", lambda: discards(game, seat), secret=True)
    put_back(game, seat, answer)


def discards(game: Coloma, seat: int) -> list[Discard]:
    """Each card of the hand on top or at the bottom; without a deck only ``top`` (C-9.3)."""
    forms = game.box.discards
    if deck_size(game, seat) == 0:
        return [forms[card][0] for card in game.hand[seat]]
    return [form for card in game.hand[seat] for form in forms[card]]


def put_back(game: Coloma, seat: int, answer: Discard) -> None:
    """A card leaves the hand for the top or the bottom of the deck."""
    card = game.box.card_of[answer.card]
    game.hand[seat] = without(game.hand[seat], card)
    if answer.place == "top":
        game.top[seat] = (card, *game.top[seat])
    else:
        game.bottom[seat] = (*game.bottom[seat], card)
    name = game.box.cards[card].named
    game.emit(
        CardDiscarded(seat, answer.place, answer.card, name),
        to=(seat,),
        instead=CardDiscarded(seat, answer.place),
    )
