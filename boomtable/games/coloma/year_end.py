"""Sections 3 and 19: the Clean Up after a Year, or the end of the game."""

from __future__ import annotations

from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.setup import use_chart
from boomtable.games.coloma.state import NEUTRAL, NOBODY, Coloma, gunmen, is_shade
from boomtable.games.coloma.year_happenings import (
    CleanedUp,
    GameEnded,
)


@rules.step
def end_year(game: Coloma) -> None:
    """C-3.4: after the last Shootout there is no Clean Up."""
    game.begin_turn()
    game.active = NOBODY
    if game.year + 1 == len(game.box.years):
        game.phase = "over"
        game.emit(GameEnded())
        return
    clean_up(game)


def clean_up(game: Coloma) -> None:
    """C-19.1, in its order."""
    game.phase = "clean-up"
    send_gunmen_home(game)
    game.year += 1
    game.round = 0
    year = game.box.years[game.year]
    # C-19.2: the Outlaws of the old Year never carry over.
    game.emit(CleanedUp(year.year, year.outlaws, year.outlaws - game.outlaws))
    game.outlaws = year.outlaws
    game.supply += game.cart  # C-19.3: there is always room.
    game.cart = 0
    for seat in range(game.sides):
        game.dudes_left[seat] += game.guests[seat]  # C-22.5
        game.guests[seat] = 0
        game.year_uses[seat] = ()
        if game.with_mules:
            game.carrots[seat] = tuple(game.box.wheel)  # C-23.9
    game.push("begin_round")
    if year.is_tile:
        game.push("draw_chart")
    else:
        use_chart(game, next(n for n, it in enumerate(game.box.charts) if not it.is_tile))


def send_gunmen_home(game: Coloma) -> None:
    """All but the neutral Gunmen go to the General Supply; the Shade's leave (C-26.22)."""
    for seat in range(game.sides):
        home = gunmen(game, seat)
        if is_shade(game, seat) and not game.box.solo.gunmen_return:
            game.gone += home
        else:
            game.dudes_left[seat] += home
    game.rows = [owner if owner == NEUTRAL else NOBODY for owner in game.rows]
