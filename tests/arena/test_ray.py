"""The same match on Ray."""

from __future__ import annotations

import pytest

from boomtable.arena.crews import cores, on_ray
from boomtable.arena.matches import Match
from boomtable.arena.running import run
from boomtable.arena.sequential import Question, Stopping
from tests.arena.games import bare, match
from tests.marks import slow


@slow
@pytest.mark.timeout(400)
# Ray leaves sockets and processes of its own to the garbage collector.
@pytest.mark.filterwarnings("default")
def test_results_are_the_same_on_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    field = match("boomtown", "greedy", "random", "random", players=3)

    assert bare(played(field, ray=True)) == bare(played(field, ray=False))


def played(field: Match, *, ray: bool) -> list:  # type: ignore[type-arg]
    question = Question(field.names, field.set_size, Stopping())
    return run(field, 12, question, on_ray(2) if ray else cores(1))
