"""A numbered list of options that fits the window.

Few options stand one to a line, with their words. Many are grouped: bids as a range, a boomer's
destinations on one line. Whatever is shown, every legal notation can be typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

_COUNTED = re.compile(r"(.* )(\d+)")
_LEAST_RUN = 4
_FEW = 6
"""So many options stand one to a line even where they are a run."""
_GAP = "   "


class Choice(Struct, frozen=True):
    """An option of a list: its number from 1, its notation, its words (or none)."""

    number: int
    text: str
    label: str = ""


class Head(Struct, frozen=True):
    """How an option is grouped: under which name, what is left of it, what it is joined with.

    ``brief``: what is said of it on a line of its own where its words have no room. ``alike``: if
    one of them has none, all options with this mark are told briefly, to be compared at a glance.
    ``more``: what is said after its words on a line of its own where there is room for it.
    """

    name: str
    tail: str
    series: str = ""
    brief: str = ""
    alike: str = ""
    more: str = ""


class Run(Struct, frozen=True):
    """Options that differ only in a number that goes up by one: ``bid 7`` to ``bid 31``."""

    first: Choice
    last: Choice


Heads: TypeAlias = Callable[[Sequence[str]], list[Head] | None]


def choice_lines(
    choices: Sequence[Choice], *, width: int, rows: int, heads: Heads | None = None
) -> list[str]:
    """The lines of a list of options, in as many rows as there are if it can be done."""
    if not choices:
        return []
    grouped = heads([choice.text for choice in choices]) if heads else None
    parts = joined_runs(choices)
    # Where the game groups its options itself, nothing else joins them.
    if grouped is not None or len(choices) <= min(rows, _FEW):
        parts = list(choices)
    if len(parts) <= rows:
        return list(_one_each(parts, width, grouped or ()))
    if grouped is not None:
        return list(_grouped(choices, grouped, width))
    return list(_in_columns(parts, width))


def joined_runs(choices: Sequence[Choice]) -> list[Choice | Run]:
    """The options, with four or more that count upwards made into one run."""
    parts: list[Choice | Run] = []
    for _, alike in groupby(enumerate(choices), key=lambda it: _series(it[0], it[1].text)):
        members = [choice for _, choice in alike]
        if len(members) >= _LEAST_RUN:
            parts.append(Run(members[0], members[-1]))
        else:
            parts += members
    return parts


def meanings(choices: Sequence[Choice], number: int) -> list[Choice]:
    """The options that a bare number could mean.

    Beside an option that stands on its own the number is plain to see. In a run it may also be
    the number that its options count by: 8 is the eighth option, or the bid of 8.
    """
    meant = [choice for choice in choices if choice.number == number]
    parts = joined_runs(choices)
    if meant and meant[0] in parts:
        return meant
    for run in parts:
        if isinstance(run, Run):
            prefix, _ = _series_parts(run.first.text)
            counted = [choice for choice in choices if choice.text == f"{prefix}{number}"]
            meant += [choice for choice in counted if choice not in meant]
    return meant


def _series(place: int, text: str) -> tuple[str, int]:
    # Within a run both the place in the list and the number at the end go up by one.
    prefix, number = _series_parts(text)
    return prefix, number - place


def _series_parts(text: str) -> tuple[str, int]:
    counted = _COUNTED.fullmatch(text)
    return (counted[1], int(counted[2])) if counted else (text, 0)


def _one_each(parts: Sequence[Choice | Run], width: int, heads: Sequence[Head]) -> Iterator[str]:
    numbers = [_number(part) for part in parts]
    texts = [_text(part) for part in parts]
    number_width, text_width = max(map(len, numbers)), max(map(len, texts))
    labels = [part.label if isinstance(part, Choice) else "" for part in parts]
    room = width - number_width - text_width - 4
    told = list(zip(labels, heads or [Head("", "")] * len(labels), strict=True))
    short = {head.alike for label, head in told if len(label) > room and head.alike}
    for number, text, (label, head) in zip(numbers, texts, told, strict=True):
        is_short = head.brief and (len(label) > room or head.alike in short)
        said = head.brief if is_short else label
        if head.more and not is_short and len(f"{label} · {head.more}") <= room:
            said = f"{label} · {head.more}"
        line = f"{number.rjust(number_width)}  {text.ljust(text_width)}  {said}".rstrip()
        yield line if len(line) <= width else f"{line[: width - 1]}…"


def _in_columns(parts: Sequence[Choice | Run], width: int) -> Iterator[str]:
    number_width = max(len(_number(part)) for part in parts)
    cells = [f"{_number(part).rjust(number_width)} {_text(part)}" for part in parts]
    cell_width = max(map(len, cells))
    columns = max(1, (width + len(_GAP)) // (cell_width + len(_GAP)))
    rows = -(-len(cells) // columns)
    for row in range(rows):
        yield _GAP.join(cell.ljust(cell_width) for cell in cells[row::rows]).rstrip()


def _grouped(choices: Sequence[Choice], heads: Sequence[Head], width: int) -> Iterator[str]:
    """A line for each piece, its destinations in one direction joined: ``1–7 b5…b11``."""
    pairs = list(zip(choices, heads, strict=True))
    margin = max(len(head.name) for head in heads) + 2
    for name, members in groupby(pairs, key=lambda pair: pair[1].name):
        line = name.ljust(margin)
        for _, alike in groupby(members, key=lambda pair: pair[1].series):
            cell = _joined(list(alike))
            if len(line) + len(cell) > width and line.strip():
                yield line.rstrip()
                line = " " * margin
            line += f"{cell}{_GAP}"
        yield line.rstrip()


def _joined(members: Sequence[tuple[Choice, Head]]) -> str:
    (first, first_head), (last, last_head) = members[0], members[-1]
    if first is last:
        return f"{first.number} {first_head.tail}"
    between = " " if len(members) == 2 else "…"
    return f"{first.number}–{last.number} {first_head.tail}{between}{last_head.tail}"


def _number(part: Choice | Run) -> str:
    if isinstance(part, Run):
        return f"#{part.first.number}–#{part.last.number}"
    return str(part.number)


def _text(part: Choice | Run) -> str:
    if isinstance(part, Run):
        return f"{part.first.text} … {part.last.text}"
    return part.text
