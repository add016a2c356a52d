"""What is to be played."""

from __future__ import annotations

import pytest

from boomtable.engine import Illegal, find
from boomtable.lab.plans import Plan, World, seat_bots, worlds_of


def plan(game: str, *bots: str) -> Plan:
    return Plan(game, find(game).package, (World(bots, {}),), seed=5)


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    boomtown = find("boomtown")

    assert seat_bots(boomtown, ["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    assert seat_bots(boomtown, ["greedy", "random"], None) == ("greedy", "random", "random")
    assert seat_bots(boomtown, ["random"] * 5, None) == ("random",) * 5


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Illegal, match="3 bots are named, but there are only 2 seats"):
        seat_bots(find("nim"), ["random"] * 3, None)
    with pytest.raises(Illegal, match="cannot be played by 6"):
        seat_bots(find("boomtown"), ["random"], 6)


def test_every_bot_sits_on_every_seat() -> None:
    seated = [plan("boomtown", "a", "b", "c").seated(number) for number in range(3)]

    assert seated == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_every_bot_sits_on_every_seat_of_every_world() -> None:
    mix = {"players": ["3", "4"], "short": ["no", "yes"]}
    worlds = worlds_of(find("boomtown"), ["greedy", "random"], None, {}, mix)
    mixed = Plan("boomtown", "", worlds, seed=1)

    games = [(mixed.world_of(number), mixed.seated(number)) for number in range(4 * 4)]

    assert [(len(it.bots), it.settings["short"]) for it, _seated in games[:4]] == [
        (3, "no"),
        (3, "yes"),
        (4, "no"),
        (4, "yes"),
    ]
    for world in worlds:
        places = [seated.index("greedy") for it, seated in games if it == world]
        assert places == [0, 1, 2, 3][: len(world.bots)] + [0] * (4 - len(world.bots))


def test_without_a_mix_there_is_one_world() -> None:
    worlds = worlds_of(find("boomtown"), ["random"], 4, {"short": "yes"}, {})

    assert worlds == (World(("random",) * 4, {"short": "yes"}),)
