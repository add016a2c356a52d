"""Sections 7 and 8: the cards of the row are chosen, one by one, and resolved."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Take
from boomtable.games.boomtown.events import resolve_event
from boomtable.games.boomtown.happenings import CardTaken
from boomtable.games.boomtown.mayors import pay_fee, settle_pawn
from boomtable.games.boomtown.mustang import rider_to_ask
from boomtable.games.boomtown.new_vein import place_kept_vein
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import (
    NO_CARD,
    NOBODY,
    Boomtown,
    clockwise,
)


@rules.step
def choose_cards(game: Boomtown) -> None:
    """B-7.1: the winner takes a card, then the others clockwise."""
    winner, *game.order = clockwise(game, game.winner)
    game.push("take", winner)


@rules.step
async def take(game: Boomtown, seat: int) -> None:
    """A seat takes one card; it is resolved completely before the next one is asked (B-7.2)."""
    game.begin_turn()
    game.step = "take"
    game.active = seat
    answer = await choose(seat, "take", lambda: takable(game))
    card = game.box.card_of[answer.card]
    shown = game.box.cards[card]
    game.row.remove(card)
    game.took[seat] = card
    game.emit(CardTaken(seat, shown.code, shown.title))
    if shown.kind == "mine":
        take_mine(game, seat, card)
    else:
        game.place[card] = seat
        game.resolving = card
        await resolve_event(game, seat, card)
        game.resolving = NO_CARD
    game.push("next_choice")


def takable(game: Boomtown) -> list[Take]:
    """The row as it lies."""
    takes = game.box.takes
    return [takes[card] for card in game.row]


def take_mine(game: Boomtown, seat: int, mine: int) -> None:
    """B-8.5: fee, mine, pawn, kept New Vein, in this order."""
    pay_fee(game, seat, mine)
    game.place[mine] = seat
    settle_pawn(game, game.box.cards[mine].town, seat)
    place_kept_vein(game, seat, mine)


@rules.step
def next_choice(game: Boomtown) -> None:
    """The next seat takes its card; when the row is empty, the dice are rolled."""
    if not game.order:
        game.push("roll_dice")
        return
    rider = rider_to_ask(game)
    if rider != NOBODY:
        game.push("ride", rider)
    else:
        game.push("take", game.order.pop(0))
