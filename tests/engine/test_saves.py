"""Saves hold everything, and a damaged one is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boomtable.engine import Dice, Refusal, Table, open_table, restore, save


def saved() -> dict[str, Any]:
    table = open_table("claims", 3, {"modules": "sheriff,stash"}, seed=2)
    table.answer(table.options(1)[0], 1)
    return json.loads(json.dumps(save(table)))


def test_a_save_keeps_what_is_sealed() -> None:
    table = restore(saved())

    assert list(table.sealed) == [1]
    assert table.awaited == (0, 2)


def test_what_could_be_taken_back_still_can() -> None:
    table = open_table("nim", seed=1)
    table.pick(2)

    loaded = restore(json.loads(json.dumps(save(table))))
    loaded.undo(0)

    assert loaded.state.heap == 7


@pytest.mark.parametrize("missing", list(saved()))
def test_a_save_with_something_missing_is_refused(missing: str) -> None:
    broken = saved()
    del broken[missing]

    with pytest.raises(Refusal):
        restore(broken)


@pytest.mark.parametrize(
    "wrong",
    [
        {"format": 7},
        {"rules": "0.1"},
        {"components": "feed"},
        {"game": "chess"},
        {"players": "many"},
        {"moment": {}},
        {"answers": [{"seat": 0}]},
        {"sealed": {"seats": [[1, {"kind": "fly"}]]}},
        {"settings": {"modules": "dragons"}},
    ],
)
def test_a_save_with_something_wrong_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        restore(saved() | wrong)


def settled(seed: int, game: str = "claims") -> Table:
    """A sampled table, somewhere in the middle of a game, that is played on in earnest."""
    table = open_table(game, 3, {"modules": "sheriff,stash"} if game == "claims" else {}, seed=seed)
    for _ in range(seed % 30):
        if not table.is_over:
            table.pick(seed % len(table.options()))
    imagined = table.sample(0, Dice(seed))
    imagined.settle(Dice(seed))
    return imagined


@pytest.mark.parametrize("game", ["claims", "coloma"])
def test_what_is_taken_back_at_a_settled_sample_does_not_bring_back_the_truth(game: str) -> None:
    tried = 0
    for seed in range(60):
        table = settled(seed, game)
        while not table.is_over and tried < 200:
            before, seat = table.state.copy(), table.awaited[0]
            table.pick(0)
            if table.why_no_undo(seat) is not None:
                continue
            table.undo(seat)
            tried += 1
            assert table.state == before
            table.pick(0)
    assert tried > 20


@pytest.mark.parametrize("seed", range(8))
def test_a_settled_sample_is_saved_as_it_was_drawn(seed: int) -> None:
    table = settled(seed, "coloma")

    again = restore(json.loads(json.dumps(save(table))))

    assert again.state == table.state
    assert again.options() == table.options()
    assert save(again) == save(table)
