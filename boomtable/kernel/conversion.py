"""From a readable game, at any moment, to the kernel's, and back."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from boomtable.engine import Table
from boomtable.games.oklahoma.box import Box, Order
from boomtable.games.oklahoma.position import write_position
from boomtable.games.oklahoma.setup import prepare
from boomtable.games.oklahoma.state import (
    PURPLE,
    SETUP_DONE,
    YELLOW,
    Ground,
    Oklahoma,
    bits_of,
)
from boomtable.kernel.loading import is_available
from boomtable.kernel.squares import (
    dense,
    dense_pieces,
    dense_set,
    loose,
    loose_pieces,
    loose_set,
)

if TYPE_CHECKING:
    from boomtable.kernel._native import Game
    from boomtable.kernel._native import Ground as NativeGround

_GROUND = struct.Struct("<16s16s16s16sHHHBBB16s16sx")
_STATE = struct.Struct("<16s16s16s3s3s3sBBBBBHH")
_WHAT = {"stone": 0, "boomer": 1, "sooner": 2}
_PLAYERS = "AB"
_SETUP_DONE = 255
MOST_PLACEMENTS = 16
MOST = 0xFFFF


class Unfit(Exception):
    """The kernel cannot take this game: the readable rules must play it. Says why."""


def game_of(table: Table) -> Game:
    """The kernel's game of a table of Oklahoma Boomers, whatever is asked there."""
    state = table.state
    if not isinstance(state, Oklahoma):
        raise Unfit(f"this is {table.game.id}")
    if table.decision is not None and table.decision.prompt == "first":
        raise Unfit("it is not drawn yet who makes the first turn")
    return game_of_state(state)


def game_of_state(state: Oklahoma) -> Game:
    """The kernel's game of a readable state."""
    if not is_available:
        raise Unfit("the kernel was not compiled")
    from boomtable.kernel._native import Game  # noqa: PLC0415  # it may be missing

    ground = ground_of(state.ground, _plan(state.box, state.ground.modules))
    return Game(ground, _packed(state))


class Plan(msgspec.Struct, frozen=True):
    """What the kernel takes from a box: its numbers, and the order of the free set-up."""

    quiet_limit: int
    per_square: int
    per_mine: int
    order: Order


def _plan(box: Box, modules: str) -> Plan:
    return Plan(box.quiet_limit, box.per_square, box.per_mine, box.order(modules))


@lru_cache(maxsize=64)
def ground_of(ground: Ground, plan: Plan) -> NativeGround:
    """The kernel's twin of what never changes during a game."""
    from boomtable.kernel._native import Ground as Native  # noqa: PLC0415  # it may be missing

    placements = plan.order.placements
    numbers = (plan.quiet_limit, plan.per_square, plan.per_mine)
    if max(numbers) > MOST or len(placements) > MOST_PLACEMENTS:
        raise Unfit("a number of the box is too large")
    try:
        return Native(
            _GROUND.pack(
                dense_set(ground.mines),
                dense_set(ground.river),
                dense_set(ground.east_rails),
                dense_set(ground.north_rails),
                *numbers,
                "s" in ground.modules,
                _PLAYERS.index(plan.order.starter),
                len(placements),
                bytes(_WHAT[placement.what] for placement in placements),
                bytes(_PLAYERS.index(placement.who) for placement in placements),
            )
        )
    except ValueError as error:
        raise Unfit(str(error)) from error


def _packed(state: Oklahoma) -> bytes:
    """A state as bytes; whose homesteads there are the kernel finds out for itself."""
    try:
        return _STATE.pack(
            dense_set(state.stones),
            b"",
            b"",
            dense_pieces(state.boomers[PURPLE]),
            dense_pieces(state.boomers[YELLOW]),
            dense_pieces(state.sooners),
            state.side,
            dense(state.last),
            dense(state.active),
            _SETUP_DONE if state.is_set_up else state.placed,
            0,
            state.quiet,
            state.turns,
        )
    except struct.error as error:
        raise Unfit(str(error)) from error


def state_of(game: Game, like: Oklahoma) -> Oklahoma:
    """The readable state of a kernel's game, with the box and the ground of ``like``.

    A table can go on from there: the agenda says what comes next.
    """
    stones, purple_home, yellow_home, purple, yellow, sooners, *rest = _STATE.unpack(game.packed())
    side, last, active, placed, _over, quiet, turns = rest
    boomers = (loose_pieces(purple), loose_pieces(yellow))
    state = Oklahoma(
        box=like.box,
        players=like.players,
        ground=like.ground,
        boomers=boomers,
        sooners=loose_pieces(sooners),
        stones=loose_set(stones),
        pieces=bits_of(boomers[PURPLE]) | bits_of(boomers[YELLOW]) | bits_of(loose_pieces(sooners)),
        home=loose_set(purple_home) | loose_set(yellow_home),
        side=side,
        last=loose(last),
        quiet=quiet,
        active=loose(active),
        placed=SETUP_DONE if placed == _SETUP_DONE else placed,
        turns=turns,
    )
    prepare(state)
    state.start = like.start
    return state


def line_of(game: Game, like: Oklahoma) -> str:
    """The position line of a kernel's game, on the ground of ``like``."""
    return write_position(state_of(game, like))
