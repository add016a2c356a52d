"""Copies, saves, records and undo lose nothing."""

from __future__ import annotations

import json

from hypothesis import given

from boomtable.engine import Dice, play_out, read_record, restore, save, write_record
from tests.laws.moments import a_seed, a_share, few, moment
from tests.laws.worlds import World, play_some
from tests.marks import slow


@few
@given(seed=a_seed, share=a_share)
def test_forks_are_equal_and_then_independent(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    before = save(table)

    twin = table.fork()
    assert save(twin) == before
    play_some(twin, 30, Dice(seed))

    assert save(table) == before
    again = play_some(table.fork(), 30, Dice(seed))
    assert save(again) == save(twin)


@few
@given(seed=a_seed, share=a_share)
def test_old_copies_never_change(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    copies = [table.fork()]
    texts = [save(copies[0])]

    for step in range(20):
        play_some(table, 1, Dice(seed + step))
        copies.append(table.fork())
        texts.append(save(copies[-1]))

    assert [save(copy) for copy in copies] == texts


@few
@given(seed=a_seed, share=a_share)
def test_a_saved_table_is_loaded_as_it_was(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)

    loaded = restore(json.loads(json.dumps(save(table))))

    assert save(loaded) == save(table)
    assert loaded.state == table.state
    assert loaded.options() == table.options()
    assert save(play_some(loaded, 20, Dice(seed))) == save(play_some(table, 20, Dice(seed)))


@few
@given(seed=a_seed, share=a_share)
def test_a_record_is_read_as_it_was_written(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    is_sealed = bool(table.sealed)
    table.sealed = {}  # What is sealed is nobody's yet; a record does not tell it.

    read = read_record(write_record(table))

    assert read.state == table.state
    assert read.answers == table.answers
    assert read.happenings == table.happenings
    assert write_record(read) == write_record(table)
    # Nor does it tell that somebody has sealed, which the seat before has heard.
    assert is_sealed or read.why_no_undo(0) == table.why_no_undo(0)
    play_out(table, Dice(seed))
    play_out(read, Dice(seed))
    assert write_record(read) == write_record(table)


@few
@given(seed=a_seed, share=a_share)
def test_undo_restores_exactly(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    dice = Dice(seed)
    for _ in range(12):
        if table.is_over:
            break
        before, seat = save(table), table.awaited[0]
        table.pick(dice.below(len(table.options())))
        if seat >= 0 and table.why_no_undo(seat) is None:
            after = save(table)
            table.undo(seat)
            # Who spoke before has heard the answer that was taken back: no undo for him.
            assert save(table) | {"trail": []} == before | {"trail": []}
            table.answer(_last_answer(after, table, seat), seat)
            assert save(table) == after


@slow
def test_every_decision_of_a_game_is_saved_and_recorded(some_world: World) -> None:
    table = some_world.open(seed=7)
    dice = Dice(8)
    while not table.is_over:
        assert save(restore(save(table))) == save(table)
        if not table.sealed and len(table.answers) % 7 == 0:
            assert save(read_record(write_record(table))) == save(table)
        table.pick(dice.below(len(table.options())))
    assert save(read_record(write_record(table))) == save(table)


def _last_answer(saved: dict, table, seat: int):
    if table.decision.together and len(saved["answers"]) == len(table.answers):
        sealed = dict(saved["sealed"]["seats"])
        return table.game.option_from_json(sealed[seat])
    entries = saved["answers"][len(table.answers) :]
    return table.game.option_from_json(
        next(entry["option"] for entry in entries if entry["seat"] == seat)
    )
