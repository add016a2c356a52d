"""The AEC environments do what PettingZoo asks of one."""

from __future__ import annotations

import pickle
import re
import warnings
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from boomtable.engine import Dice, Illegal, Unreadable
from boomtable.research.pettingzoo import RawEnv, env, raw_env
from tests.research.conftest import SMALL, WORLDS

with warnings.catch_warnings():
    # PettingZoo's own tests import its own games in a way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

# Of environments that are not its own, PettingZoo wants observations without a mask beside them.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def play(table: RawEnv, seed: int, most: int = 100_000) -> Iterator[int]:
    """Play at random, yielding the action before each step."""
    table.reset(seed=seed)
    dice = Dice(seed)
    for agent in table.agent_iter(most):
        observation, _reward, termination, truncation, _info = table.last()
        if termination or truncation:
            table.step(None)
            continue
        assert agent == table.agent_selection
        action = dice.pick(np.flatnonzero(observation["action_mask"]).tolist())
        yield action
        table.step(action)


@with_masks
@pytest.mark.parametrize("name", WORLDS)
def test_pettingzoo_accepts_the_environment(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, settings = WORLDS[name]

    api_test(env(game, players, **settings), num_cycles=40)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", WORLDS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game, players, settings = WORLDS[name]

    seed_test(lambda: env(game, players, **settings), num_cycles=25)


@pytest.mark.parametrize("name", SMALL)
def test_it_is_rendered_as_the_terminal_paints_it(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game, players, settings = WORLDS[name]

    render_test(
        lambda render_mode: env(game, players, render_mode=render_mode, **settings),
        custom_tests={"ansi": lambda text: "\x1b[" in text and text.count("\n") > 8},
    )

    assert len(capsys.readouterr().out.splitlines()) > 8


def final_rewards(table: RawEnv, seed: int, actions: list[int]) -> list[float]:
    table.reset(seed=seed)
    for action in actions:
        assert not any(table.rewards.values())
        table.step(action)
    return [table.rewards[agent] for agent in table.possible_agents]


@pytest.mark.parametrize("name", SMALL)
def test_a_game_ends_with_its_rewards(name: str) -> None:
    game, players, settings = WORLDS[name]
    table = raw_env(game, players, **settings)

    actions = list(play(table, 3))

    sheet = table.table.score()
    assert table.table.is_over
    assert table.agents == []
    won = final_rewards(table, 3, actions)
    assert sum(won) == pytest.approx(0)
    assert won[sheet.winners[0]] == 1 / len(sheet.winners)
    scored = final_rewards(raw_env(game, players, reward="score", **settings), 3, actions)
    assert scored == [float(points) for points in sheet.totals]
    ahead = final_rewards(raw_env(game, players, reward="margin", **settings), 3, actions)
    assert ahead[0] == scored[0] - max(scored[1:])


def test_who_is_asked_at_the_same_time_sees_no_sealed_answer() -> None:
    first, second = raw_env("coloma", 2), raw_env("coloma", 2)
    for table in (first, second):
        table.reset(seed=1)
        while table.last()[4]["prompt"] != "dial":
            table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    options = np.flatnonzero(first.last()[0]["action_mask"])

    first.step(int(options[0]))
    second.step(int(options[1]))

    assert first.agent_selection == second.agent_selection == "player_1"
    assert first.last()[4]["prompt"] == "dial"
    for part in ("observation", "action_mask"):
        assert np.array_equal(first.last()[0][part], second.last()[0][part])


def test_an_illegal_action_loses_or_is_refused() -> None:
    wrapped, bare = env("oklahoma"), raw_env("oklahoma")
    for table in (wrapped, bare):
        table.reset(seed=1)
    action = int(bare.last()[0]["action_mask"].argmin())

    wrapped.step(action)

    assert wrapped.unwrapped.terminations["player_0"]
    assert wrapped.unwrapped.rewards["player_0"] == -1
    with pytest.raises(Illegal, match="not possible now"):
        bare.step(action)


def test_an_environment_can_be_pickled() -> None:
    table = raw_env("boomtown", 4, reward="margin")

    twin = pickle.loads(pickle.dumps(table))

    assert twin.possible_agents == table.possible_agents
    assert twin.world.reward_name == "margin"


def test_bad_options_are_refused_with_a_sentence() -> None:
    with pytest.raises(Unreadable, match=r"no reward .gold."):
        env("boomtown", reward="gold")
    with pytest.raises(Unreadable, match="render mode"):
        env("boomtown", render_mode="rgb_array")
    with pytest.raises(Unreadable, match=r"no language .de."):
        env("boomtown", lang="de")
    with pytest.raises(Illegal, match="cannot be played by 9"):
        env("boomtown", 9)
    with pytest.raises(Unreadable, match="trains"):
        env("oklahoma", trains=True)


def test_a_component_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    text = (resources.files("boomtable.games.boomtown") / "components.toml").read_text("utf-8")
    richer = tmp_path / "richer.toml"
    richer.write_text(re.sub(r"(?m)^start = \d+", "start = 20", text, count=1), "utf-8")

    tables = [raw_env("boomtown"), raw_env("boomtown", components=richer)]

    bids = []
    for table in tables:
        table.reset(seed=1)
        bids.append(int(table.last()[0]["action_mask"].sum()))
    assert bids == [11, 21]
    assert tables[1].action_space("player_0").n > tables[0].action_space("player_0").n


def test_a_game_that_was_not_set_up_is_asked_for() -> None:
    bare = raw_env("oklahoma", render_mode="ansi")

    for use in (
        lambda: bare.step(0),
        lambda: bare.observe("player_0"),
        bare.last,
        bare.render,
        lambda: bare.table,
    ):
        with pytest.raises(Illegal, match=r"call reset\(\) first"):
            use()
