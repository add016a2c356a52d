"""The game against an oracle that was written from the rules digest alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.bots import make_bot
from boomtable.engine import (
    Components,
    Dice,
    Refusal,
    Seat,
    Table,
    export,
    open_table,
    read_record,
)
from tests.games.boomtown.oracle_players import spoilt
from tests.games.coloma.oracle import Oracle
from tests.games.coloma.oracle_boxes import drawn_box, other_box
from tests.games.coloma.oracle_effects import CHANCE, Question
from tests.games.coloma.oracle_picture import sheet_differences, table_differences
from tests.games.coloma.oracle_players import Player, biased, recoloured, scripted
from tests.games.coloma.oracle_reader import Refused, replay
from tests.laws.worlds import World, some_of, worlds_of
from tests.marks import rule, slow

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
    table = open_table(
        world.game,
        world.players,
        world.settings,
        components=Components(box) if box else None,
        replaying=True,
    )
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
        play_both(recoloured(world, dice), biased(dice))


@slow
@pytest.mark.parametrize("world", some_of(WORLDS, 16), ids=str)
def test_the_numbers_are_those_of_the_components_file(world: World) -> None:
    dice = Dice(1849)
    play_both(recoloured(world, dice), biased(dice), other_box())


@slow
@pytest.mark.parametrize("world", some_of(WORLDS, 20), ids=str)
def test_the_effects_are_those_of_the_components_file(world: World) -> None:
    dice = Dice(1850)
    for _ in range(2):
        play_both(recoloured(world, dice), biased(dice), drawn_box(dice))


@slow
@rule("C-R65")
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("world", some_of(WORLDS, 5), ids=str)
def test_games_of_bots_are_the_ones_the_digest_tells(world: World, bot: str) -> None:
    table = bots_game(world, bot, seed=5)
    asked: list[Question] = []
    script = scripted(answers_of(table))

    def play(oracle: Oracle, question: Question) -> str:
        asked.append(question)
        return script(oracle, question)

    assert export(table).splitlines() == play_both(world, play).lines
    # Forced answers were given by the table itself, but for those that would betray a hand.
    forced = [it.seat >= 0 and len(it.answers) == 1 and not it.pause for it in asked]
    assert [answer.forced for answer in table.answers] == forced


def bots_game(world: World, name: str, seed: int) -> Table:
    """A finished game of bots, chance and forced answers left to the table."""
    table = world.open(seed)
    dice = Dice(seed)
    bots = [make_bot(name, world.game, dice.spawn()) for _ in range(world.players)]
    while not table.is_over:
        seat = table.awaited[0]
        table.answer(bots[seat].decide(Seat(table, seat)), seat)
    return table


def answers_of(table: Table) -> list[str]:
    return [str(answer.option) for answer in table.answers]


DIGEST = Path(__file__).parents[3] / "docs/rules/coloma.md"


def games_of_the_digest() -> list[str]:
    """The complete games among the worked examples: C-E45 to C-E47."""
    blocks = DIGEST.read_text("utf-8").split("```\n")[1::2]
    return [block for block in blocks if block.startswith("coloma players=")]


@rule("C-E45", "C-E46", "C-E47")
@pytest.mark.parametrize(("number", "scores"), [(0, [81, 58]), (1, [64, 69]), (2, [54, 76])])
def test_the_complete_games_of_the_digest_are_told_in_the_same_way(
    number: int, scores: list[int]
) -> None:
    text = games_of_the_digest()[number]
    table = read_record(text)
    world = World("coloma", table.players, dict(table.settings))
    oracle = play_both(world, scripted(answers_of(table)))
    assert oracle.lines == text.splitlines()
    assert [oracle.score(side.seat) for side in oracle.sides] == scores


@slow
@pytest.mark.parametrize("world", some_of(WORLDS, 10), ids=str)
def test_a_record_with_a_mistake_is_refused_by_both(world: World) -> None:
    dice = Dice(30)
    lines = play_both(recoloured(world, dice), biased(dice)).lines
    assert disagreement("\n".join(lines)) is None
    for _ in range(15):
        text = "\n".join(spoilt(lines, dice))
        assert disagreement(text) is None, text


def disagreement(text: str) -> str | None:
    """How engine and oracle differ about a record, if they do."""
    if any("  " in line.strip() for line in text.splitlines()):
        return None  # The digest does not say whether two blanks may part two words.
    try:
        oracle, refused = replay(text), ""
    except Refused as why:
        oracle, refused = None, str(why)
    try:
        table = read_record(text)
    except Refusal as why:
        return f"only the engine refuses: {why}" if oracle else None
    if oracle is None:
        return f"only the oracle refuses: {refused}"
    # The engine goes on as far as answers are forced.
    if export(table).splitlines()[: len(oracle.lines)] != oracle.lines:
        return f"the engine reads {export(table)}, the oracle {oracle.lines}"
    return None
