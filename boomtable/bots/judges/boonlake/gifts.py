"""What a turn gives to the others: the common part of its strip."""

from __future__ import annotations

from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.games.boonlake.atlas import presences_by_region
from boomtable.games.boonlake.state import Boonlake

COMMON = {
    "draw-2-then-play": 4.5,
    "develop-upgrade-or-play": 2.5,
    "cattle-or-play": 2.5,
    "hire": 0.5,
    "play-any": 1.8,
    "modernize-or-draw": 1.5,
}
"""What the common parts are worth to somebody who did not choose the moment, in coins."""


def gifts(game: Boonlake, view: Outlook) -> float:
    """What the others gain on average by the turn that is at its end here, in VP."""
    strip = game.box.strips[game.taken if game.taken >= 0 else game.strips[-1]]
    others = [side for side in range(game.sides) if side != view.seat]
    if strip.common == "region-coins":
        return sum([region_gift(game, side, view) for side in others]) / len(others)
    humans = sum([side < game.players for side in others])
    return COMMON[strip.common] * view.coin * humans / len(others)


def region_gift(game: Boonlake, side: int, view: Outlook) -> float:
    """What a Region scoring brings a side: coins, or VP to the Eminence (L-19.17)."""
    counts = presences_by_region(game, side)
    scored = sum(counts) - counts[game.named_region]
    if side >= game.players:
        return float(scored * game.box.solo.human_region_vp_per_presence)
    return scored * game.box.costs.region_coins_per_presence * view.coin
