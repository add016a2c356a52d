"""Section 10: the Barker's shop, the Stash and the Barrels."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.coloma.answers import Shop, TakeBarrel
from boomtable.games.coloma.effects import change_outlaws, gain_horses, gain_tents
from boomtable.games.coloma.gold import purse
from boomtable.games.coloma.outcomes import FromStack, Refill
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import NONE, Coloma, without
from boomtable.games.coloma.turn_happenings import (
    BarrelOpened,
    BarrelTaken,
    StashRefilled,
    ThingsBought,
)


def purchases(game: Coloma, seat: int, items: int = 0) -> list[Shop]:
    """What can be bought in one shop action and paid as one sum (C-10.1, C-10.2, C-R7).

    ``items`` limits the number of Tents and Horses together (0: no limit); then the fewest things
    come first, and among as many things Tents before Horses.
    """
    box = game.box
    budget = purse(game, seat)
    tents = min(game.tents_left[seat], items or box.tents)
    horses = min(box.horses - game.horses[seat], items or box.horses)
    found = [
        box.shops[t][h]
        for t in range(tents + 1)
        for h in range(horses + 1)
        if 0 < t + h <= (items or t + h) and t * box.tent_price + h * box.horse_price <= budget
    ]
    return sorted(found, key=lambda it: (it.tents + it.horses, it.horses)) if items else found


def buy(game: Coloma, seat: int, answer: Shop) -> None:
    """The things come at once, the payment is asked next."""
    box = game.box
    gain_tents(game, seat, answer.tents)
    gain_horses(game, seat, answer.horses)
    game.emit(ThingsBought(seat, answer.tents, answer.horses))
    cost = answer.tents * box.tent_price + answer.horses * box.horse_price
    if cost:
        game.push("pay", seat, cost)


def stash_spaces(game: Coloma) -> list[TakeBarrel]:
    """The Stash spaces that are not empty (C-10.4, C-10.8)."""
    takes = game.box.takes
    stack = [takes[0]] if any(game.stack) or any(game.discards) else []
    return stack + [takes[space] for space, kind in enumerate(game.stash, 1) if kind != NONE]


@rules.step
async def take_barrel(game: Coloma, seat: int) -> None:
    """Gain a Barrel; with an empty Stash the gain is lost (C-R39)."""
    if not stash_spaces(game):
        return
    game.asking = "take-barrel"
    answer = await choose(seat, "take-barrel", lambda: stash_spaces(game))
    take_from(game, seat, answer.space)


def take_from(game: Coloma, seat: int, space: int) -> None:
    """C-10.5: the Outlaws come first; then the Barrel, and the space is refilled."""
    came = change_outlaws(game, game.box.stash_outlaws[space])
    if space == 0:
        game.push("take_from_stack", seat, came)
        return
    kind = game.stash[space - 1]
    game.stash[space - 1] = NONE
    game.push("refill", space)
    _give(game, seat, kind, space, came)


@rules.step
async def take_from_stack(game: Coloma, seat: int, came: int) -> None:
    """C-10.7: a Barrel taken face down is random and shown to all."""
    turn_discards(game)
    game.asking = "stash"
    answer = await chance(
        "stash",
        lambda: [game.box.stacks[kind] for kind in kinds_left(game)],
        lambda: [game.stack[kind] for kind in kinds_left(game)],
    )
    kind = game.box.barrel_of[_drawn(answer)]
    game.stack[kind] -= 1
    _give(game, seat, kind, 0, came)


@rules.step
async def refill(game: Coloma, space: int) -> None:
    """C-10.6: a face-up space is refilled from the stack, if there is one (C-10.8)."""
    turn_discards(game)
    if not any(game.stack):
        return
    game.asking = "stash"
    answer = await chance(
        "stash",
        lambda: [game.box.refills[space][kind] for kind in kinds_left(game)],
        lambda: [game.stack[kind] for kind in kinds_left(game)],
    )
    kind = game.box.barrel_of[_drawn(answer)]
    game.stack[kind] -= 1
    game.stash[space - 1] = kind
    game.emit(StashRefilled(space, answer.barrel, game.box.barrels[kind].named))


def turn_discards(game: Coloma) -> None:
    """C-10.8: when the stack is empty, the discarded Barrels become the new stack."""
    if not any(game.stack) and any(game.discards):
        game.stack = game.discards
        game.discards = [0] * len(game.stack)


def kinds_left(game: Coloma) -> list[int]:
    """The kinds of Barrels in the stack."""
    return [kind for kind, left in enumerate(game.stack) if left]


def open_barrel(game: Coloma, seat: int, kind: int) -> None:
    """C-10.9: its effects are carried out, and it is a used Barrel from now on."""
    barrel = game.box.barrels[kind]
    game.barrels[seat] = without(game.barrels[seat], kind)
    game.used[seat] = (*game.used[seat], kind)
    game.emit(BarrelOpened(seat, barrel.id, barrel.named))
    game.push("carry_out", seat, barrel.listing)


def _give(game: Coloma, seat: int, kind: int, space: int, came: int) -> None:
    barrel = game.box.barrels[kind]
    game.barrels[seat] = (*game.barrels[seat], kind)
    game.emit(BarrelTaken(seat, space, barrel.id, barrel.named, came))


def _drawn(answer: FromStack | Refill) -> str:
    return answer.barrel
