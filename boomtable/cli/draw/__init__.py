"""Painters: what a seat may see, drawn for a terminal.

A game's painter is the module of its name in this package. It gets views as JSON, never a state:

- ``paint(view, canvas, news)``: the table, with the lines of what happened since one's last move;
- ``plain(view, canvas)``: the same in lines that a screen reader reads in a sensible order;
- ``least_rows(view, canvas)``: how many rows the table needs, the rest is for the options;
- ``heads(texts)`` (may be missing): how a long list of options is grouped; or, where that depends
  on what is on the table, ``heads_for(view, canvas)``, which gives such a function;
- ``signs(view, canvas)`` (may be missing): what the signs of the drawing mean, a line for each.

A game without a painter is shown by the plain one here: the view, key by key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from boomtable.cli.choices import Heads
from boomtable.cli.draw import anything

if TYPE_CHECKING:
    from rich.console import RenderableType

View = dict[str, Any]


class Canvas(Struct, frozen=True):
    """Where a painter draws: how much room there is, whether in colour, for whom."""

    width: int
    height: int
    """The rows that the table may take; a painter may take more where it must."""
    colour: bool
    lang: str
    names: tuple[str, ...]
    """Everybody's name, by seat."""


class Painter(Struct, frozen=True):
    """The functions of a painter's module."""

    paint: Callable[[View, Canvas, Sequence[str]], RenderableType]
    plain: Callable[[View, Canvas], list[str]]
    least_rows: Callable[[View, Canvas], int]
    heads: Heads | None
    heads_for: Callable[[View, Canvas], Heads] | None
    signs: Callable[[View, Canvas], list[str]] | None

    @property
    def groups(self) -> bool:
        """Whether the game groups long lists of options itself."""
        return self.heads is not None or self.heads_for is not None

    def grouping(self, view: View, canvas: Canvas) -> Heads | None:
        """How a long list of options is grouped now."""
        return self.heads_for(view, canvas) if self.heads_for else self.heads


def painter(game_id: str) -> Painter:
    """The painter of a game."""
    name = f"{__name__}.{game_id}"
    module = import_module(name) if game_id.isidentifier() and find_spec(name) else anything
    return Painter(
        module.paint,
        module.plain,
        module.least_rows,
        getattr(module, "heads", None),
        getattr(module, "heads_for", None),
        getattr(module, "signs", None),
    )
