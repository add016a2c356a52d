"""What every test shares."""

import pytest
from hypothesis import settings

# A slow machine is no failure of a rule, and a failure can be replayed from what is printed.
settings.register_profile("boomtable", deadline=None, print_blob=True)
settings.load_profile("boomtable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="try the laws with this game only")
    parser.addoption("--worlds", type=int, help="try the laws in so many worlds of each game only")
