"""The answers of Boomtown.

The victim of a Holdup is counted from the seat that robs: 1 is its left neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.engine import Option, Table
from boomtable.games.boomtown.answers import NO, YES, Rob
from boomtable.games.boomtown.box import Box

PROMPTS = (
    *("bid", "take", "mustang", "dynamite", "expropriation", "governor", "holdup", "new-vein"),
    *("saloon", "saloon-girls", "telegraph"),
)


def answers(table: Table) -> Iterator[Option]:
    """All answers that a seat can give."""
    box: Box = table.state.box
    yield from box.bids
    yield from box.takes
    yield from (box.blasts[card] for card in (*box.mines, *box.saloons))
    yield from (box.seizes[card] for card in box.mines)
    yield from box.appoints
    for victims in box.robs[1 : table.players]:
        yield from victims
    yield from (box.veins[card] for card in box.mines)
    yield from box.opens
    yield from (box.hires[card] for card in box.saloons)
    yield from (YES, NO)
    yield from box.telegraphs


def outcomes(table: Table) -> Iterator[Option]:
    """All that chance can bring."""
    box: Box = table.state.box
    yield from box.firsts[: table.players]
    yield from box.draws
    yield from box.rolls


def form(option: Option, seat: int, players: int) -> Option:
    """Victims are counted from the robber."""
    if isinstance(option, Rob):
        return Rob((option.victim - seat) % players, option.number)
    return option
