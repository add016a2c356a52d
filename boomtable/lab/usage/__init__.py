"""Who used what: which events of a game count as the use of a card, a tile, a space.

A game says so in a module of its own, ``boomtable.lab.usage.<game>``; a game from elsewhere brings
a module ``usage`` in its package. The module has two functions:

- ``kinds(table)``: the kinds of things that this table has, each with all its things, so that
  what nobody uses is seen, too;
- ``notes(table)``: what happened at a table that is over, as uses and offers. It may look at all
  events, answers and the state: nobody plays here any more.

A game without such a module has reports without this part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from msgspec import Struct

from boomtable.engine import Meta, Table
from boomtable.locale import Named, Text

Name: TypeAlias = Named | Text


class Kind(Struct, frozen=True):
    """A kind of things that can be used, with their names by id.

    ``is_offered``: only seats that were offered a thing could use it (a card that was in hand, a
    tile that was on the table). ``is_shared``: it happens to the whole table, nobody wins by it.
    """

    id: str
    things: dict[str, Name]
    is_offered: bool = False
    is_shared: bool = False


class Use(Struct, frozen=True, gc=False):
    """A seat used a thing of a kind."""

    seat: int
    kind: str
    thing: str


class Offer(Struct, frozen=True, gc=False):
    """A seat (``None``: every seat) could have used a thing."""

    seat: int | None
    kind: str
    thing: str


Note: TypeAlias = Use | Offer


class Usage(Protocol):
    """What a game's module has."""

    def kinds(self, table: Table) -> Sequence[Kind]:
        """The kinds of things at a table."""

    def notes(self, table: Table) -> Iterable[Note]:
        """Uses and offers of a game that is over."""


def usage_of(meta: Meta) -> Usage | None:
    """The module of a game, if it has one."""
    for name in (f"{__name__}.{meta.id}", f"{meta.package}.usage"):
        if find_spec(name) is not None:
            return cast("Usage", import_module(name))
    return None


def kinds_at(tables: Iterable[Table]) -> list[Kind]:
    """The kinds of things at any of some tables, each with all the things that one of them has."""
    found: dict[str, Kind] = {}
    for table in tables:
        usage = usage_of(table.game.meta)
        for kind in usage.kinds(table) if usage is not None else ():
            before = found.get(kind.id, kind)
            things = {**before.things, **kind.things}
            found[kind.id] = Kind(kind.id, things, kind.is_offered, kind.is_shared)
    return list(found.values())
