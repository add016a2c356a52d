"""L-16.5, L-16.6: the income of a player: tracks, vacated recesses, cattle."""

from __future__ import annotations

from boomtable.games.boonlake.atlas import settlements_near
from boomtable.games.boonlake.lines import CATTLE, INCOME, RECESSES
from boomtable.games.boonlake.pieces import Recess, Tier
from boomtable.games.boonlake.purse import gain_coins, gain_vp
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.tracks import present_step


def take_income(game: Boonlake, seat: int) -> None:
    """Coin track, card track, vacated recesses, cattle, in this order."""
    box = game.box
    brings_all = game.scoring < box.scorings  # L-16.6: else only VP.
    coin, card = present_step(game, seat, "coin"), present_step(game, seat, "card")
    vacated = vacated_recesses(game, seat)
    if brings_all:
        gain_coins(game, seat, coin.coins)
    gain_vp(game, seat, coin.vp + card.vp, INCOME)
    if brings_all:
        gain_coins(game, seat, sum(it.coins for it in vacated))
    gain_vp(game, seat, sum(it.vp for it in vacated), RECESSES)
    gain_vp(game, seat, cattle_income(game, seat), CATTLE)
    if brings_all and card.cards:
        game.push("draw", seat, card.cards)


def vacated_recesses(game: Boonlake, seat: int) -> list[Recess | Tier]:
    """L-11.10: all empty recesses, those of the bonus inhabitants included."""
    box = game.box
    return [
        *box.house_recesses[: game.houses[seat]],
        *box.settlement_recesses[: game.settlements[seat]],
        *box.cattle_recesses[: game.cattle[seat]],
        *(tier for tier in box.tiers if tier.number in game.bonus[seat]),
    ]


def cattle_income(game: Boonlake, seat: int) -> int:
    """VP for each settlement of any player adjacent to each own cattle."""
    each = game.box.final.cattle_vp_per_adjacent_settlement
    return each * sum(
        herd.count(seat) * settlements_near(game, space)
        for space, herd in enumerate(game.herds)
        if seat in herd
    )
