"""What the own scoring markers may be expected to bring, each on the tile that suits it best."""

from __future__ import annotations

from itertools import permutations
from math import exp

from boomtable.bots.judges.boonlake.land import bridges_of, group_of, land_of
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.games.boonlake.conditions import cards_of_kind, progress
from boomtable.games.boonlake.interim import TILES
from boomtable.games.boonlake.pieces import Condition
from boomtable.games.boonlake.score_exchange import exchange_options
from boomtable.games.boonlake.state import Boonlake

PACE = {
    "two-regions": 0.5,
    "track-steps": 0.45,
    "lower-track-steps": 0.3,
    "site-levels": 0.35,
    "connected-tiles": 0.45,
    "levers": 0.5,
    "cattle-removed": 0.3,
    "settlements-removed": 0.22,
    "bridge-presences": 0.3,
    "two-kinds": 0.7,
}
"""How much is done for a condition in a turn."""
SURE = 0.97
TRUST = 0.8
"""What an exchange promises is hard to keep."""


def marks_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """The markers that are still to be placed, on the tiles that are left."""
    marks = game.marks[seat]
    tiles = [it for it in game.open_tiles if it not in marks]
    if not tiles:
        return 0.0
    done = tuple([standing(game, seat, tile, view) for tile in tiles])
    known = view.marks.get((marks, *done))
    if known is None:
        scorings = range(len(marks) + 1, len(marks) + 1 + len(tiles))
        worths = [
            mark_worths(game, tile, its, scorings, view)
            for tile, its in zip(tiles, done, strict=True)
        ]
        known = max(
            sum([row[place] for row, place in zip(worths, order, strict=True)])
            for order in permutations(range(len(tiles)))
        )
        view.marks[marks, *done] = known
    return known


def standing(game: Boonlake, seat: int, tile: int, view: Outlook) -> tuple[int, ...]:
    """How far a side is with the condition of a tile."""
    condition = game.box.scoring_tiles[tile].condition
    match condition.type:
        case "exchange":
            if game.scoring_step != TILES:
                return (0,)
            # What can be paid now cannot be said later.
            return (len(exchange_options(game, seat, tile)) > 1,)
        case "two-regions":
            counts = land_of(game, seat, view).regions
            return tuple([counts[region] for region in condition.regions])
        case "two-kinds":
            return tuple([cards_of_kind(game, seat, kind) for kind in condition.kinds])
        case "connected-tiles":
            return (group_of(game, seat, view),)
        case "bridge-presences":
            return (bridges_of(game, seat, view),)
    return (progress(game, seat, condition),)


def mark_worths(
    game: Boonlake, tile: int, done: tuple[int, ...], scorings: range, view: Outlook
) -> list[float]:
    """What the marker of each of the scorings may bring on a tile."""
    condition = game.box.scoring_tiles[tile].condition
    factor = game.box.costs.own_tile_factor if game.own[view.seat] == tile else 1
    found = []
    for scoring in scorings:
        vp = game.box.markers[scoring - 1] * factor
        if condition.type == "exchange":
            is_now = scoring == game.scoring and game.scoring_step == TILES
            found.append(_exchange(condition, scoring, vp, bool(done[0]) if is_now else None, view))
            continue
        short = shortfall(game, view.seat, condition, scoring, done)
        chance = chance_to_meet(short, PACE[condition.type], turns_to(scoring, view))
        found.append((2.0 * chance - 1.0) * vp)
    return found


def turns_to(scoring: int, view: Outlook) -> float:
    """Own turns up to a scoring (0: it is under way)."""
    place = scoring - view.scorings.start
    return view.turns_to[place] if 0 <= place < len(view.turns_to) else 0.0


def shortfall(
    game: Boonlake, seat: int, condition: Condition, scoring: int, done: tuple[int, ...]
) -> int:
    """How far a condition is from being met."""
    top, bottom = condition.values[scoring - 1]
    if len(done) == 1:
        return max(0, top - done[0])
    one, other = done
    ways = ((one, other), (other, one))
    short = min([max(0, top - first) + max(0, bottom - second) for first, second in ways])
    jokers = len(game.projects[seat]) if condition.type == "two-kinds" else 0
    return max(0, short - jokers)


def chance_to_meet(short: int, pace: float, turns: float) -> float:
    """The chance to make up for what is missing."""
    if short <= 0:
        return SURE
    if turns <= 0.0:
        return 0.08 if short == 1 else 0.0
    lead = (pace * turns - short + 0.2) / (0.3 + 0.22 * turns**0.5)
    return SURE / (1.0 + exp(-1.6 * lead))


def _exchange(
    condition: Condition, scoring: int, vp: int, can_pay: bool | None, view: Outlook
) -> float:
    """The VP of the marker and the exchanges of a tile, less what they cost.

    ``can_pay`` is known only when the marker is placed.
    """
    if can_pay is False:
        return -float(vp)
    number = condition.values[scoring - 1][0]
    price = (5.0 if condition.vp_each > 1 else 2.0) * view.coin
    profit = vp + number * (condition.vp_each - price)
    if can_pay is None:
        profit = TRUST * profit - (1.0 - TRUST) * vp
    return max(-float(vp), profit)
