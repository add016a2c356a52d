"""Bots that search answer legally and fairly, whatever is played."""

from __future__ import annotations

from zlib import crc32

from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, Table, Unreadable, save
from tests.laws.moments import moment
from tests.laws.worlds import World


def some_moment(world: World) -> tuple[Table, int]:
    """A moment of a world in which somebody is asked, another one in every world."""
    seed = crc32(str(world).encode())
    table = moment(world, seed, seed % 100)
    return table, seed


def is_judged(table: Table) -> bool:
    """Whether there is a bot that searches; a draft needs none."""
    try:
        make_bot("search-2n", table.game.id, Dice(0))
    except Unreadable:
        assert table.game.meta.status == "draft", "a complete game has its bots"
        return False
    return True


def test_a_search_answers_legally_and_leaves_the_table_alone(world: World) -> None:
    table, seed = some_moment(world)
    if not is_judged(table):
        return
    before = save(table)

    for seat in table.awaited:
        answer = make_bot("search-3n", table.game.id, Dice(seed)).decide(Seat(table, seat))
        assert answer in table.options(seat)

    assert save(table) == before


def test_a_search_answers_the_same_when_all_that_is_hidden_from_it_is_drawn_afresh(
    some_world: World,
) -> None:
    table, seed = some_moment(some_world)
    if not is_judged(table):
        return

    for seat in table.awaited[:2]:
        imagined = table.sample(seat, Dice(seed + 1))
        bots = [make_bot("search-6n", table.game.id, Dice(seed)) for _ in range(2)]

        answer = bots[0].decide(Seat(table, seat))

        assert bots[1].decide(Seat(imagined, seat)) == answer
