"""The games do what OpenSpiel asks of one, and information states keep secrets."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from boomtable.engine import CHANCE, Dice, Illegal
from boomtable.research import openspiel
from boomtable.research.knowledge import actor
from tests.marks import slow

GAMES = (
    "python_boomtable_oklahoma",
    "python_boomtable_oklahoma(first=draw,modules=red-river+sooners,setup=free)",
    "python_boomtable_boomtown(players=3,short=true)",
    "python_boomtable_boomtown(players=5,reward=score)",
    "python_boomtable_coloma(players=1,level=legend)",
    "python_boomtable_coloma(players=3,hotels=true)",
    "python_boomtable_boonlake(players=2,reward=margin,memory=300)",
)
SECRETIVE = ("python_boomtable_coloma(players=2)", "python_boomtable_boonlake(players=3)")


def step(state: Any, dice: Dice) -> int:
    """Play one action at random and say which."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        action = outcomes[dice.weighted([round(weight * 1e9) for weight in weights])]
    else:
        action = dice.pick(state.legal_actions())
    state.apply_action(action)
    return int(action)


def after(game: Any, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def played(game: Any, seed: int, most: int = 100_000) -> list[int]:
    state, dice, actions = game.new_initial_state(), Dice(seed), []
    while not state.is_terminal() and len(actions) < most:
        actions.append(step(state, dice))
    return actions


@slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(name)

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_all_games_are_registered_and_say_what_they_are() -> None:
    kinds = {
        name: pyspiel.load_game(f"python_boomtable_{name}").get_type()
        for name in ("oklahoma", "boomtown", "coloma", "boonlake")
    }

    open_ones = [
        name
        for name, kind in kinds.items()
        if kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    ]
    assert open_ones == ["oklahoma", "boomtown"]
    assert kinds["oklahoma"].chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kinds["boomtown"].chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kinds["boomtown"].utility == pyspiel.GameType.Utility.ZERO_SUM


def test_chance_nodes_have_the_odds_of_the_table() -> None:
    state = pyspiel.load_game("python_boomtable_boonlake(players=2)").new_initial_state()
    dice = Dice(1)
    seen: set[str] = set()
    while not state.is_terminal():
        if state.is_chance_node():
            decision = state.table.decision
            outcomes = dict(state.chance_outcomes())
            weights = decision.weights or [1] * len(decision.options)
            numbers = state.get_game().world.actions.numbers(decision.options, CHANCE)
            assert sum(outcomes.values()) == pytest.approx(1)
            for number, weight in zip(numbers, weights, strict=True):
                assert outcomes.get(number, 0) == pytest.approx(weight / sum(weights))
            seen.add(decision.prompt)
        step(state, dice)
    assert {"draw-card", "gray-tile", "deal-tile", "start-player"} <= seen


@pytest.mark.parametrize("name", SECRETIVE)
def test_copies_and_saved_states_play_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = after(game, played(game, 1, 60))

    copies = [state.clone(), pickle.loads(pickle.dumps(state))]

    before = str(state)
    ends = []
    for copy in copies:
        dice = Dice(3)
        while not copy.is_terminal():
            step(copy, dice)
        ends.append((str(copy), copy.returns()))
    assert ends[0] == ends[1]
    assert str(state) == before


def hidden_from_others(state: Any) -> int | None:
    """The seat that alone will see what is answered now, if there is one."""
    table = state.table
    if state.is_terminal() or not table.decision.secret:
        return None
    option = table.options()[0]
    return option.owner if table.decision.seat == CHANCE else table.awaited[0]


def like(state: Any, action: int) -> list[int]:
    """Other actions of which others are shown the same."""
    table, actions = state.table, state.get_game().world.actions
    options, seat = table.options(), table.awaited[0]
    shown = {actions.number(option, seat): option.public for option in options}
    return [it for it, text in shown.items() if it != action and text == shown[action]]


def changed_games(game: Any, seed: int) -> Iterator[tuple[int, list[int], int]]:
    """Games in which one hidden answer is another: whose, the actions, where it was changed."""
    actions, state, dice = played(game, seed), game.new_initial_state(), Dice(seed)
    for place, action in enumerate(actions):
        owner = hidden_from_others(state)
        others = like(state, action) if owner is not None else []
        if owner is not None and others and dice.below(4) == 0:
            yield owner, [*actions[:place], dice.pick(others), *actions[place + 1 :]], place
        state.apply_action(action)


@slow
@pytest.mark.parametrize("name", SECRETIVE)
def test_who_cannot_tell_two_games_apart_has_the_same_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    compared = told_apart = 0
    for owner, changed, place in list(changed_games(game, 2))[:8]:
        actions = played(game, 2)
        ours, theirs = after(game, actions[:place]), after(game, actions[:place])
        for step_number in range(place, min(len(actions), place + 60)):
            if changed[step_number] not in theirs.legal_actions():
                break  # From here on the change shows.
            ours.apply_action(actions[step_number])
            theirs.apply_action(changed[step_number])
            player = ours.current_player()
            if player != theirs.current_player():
                break
            # With who is asked shown to be the same, all others must see the same.
            for seat in range(game.num_players()):
                same = ours.information_state_string(seat) == theirs.information_state_string(seat)
                if seat == owner:
                    told_apart += not same
                    continue
                assert same, (name, place, step_number, seat)
                if seat == player:
                    compared += 1
                    assert np.array_equal(
                        ours.information_state_tensor(seat), theirs.information_state_tensor(seat)
                    )
                    assert ours.observation_string(seat) == theirs.observation_string(seat)
                    assert ours.legal_actions() == theirs.legal_actions()
    assert compared > 20
    assert told_apart > 20


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_sealed_answer_is_in_nobody_elses_information_state(name: str) -> None:
    game, dice = pyspiel.load_game(name), Dice(1)
    state = game.new_initial_state()
    sealed = 0
    while sealed < 5 and not state.is_terminal():
        decision = state.table.decision
        legal = state.legal_actions()
        if decision.together and len(state.table.awaited) > 1 and len(legal) > 1:
            sealed += 1
            one, other = state.child(legal[0]), state.child(legal[1])
            seat = state.current_player()
            for watcher in range(game.num_players()):
                views = [it.information_state_string(watcher) for it in (one, other)]
                tensors = [it.information_state_tensor(watcher) for it in (one, other)]
                assert (views[0] == views[1]) == (watcher != seat)
                assert watcher == seat or np.array_equal(*tensors)
        step(state, dice)
    assert sealed


@pytest.mark.parametrize("name", ["python_boomtable_boomtown", *SECRETIVE])
def test_nothing_that_was_seen_is_forgotten(name: str) -> None:
    game, dice = pyspiel.load_game(name), Dice(4)
    state, past = game.new_initial_state(), [[] for _ in range(game.num_players())]

    for _ in range(150):
        step(state, dice)
        answers = len(state.table.answers)
        for seat, before in enumerate(past):
            lines = state.information_state_string(seat).split("\n")[1 : 1 + answers]
            assert lines[: len(before)] == before
            before[:] = lines


def test_two_ways_to_the_same_table_are_told_apart() -> None:
    game = pyspiel.load_game("python_boomtable_boomtown(players=3)")
    actions = played(game, 5)
    state, swapped = game.new_initial_state(), None
    for place, action in enumerate(actions):
        said = state.action_to_string(action)
        if said == "roll 3 1" or (said.startswith("roll") and said[5] != said[7]):
            twin = f"roll {said[7]} {said[5]}"
            swapped = place, state.string_to_action(twin)
            break
        state.apply_action(action)
    assert swapped is not None

    place, other = swapped
    one = after(game, actions)
    two = after(game, [*actions[:place], other, *actions[place + 1 :]])

    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_a_tensor_keeps_the_latest_answers() -> None:
    game = pyspiel.load_game("python_boomtable_oklahoma(memory=4)")
    actions = played(game, 1, 10)
    state = after(game, actions)

    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)

    assert observer.dict["answers"][:, 1].tolist() == [action + 1 for action in actions[-4:]]
    assert [actor(answer) for answer in state.table.answers[-4:]] == [
        int(row) - 2 for row in observer.dict["answers"][:, 0]
    ]


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_resampled_state_has_the_same_information_state_and_other_secrets(name: str) -> None:
    game = pyspiel.load_game(name)
    actions = played(game, 6)
    differ = 0
    for length in range(40, 120, 16):
        state = after(game, actions[:length])
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            differ += other.table.state != state.table.state
            dice = Dice(1)
            while not other.is_terminal():
                step(other, dice)
    assert differ > 4


def test_openspiels_own_searches_play_the_games() -> None:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    known = pyspiel.load_game("python_boomtable_oklahoma").new_initial_state()
    hidden = pyspiel.load_game("python_boomtable_coloma(players=2)")
    state = after(hidden, played(hidden, 1, 40))
    while state.is_chance_node():
        step(state, Dice(1))

    tree = mcts.MCTSBot(known.get_game(), 2, 3, evaluator, random_state=np.random.RandomState(1))
    sets = ismcts.ISMCTSBot(hidden, evaluator, 2, 3, random_state=np.random.RandomState(1))

    assert tree.step(known) in known.legal_actions()
    assert sets.step(state) in state.legal_actions()


def test_a_process_that_has_used_the_games_ends_well() -> None:
    code = (
        "import pyspiel\nfrom boomtable.research import openspiel\n"
        "state = pyspiel.load_game('python_boomtable_oklahoma').new_initial_state()\n"
        "state.apply_action(state.legal_actions()[0])\n"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_modules_are_joined_by_plus() -> None:
    game = pyspiel.load_game("python_boomtable_oklahoma(modules=red-river+sooners)")

    assert game.world.settings["modules"] == ("red-river", "sooners")
    assert openspiel.JOIN == "+"


@pytest.mark.parametrize(
    "asked",
    [
        {"private_info": pyspiel.PrivateInfoType.NONE},
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"public_info": False},
    ],
)
def test_an_observation_of_another_kind_is_refused(asked: dict[str, Any]) -> None:
    game = pyspiel.load_game("python_boomtable_coloma(players=2)")

    with pytest.raises(Illegal, match="what is public and what is its own"):
        game.make_py_observer(pyspiel.IIGObservationType(**{"perfect_recall": False} | asked))


def test_a_memory_of_fewer_than_no_answers_is_refused() -> None:
    with pytest.raises(Illegal, match="not -4"):
        pyspiel.load_game("python_boomtable_coloma(memory=-4)")


@pytest.mark.parametrize(
    ("name", "is_zero_sum"),
    [
        ("oklahoma(reward=margin)", True),
        ("coloma(players=2,reward=margin)", True),
        ("boonlake(players=2,reward=margin)", True),
        ("boonlake(players=2,reward=score)", False),
        ("boomtown(players=3,reward=margin)", False),
        ("boomtown(players=3)", True),
        ("coloma(players=1,reward=margin)", False),
        ("coloma(players=1)", False),
    ],
)
def test_the_type_says_whether_one_loses_what_another_wins(name: str, is_zero_sum: bool) -> None:
    game = pyspiel.load_game(f"python_boomtable_{name}")
    state, dice = game.new_initial_state(), Dice(2)
    while not state.is_terminal():
        step(state, dice)

    kinds = pyspiel.GameType.Utility
    assert game.get_type().utility == (kinds.ZERO_SUM if is_zero_sum else kinds.GENERAL_SUM)
    assert game.utility_sum() == (0 if is_zero_sum else None)
    assert not is_zero_sum or sum(state.returns()) == pytest.approx(0)
