"""The moments of a game: what was answered, and where one can go back to."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine.dice import Dice
from boomtable.engine.state import State, Step
from boomtable.engine.values import Option


class Answer(Struct, frozen=True, gc=False):
    """One answer of a game: who answered which prompt with what.

    ``forced``: the only option, answered by the table. ``secret``: not for everybody's eyes.
    """

    seat: int
    prompt: str
    option: Option
    forced: bool = False
    secret: bool = False

    def shown_to(self, seat: int | None) -> str:
        """The answer's notation as a seat (``None``: a spectator) may see it."""
        if self.secret:
            owner = self.option.owner
            if seat != (self.seat if owner is None else owner):
                return self.option.public
        return str(self.option)


class Sampling(Struct, frozen=True, gc=False):
    """What was drawn afresh in a table: for whom, after how many answers of the step."""

    seat: int | None
    given: int
    dice: Dice


class Moment(Struct, frozen=True, gc=False):
    """A place in a game: a step, the state as it was when the step began, what was answered since.

    The snapshot is never changed, so forks may share moments. A step in which something was drawn
    afresh is done again with the same draw.
    """

    snapshot: State
    step: Step
    given: tuple[Any, ...]
    sampling: Sampling | None


class Mark(Moment, frozen=True, gc=False):
    """A moment to go back to: just before a seat answered."""

    seat: int
    turn: int
    answers: int
    happenings: int
    sealed: dict[int, Option]
