"""L-12.11: modernizing in Progress."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import DRAW, PASS, DrawCards, Modernize, Pull
from boomtable.games.boonlake.levers import pulls, tops
from boomtable.games.boonlake.menu import do
from boomtable.games.boonlake.purse import give_up_inhabitants
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import modernizations
from boomtable.games.boonlake.state import Boonlake, put


@rules.step
async def modernize(game: Boonlake, seat: int) -> None:
    """L-13.1: a lever for its coins, or none."""
    put(game, seat, "modernize")
    answer = await choose(
        seat, "modernize", lambda: [*modernizations(game, seat), *pulls(game, seat), PASS]
    )
    if isinstance(answer, Pull):
        game.push("modernize", seat)
    do(game, seat, answer)


@rules.step
async def progress_common(game: Boonlake, seat: int) -> None:
    """A lever for its coins and an inhabitant, or a card."""
    put(game, seat, "progress-common")
    answer = await choose(seat, "progress-common", lambda: progress_options(game, seat))
    match answer:
        case DrawCards():
            game.push("draw", seat, game.box.costs.progress_draw)
            return
        case Modernize():
            give_up_inhabitants(game, seat, game.box.costs.progress_inhabitants)
        case Pull():
            game.push("progress_common", seat)
    do(game, seat, answer)


def progress_options(game: Boonlake, seat: int) -> list[Option]:
    """L-R73: drawing is always open."""
    can_pay = game.ranch[seat] >= game.box.costs.progress_inhabitants
    slots = modernizations(game, seat) if can_pay else []
    return [*slots, DRAW, *tops(game, seat), *pulls(game, seat)]
