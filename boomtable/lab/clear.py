"""The differences between two editions that are more than chance, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boomtable.lab.comparison import Change, Comparison
from boomtable.lab.usage import Kind
from boomtable.lab.voice import Voice


def clear_changes(found: Comparison, kinds: Sequence[Kind], voice: Voice) -> list[tuple[str, str]]:
    """What changes clearly and by how much, the shares in percentage points."""
    lines = []
    for what, change, is_share in _all(found, kinds, voice):
        if change.is_clear:
            shown = voice.shift if is_share else voice.difference
            lines.append((what, shown(change.difference).replace("*", "")))
    return lines


def _all(
    found: Comparison, kinds: Sequence[Kind], voice: Voice
) -> Iterator[tuple[str, Change, bool]]:
    say = voice.words
    for level in found.levels:
        for column, change in (("winning", level.winning), ("answers", level.answers)):
            what = say(f"column.{column}")
            yield say("clear.level", count=level.players, what=what), change, False
    for seat in found.seats:
        whose = say("seat-of", seat=f"P{seat.seat + 1}", count=seat.players)
        yield say("clear.seat", seat=whose), seat.wins, True
    for source in found.sources:
        yield say("clear.points", what=voice.source(source.id)), source.points, False
    for used, kind in zip(found.uses, kinds, strict=True):
        called = voice.kind(kind.id)
        for thing in used.things:
            what = voice.named(kind.things[thing.id])
            yield say("clear.used", kind=called, what=what), thing.used, True
            if not used.is_shared:
                yield say("clear.wins", kind=called, what=what), thing.wins, True
