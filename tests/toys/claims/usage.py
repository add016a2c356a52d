"""What is used in Claims: cards that are played of those in hand, and claims that are won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from boomtable.engine import Table
from boomtable.lab.usage import Kind, Note, Offer, Use
from boomtable.locale import Named
from tests.toys.claims.state import Claims
from tests.toys.claims.vocabulary import Drew, Revealed, Won


def kinds(table: Table) -> Sequence[Kind]:
    box = cast("Claims", table.state).box
    return [
        Kind("card", {card: Named(card, card) for card in box.cards}, is_offered=True),
        Kind("claim", {claim: Named(claim, claim) for claim in box.claims}),
    ]


def notes(table: Table) -> Iterator[Note]:
    for happening in table.happenings or ():
        match happening.event:
            case Drew(seat, str(card)):
                yield Offer(seat, "card", card)
            case Revealed(cards):
                yield from (Use(seat, "card", card) for seat, card in enumerate(cards))
            case Won(seat, claim):
                yield Use(seat, "claim", claim)
