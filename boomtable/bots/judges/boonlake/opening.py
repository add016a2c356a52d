"""The choices of the set-up: the own scoring tile and the first production site."""

from __future__ import annotations

from boomtable.bots.judges.boonlake.hand import short_of
from boomtable.games.boonlake.state import Boonlake

EASE = {
    "two-regions": 1.0,
    "track-steps": 0.6,
    "lower-track-steps": 0.2,
    "site-levels": 0.6,
    "connected-tiles": 0.6,
    "levers": 0.7,
    "cattle-removed": 0.6,
    "settlements-removed": 0.2,
    "bridge-presences": 0.3,
    "exchange": 0.4,
    "two-kinds": 0.8,
}
"""How easily a condition can be met, from 0 to 1."""


def tile_liking(game: Boonlake, tile: int) -> float:
    """How good a scoring tile is as the own one: its project counts twice, its marker too."""
    shown = game.box.scoring_tiles[tile]
    cost = 0.6 * shown.price.coins + 0.9 * sum(shown.price.needs)
    return 2.0 * shown.vp - cost + 8.0 * EASE.get(shown.condition.type, 0.4)


def site_liking(game: Boonlake, seat: int, resource: int) -> float:
    """How much a production site helps with the hand and the projects."""
    levels = game.sites[seat]
    more = (*levels[:resource], levels[resource] + 1, *levels[resource + 1 :])
    total = 0.0
    for card in game.hand[seat]:
        needs = game.box.cards[card].price.needs
        total += short_of(needs, levels) - short_of(needs, more)
    for tile in game.open_tiles:
        needs = game.box.scoring_tiles[tile].price.needs
        weight = 3.0 if tile == game.own[seat] else 1.0
        total += weight * (short_of(needs, levels) - short_of(needs, more))
    # Boats start upstream and come down for free: what lies upstream is dearer to reach again.
    return total + 0.1 * (len(levels) - resource)
