"""Counting all the ways a game can go."""

from __future__ import annotations

from boomtable.engine import divide, open_table, perft
from tests.toys.claims.vocabulary import Draw, Offer
from tests.toys.nim import Take


def test_perft_of_nim_counts_the_ways_to_split_the_heap() -> None:
    """From 7: 3 first turns, 9 pairs; of 27 triples four would take more than there is."""
    table = open_table("nim", seed=1)

    assert [perft(table, depth) for depth in range(4)] == [1, 3, 9, 23]


def test_sequences_that_end_early_are_not_counted_deeper() -> None:
    table = open_table("nim", settings={"heap": "3"}, seed=1)

    # 3 is over after one turn, 1 2 and 2 1 after two, 1 1 1 after three, the last one forced.
    assert [perft(table, depth) for depth in (1, 2, 3, 4)] == [3, 3, 1, 0]


def test_a_finished_game_has_no_sequences() -> None:
    table = open_table("nim", settings={"heap": "1"}, seed=1)

    assert perft(table, 0) == 1
    assert perft(table, 1) == perft(table, 5) == 0


def test_divide_adds_up_to_perft() -> None:
    table = open_table("nim", seed=1)
    parts = dict(divide(table, 3))

    assert set(parts) == {(Take(1),), (Take(2),), (Take(3),)}
    assert sum(parts.values()) == perft(table, 3)


def test_chance_counts_with_each_outcome() -> None:
    table = open_table("claims", 2, asks_chance=True)

    assert perft(table, 2, answers=True) == 4 * 4
    for card in ("pick", "pick", "pick", "pan", "pan", "pan"):
        table.answer(Draw(card))
    assert perft(table, 1, answers=True) == 2
    table.answer(Offer("creek"))
    assert perft(table, 1, answers=True) == 1


def test_counting_leaves_the_table_alone() -> None:
    table = open_table("nim", seed=1)

    perft(table, 3)

    assert table.state.heap == 7
    assert table.answers == []
