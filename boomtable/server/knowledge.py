"""What a viewer can know of the scores: whatever comes out the same in every possible world.

Scores are never taken from the true table while somebody hides something. They are taken from
tables in which all that the viewer cannot know was drawn afresh, so nothing can be read from them.
"""

from __future__ import annotations

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


def public_scores(table: Table) -> Known:
    """What everybody can know of the scores, spectators included."""
    return _in_all_worlds(table, None)


def known_scores(table: Table, seat: int | None, public: Known | None = None) -> Known:
    """What a seat can know of the scores: at least as much as everybody."""
    public = public or public_scores(table)
    if seat is None or all(public.known):
        return public
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
