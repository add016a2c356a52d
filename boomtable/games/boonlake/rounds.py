"""Section 3: the course of the game: turns, laps, the two rounds, the end."""

from __future__ import annotations

from boomtable.games.boonlake.happenings import RoundBegan, TurnBegan
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import NOBODY, Boonlake


@rules.step
def turn(game: Boonlake, seat: int) -> None:
    """L-3.2: the turn of one side; in the solo game every other one is the Eminence's."""
    game.begin_turn()
    game.turns += 1
    game.active = seat
    game.phase = "action"
    game.emit(TurnBegan(seat))
    if seat < game.players:
        game.push("choose_strip", seat)
    else:
        game.push("eminence_turn")


@rules.step
def end_turn(game: Boonlake, seat: int) -> None:
    """L-3.3, L-3.5: an interim scoring that is due, then the next player or the end."""
    following = (seat + 1) % game.sides
    if game.last_trigger != NOBODY and following == game.starter:
        game.trigger = game.last_trigger
        game.push("final_scoring")
    else:
        game.push("turn", following)
    if game.trigger != NOBODY:
        game.push("interim_scoring")


def begin_round(game: Boonlake) -> None:
    """L-3.4: all ships go back along the ford; no lock counts as crossed."""
    game.round += 1
    game.crossed = ()
    game.ships = [game.box.starts[game.round][game.players]] * game.sides
    game.emit(RoundBegan(game.round))
