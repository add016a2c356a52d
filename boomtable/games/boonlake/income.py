"""L-16.5, L-16.6: the income of a player: tracks, vacated recesses, cattle."""

from __future__ import annotations

from boomtable.games.boonlake.atlas import settlements_near
from boomtable.games.boonlake.lines import CATTLE, INCOME, RECESSES
from boomtable.games.boonlake.pieces import Recess, Tier
from boomtable.games.boonlake.purse import gain_coins, gain_vp
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.tracks import present_step


def begin_income(game: Boonlake, seat: int) -> None:
    """Coin track, card track, vacated recesses, cattle, in this order."""
    game.push("herd_income", seat)
    game.push("recess_income", seat)
    game.push("track_income", seat, "card")
    game.push("track_income", seat, "coin")


def brings_all(game: Boonlake) -> bool:
    """L-16.6: the last scoring brings only VP."""
    return game.scoring < game.box.scorings


@rules.step
def track_income(game: Boonlake, seat: int, track: str) -> None:
    """The coins or cards of the marker's step, then its VP."""
    step = present_step(game, seat, track)
    game.push("track_vp", seat, track)
    if brings_all(game):
        gain_coins(game, seat, step.coins)
        if step.cards:
            game.push("draw", seat, step.cards)


@rules.step
def track_vp(game: Boonlake, seat: int, track: str) -> None:
    """The VP of the marker's step."""
    gain_vp(game, seat, present_step(game, seat, track).vp, INCOME)


@rules.step
def recess_income(game: Boonlake, seat: int) -> None:
    """Coins and VP of all vacated recesses."""
    vacated = vacated_recesses(game, seat)
    if brings_all(game):
        gain_coins(game, seat, sum(it.coins for it in vacated))
    gain_vp(game, seat, sum(it.vp for it in vacated), RECESSES)


@rules.step
def herd_income(game: Boonlake, seat: int) -> None:
    """VP of the own cattle."""
    gain_vp(game, seat, cattle_income(game, seat), CATTLE)


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
