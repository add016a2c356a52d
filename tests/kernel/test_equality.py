"""The kernel is equal to the readable rules. A longer proof: ``python -m tests.kernel.prove``."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable import kernel
from boomtable.engine import perft, read_record
from tests.games.oklahoma.builders import at, opened
from tests.games.oklahoma.test_records import RECORDS
from tests.kernel.differential import compare_ways, every_set_of_modules, replay
from tests.marks import rule, slow
from tests.perft.test_oklahoma import E27, STABLE


@pytest.mark.parametrize("modules", every_set_of_modules())
def test_it_counts_the_first_turns_as_the_readable_rules_do(modules: str):
    table = opened(modules=modules)

    assert kernel.game_of(table).perft(1) == perft(table, 1)


@rule("O-E32")
@pytest.mark.parametrize(
    ("modules", "count"), [("none", 40674), ("silver-mines", 41130), ("red-river", 17629)]
)
def test_it_counts_two_turns_as_the_rules_file_does(modules: str, count: int):
    assert kernel.game_of(opened(modules=modules)).perft(2) == count


@rule("O-E32", "O-8.4")
def test_a_finished_game_has_no_turns():
    game = kernel.game_of(at(E27))

    assert game.over
    assert [game.perft(depth) for depth in range(4)] == [1, 0, 0, 0]


@rule("O-E32")
def test_it_counts_placements():
    game = kernel.game_of(opened(setup="free"))

    assert [game.perft(depth) for depth in (1, 2)] == [121, 14520]


@pytest.mark.parametrize("line", STABLE)
def test_it_counts_what_must_stay(line: str):
    game = kernel.game_of(at(line))
    turns, answers = STABLE[line]

    assert [game.perft(depth) for depth in range(1, len(turns) + 1)] == turns
    assert [game.perft(depth, True) for depth in range(1, len(answers) + 1)] == answers


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_plays_the_golden_records_to_the_same_end(path: Path):
    played = read_record(path.read_text(encoding="utf-8"))
    answers = [answer.option for answer in played.answers if answer.prompt != "first"]
    game = kernel.game_of(at(played.state.start))

    for option in answers:
        game.answer(kernel.number_of(option))

    assert game.over == played.is_over
    assert game.score() == played.score().totals
    assert kernel.state_of(game, played.state).home == played.state.home


@slow
@pytest.mark.parametrize("part", range(4))
def test_it_counts_four_turns_from_positions_of_random_games(part: int):
    ways = [compare_ways(seed, depth=4, most=2500) for seed in range(part, 32, 4)]

    assert sum(ways) > 1000


@pytest.mark.parametrize("part", range(4))
def test_random_games_go_the_same_way(part: int):
    decisions = [replay(seed) for seed in range(part, 60, 4)]

    assert sum(decisions) > 1000


@slow
@pytest.mark.parametrize("part", range(4))
def test_more_random_games_go_the_same_way(part: int):
    for seed in range(100 + part, 340, 4):
        replay(seed)
