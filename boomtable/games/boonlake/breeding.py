"""L-12.3: the common part of Cattle-breeding (its pastures are placed in ``exploring``)."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boonlake.answers import Pull
from boomtable.games.boonlake.cattle import cattle_places
from boomtable.games.boonlake.menu import common_options, do
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put


@rules.step
async def cattle_common(game: Boonlake, seat: int) -> None:
    """Place a cattle, or a play opportunity of any kind."""
    put(game, seat, "cattle-common")
    answer = await choose(
        seat,
        "cattle-common",
        lambda: common_options(game, seat, cattle_places(game, seat)),
        pause=bool(game.hand[seat]),
    )
    if isinstance(answer, Pull):
        game.push("cattle_common", seat)
    do(game, seat, answer)
