"""A world: a game with its players and options, its answers numbered, its views in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from boomtable.engine.extras import from_extra

with from_extra("vector"):
    import numpy as np
    import numpy.typing as npt

from boomtable.engine import Components, Game, Illegal, Table, load, open_table
from boomtable.research.actions import Actions
from boomtable.research.observations import Observations
from boomtable.research.rewards import reward_named
from boomtable.research.sheet import Numbers

Mask: TypeAlias = npt.NDArray[np.int8]


class World:
    """All that the environments share: opening tables, numbering, observing, rewarding.

    >>> world = World("boomtown", 4)
    >>> table = world.open(seed=1)
    >>> world.observe(table, 0).shape, int(world.mask(table, world.asked(table)).sum())
    ((1420,), 11)
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        *,
        components: Components | Path | str | None = None,
        reward: str = "win",
    ) -> None:
        self.game: Game = load(game)
        if isinstance(components, (str, Path)):
            components = Components.load(Path(components))
        self.components = components
        self.reward_name = reward
        self.reward = reward_named(reward)
        self._settings = dict(settings or {})
        first = open_table(
            self.game, players, self._settings, components=components, asks_chance=True
        )
        self.players = first.players
        self.settings = first.settings
        self.actions = Actions.of(first)
        self.observations = Observations(first)

    def open(
        self, seed: int | None = None, *, asks_chance: bool = False, log: bool = False
    ) -> Table:
        """A new table; without ``log`` it does not keep what happens."""
        return open_table(
            self.game,
            self.players,
            self._settings,
            seed=seed,
            components=self.components,
            keeps_log=log,
            asks_chance=asks_chance,
        )

    def asked(self, table: Table) -> int:
        """Who has to answer: of several seats at once the first whose answer is missing."""
        return table.awaited[0]

    def observe(self, table: Table, seat: int) -> Numbers:
        """What a seat sees now."""
        return self.observations.of(table, seat)

    def legal(self, table: Table) -> list[int]:
        """The numbers of what can be answered now, in the order of the options."""
        return self.actions.numbers(table.options(), table.awaited[0])

    def mask(self, table: Table, seat: int) -> Mask:
        """A 1 for each number that the seat can answer now; all 0 if it is not its turn."""
        mask = np.zeros(len(self.actions), np.int8)
        if table.decision is not None and seat == table.awaited[0]:
            mask[self.actions.numbers(table.options(), seat)] = 1
        return mask

    def answer(self, table: Table, number: int) -> None:
        """Answer by number for whoever has to."""
        if table.is_over:
            raise Illegal("engine.game-over")
        table.pick(self.actions.place(number, table.options(), table.awaited[0]))

    def rewards(self, table: Table) -> list[float]:
        """What the game was worth to each seat; nothing before it is over."""
        return self.reward(table) if table.is_over else [0.0] * self.players
