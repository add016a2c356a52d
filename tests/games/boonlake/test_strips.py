"""Sections 4 and 6: choosing a strip, its parts, pushing the strips together."""

import pytest

from boomtable.engine import Illegal
from tests.games.boonlake.worlds import (
    BOX,
    STRIPS,
    action,
    asked,
    has,
    lines,
    options,
    play,
    state,
    turn,
    world,
)
from tests.marks import rule

HAND = "hand=windmill,tool-shed,night-watch"
"""A card of each kind."""


@rule("L-4.1", "L-4.2")
def test_any_strip_may_be_chosen_and_its_row_sets_the_steps():
    table = turn(world(2))

    assert options(table) == [f"takes {strip}" for strip in STRIPS.split()]
    for row, strip in enumerate(STRIPS.split()):
        game = world(2, "P1 vp=10")
        table = action(game, strip)
        found = state(table)
        assert found.strips[row] == -1
        assert found.taken == BOX.strip_of[strip]
        assert found.steps == [4, 4, 4, 3, 3, 2, 1][row]
        assert has(table, "P1", "vp") == (10 - [0, 0, 0, 0, 0, 2, 4][row],)
        assert lines(table, "P1").get("rows", 0) == -[0, 0, 0, 0, 0, 2, 4][row]


@rule("L-4.3", "L-7.1")
@pytest.mark.parametrize(
    ("strip", "card"),
    [
        ("pioneer", "windmill"),
        ("cattle-breeding", "windmill"),
        ("region-scoring", "tool-shed"),
        ("progress", "tool-shed"),
        ("settle", "night-watch"),
        ("hire", "night-watch"),
    ],
)
def test_the_first_step_is_for_cards_of_one_kind(strip, card):
    game = world(2, f"P1 {HAND} coins=9 sites=wood2,loam2,stone2,iron2")

    table = action(game, strip)

    assert asked(table) == "P1 play"
    assert options(table, "play", "discard") == [f"play {card}", f"discard {card}"]


@rule("L-4.4")
def test_builder_brings_coins_instead_of_a_first_card_step():
    table = action(world(2, f"P1 {HAND} coins=1"), "builder")

    assert has(table, "P1", "coins") == (4,)
    assert "draw" in options(table)  # This is its middle already.


@rule("L-4.5", "L-R3", "L-12.1")
def test_the_middle_goes_from_left_to_right_and_each_part_may_be_omitted():
    game = world(2, "map 10:old-mill[-,-]", f"P1 {HAND} ranch=1")
    table = action(game, "pioneer")

    play(table, "P1 pass", "P1 explore no")
    assert asked(table) == "P1 explore"
    play(table, "P1 explore no")
    assert asked(table) == "P1 develop-or-upgrade"
    play(table, "P1 pass")
    assert asked(table) == "chance draw-card"  # P2 takes part.


@rule("L-R3", "L-4.5")
def test_a_region_must_be_chosen():
    table = action(world(2), "region-scoring")

    assert asked(table) == "P1 choose-region"
    assert "pass" not in options(table)
    with pytest.raises(Illegal):
        play(table, "P1 pass")


@rule("L-4.7", "L-R25", "L-13.6")
def test_a_common_part_may_be_given_up_for_a_top_row_lever():
    lever = "levers=vase-trade"
    game = world(2, "map 10:old-mill[-,-]", f"P1 {lever}", f"P2 {lever}")
    table = action(game, "settle")

    # The first step is passed for P1, who has no card.
    play(table, "P1 pass")
    assert asked(table) == "P1 settle-common"
    play(table, "P1 top vase-trade vase", "P2 top vase-trade vase")
    assert has(table, "P1", "vases") == has(table, "P2", "vases") == (1,)
    assert asked(table) == "P1 move-ship"


@rule("L-4.7", "L-R20")
def test_plain_gains_of_the_common_part_are_taken_without_a_question():
    strips = "strips region-scoring hire builder settle pioneer progress cattle-breeding"
    game = world(2, strips, "map 10:old-mill[P1i,P2i] 18:abandoned-depot[P2i]")
    table = action(game, "region-scoring")

    play(table, "P1 region unknown")

    # Label: 3 cards; then coins for everybody, and nobody was asked for them.
    while asked(table) == "chance draw-card":
        table.pick(0)
    assert has(table, "P1", "coins") == (1,)
    assert has(table, "P2", "coins") == (2,)
    assert asked(table) == "P1 move-ship"


@rule("L-4.6", "L-3.7")
def test_the_common_part_goes_clockwise_from_the_active_player():
    hands = [f"P{number} hand=windmill" for number in (1, 2, 3)]
    table = action(world(3, "map 10:old-mill[-,-]", *hands), "settle", "P2")

    while asked(table) not in {"P2 move-ship", "nobody"}:
        table.answer(table.options()[-1])

    parts = [it.seat for it in table.answers if it.prompt == "settle-common"]
    assert parts == [1, 2, 0]


@rule("L-4.6")
def test_pioneer_has_a_common_part_for_the_others_only():
    game = world(3, "map 10:old-mill[-,-]", *(f"P{n} levers=vase-trade" for n in (1, 2, 3)))
    table = action(game, "pioneer", "P2")

    while asked(table) not in {"P2 move-ship", "nobody"}:
        table.answer(table.options()[-1])

    assert [it.seat for it in table.answers if it.prompt == "pioneer-common"] == [2, 0]


@rule("L-6.1")
def test_the_strips_below_the_gap_move_up():
    game = world(2, "map 10:old-mill[-,-]")
    table = action(game, "settle")

    while asked(table) != "P1 move-ship":
        table.answer(table.options()[-1])
    assert state(table).strips[2] == -1
    play(table, "P1 ship r2")

    names = [BOX.strips[strip].id for strip in state(table).strips]
    before = STRIPS.split()
    assert names == [*before[:2], *before[3:], "settle"]
    assert state(table).taken == -1
