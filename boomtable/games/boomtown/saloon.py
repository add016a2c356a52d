"""Sections 18 and 19: saloons, and the Saloon Girls who join one."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Hire
from boomtable.games.boomtown.event_happenings import CardKept, GirlsHired, SaloonOpened
from boomtable.games.boomtown.state import (
    NO_CARD,
    NOWHERE,
    OUT,
    Boomtown,
    holder_of,
    saloons_of,
)


async def open_saloon(game: Boomtown, seat: int, card: int) -> None:
    """B-18.1: in any town; kept Saloon Girls join at once (B-19.3)."""
    box = game.box
    game.step = "saloon"
    answer = await choose(seat, "saloon", box.opens)
    town = box.town_of[answer.town]
    game.saloon_town[box.saloons.index(card)] = town
    game.emit(SaloonOpened(seat, box.cards[card].code, answer.town, box.towns[town].named))
    if game.girls == NO_CARD and holder_of(game, "saloon-girls") == seat:
        hire(game, seat, card)


async def place_girls(game: Boomtown, seat: int, card: int) -> None:
    """B-19.1: in one of the taker's saloons; without one he keeps the card (B-19.3)."""
    if not saloons_of(game, seat):
        shown = game.box.cards[card]
        game.emit(CardKept(seat, shown.code, shown.title))
        return
    game.step = "saloon-girls"
    answer = await choose(seat, "saloon-girls", lambda: saloons_to_join(game, seat))
    hire(game, seat, game.box.card_of[answer.card])


def saloons_to_join(game: Boomtown, seat: int) -> list[Hire]:
    """The seat's own saloons."""
    return [game.box.hires[card] for card in saloons_of(game, seat)]


def hire(game: Boomtown, seat: int, saloon: int) -> None:
    """The Girls join a saloon and stay there (B-19.2)."""
    game.girls = saloon
    town = game.saloon_town[game.box.saloons.index(saloon)]
    game.emit(GirlsHired(seat, game.box.cards[saloon].code, game.box.towns[town].named))


def close_saloon(game: Boomtown, saloon: int) -> None:
    """B-12.2: a saloon that is blown up goes with its Girls; its token returns to the supply."""
    game.place[saloon] = OUT
    game.saloon_town[game.box.saloons.index(saloon)] = NOWHERE
    if game.girls == saloon:
        game.girls = NO_CARD
        game.place[game.box.only("saloon-girls")] = OUT


def saloon_pay(game: Boomtown, saloon: int) -> int:
    """What a saloon is paid when a mine of its town produces."""
    box = game.box
    return box.saloon_pay_with_girls if saloon == game.girls else box.saloon_pay
