"""Many games side by side, in arrays."""

from __future__ import annotations

import numpy as np
import pytest

from boomtable import kernel
from boomtable.games.oklahoma.board import SQUARE
from boomtable.kernel import _native
from boomtable.kernel.batch import ACTIONS, FACTS, PLANES, Batch
from boomtable.kernel.squares import dense
from tests.games.oklahoma.builders import at, opened
from tests.kernel.differential import every_set_of_modules

E22 = "11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"


def squares(plane: np.ndarray) -> set[int]:
    return set(map(int, np.flatnonzero(plane)))


def named(*names: str) -> set[int]:
    return {dense(SQUARE[name]) for name in names}


def test_its_tables_are_those_of_the_compiled_part():
    assert (len(PLANES), len(FACTS)) == (_native.PLANES, _native.FACTS)
    assert ACTIONS == 6 * 4 * 10 + 1 + 6 * 3 + 121


def test_boards_are_seen_by_the_seat_that_decides():
    batch = Batch(2, {"position": E22})
    planes = dict(zip(PLANES, batch.sight.planes[1], strict=True))

    assert squares(planes["own boomers"]) == named("d5", "g2", "j8")
    assert squares(planes["other boomers"]) == named("b4", "e10", "h7")
    assert squares(planes["sooners"]) == named("c8", "f6", "i4")
    assert squares(planes["stones"]) == named("f3", "f9")
    assert squares(planes["barred sooner"]) == named("i4")
    assert list(batch.sight.seats) == [1, 1]
    assert list(batch.sight.facts[0]) == [1, 0, 1, 0, 0, 0, 0]


def test_the_mask_says_what_is_legal():
    batch = Batch(1, {"position": E22})
    game = kernel.game_of(at(E22))

    texts = [kernel.text_of(number) for number in game.options()]
    actions = batch.actions_of(0)

    assert len(set(actions)) == len(texts)
    assert set(actions) == set(map(int, np.flatnonzero(batch.sight.masks[0])))
    # The first boomer (g2) north by one; the first of the sooners that may move (f6) west by two.
    assert actions[texts.index("g2-g3")] == 0
    assert actions[texts.index("f6-d6")] == 4 * 40 + 3 * 10 + 1


def test_a_batch_that_cannot_be_made_is_refused():
    with pytest.raises(kernel.Unfit, match="not drawn yet"):
        Batch(2, {"first": "draw"})
    with pytest.raises(kernel.Unfit, match="after 5000 random answers"):
        Batch(2, opening=5000)
    for games, opening in ((0, 0), (2, -1)):
        with pytest.raises(ValueError, match="no batch has"):
            Batch(games, opening=opening)


def test_stones_with_a_sooner_are_told_apart_by_the_corner():
    batch = Batch(1, {"position": E22})
    game = kernel.game_of(at(E22))
    texts = [kernel.text_of(number) for number in game.options()]
    batch.step(np.array([batch.actions_of(0)[texts.index("c8-c6")]]))

    # -, xb4=c4, xb4=b6, xh7=c7, xe10=e6, xe10=c10; c is the column of the active piece.
    none, first = 240, 241
    expected = [none, first + 1, first + 2, first + 3 + 1, first + 6 + 2, first + 6 + 1]
    assert batch.actions_of(0) == expected


@pytest.mark.parametrize("modules", every_set_of_modules())
def test_games_go_as_single_games_go(modules: str):
    settings = {"modules": modules, "setup": "free"}
    batch = Batch(3, settings, seed=5)
    start = kernel.game_of(opened(**settings))
    games = [start.copy() for _ in range(3)]
    ended = 0

    for _ in range(400):
        actions = batch.any_actions().copy()
        for number, game in enumerate(games):
            game.step(batch.actions_of(number).index(actions[number]))
        outcome = batch.step(actions)
        for number, game in enumerate(games):
            assert outcome.dones[number] == game.over
            if game.over:
                ended += 1
                lead = np.sign(game.score()[0] - game.score()[1])
                assert tuple(outcome.scores[number]) == game.score()
                assert list(outcome.rewards[number]) == [lead, -lead]
                games[number] = start.copy()
            else:
                assert list(outcome.rewards[number]) == [0, 0]
            assert batch.game(number).packed() == games[number].packed()
            assert batch.sight.masks[number].sum() == games[number].count

    assert ended


def test_an_action_that_is_not_legal_changes_nothing():
    batch = Batch(2, seed=1)
    before = batch.game(0).packed()
    actions = batch.any_actions().copy()
    actions[1] = 240

    with pytest.raises(ValueError, match="game 1: 240"):
        batch.step(actions)

    assert batch.game(0).packed() == before


def test_arrays_of_another_size_are_refused():
    with pytest.raises(ValueError, match="size"):
        Batch(2).step(np.zeros(3, np.int64))


def test_an_opening_makes_every_game_another():
    batch = Batch(20, seed=3, opening=6)

    assert len({batch.game(number).packed() for number in range(20)}) == 20
    assert batch.game(7).packed() == Batch(20, seed=3, opening=6).game(7).packed()
