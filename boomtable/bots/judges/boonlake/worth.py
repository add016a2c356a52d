"""What a side's table is worth: its VP, those to come, and all that it can still use."""

from __future__ import annotations

from boomtable.bots.judges.boonlake.columns import columns_of, tiers_worth
from boomtable.bots.judges.boonlake.hand import card_worth, hand_worth, projects_worth
from boomtable.bots.judges.boonlake.land import land_of
from boomtable.bots.judges.boonlake.marks import marks_worth
from boomtable.bots.judges.boonlake.outlook import LATER_USE, READY_USE, Outlook
from boomtable.games.boonlake.interim import INCOME
from boomtable.games.boonlake.state import Boonlake

LEVERS = (0.0, 1.0, 2.5, 5.0, 8.5, 11.0, 14.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0)
"""What so many levers are worth in the end, with the hope for more."""
COINS = (9.0, 3.0)
"""How many coins there is good use for: at once, and more for each turn."""
SITES = (1.3, 0.9)
"""The first and the second level of a production site, in coins."""
BOAT = 0.3
"""A place further upstream, in coins."""


def worth(game: Boonlake, seat: int, view: Outlook, unknown: int = 0) -> float:
    """What a player may expect to end with; so many cards are drawn but not yet known."""
    return (
        game.vp[seat]
        + built_worth(game, seat, view)
        + purse_worth(game, seat, view)
        + levers_worth(game, seat, view)
        + sum([card_worth(game, seat, card, view) for card in game.played[seat]])
        + hand_worth(game, seat, view, unknown)
        + projects_worth(game, seat, view)
        + marks_worth(game, seat, view)
        + land_of(game, seat, view).worth
        + view.voyages.get(game.ships[seat], 0.0)
    )


def built_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """Tracks and vacated recesses."""
    total = view.coin_track[game.coin_step[seat]] + view.card_track[game.card_step[seat]]
    columns = columns_of(game, view)
    total += columns.houses[game.houses[seat]]
    total += columns.settlements[game.settlements[seat]]
    total += columns.cattle[game.cattle[seat]]
    return total + tiers_worth(game, seat, view)


def purse_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """Coins, vases, inhabitants on the ranch, production sites, boats."""
    room = COINS[0] + COINS[1] * view.turns
    coins = game.coins[seat]
    total = view.coin * (coins if coins <= room else room + 0.5 * (coins - room))
    vases = game.vases[seat]
    total += view.vases[min(vases, len(view.vases) - 1)]
    total += view.ranch[min(game.ranch[seat], len(view.ranch) - 1)]
    levels = game.sites[seat]
    sites = sum([SITES[0] if level == 1 else SITES[0] + SITES[1] for level in levels if level])
    total += sites * view.coin * view.fade
    boats = game.boats[seat]
    return total + BOAT * view.coin * view.fade * (3 * len(boats) - sum(boats))


def levers_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """Levers: their uses to come, a VP for each that stays ready, and what they count."""
    ready, used = game.ready[seat], game.used[seat]
    key = (ready, used)
    known = view.lever_sums.get(key)
    if known is not None:
        return known
    # In the last steps of a scoring all levers are about to become ready.
    is_reset = game.scoring_step >= INCOME
    later = len(view.scorings) - (not is_reset and len(view.scorings) > 0)
    now = 0.0 if is_reset else min(0.9, READY_USE * view.next_turns)
    total = LEVERS[min(len(ready) + len(used), len(LEVERS) - 1)]
    for lever in (*ready, *used):
        use = view.lever_use(game.box.levers[lever].cost)
        total += later * max(1.0, LATER_USE * use + 1.0 - LATER_USE)
        if lever in ready and game.phase != "over":
            total += max(1.0, now * use + 1.0 - now)
    view.lever_sums[key] = total
    return total
