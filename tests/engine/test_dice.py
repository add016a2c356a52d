from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import Dice


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first outputs for the seed 1234567, as published with the reference code."""
    dice = Dice(1234567)

    assert [dice.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_the_same_seed_rolls_the_same() -> None:
    first, second = Dice(5), Dice(5)

    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]


def test_dice_can_start_in_the_middle() -> None:
    dice = Dice(9)
    for _ in range(17):
        dice.below(6)

    assert [Dice(9, rolled=17).below(99)] == [dice.below(99)]


def test_a_copy_rolls_on_by_itself() -> None:
    dice = Dice(3)
    twin = dice.copy()

    dice.below(6)

    assert twin == Dice(3)
    assert dice != twin


def test_every_face_comes_up_about_as_often() -> None:
    dice = Dice(1)
    faces = Counter(dice.below(6) for _ in range(60_000))

    # Chi-squared with 5 degrees of freedom: above 20.5 once in a thousand seeds.
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5


def test_weights_are_chances() -> None:
    dice = Dice(2)
    picked = Counter(dice.weighted([1, 0, 3]) for _ in range(40_000))

    assert picked[1] == 0
    assert picked[2] / picked[0] == pytest.approx(3, rel=0.1)


def test_spawned_dice_have_a_stream_of_their_own() -> None:
    dice = Dice(4)
    child = dice.spawn()

    assert [child.below(100) for _ in range(20)] != [dice.below(100) for _ in range(20)]


def test_a_repr_can_be_pasted_back() -> None:
    dice = Dice(4)
    dice.below(3)

    assert eval(repr(dice)) == dice
