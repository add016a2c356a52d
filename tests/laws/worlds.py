"""The worlds in which the laws are tried: every game, player count and combination of options."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations, product

from msgspec import Struct

from boomtable.engine import Dice, Illegal, Setting, Table, find, open_table, register
from boomtable.engine.settings import Value

register("tests.toys.nim")
register("tests.toys.claims")

MOST_WORLDS = 32
MOST_ANSWERS = 20_000


class World(Struct, frozen=True):
    """A way of opening a table."""

    game: str
    players: int
    settings: dict[str, Value]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.settings.items()]
        return "-".join([self.game, f"{self.players}p", *chosen]).replace(" ", "")

    def open(self, seed: int, **how: bool) -> Table:
        """A new table of this world."""
        return open_table(self.game, self.players, self.settings, seed=seed, **how)


def play_some(table: Table, count: int, dice: Dice) -> Table:
    """Answer at random, a number of times or until the game is over."""
    for _ in range(count):
        if table.is_over:
            break
        table.pick(dice.below(len(table.options())))
    return table


def some_of(worlds: list[World], most: int | None = 4) -> list[World]:
    """A few worlds, for what is slow to try (``None``: all of them)."""
    if most is None:
        return worlds
    return worlds[:: max(1, len(worlds) // most)][:most]


@cache
def worlds_of(game: str) -> list[World]:
    """The worlds of a game: all of them, or drawn where there are too many.

    Every value of every option is tried with every number of players that allows it.
    """
    meta = find(game)
    candidates = [
        World(meta.id, players, {name: value for name, value in chosen if value is not None})
        for players in meta.players
        for chosen in product(*map(_choices, meta.settings))
    ]
    dice = Dice(2014)
    drawn: list[World] = []
    missing = {(world.players, *item) for world in candidates for item in world.settings.items()}
    while candidates and (len(drawn) < MOST_WORLDS or missing):
        world = candidates.pop(dice.below(len(candidates)))
        brings = {(world.players, *item) for item in world.settings.items()}
        if (len(drawn) < MOST_WORLDS or brings & missing) and _is_allowed(world):
            drawn.append(world)
            missing -= brings
    assert drawn, f"no table of {game} can be opened"
    return drawn


def _choices(setting: Setting) -> list[tuple[str, Value | None]]:
    return [(setting.id, value) for value in _values(setting)]


def _values(setting: Setting) -> list[Value | None]:
    """The values to try; ``None`` leaves the setting alone."""
    match setting.kind:
        case "flag":
            return [False, True]
        case "set":
            sizes = range(len(setting.values) + 1)
            return list(chain.from_iterable(combinations(setting.values, n) for n in sizes))
        case "choice":
            return list(setting.values)
    return [None, *setting.values]


def _is_allowed(world: World) -> bool:
    try:
        world.open(seed=1)
    except Illegal:
        return False
    return True
