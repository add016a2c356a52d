"""What a seat is shown in numbers is what it sees, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from boomtable.engine import Dice, Table
from boomtable.research.sheet import LIMIT, Sheet, places
from boomtable.research.worlds import World
from tests.laws.worlds import play_some

TIMES = (0, 25, 60)


def tables(world: World) -> list[Table]:
    return [play_some(world.open(seed), answers, Dice(seed)) for seed, answers in enumerate(TIMES)]


def test_an_observation_has_always_the_same_size_and_stays_in_its_bounds(world: World) -> None:
    for seed, table in enumerate(tables(world)):
        while not table.is_over:
            for seat in range(world.players):
                seen = world.observe(table, seat)
                assert seen.shape == world.observations.shape
                assert seen.dtype == np.float32
                assert float(np.abs(seen).max()) <= LIMIT
            play_some(table, 11, Dice(seed))


def test_the_parts_follow_each_other_and_have_names_of_their_own(world: World) -> None:
    parts = world.observations.parts

    assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]
    assert (parts[0].start, parts[-1].stop) == (0, world.observations.shape[0])
    assert len({part.name for part in parts}) == len(parts)


def test_what_a_seat_cannot_know_does_not_show(world: World) -> None:
    for table in tables(world):
        for seat in range(world.players):
            seen, mask = world.observe(table, seat), world.mask(table, seat)
            for number in range(3):
                imagined = table.sample(seat, Dice(number))
                assert np.array_equal(world.observe(imagined, seat), seen)
                assert np.array_equal(world.mask(imagined, seat), mask)


@pytest.mark.parametrize("game", ["coloma", "boonlake"])
def test_the_own_hand_shows(game: str) -> None:
    world = World(game, 2)
    hand = next(part for part in world.observations.parts if part.name == "own hand")
    table = play_some(world.open(1), 4, Dice(1))

    seen = [world.observe(table, seat)[hand.start : hand.stop] for seat in (0, 1)]

    views = [table.game.view(table.state, seat)["seats"][seat] for seat in (0, 1)]
    assert [round(float(part.sum())) for part in seen] == [len(it["hand"]) for it in views]
    assert not np.array_equal(seen[0], seen[1])


def test_own_things_come_first_wherever_one_sits() -> None:
    world = World("boomtown", 3)
    gold = [part for part in world.observations.parts if part.name.endswith("gold")]
    table = play_some(world.open(1), 20, Dice(1))
    held = [it["gold"] for it in table.game.view(table.state, None)["seats"]]
    assert len(set(held)) == 3

    for seat in range(3):
        seen = [float(world.observe(table, seat)[part.start]) * 50 for part in gold]
        assert seen == pytest.approx(held[seat:] + held[:seat], rel=1e-5)


def test_oklahoma_is_a_stack_of_planes() -> None:
    world = World("oklahoma")
    planes = {part.name: part.start for part in world.observations.parts}
    table = world.open(1)

    purple, yellow = (world.observe(table, seat) for seat in (0, 1))

    assert purple.shape == (31, 11, 11)
    # b4, e10 and h7 are the boomers of Purple at the start.
    assert {(int(row), int(column)) for row, column in np.argwhere(purple[planes["own boomers"]])}
    assert purple[planes["own boomers"]][3, 1] == 1
    assert np.array_equal(purple[planes["own boomers"]], yellow[planes["other boomers"]])
    assert purple[planes["own side"]].min() == 1
    assert yellow[planes["own side"]].max() == 0


def test_a_sheet_refuses_another_size() -> None:
    sheet = Sheet(2)
    sheet.one("colour", "red", places(("red", "blue", "green")[:2]))
    sheet.number("more", 0)

    with pytest.raises(AssertionError, match="another size"):
        sheet.done()


def test_what_an_exchange_takes_and_gives_shows() -> None:
    world = World("boonlake", 2)
    part = next(part for part in world.observations.parts if part.name == "about exchange")
    shown: dict[str, bytes] = {}
    for seed in range(12):
        table, dice = world.open(seed), Dice(seed)
        assert not world.observe(table, 0)[part.start : part.stop].any()
        while not table.is_over:
            if table.decision is not None and table.decision.prompt == "card-exchange":
                seat = world.asked(table)
                seen = world.observe(table, seat)[part.start : part.stop]
                offered = str(table.game.view(table.state, seat)["about"]["effects"])
                assert seen.any()
                assert shown.setdefault(offered, seen.tobytes()) == seen.tobytes()
            play_some(table, 1, dice)

    assert len(shown) > 2
    assert len(set(shown.values())) == len(shown)
