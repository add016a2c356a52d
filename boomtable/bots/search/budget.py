"""How long a search may think: so many iterations, or so many seconds."""

from __future__ import annotations

import re
from time import monotonic, thread_time

from msgspec import Struct

MOST_NODES = 1_000_000
MOST_SECONDS = 600.0
PATIENCE = 2.0
"""On a busy machine a search may take so many times its seconds by the clock on the wall."""
_FORM = re.compile(r"(\d+)n|(\d+(?:\.\d+)?)s", re.ASCII)


class Budget(Struct, frozen=True):
    """A limit on iterations, on seconds, or on both; what is reached first ends the thinking.

    With ``nodes`` alone the result depends on nothing but the position and the dice.
    """

    nodes: int = 0
    """Iterations: worlds that are imagined (0: as many as there is time for)."""
    seconds: float = 0.0
    """Seconds of one processor core (0: as long as it takes)."""

    def __post_init__(self) -> None:
        assert self.nodes or self.seconds, "a search without an end"

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """A budget as names of bots write it; ``None`` if it is none.

        >>> Budget.read("200n")
        Budget(nodes=200, seconds=0.0)
        >>> Budget.read("0.5s").seconds
        0.5
        """
        found = _FORM.fullmatch(text)
        if found is None:
            return None
        nodes, seconds = int(found[1] or 0), float(found[2] or 0.0)
        if nodes > MOST_NODES or seconds > MOST_SECONDS or not (nodes or seconds):
            return None
        return cls(nodes, seconds)


class Clock:
    """What is left of a budget while a search is under way."""

    def __init__(self, budget: Budget, share: float = 1.0) -> None:
        self.nodes = max(1, round(budget.nodes * share)) if budget.nodes else 0
        self.seconds = budget.seconds * share
        self.begun = (thread_time(), monotonic()) if budget.seconds else (0.0, 0.0)
        self.done = 0

    def spent(self) -> float:
        """The part of the budget that is used up."""
        by_nodes = self.done / self.nodes if self.nodes else 0.0
        if not self.seconds:
            return by_nodes
        worked, waited = thread_time() - self.begun[0], monotonic() - self.begun[1]
        return max(by_nodes, worked / self.seconds, waited / self.seconds / PATIENCE)
