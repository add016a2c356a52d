"""Opponents that the rules play: they score without a seat, and have a name in every language."""

from __future__ import annotations

from boomtable.engine import ScoreLine, ScoreSheet
from boomtable.locale import Text, Who

SHADE = Text("coloma.shade")


def sheet(human: int, shade: int) -> ScoreSheet:
    lines = (
        ScoreLine(0, Text("coloma.score.other"), human),
        ScoreLine(1, Text("coloma.score.other"), shade),
    )
    return ScoreSheet(2, lines, ((0, 1),), automata=(SHADE,))


def test_an_opponent_without_a_seat_has_lines_and_a_place() -> None:
    assert sheet(40, 39).winners == (0,)
    assert sheet(40, 41).places == (2, 1)
    assert sheet(40, 40).winners == (1,)
    assert [name.say("fr") for name in sheet(1, 2).automata] == ["L’Ombre"]


def test_who_has_no_seat_is_called_by_what_the_rules_call_him() -> None:
    def said(seat: int, names: list[str]) -> str:
        text = Text("coloma.tell.badge-passed", {"seat": Who(seat, "coloma.shade")})
        return text.say("en", names)

    assert said(1, ["Ann"]) == "The Shade is the new Sheriff."
    assert said(0, ["Ann"]) == "Ann is the new Sheriff."
    assert said(1, ["Ann", ""]) == "P2 is the new Sheriff."
    assert said(1, []) == "P2 is the new Sheriff."
