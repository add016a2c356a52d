"""Why a River, a Bridge or a building cannot be built."""

from __future__ import annotations

from boomtable.games.coloma.answers import BuildBridge, BuildRiver, BuildTown
from boomtable.games.coloma.forms import HOTEL
from boomtable.games.coloma.gold import purse
from boomtable.games.coloma.phrases import amount, text
from boomtable.games.coloma.pieces import (
    Cost,
)
from boomtable.games.coloma.state import Coloma
from boomtable.games.coloma.towns import town_cost
from boomtable.games.coloma.water import can_carry_bridge, can_pay, water_cost
from boomtable.locale import Text


def no_river(game: Coloma, option: BuildRiver) -> Text | None:
    """C-13.4."""
    seat = game.active
    canyons = game.box.boards[game.boards[seat]].canyons
    if not 0 < option.canyon <= len(canyons):
        return text("why.no-such-canyon", canyon=option.canyon, n=len(canyons))
    if option.canyon in game.rivers[seat]:
        return text("why.canyon-taken", canyon=option.canyon)
    return _too_dear(game, water_cost(game, game.box.river, option.tool, _less(game)))


def no_bridge(game: Coloma, option: BuildBridge) -> Text | None:
    """C-13.5, C-13.6."""
    seat = game.active
    kind = game.box.bridge_of.get(option.bridge)
    if kind is None:
        return text("why.no-such-bridge", bridge=option.bridge)
    name = game.box.bridges[kind].named
    if kind not in game.bridge_types:
        return text("why.bridge-not-in-game", bridge=name)
    if kind in game.spans[seat]:
        return text("why.bridge-built", bridge=name)
    if game.bridges_left[kind] == 0:
        return text("why.bridge-gone", bridge=name)
    if not can_carry_bridge(game, seat):
        return text("why.no-river")
    return _too_dear(game, water_cost(game, game.box.bridge, option.tool, _less(game)))


def no_building(game: Coloma, option: BuildTown) -> Text | None:
    """C-14.1, C-22.2, C-24.6."""
    if option.card == HOTEL:
        if not game.hotels_left:
            return text("why.hotels-gone" if game.with_hotels else "why.no-hotels")
        if game.asking == "gained-action" and game.box.effects[game.gaining].towns_only:
            return text("why.towns-only")
        return _too_dear(game, town_cost(game.box.hotels.costs, option.tool, _less(game)))
    card = game.box.card_of.get(option.card)
    if card is None:
        return text("why.no-such-card", card=option.card)
    if card not in game.hand[game.active]:
        return text("why.not-in-hand", card=game.box.cards[card].named)
    return _too_dear(game, town_cost(game.box.cards[card].costs, option.tool, _less(game)))


def _less(game: Coloma) -> int:
    return game.box.effects[game.gaining].less_buck if game.asking == "gained-action" else 0


def _too_dear(game: Coloma, cost: Cost) -> Text | None:
    seat = game.active
    if can_pay(game, seat, cost):
        return None
    if game.dudes[seat] < cost.dude:
        return text("why.too-few-dudes", cost=cost.dude, n=game.dudes[seat])
    if game.gold[seat] < cost.gold:
        return text("why.too-little-gold", cost=cost.gold, n=game.gold[seat])
    has = purse(game, seat)
    return text("why.too-dear", cost=amount("buck", cost.buck), purse=amount("buck", has))
