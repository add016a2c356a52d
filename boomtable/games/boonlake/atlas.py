"""L-1.7, L-1.8: who is present where on the map, and what is adjacent to what."""

from __future__ import annotations

from boomtable.games.boonlake.pieces import HOUSE, SETTLEMENT
from boomtable.games.boonlake.state import EMPTY, Boonlake, space_of


def open_spaces(game: Boonlake) -> list[int]:
    """L-9.1: the empty spaces that are adjacent to a tile, by number."""
    laid, spaces = game.laid, game.box.spaces
    return [
        space
        for space in range(1, len(spaces))
        if laid[space] == EMPTY and any(laid[other] != EMPTY for other in spaces[space].near)
    ]


def presences_by_region(game: Boonlake, seat: int) -> list[int]:
    """How many presences a side has in each region."""
    region_of = game.box.region_of
    counts = [0] * len(game.box.regions)
    for spot, owner in enumerate(game.owner):
        if owner == seat:
            counts[region_of[spot // 2]] += 1
    for space, herd in enumerate(game.herds):
        if herd:
            counts[region_of[space]] += herd.count(seat)
    return counts


def presences_on(game: Boonlake, space: int) -> int:
    """All presences on a space, whoever they belong to."""
    upper = 2 * space
    return (game.piece[upper] >= 0) + (game.piece[upper + 1] >= 0) + len(game.herds[space])


def own_presences_on(game: Boonlake, space: int, seat: int) -> int:
    """The presences of one side on a space."""
    upper = 2 * space
    sites = (game.owner[upper] == seat) + (game.owner[upper + 1] == seat)
    return sites + game.herds[space].count(seat)


def presences_near(game: Boonlake, spot: int) -> int:
    """L-11.4: other pieces on the same tile and all pieces on adjacent tiles."""
    space = space_of(spot)
    others = sum(presences_on(game, other) for other in game.box.spaces[space].near)
    return others + presences_on(game, space) - (game.piece[spot] >= 0)


def houses_near(game: Boonlake, space: int) -> int:
    """L-12.6: houses of any player on the tiles adjacent to a space."""
    return _pieces_near(game, space, HOUSE)


def settlements_near(game: Boonlake, space: int) -> int:
    """L-16.5: settlements of any player on the tiles adjacent to a space."""
    return _pieces_near(game, space, SETTLEMENT)


def structures_near(game: Boonlake, space: int) -> int:
    """L-19.21: houses and settlements of any player on the tiles adjacent to a space."""
    return houses_near(game, space) + settlements_near(game, space)


def connected_tiles(game: Boonlake, seat: int) -> int:
    """L-17.5: the largest group of adjacent tiles on each of which a side has a presence."""
    spaces = game.box.spaces
    left = [it for it in range(1, len(spaces)) if own_presences_on(game, it, seat)]
    largest = 0
    while left:
        group = [left.pop()]
        for space in group:  # The list grows while it is read.
            joined = [it for it in spaces[space].near if it in left]
            group += joined
            left = [it for it in left if it not in joined]
        largest = max(largest, len(group))
    return largest


def bridge_presences(game: Boonlake, seat: int) -> int:
    """L-17.9: own presences on spaces at either end of a bridge, each counted once."""
    return sum(
        own_presences_on(game, space.number, seat) for space in game.box.spaces if space.bridge
    )


def _pieces_near(game: Boonlake, space: int, sort: int) -> int:
    piece = game.piece
    return sum(
        (piece[2 * other] == sort) + (piece[2 * other + 1] == sort)
        for other in game.box.spaces[space].near
    )
