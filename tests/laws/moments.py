"""Moments of games, chosen by Hypothesis: a seed for the dice, one for the answers, how far."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from boomtable.engine import Dice, Table, play_out
from tests.laws.worlds import World, play_some

a_seed = st.integers(0, 2**32)
a_share = st.integers(0, 100)
"""How far into a game, in percent."""
few = settings(settings.get_profile("default"), max_examples=5, deadline=None, derandomize=True)


def moment(world: World, seed: int, share: int) -> Table:
    """A table of the world after this share of a random game."""
    whole = play_out(world.open(seed), Dice(seed ^ 0xB00))
    spoken = sum(not answer.forced and answer.seat >= 0 for answer in whole.answers)
    return play_some(world.open(seed), spoken * share // 100, Dice(seed ^ 0xB00))
