"""The vocabulary of a game: what can be answered and what can happen.

Both are small frozen values. The same option is what a page highlights, what the terminal
lists, what a bot picks and what the record stores.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct


def kebab(name: str) -> str:
    """The tag of a class name.

    >>> kebab("StonesPlaced")
    'stones-placed'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Option(Struct, frozen=True, gc=False, tag_field="kind", tag=kebab):
    """One possible answer. Its ``str`` is its notation: readable, parseable, stable."""

    def __str__(self) -> str:
        raise AssertionError(f"{type(self).__name__} has no notation")

    @property
    def public(self) -> str:
        """What the other seats are shown when the answer was given in secret."""
        return "?"

    @property
    def owner(self) -> int | None:
        """The seat that sees it when it was given in secret (``None``: the one that answers).

        An outcome of chance, such as a card dealt to somebody, names that seat.
        """
        return None


class Event(Struct, frozen=True, gc=False, tag_field="kind", tag=kebab):
    """Something that happened. Log lines, animations and statistics are made from these."""

    @property
    def flows(self) -> Mapping[str, int]:
        """What this brings into the game from outside (negative: takes out), by kind of piece."""
        return {}


class Happening(Struct, frozen=True, gc=False):
    """An event with the seats that may see it (``None``: everybody).

    Who may not see it is shown ``instead``, if there is something to show.
    """

    event: Event
    seats: tuple[int, ...] | None = None
    instead: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as one seat (``None``: a spectator) sees it."""
        if self.seats is None or seat in self.seats:
            return self.event
        return self.instead
