"""What a viewer can know; of the scores whatever comes out the same in every possible world.

Scores are never taken from the true table while somebody hides something. They are taken from
tables in which all that the viewer cannot know was drawn afresh, so nothing can be read from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boomtable.engine import Dice, ScoreSheet, Table

WORLDS = 2


class Known(Struct, frozen=True):
    """A score sheet, and for each seat whether its lines can be known."""

    sheet: ScoreSheet
    known: list[bool]

    @property
    def totals(self) -> list[int | None]:
        """The points of each seat, where they can be known."""
        totals = self.sheet.totals
        return [total if sure else None for total, sure in zip(totals, self.known, strict=True)]


class Public(Struct, frozen=True):
    """What is the same for everybody who looks at a table, spectators included."""

    scores: Known
    view: Mapping[str, Any] | None
    """The whole view, in a game in which nobody hides anything."""


def public_knowledge(table: Table) -> Public:
    """What everybody can know, worked out once for all who look."""
    view = table.game.view(table.state, None) if table.game.sample is None else None
    return Public(_in_all_worlds(table, None), view)


def known_view(table: Table, seat: int | None, public: Public) -> Mapping[str, Any]:
    """What a seat sees."""
    return table.game.view(table.state, seat) if public.view is None else public.view


def known_scores(table: Table, seat: int | None, public: Public | None = None) -> Known:
    """What a seat can know of the scores: at least as much as everybody."""
    scores = public.scores if public is not None else _in_all_worlds(table, None)
    if seat is None or all(scores.known):
        return scores
    return _in_all_worlds(table, seat)


def _in_all_worlds(table: Table, seat: int | None) -> Known:
    if table.is_over or table.game.sample is None:
        sheet = table.score()
        return Known(sheet, [True] * sheet.players)
    first, *others = [table.sample(seat, Dice(world)).score() for world in range(WORLDS)]
    return Known(
        first,
        [
            all(other.lines_of(side) == first.lines_of(side) for other in others)
            for side in range(first.players)
        ],
    )
