"""What a seat may expect of the Shootout that ends the Year."""

from __future__ import annotations

from math import exp

from boomtable.bots.judges.coloma.outlook import Outlook, listing_worth
from boomtable.games.coloma.state import NOBODY, NONE, Coloma

JOINING = 0.25
"""The chance that somebody who is absent joins in a Round."""
THIEVES = 0.2
"""Outlaws that each player brings in a Round, by taking Barrels."""
TYPICAL = 3.0
"""Gunmen of somebody who joins."""
MISSED = 0.62
"""The chance to let a Round pass in which one could join."""
NOT_NOW = ("setup", "clean-up", "over")


def shootout_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """The rewards, or the Graves, that a seat may expect at the end of this Year."""
    if game.chart == NONE or game.phase in NOT_NOW:
        return 0.0
    # Most of what a turn can do leaves it as it was.
    key = (game.outlaws, game.dudes[seat], game.graves[seat], *game.rows)
    known = view.shootouts.get(key)
    if known is None:
        known = view.shootouts[key] = _looked_at(game, seat, view)
    return known


def _looked_at(game: Coloma, seat: int, view: Outlook) -> float:
    if seat in game.rows:
        return worth_of_rows(game, seat, view, game.rows)
    absent = worth_of_rows(game, seat, view, game.rows)
    if not view.defences:
        return absent
    # It may still come to it, with a row that the Lodge can fill now or with one Dude more.
    best, dudes = absent, game.dudes[seat] + 1
    for row, size in enumerate(game.box.rows):
        if game.rows[row] == NOBODY and size <= dudes:
            rows = [seat if it == row else owner for it, owner in enumerate(game.rows)]
            joined = worth_of_rows(game, seat, view, rows) - size * view.price["dude"]
            best = max(best, joined)
    chance = 1.0 - MISSED**view.defences
    return chance * best + (1.0 - chance) * absent


def worth_of_rows(game: Coloma, seat: int, view: Outlook, rows: list[int]) -> float:
    """What the rows as they are filled promise a seat, or threaten it with."""
    box = game.box
    chart = box.charts[game.chart]
    held: dict[int, int] = {}
    for size, owner in zip(box.rows, rows, strict=True):
        if owner != NOBODY:
            held[owner] = held.get(owner, 0) + size
    others = sum(other != seat and other not in held for other in range(game.sides))
    coming = min(others, rows.count(NOBODY)) * (1.0 - (1.0 - JOINING) ** view.defences)
    win = chance_to_win(game, view, sum(held.values()) + TYPICAL * coming)
    if seat not in held:
        lost = graves_cost(game, seat, chart.graves_lose)
        return -win * graves_cost(game, seat, chart.graves_win) - (1.0 - win) * lost
    mine, nearest = held[seat], rows.index(seat)
    place = coming * max(0.0, min(1.0, (5.5 - mine) / 5.0))
    place += sum(
        size > mine or (size == mine and rows.index(owner) < nearest)
        for owner, size in held.items()
    )
    lost = _tier(game, seat, view, chart.lose, place)
    return win * _tier(game, seat, view, chart.win, place) + (1.0 - win) * lost


def chance_to_win(game: Coloma, view: Outlook, gunmen: float) -> float:
    """The chance that Gunmen outnumber Outlaws, with the Outlaws that Barrels may still bring."""
    lead = gunmen - game.outlaws - THIEVES * game.sides * view.rounds - 0.5
    spread = 0.4 + 0.7 * view.rounds
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -2.0 * lead / spread))))


def _tier(game: Coloma, seat: int, view: Outlook, tiers: tuple[int, ...], place: float) -> float:
    """The reward of a place, between two of them when it is not a whole number."""
    low = min(int(place), len(tiers) - 1)
    high = min(low + 1, len(tiers) - 1)
    part = place - int(place)
    return (1.0 - part) * _reward(game, seat, view, tiers[low]) + part * _reward(
        game, seat, view, tiers[high]
    )


def _reward(game: Coloma, seat: int, view: Outlook, listing: int) -> float:
    effects = game.box.listings[listing].effects
    buried = sum(effect.n for effect in effects if effect.op == "bury")
    return listing_worth(game.box, listing, view.price) - graves_cost(game, seat, buried)


def graves_cost(game: Coloma, seat: int, count: int) -> float:
    """What the next Graves cost."""
    buried = game.graves[seat]
    return float(sum(game.box.grave_vp[buried : buried + count]))
