"""What is conserved: pieces of each kind, wherever they lie, but for named flows."""

from __future__ import annotations

from boomtable.games.boonlake.pieces import HOUSE, INHABITANT, NONE, SETTLEMENT
from boomtable.games.boonlake.state import PASTURE, Boonlake


def inventory(game: Boonlake) -> dict[str, int]:
    """How many of each kind of piece there are (L-1.5), and how much money."""
    box, sides = game.box, range(game.sides)
    recesses = len(box.tiers) * game.players
    markers = box.costs.project_marker_inhabitants
    inhabitants = sum(game.ranch) + sum(game.supply) + game.piece.count(INHABITANT)
    inhabitants += recesses - sum(map(len, game.bonus)) + markers * sum(map(len, game.projects))
    cards = sum(game.pile) + sum(game.discards)
    cards += sum(map(len, game.hand)) + sum(map(len, game.played))
    return {
        "inhabitants": inhabitants,
        "houses": sum(box.houses - game.houses[side] + game.aside[side] for side in sides)
        + game.piece.count(HOUSE),
        "settlements": sum(box.settlements - game.settlements[side] for side in sides)
        + game.piece.count(SETTLEMENT),
        "cattle": sum(box.cattle - game.cattle[side] for side in sides) + sum(map(len, game.herds)),
        "cards": cards,
        "tiles": len(game.mound) + sum(tile >= 0 for tile in game.laid) + (game.revealed != NONE),
        "pastures": game.pastures + game.laid.count(PASTURE),
        "strips": sum(strip != NONE for strip in game.strips) + (game.taken != NONE),
        "levers": sum(map(len, game.ready)) + sum(map(len, game.used)),
        "coins": sum(game.coins),
        "vases": sum(game.vases),
        "vp": sum(game.vp),
    }
