"""What things turn out to be worth between two turns, as many games have shown.

The judge adds up what things will bring. But leaders are robbed and outbid, and who holds an
office tends to keep it: so what is far off counts less here than it says, and offices more. The
weights were fitted to final scores (``python -m bench.foresight``; decision 12).
"""

from __future__ import annotations

from boomtable.bots.judges.boomtown.worth import (
    Outlook,
    chance_of,
    counts_in,
    kept_worth,
    mine_worth,
    outlook,
)
from boomtable.games.boomtown.saloon import saloon_pay
from boomtable.games.boomtown.state import NOBODY, Boomtown, kept_by, saloons

ASPECTS = (
    *("gold", "mines", "office", "fees", "saloons", "kept", "one short", "two short"),
    *("level", "one ahead", "two ahead", "far ahead"),
)
GOLD, MINES, OFFICE, FEES, SALOONS, KEPT, ONE_SHORT, TWO_SHORT, LEVEL = range(9)
FAR_AHEAD = len(ASPECTS) - 1 - LEVEL
WEIGHTS = (0.94, 0.95, 1.22, 0.99, 0.96, 0.89, 0.84, 0.20, -1.24, -0.30, 0.27, 0.46)
"""What a point of each aspect is worth at the end,"""
FADING = (0.80, 1.11, 0.86, 0.47, 0.67)
"""and how much less with the whole game to go."""


def foreseen(game: Boomtown) -> list[float]:
    """What everybody may expect to end with, if nobody is about to choose."""
    left = part_left(game)
    weights = list(WEIGHTS)
    for aspect, fading in enumerate(FADING):
        weights[aspect] -= fading * left
    return [
        sum([weight * points for weight, points in zip(weights, of_seat, strict=True)])
        for of_seat in aspects(game)
    ]


def part_left(game: Boomtown) -> float:
    """How much of the game is to come."""
    return (game.turns - game.number) / game.turns


def aspects(game: Boomtown) -> list[list[float]]:
    """For each seat the points that each aspect of its things promises."""
    view = outlook(game)
    found = [[float(gold)] + [0.0] * (len(ASPECTS) - 1) for gold in game.gold]
    for mine in game.box.mines:
        owner = game.place[mine]
        if owner >= 0:
            found[owner][MINES] += mine_worth(game, view, mine)
    for town in range(len(game.box.towns)):
        _add_office(found, game, view, town)
    for saloon, town in saloons(game):
        owner = game.place[saloon]
        for mine in game.box.towns[town].mines:
            payer = game.place[mine]
            if payer >= 0 and payer != owner:
                paid = saloon_pay(game, saloon) * chance_of(game, mine) * view.rolls
                found[owner][SALOONS] += paid
                found[payer][SALOONS] -= paid
    for seat in range(game.players):
        for card in kept_by(game, seat):
            found[seat][KEPT] += kept_worth(view, game.box.cards[card].kind)
    return found


def _add_office(found: list[list[float]], game: Boomtown, view: Outlook, town: int) -> None:
    """What a town's office promises to its mayor, and to those who may yet be it."""
    box, mayor, counts = game.box, game.mayor[town], counts_in(game, town)
    contested = box.per_pawn * min(1.0, view.to_come[town] / 3)
    needed = box.mines_to_found - 1 if mayor == NOBODY else counts[mayor]
    for seat, count in enumerate(counts):
        if count and seat != mayor and count >= needed - 1:
            found[seat][ONE_SHORT if count >= needed else TWO_SHORT] += contested
    if mayor == NOBODY:
        return
    second = max(count for seat, count in enumerate(counts) if seat != mayor)
    lead = min(counts[mayor] - second, FAR_AHEAD)
    fee = box.fee_per_mine * counts[mayor]
    if town == game.governor:
        fee *= box.governor_factor
    found[mayor][OFFICE] += box.per_pawn
    found[mayor][FEES] += fee * view.to_come[town]
    found[mayor][LEVEL + lead] += contested
