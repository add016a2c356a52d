"""Section 5: phase B, the ship."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boonlake.map_happenings import LockCrossed
from tests.games.boonlake.worlds import (
    BOX,
    asked,
    events,
    hand,
    has,
    lines,
    options,
    play,
    sites,
    state,
    table_of,
    world,
)
from tests.marks import rule


def sailing(*said, players=2, steps=4, **fields):
    """A table at which P1 moves the ship."""
    return table_of(world(players, *said, steps=steps, **fields), ("move_ship", 0))


@rule("L-5.1")
def test_a_ship_moves_at_least_one_step_and_at_most_those_of_its_row():
    table = sailing("ships P1=r1 P2=u9", steps=3)

    assert options(table) == ["ship r2", "ship r3", "ship r4"]
    with pytest.raises(Illegal, match="r5"):
        play(table, "P1 ship r5")
    with pytest.raises(Illegal):
        play(table, "P1 ship r1")


@rule("L-5.2")
@pytest.mark.parametrize(("number", "arm"), [(1, "u"), (2, "l")])
def test_the_arm_depends_on_the_round(number, arm):
    table = sailing("ships P1=r4 P2=r1", round=number)

    assert options(table) == ["ship r5", f"ship {arm}1", f"ship {arm}2", f"ship {arm}3"]


@rule("L-5.2")
@pytest.mark.parametrize(("number", "last"), [(1, "u11"), (2, "l7")])
def test_both_arms_lead_to_the_tail(number, last):
    table = sailing(f"ships P1={last} P2=r1", round=number)

    assert options(table) == ["ship e1", "ship e2", "ship e3", "ship e4"]


@rule("W-17", "L-5.3", "L-5.4")
def test_other_ships_are_jumped_and_not_counted_but_in_a_harbor():
    table = sailing("ships P1=r4 P2=r5 P3=u1 P4=u3", players=4)

    assert options(table) == ["ship r5", "ship u2", "ship u4", "ship u5"]


@rule("W-18", "L-5.5", "L-5.3")
def test_surplus_steps_are_lost_at_the_last_space():
    table = sailing("ships P1=e3 P2=e4", round=2)

    assert [str(it.option) for it in table.answers] == ["ship e5"]  # The only landing.
    table = sailing("ships P1=e2 P2=e5", round=2)
    assert options(table) == ["ship e3", "ship e4", "ship e5"]


@rule("L-R15", "L-2.10", "L-R16")
def test_a_start_space_holds_all_ships():
    table = sailing("ships P1=r1 P2=r1 P3=r1 P4=r1", players=4, steps=1)

    assert BOX.river[BOX.river_of["r1"]].harbor is False
    assert BOX.river[state(table).ships[0]].id == "r2"
    assert [BOX.river[ship].id for ship in state(table).ships[1:]] == ["r1"] * 3


@rule("L-R16", "L-5.4")
def test_ships_at_the_start_are_behind_all_others():
    firsts = {BOX.starts[1][players] for players in (1, 2, 3, 4)}

    # Whoever sails is on a start space or ahead of it, so it is never between ship and landing.
    assert {BOX.river[space].id for space in firsts} == {"r1", "r3"}
    table = sailing("ships P1=r3 P2=r3 P3=r3", players=3)
    assert options(table) == ["ship r4", "ship r5", "ship u1", "ship u2"]


@rule("L-5.6", "L-5.10")
def test_a_lock_is_crossed_also_by_jumping_ships():
    table = sailing("ships P1=u6 P2=u7", steps=1)
    play(table, "P1 river vase")  # The lock counts after the reward.

    assert [it.lock for it in events(table, LockCrossed)] == ["lock-upper"]
    assert state(table).trigger == 0


@rule("L-5.6")
def test_a_ship_that_ends_before_the_lock_does_not_cross_it():
    table = play(sailing("ships P1=u4 P2=r1"), "P1 ship u6")

    while asked(table) == "chance draw-card":
        table.pick(0)
    assert not events(table, LockCrossed)
    assert state(table).trigger == -1


@rule("L-5.10", "L-5.11")
def test_later_ships_trigger_nothing_at_a_lock():
    table = sailing("ships P1=u6 P2=u9", steps=1, crossed=(0,))

    assert not events(table, LockCrossed)


@rule("L-5.11", "L-3.5")
@pytest.mark.parametrize("number", [1, 2])
def test_the_first_ship_on_the_last_space_ends_the_round(number):
    table = sailing("ships P1=e4 P2=e1", steps=1, round=number)
    play(table, "P1 river vase")

    assert [(it.lock, it.last) for it in events(table, LockCrossed)] == [("lock-last", number == 2)]
    assert (state(table).trigger, state(table).last_trigger) == ((0, -1), (-1, 0))[number - 1]


@rule("L-5.7")
@pytest.mark.parametrize(
    ("ship", "space", "gain"),
    [
        ("r1", "r4", {"coins": 2}),
        ("r1", "r5", {"cards": 1}),
        ("u1", "u3", {"ranch": 1}),
        ("e1", "e2", {"ranch": 2}),
        ("e1", "e3", {"vp": 3}),
        ("u1", "u4", {"vases": 1}),
    ],
)
def test_the_reward_of_the_space_where_the_ship_ends(ship, space, gain):
    table = sailing(f"ships P1={ship} P2=u9", "P1 ranch=0 supply=6")
    before = has(table, "P1", "coins", "ranch", "vases", "vp")

    play(table, f"P1 ship {space}")
    while asked(table) == "chance draw-card":
        table.pick(0)

    fields = ("coins", "ranch", "vases", "vp")
    after = has(table, "P1", *fields)
    gained = {
        it: new - old for it, old, new in zip(fields, before, after, strict=True) if new - old
    }
    gained |= {"cards": len(hand(table))} if hand(table) else {}
    assert gained == gain
    assert lines(table, "P1").get("river", 0) == gain.get("vp", 0)


@rule("L-5.7", "L-5.8")
def test_vase_or_site_is_the_players_choice():
    table = play(sailing("ships P1=u7 P2=r1"), "P1 ship u8")

    assert options(table) == ["river vase", "river site"]
    play(table, "P1 river site", "P1 site iron")
    assert sites(table) == {"iron": 1}
    assert has(table, "P1", "vases") == (0,)


@rule("L-5.8")
def test_without_a_site_to_build_there_is_only_the_vase():
    levels = "sites=wood2,loam2,stone2,iron2"
    table = play(sailing("ships P1=u7 P2=r1", f"P1 {levels}"), "P1 ship u8")

    assert [str(it.option) for it in table.answers] == ["ship u8", "river vase"]
    assert has(table, "P1", "vases") == (1,)
