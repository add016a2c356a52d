"""Chance at a table of the server: fair when it is asked, and the same when a game is read again.

What chance brought is stored with the answer that it followed. So nothing depends on a generator
staying the same, no seed exists that could be guessed, and the future is nowhere to be found.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from boomtable.engine import Broken, Dice, Table


class FairDice(Dice):
    """Dice that nobody can foresee, not even this program."""

    __slots__ = ()

    def __init__(self, rolled: int = 0) -> None:
        super().__init__(0, rolled)

    def __repr__(self) -> str:
        return f"FairDice(rolled={self.rolled})"

    def copy(self) -> FairDice:
        """Fair dice, too; they have no stream to share."""
        return FairDice(self.rolled)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, all alike."""
        self.rolled += 1
        return secrets.randbelow(limit)


class Script(Dice):
    """Dice that show what was rolled before, told by the notation of the outcomes."""

    __slots__ = ("lines", "table")

    def __init__(self, table: Table, outcomes: Sequence[str]) -> None:
        super().__init__(0)
        self.table = table
        self.lines = list(reversed(outcomes))

    def copy(self) -> Script:
        """Dice that will show the same from here on."""
        twin = Script(self.table, ())
        twin.lines = self.lines[:]
        return twin

    def below(self, limit: int) -> int:
        """The place of the next outcome among those that are possible."""
        _ = limit
        return self._place()

    def weighted(self, weights: Sequence[int]) -> int:
        """The same where outcomes are not alike."""
        _ = weights
        return self._place()

    def _place(self) -> int:
        decision = self.table.decision
        assert decision is not None
        if not self.lines:
            raise Broken(f"chance is asked {decision.prompt}, but no outcome was kept")
        kept = self.lines.pop()
        for place, option in enumerate(decision.options):
            if str(option) == kept:
                return place
        raise Broken(f"chance is asked {decision.prompt}, but {kept} was kept")
