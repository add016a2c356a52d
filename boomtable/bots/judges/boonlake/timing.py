"""How long the game will still go on: own turns up to each interim scoring that is to come."""

from __future__ import annotations

from boomtable.games.boonlake.interim import INCOME
from boomtable.games.boonlake.state import NOBODY, Boonlake

PACE = (0.0, 3.1, 3.1, 3.6, 4.0)
"""By how many spaces the foremost ship goes on while everybody has a turn, by sides."""
SOON = 0.3
"""Part of a turn that is left when a lock has just been reached."""


def scorings_to_come(game: Boonlake) -> range:
    """The numbers of the interim scorings whose income is still to come."""
    is_under_way = 0 < game.scoring_step < INCOME
    return range(game.scoring + (not is_under_way), game.box.scorings + 1)


def turns_to_scorings(game: Boonlake) -> list[float]:
    """For each of them the own turns up to it, as far as the ships tell."""
    to_come = scorings_to_come(game)
    turns, found = 0.0, list[float]()
    pace = PACE[game.sides]
    for scoring in to_come:
        if scoring == game.scoring or game.trigger != NOBODY:
            found.append(0.0)
        elif scoring == to_come[0]:
            turns = _next_turns(game, scoring) / pace + SOON
            found.append(turns)
        else:
            turns += _gap(game, scoring) / pace
            found.append(turns)
    return found


def _next_turns(game: Boonlake, scoring: int) -> float:
    if game.last_trigger != NOBODY:
        return 0.0
    rounds, per_round = game.box.rounds, game.box.scorings // game.box.rounds
    number = min(rounds, (scoring - 1) // per_round + 1)
    course = game.box.courses[number]
    behind = course.locks[(scoring - 1) % per_round][0]
    if number != game.round:
        return float(behind - course.place_of[game.box.starts[number][game.players]])
    foremost = max(course.place_of[ship] for ship in game.ships)
    return float(max(0, behind - foremost))


def _gap(game: Boonlake, scoring: int) -> float:
    """The spaces between a scoring and the one before."""
    per_round = game.box.scorings // game.box.rounds
    number, place = (scoring - 1) // per_round + 1, (scoring - 1) % per_round
    course = game.box.courses[number]
    behind = course.locks[place][0]
    if place:
        return float(behind - course.locks[place - 1][0])
    return float(behind - course.place_of[game.box.starts[number][game.players]])
