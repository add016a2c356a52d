"""What a seat has seen so far: everything, in order, as text or as numbers.

This is the information state of game theory, with perfect recall: two moments that a seat cannot
tell apart have the same one, two that it can have different ones. Answers, events and the view are
kept apart, because how they come between each other can depend on what is hidden: an answer that
was forced comes at once, another one later.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np

from boomtable.engine import CHANCE, Answer, Dice, Happening, Option, Table, view
from boomtable.research.actions import Actions
from boomtable.research.sheet import Numbers

_STILL = "box"
"""What never changes in a view."""


def observation_text(table: Table, seat: int) -> str:
    """What a seat sees now, as JSON."""
    seen = view(table, seat)
    seen["table"] = {key: part for key, part in seen["table"].items() if key != _STILL}
    return msgspec.json.encode(seen).decode()


def information_text(table: Table, seat: int) -> str:
    """All that a seat has seen: answers as they were shown to it, events, what it sees now."""
    answers = [f"{who(answer)} {answer.shown_to(seat)}" for answer in table.answers]
    events = [msgspec.json.encode(event).decode() for event in table.events(seat)]
    return "\n".join([f"seat {seat}", *answers, *events, observation_text(table, seat)])


def who(answer: Answer) -> str:
    """Whose an answer is: a card is that of the seat that gets it, whoever dealt it."""
    seat = actor(answer)
    return "chance" if seat == CHANCE else f"P{seat + 1}"


def actor(answer: Answer) -> int:
    """The seat whose answer it is, or whose card chance has dealt."""
    owner = answer.option.owner
    return answer.seat if owner is None else owner


class Shown(Option, frozen=True):
    """What another seat was shown of an answer; the answer itself is forgotten."""

    text: str
    of: int | None

    def __str__(self) -> str:
        return self.text

    @property
    def public(self) -> str:
        """All that there is."""
        return self.text

    @property
    def owner(self) -> int | None:
        """Whose it was."""
        return self.of


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that a seat cannot tell from this one; all that it cannot know is drawn afresh.

    Its past is what the seat has seen of it, so that both have the same information state.
    """
    twin = table.sample(seat, dice)
    twin.settle(None)
    twin.answers = [_as_seen(answer, seat) for answer in table.answers]
    twin.happenings = [Happening(event) for event in table.events(seat)]
    return twin


def _as_seen(answer: Answer, seat: int) -> Answer:
    if not answer.secret or actor(answer) == seat:
        return answer
    option = Shown(answer.option.public, answer.option.owner)
    return Answer(answer.seat, answer.prompt, option, answer.forced, secret=True)


class Memory:
    """The answers of a game as numbers, as one seat has seen them.

    A row for each answer: whose it was (chance 1, the own seat 2, then clockwise) and what it was:
    the number of an answer, from 1; after those the numbers of outcomes; of what was given in
    secret a number below 0 for what others see of it. The last row is the latest answer, rows
    before the first are 0. If a game has more answers than rows, the oldest are forgotten.
    """

    def __init__(self, actions: Actions, players: int, rows: int) -> None:
        self.rows = rows
        self._players = players
        self._actions = actions
        publics = [option.public for option in (*actions.answers, *actions.outcomes)]
        self._public = {text: -1.0 - place for place, text in enumerate(dict.fromkeys(publics))}
        self._outcome = {option: place for place, option in enumerate(actions.outcomes)}

    def of(self, table: Table, seat: int) -> Numbers:
        """The answers as a seat has seen them."""
        numbers = np.zeros((self.rows, 2), np.float32)
        latest = table.answers[-self.rows :] if self.rows else []
        if latest:
            numbers[-len(latest) :] = list(self._rows(latest, seat))
        return numbers

    def _rows(self, answers: list[Answer], seat: int) -> Iterator[tuple[float, float]]:
        actions, count = self._actions, len(self._actions)
        for answer in answers:
            by = actor(answer)
            of = 1.0 if by == CHANCE else 2.0 + (by - seat) % self._players
            option = answer.option
            if isinstance(option, Shown) or (answer.secret and by != seat):
                yield of, self._public[option.public]
            elif option in self._outcome:
                yield of, 1.0 + count + self._outcome[option]
            else:
                yield of, 1.0 + actions.number(option, answer.seat)
