"""One seat against bots does what Gymnasium asks of an environment."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boomtable.engine import Dice, Illegal, Unreadable
from boomtable.research.gymnasium import SeatEnv
from tests.research.conftest import WORLDS


def play(seat: SeatEnv, seed: int) -> tuple[list[float], list[int]]:
    """Play a game at random: the rewards and the actions."""
    observation, _info = seat.reset(seed=seed)
    dice, rewards, actions, over = Dice(seed), [], [], False
    while not over:
        actions.append(dice.pick(np.flatnonzero(observation["action_mask"]).tolist()))
        observation, reward, over, truncated, _info = seat.step(actions[-1])
        assert not truncated
        rewards.append(reward)
    return rewards, actions


@pytest.mark.parametrize("name", WORLDS)
def test_gymnasium_accepts_the_environment(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, settings = WORLDS[name]

    check_env(
        gymnasium.make(
            f"boomtable.research.gymnasium:boomtable/{game.capitalize()}-v0",
            players=players,
            **settings,
        ).unwrapped
    )

    assert capsys.readouterr().out  # ``human`` was checked, too.


@pytest.mark.parametrize("game", ["oklahoma", "boomtown"])
def test_a_greedy_opponent_beats_random_play(game: str) -> None:
    seat = SeatEnv(game, opponents="greedy", seat="draw")

    played = [play(seat, seed) for seed in range(3)]

    assert [rewards[-1] for rewards, _actions in played] == pytest.approx(
        [-1 / (seat.world.players - 1)] * 3
    )
    assert all(not any(rewards[:-1]) for rewards, _actions in played)


def test_the_same_seed_gives_the_same_game() -> None:
    seats = [SeatEnv("coloma", 3, opponents=("greedy", "random"), seat="draw") for _ in range(2)]

    assert play(seats[0], 4) == play(seats[1], 4)
    assert seats[0].table.answers == seats[1].table.answers


def test_the_seat_is_fixed_or_drawn() -> None:
    drawn = SeatEnv("boomtown", 5, seat="draw")
    fixed = SeatEnv("boomtown", 5, seat=3)

    assert len({drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 5
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(3)} == {3}


def test_an_illegal_action_loses_or_is_refused() -> None:
    lenient, strict = SeatEnv("oklahoma"), SeatEnv("oklahoma", strict=True)
    action = int(lenient.reset(seed=1)[0]["action_mask"].argmin())
    strict.reset(seed=1)

    _seen, reward, over, _truncated, info = lenient.step(action)

    assert (reward, over, info["illegal"]) == (-1.0, True, action)
    with pytest.raises(Illegal, match="not possible now"):
        strict.step(action)
    assert not strict.table.answers


def test_nothing_is_answered_after_the_end() -> None:
    seat = SeatEnv("boomtown", opponents="random")
    play(seat, 1)

    with pytest.raises(Illegal, match="The game is over"):
        seat.step(0)


def test_masks_are_there_for_learners_that_ask() -> None:
    seat = SeatEnv("boonlake")
    observation, _info = seat.reset(seed=2)

    assert np.array_equal(seat.action_masks(), observation["action_mask"])
    assert seat.action_masks().sum() == len(seat.table.options())


def test_bad_opponents_are_refused_with_a_sentence() -> None:
    with pytest.raises(Illegal, match="2 other seats, and 1 opponents"):
        SeatEnv("boomtown", opponents=["greedy"])
    with pytest.raises(Unreadable, match=r"no bot .oracle."):
        SeatEnv("boomtown", opponents="oracle")
    with pytest.raises(Illegal, match="seats count from 0 to 2"):
        SeatEnv("boomtown", seat=7)


def test_a_game_that_was_not_set_up_is_asked_for() -> None:
    seat = SeatEnv("oklahoma", render_mode="ansi")

    for use in (lambda: seat.step(0), seat.render, seat.action_masks, lambda: seat.table):
        with pytest.raises(Illegal, match=r"call reset\(\) first"):
            use()
