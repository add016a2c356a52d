"""Numbers for answers: the fixed action space of a game.

Every answer that a seat can ever give with a box has one number, and every outcome of chance has
one of its own count. The numbers depend on the options of the table only, never on the position:
the same number means the same answer throughout a game, whoever gives it. What a number means is
its answer's notation.

A game says what answers there are in ``boomtable.research.answers.<game>``:

- ``answers(table)``: all answers of seats, in the order of their numbers;
- ``outcomes(table)``: all outcomes of chance;
- ``PROMPTS``: all questions that are put to seats;
- ``form(option, seat, players)`` (may be missing): the answer under whose number an option goes,
  where that is not the option itself: other seats are counted from the one that acts, and what
  follows from the rest of the answer is left out.

A game from elsewhere has them in a module ``research`` of its own package, together with the
``Writer`` of ``boomtable.research.observations``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeAlias

from boomtable.engine import CHANCE, Illegal, Option, Table, Unreadable, find

Form: TypeAlias = Callable[[Option, int, int], Option]


class Actions:
    """The numbers of a table's answers.

    >>> from boomtable.engine import open_table
    >>> table = open_table("oklahoma")
    >>> actions = Actions.of(table)
    >>> len(actions), actions.text(actions.number(table.options()[0]))
    (2542, 'b4-b5')
    """

    def __init__(
        self,
        players: int,
        answers: Iterable[Option],
        outcomes: Iterable[Option],
        form: Form | None = None,
    ) -> None:
        self.answers = tuple(answers)
        self.outcomes = tuple(outcomes)
        self._players = players
        self._form = form
        self._number = {answer: number for number, answer in enumerate(self.answers)}
        self._outcome = {outcome: number for number, outcome in enumerate(self.outcomes)}
        assert len(self._number) == len(self.answers), "an answer has two numbers"
        assert len(self._outcome) == len(self.outcomes), "an outcome has two numbers"

    @classmethod
    def of(cls, table: Table) -> Actions:
        """The numbers for a table and all tables with the same options."""
        words = words_of(table.game.id)
        return cls(
            table.players,
            words.answers(table),
            words.outcomes(table),
            getattr(words, "form", None),
        )

    def __len__(self) -> int:
        return len(self.answers)

    def number(self, option: Option, seat: int = 0) -> int:
        """The number of an answer of a seat, or of an outcome of chance."""
        if seat == CHANCE:
            return self._outcome[option]
        if self._form is not None:
            option = self._form(option, seat, self._players)
        return self._number[option]

    def numbers(self, options: Sequence[Option], seat: int = 0) -> list[int]:
        """The numbers of some options, in their order."""
        known = self._outcome if seat == CHANCE else self._number
        form = self._form
        if form is None or seat == CHANCE:
            return [known[option] for option in options]
        players = self._players
        return [known[form(option, seat, players)] for option in options]

    def place(self, number: int, options: Sequence[Option], seat: int = 0) -> int:
        """Which of the options has a number; a number of none of them is refused."""
        try:
            return self.numbers(options, seat).index(number)
        except ValueError:
            known = self.outcomes if seat == CHANCE else self.answers
            said = str(known[number]) if 0 <= number < len(known) else "-"
            raise Illegal("research.no-such-action", action=number, answer=said) from None

    def text(self, number: int, seat: int = 0) -> str:
        """What a number means, in the game's notation."""
        return str((self.outcomes if seat == CHANCE else self.answers)[number])


def words_of(game_id: str) -> ModuleType:
    """The module with the answers of a game."""
    return module_of("answers", game_id)


def module_of(part: str, game_id: str) -> ModuleType:
    """A game's module in one of the packages here; a game from elsewhere brings ``research.py``."""
    package = find(game_id).package
    ours = f"boomtable.research.{part}.{game_id}"
    name = ours if package.startswith("boomtable.") else f"{package}.research"
    if find_spec(name) is None:
        raise Unreadable("research.no-numbers", game=game_id)
    return import_module(name)
