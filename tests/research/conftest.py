"""The worlds in which the research interfaces are tried."""

from __future__ import annotations

import pytest

from boomtable.research.worlds import World

WORLDS = {
    "oklahoma": ("oklahoma", 2, {"first": "draw"}),
    "oklahoma-all": (
        "oklahoma",
        2,
        {"modules": "santa-fe,silver-mines,red-river,sooners", "setup": "free"},
    ),
    "boomtown-3": ("boomtown", 3, {"short": True}),
    "boomtown-5": ("boomtown", 5, {}),
    "coloma-solo": ("coloma", 1, {"level": "legend"}),
    "coloma-mules": ("coloma", 2, {"mules": True, "boards": "B"}),
    "coloma-4": ("coloma", 4, {"hotels": True, "specialties": "deluxe"}),
    "boonlake-solo": ("boonlake", 1, {"level": "challenge"}),
    "boonlake-3": ("boonlake", 3, {}),
}
SMALL = ("oklahoma", "boomtown-3", "coloma-mules", "boonlake-3")
"""One for each game."""


@pytest.fixture(params=WORLDS)
def world(request: pytest.FixtureRequest) -> World:
    return World(*WORLDS[request.param])


@pytest.fixture(params=SMALL)
def small_world(request: pytest.FixtureRequest) -> World:
    return World(*WORLDS[request.param])
