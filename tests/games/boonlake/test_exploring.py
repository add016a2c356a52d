"""Section 9: exploring, and placing tiles and pastures."""

import pytest

from boomtable.engine import Illegal
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    hand,
    has,
    levers,
    options,
    play,
    sites,
    state,
    table_of,
    tile_on,
    world,
)
from tests.marks import rule


def full_map(*empty):
    """A map with a pasture on every space but some."""
    return "map " + " ".join(f"{it}:pasture[]" for it in range(1, 34) if it not in empty)


@rule("W-4", "L-9.1", "L-12.9")
def test_a_tile_beside_a_tile_brings_the_reward_of_its_space():
    game = world(2, "map 10:old-mill[-,-] 18:ferry-house[-,-]", "P1 coins=0 ranch=0 supply=8")
    table = action(game, "hire")

    assert asked(table) == "P1 explore"
    assert has(table, "P1", "ranch") == (1,)  # Hire: first the inhabitant.
    play(table, "P1 explore yes", "gray monument")
    assert "place 17" in options(table)
    play(table, "P1 place 17")

    assert tile_on(table, 17) == "monument"
    assert has(table, "P1", "coins") == (2,)


@rule("L-9.1")
def test_only_empty_spaces_adjacent_to_a_tile_are_offered():
    game = world(2, "map 10:old-mill[-,-] 31:pasture[]")
    table = table_of(game, ("reveal", 0))
    play(table, "gray mint")

    near = {*BOX.spaces[10].near, *BOX.spaces[31].near}
    assert options(table) == [f"place {space}" for space in sorted(near)]
    with pytest.raises(Illegal, match="13"):
        play(table, "P1 place 13")
    with pytest.raises(Illegal, match="10"):
        play(table, "P1 place 10")


@rule("L-9.1", "L-R19")
def test_exploring_is_decided_before_the_reveal_and_each_time_anew():
    game = world(2, "map 10:old-mill[-,-]", "P1 ranch=0")
    table = action(game, "pioneer")

    play(table, "P1 explore yes", "gray mint")
    assert asked(table) == "P1 place-tile"
    assert "pass" not in options(table)  # What was revealed must be placed.
    play(table, "P1 place 9")
    assert asked(table) == "P1 explore"
    before = len(state(table).mound)
    play(table, "P1 explore no")
    assert len(state(table).mound) == before
    assert asked(table) != "P1 explore"


@rule("L-9.3", "L-R19")
def test_an_explore_that_is_declined_brings_nothing():
    table = table_of(world(2, "map 10:old-mill[-,-]"), ("explore", 0))

    play(table, "P1 explore no")

    assert has(table, "P1", "coins") == (0,)


@rule("L-9.3", "L-R9")
@pytest.mark.parametrize("missing", ["space", "mound"])
def test_an_impossible_explore_brings_coins_without_a_question(missing):
    game = world(2, full_map() if missing == "space" else "map 10:old-mill[-,-]")
    if missing == "mound":
        game.mound = ()

    table = table_of(game, ("explore", 0))

    assert asked(table) == "nobody"
    assert has(table, "P1", "coins") == (2,)
    assert answers(table) == []


@rule("W-57", "L-9.3")
def test_the_second_explore_of_pioneer_may_have_become_impossible():
    game = world(2, full_map(13), "P1 coins=0 ranch=0")
    table = action(game, "pioneer")

    play(table, "P1 explore yes", "gray mint")

    # The only place is taken by the table; then come 3 coins of space 13 and 2 for the second.
    assert "P1 place 13" in answers(table)
    assert has(table, "P1", "coins") == (5,)
    assert answers(table).count("P1 explore yes") == 1
    assert len(state(table).mound) == 24


@rule("L-9.2", "L-15.15")
@pytest.mark.parametrize(
    ("space", "near", "check"),
    [
        (13, 14, lambda table: has(table, "P1", "coins") == (3,)),
        (15, 14, lambda table: len(hand(table)) == 1),
        (19, 18, lambda table: has(table, "P1", "ranch") == (1,)),
        (16, 10, lambda table: sites(table) == {"stone": 1}),
    ],
)
def test_space_rewards(space, near, check):
    game = world(2, f"map {near}:old-mill[-,-]" + (" 9:mint[-]" if space == 16 else ""))
    game.ranch[0], game.supply[0] = 0, 8
    table = table_of(game, ("reveal", 0))
    play(table, "gray terrace", f"P1 place {space}")
    while asked(table) == "chance draw-card":
        table.pick(0)

    assert check(table)


@rule("W-56", "L-9.4", "L-13.10")
def test_the_reward_comes_before_settlers_welcome():
    said = "P1 levers=settlers-welcome ranch=7 supply=1"
    game = world(2, "map 18:old-mill[-,-]", said)
    table = table_of(game, ("reveal", 0))

    play(table, "gray mint", "P1 place 19")  # It takes the last inhabitant.

    assert has(table, "P1", "ranch", "supply") == (8, 0)
    assert asked(table) == "nobody"
    assert levers(table) == (["settlers-welcome"], [])


@rule("L-13.10", "L-9.4")
def test_settlers_welcome_is_offered_after_a_placement_and_may_be_kept():
    def placed(answer):
        game = world(2, "map 18:old-mill[-,-]", "P1 levers=settlers-welcome ranch=2")
        table = table_of(game, ("place_pasture", 0))
        play(table, "P1 place 17")
        assert asked(table) == "P1 settlers-welcome"
        assert has(table, "P1", "coins") == (2,)
        return play(table, f"P1 welcome {answer}")

    pulled, kept = placed("yes"), placed("no")

    assert has(pulled, "P1", "ranch") == (3,)
    assert levers(pulled) == ([], ["settlers-welcome"])
    assert has(kept, "P1", "ranch") == (2,)
    assert levers(kept) == (["settlers-welcome"], [])


@rule("L-12.3")
def test_a_pasture_may_be_declined_for_nothing():
    table = table_of(world(2, "map 10:old-mill[-,-]"), ("place_pasture", 0))

    assert options(table)[-1] == "pass"
    play(table, "P1 pass")

    assert has(table, "P1", "coins") == (0,)
    assert state(table).pastures == 7


@rule("L-12.3")
@pytest.mark.parametrize("missing", ["space", "pasture"])
def test_an_impossible_pasture_brings_coins_without_a_question(missing):
    game = world(2, "map 10:old-mill[-,-]")
    if missing == "pasture":
        game.pastures = 0
    else:
        game.laid = [-1, *([-2] * 33)]

    table = table_of(game, ("place_pasture", 0))

    assert asked(table) == "nobody"
    assert has(table, "P1", "coins") == (2,)
