"""Every answer has one number, and every number one answer."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, Dice, Illegal, Unreadable, open_table, register
from boomtable.games.boomtown.answers import Rob
from boomtable.games.boonlake.answers import PayPlan
from boomtable.research.actions import Actions, words_of
from boomtable.research.worlds import World
from tests.laws.worlds import World as LawWorld
from tests.laws.worlds import some_of, worlds_of

ALL_WORLDS = [
    world
    for game in ("oklahoma", "boomtown", "coloma", "boonlake")
    for world in some_of(worlds_of(game), 8)
]


@pytest.mark.parametrize("world", ALL_WORLDS, ids=str)
def test_in_a_random_game_every_option_has_one_number_and_back(world: LawWorld) -> None:
    table = world.open(seed=5, asks_chance=True)
    actions, prompts = Actions.of(table), words_of(world.game).PROMPTS
    dice = Dice(8)

    while not table.is_over:
        seat, options = table.awaited[0], table.options()
        numbers = actions.numbers(options, seat)

        assert len(set(numbers)) == len(options)
        assert [actions.place(number, options, seat) for number in numbers[:9]] == list(
            range(len(numbers[:9]))
        )
        assert [actions.number(option, seat) for option in options] == numbers
        assert seat == CHANCE or table.decision.prompt in prompts
        table.pick(dice.below(len(options)))


def test_every_number_is_read_back_from_its_notation(world: World) -> None:
    actions, parse = world.actions, world.game.parse

    assert [parse(actions.text(number)) for number in range(len(actions))] == [*actions.answers]
    outcomes = [actions.text(number, CHANCE) for number in range(len(actions.outcomes))]
    assert list(map(parse, outcomes)) == [*actions.outcomes]


def test_numbers_do_not_depend_on_what_was_drawn(small_world: World) -> None:
    early, late = small_world.open(1), small_world.open(2)
    for _ in range(20):
        late.pick(0)

    assert Actions.of(early).answers == Actions.of(late).answers


def test_what_is_not_among_the_options_is_refused_and_changes_nothing(small_world: World) -> None:
    table = small_world.open(1)
    mask = small_world.mask(table, small_world.asked(table))
    before = list(table.answers)

    for number in (int(mask.argmin()), -1, len(mask)):
        with pytest.raises(Illegal, match="not possible now"):
            small_world.answer(table, number)

    assert table.answers == before


def test_victims_of_a_holdup_are_counted_from_the_robber() -> None:
    actions = World("boomtown", 4).actions

    assert actions.number(Rob(3, 7), 2) == actions.number(Rob(1, 7), 0)
    assert actions.number(Rob(0, 7), 3) == actions.number(Rob(1, 7), 0)


def test_a_plan_is_known_by_its_levers_and_boats() -> None:
    actions = World("boonlake", 2).actions
    plan = PayPlan((), ("wood", "loam"), 4)

    assert actions.number(plan) == actions.number(PayPlan((), ("wood", "loam"), 0))
    assert actions.number(plan) != actions.number(PayPlan((), ("loam", "loam"), 4))


def test_a_game_without_numbers_is_refused() -> None:
    register("tests.toys.claims")

    with pytest.raises(Unreadable, match="no numbers"):
        Actions.of(open_table("claims"))


def test_a_game_from_elsewhere_brings_its_own() -> None:
    register("tests.toys.nim")
    world = World("nim", settings={"heap": "4"})
    table = world.open(1)

    world.answer(table, 2)

    assert [world.actions.text(number) for number in range(3)] == ["take 1", "take 2", "take 3"]
    # The last one was forced.
    assert world.rewards(table) == [-1, 1]
    assert world.observe(world.open(1), 0)[-1] == pytest.approx(0.4)
