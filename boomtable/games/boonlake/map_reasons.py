"""Why nothing can be placed, developed or upgraded there."""

from __future__ import annotations

from boomtable.games.boonlake.atlas import presences_near
from boomtable.games.boonlake.developing import can_pay_site, site_at
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import HOUSE, INHABITANT, NONE
from boomtable.games.boonlake.state import (
    EMPTY,
    NOBODY,
    PASTURE,
    Boonlake,
    place_of,
    space_of,
)
from boomtable.games.boonlake.upgrading import (
    TO_HOUSE,
    TO_SETTLEMENT,
    house_price,
    plan_ease,
)
from boomtable.games.boonlake.ways import NO_EASE, Ease
from boomtable.locale import Text


def no_development(game: Boonlake, site: str) -> Text | None:
    """L-10.1."""
    spot = _spot(game, site)
    if spot == NONE:
        return text("why.no-such-site", site=site)
    if game.owner[spot] != NOBODY:
        return text("why.site-taken", site=site)
    if game.ranch[game.asked] < game.box.costs.develop_inhabitants:
        return text("why.ranch-empty")
    if not can_pay_site(game, game.asked, site_at(game, spot)):
        return text("why.site-cost", site=site)
    return None


def no_upgrade(game: Boonlake, site: str) -> Text | None:
    """L-11.2 to L-11.7."""
    seat, box = game.asked, game.box
    spot = _spot(game, site)
    if spot == NONE or game.owner[spot] != seat:
        return text("why.not-your-piece", site=site)
    to, ease = _granted(game)
    if game.piece[spot] == INHABITANT:
        if to not in TO_HOUSE:
            return text("why.upgrade-sort", sort=text("piece.settlement"))
        if game.houses[seat] == box.houses and not game.aside[seat]:
            return text("why.no-house-left")
        return text("why.house-price", n=house_price(game, ease))
    if game.piece[spot] != HOUSE:
        return text("why.settled", site=site)
    if to not in TO_SETTLEMENT:
        return text("why.upgrade-sort", sort=text("piece.house"))
    if game.settlements[seat] == box.settlements:
        return text("why.no-settlement-left")
    near = presences_near(game, spot)
    needed = box.costs.settlement_presences - ease.presences - plan_ease(game, seat).presences
    if near < needed:
        return text("why.presences", n=near, needed=needed)
    return text("why.settlement-price")


def _granted(game: Boonlake) -> tuple[str, Ease]:
    """The sort of upgrade that is asked for, and what a card takes off it (L-15.8)."""
    if game.asking != "card-upgrade":
        return "any", NO_EASE
    listing, place = game.effect
    effect = game.box.listings[listing].effects[place]
    return effect.to, Ease(effect.inhabitants_less, effect.presences_less)


def no_cattle(game: Boonlake, space: int) -> Text | None:
    """L-12.4."""
    box = game.box
    if not 0 < space < len(box.spaces) or game.laid[space] != PASTURE:
        return text("why.no-pasture", space=space)
    if game.cattle[game.asked] == box.cattle:
        return text("why.no-cattle-left")
    if len(game.herds[space]) == box.herd_most:
        return text("why.pasture-full", space=space)
    return text("why.cattle-price")


def no_place(game: Boonlake, space: int) -> Text | None:
    """L-9.1."""
    if not 0 < space < len(game.box.spaces):
        return text("why.no-such-space", space=space)
    if game.laid[space] != EMPTY:
        return text("why.space-taken", space=space)
    return text("why.not-adjacent", space=space)


def _spot(game: Boonlake, site: str) -> int:
    """The spot of a site on a tile that lies on the map."""
    spot = game.box.spot_of.get(site, NONE)
    tile = game.laid[space_of(spot)] if spot != NONE else EMPTY
    is_there = tile >= 0 and place_of(spot) < len(game.box.tiles[tile].sites)
    return spot if is_there else NONE
