"""Two editions over the same seeds."""

from __future__ import annotations

import pytest

from boomtable.lab.clear import clear_changes
from boomtable.lab.comparison import compare
from boomtable.lab.voice import Voice
from tests.lab.games import CARDS, MILL, played

BEFORE = [played(10 + n, 20, mill=(1, 0), offered=(0, 1), gold=n % 3) for n in range(12)]
AFTER = [
    played(13 + n, 20 + n % 2, mill=(1, n % 4 > 0), offered=(0, 1), gold=n % 3) for n in range(12)
]


def test_differences_are_those_of_the_pairs() -> None:
    found = compare(BEFORE, AFTER, [CARDS])
    (level,) = found.levels

    assert level.score.before == pytest.approx(17.75)
    assert level.score.difference is not None
    assert level.score.difference.value == pytest.approx(1.75)
    assert level.score.is_clear
    assert level.answers.difference is not None
    assert not level.answers.is_clear
    gold, land = found.sources
    assert (gold.points.is_clear, land.points.is_clear) == (False, True)


def test_the_use_of_a_thing_is_compared() -> None:
    mill = compare(BEFORE, AFTER, [CARDS]).uses[0].things[0]

    assert mill.id == MILL
    assert (mill.used.before, mill.used.after) == (0.5, pytest.approx(0.875))
    assert mill.used.is_clear
    assert mill.wins.before is not None


def test_what_only_one_edition_has_has_no_difference() -> None:
    nobody = [played(10, 20, mill=(0, 0)) for _ in range(12)]
    mill = compare(nobody, AFTER, [CARDS]).uses[0].things[0]

    assert mill.wins.before is None
    assert mill.wins.difference is None
    assert not mill.wins.is_clear


def test_an_edition_that_changes_nothing_shows_nothing() -> None:
    found = compare(BEFORE, BEFORE, [CARDS])

    assert clear_changes(found, [CARDS], Voice("en", "claims")) == []
    assert found.levels[0].score.difference is not None
    assert found.levels[0].score.difference.value == 0


def test_clear_changes_are_named() -> None:
    said = dict(clear_changes(compare(BEFORE, AFTER, [CARDS]), [CARDS], Voice("en", "claims")))

    assert said["points: land"].startswith("+1.8 (+1.6 to")
    assert said["card, used by: Mill"].startswith("+37.5")
