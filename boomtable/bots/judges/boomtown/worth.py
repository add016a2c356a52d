"""What the things before a player may be worth at the end: gold, mines, offices, saloons."""

from __future__ import annotations

from msgspec import Struct

from boomtable.games.boomtown.saloon import saloon_pay
from boomtable.games.boomtown.state import (
    NOBODY,
    UNSEEN,
    Boomtown,
    kept_by,
    saloons,
    value_of,
)

SAFE_OFFICE = {0: 0.55, 1: 0.75}
"""How sure an office is in the long run, by the lead in mines; more is safer."""
SAFEST = 0.9
FEES_PAID = 0.6
"""Part of the mines to come of a town that others will take in spite of the fee."""
FOOT_IN_THE_DOOR = 0.3
"""Part of an office that one mine more would bring."""
KEPT = {"mustang": 2.0, "telegraph": 4.0, "governor": 2.0, "new-vein": 6.0, "saloon-girls": 2.0}
"""What a kept card is worth with half a game to go."""
HALF_GAME = 8


class Outlook(Struct, frozen=True):
    """How much of the game is left."""

    rolls: int
    to_come: list[float]
    """The mines of each town that may be expected still to be drawn."""


def outlook(game: Boomtown) -> Outlook:
    """How many production rolls are left, and which mines may come."""
    rolls = 0 if game.step == "over" else game.turns - game.number + 1
    unseen = max(game.place.count(UNSEEN), 1)
    coming = game.deck / unseen
    to_come = [
        coming * sum([game.place[mine] == UNSEEN for mine in town.mines]) for town in game.box.towns
    ]
    return Outlook(rolls, to_come)


def worths(game: Boomtown) -> list[float]:
    """What everybody's things are worth."""
    view = outlook(game)
    box, place = game.box, game.place
    worth = [float(gold) for gold in game.gold]
    for mine in box.mines:
        if place[mine] >= 0:
            worth[place[mine]] += mine_worth(game, view, mine)
    for town in range(len(box.towns)):
        counts = counts_in(game, town)
        offices = office_worths(game, view, town, counts, game.mayor[town])
        for seat, office in enumerate(offices):
            worth[seat] += office
    for saloon, town in saloons(game):
        owner = place[saloon]
        for mine in box.towns[town].mines:
            if place[mine] >= 0 and place[mine] != owner:
                paid = saloon_pay(game, saloon) * chance_of(game, mine) * view.rolls
                worth[owner] += paid
                worth[place[mine]] -= paid
    for seat in range(game.players):
        for card in kept_by(game, seat):
            worth[seat] += kept_worth(view, box.cards[card].kind)
    return worth


def chance_of(game: Boomtown, mine: int) -> float:
    """The chance that one roll makes a mine produce."""
    return game.box.cards[mine].ways / len(game.box.rolls)


def mine_worth(game: Boomtown, view: Outlook, mine: int, bonus: int = 0) -> float:
    """What a mine will produce and score."""
    box = game.box
    value = value_of(game, mine) + bonus
    rolls = float(view.rolls)
    stands = 1.0
    if box.cards[mine].dangerous:
        survives = 1 - len(box.collapse_totals) / len(box.rolls)
        stands = survives**view.rolls
        rolls = (1 - stands) / (1 - survives)
    return value * (rolls * chance_of(game, mine) + stands * box.per_value)


def counts_in(game: Boomtown, town: int) -> list[int]:
    """How many mines each seat owns in a town."""
    counts = [0] * game.players
    for mine in game.box.towns[town].mines:
        owner = game.place[mine]
        if owner >= 0:
            counts[owner] += 1
    return counts


def office_worths(
    game: Boomtown, view: Outlook, town: int, counts: list[int], mayor: int
) -> list[float]:
    """What the office of a town is worth to everybody, also to those who may yet win it."""
    box = game.box
    worth = [0.0] * game.players
    open_part = min(1.0, view.to_come[town] / 3)
    threshold = box.mines_to_found - 1 if mayor == NOBODY else counts[mayor]
    for seat, count in enumerate(counts):
        if count and seat != mayor and count >= threshold:
            worth[seat] += FOOT_IN_THE_DOOR * box.per_pawn * open_part
    if mayor == NOBODY:
        return worth
    second = max([count for seat, count in enumerate(counts) if seat != mayor], default=0)
    lead = counts[mayor] - second
    sure = 1 - open_part * (1 - SAFE_OFFICE.get(lead, SAFEST))
    fee = box.fee_per_mine * counts[mayor]
    if town == game.governor:
        fee *= box.governor_factor
    others = FEES_PAID * (game.players - 1) / game.players
    worth[mayor] += sure * (box.per_pawn + fee * others * view.to_come[town])
    return worth


def kept_worth(view: Outlook, kind: str) -> float:
    """What a card that waits is worth: less and less."""
    return KEPT[kind] * min(1.0, max(0, view.rolls - 1) / HALF_GAME)
