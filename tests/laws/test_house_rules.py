"""The house rules of rules code, as far as a program can see them (docs/design.md, section 2)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

import boomtable.games
from boomtable.engine import Decision, Dice, State, write_record
from tests.laws.moments import a_seed, a_share, few, moment
from tests.laws.worlds import World, play_some
from tests.toys import claims, nim

FOLDERS = [Path(module.__file__).parent for module in (boomtable.games, claims, nim)]
SOURCES = sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))
FORBIDDEN_IMPORTS = {"random", "secrets", "time", "datetime", "uuid", "os", "threading"}
FORBIDDEN_CALLS = {"id", "hash", "open", "input", "print"}


@few
@given(seed=a_seed)
def test_rules_read_the_state_again_after_every_answer(world: World, seed: int) -> None:
    """All containers of the state are replaced between question and answer: nobody may notice."""
    reference, table = world.open(seed), world.open(seed)
    dice = Dice(seed)

    while not reference.is_over:
        number = dice.below(len(reference.options()))
        reference.pick(number)
        table.options()
        _move_house(table.state)
        table.pick(number)

    assert table.state == reference.state
    assert write_record(table) == write_record(reference)


@few
@given(seed=a_seed, share=a_share)
def test_options_are_pure(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    for _ in range(10):
        if table.is_over:
            break
        decision, before = table.decision, table.state.copy()
        looks = [_look_again(decision) for _ in range(2)]
        assert looks[0] == looks[1]
        assert table.state == before
        play_some(table, 1, Dice(seed))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_rules_use_nothing_but_the_table(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))

    assert not set(_imported(tree)) & FORBIDDEN_IMPORTS
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & FORBIDDEN_CALLS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_rule_tries_around_an_await(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))

    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            inside = [part for part in ast.walk(node) if isinstance(part, ast.Await)]
            assert not inside, f"{path.name}, line {node.lineno}"


def _move_house(state: State) -> None:
    twin = state.copy()
    for field in state.__struct_fields__:
        setattr(state, field, getattr(twin, field))


def _look_again(decision: Decision) -> list[list[str]]:
    lazy = decision._lazy
    if decision.together:
        return [[str(option) for option in decision.options_of(seat)] for seat in decision.seats]
    return [[str(option) for option in (lazy() if callable(lazy) else lazy)]]


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]
