"""Section 6: gold, its value, and payments with it."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.coloma.answers import Pay
from boomtable.games.coloma.happenings import (
    Paid,
)
from boomtable.games.coloma.pieces import (
    GOLD_VALUE,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import Coloma, is_solo


def pools(game: Coloma) -> tuple[int, ...]:
    """The spaces of the pools, top to bottom (C-2.4, C-26.1)."""
    box = game.box
    return box.pools[box.solo.setup_as if is_solo(game) else game.players]


def gold_value(game: Coloma) -> int:
    """What a nugget is worth: the value of the lowest pool with an empty space (C-6.4)."""
    box, needed = game.box, 0
    spaces = pools(game)
    for pool in range(len(spaces) - 1, -1, -1):
        needed += spaces[pool]
        if game.supply < needed:
            return box.gold_values[pool]
    return box.gold_full  # C-R4: no pool has an empty space.


def own_gold_value(game: Coloma) -> int:
    """What a nugget is worth to the player whose turn it is (C-24.10)."""
    return gold_value(game) + game.mods[GOLD_VALUE]


def purse(game: Coloma, seat: int) -> int:
    """The most Bucks that a player can pay, his nuggets included (C-6.5)."""
    return game.bucks[seat] + game.gold[seat] * own_gold_value(game)


def gain_gold(game: Coloma, seat: int, n: int) -> int:
    """C-6.1: from the Gold Supply, as much as is there; how much that was."""
    gained = min(n, game.supply)
    game.supply -= gained
    game.gold[seat] += gained
    return gained


def spend_gold(game: Coloma, seat: int, n: int) -> None:
    """C-6.7: nuggets spent for anything go to the Mine Cart."""
    game.gold[seat] -= n
    game.cart += n


def ways_to_pay(game: Coloma, seat: int, cost: int) -> list[Pay]:
    """C-6.6: numbers of nuggets, of which none is added when nothing is left to pay."""
    value = own_gold_value(game)
    least = max(0, -((game.bucks[seat] - cost) // value))
    most = min(game.gold[seat], -(-cost // value))
    return list(game.box.pays[least : most + 1])


@rules.step
async def pay(game: Coloma, seat: int, cost: int) -> None:
    """A cost in Bucks above 0 (C-R38), paid as one sum (C-R7)."""
    game.active = seat
    game.asking = "pay"
    game.due = cost
    answer = await choose(seat, "pay", lambda: ways_to_pay(game, seat, cost))
    value = own_gold_value(game)
    bucks = max(0, cost - answer.nuggets * value)
    game.due = 0
    game.bucks[seat] -= bucks
    spend_gold(game, seat, answer.nuggets)
    if answer.nuggets:
        game.emit(Paid(seat, "gold", answer.nuggets))
    if bucks:
        game.emit(Paid(seat, "buck", bucks))
