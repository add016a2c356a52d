"""Nobody sees, and no bot acts on, what a seat cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given

from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, Unreadable, play_out, save, view
from tests.laws.moments import a_seed, a_share, few, moment
from tests.laws.worlds import World, play_some


@few
@given(seed=a_seed, share=a_share)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(
    world: World, seed: int, share: int
) -> None:
    table = moment(world, seed, share)

    for seat in (None, *range(table.players)):
        imagined = table.sample(seat, Dice(seed))
        assert view(imagined, seat) == view(table, seat)
        if seat is not None:
            assert imagined.options(seat) == table.options(seat)


@few
@given(seed=a_seed, share=a_share)
def test_where_nothing_is_hidden_everybody_sees_the_same(
    world: World, seed: int, share: int
) -> None:
    table = moment(world, seed, share)
    if table.game.sample is not None:
        return

    for seat in range(table.players):
        assert view(table, seat)["table"] == view(table, None)["table"]


@few
@given(seed=a_seed, share=a_share)
def test_a_sampled_table_is_a_table(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    before = save(table)

    for seat in range(table.players):
        imagined = table.sample(seat, Dice(seed))
        twin = imagined.fork()
        assert twin.state == imagined.state
        assert twin.sealed == imagined.sealed
        assert twin.options() == imagined.options()
        play_out(imagined, Dice(seed))
        play_out(twin, Dice(seed))
        assert twin.state == imagined.state

    assert save(table) == before


@few
@given(seed=a_seed, share=a_share)
def test_a_sampled_table_has_no_past_to_look_into(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)

    imagined = table.sample(0, Dice(seed))

    assert imagined.answers == []
    assert imagined.happenings is None
    assert imagined.seed is None
    assert imagined.dice != table.dice
    assert imagined.why_no_undo(0) is not None or 0 in imagined.sealed


@pytest.mark.parametrize("bot_name", ["random", "greedy", "level-1"])
@few
@given(seed=a_seed, share=a_share)
def test_a_bot_answers_the_same_when_all_that_is_hidden_from_it_is_drawn_afresh(
    some_world: World, bot_name: str, seed: int, share: int
) -> None:
    table = moment(some_world, seed, share)
    for _ in range(3):
        for seat in table.awaited:
            try:
                bots = [make_bot(bot_name, table.game.id, Dice(seed)) for _ in range(2)]
            except Unreadable:
                assert table.game.meta.status == "draft", "a complete game has its bots"
                return
            imagined = table.sample(seat, Dice(seed + 1))
            answer = bots[0].decide(Seat(table, seat))
            assert answer in table.options(seat)
            assert bots[1].decide(Seat(imagined, seat)) == answer
        play_some(table, 1, Dice(seed))
