"""How many ways there are from fixed positions: O-E32, and counts that must stay what they are."""

from __future__ import annotations

import pytest

from boomtable.engine import divide, perft
from tests.games.oklahoma.builders import at, opened, position
from tests.marks import rule, slow

ALL = "santa-fe,silver-mines,red-river,sooners"
E9 = "8o2/6oo3/3o1o1Po2/1o4ooY2/4oo2oo1/5o4o/1o2o1o4/1Poo2oo3/PoY2o2o2/1o5o2Y/3o4o2 Y - - - 0 -"
E17 = "3p7/2r8/1r9/r8Y1/3rr2P3/4rrr4/3Y2rr3/1P8r/9r1/6Y1r2/7r3 P r - - 7 -"
E22 = "11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"
E26 = "11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10"
E27 = "5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 0 -"
E29 = "2r8/1mp8/oo9/9Y1/7P3/9m1/3Y7/1P9/11/5mY4/11 P mr - - 4 -"
E30 = "11/4P6/11/r1m1mS2Y2/7P3/5S5/3Y7/1P6S2/11/6Y4/11 P mrs - - 0 -"


@rule("O-E32")
@pytest.mark.parametrize(
    ("modules", "count"),
    [("none", 222), ("silver-mines", 222), ("red-river", 143), ("sooners", 683), (ALL, 399)],
)
def test_turns_from_a_default_start(modules: str, count: int):
    assert perft(opened(modules=modules), 1) == count


@slow
@rule("O-E32")
@pytest.mark.parametrize(
    ("modules", "count"), [("none", 40674), ("silver-mines", 41130), ("red-river", 17629)]
)
def test_two_turns_from_a_default_start(modules: str, count: int):
    assert perft(opened(modules=modules), 2) == count


@rule("O-E32")
def test_placements_of_the_free_set_up():
    table = opened(setup="free")

    assert position(table).endswith("u0")
    assert perft(table, 1) == 121
    assert perft(table, 2) == 14520


@rule("O-E32", "O-R5")
def test_turns_before_the_end_of_a_game():
    assert perft(at(E9), 3) == 229


@rule("O-E32", "O-8.4")
def test_a_finished_game_has_no_turns():
    assert [perft(at(E27), depth) for depth in range(4)] == [1, 0, 0, 0]


def test_the_counts_of_each_first_turn_add_up():
    turns = {opened().game.turn_text(said): count for said, count in divide(opened(), 1)}

    assert set(turns.values()) == {1}
    assert len(turns) == 222
    assert [turn for turn in turns if turn.startswith("b4-b10")] == [
        "b4-b10",
        "b4-b10xg2",
        "b4-b10xd5",
        "b4-b10xj8",
    ]


def test_the_counts_of_each_first_answer_add_up():
    parts = dict(divide(opened(), 2, answers=True))

    assert len(parts) == len(opened().options())
    assert sum(parts.values()) == perft(opened(), 2, answers=True)


# Turns, then answers, as this move generator counted them once it had passed O-E32.
STABLE = {
    E9: ([5, 54, 229], [4, 35, 161]),
    E17: ([145], [44, 268, 5791]),
    E22: ([601], [89, 601, 57599]),
    E26: ([4, 764], [4, 232, 764]),
    E29: ([203], [56, 260, 10597]),
    E30: ([559], [95, 559, 45098]),
}


@pytest.mark.parametrize("line", STABLE)
def test_counts_stay_what_they_are(line: str):
    turns, answers = STABLE[line]

    assert [perft(at(line), depth) for depth in range(1, len(turns) + 1)] == turns
    assert [perft(at(line), depth, answers=True) for depth in range(1, len(answers) + 1)] == answers
