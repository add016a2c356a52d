"""What those who sit at a table are called, in the language of this run."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.cli.language import language, spoken
from boomtable.engine.scores import ScoreSheet
from boomtable.names import called


def display_names(names: Sequence[str]) -> list[str]:
    """The names as people read them."""
    return called(names, language())


def all_names(sheet: ScoreSheet, names: Sequence[str]) -> list[str]:
    """The names of all who score: those at the table, and opponents that the rules play."""
    return [*names, *(spoken(name) for name in sheet.automata)]
