"""A match: which bots meet, at which table, who sits where in which game, with which deal.

Games come in sets. In a set every bot takes every seat equally often, all games have the same deal
(the same seed of chance), and so the set is what is counted as one observation. The sets go through
all circular orders of the bots, so that in a whole round every seating comes equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

from msgspec import Struct

from boomtable.engine import Components, Illegal, Meta
from boomtable.lab.plans import seat_bots


class Match(Struct, frozen=True):
    """What is to be played."""

    game: str
    package: str
    bots: tuple[str, ...]
    """One for each seat, or more than there are seats; a name may come several times."""
    players: int
    settings: dict[str, str]
    seed: int
    components: Components | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def set_size(self) -> int:
        """How many games have the same deal."""
        return len(_groups(self.bots, self.players)) * self.players

    @property
    def round_size(self) -> int:
        """After how many games every seating has come equally often."""
        return self.set_size * len(_orders(self.players))

    def whole_sets(self, games: int) -> int:
        """As many games as make whole sets, and not fewer than these."""
        return -(-games // self.set_size) * self.set_size

    def deal_of(self, number: int) -> int:
        """The set that a game belongs to."""
        return number // self.set_size

    def seated(self, number: int) -> list[int]:
        """The entrants of a game by their place in ``bots``, in the order of the seats."""
        deal, place = divmod(number, self.set_size)
        which, turned = divmod(place, self.players)
        group = _groups(self.bots, self.players)[which]
        orders = _orders(self.players)
        circle = [group[entrant] for entrant in orders[deal % len(orders)]]
        return [circle[(seat - turned) % self.players] for seat in range(self.players)]


def entrants(meta: Meta, named: Sequence[str], players: int | None) -> tuple[tuple[str, ...], int]:
    """Who enters, and how many sit at a table.

    Fewer bots than seats: the last one takes the seats that are left. More: they take turns.
    """
    if players is None:
        usual = [count for count in meta.players if count >= min(len(named), max(meta.players))]
        more = [count for count in usual if count > 1]
        players = (more or usual)[0]
    if len(named) > players and players in meta.players:
        bots = tuple(named)
    else:
        bots = seat_bots(meta, named, players)
    if len(set(bots)) == 1 and players > 1:
        raise Illegal("arena.one-bot", bot=bots[0])
    return bots, players


@cache
def _orders(players: int) -> list[tuple[int, ...]]:
    """All orders around a table: who begins does not matter."""
    return [(0, *rest) for rest in permutations(range(1, players))]


@cache
def _groups(bots: tuple[str, ...], players: int) -> list[tuple[int, ...]]:
    """All who can meet at one table; where all are the same bot, there is nothing to learn."""
    groups = list(combinations(range(len(bots)), players))
    return [it for it in groups if players == 1 or len({bots[place] for place in it}) > 1]
