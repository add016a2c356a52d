"""What taking a card would bring and cost everybody."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from boomtable.bots.judges.boomtown.worth import (
    FEES_PAID,
    Outlook,
    chance_of,
    counts_in,
    kept_worth,
    mine_worth,
    office_worths,
)
from boomtable.games.boomtown.saloon import saloon_pay
from boomtable.games.boomtown.state import (
    NOBODY,
    Boomtown,
    clockwise,
    fee,
    holder_of,
    mines_of,
    pawns_of,
    saloons,
    saloons_of,
)

Gains: TypeAlias = list[float]
"""The change for each seat."""


def gain_of(game: Boomtown, view: Outlook, seat: int, card: int) -> Gains:
    """What everybody gains if a seat takes (or is just resolving) a card."""
    match game.box.cards[card].kind:
        case "mine":
            return _mine(game, view, seat, card)
        case "card-shark":
            return [
                0.0 if other == seat else -float(min(game.box.shark_loss, gold))
                for other, gold in enumerate(game.gold)
            ]
        case "stagecoach-robbery":
            return _to(game, seat, game.box.stagecoach_gain)
        case "holdup":
            return _holdup(game, seat)
        case "dynamite":
            return _dynamite(game, view, seat)
        case "expropriation":
            return _expropriation(game, view, seat)
        case "new-vein":
            return _vein(game, view, seat)
        case "governor":
            return _governor(game, view, seat)
        case "saloon":
            return _saloon(game, view, seat)
        case "saloon-girls":
            return _girls(game, view, seat)
        case kind:
            return _to(game, seat, kept_worth(view, kind))


def robbery_gain(game: Boomtown, seat: int, victim: int, number: int) -> Gains:
    """What a named robbery may be expected to bring."""
    brought = reach(game.box.faces, number) * min(number, game.gold[victim])
    gains = _to(game, seat, brought)
    gains[victim] -= brought
    return gains


@cache
def reach(faces: int, number: int) -> float:
    """The chance that two dice reach a number."""
    sides = range(1, faces + 1)
    return sum(first + second >= number for first in sides for second in sides) / faces**2


def _to(game: Boomtown, seat: int, gain: float) -> Gains:
    gains = [0.0] * game.players
    gains[seat] = float(gain)
    return gains


def _mine(game: Boomtown, view: Outlook, seat: int, mine: int) -> Gains:
    box = game.box
    town = box.cards[mine].town
    vein = holder_of(game, "new-vein") == seat and game.vein < 0
    gains = _to(game, seat, mine_worth(game, view, mine, box.vein_bonus if vein else 0))
    mayor = game.mayor[town]
    paid = min(fee(game, seat, mine), game.gold[seat])
    if paid:
        gains[seat] -= paid
        gains[mayor] += paid
    counts = counts_in(game, town)
    before = office_worths(game, view, town, counts, mayor)
    counts[seat] += 1
    after = office_worths(game, view, town, counts, _mayor_after(game, counts, mayor, seat))
    for other in range(game.players):
        gains[other] += after[other] - before[other]
    for saloon, place in saloons(game):
        owner = game.place[saloon]
        if place == town and owner != seat:
            spent = saloon_pay(game, saloon) * chance_of(game, mine) * view.rolls
            gains[seat] -= spent
            gains[owner] += spent
    return gains


def _mayor_after(game: Boomtown, counts: list[int], mayor: int, seat: int) -> int:
    if mayor == NOBODY:
        return seat if counts[seat] >= game.box.mines_to_found else NOBODY
    return seat if counts[seat] > counts[mayor] else mayor


def _holdup(game: Boomtown, seat: int) -> Gains:
    victim = max(clockwise(game, seat)[1:], key=lambda other: game.gold[other])
    gold, faces = game.gold[victim], game.box.faces
    number = max(game.box.holdup_numbers, key=lambda it: reach(faces, it) * min(it, gold))
    return robbery_gain(game, seat, victim, number)


def _dynamite(game: Boomtown, view: Outlook, seat: int) -> Gains:
    mines = _mines_of_others(game, seat)
    if not mines:
        return _to(game, seat, 0)
    worst = max(mines, key=lambda mine: mine_worth(game, view, mine))
    return _to(game, game.place[worst], -mine_worth(game, view, worst))


def _expropriation(game: Boomtown, view: Outlook, seat: int) -> Gains:
    present = {game.box.cards[mine].town for mine in mines_of(game, seat)}
    mines = [mine for mine in _mines_of_others(game, seat) if game.box.cards[mine].town in present]
    if not mines:
        return _to(game, seat, 0)
    best = max(mines, key=lambda mine: mine_worth(game, view, mine) - fee(game, seat, mine))
    gains = _mine(game, view, seat, best)
    gains[game.place[best]] -= mine_worth(game, view, best)
    return gains


def _vein(game: Boomtown, view: Outlook, seat: int) -> Gains:
    bonus = game.box.vein_bonus
    gains = [
        mine_worth(game, view, mine, bonus) - mine_worth(game, view, mine)
        for mine in mines_of(game, seat)
    ]
    return _to(game, seat, max(gains) if gains else kept_worth(view, "new-vein"))


def _governor(game: Boomtown, view: Outlook, seat: int) -> Gains:
    box = game.box
    extra = [
        (box.governor_factor - 1)
        * box.fee_per_mine
        * counts_in(game, town)[seat]
        * FEES_PAID
        * view.to_come[town]
        for town in pawns_of(game, seat)
    ]
    return _to(game, seat, max(extra) if extra else kept_worth(view, "governor"))


def _saloon(game: Boomtown, view: Outlook, seat: int) -> Gains:
    girls = holder_of(game, "saloon-girls") == seat and game.girls < 0
    pay = game.box.saloon_pay_with_girls if girls else game.box.saloon_pay
    return _best(
        [_saloon_income(game, view, seat, town, pay) for town in range(len(game.box.towns))]
    )


def _girls(game: Boomtown, view: Outlook, seat: int) -> Gains:
    own = saloons_of(game, seat)
    if not own:
        return _to(game, seat, kept_worth(view, "saloon-girls"))
    more = game.box.saloon_pay_with_girls - game.box.saloon_pay
    towns = [town for saloon, town in saloons(game) if saloon in own]
    return _best([_saloon_income(game, view, seat, town, more) for town in towns])


def _saloon_income(game: Boomtown, view: Outlook, seat: int, town: int, pay: int) -> Gains:
    gains = [0.0] * game.players
    for mine in game.box.towns[town].mines:
        owner = game.place[mine]
        if owner >= 0 and owner != seat:
            spent = pay * chance_of(game, mine) * view.rolls
            gains[owner] -= spent
            gains[seat] += spent
    # Mines that are still to come will go to the others too, half of them in time to pay.
    average = sum([chance_of(game, mine) for mine in game.box.towns[town].mines])
    average /= len(game.box.towns[town].mines)
    gains[seat] += pay * average * view.to_come[town] * view.rolls / 3
    return gains


def _best(choices: list[Gains]) -> Gains:
    return max(choices, key=max)


def _mines_of_others(game: Boomtown, seat: int) -> list[int]:
    place = game.place
    return [mine for mine in game.box.mines if place[mine] >= 0 and place[mine] != seat]
