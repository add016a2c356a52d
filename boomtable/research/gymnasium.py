"""Gymnasium: one seat of a game, the others played by bots.

>>> from boomtable.research.gymnasium import SeatEnv
>>> seat = SeatEnv("oklahoma", opponents="greedy")
>>> observation, info = seat.reset(seed=1)
>>> observation["observation"].shape, seat.action_space.n, info["seat"], info["prompt"]
((31, 11, 11), np.int64(2542), 0, 'move')

Importing this module also registers ``boomtable/Oklahoma-v0`` and so on for ``gymnasium.make``.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from boomtable.engine.extras import from_extra

with from_extra("gymnasium"):
    import gymnasium
    import numpy as np

from boomtable.bots import Bot, make_bot
from boomtable.engine import Components, Dice, Illegal, Seat, Table, catalogue, find
from boomtable.research.rendering import MODES, check, picture, show
from boomtable.research.spaces import action_space, observation_space, observed
from boomtable.research.worlds import Mask, World

ILLEGAL_REWARD = -1.0
DRAWN = "draw"
"""The seat is drawn for each game."""

Observation: TypeAlias = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against bots.

    ``seat``: a number from 0, or ``draw``. ``opponents``: the name of a bot, or one name for each
    other seat, clockwise from the own one. An illegal action ends the game with a reward of -1;
    with ``strict`` it is refused with an error and changes nothing. ``reward``, ``components``,
    ``render_mode``, ``lang`` and the options of the game are those of the PettingZoo environment.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "random",
        strict: bool = False,
        reward: str = "win",
        components: Components | Path | str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **settings: Any,
    ) -> None:
        check(render_mode, lang)
        self.world = World(game, players, settings, components=components, reward=reward)
        if seat != DRAWN and seat not in range(self.world.players):
            raise Illegal("research.no-such-seat", seat=seat, last=self.world.players - 1)
        self.render_mode = render_mode
        self.lang = lang
        self.strict = strict
        self.observation_space = observation_space(self.world)
        self.action_space = action_space(self.world)
        self._fixed_seat = seat
        self._opponents = _named(opponents, self.world)
        self._bots: dict[int, Bot] = {}
        self.seat = 0
        """The own seat in this game."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game itself: not for agents, it holds every secret."""
        if self._table is None:
            raise Illegal("research.not-reset")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Open a new table and play up to the first own decision."""
        super().reset(seed=seed, options=options)
        dice = Dice(int(self.np_random.integers(1 << 48)))
        players = self.world.players
        fixed = self._fixed_seat
        self.seat = dice.below(players) if isinstance(fixed, str) else fixed
        self._bots = {
            (self.seat + place) % players: make_bot(name, self.world.game.id, dice.spawn())
            for place, name in enumerate(self._opponents, 1)
        }
        self._table = self.world.open(dice.below(1 << 48))
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play up to the next own decision or the end."""
        table = self.table
        try:
            self.world.answer(table, int(action))
        except Illegal:
            if self.strict or table.is_over:
                raise
            observation, info = self._observation(), self._info() | {"illegal": int(action)}
            return observation, ILLEGAL_REWARD, True, False, info
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        over = self.table.is_over
        reward = self.world.rewards(self.table)[self.seat]
        return self._observation(), reward, over, False, self._info()

    def render(self) -> str | None:
        """The table as the own seat sees it."""
        if self.render_mode == "ansi":
            return picture(self.table, self.seat, self.lang)
        if self.render_mode == "human":
            show(self.table, self.seat, self.lang)
        return None

    def action_masks(self) -> Mask:
        """What can be answered now, as some learners ask for it."""
        return self.world.mask(self.table, self.seat)

    def _let_others_play(self) -> None:
        table = self.table
        while table.decision is not None:
            asked = self.world.asked(table)
            if asked == self.seat:
                return
            table.answer(self._bots[asked].decide(Seat(table, asked)), asked)

    def _observation(self) -> Observation:
        return observed(self.world, self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        table = self.table
        if table.decision is None:
            return {"seat": self.seat, "scores": list(table.score().totals)}
        return {"seat": self.seat, "prompt": table.decision.prompt}


def _named(opponents: str | Sequence[str], world: World) -> list[str]:
    others = world.players - 1
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise Illegal("research.opponents", count=others, given=len(names))
    for name in names:
        make_bot(name, world.game.id, Dice(0))  # An unknown one is refused now, not in a game.
    return names


for _game in catalogue():
    if find(_game).package.startswith("boomtable."):
        gymnasium.register(
            f"boomtable/{_game.capitalize()}-v0",
            entry_point="boomtable.research.gymnasium:SeatEnv",
            kwargs={"game": _game},
        )
