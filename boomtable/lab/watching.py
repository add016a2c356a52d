"""What a report writes down of a game: where points came from, what was used, what was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from boomtable.engine import ScoreSheet, Table
from boomtable.lab.usage import Offer, Use, usage_of


class Asked(Struct, frozen=True):
    """How often a prompt was put with a choice: options in all, and at most at once."""

    times: int = 0
    options: int = 0
    most: int = 0

    def again(self, options: int) -> Asked:
        """The same, put once more."""
        return Asked(self.times + 1, self.options + options, max(self.most, options))

    def __add__(self, other: Asked) -> Asked:
        times, options = self.times + other.times, self.options + other.options
        return Asked(times, options, max(self.most, other.most))


class Watched(Struct, frozen=True):
    """What a report wants to know of one game, for each seat where it has seats."""

    sources: tuple[dict[str, int], ...]
    """Points by the key of the line on the score sheet."""
    uses: tuple[dict[str, dict[str, int]], ...]
    """Kind, thing, how often."""
    offers: tuple[dict[str, list[str]], ...]
    """Kind, things that the seat could have used."""
    asked: dict[str, Asked]
    """By prompt."""


def watched(table: Table, asked: dict[str, Asked]) -> Watched:
    """What there is to say of a table that is over."""
    seats = range(table.players)
    uses: list[dict[str, Counter[str]]] = [{} for _ in seats]
    offers: list[dict[str, dict[str, None]]] = [{} for _ in seats]
    usage = usage_of(table.game.meta)
    for note in usage.notes(table) if usage is not None else ():
        match note:
            case Use(seat, kind, thing):
                uses[seat].setdefault(kind, Counter())[thing] += 1
            case Offer(offered, kind, thing):
                for seat in seats if offered is None else (offered,):
                    offers[seat].setdefault(kind, {})[thing] = None
    return Watched(
        sources=tuple(sources(table.score(), seat) for seat in seats),
        uses=tuple({kind: dict(of) for kind, of in one.items()} for one in uses),
        offers=tuple({kind: list(of) for kind, of in one.items()} for one in offers),
        asked=asked,
    )


def sources(sheet: ScoreSheet, seat: int) -> dict[str, int]:
    """The points of a seat, lines of one sort together."""
    found: Counter[str] = Counter()
    for line in sheet.lines_of(seat):
        found[line.what.key] += line.points
    return dict(found)


def merged(parts: Sequence[dict[str, Asked]]) -> dict[str, Asked]:
    """What was asked in several games."""
    found: dict[str, Asked] = {}
    for part in parts:
        for prompt, asked in part.items():
            found[prompt] = found.get(prompt, Asked()) + asked
    return found
