"""The bot that looks one answer ahead and takes what looks best.

What looks best is said by a judge: a module ``boomtable.bots.judges.<game>`` with a function
``judge(table, seat)``, the worth of a table for a seat. A judge may also have

- ``shortlist(seat)``: the options worth looking at, where there are too many;
- ``appraise(seat, option)``: the worth of an option without trying it (``None``: try it).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType

from boomtable.engine import Dice, Option, Seat, Table, Unreadable


class GreedyBot:
    """Tries every option in a table of its own imagination and keeps the best."""

    name = "greedy"

    def __init__(self, dice: Dice, game_id: str) -> None:
        self.dice = dice
        module = _judge_of(game_id)
        self.judge: Callable[[Table, int], float] = module.judge
        self.shortlist: Callable[[Seat], Sequence[Option]] | None = getattr(
            module, "shortlist", None
        )
        self.appraise: Callable[[Seat, Option], float | None] | None = getattr(
            module, "appraise", None
        )

    def decide(self, seat: Seat) -> Option:
        """The option that looks best; of several, any of them."""
        options = self.shortlist(seat) if self.shortlist else seat.options
        if len(options) == 1:
            return options[0]
        worths = [self.worth(seat, option) for option in options]
        best = max(worths)
        ties = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return self.dice.pick(ties)

    def worth(self, seat: Seat, option: Option) -> float:
        """How good an option looks."""
        if self.appraise is not None:
            appraised = self.appraise(seat, option)
            if appraised is not None:
                return appraised
        imagined = seat.sample(self.dice)
        imagined.dice = None  # What chance would bring is for the judge to weigh, not to see.
        imagined.answer(option, seat.number)
        return self.judge(imagined, seat.number)


def _judge_of(game_id: str) -> ModuleType:
    name = f"boomtable.bots.judges.{game_id}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Unreadable("bots.no-judge", game=game_id) from None
