"""Section 11: upgrading an inhabitant to a house, or a house to a settlement."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boonlake.answers import PASS, Pass, PayWay, Upgrade
from boomtable.games.boonlake.atlas import presences_near
from boomtable.games.boonlake.lines import SITES
from boomtable.games.boonlake.map_happenings import HouseBuilt, SettlementBuilt, TierEmptied
from boomtable.games.boonlake.pieces import HOUSE, INHABITANT, NONE, SETTLEMENT
from boomtable.games.boonlake.purse import gain_vp, give_up_inhabitants
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import ready_lever, use_lever
from boomtable.games.boonlake.state import Boonlake, place_of, put, space_of
from boomtable.games.boonlake.ways import NO_EASE, Ease, Way, settlement_ways
from boomtable.locale import Named

TO_HOUSE, TO_SETTLEMENT = ("any", "house"), ("any", "settlement")
"""The words of the file with which a house (a settlement) may be built."""


def upgrades(
    game: Boonlake, seat: int, to: str = "any", ease: Ease = NO_EASE
) -> list[Upgrade | Pass]:
    """L-11.11: each own piece that can be upgraded and paid for."""
    forms = game.box.forms.upgrades
    return [forms[spot] for spot in upgradable(game, seat, to, ease)]


def upgradable(game: Boonlake, seat: int, to: str, ease: Ease) -> list[int]:
    """The spots of those pieces, ascending."""
    piece = game.piece
    with_house = to in TO_HOUSE and can_build_house(game, seat, ease)
    with_settlement = to in TO_SETTLEMENT and game.settlements[seat] < game.box.settlements
    if not with_house and not with_settlement:
        return []
    return [
        spot
        for spot, owner in enumerate(game.owner)
        if owner == seat
        and (
            (with_house and piece[spot] == INHABITANT)
            or (with_settlement and piece[spot] == HOUSE and bool(ways_for(game, seat, spot, ease)))
        )
    ]


def can_build_house(game: Boonlake, seat: int, ease: Ease) -> bool:
    """L-11.2, L-11.3: a house on the board or set aside, and the inhabitant to give up."""
    has_house = game.houses[seat] < game.box.houses or game.aside[seat] > 0
    return has_house and game.ranch[seat] >= house_price(game, ease)


def house_price(game: Boonlake, ease: Ease) -> int:
    """The inhabitants to give up for a house."""
    return max(0, game.box.costs.house_inhabitants - ease.inhabitants)


def ways_for(game: Boonlake, seat: int, spot: int, ease: Ease) -> list[Way]:
    """L-11.11: the ways to pay for a settlement in place of a house."""
    plan = ready_lever(game, seat, game.box.plans)
    return settlement_ways(
        game.box.settlement_cost,
        game.settlements[seat],
        game.ranch[seat],
        presences_near(game, spot),
        card=ease,
        plan=None if plan == NONE else plan_ease(game, seat),
    )


def plan_ease(game: Boonlake, seat: int) -> Ease:
    """L-13.11: what a ready Village Plan takes off a settlement."""
    plan = ready_lever(game, seat, game.box.plans)
    if plan == NONE:
        return NO_EASE
    lever = game.box.levers[plan]
    return Ease(lever.inhabitants_less, lever.presences_less)


def upgrade(game: Boonlake, seat: int, spot: int, ease: Ease = NO_EASE) -> None:
    """One upgrade; with several ways to pay it asks for one."""
    if game.piece[spot] == INHABITANT:
        give_up_inhabitants(game, seat, house_price(game, ease))
        build_house(game, seat, spot)
        return
    ways = ways_for(game, seat, spot, ease)
    if len(ways) == 1:
        build_settlement(game, seat, spot, ways[0])
    else:
        game.push("choose_way", seat, spot, ease.inhabitants, ease.presences)


@rules.step
async def choose_way(
    game: Boonlake, seat: int, spot: int, inhabitants: int, presences: int
) -> None:
    """L-11.11: how a settlement is paid."""
    game.upgrading = spot
    put(game, seat, "upgrade-cost")
    ease = Ease(inhabitants, presences)
    answer = await choose(
        seat,
        "upgrade-cost",
        lambda: [pay_way(game, seat, way) for way in ways_for(game, seat, spot, ease)],
    )
    way = Way(answer.inhabitants, answer.vp, bool(answer.lever))
    build_settlement(game, seat, spot, way)


def pay_way(game: Boonlake, seat: int, way: Way) -> PayWay:
    """A way to pay as an answer."""
    lever = game.box.levers[ready_lever(game, seat, game.box.plans)].id if way.with_plan else ""
    return PayWay(lever, way.inhabitants, way.vp)


def build_house(game: Boonlake, seat: int, spot: int) -> None:
    """L-11.2, L-11.3: the inhabitant goes home; a house of the board or one set aside comes."""
    game.supply[seat] += game.box.costs.develop_inhabitants
    game.piece[spot] = HOUSE
    game.emit(HouseBuilt(seat, game.box.forms.spots[spot], tile_name(game, spot)))
    if game.houses[seat] < game.box.houses:
        game.houses[seat] += 1
        maybe_take_tier_bonus(game, seat)
    else:
        game.aside[seat] -= 1


def build_settlement(game: Boonlake, seat: int, spot: int, way: Way) -> None:
    """L-11.5, L-11.7, L-11.8: pay, set the house aside, then what the region and the site do."""
    if way.with_plan:
        use_lever(game, seat, ready_lever(game, seat, game.box.plans))
    give_up_inhabitants(game, seat, way.inhabitants)
    gain_vp(game, seat, -way.vp, SITES)
    is_second = has_settlement_in(game, seat, game.box.region_of[space_of(spot)])
    game.piece[spot] = SETTLEMENT
    game.settlements[seat] += 1
    game.aside[seat] += 1
    game.emit(SettlementBuilt(seat, game.box.forms.spots[spot], tile_name(game, spot)))
    if is_second:
        gain_vp(game, seat, -game.box.costs.second_settlement_in_region_vp, SITES)
    tile = game.box.tiles[game.laid[space_of(spot)]]
    gain_vp(game, seat, tile.sites[place_of(spot)].settlement_vp, SITES)
    maybe_take_tier_bonus(game, seat)


def has_settlement_in(game: Boonlake, seat: int, region: int) -> bool:
    """Whether a player has a settlement in a region."""
    region_of = game.box.region_of
    return any(
        owner == seat and game.piece[spot] == SETTLEMENT and region_of[space_of(spot)] == region
        for spot, owner in enumerate(game.owner)
    )


def maybe_take_tier_bonus(game: Boonlake, seat: int) -> None:
    """L-11.9: the inhabitant beside a tier that is empty now comes to the ranch."""
    for tier in game.box.tiers:
        if (
            tier.number not in game.bonus[seat]
            and game.houses[seat] >= tier.houses
            and game.settlements[seat] >= tier.settlements
            and game.cattle[seat] >= tier.cattle
        ):
            game.bonus[seat] = (*game.bonus[seat], tier.number)
            game.ranch[seat] += 1
            game.emit(TierEmptied(seat, tier.number))


@rules.step
async def card_upgrade(game: Boonlake, seat: int, listing: int, place: int) -> None:
    """L-15.8: one upgrade of the sort that a card grants, with its reductions, or none."""
    game.effect = (listing, place)
    effect = game.box.listings[listing].effects[place]
    ease = Ease(effect.inhabitants_less, effect.presences_less)
    put(game, seat, "card-upgrade")
    answer = await choose(
        seat, "card-upgrade", lambda: [*upgrades(game, seat, effect.to, ease), PASS]
    )
    if isinstance(answer, Upgrade):
        upgrade(game, seat, game.box.spot_of[answer.site], ease)


def tile_name(game: Boonlake, spot: int) -> Named:
    """The name of the tile on which a spot lies."""
    return game.box.tiles[game.laid[space_of(spot)]].named
