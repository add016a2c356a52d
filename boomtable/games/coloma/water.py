"""Section 13: surveying Rivers and building Bridges."""

from __future__ import annotations

from boomtable.games.coloma.answers import BuildBridge, BuildRiver
from boomtable.games.coloma.effects import pay_dudes
from boomtable.games.coloma.gold import purse, spend_gold
from boomtable.games.coloma.happenings import (
    Paid,
)
from boomtable.games.coloma.pieces import (
    WATER_BUCK,
    WATER_DUDE,
    Cost,
    Costs,
)
from boomtable.games.coloma.state import Coloma, with_one
from boomtable.games.coloma.turn_happenings import (
    BridgeBuilt,
    RiverSurveyed,
)


def water_cost(game: Coloma, costs: Costs, tool: str, less_buck: int = 0) -> Cost:
    """The cost of a River or Bridge in this turn (C-16.7, C-16.13); no part falls below 0."""
    mods = game.mods
    if tool == "saw":
        return Cost(0, costs.saw.gold, max(0, costs.saw.dude + mods[WATER_DUDE]))
    cost = costs.hammer
    buck = cost.buck + mods[WATER_BUCK] - less_buck
    return Cost(max(0, buck), 0, max(0, cost.dude + mods[WATER_DUDE]))


def can_pay(game: Coloma, seat: int, cost: Cost) -> bool:
    """Whether a player has all that a build costs."""
    if game.dudes[seat] < cost.dude or game.gold[seat] < cost.gold:
        return False
    return cost.buck <= game.bucks[seat] or cost.buck <= purse(game, seat)


def water_builds(
    game: Coloma, seat: int, tool: str, less_buck: int = 0
) -> list[BuildRiver | BuildBridge]:
    """The Rivers, then the Bridges that can be built with a tool."""
    box, rivers = game.box, game.rivers[seat]
    canyons = box.boards[game.boards[seat]].canyons
    is_hammer = tool == "hammer"
    found: list[BuildRiver | BuildBridge] = []
    if len(rivers) < len(canyons) and can_pay(
        game, seat, water_cost(game, box.river, tool, less_buck)
    ):
        forms = box.hammer_rivers if is_hammer else box.saw_rivers
        found += [
            forms[canyon - 1] for canyon in range(1, len(canyons) + 1) if canyon not in rivers
        ]
    if can_carry_bridge(game, seat) and can_pay(
        game, seat, water_cost(game, box.bridge, tool, less_buck)
    ):
        spans, left = game.spans[seat], game.bridges_left
        bridges = box.hammer_bridges if is_hammer else box.saw_bridges
        found += [bridges[kind] for kind in game.bridge_types if left[kind] and kind not in spans]
    return found


def can_carry_bridge(game: Coloma, seat: int) -> bool:
    """C-13.5, C-13.6: whether there is a River without a Bridge."""
    return len(game.spans[seat]) < min(len(game.rivers[seat]), game.box.bridges_most)


def pay_cost(game: Coloma, seat: int, cost: Cost) -> None:
    """Gold and Dudes are paid at once; the Bucks are asked for next."""
    if cost.gold:
        spend_gold(game, seat, cost.gold)
        game.emit(Paid(seat, "gold", cost.gold))
    if cost.dude:
        pay_dudes(game, seat, cost.dude)
        game.emit(Paid(seat, "dude", cost.dude))
    if cost.buck:
        game.push("pay", seat, cost.buck)


def survey(game: Coloma, seat: int, answer: BuildRiver, less_buck: int = 0) -> None:
    """C-13.4: the River lies in the canyon; payment first, then the canyon's benefit."""
    game.rivers[seat] = with_one(game.rivers[seat], answer.canyon)
    game.emit(RiverSurveyed(seat, answer.tool, answer.canyon))
    canyon = game.box.boards[game.boards[seat]].canyons[answer.canyon - 1]
    game.push("carry_out", seat, canyon.listing)
    pay_cost(game, seat, water_cost(game, game.box.river, answer.tool, less_buck))


def build_bridge(game: Coloma, seat: int, answer: BuildBridge, less_buck: int = 0) -> None:
    """C-13.5: a tile of the stack; which River carries it has no effect (C-R15)."""
    kind = game.box.bridge_of[answer.bridge]
    game.bridges_left[kind] -= 1
    game.spans[seat] = (*game.spans[seat], kind)
    game.emit(BridgeBuilt(seat, answer.tool, answer.bridge, game.box.bridges[kind].named))
    pay_cost(game, seat, water_cost(game, game.box.bridge, answer.tool, less_buck))
