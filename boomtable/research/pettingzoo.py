"""PettingZoo: every game as an AEC environment.

>>> from boomtable.research.pettingzoo import env
>>> table = env("boomtown", players=3)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> sorted(observation), info["prompt"], int(observation["action_mask"].sum())
(['action_mask', 'observation'], 'bid', 11)

Agents are ``player_0``, ``player_1`` … by seat. Seats that choose at the same time are asked one
after the other, and nobody sees a sealed answer. What is forced, and chance, the environment
plays itself, from its seed. Rewards come when the game is over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boomtable.engine.extras import from_extra

with from_extra("pettingzoo"):
    from gymnasium import logger, spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from boomtable.engine import Components, Dice, Illegal, Table, fresh_seed
from boomtable.research.rendering import MODES, check, picture, show
from boomtable.research.spaces import action_space, observation_space, observed
from boomtable.research.worlds import World

VERSION = "v0"


def env(game: str, players: int | None = None, **options: Any) -> Any:
    """An environment that punishes illegal actions: they end the game, with a reward of -1."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(game, players, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str, players: int | None = None, **options: Any) -> RawEnv:
    """The bare environment: an illegal action is refused with an error and changes nothing."""
    return RawEnv(game, players, **options)


class RawEnv(AECEnv[str, dict[str, Any], int], EzPickle):  # type: ignore[misc]
    """A game with an agent at each seat.

    ``reward``: ``win``, ``score`` or ``margin``; ``components``: a file of your own;
    ``render_mode``: ``human`` or ``ansi``, in the language ``lang``; all other options are those
    of the game's tables, as in ``boomtable play``.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        components: Components | Path | str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **settings: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            players,
            reward=reward,
            components=components,
            render_mode=render_mode,
            lang=lang,
            **settings,
        )
        super().__init__()
        check(render_mode, lang)
        self.world = World(game, players, settings, components=components, reward=reward)
        self.metadata = {
            "name": f"boomtable_{game}_{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [f"player_{seat}" for seat in range(self.world.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.world) for agent in self._all}
        self.action_spaces = {agent: action_space(self.world) for agent in self._all}
        self._seats = {agent: seat for seat, agent in enumerate(self._all)}
        self._dice: Dice | None = None
        self._table: Table | None = None
        self._asked = ""

    @property
    def table(self) -> Table:
        """The game itself: not for agents, it holds every secret."""
        if self._table is None:
            raise Illegal("research.not-reset")
        return self._table

    @property
    def agent_selection(self) -> str:
        """The agent that is asked."""
        if self._table is None:
            raise Illegal("research.not-reset")
        return self._asked

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._asked = agent

    @property
    def _all(self) -> list[str]:
        return self.possible_agents

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All numbers of answers, legal now or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a new table. A seed makes this game and all later ones reproducible."""
        _ = options
        if seed is not None or self._dice is None:
            self._dice = Dice(fresh_seed() if seed is None else seed)
        self._table = self.world.open(self._dice.below(1 << 48))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can do if it is asked."""
        return observed(self.world, self.table, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.world.answer(self.table, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode.")
            return None
        seat = self._seats[self.agent_selection]
        if self.render_mode == "ansi":
            return picture(self.table, seat, self.lang)
        show(self.table, seat, self.lang)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        table = self.table
        if table.decision is not None:
            self.agent_selection = self.possible_agents[self.world.asked(table)]
            self.infos[self.agent_selection] = {"prompt": table.decision.prompt}
            return
        self.rewards = dict(zip(self.agents, self.world.rewards(table), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        totals = table.score().totals
        self.infos = {agent: {"score": totals[self._seats[agent]]} for agent in self.agents}
        self.agent_selection = self.agents[0]
