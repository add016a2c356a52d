"""Section 17: the conditions of the scoring tiles, and what they count (L-15.12)."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.games.boonlake.atlas import (
    bridge_presences,
    connected_tiles,
    presences_by_region,
)
from boomtable.games.boonlake.pieces import Condition
from boomtable.games.boonlake.state import Boonlake


def is_met(game: Boonlake, seat: int, condition: Condition, scoring: int) -> bool:
    """Whether a side meets the value of the k-th scoring; an exchange is never met by itself."""
    top, bottom = condition.values[scoring - 1]
    match condition.type:
        case "exchange":
            return False
        case "two-regions":
            counts = presences_by_region(game, seat)
            one, other = (counts[region] for region in condition.regions)
            return is_pair(one, other, 0, top, bottom)
        case "two-kinds":
            one, other = (cards_of_kind(game, seat, kind) for kind in condition.kinds)
            return is_pair(one, other, len(game.projects[seat]), top, bottom)
    return progress(game, seat, condition) >= top


def progress(game: Boonlake, seat: int, condition: Condition) -> int:
    """How far a side is, where one number says it."""
    if condition.type == "track-steps":
        return COUNTS[f"{condition.track}-steps"](game, seat)
    return COUNTS[condition.type](game, seat)


def is_pair(one: int, other: int, jokers: int, top: int, bottom: int) -> bool:
    """L-17.1, L-17.12: top of one and bottom of the other, with jokers for either."""
    return any(
        max(0, top - first) + max(0, bottom - second) <= jokers
        for first, second in ((one, other), (other, one))
    )


def cards_of_kind(game: Boonlake, seat: int, kind: int) -> int:
    """How many cards of a kind a side has played."""
    cards = game.box.cards
    return sum(cards[card].kind == kind for card in game.played[seat])


def site_levels(game: Boonlake, seat: int) -> int:
    """L-17.4, L-R12: the sum of the levels of the own production sites."""
    return sum(game.sites[seat])


def levers_owned(game: Boonlake, seat: int) -> int:
    """L-17.6: levers, ready or used."""
    return len(game.ready[seat]) + len(game.used[seat])


COUNTS: dict[str, Callable[[Boonlake, int], int]] = {
    "cattle-removed": lambda game, seat: game.cattle[seat],
    "houses-removed": lambda game, seat: game.houses[seat],
    "settlements-removed": lambda game, seat: game.settlements[seat],
    "site-levels": site_levels,
    "coin-steps": lambda game, seat: game.coin_step[seat],
    "card-steps": lambda game, seat: game.card_step[seat],
    "lower-track-steps": lambda game, seat: min(game.coin_step[seat], game.card_step[seat]),
    "levers": levers_owned,
    "connected-tiles": connected_tiles,
    "bridge-presences": bridge_presences,
}
"""What is counted by a word of the file (presences in a region need the region besides)."""


def count(game: Boonlake, seat: int, what: str, region: int) -> int:
    """L-15.12: a count of an end effect or of ``gain-per``."""
    if what == "presences-in-region":
        return presences_by_region(game, seat)[region]
    return COUNTS[what](game, seat)
