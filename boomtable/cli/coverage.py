"""Which numbered rules have a test that is marked with them.

Tests are read, not run: ``@rule("O-4.2")`` on a test, a class or a whole module
(``pytestmark = rule(…)``), and ``marks=rule(…)`` on a parameter.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from boomtable.digest import Paragraph, digest_text, paragraphs
from boomtable.engine.errors import Unreadable

_MARK = "rule"


def uncovered(game_id: str, tests: Path) -> list[Paragraph]:
    """The rules, rulings and examples of a game's digest that no test is marked with."""
    proven = marked_rules(tests)
    return [one for one in paragraphs(digest_text(game_id)) if one.id not in proven]


def marked_rules(tests: Path) -> set[str]:
    """All ids that marks in the test files of a folder name."""
    if not tests.is_dir():
        raise Unreadable("terminal.coverage.no-tests", folder=str(tests))
    return {rule_id for path in sorted(tests.rglob("test_*.py")) for rule_id in _marks_of(path)}


def _marks_of(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            yield from (
                word.value
                for word in node.args
                if isinstance(word, ast.Constant) and isinstance(word.value, str)
            )


def _is_mark(called: ast.expr) -> bool:
    """Whether ``rule(…)`` or ``pytest.mark.rule(…)`` is called."""
    if isinstance(called, ast.Name):
        return called.id == _MARK
    return isinstance(called, ast.Attribute) and called.attr == _MARK
