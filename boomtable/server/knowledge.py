"""What a viewer can know of the scores: whatever comes out the same in every possible world.

Scores are never taken from the true table while somebody hides something. They are taken from
tables in which all that the viewer cannot know was drawn afresh, so nothing can be read from them.
"""

from __future__ import annotations

from boomtable.engine import Dice, ScoreSheet, Table

WORLDS = 2


def known_scores(table: Table, seat: int | None) -> tuple[ScoreSheet, list[bool]]:
    """A score sheet, and for each seat whether the viewer can know its lines."""
    if table.is_over or table.game.sample is None:
        sheet = table.score()
        return sheet, [True] * sheet.players
    sheets = [table.sample(seat, Dice(world)).score() for world in range(WORLDS)]
    first = sheets[0]
    known = [
        all(other.lines_of(side) == first.lines_of(side) for other in sheets[1:])
        for side in range(first.players)
    ]
    return first, known
