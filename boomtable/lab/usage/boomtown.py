"""What is used in Boomtown: the mines and event cards that are taken, and the mayors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from boomtable.engine import Table
from boomtable.games.boomtown.happenings import CardTaken, MayorInstalled, RowDrawn
from boomtable.games.boomtown.state import Boomtown
from boomtable.lab.usage import Kind, Name, Note, Offer, Use


def kinds(table: Table) -> Sequence[Kind]:
    """The kinds of things at a table of Boomtown; event cards of one kind are one thing."""
    box = cast("Boomtown", table.state).box
    mines: dict[str, Name] = {box.cards[mine].code: box.cards[mine].title for mine in box.mines}
    events: dict[str, Name] = {
        card.kind: card.named for card in box.cards if card.code not in mines
    }
    return [
        Kind("mine", mines, is_offered=True),
        Kind("event", events, is_offered=True),
        Kind("mayor", {town.code: town.named for town in box.towns}),
    ]


def notes(table: Table) -> Iterator[Note]:
    """What the seats used in a game of Boomtown that is over."""
    box = cast("Boomtown", table.state).box

    def thing(code: str) -> tuple[str, str]:
        number = box.card_of[code]
        return ("mine", code) if number in box.mines else ("event", box.cards[number].kind)

    for happening in table.happenings or ():
        match happening.event:
            case RowDrawn(_number, _turns, cards):
                yield from (Offer(None, *thing(code)) for code in cards)
            case CardTaken(seat, card):
                yield Use(seat, *thing(card))
            case MayorInstalled(seat, town):
                yield Use(seat, "mayor", town)
