"""Section 17: the New Vein, which makes one mine richer."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Vein
from boomtable.games.boomtown.event_happenings import CardKept, VeinFound
from boomtable.games.boomtown.state import (
    NO_CARD,
    OUT,
    Boomtown,
    holder_of,
    mines_of,
    value_of,
)


async def place_vein(game: Boomtown, seat: int, card: int) -> None:
    """B-17.1: under one of the taker's mines; without one he keeps the card (B-17.3)."""
    if not mines_of(game, seat):
        shown = game.box.cards[card]
        game.emit(CardKept(seat, shown.code, shown.title))
        return
    game.step = "new-vein"
    answer = await choose(seat, "new-vein", lambda: mines_to_enrich(game, seat))
    enrich(game, seat, game.box.card_of[answer.card])


def place_kept_vein(game: Boomtown, seat: int, mine: int) -> None:
    """B-17.3: a kept New Vein goes under the next mine that its owner takes."""
    if game.vein == NO_CARD and holder_of(game, "new-vein") == seat:
        enrich(game, seat, mine)


def mines_to_enrich(game: Boomtown, seat: int) -> list[Vein]:
    """The seat's own mines."""
    return [game.box.veins[mine] for mine in mines_of(game, seat)]


def enrich(game: Boomtown, seat: int, mine: int) -> None:
    """Put the New Vein under a mine."""
    game.vein = mine
    shown = game.box.cards[mine]
    game.emit(VeinFound(seat, shown.code, shown.title, value_of(game, mine)))


def lose_vein(game: Boomtown, mine: int) -> None:
    """B-17.4: the New Vein under a mine that leaves the game leaves with it."""
    if game.vein == mine:
        game.vein = NO_CARD
        game.place[game.box.only("new-vein")] = OUT
