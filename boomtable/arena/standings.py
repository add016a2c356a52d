"""What a match says: ratings, wins, places, points by source, lengths, and who is stronger."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boomtable.arena.matches import Match
from boomtable.arena.meetings import AUTOMATON, Result
from boomtable.arena.ratings import Ratings, rate
from boomtable.arena.sequential import (
    Pair,
    Question,
    Stopping,
    Verdict,
    game_score,
    pairs_of,
    set_score,
)
from boomtable.lab.statistics import Estimate, Sums, mean, mean_estimate, ratio, share


class Standing(Struct, frozen=True):
    """How one bot did."""

    bot: str
    games: int
    wins: Estimate
    """The share of its games that it won; on several seats together."""
    fair: float
    place: float
    score: Estimate
    elo: Estimate
    """Above the reference of the standings."""
    sources: dict[str, Estimate]
    """Points of a seat by the key of the line on the score sheet."""
    seconds: float
    """Thinking time of a decision."""


class Against(Struct, frozen=True):
    """How one bot did against another."""

    first: str
    second: str
    games: int
    """Games in which they met, or deals that both played."""
    ahead: Estimate
    """The part in which the first was placed before the second."""
    elo: Estimate
    verdict: Verdict | None


class Lengths(Struct, frozen=True):
    """How long the games were."""

    turns: Estimate
    least: int
    most: int
    decisions: Estimate


class Standings(Struct, frozen=True):
    """All that a match says."""

    games: int
    set_size: int
    shared_victories: int
    reference: str
    """Whose rating is nothing: the last bot, or the opponent that the rules play."""
    bots: tuple[Standing, ...]
    pairs: tuple[Against, ...]
    lengths: Lengths
    stopping: Stopping
    settled_after: int | None


def standings(
    match: Match, results: Sequence[Result], question: Question, stopping: Stopping
) -> Standings:
    """The standings after some games of a match, whole sets of them."""
    size = match.set_size
    sets = [results[start : start + size] for start in range(0, len(results), size)]
    has_automaton = len(results[0].places) > match.players
    names = (*match.names, *([AUTOMATON] if has_automaton else []))
    ratings = rate(names, sets)
    return Standings(
        games=len(results),
        set_size=size,
        shared_victories=sum(game.places.count(1) > 1 for game in results),
        reference=names[-1],
        bots=tuple(_standing(name, results, ratings) for name in match.names),
        pairs=tuple(
            _against(pair, results, sets, ratings, question.tests[pair].verdict)
            for pair in pairs_of(match.names)
        ),
        lengths=_lengths(results),
        stopping=stopping,
        settled_after=question.settled_after,
    )


def _standing(name: str, results: Sequence[Result], ratings: Ratings) -> Standing:
    games = [game for game in results if name in game.bots]
    seats = [(game, seat) for game in games for seat, it in enumerate(game.bots) if it == name]
    thought = sum(game.thinking[seat] for game, seat in seats)
    decided = sum(game.decisions[seat] for game, seat in seats)
    return Standing(
        bot=name,
        games=len(games),
        wins=share(sum(game.won(seat) for game, seat in seats), len(games)),
        fair=mean([game.bots.count(name) / len(game.places) for game in games]),
        place=mean([game.places[seat] for game, seat in seats]),
        score=_points(name, games, None),
        elo=ratings.elo(name),
        sources={
            source: _points(name, games, source)
            for source in dict.fromkeys(it for game, seat in seats for it in game.sources[seat])
        },
        seconds=thought / decided if decided else 0.0,
    )


def _points(name: str, games: Sequence[Result], source: str | None) -> Estimate:
    """The points of a seat of this bot, all of them or those of a source."""
    sums = []
    for game in games:
        seats = [seat for seat, it in enumerate(game.bots) if it == name]
        points = [
            game.scores[it] if source is None else game.sources[it].get(source, 0) for it in seats
        ]
        sums.append(Sums(sum(points), len(seats)))
    found = ratio(sums)
    assert found is not None, "the bot has played"
    return found


def _against(
    pair: Pair,
    results: Sequence[Result],
    sets: Sequence[Sequence[Result]],
    ratings: Ratings,
    verdict: Verdict | None,
) -> Against:
    scores = [score for game in results if (score := game_score(game, pair)) is not None]
    if not scores:
        scores = [score for games in sets if (score := set_score(games, pair)) is not None]
    return Against(
        first=pair[0],
        second=pair[1],
        games=len(scores),
        ahead=share(sum(scores), len(scores)),
        elo=ratings.elo(*pair),
        verdict=verdict,
    )


def _lengths(results: Sequence[Result]) -> Lengths:
    turns = [game.turns for game in results]
    return Lengths(
        turns=mean_estimate(turns),
        least=min(turns),
        most=max(turns),
        decisions=mean_estimate([sum(game.decisions) for game in results]),
    )
