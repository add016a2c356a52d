"""What a list of effects is worth to a seat before it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.pieces import NONE, Effect

if TYPE_CHECKING:
    from boomtable.bots.judges.boonlake.outlook import Outlook

SITE = 2.5
"""A production site, in coins, as long as there is time to use it."""
LEVER_UP = 2.5
HOUSE, SETTLEMENT = 3.0, 4.0
"""Upgrades that a card grants, in inhabitants' worth and time saved, in coins."""
COUNTED = 3
"""What is counted is about so many."""


def listing_worth(box: Box, listing: int, view: Outlook) -> float:
    """All effects of a listing."""
    if listing == NONE:
        return 0.0
    return sum(effect_worth(box, effect, view) for effect in box.listings[listing].effects)


def effect_worth(box: Box, effect: Effect, view: Outlook) -> float:
    """One effect, by the prices of the moment."""
    match effect.op:
        case "gain":
            return effect.n * thing_worth(effect.what, view)
        case "lose":
            return -effect.n * thing_worth(effect.what, view)
        case "gain-per":
            return COUNTED * effect.n * thing_worth(effect.what, view)
        case "advance":
            return effect.n * step_worth(view)
        case "income":
            return 4.0 * view.coin
        case "site" | "site-any" | "vase-or-site":
            return max(view.vase, SITE * view.coin * view.fade)
        case "lever-up":
            return LEVER_UP * view.coin
        case "upgrade":
            return (HOUSE if effect.to == "house" else SETTLEMENT) * view.coin
        case "exchange" | "choose":
            gains = [listing_worth(box, option, view) for option in effect.options]
            return 0.7 * max(0.0, *gains)
    return 0.0


def thing_worth(what: str, view: Outlook) -> float:
    """One of a thing."""
    match what:
        case "coins":
            return view.coin
        case "cards":
            return view.card
        case "vases":
            return view.vase
        case "inhabitants":
            return view.inhabitant
    return 1.0


def step_worth(view: Outlook) -> float:
    """A step on an income track, on average."""
    tracks = (view.coin_track, view.card_track)
    return sum(it[5] - it[0] for it in tracks) / 10.0 + 0.5 * view.coin
