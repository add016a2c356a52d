"""L-17.10: the exchanges of a scoring tile."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.boonlake.answers import PASS, Pass, Pays
from boomtable.games.boonlake.effects import dues, holds_all
from boomtable.games.boonlake.state import Boonlake


def exchange_options(game: Boonlake, seat: int, tile: int) -> list[Pays | Pass]:
    """Each mix of payments that can be paid, with more of the first payment first; or none."""
    condition = game.box.scoring_tiles[tile].condition
    number = condition.values[game.scoring - 1][0]
    mixes = mixes_of(number, len(condition.payments))
    return [*(Pays(mix) for mix in mixes if can_pay(game, seat, tile, mix)), PASS]


def can_exchange(game: Boonlake, seat: int, tile: int) -> bool:
    """Whether there is more to choose than not to exchange."""
    return len(exchange_options(game, seat, tile)) > 1


def can_pay(game: Boonlake, seat: int, tile: int, mix: tuple[int, ...]) -> bool:
    """Whether all payments of a mix are at hand together."""
    payments = game.box.scoring_tiles[tile].condition.payments
    return holds_all(game, seat, dues(game, zip(payments, mix, strict=True)))


def mixes_of(number: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """All ways to divide a number of exchanges among the payments."""
    if kinds == 0:
        return
    if kinds == 1:
        yield (number,)
        return
    for first in range(number, -1, -1):
        for rest in mixes_of(number - first, kinds - 1):
            yield (first, *rest)
