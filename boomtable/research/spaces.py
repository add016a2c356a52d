"""The spaces of the environments: what a seat is shown, and what it can answer."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from boomtable.engine import Table
from boomtable.research.sheet import LIMIT
from boomtable.research.worlds import World


def observation_space(world: World) -> spaces.Dict:
    """The space of what a seat is shown."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, world.observations.shape, np.float32),
            "action_mask": spaces.Box(0, 1, (len(world.actions),), np.int8),
        }
    )


def action_space(world: World) -> spaces.Discrete[Any]:
    """The space of what a seat can answer."""
    return spaces.Discrete(len(world.actions))


def observed(world: World, table: Table, seat: int) -> dict[str, Any]:
    """What a seat is shown."""
    return {"observation": world.observe(table, seat), "action_mask": world.mask(table, seat)}
