"""The game against an oracle that was written from the rules digest alone."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import Dice, Table, export, open_table
from tests.games.coloma.oracle import Oracle
from tests.games.coloma.oracle_effects import CHANCE, Question
from tests.games.coloma.oracle_picture import sheet_differences, table_differences
from tests.games.coloma.oracle_players import Player, biased
from tests.laws.worlds import World, some_of, worlds_of
from tests.marks import slow

WORLDS = worlds_of("coloma")


def compare(table: Table, oracle: Oracle, question: Question | None, viewer: int | None) -> None:
    """Everything that both know must be the same."""
    if question is None:
        assert table.is_over
    else:
        decision = table.decision
        assert decision is not None
        asked = (decision.seats, decision.prompt, table.awaited[0])
        assert asked == (question.seats, question.prompt, question.seat), oracle.lines[-3:]
        answers = [str(option) for option in table.options()]
        assert answers == question.answers, oracle.lines[-3:]
        if question.seat == CHANCE:
            assert (list(decision.weights) if decision.weights else None) == question.weights
        elif len(answers) == 1:
            assert decision.pause == question.pause, oracle.lines[-3:]
    unlike = table_differences(oracle, table, viewer)
    assert not unlike, f"{unlike} after {oracle.lines[-3:]}"


def play_both(world: World, player: Player, box: dict[str, Any] | None = None) -> Oracle:
    """Play a game in both, every answer from outside, and compare after every answer."""
    table = open_table(world.game, world.players, world.settings, replaying=True)
    oracle = Oracle(world.players, world.settings, box)
    talk = oracle.play()
    question: Question | None = next(talk)
    viewers = [None, *range(world.players)]
    while question is not None:
        # Everybody looks in turn.
        compare(table, oracle, question, viewers[len(table.answers) % len(viewers)])
        answer = player(oracle, question)
        table.pick(question.answers.index(answer))
        try:
            question = talk.send(answer)
        except StopIteration:
            question = None
    for viewer in viewers:
        compare(table, oracle, None, viewer)
    assert not sheet_differences(oracle, table)
    assert export(table).splitlines() == oracle.lines
    return oracle


@pytest.mark.parametrize("world", some_of(WORLDS, 8), ids=str)
def test_a_game_is_the_one_the_digest_tells(world: World) -> None:
    play_both(world, biased(Dice(1)))


@slow
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_many_games_are_the_ones_the_digest_tells(world: World) -> None:
    dice = Dice(1848)
    for _ in range(3):
        play_both(world, biased(dice))
