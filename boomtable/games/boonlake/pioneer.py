"""L-12.1: the common part of Pioneer, for the others only."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import TAKE_PART, Pull, TakePart
from boomtable.games.boonlake.levers import pulls, tops
from boomtable.games.boonlake.menu import do
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put


@rules.step
async def pioneer_common(game: Boonlake, seat: int) -> None:
    """L-R21: a top-row lever, or cards and then a play opportunity of any kind."""
    put(game, seat, "pioneer-common")
    answer = await choose(seat, "pioneer-common", lambda: pioneer_options(game, seat))
    if isinstance(answer, TakePart):
        game.push("play", seat, "pioneer")
        game.push("draw", seat, game.box.costs.pioneer_draw)
        return
    if isinstance(answer, Pull):
        game.push("pioneer_common", seat)
    do(game, seat, answer)


def pioneer_options(game: Boonlake, seat: int) -> list[Option]:
    """Taking part, or a top-row lever."""
    return [TAKE_PART, *tops(game, seat), *pulls(game, seat)]
