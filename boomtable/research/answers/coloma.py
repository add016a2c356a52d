"""The answers of Coloma."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from boomtable.engine import Option, Table
from boomtable.games.coloma.answers import (
    DECLINE,
    DONE,
    END,
    GUEST,
    ROB,
    SETTLE,
    STOP,
    TENT,
    WAGON,
)
from boomtable.games.coloma.box import Box

PROMPTS = (
    *("discard-start", "dial", "act", "pay", "gained-action", "settle", "go", "take-barrel"),
    *("gold-sale", "discard"),
)


def answers(table: Table) -> Iterator[Option]:
    """All answers that a seat can give."""
    box: Box = table.state.box
    yield from (END, DONE, DECLINE, STOP, WAGON, SETTLE, ROB, TENT, GUEST)
    yield from box.mule_dials if table.settings["mules"] else box.dials
    yield from chain.from_iterable(box.discards)
    yield from box.sells
    yield from box.pays
    yield from chain.from_iterable(box.shops)
    yield from box.takes
    yield from chain.from_iterable(box.uses)
    yield from (*box.hammer_rivers, *box.saw_rivers)
    yield from (*box.hammer_bridges, *box.saw_bridges)
    yield from (*box.hammer_cards, *box.saw_cards)
    yield from box.opens
    yield from (*box.goes, *box.stops)
    yield from box.fills
    yield from box.pitches
    yield from box.land_pitches


def outcomes(table: Table) -> Iterator[Option]:
    """All that chance can bring."""
    box: Box = table.state.box
    players = table.players
    yield from box.sheriffs[:players]
    yield from box.bridge_draws
    yield from box.chart_draws
    yield from box.lays
    yield from chain.from_iterable(box.refills)
    yield from box.stacks
    yield from chain.from_iterable(box.deals[:players])
    yield from chain.from_iterable(box.draws[:players])
    yield from box.avoids.values()
    yield from box.coins
    yield from box.busters.values()
    yield from box.wagon_cards.values()
