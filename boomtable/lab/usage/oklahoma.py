"""What is used in Oklahoma Boomers: pieces that move, stones that are placed, mines gained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from boomtable.engine import Table
from boomtable.games.oklahoma.board import names_of
from boomtable.games.oklahoma.events import MinesGained, Moved, StonesPlaced
from boomtable.games.oklahoma.state import Oklahoma
from boomtable.lab.usage import Kind, Name, Note, Use
from boomtable.locale import Named, Text

MOST_STONES = 2
"""In a turn (O-5.7)."""


def kinds(table: Table) -> Sequence[Kind]:
    """The kinds of things at a table of Oklahoma Boomers."""
    game = cast("Oklahoma", table.state)
    pieces = ("boomer", "sooner") if game.sooners else ("boomer",)
    stones: dict[str, Name] = {
        str(count): Text("lab.oklahoma.stones", {"count": count})
        for count in range(1, MOST_STONES + 1)
    }
    found = [
        Kind("piece", {piece: Text(f"lab.oklahoma.piece.{piece}") for piece in pieces}),
        Kind("stones", stones),
    ]
    if game.ground.mines:
        mines = names_of(game.ground.mines)
        found.append(Kind("mine", {mine: Named(mine, mine) for mine in mines}))
    return found


def notes(table: Table) -> Iterator[Note]:
    """What the seats used in a game of Oklahoma Boomers that is over."""
    for happening in table.happenings or ():
        match happening.event:
            case Moved(seat, what):
                yield Use(seat, "piece", what)
            case StonesPlaced(seat, _partner, squares):
                yield Use(seat, "stones", str(len(squares)))
            case MinesGained(seat, mines):
                yield from (Use(seat, "mine", mine) for mine in mines)
