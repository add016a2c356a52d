"""L-12.9: the common part of Hire."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import (
    HIRE_CARDS,
    HIRE_COINS,
    HIRE_STOP,
    Hire,
    Pull,
)
from boomtable.games.boonlake.levers import pulls, tops
from boomtable.games.boonlake.menu import do
from boomtable.games.boonlake.purse import pay_coins
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put


@rules.step
async def hire(game: Boonlake, seat: int, is_first: bool) -> None:
    """L-R70: asked the first time in any case; a pull does not end the first time."""
    game.occasion = "first" if is_first else ""
    put(game, seat, "hire")
    answer = await choose(seat, "hire", lambda: hire_options(game, seat, is_first))
    if not isinstance(answer, Hire):
        if isinstance(answer, Pull):
            game.push("hire", seat, is_first)
        do(game, seat, answer)
        return
    if answer.by == "stop":
        return
    game.push("hire_again", seat)
    game.push("take_inhabitants", seat, 1)
    if answer.by == "coins":
        pay_coins(game, seat, game.box.costs.hire_coins)
    else:
        game.push("give_cards", seat, game.box.costs.hire_cards)


@rules.step
def hire_again(game: Boonlake, seat: int) -> None:
    """L-12.9: it ends when a purchase has taken the last inhabitant of the supply."""
    if game.supply[seat]:
        game.push("hire", seat, False)


def hire_options(game: Boonlake, seat: int, is_first: bool) -> list[Option]:
    """An inhabitant for coins or for cards; L-R22: a top-row lever only the first time."""
    costs = game.box.costs
    found: list[Option] = []
    if game.supply[seat]:
        if game.coins[seat] >= costs.hire_coins:
            found.append(HIRE_COINS)
        if len(game.hand[seat]) >= costs.hire_cards:
            found.append(HIRE_CARDS)
    if is_first:
        found += tops(game, seat)
    return [*found, *pulls(game, seat), HIRE_STOP]
