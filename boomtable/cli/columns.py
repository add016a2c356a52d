"""Tables of plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def columns(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    lines = [heading, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heading))]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        yield "  ".join([line[0].ljust(widths[0]), *cells]).rstrip()
