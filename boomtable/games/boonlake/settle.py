"""L-12.1, L-12.2: developing or upgrading in Pioneer and Settle."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import PASS, Pull
from boomtable.games.boonlake.developing import developments
from boomtable.games.boonlake.levers import pulls
from boomtable.games.boonlake.menu import common_options, do
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put
from boomtable.games.boonlake.upgrading import upgrades


@rules.step
async def develop_or_upgrade(game: Boonlake, seat: int) -> None:
    """The middle of Pioneer and Settle: one or the other, once."""
    put(game, seat, "develop-or-upgrade")
    answer = await choose(
        seat,
        "develop-or-upgrade",
        lambda: [*buildings(game, seat), *pulls(game, seat), PASS],
    )
    if isinstance(answer, Pull):
        game.push("develop_or_upgrade", seat)
    do(game, seat, answer)


def buildings(game: Boonlake, seat: int) -> list[Option]:
    """All developments, then all upgrades."""
    return [*developments(game, seat), *upgrades(game, seat)]


@rules.step
async def settle_common(game: Boonlake, seat: int) -> None:
    """L-12.2: develop, or upgrade, or a play opportunity of any kind."""
    put(game, seat, "settle-common")
    answer = await choose(
        seat,
        "settle-common",
        lambda: common_options(game, seat, buildings(game, seat)),
        pause=bool(game.hand[seat]),
    )
    if isinstance(answer, Pull):
        game.push("settle_common", seat)
    do(game, seat, answer)
