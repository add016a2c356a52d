"""Random play as the digest measured it: the same means, within what chance allows."""

from math import sqrt

import pytest

from boomtable.engine import Dice, export, open_table, play_out
from boomtable.games.coloma.year_happenings import (
    ShootoutHeld,
)
from tests.games.coloma.worlds import events, state
from tests.marks import slow

GAMES = 150


@slow
@pytest.mark.parametrize(
    ("players", "mean", "lines", "won", "built"),
    [
        (2, 15.9, 177, (63, 35, 5), (2.05, 1.63, 0.66, 0.13, 4.26)),
        (3, 14.4, 202, (23, 15, 2), (2.03, 1.64, 0.66, 0.12, 4.52)),
        (4, 15.0, 256, (31, 23, 4), (2.04, 1.64, 0.67, 0.12, 4.42)),
        (6, 15.1, 373, (31, 24, 7), (2.05, 1.69, 0.70, 0.14, 4.46)),
    ],
)
def test_random_games_are_like_those_of_the_digest(players, mean, lines, won, built):
    tables = [
        play_out(open_table("coloma", players, seed=seed), Dice(seed + 1)) for seed in range(GAMES)
    ]

    scores = [total for table in tables for total in table.score().totals]
    spread = sqrt(sum((it - mean) ** 2 for it in scores) / len(scores))
    # Scores of one game hang together: count games, not seats.
    assert abs(sum(scores) / len(scores) - mean) < 4 * spread / sqrt(GAMES)
    written = sum(len(export(table).splitlines()) for table in tables[:60]) / 60
    assert abs(written - lines) < 0.04 * lines
    for year, share in enumerate(won):
        found = sum(events(table, ShootoutHeld)[year].won for table in tables) / GAMES
        assert abs(found - share / 100) < 4 * sqrt(0.25 / GAMES)
    for field, expected in zip(("town", "rivers", "spans", "land_tents"), built[:4], strict=True):
        counts = [len(it) for table in tables for it in getattr(state(table), field)]
        assert abs(sum(counts) / len(counts) - expected) < 0.25
    graves = [it for table in tables for it in state(table).graves]
    assert abs(sum(graves) / len(graves) - built[4]) < 0.4
