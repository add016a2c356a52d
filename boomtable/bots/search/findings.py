"""What a search has found: its options, the best first."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Option


class Finding(Struct, frozen=True):
    """One option: how often it was tried and what came of it."""

    option: Option
    visits: int
    chance: float
    """The chance to win, or to share the victory in parts."""
    points: float | None = None
    """The points that the seat may expect to end with, where the search looks at points."""


class Findings(Struct, frozen=True):
    """All options that were tried, the best first."""

    options: tuple[Finding, ...]
    nodes: int
    """Iterations, those of an earlier search that could be used again included."""

    @property
    def best(self) -> Option:
        """The option to take."""
        return self.options[0].option

    def find(self, option: Option) -> Finding | None:
        """What was found about an option, if it was tried."""
        return next((it for it in self.options if it.option == option), None)
