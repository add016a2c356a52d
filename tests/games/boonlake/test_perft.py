"""Counts of answer paths from fixed moments of the golden records: they stay what they are."""

from pathlib import Path

import pytest

from boomtable.engine import perft, read_record

FOLDER = Path(__file__).parents[2] / "records" / "boonlake"
COUNTS = [
    # For coins, for cards, or stop: the first two lead to the question again, or to three picks.
    ("the-complete-game-of-the-digest", 43, "hire", [3, 12, 140]),
    ("the-complete-game-of-the-digest", 187, "pay-plan", [3, 6, 69]),
    ("the-complete-game-of-the-digest", 103, "interim-slot", [3, 9, 15]),
    ("the-complete-game-of-the-digest", 74, "cattle-common", [12, 133, 7673]),
    # Three of three cards: 3 × 2 × 1 ways, then whether to explore.
    ("the-complete-game-of-the-digest", 88, "choose-discards", [3, 6, 12]),
    ("the-complete-game-of-the-digest", 316, "last-levers", [2, 9, 73]),
    ("the-complete-solo-game-of-the-digest", 50, "interim-slot", [5, 14, 38]),
    ("the-complete-solo-game-of-the-digest", 96, "cattle-common", [19, 76, 3496]),
    ("the-complete-solo-game-of-the-digest", 132, "explore", [2, 28, 382]),
    ("three-players", 115, "develop-or-upgrade", [19, 272, 8457]),
    ("three-players", 510, "upgrade-cost", [2, 6, 32]),
    ("four-players", 196, "score-tile", [4, 16, 60]),
    ("four-players", 230, "pioneer-common", [3, 74, 5294]),
    ("four-players", 502, "region-common", [3, 33, 360]),
    ("four-players", 95, "move-ship", [3, 169, 7115]),
]


@pytest.mark.parametrize(("name", "upto", "prompt", "counts"), COUNTS)
def test_the_number_of_ways_from_a_moment(name, upto, prompt, counts):
    table = read_record((FOLDER / f"{name}.record").read_text("utf-8"), upto=upto)

    assert table.decision.prompt == prompt
    assert [perft(table, depth, answers=True) for depth in (1, 2, 3)] == counts
