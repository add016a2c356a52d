"""A server in this process for every test that wants one, and the toys in its catalogue."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boomtable.engine import register
from tests.server.guests import FakeTime, Inn, open_inn

register("tests.toys.nim")
register("tests.toys.claims")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
async def inn(tmp_path: Path, time: FakeTime) -> AsyncIterator[Inn]:
    async with open_inn(tmp_path / "data", time=time) as opened:
        yield opened
