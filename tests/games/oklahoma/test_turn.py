"""Sections 3 and 8: the turn and the end of the game."""

from __future__ import annotations

import pytest

from boomtable.engine import Dice, Illegal, play_out
from tests.games.oklahoma.builders import (
    FIXED,
    PURPLE,
    YELLOW,
    answers,
    at,
    exhausted,
    half,
    opened,
    play,
    position,
    refusal,
    score,
)
from tests.marks import rule

STUCK = "5o5/2P2o3Y1/5o5/5o5/5o5/ooooooooooo/1o4o4/1o2P1o2Y1/Yo4o4/Po4o4/o5o4 P - - - 0 -"


@rule("O-3.1")
def test_moving_is_compulsory():
    table = opened()

    assert table.decision.prompt == "move"
    assert refusal(table, "-") == "why.move-first"
    assert refusal(table, "b4-b4") == "why.must-move"
    assert all("-" in answer and not answer.startswith("-") for answer in answers(table))


@rule("O-3.1")
def test_the_mover_moves_his_own_boomers():
    table = opened()

    assert {answer.split("-")[0] for answer in answers(table)} == {"b4", "e10", "h7"}
    assert refusal(table, "d5-d6") == "why.their-boomer"
    assert refusal(table, "a1-a2") == "why.no-piece"


@rule("O-3.2", "O-E26")
def test_the_moved_boomer_is_active_until_the_end_of_the_turn():
    table = half(opened(), "b4-b10")

    assert table.decision.prompt == "stones"
    assert table.awaited == (PURPLE,)
    assert position(table) == ("11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10")
    table.answer_text("-")
    assert position(table).endswith(" 1 -")


@rule("O-3.3")
def test_after_the_stones_the_other_players_turn_begins():
    table = opened()

    play(table, "b4-b10xg2")

    assert table.decision.prompt == "move"
    assert table.awaited == (YELLOW,)
    assert refusal(table, "xd5") == "why.move-first"


@rule("O-E26")
def test_a_table_opened_in_the_middle_of_a_turn_asks_for_the_stones():
    line = "11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10"

    table = at(line)

    assert position(table) == line
    assert answers(table) == ["-", "xg2", "xd5", "xj8"]
    table.answer_text("-")
    assert table.state.quiet == 1
    other = at(line)
    other.answer_text("xd5")
    assert other.state.quiet == 0
    assert other.awaited == (YELLOW,)


@rule("O-8.1", "O-8.2", "O-E7", "O-R11", "O-9.2")
def test_the_game_is_over_when_the_mover_cannot_move():
    table = at(STUCK)

    assert table.is_over
    assert score(table) == (46, 45)
    assert [event.reason for event in table.events(None) if hasattr(event, "reason")] == ["no-move"]


@rule("O-E7", "O-8.1", "O-R11")
def test_it_does_not_matter_whether_the_other_player_could_move():
    table = at(STUCK.replace(" P ", " Y "))

    assert not table.is_over
    assert answers(table) == ["a3-a4", "a3-a5"]


@rule("O-R12")
def test_a_boomer_that_is_not_exhausted_and_cannot_move_ends_the_game():
    # a2 is not exhausted: its area is contested. It is merely shut in.
    table = at(STUCK)

    assert "a2" not in exhausted(table)
    assert table.is_over


@rule("O-8.3", "O-E8", "O-R9", "O-R33")
def test_after_24_quiet_turns_in_a_row_the_game_is_over():
    table = at(FIXED.replace(" 0 -", " 23 -"))
    assert not table.is_over

    play(table, "b4-b5")

    assert table.is_over
    assert position(table) == "11/4P6/5o5/9Y1/7P3/5o5/1P1Y7/11/5o5/6Y4/11 Y - - - 24 -"
    assert score(table) == (0, 0)
    assert table.score().winners == (PURPLE, YELLOW)
    assert [event.reason for event in table.events(None) if hasattr(event, "reason")] == ["quiet"]


@rule("O-8.3", "O-E8")
def test_a_stone_ends_the_run_of_quiet_turns():
    table = at(FIXED.replace(" 0 -", " 23 -"))

    play(table, "b4-b10xg2")

    assert not table.is_over
    assert position(table) == ("11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/1o4Y4/11 Y - - - 0 -")


@rule("O-8.3", "O-R33")
def test_both_players_quiet_turns_are_counted_together_and_repetition_alone_ends_nothing():
    table = opened()
    for number in range(1, 24):
        turn = ["b4-b5", "d5-d6", "b5-b4", "d6-d5"][(number - 1) % 4]
        play(table, turn)
        assert table.state.quiet == number
        assert not table.is_over

    play(table, "d6-d5")

    assert table.is_over


def test_the_quiet_limit_is_in_the_components():
    assert opened().state.box.quiet_limit == 24


@rule("O-8.4")
def test_nobody_is_asked_in_a_finished_game():
    table = at(STUCK)

    assert table.decision is None
    assert table.awaited == ()
    with pytest.raises(Illegal, match="over"):
        table.answer_text("a2-a3")


@rule("O-R34")
def test_every_game_ends_within_3000_turns():
    for seed in range(30):
        table = play_out(opened(), Dice(seed))
        assert table.state.turns < 3000
        placing = sum(answer.prompt == "stones" for answer in table.answers)
        assert placing <= table.state.turns


@rule("O-R33")
def test_neither_giving_up_nor_agreeing_is_an_answer():
    table = opened()

    for text in ("resign", "draw", "="):
        with pytest.raises(Exception, match="notation"):
            table.answer_text(text)


def test_undo_and_restart_of_a_turn():
    table = half(opened(), "b4-b10")
    table.undo(PURPLE)
    assert position(table) == FIXED

    play(table, "b4-b10xg2")
    table.restart_turn(PURPLE)
    assert position(table) == FIXED


@rule("O-R42")
def test_who_cannot_move_ends_the_game_by_that_even_after_the_last_quiet_turn():
    stuck = "5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 24 -"

    table = at(stuck)

    assert table.is_over
    assert [event.reason for event in table.events(None) if hasattr(event, "reason")] == ["no-move"]
