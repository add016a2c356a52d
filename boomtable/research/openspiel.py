"""OpenSpiel: every game as a Python game that ``pyspiel.load_game`` finds.

>>> import pyspiel
>>> from boomtable.research import openspiel
>>> game = pyspiel.load_game("python_boomtable_boomtown(players=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()[:2]
(True, [(0, 0.25), (1, 0.25)])
>>> state.apply_action(0)
>>> state.action_to_string(state.legal_actions()[0])
'draw CJ2'

Chance is explicit: the outcomes of every die and every draw are there with their probabilities.
Seats that choose at the same time are asked one after the other, and no information state shows
what is sealed. Answers that are forced are not asked for.

The options of a game are its parameters; several modules are joined by ``+``. Beside them there
are ``players``, ``reward`` (``win``, ``score``, ``margin``) and ``memory``: how many answers an
information state tensor keeps (0: there is none). Strings keep all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boomtable.engine.extras import from_extra

with from_extra("openspiel"):
    import numpy as np
    import pyspiel

from boomtable.engine import CHANCE, Dice, Illegal, Table, catalogue, find, load, restore, save
from boomtable.engine.settings import Setting
from boomtable.research.knowledge import Memory, imagine, information_text, observation_text
from boomtable.research.worlds import World

PREFIX = "python_boomtable_"
MEMORY = 2048
MOST_ANSWERS = 20_000
"""No game is longer: the laws of the project check it."""
MOST_POINTS = 2_000.0
"""Nobody scores more, or falls behind by more."""
JOIN = "+"
"""Between several modules: OpenSpiel keeps commas for itself."""


class BoomtableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours to OpenSpiel; each has a class of its own."""

    game_id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game_id = self.game_id
        given = {**_parameters(game_id), **(params or {})}
        self.memory_rows = int(given.pop("memory"))
        if self.memory_rows < 0:
            raise Illegal("research.bad-memory", rows=self.memory_rows)
        players, reward = int(given.pop("players")), str(given.pop("reward"))
        settings = {name: _read(find(game_id).settings, name, given[name]) for name in given}
        self.world = World(game_id, players, settings, reward=reward)
        self.first = self.world.open(asks_chance=True, log=True)
        """The table before the first answer; nobody plays at it."""
        super().__init__(_game_type(self), _game_info(self), dict(params or {}))

    def new_initial_state(self) -> BoomtableState:
        """The state before the first answer."""
        return BoomtableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes observations, or information states with perfect recall."""
        if iig_obs_type is not None and not _is_of_a_seat(iig_obs_type):
            raise Illegal("research.no-such-view")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recalls=bool(recalls), params=params)


class Sitting:
    """A table that several states may share until one of them plays on."""

    __slots__ = ("_is_shared", "table")

    def __init__(self, table: Table, *, is_shared: bool = False) -> None:
        self.table = table
        self._is_shared = is_shared

    def __deepcopy__(self, _memo: dict[int, Any]) -> Sitting:
        self._is_shared = True
        return Sitting(self.table, is_shared=True)

    def __reduce__(self) -> Any:
        return _restored, (save(self.table),)

    def to_play(self) -> Table:
        """The table, for nobody else."""
        if self._is_shared:
            self.table, self._is_shared = self.table.fork(), False
        return self.table


def _restored(saved: dict[str, Any]) -> Sitting:
    return Sitting(restore(saved))


class BoomtableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game to OpenSpiel. Copies share their table until one of them plays on."""

    def __init__(self, game: BoomtableGame) -> None:
        super().__init__(game)
        self.sitting = Sitting(game.first, is_shared=True)

    @property
    def table(self) -> Table:
        """The table, to look at."""
        return self.sitting.table

    def _world(self) -> World:
        world: World = self.get_game().world
        return world

    def current_player(self) -> int:
        """The seat that is asked, or the one of chance, or of nobody at the end."""
        awaited = self.table.awaited
        if not awaited:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if awaited[0] == CHANCE else awaited[0]

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self._world().legal(self.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        decision = self.table.decision
        assert decision is not None
        numbers = self._world().legal(self.table)
        weights = decision.weights or [1] * len(numbers)
        whole = sum(weights)
        pairs = zip(numbers, weights, strict=True)
        return sorted((number, weight / whole) for number, weight in pairs if weight)

    def _apply_action(self, action: int) -> None:
        self._world().answer(self.sitting.to_play(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        actions, table = self._world().actions, self.table
        seat = CHANCE if player < 0 else player
        if table.awaited[:1] == (seat,):
            options = table.options()
            if action in (numbers := actions.numbers(options, seat)):
                return str(options[numbers.index(action)])
        return actions.text(action, seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        return self._world().rewards(self.table)

    def __str__(self) -> str:
        table = self.table
        said = [f"{answer.seat} {answer.option}" for answer in table.answers]
        return "; ".join([*said, *(f"{seat} {it} (sealed)" for seat, it in table.sealed.items())])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BoomtableState:
        """Another state that the player cannot tell from this one, for determinized search."""
        twin: BoomtableState = self.clone()
        dice = Dice(int(sampler() * (1 << 48)))
        twin.sitting = Sitting(imagine(self.table, player, dice))
        return twin


class Observer:
    """Makes observations, or with ``recalls`` information states, as OpenSpiel wants them."""

    def __init__(self, game: BoomtableGame, *, recalls: bool, params: Any = None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self._world, self._recalls = game.world, recalls
        rows = game.memory_rows if recalls else 0
        self._memory = Memory(game.world.actions, game.world.players, rows)
        self.dict: dict[str, Any] = {
            "observation": np.zeros(game.world.observations.shape, np.float32)
        }
        if rows:
            self.dict["answers"] = np.zeros((rows, 2), np.float32)
        self.tensor = np.zeros(sum(part.size for part in self.dict.values()), np.float32)
        start = 0
        for name, part in self.dict.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: BoomtableState, player: int) -> None:
        """Write what a seat sees, or has seen, into the tensor."""
        self.dict["observation"][:] = self._world.observe(state.table, player)
        if "answers" in self.dict:
            self.dict["answers"][:] = self._memory.of(state.table, player)

    def string_from(self, state: BoomtableState, player: int) -> str:
        """What a seat sees, or has seen, as text."""
        text = information_text if self._recalls else observation_text
        return text(state.table, player)


def _is_of_a_seat(kind: Any) -> bool:
    """Whether observations have what is public and what is the seat's own, and nothing else."""
    own: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return own and bool(kind.public_info)


def _parameters(game_id: str) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    meta = find(game_id)
    own = {setting.id: _write(setting) for setting in meta.settings}
    return {"players": meta.players[0], "reward": "win", "memory": MEMORY, **own}


def _write(setting: Setting) -> bool | str:
    if isinstance(setting.default, bool):
        return setting.default
    return JOIN.join(setting.default) if setting.kind == "set" else str(setting.default)


def _read(settings: tuple[Setting, ...], name: str, value: Any) -> Any:
    kind = next((setting.kind for setting in settings if setting.id == name), None)
    return str(value).replace(JOIN, ",") if kind == "set" else value


def _game_type(game: BoomtableGame) -> Any:
    """The type of a game as it is played with its parameters."""
    world = game.world
    is_zero_sum = _is_zero_sum(game)
    return _type_of(
        world.game.id,
        has_chance=bool(world.actions.outcomes),
        is_zero_sum=is_zero_sum,
        has_tensor=game.memory_rows > 0,
    )


def _is_zero_sum(game: BoomtableGame) -> bool:
    """Whether one loses what another wins: by the margin where there are two who score."""
    world = game.world
    if world.reward_name == "margin":
        return world.players == game.first.score().players == 2
    return world.reward_name == "win" and world.players > 1


def _type_of(
    game_id: str, *, has_chance: bool = True, is_zero_sum: bool = False, has_tensor: bool = True
) -> Any:
    meta, kinds = find(game_id), pyspiel.GameType
    is_open = load(game_id).sample is None
    return kinds(
        short_name=f"{PREFIX}{game_id}",
        long_name=f"Boomtable: {meta.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if has_chance
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if is_open
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game_id),
    )


def _game_info(game: BoomtableGame) -> Any:
    world = game.world
    most = 1.0 if world.reward_name == "win" else MOST_POINTS
    return pyspiel.GameInfo(
        num_distinct_actions=len(world.actions),
        max_chance_outcomes=len(world.actions.outcomes),
        num_players=world.players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if _is_zero_sum(game) else None,
        max_game_length=MOST_ANSWERS,
    )


for _game in catalogue():
    if find(_game).package.startswith("boomtable."):
        # A class and no function: OpenSpiel lets go of it only when Python is no more, and the
        # end of a function's life would then be one of the whole process.
        _class = type(f"{_game.capitalize()}Game", (BoomtableGame,), {"game_id": _game})
        pyspiel.register_game(_type_of(_game), _class)
