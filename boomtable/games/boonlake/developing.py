"""Section 10: putting an inhabitant on a building site."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.boonlake.effects import dues, holds_all
from boomtable.games.boonlake.map_happenings import Developed
from boomtable.games.boonlake.pieces import INHABITANT, NONE, Site
from boomtable.games.boonlake.state import NOBODY, Boonlake, place_of, space_of
from boomtable.games.boonlake.upgrading import tile_name


def developments(game: Boonlake, seat: int) -> list[Option]:
    """L-10.1: each empty site whose cost can be paid, with an inhabitant to put there."""
    if game.ranch[seat] < game.box.costs.develop_inhabitants:
        return []
    tiles, owner, forms = game.box.tiles, game.owner, game.box.forms.develops
    return [
        forms[spot]
        for space, tile in enumerate(game.laid)
        if tile >= 0
        for spot, site in enumerate(tiles[tile].sites, 2 * space)
        if owner[spot] == NOBODY and can_pay_site(game, seat, site)
    ]


def can_pay_site(game: Boonlake, seat: int, site: Site) -> bool:
    """L-10.1: the cost of a site is paid after an inhabitant has left the ranch for it."""
    if site.cost == NONE:
        return True
    due = dues(game, ((site.cost, 1),))
    if "inhabitants" in due:
        due["inhabitants"] += game.box.costs.develop_inhabitants
    return holds_all(game, seat, due)


def site_at(game: Boonlake, spot: int) -> Site:
    """The building site of a spot."""
    return game.box.tiles[game.laid[space_of(spot)]].sites[place_of(spot)]


def develop(game: Boonlake, seat: int, spot: int) -> None:
    """L-10.1: the inhabitant stands there, the cost is paid, then the effect is gained."""
    site = site_at(game, spot)
    game.ranch[seat] -= game.box.costs.develop_inhabitants
    game.owner[spot] = seat
    game.piece[spot] = INHABITANT
    game.emit(Developed(seat, game.box.forms.spots[spot], tile_name(game, spot)))
    for listing in (site.effect, site.cost):
        if listing != NONE:
            game.push("carry_out", seat, listing)
