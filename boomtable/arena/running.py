"""Playing a match until enough is known, or until the games are played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from boomtable.arena.crews import Crew
from boomtable.arena.ledger import Ledger
from boomtable.arena.matches import Match
from boomtable.arena.meetings import Result
from boomtable.arena.sequential import Question


def run(
    match: Match,
    games: int,
    question: Question,
    crew: Crew,
    *,
    ledger: Ledger | None = None,
    stops: bool = True,
    told: Callable[[Result], None] = lambda _result: None,
) -> list[Result]:
    """Play the games of a match that a ledger does not have yet, whole sets of them.

    With ``stops`` nothing is played once the question is settled. ``told`` hears of every game.
    """
    results: list[Result] = []

    def hear(result: Result) -> None:
        results.append(result)
        question.hear(result)
        told(result)

    games = match.whole_sets(games)
    for result in ledger.results[:games] if ledger else ():
        hear(result)
    if len(results) == games or (stops and question.is_settled and _is_whole(match, results)):
        return results
    # A crew that is not asked any more must let go of its processes at once.
    with closing(crew(match, range(len(results), games))) as played:  # type: ignore[type-var]
        for result in played:
            if ledger is not None:
                ledger.keep(result)
            hear(result)
            if stops and question.is_settled and _is_whole(match, results):
                break
    return results


def _is_whole(match: Match, results: list[Result]) -> bool:
    return len(results) % match.set_size == 0
