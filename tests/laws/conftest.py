"""Laws take a ``world`` and are tried in all of them, or ``some_world`` if they are slow."""

from __future__ import annotations

import pytest

from boomtable.engine import catalogue
from tests.laws.worlds import some_of, worlds_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.config.getoption("game")
    most = metafunc.config.getoption("worlds")
    games = [only] if only else list(catalogue())
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games)
    if "world" in metafunc.fixturenames:
        metafunc.parametrize(
            "world",
            [world for game in games for world in some_of(worlds_of(game), most)],
            ids=str,
        )
    if "some_world" in metafunc.fixturenames:
        metafunc.parametrize(
            "some_world", [world for game in games for world in some_of(worlds_of(game))], ids=str
        )
