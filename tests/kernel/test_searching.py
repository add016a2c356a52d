"""The kernel's tree search."""

from __future__ import annotations

import threading

import pytest

from boomtable import kernel
from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, Table
from tests.games.oklahoma.builders import at, opened
from tests.kernel.differential import every_set_of_modules
from tests.marks import slow
from tests.perft.test_oklahoma import E9, E27

SETUP = "11/4P6/5o5/11/11/5o5/3Y7/1P9/5o5/11/11 Y - - - 0 u6"


@pytest.mark.parametrize("modules", every_set_of_modules())
def test_it_appraises_every_option_in_order(modules: str):
    table = opened(modules=modules)

    found = kernel.search(table, 0, nodes=300, seed=1)

    assert [it.option for it in found.appraisals] == list(table.options())
    assert found.nodes == sum(it.visits for it in found.appraisals) == 300
    assert all(0 <= it.value <= 1 for it in found.appraisals)


def test_it_finds_the_same_with_the_same_seed_and_nodes():
    table = opened(modules="red-river")

    findings = [kernel.search(table, 0, nodes=2000, seed=7).appraisals for _ in range(2)]

    assert findings[0] == findings[1]


def test_another_seed_sees_it_a_little_differently():
    table = opened()

    values = [kernel.search(table, 0, nodes=200, seed=seed).best.value for seed in (1, 2)]

    assert values[0] != values[1]
    assert values[0] == pytest.approx(values[1], abs=0.1)


def test_it_leaves_the_table_alone():
    table = opened()
    before = kernel.game_of(table).packed()

    kernel.search(table, 0, nodes=100)

    assert kernel.game_of(table).packed() == before
    assert table.answers == []


def test_it_ends_the_game_when_that_wins():
    # O-E9 before its last turn: c3-c1xa3 ends the game 41 to 50.
    table = at(E9)

    for _ in range(2):
        best = kernel.search(table, 1, nodes=2000).best
        table.answer(best.option)

    assert table.is_over
    assert best.value > 0.9


def test_it_knows_the_set_up():
    found = kernel.search(at(SETUP), 1, nodes=200)

    assert len(found.appraisals) == 115


def test_a_forced_answer_is_appraised_like_any_other():
    dice = Dice(1)
    game = kernel.game_of(opened())
    while game.count != 1:
        game.step(dice.below(game.count))
        if game.over:
            game = kernel.game_of(opened())

    found = kernel.search_game(game, nodes=10)

    assert [it.visits for it in found.appraisals] == [10]


def test_it_keeps_to_its_time():
    found = kernel.search(opened(), 0, seconds=0.05)

    assert found.nodes > 10
    assert found.seconds >= 0.05


def test_another_thread_ends_it():
    stop = kernel.Stop()
    found = []
    thinking = threading.Thread(
        target=lambda: found.append(kernel.search(opened(), 0, seconds=600, stop=stop))
    )
    thinking.start()

    # This thread goes on: the search does not hold the lock of the interpreter.
    stop()
    thinking.join()

    assert found[0].seconds < 600


def test_bad_budgets_are_refused():
    for budget in ({}, {"nodes": -1}, {"seconds": -0.5}):
        with pytest.raises(ValueError, match="budget"):
            kernel.search(opened(), 0, **budget)


def test_only_the_seat_that_is_asked_searches():
    with pytest.raises(ValueError, match="not asked"):
        kernel.search(opened(), 1, nodes=10)
    with pytest.raises(ValueError, match="not asked"):
        kernel.search(at(E27), 1, nodes=10)


def begun(table: Table, dice: Dice) -> Table:
    """Two random turns, so that no two games are alike."""
    while table.state.turns < 2 or table.state.active >= 0:
        table.pick(dice.below(len(table.options())))
    return table


def played(table: Table, seat: int, nodes: int, seed: int) -> Table:
    """A game of the search against the greedy bot."""
    greedy = make_bot("greedy", "oklahoma", Dice(seed))
    while not table.is_over:
        if table.awaited[0] == seat:
            found = kernel.search(table, seat, nodes=nodes, seed=seed + len(table.answers))
            table.answer(found.best.option, seat)
        else:
            table.answer(greedy.decide(Seat(table, 1 - seat)), 1 - seat)
    return table


@slow
@pytest.mark.parametrize("modules", ["none", "santa-fe", "silver-mines", "red-river", "sooners"])
def test_it_beats_the_greedy_bot(modules: str):
    won = 0
    for seed in range(4):
        table = begun(opened(seed, modules=modules), Dice(seed // 2))
        played(table, seed % 2, nodes=2000, seed=seed)
        won += table.score().winners == (seed % 2,)

    assert won >= 3
