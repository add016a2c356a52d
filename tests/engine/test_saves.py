"""Saves hold everything, and a damaged one is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boomtable.engine import Refusal, open_table, restore, save


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
