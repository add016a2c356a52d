"""Section 10: the Barker's shop and the Barrels."""

import pytest

from boomtable.engine import Illegal
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    has,
    lines,
    options,
    play,
    state,
    turn,
    vp,
    world,
)
from tests.marks import rule


def stash(table):
    return ["-" if it < 0 else BOX.barrels[it].id for it in state(table).stash]


@rule("C-10.1", "C-R7", "C-E15")
def test_everything_bought_in_one_action_is_paid_as_one_sum():
    game = world(4, supply=20, P1="bucks=2 gold=2 horses=3")

    table = play(turn(game, "P1", 1), "P1 shop 1 3")

    assert "P1 pay 2" in answers(table)
    assert has(table, "P1", "bucks", "gold", "tents", "horses") == (0, 0, 2, 6)


@rule("C-10.2")
def test_nobody_buys_more_than_supply_and_limit_allow():
    game = world(3, P1="bucks=90 tents=6 horses=5")

    table = turn(game, "P1", 1)

    assert options(table, "shop") == ["shop 0 1", "shop 1 0", "shop 1 1", "shop 2 0", "shop 2 1"]
    with pytest.raises(Illegal, match="Only 2 Tents of yours"):
        play(table, "P1 shop 3 0")
    with pytest.raises(Illegal, match="at most 6 Horses, and you have 5"):
        play(table, "P1 shop 0 2")


@rule("C-10.3", "C-10.4", "C-10.5", "C-10.6")
def test_a_barrel_brings_its_outlaws_and_its_space_is_refilled():
    table = turn(world(3, outlaws=2), "P1", 1)

    assert options(table, "barrel") == [f"barrel {space}" for space in range(5)]
    play(table, "P1 barrel 3")
    assert state(table).outlaws == 4
    assert asked(table) == "chance stash"
    assert options(table)[0] == "refill 3 coin-keg"
    play(table, "refill 3 rye-whiskey")
    assert stash(table) == ["oats", "nails", "rye-whiskey", "pay-dirt"]
    assert has(table, "P1", "barrels") == ((BOX.barrel_of["coin-keg"],),)


@rule("C-10.4")
@pytest.mark.parametrize(("space", "outlaws"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_each_space_of_the_stash_has_its_outlaws(space, outlaws):
    table = play(turn(world(3, outlaws=0), "P1", 1), f"P1 barrel {space}")

    assert state(table).outlaws == outlaws


@rule("C-E16", "C-10.9")
def test_example_of_a_barrel_used_in_the_turn_in_which_it_was_gained():
    game = world(3, outlaws=14, stash="nails nails coin-keg oats", P1="bucks=0 horses=2")

    table = play(turn(game, "P1", 1), "P1 barrel 4", "refill 4 nails")
    assert game.outlaws == 15
    play(table, "P1 open oats")

    assert has(table, "P1", "horses", "bucks") == (3, 4)


@rule("C-10.7", "C-R10")
def test_a_barrel_taken_face_down_is_random_and_shown_to_all():
    game = world(3)
    stash_before = [*game.stash]

    table = play(turn(game, "P1", 1), "P1 barrel 0")

    assert asked(table) == "chance stash"
    weights = dict(zip(options(table), table.decision.weights, strict=True))
    assert weights["stack rye-whiskey"] == 2
    assert weights["stack oats"] == 2
    assert sum(weights.values()) == 26
    play(table, "stack rye-whiskey")
    assert state(table).stash == stash_before
    for other in (None, 1, 2):
        assert table.game.view(game, other)["seats"][0]["barrels"] == ["rye-whiskey"]
        assert table.answers[-1].shown_to(other) == "stack rye-whiskey"


@rule("C-10.8")
def test_discards_become_the_new_stack():
    game = world(3)
    game.stack = [0] * len(game.stack)
    game.discards[BOX.barrel_of["oats"]] = 1

    table = turn(game, "P1", 1)
    assert options(table, "barrel")[0] == "barrel 0"
    play(table, "P1 barrel 1", "refill 1 oats")

    assert stash(table)[0] == "oats"
    assert sum(game.discards) == sum(game.stack) == 0


@rule("C-10.8")
def test_a_barrel_is_taken_face_down_from_discards_when_the_stack_is_empty():
    game = world(3, outlaws=2, stash="- - - -")
    game.stack = [0] * len(game.stack)
    game.discards[BOX.barrel_of["oats"]] = 2
    game.discards[BOX.barrel_of["nails"]] = 1

    table = turn(game, "P1", 1)
    assert options(table, "barrel") == ["barrel 0"]
    play(table, "P1 barrel 0")
    weights = dict(zip(options(table), table.decision.weights, strict=True))
    assert weights == {"stack oats": 2, "stack nails": 1}
    play(table, "stack oats")

    assert has(table, "P1", "barrels") == ((BOX.barrel_of["oats"],),)
    assert (sum(game.stack), sum(game.discards), game.outlaws) == (2, 0, 3)


@rule("C-10.8", "C-10.11")
@pytest.mark.parametrize(("space", "word"), [(0, "stack"), (2, "refill 2")])
def test_discards_wait_until_the_stack_is_empty(space, word):
    game = world(3)
    oats, nails, plans = (BOX.barrel_of[it] for it in ("oats", "nails", "rolled-plans"))
    game.stack = [0] * len(game.stack)
    game.stack[nails], game.stack[plans] = 1, 3
    game.discards[oats] = 2

    table = play(turn(game, "P1", 1), f"P1 barrel {space}")

    weights = dict(zip(options(table), table.decision.weights, strict=True))
    assert weights == {f"{word} rolled-plans": 3, f"{word} nails": 1}
    play(table, f"{word} nails")
    assert (game.stack[plans], sum(game.stack), game.discards[oats]) == (3, 3, 2)


@rule("C-10.8", "C-R39")
def test_an_empty_stack_refills_nothing_and_an_empty_stash_gives_nothing():
    game = world(3, outlaws=2)
    game.stack = [0] * len(game.stack)
    table = turn(game, "P1", 1)
    assert options(table, "barrel") == [f"barrel {space}" for space in (1, 2, 3, 4)]
    play(table, "P1 barrel 2")
    assert stash(table) == ["oats", "-", "coin-keg", "pay-dirt"]

    empty = world(3, outlaws=2, stash="- - - -", P1="wagon=cold-springs")
    empty.stack = [0] * len(empty.stack)
    table = play(turn(empty, "P1", 4), "P1 wagon", "P1 go hangtown!")
    assert has(table, "P1", "barrels") == ((),)
    assert empty.outlaws == 2
    assert not any("barrel" in line for line in answers(table))


@rule("C-10.9", "C-R33")
def test_every_barrel_is_used_at_most_once_and_between_actions_only():
    table = play(turn(world(3, P1="barrels=coin-keg"), "P1", 1), "P1 open coin-keg")
    with pytest.raises(Illegal, match="no unused Barrel of this kind: Coin Keg"):
        play(table, "P1 open coin-keg")

    moving = play(turn(world(3, P1="barrels=oats horses=3"), "P1", 4), "P1 wagon", "P1 go lotus")
    assert options(moving, "open") == []
    paying = world(3, P1="barrels=coin-keg bucks=2 gold=1 lodge=2")
    table = play(turn(paying, "P1", 2), "P1 hammer river 1")
    assert options(table) == ["pay 0", "pay 1"]


@rule("C-10.10", "C-10.11", "C-R59", "C-E17")
def test_the_used_barrel_of_longest_ago_is_paid():
    bridges = "coopers toll aqueduct pack-train blueprint homestead"
    side = "used=oats,nails town=river-bend-brewery spans=coopers rivers=1"
    game = world(3, round=2, bridges=bridges, P1=side)
    assert lines(game, "P1")["bridge"] == 6

    table = play(turn(game, "P1", 1), "P1 use sutters-mill 2 1")
    play(table, "P1 use river-bend-brewery 1 2")

    assert has(table, "P1", "gold", "bucks") == (5, 3)
    assert vp(table, "P1") == 3
    assert has(table, "P1", "used") == ((BOX.barrel_of["nails"],),)
    assert game.discards[BOX.barrel_of["oats"]] == 1
    assert lines(table, "P1")["bridge"] == 3


@rule("C-10.12")
@pytest.mark.parametrize(
    ("kind", "count", "gained"),
    [
        ("coin-keg", 3, {"bucks": 6}),
        ("pay-dirt", 4, {"gold": 2, "bucks": 1}),
        ("salt-pork", 4, {"dudes": 4, "bucks": 1}),
        ("rolled-plans", 3, {"gold": 1}),
        ("sailcloth", 3, {"tents": 2, "bucks": 2}),
        ("oats", 3, {"horses": 1, "bucks": 4}),
        ("rye-whiskey", 2, {"other_vp": 4}),
    ],
)
def test_what_the_barrels_bring(kind, count, gained):
    fields = ("bucks", "gold", "dudes", "tents", "horses", "other_vp")
    side = f"barrels={kind} top=land-office,faro-parlor,timber-wharf,livery-stable"
    game = world(3, P1=side)
    before = dict(zip(fields, has(game, "P1", *fields), strict=True))

    table = play(turn(game, "P1", 3), f"P1 open {kind}")

    after = dict(zip(fields, has(table, "P1", *fields), strict=True))
    assert {key: after[key] - before[key] for key in fields if after[key] != before[key]} == gained
    assert len(game.hand[0]) == (4 if kind == "rolled-plans" else 0)
    assert BOX.barrels[BOX.barrel_of[kind]].count == count


@rule("C-10.12")
@pytest.mark.parametrize(
    ("kind", "count", "first", "then"),
    [
        # A River by Hammer costs 2 Bucks, 1 less is all there is; canyon 1 brings 3.
        ("nails", 3, "hammer river 1", {"bucks": 2, "dudes": -1}),
        # Without a Horse there is the one space more.
        ("axle-grease", 3, "go garden-valley", {}),
        ("black-powder", 2, "event 1", {"tents": -1}),
    ],
)
def test_barrels_that_bring_an_action(kind, count, first, then):
    fields = ("bucks", "gold", "dudes", "tents", "horses")
    game = world(3, P1=f"barrels={kind} bucks=1 gold=0 lodge=1 horses=0 top=land-office")
    before = has(game, "P1", *fields)

    table = play(turn(game, "P1", 3), f"P1 open {kind}")

    assert asked(table) == "P1 gained-action"
    assert (options(table)[0], options(table)[-1]) == (first, "decline")
    play(table, f"P1 {first}")
    after = zip(fields, before, has(table, "P1", *fields), strict=True)
    assert {key: new - old for key, old, new in after if new != old} == then
    assert asked(table) in ("nobody", "P1 act")
    assert BOX.barrels[BOX.barrel_of[kind]].count == count
