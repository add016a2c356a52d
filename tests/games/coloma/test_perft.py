"""Counts of answer paths from fixed moments of the golden records: they stay what they are."""

from pathlib import Path

import pytest

from boomtable.engine import perft, read_record

FOLDER = Path(__file__).parents[2] / "records" / "coloma"
COUNTS = [
    # After P1's and P2's first discards: 10 × 10 second ones, then Buster's five cards.
    ("the-complete-game-of-the-digest", 26, "discard-start", [10, 100, 500]),
    ("the-complete-game-of-the-digest", 60, "draw", [1, 10, 50]),
    ("the-complete-game-of-the-digest", 110, "go", [4, 9, 24]),
    # The second of Buster's cards, then 5 × 5 Dials.
    ("the-complete-game-of-the-digest", 200, "buster-avoid", [4, 20, 100]),
    ("the-complete-solo-game-of-the-digest", 22, "coin", [2, 6, 36]),
    ("the-complete-solo-game-of-the-digest", 60, "settle", [4, 4, 5]),
    ("the-complete-solo-game-of-the-digest", 130, "act", [2, 9, 33]),
    ("the-complete-mule-duel-of-the-digest", 30, "gold-sale", [2, 4, 28]),
    # The last answer of a Round, then 25 × 25 Dials of Pioneers and Mules.
    ("the-complete-mule-duel-of-the-digest", 160, "act", [1, 25, 625]),
    ("four-players-with-all-modules", 200, "act", [19, 114, 347]),
]


@pytest.mark.parametrize(("name", "upto", "prompt", "counts"), COUNTS)
def test_the_number_of_ways_from_a_moment(name, upto, prompt, counts):
    table = read_record((FOLDER / f"{name}.record").read_text("utf-8"), upto=upto)

    assert table.decision.prompt == prompt
    assert [perft(table, depth, answers=True) for depth in (1, 2, 3)] == counts
