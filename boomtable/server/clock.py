"""The clock of a table. It knows no time of its own: whoever asks says what moment it is.

``live``: so many minutes for the whole game, for each player. ``slow``: so many days for a move,
which lasts until the seat is no longer awaited. Time runs for people only, not while the table is
paused, and not while the server was down.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from time import time_ns
from typing import Any, Protocol

from boomtable.server.deeds import ClockRule

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Time(Protocol):
    """Where moments come from, in milliseconds since 1970."""

    def now(self) -> int:
        """This moment."""

    def between(self, start: int, end: int) -> int:
        """How much of the time between two moments the server was there."""


class Outages:
    """When the server was down."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        self.spans = sorted(spans)

    def between(self, start: int, end: int) -> int:
        """The time between two moments, less the outages.

        >>> Outages([(100, 200), (300, 350)]).between(150, 320)
        100
        """
        if end <= start:
            return 0
        missed = 0
        first = max(0, bisect_right(self.spans, (start, start)) - 1)
        for down, up in self.spans[first:]:
            if down >= end:
                break
            missed += max(0, min(up, end) - max(down, start))
        return end - start - missed


class WallClock:
    """The time of this machine, less the outages."""

    def __init__(self, outages: Iterable[tuple[int, int]] = ()) -> None:
        self.outages = Outages(outages)

    def now(self) -> int:
        """This moment."""
        return time_ns() // 1_000_000

    def between(self, start: int, end: int) -> int:
        """How much of the time between two moments the server was there."""
        return self.outages.between(start, end)


class Clock:
    """The time that each seat has used, and whose time runs since when."""

    __slots__ = ("rule", "since", "used")

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.used = [0] * players
        self.since: dict[int, int] = {}

    def twin(self) -> Clock:
        """An independent copy."""
        twin = Clock(self.rule, len(self.used))
        twin.used = self.used[:]
        twin.since = dict(self.since)
        return twin

    @property
    def whole(self) -> int:
        """The time that a seat has in all: for the game, or for a move."""
        rule = self.rule
        return rule.minutes * MINUTE if rule.kind == "live" else rule.days * DAY

    def switch(self, awaited: Sequence[int], at: int, time: Time, *, paused: bool) -> None:
        """Let the time of those who are awaited run from now on, and nobody else's."""
        for seat, since in self.since.items():
            self.used[seat] += time.between(since, at)
        if self.rule.kind == "slow":
            for seat in range(len(self.used)):
                if seat not in awaited:
                    self.used[seat] = 0
        self.since = {} if paused else dict.fromkeys(awaited, at)

    def grant(self, seat: int) -> None:
        """Give a seat its whole time again."""
        self.used[seat] = 0

    def is_used_up(self, seat: int) -> bool:
        """Whether a seat whose time does not run has none left."""
        return self.used[seat] >= self.whole

    def left(self, seat: int, now: int, time: Time) -> int:
        """The time that a seat has left."""
        running = time.between(self.since[seat], now) if seat in self.since else 0
        return max(0, self.whole - self.used[seat] - running)

    def expired(self, now: int, time: Time) -> list[int]:
        """The seats whose time runs and is up."""
        return [seat for seat in self.since if self.left(seat, now, time) == 0]

    def deadline(self, now: int, time: Time, late: Collection[int] = ()) -> int | None:
        """When the next seat's time will be up, of those who are not late yet."""
        lefts = [self.left(seat, now, time) for seat in self.since if seat not in late]
        return now + min(lefts) if lefts else None

    def save(self) -> dict[str, Any]:
        """The clock as JSON."""
        return {"used": self.used, "since": list(self.since.items())}

    def restore(self, saved: dict[str, Any]) -> None:
        """Set the clock as it was."""
        self.used = list(saved["used"])
        self.since = dict(saved["since"])
