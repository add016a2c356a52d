"""How many ways there are from fixed positions: counts that must stay what they are.

A turn is one part of one seat, chance included (see ``boomtable.games.boomtown.rulebook``).
"""

from __future__ import annotations

import pytest

from boomtable.engine import divide, open_table, perft, read_record
from tests.games.boomtown.test_records import DIGEST
from tests.games.boomtown.worlds import auction, choosing, rolling, world


@pytest.mark.parametrize(
    ("players", "counts"), [(3, [3, 135, 5940]), (4, [4, 180, 7920]), (5, [5, 225, 9900])]
)
def test_answers_from_the_start(players, counts):
    # The first player, then mines: 45, then 44 of them.
    table = open_table("boomtown", players, asks_chance=True)

    assert [perft(table, depth, answers=True) for depth in (1, 2, 3)] == counts


def test_turns_of_an_auction_among_the_poor():
    # Each may pass or make any higher bid, P3 only pass; then the winner takes one of three cards.
    table = auction(world(3, gold=[3, 2, 0]))

    assert [perft(table, depth) for depth in (1, 2, 3, 4)] == [4, 7, 7, 20]
    assert [(str(option), count) for (option,), count in divide(table, 2)] == [
        ("pass", 3),
        ("bid 1", 2),
        ("bid 2", 1),
        ("bid 3", 1),
    ]


def test_turns_of_choosing_with_a_mustang_and_dynamite():
    game = world(3, mines={"P2": "CJ4 CJ5"}, kept={"P3": "mustang"})
    table = choosing(game, "dynamite-1 CM3 CM4")

    # P1 takes one of two mines or blows up one of two; P3 rides or not; and so on.
    assert [perft(table, depth) for depth in (1, 2, 3)] == [4, 8, 20]


def test_turns_of_production_with_a_telegraph():
    table = rolling(world(3, kept={"P2": "telegraph"}))

    # Dice a and b reach 5 + |a - b| other totals, and the card need not be used.
    assert perft(table, 1) == 36
    assert perft(table, 2) == sum(count for _roll, count in divide(table, 2)) == 286


@pytest.mark.parametrize(("upto", "count"), [(30, 2450), (90, 2), (150, 342), (200, 4)])
def test_answers_from_the_middle_of_the_digests_game(upto, count):
    table = read_record(DIGEST.read_text(encoding="utf-8"), upto=upto)

    assert perft(table, 2, answers=True) == count
