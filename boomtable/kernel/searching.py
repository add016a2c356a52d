"""A tree search in the kernel: what each option of a seat is worth, as far as it can see.

The search looks at single answers, the most promising ones most often (PUCT). When it comes to a
position for the first time, it evaluates what each answer there leads to: points that are safe,
land that is nearer to one side, and room to move, turned into a chance to win. With a fixed seed
and number of nodes it always finds the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from boomtable.engine import Option, Table
from boomtable.kernel.conversion import game_of
from boomtable.kernel.wording import option_of

if TYPE_CHECKING:
    from boomtable.kernel._native import Game

SEEDS = 1 << 64


class Appraisal(Struct, frozen=True):
    """What the search thinks of one option."""

    option: Option
    visits: int
    """How often the search has looked at it: the more, the better it is thought to be."""
    value: float
    """The seat's chance to win with it, from 0 to 1; a draw counts one half."""


class Findings(Struct, frozen=True):
    """What a search has found out."""

    appraisals: tuple[Appraisal, ...]
    """In the order of the options."""
    nodes: int
    """How many simulations there were."""
    depth: int
    """How many answers the longest line has."""
    seconds: float

    @property
    def best(self) -> Appraisal:
        """The option that was looked at most; of several the one with the highest value."""
        return max(self.appraisals, key=lambda it: (it.visits, it.value))


class Stop:
    """A way to end a search from another thread: what it has found until then counts."""

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = bytearray(1)

    def __call__(self) -> None:
        """End the search."""
        self.flag[0] = 1


def search(
    table: Table,
    seat: int,
    *,
    nodes: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    stop: Stop | None = None,
) -> Findings:
    """Search for the seat that is asked, with so many nodes or for so long (whatever ends first).

    Other threads run on meanwhile; Ctrl-C ends it. Raises :class:`boomtable.kernel.Unfit` where
    the kernel cannot take the game.

    >>> from boomtable.engine import open_table
    >>> found = search(open_table("oklahoma"), 0, nodes=200, seed=1)
    >>> sum(it.visits for it in found.appraisals)
    200
    """
    if seat not in table.awaited:
        raise ValueError(f"seat {seat} is not asked")
    return search_game(game_of(table), nodes=nodes, seconds=seconds, seed=seed, stop=stop)


def search_game(
    game: Game,
    *,
    nodes: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    stop: Stop | None = None,
    **ways: Any,
) -> Findings:
    """The same for a game of the kernel. ``ways`` are for experiments: see ``_native.search``."""
    from boomtable.kernel._native import search as search_tree  # noqa: PLC0415  # may be missing

    if game.over:
        raise ValueError("the game is over")
    if nodes < 0 or seconds < 0 or not (nodes or seconds):
        raise ValueError("a search needs a budget: nodes or seconds")
    visits, values, done, depth, _size, spent = search_tree(
        game, nodes, seconds, seed % SEEDS, stop.flag if stop else None, **ways
    )
    appraisals = tuple(
        Appraisal(option_of(number), visited, value)
        for number, visited, value in zip(game.options(), visits, values, strict=True)
    )
    return Findings(appraisals, done, depth, spent)
