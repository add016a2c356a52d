"""The painter of games that have none of their own: the view, key by key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas, View


def paint(view: View, canvas: Canvas, news: Sequence[str]) -> RenderableType:
    """The news, then the view."""
    from rich.console import Group
    from rich.text import Text

    lines = [Text(line, "italic") for line in news]
    return Group(*lines, *(Text(line) for line in plain(view, canvas)))


def plain(view: View, canvas: Canvas) -> list[str]:
    """The view in lines."""
    _ = canvas
    return list(_lines("", view["table"]))


def least_rows(view: View, canvas: Canvas) -> int:
    """A row for each line of the view."""
    return len(plain(view, canvas))


def _lines(indent: str, table: dict[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from _lines(f"{indent}  ", value)
        else:
            yield f"{indent}{key}: {_said(value)}"


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
