"""Section 18: the players face the Outlaws together, and count their dead."""

from __future__ import annotations

from boomtable.games.coloma.abilities import react
from boomtable.games.coloma.effects import can_bury
from boomtable.games.coloma.pieces import (
    Chart,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import (
    NEUTRAL,
    Coloma,
    gunmen,
    is_shade,
    player_order,
    renew_limits,
)
from boomtable.games.coloma.year_happenings import (
    BadgePassed,
    DudeBuried,
    ShootoutHeld,
    ShootoutRanked,
)


def ranking(game: Coloma) -> list[int]:
    """C-18.2: all with Gunmen, by their number, then by the row nearest to the Outlaws."""
    rows = game.rows
    owners = [owner for owner in (NEUTRAL, *range(game.sides)) if owner in rows]
    return sorted(owners, key=lambda owner: (-gunmen(game, owner), rows.index(owner)))


def is_won(game: Coloma) -> bool:
    """C-18.1: more Gunmen than Outlaws, the neutral ones included."""
    return sum(gunmen(game, owner) for owner in ranking(game)) > game.outlaws


def tier_of(place: int, chart: Chart) -> int:
    """C-18.3: first, second, all others; places and tiers count from 0."""
    return min(place, len(chart.win) - 1)


def rewards(game: Coloma) -> list[tuple[int, int]]:
    """Who receives which listing of the chart, in the order of the ranking (C-18.4)."""
    chart = game.box.charts[game.chart]
    tiers = chart.win if is_won(game) else chart.lose
    return [
        (owner, tiers[tier_of(place, chart)])
        for place, owner in enumerate(ranking(game))
        if owner != NEUTRAL
    ]


def absent(game: Coloma) -> list[int]:
    """The players without Gunmen, in player order (C-18.5)."""
    return [seat for seat in player_order(game) if seat not in game.rows]


@rules.step
def hold_shootout(game: Coloma) -> None:
    """Rewards by rank, then the burials of those who stayed away, then the Badge (C-R28)."""
    game.phase = "shootout"
    game.begin_turn()
    chart = game.box.charts[game.chart]
    ranked, won = ranking(game), is_won(game)
    total = sum(gunmen(game, owner) for owner in ranked)
    game.emit(ShootoutHeld(game.box.years[game.year].year, total, game.outlaws, won))
    for place, owner in enumerate(ranked):
        tier = tier_of(place, chart) + 1
        game.emit(ShootoutRanked(owner, place + 1, tier, gunmen(game, owner)))
    game.push("end_year")
    game.push("pass_badge")
    graves = chart.graves_win if won else chart.graves_lose
    for seat in reversed(absent(game)):
        game.push("bury", seat, graves)
        game.push("renew")
    for seat, listing in reversed(rewards(game)):
        game.push("shade_reward" if is_shade(game, seat) else "carry_out", seat, listing)
        game.push("renew")


@rules.step
def renew(game: Coloma) -> None:
    """C-R70: to everybody the Shootout phase is a turn of his own."""
    renew_limits(game)


@rules.step
def bury(game: Coloma, seat: int, count: int) -> None:
    """C-18.9: one Dude at a time, from the General Supply or else from the Lodge."""
    if count == 0 or not can_bury(game, seat):
        return  # C-R39, C-R49
    if game.dudes_left[seat]:
        game.dudes_left[seat] -= 1
    else:
        game.dudes[seat] -= 1
    game.graves[seat] += 1
    game.emit(DudeBuried(seat, game.graves[seat], game.box.grave_vp[game.graves[seat] - 1]))
    game.push("bury", seat, count - 1)
    react(game, seat, "buried")  # C-24.7


@rules.step
def pass_badge(game: Coloma) -> None:
    """C-18.6: the first of the ranking who is not neutral; else the Sheriff stays (C-R25)."""
    for owner in ranking(game):
        if owner != NEUTRAL:
            if owner != game.sheriff:
                game.emit(BadgePassed(owner))
            game.sheriff = owner
            return
