"""What a bot thinks of the decisions of a game: what was answered, what was best, what it cost.

Each decision is judged only by what its seat knew: the search gets a seat, as in play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from boomtable.bots.search import Budget, Finding, Findings, make_searcher
from boomtable.engine import Answer, Dice, Option, Seat, Table


class Verdict(Struct, frozen=True):
    """A decision of a seat, as the search sees it."""

    place: int
    """How many answers had been given before."""
    seat: int
    prompt: str
    answer: Option | None
    """What was answered (``None``: nothing yet)."""
    findings: Findings

    @property
    def best(self) -> Finding:
        """The option that the search likes best."""
        return self.findings.options[0]

    @property
    def given(self) -> Finding | None:
        """What the search thinks of the answer."""
        return None if self.answer is None else self.findings.find(self.answer)

    @property
    def cost(self) -> float:
        """How much of the chance to win the answer has lost."""
        return 0.0 if self.given is None else max(0.0, self.best.chance - self.given.chance)


def judge_decision(
    table: Table, seat: int, budget: Budget, seed: int, answer: Option | None = None
) -> Verdict:
    """What the search thinks of the question that a seat is asked, and of its answer."""
    assert table.decision is not None
    searcher = make_searcher(table.game.id, budget, Dice(seed))
    findings = searcher.search(Seat(table, seat), answer)
    return Verdict(len(table.answers), seat, table.decision.prompt, answer, findings)


def judge_game(
    opening: Table, answers: Sequence[Answer], budget: Budget, seed: int, seat: int | None = None
) -> Iterator[Verdict | None]:
    """A verdict on every answer of a game (or of one seat), ``None`` where there is none.

    ``opening`` is the game before its first answer, as reading its record with ``upto=0`` gives it;
    it is played to the end.
    """
    for place, answer in enumerate(answers):
        is_asked = answer.seat >= 0 and seat in (None, answer.seat)
        if is_asked and len(opening.options(answer.seat)) > 1:
            verdict = judge_decision(opening, answer.seat, budget, seed, answer.option)
            # Of answers that are given at once the table counts none before all are in.
            yield Verdict(place, verdict.seat, verdict.prompt, verdict.answer, verdict.findings)
        else:
            yield None
        opening.answer(answer.option, answer.seat)


def costliest(verdicts: Sequence[Verdict], count: int) -> list[Verdict]:
    """The decisions that have cost the most, the worst first."""
    worst = sorted(verdicts, key=lambda it: (-it.cost, it.place))
    return [it for it in worst if it.cost > 0.0][:count]
