"""What a bot thinks of a game that was played."""

from __future__ import annotations

from boomtable.bots.analysis import Verdict, costliest, judge_decision, judge_game
from boomtable.bots.search import Budget, Finding, Findings
from boomtable.engine import Dice, Table, open_table, play_out, read_record, write_record
from tests.bots.test_search import asked

FEW = Budget(nodes=4)


def played() -> tuple[Table, Table]:
    """A short game before its first answer, and at its end."""
    end = play_out(open_table("boomtown", 3, {"short": True}, seed=2), Dice(2))
    return read_record(write_record(end), upto=0), end


def test_every_answer_that_was_a_choice_gets_a_verdict() -> None:
    opening, end = played()

    verdicts = list(judge_game(opening, end.answers, FEW, seed=1))

    assert len(verdicts) == len(end.answers)
    for place, (verdict, answer) in enumerate(zip(verdicts, end.answers, strict=True)):
        if answer.seat < 0 or answer.forced:
            assert verdict is None
        if verdict is not None:
            assert (verdict.place, verdict.seat, verdict.answer) == (
                place,
                answer.seat,
                answer.option,
            )
            assert verdict.given is not None
            assert 0.0 <= verdict.cost <= 1.0
    assert any(verdict is not None and verdict.cost > 0.05 for verdict in verdicts)
    assert opening.is_over


def test_one_seat_may_be_looked_at_alone() -> None:
    opening, end = played()

    verdicts = [it for it in judge_game(opening, end.answers, FEW, seed=1, seat=2) if it]

    assert {it.seat for it in verdicts} == {2}


def test_a_decision_is_judged_only_by_what_its_seat_knew() -> None:
    table = asked("coloma", "dial", 3)

    known = judge_decision(table, 1, FEW, seed=3, answer=table.options(1)[2])
    imagined = judge_decision(table.sample(1, Dice(99)), 1, FEW, seed=3, answer=table.options(1)[2])

    assert known.findings == imagined.findings


def test_the_costliest_come_first_and_what_cost_nothing_is_left_out() -> None:
    options = asked("oklahoma", "move").options()
    findings = Findings(
        tuple([Finding(options[place], 4, 0.8 - 0.1 * place) for place in range(4)]), 16
    )
    verdicts = [Verdict(place, 0, "move", options[place], findings) for place in range(4)]

    assert [it.place for it in costliest(verdicts, 2)] == [3, 2]
    assert [it.place for it in costliest(verdicts, 9)] == [3, 2, 1]
