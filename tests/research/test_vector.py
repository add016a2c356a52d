"""A batch of games is the same as its games one by one."""

from __future__ import annotations

import numpy as np
import pytest

from boomtable.engine import Dice, Illegal, view
from boomtable.research.boards import LAYERS, ReadableGames, seeds
from boomtable.research.vector import NUMBERS, PLANES, OklahomaBatch, Step
from boomtable.research.worlds import World

SETTINGS = (
    {"first": "draw"},
    {"modules": "santa-fe,silver-mines,red-river,sooners", "setup": "free"},
)


def squares(plane: np.ndarray) -> list[str]:
    return [f"{'abcdefghijk'[column]}{row + 1}" for row, column in np.argwhere(plane).tolist()]


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_batch_plays_the_very_games_of_single_tables(settings: dict[str, str]) -> None:
    count, chance = 5, np.random.default_rng(3)
    batch, world = OklahomaBatch(count, seed=9, **settings), World("oklahoma", settings=settings)
    dice = Dice(9)
    tables = [world.open(seed) for seed in seeds(dice, count)]
    step, ended = batch.reset(), 0

    for _ in range(150):
        assert [step.legal.of(game).tolist() for game in range(count)] == [
            world.legal(table) for table in tables
        ]
        actions = step.legal.draw(chance)
        step = batch.step(actions)
        for game, table in enumerate(tables):
            world.answer(table, int(actions[game]))
        over = [table.is_over for table in tables]
        assert step.dones.tolist() == over
        for game in np.flatnonzero(over).tolist():
            assert step.scores[game].tolist() == list(tables[game].score().totals)
            assert step.rewards[game].tolist() == world.rewards(tables[game])
            ended += 1
        reopened = seeds(dice, sum(over))
        tables = [world.open(reopened.pop(0)) if table.is_over else table for table in tables]
        assert not step.rewards[~step.dones].any()

    assert ended > 3


@pytest.mark.parametrize("settings", SETTINGS)
def test_planes_show_what_the_view_shows(settings: dict[str, str]) -> None:
    batch, chance = OklahomaBatch(3, seed=2, **settings), np.random.default_rng(1)
    games = batch._games
    assert isinstance(games, ReadableGames)
    step = batch.reset()

    for _ in range(60):
        for game, table in enumerate(games.tables):
            seen = view(table, None)["table"]
            planes = dict(zip(PLANES, map(squares, step.planes[game]), strict=True))
            numbers = dict(zip(NUMBERS, step.numbers[game].tolist(), strict=True))
            side = seen["side"]
            assert step.sides[game] == side == table.awaited[0]
            assert sorted(planes["own boomers"]) == sorted(seen["boomers"][side])
            assert sorted(planes["other boomers"]) == sorted(seen["boomers"][1 - side])
            for name in ("sooners", "stones", "mines", "river"):
                assert sorted(planes[name]) == sorted(seen[name])
            assert sorted(planes["rails right"]) == sorted(seen["rails_right"])
            assert sorted(planes["rails above"]) == sorted(seen["rails_above"])
            assert planes["active"] == [it for it in [seen["active"]] if it]
            assert planes["banned"] == [it for it in [seen["banned"]] if it]
            homes = [it["squares"] for it in seen["areas"] if it["owner"] is not None]
            if seen["phase"] != "place":
                assert sorted(planes["homesteads"]) == sorted(name for it in homes for name in it)
            assert numbers["own is purple"] == (side == 0)
            asked = table.decision.prompt
            wanted = f"place {seen['placing']}" if asked == "place" else asked
            prompts = [name for name in NUMBERS[1:-1] if numbers[name]]
            assert prompts == [wanted]
            assert numbers["quiet"] == pytest.approx(seen["quiet"] / seen["quiet_limit"])
        step = batch.step(step.legal.draw(chance))


def test_masks_and_lists_of_legal_answers_agree() -> None:
    batch = OklahomaBatch(4, seed=1)
    legal = batch.reset().legal
    masks = legal.masks(batch.actions)

    assert [np.flatnonzero(mask).tolist() for mask in masks] == [
        sorted(legal.of(game).tolist()) for game in range(4)
    ]
    assert legal.has(legal.numbers[legal.starts[:-1]]).all()
    assert not legal.has(np.full(4, -1)).any()


def test_the_same_seed_gives_the_same_batch() -> None:
    def run(batch: OklahomaBatch, seed: int) -> list[Step]:
        chance = np.random.default_rng(1)
        steps = [batch.reset(seed)]
        for _ in range(30):
            steps.append(batch.step(steps[-1].legal.draw(chance)))
        return steps

    one, other = (OklahomaBatch(8, seed=seed, first="draw") for seed in (1, 2))

    for ours, theirs in zip(run(one, 7), run(other, 7), strict=True):
        assert np.array_equal(ours.planes, theirs.planes)
        assert np.array_equal(ours.legal.numbers, theirs.legal.numbers)


def test_an_illegal_answer_is_refused_and_no_game_goes_on() -> None:
    batch = OklahomaBatch(3, seed=1)
    with pytest.raises(Illegal, match="reset"):
        batch.step([0, 0, 0])
    step = batch.reset()
    actions = step.legal.draw(np.random.default_rng(1))
    wrong = actions.copy()
    wrong[1] = int(step.masks(batch.actions)[1].argmin())

    with pytest.raises(Illegal, match="game 1 of the batch"):
        batch.step(wrong)
    with pytest.raises(Illegal, match="one for each game"):
        batch.step(actions[:2])

    assert not batch.step(actions).dones.any()
    with pytest.raises(Illegal, match="at least one"):
        OklahomaBatch(0)


def test_the_layers_are_those_of_the_planes() -> None:
    assert PLANES[2 : len(LAYERS)] == LAYERS[2:]
