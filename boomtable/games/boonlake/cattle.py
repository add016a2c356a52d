"""L-12.4 to L-12.6: placing a cattle on a pasture."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import PayWay
from boomtable.games.boonlake.atlas import houses_near
from boomtable.games.boonlake.lines import SITES
from boomtable.games.boonlake.map_happenings import CattlePlaced
from boomtable.games.boonlake.modifiers import cattle_discount, gains
from boomtable.games.boonlake.purse import gain_coins, gain_vp, give_up_inhabitants
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import PASTURE, Boonlake, put
from boomtable.games.boonlake.upgrading import maybe_take_tier_bonus
from boomtable.games.boonlake.ways import Way, cattle_ways


def cattle_places(game: Boonlake, seat: int) -> list[Option]:
    """L-12.5: each pasture with room that can be paid, as long as a cattle is left."""
    if game.cattle[seat] == game.box.cattle:
        return []
    forms, most = game.box.forms.cattle, game.box.herd_most
    return [
        forms[space]
        for space, tile in enumerate(game.laid)
        if tile == PASTURE and len(game.herds[space]) < most and ways_at(game, seat, space)
    ]


def ways_at(game: Boonlake, seat: int, space: int) -> list[Way]:
    """The ways to pay for a cattle on a pasture, with fewer VP first."""
    return cattle_ways(
        game.box.cattle_cost,
        game.cattle[seat],
        len(game.herds[space]),
        game.ranch[seat],
        cattle_discount(game, seat),
    )


def place_cattle(game: Boonlake, seat: int, space: int) -> None:
    """One cattle; with several ways to pay it asks for one."""
    ways = ways_at(game, seat, space)
    if len(ways) == 1:
        put_on_pasture(game, seat, space, ways[0])
    else:
        game.push("choose_cattle_way", seat, space)


@rules.step
async def choose_cattle_way(game: Boonlake, seat: int, space: int) -> None:
    """L-12.4: inhabitants, or VP instead of additional ones."""
    game.upgrading = space
    put(game, seat, "cattle-cost")
    answer = await choose(
        seat,
        "cattle-cost",
        lambda: [PayWay("", way.inhabitants, way.vp) for way in ways_at(game, seat, space)],
    )
    put_on_pasture(game, seat, space, Way(answer.inhabitants, answer.vp))


def put_on_pasture(game: Boonlake, seat: int, space: int, way: Way) -> None:
    """L-12.6: pay, place it, then coins for the houses near and own permanent effects."""
    give_up_inhabitants(game, seat, way.inhabitants)
    gain_vp(game, seat, -way.vp, SITES)
    game.herds[space] = (*game.herds[space], seat)
    game.cattle[seat] += 1
    game.emit(CattlePlaced(seat, space))
    maybe_take_tier_bonus(game, seat)
    coins = game.box.costs.cattle_coins_per_adjacent_house
    gain_coins(game, seat, coins * houses_near(game, space))
    for listing in reversed(gains(game, seat, "cattle-placed")):
        game.push("carry_out", seat, listing)
