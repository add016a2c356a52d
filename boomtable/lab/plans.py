"""What is to be played: which bots at which tables, how the seats are taken, with which seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from msgspec import Struct

from boomtable.engine import Components, Illegal, Meta
from boomtable.locale import Named

PLAYERS = "players"
"""What a mix calls the number of players; everything else in it is a setting of the game."""


class World(Struct, frozen=True):
    """A table as it is opened: a bot for each seat of its first game, and the settings."""

    bots: tuple[str, ...]
    settings: dict[str, str]

    def seated(self, again: int) -> list[str]:
        """The bots in the order of the seats: each time they move on by one."""
        players = len(self.bots)
        return [self.bots[(seat - again) % players] for seat in range(players)]


class Plan(Struct, frozen=True):
    """What is to be played. The worlds take turns from game to game."""

    game: str
    package: str
    worlds: tuple[World, ...]
    seed: int
    components: Components | None = None
    """What is in the box, if it is not what the game comes with."""
    records: str | None = None
    digits: int = 4
    watches: bool = False
    """Whether sources of points, uses of components and options are written down, too."""

    def world_of(self, number: int) -> World:
        """The world of a game."""
        return self.worlds[number % len(self.worlds)]

    def seated(self, number: int) -> list[str]:
        """The bots of a game in the order of its seats."""
        return self.world_of(number).seated(number // len(self.worlds))


def seat_bots(meta: Meta, named: Sequence[str], players: int | None) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes all seats that are left."""
    if players is None:
        fitting = [count for count in meta.players if count >= len(named)]
        if not fitting:
            raise Illegal("terminal.simulate.too-many", count=len(named), most=max(meta.players))
        players = fitting[0]
    if players not in meta.players:
        allowed = ", ".join(map(str, meta.players))
        game = Named(meta.name, meta.name_fr)
        raise Illegal("engine.player-count", game=game, count=players, allowed=allowed)
    if len(named) > players:
        raise Illegal("terminal.simulate.too-many", count=len(named), most=players)
    return (*named, *[named[-1]] * (players - len(named)))


def worlds_of(
    meta: Meta,
    named: Sequence[str],
    players: int | None,
    settings: Mapping[str, str],
    mix: Mapping[str, Sequence[str]],
) -> tuple[World, ...]:
    """Every combination of what is mixed, each with the settings that all tables share."""
    worlds = []
    for values in product(*mix.values()):
        chosen = dict(zip(mix, values, strict=True))
        count = chosen.pop(PLAYERS, None)
        bots = seat_bots(meta, named, players if count is None else int(count))
        worlds.append(World(bots, {**settings, **chosen}))
    return tuple(worlds)
