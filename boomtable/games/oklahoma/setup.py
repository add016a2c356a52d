"""Setting up: the fixed start (O-2), the free set-up (O-10, O-14.2), or any position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtable.engine import Illegal
from boomtable.games.oklahoma.areas import settle
from boomtable.games.oklahoma.board import NOWHERE, bits, squares_in
from boomtable.games.oklahoma.box import SEATS, Box
from boomtable.games.oklahoma.layouts import (
    lay_ground,
    lay_mines,
    lay_rails,
    lay_river,
    letters_of,
    refuse_shared,
    sooner_squares,
)
from boomtable.games.oklahoma.position import read_position, write_position
from boomtable.games.oklahoma.rails import Rails
from boomtable.games.oklahoma.state import PURPLE, YELLOW, Ground, Oklahoma, bits_of


def set_up(box: Box, players: int, settings: Mapping[str, Any]) -> Oklahoma:
    """The state before the first step."""
    if settings["position"]:
        game = read_position(settings["position"], box)
        refuse_disagreement(game, settings)
        if settings["first"] == "draw":
            game.push("draw")
        else:
            prepare(game)
        return game
    ground = lay_ground(box, letters_of(box, settings["modules"]), settings)
    game = Oklahoma(box=box, players=players, ground=ground)
    if settings["setup"] == "free":
        if settings["sooners"]:
            raise Illegal("oklahoma.sooners-placed")
        game.placed = 0
    else:
        put_fixed_start(game, settings["sooners"])
    if settings["first"] == "draw":
        game.push("draw")
    else:
        prepare(game, SEATS.index(settings["first"]))
    return game


def put_fixed_start(game: Oklahoma, sooners: str) -> None:
    """Put the pieces and stones of the fixed start on the board (O-2.1, O-14.3, O-15.3)."""
    box, ground = game.box, game.ground
    stones = 0
    if box.has_starting_stones(ground.modules):
        with_sooners = "s" in ground.modules
        stones = bits(box.start_stones_with_sooners if with_sooners else box.start_stones)
    for seat in (PURPLE, YELLOW):
        for square in box.start_boomers[seat]:
            game.put_boomer(seat, square)
    # O-R22: no mine where a piece of the start stands; a river token may lie there.
    refuse_shared(game.pieces & ground.mines, "mine", "boomer")
    if "s" in ground.modules:
        places = sooner_squares(box, sooners)
        refuse_shared(places & game.pieces, "sooner", "boomer")
        refuse_shared(places & stones, "sooner", "stone")
        refuse_shared(places & ground.mines, "mine", "sooner")
        for square in squares_in(places):
            game.put_sooner(square)
    game.put_stones(stones)
    settle(game)
    game.happenings.clear()


def prepare(game: Oklahoma, first: int | None = None) -> None:
    """Plan what comes next; ``first`` makes the first turn, if the position does not say it."""
    if game.is_set_up:
        if first is not None:
            game.side = first
        if game.active != NOWHERE:
            game.push("rest_of_turn")
        else:
            game.push("turn", game.side)
    else:
        plan_placements(game, first)
    game.start = write_position(game)


def plan_placements(game: Oklahoma, first: int | None) -> None:
    """Plan the rest of the free set-up, then the first turn (O-10.1, O-14.2)."""
    order = game.box.order(game.ground.modules)
    next_one = order.placements[game.placed]
    if first is None:
        player_a = game.side if next_one.who == "A" else 1 - game.side
    else:
        # O-10.4: A makes the first turn without sooners, B with sooners.
        player_a = first if order.starter == "A" else 1 - first
    seats = {"A": player_a, "B": 1 - player_a}
    game.push("turn", seats[order.starter])
    game.push("begin_play")
    for placement in reversed(order.placements[game.placed :]):
        game.push("place", seats[placement.who], placement.what)
    game.side = seats[next_one.who]


def refuse_disagreement(game: Oklahoma, settings: Mapping[str, Any]) -> None:
    """A position says everything: other options may only repeat what it says."""
    box, ground = game.box, game.ground
    modules = letters_of(box, settings["modules"])
    if modules and modules != ground.modules:
        raise Illegal("oklahoma.position-disagrees", setting="modules")
    if settings["setup"] == "free" and game.is_set_up:
        raise Illegal("oklahoma.position-disagrees", setting="setup")
    if settings["first"] == "draw" and (game.active != NOWHERE or game.placed > 0):
        raise Illegal("oklahoma.position-begun")
    if settings["first"] not in ("draw", SEATS[PURPLE], first_of(game)):
        raise Illegal("oklahoma.position-disagrees", setting="first")
    for setting, laid in laid_by(box, ground, settings).items():
        if settings[setting] and laid != lies_at(game)[setting]:
            raise Illegal("oklahoma.position-disagrees", setting=setting)


def laid_by(box: Box, ground: Ground, settings: Mapping[str, Any]) -> dict[str, Rails | int]:
    """What the layouts among the settings lay, kind by kind."""
    laid: dict[str, Rails | int] = {}
    if settings["rails"]:
        laid["rails"] = lay_rails(box, settings["rails"])
    if settings["mines"]:
        laid["mines"] = lay_mines(box, ground.modules, settings["mines"])
    if settings["river"]:
        laid["river"] = lay_river(box, settings["river"])
    if settings["sooners"]:
        laid["sooners"] = sooner_squares(box, settings["sooners"])
    return laid


def lies_at(game: Oklahoma) -> dict[str, Rails | int]:
    """What lies on the board, kind by kind."""
    ground = game.ground
    return {
        "rails": Rails(ground.east_rails, ground.north_rails),
        "mines": ground.mines,
        "river": ground.river,
        "sooners": bits_of(game.sooners),
    }


def first_of(game: Oklahoma) -> str:
    """Who makes the first turn from a position on."""
    if game.is_set_up:
        return SEATS[game.side]
    order = game.box.order(game.ground.modules)
    is_starter = order.placements[game.placed].who == order.starter
    return SEATS[game.side if is_starter else 1 - game.side]
