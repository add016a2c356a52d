"""What watched games say of a box: scores, seats, sources of points, uses, lengths, options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle

from boomtable.lab.findings import (
    Bar,
    BotWins,
    Figures,
    Prompt,
    Scores,
    SeatWins,
    Source,
    Thing,
    Used,
    Variant,
)
from boomtable.lab.plans import World
from boomtable.lab.playing import Played
from boomtable.lab.statistics import (
    FEWEST,
    Estimate,
    Sums,
    mean,
    mean_estimate,
    ratio,
    share,
    spread,
)
from boomtable.lab.tallies import Tally, seat_wins, source_points, sources_of
from boomtable.lab.usage import Kind
from boomtable.lab.watching import merged

BARS = 24
"""The most bars that a distribution is drawn with."""


def figures(
    games: Sequence[Played], kinds: Sequence[Kind], worlds: Sequence[World] = ()
) -> Figures:
    """The figures of games that were watched; ``worlds``: those that took turns."""
    counts = sorted({game.players for game in games})
    width = _bar_width(games)
    return Figures(
        games=len(games),
        shared_victories=sum(len(game.winners) > 1 for game in games),
        scores=tuple(_scores(_of_players(games, count)) for count in counts),
        variants=tuple(_variants(games, worlds)),
        seats=tuple(
            _seat(_of_players(games, count), seat) for count in counts for seat in range(count)
        ),
        bots=tuple(_bot(games, bot) for bot in dict.fromkeys(b for g in games for b in g.bots)),
        sources=tuple(_source(games, counts, source) for source in sources_of(games)),
        uses=tuple(_used(games, kind) for kind in kinds),
        prompts=_prompts(games),
        distribution=_distribution(games, width),
        bar_width=width,
    )


def _of_players(games: Sequence[Played], players: int) -> list[Played]:
    return [game for game in games if game.players == players]


def _scores(games: Sequence[Played]) -> Scores:
    players = games[0].players
    scores = [score for game in games for score in game.scores[:players]]
    return Scores(
        players=players,
        games=len(games),
        score=mean_estimate([mean(game.scores[:players]) for game in games]),
        winning=mean_estimate([max(game.scores) for game in games]),
        spread=spread(scores),
        least=min(scores),
        most=max(scores),
        turns=mean([game.turns for game in games]),
        answers=mean([game.answers for game in games]),
        decisions=mean([game.decisions for game in games]),
    )


def _variants(games: Sequence[Played], worlds: Sequence[World]) -> Iterator[Variant]:
    for setting in worlds[0].settings if worlds else ():
        values = list(dict.fromkeys(world.settings[setting] for world in worlds))
        for value in values if len(values) > 1 else ():
            some = [
                game
                for number, game in enumerate(games)
                if worlds[number % len(worlds)].settings[setting] == value
            ]
            if some:
                yield Variant(
                    setting=setting,
                    value=value,
                    games=len(some),
                    score=mean_estimate([mean(game.scores[: game.players]) for game in some]),
                    winning=mean_estimate([max(game.scores) for game in some]),
                    answers=mean([game.answers for game in some]),
                )


def _seat(games: Sequence[Played], seat: int) -> SeatWins:
    return SeatWins(
        players=games[0].players,
        seat=seat,
        wins=share(seat_wins(games, seat), len(games)),
        fair=1 / len(games[0].scores),
        score=mean_estimate([game.scores[seat] for game in games]),
    )


def _bot(games: Sequence[Played], bot: str) -> BotWins:
    """Wins of a seat of this bot, so that games with several of them count alike."""
    seats = [(game, seat) for game in games for seat, it in enumerate(game.bots) if it == bot]
    return BotWins(
        bot=bot,
        seats=len(seats),
        wins=share(sum(game.won(seat) for game, seat in seats), len(seats)),
        fair=mean([1 / len(game.scores) for game, _seat in seats]),
        score=mean_estimate([game.scores[seat] for game, seat in seats]),
    )


def _source(games: Sequence[Played], counts: Sequence[int], source: str) -> Source:
    everybody = sum(sum(game.scores[: game.players]) for game in games)
    points = [source_points(game, source) for game in games]
    rest = [it for it in zip(games, points, strict=True) if _losers(it[0])]
    return Source(
        id=source,
        points=_present(
            ratio([Sums(sum(it), game.players) for game, it in zip(games, points, strict=True)])
        ),
        share=sum(map(sum, points)) / everybody if everybody else 0.0,
        winners=_mean_over(zip(games, points, strict=True), _winners),
        rest=_mean_over(rest, _losers),
        edge=_edge(rest),
        by_players={
            count: mean(
                [it for game in _of_players(games, count) for it in source_points(game, source)]
            )
            for count in counts
        },
    )


def _winners(game: Played) -> list[int]:
    return [seat for seat in game.winners if seat < game.players]


def _losers(game: Played) -> list[int]:
    return [seat for seat in range(game.players) if seat not in game.winners]


def _mean_over(
    games: Iterable[tuple[Played, Sequence[int]]], seats_of: Callable[[Played], list[int]]
) -> Estimate | None:
    sums = []
    for game, points in games:
        seats = seats_of(game)
        sums.append(Sums(sum(points[seat] for seat in seats), len(seats)))
    return ratio(sums)


def _edge(games: Sequence[tuple[Played, Sequence[int]]]) -> Estimate | None:
    found = [
        mean([points[seat] for seat in _winners(game)]) - mean([points[it] for it in _losers(game)])
        for game, points in games
        if _winners(game)
    ]
    return mean_estimate(found) if found else None


def _used(games: Sequence[Played], kind: Kind) -> Used:
    tallies = {thing: Tally(games, kind, thing) for thing in kind.things}
    per_seat = [
        Sums(sum(tally.times[place] for tally in tallies.values()), game.players)
        for place, game in enumerate(games)
    ]
    return Used(
        kind=kind.id,
        is_shared=kind.is_shared,
        per_seat=_present(ratio(per_seat)),
        things=tuple(_thing(thing, tally) for thing, tally in tallies.items()),
    )


def _thing(thing: str, tally: Tally) -> Thing:
    open_to, used_by = sum(tally.open_to), sum(tally.used_by)
    return Thing(
        id=thing,
        open_to=open_to,
        used_by=used_by,
        used=share(used_by, open_to) if open_to else None,
        times=sum(tally.times) / used_by if used_by else None,
        wins=share(sum(tally.wins), used_by) if used_by else None,
        fair=sum(tally.fair) / used_by if used_by else None,
        margin=ratio(tally.margins()) if _is_told(tally) else None,
    )


def _is_told(tally: Tally) -> bool:
    return sum(users > 0 for users in tally.used_by) >= FEWEST


def _prompts(games: Sequence[Played]) -> tuple[Prompt, ...]:
    asked = merged([game.watched.asked for game in games if game.watched is not None])
    found = [
        Prompt(prompt, it.times / len(games), it.options / it.times, it.most)
        for prompt, it in asked.items()
    ]
    return tuple(sorted(found, key=lambda it: (-it.per_game, it.prompt)))


def _bar_width(games: Sequence[Played]) -> int:
    """A round number that makes few enough bars."""
    scores = [score for game in games for score in game.scores[: game.players]]
    reach = max(scores) - min(scores) + 1
    width, factors = 1, cycle((2.0, 2.5, 2.0))
    while reach / width > BARS:
        width = round(width * next(factors))
    return width


def _distribution(games: Sequence[Played], width: int) -> tuple[Bar, ...]:
    scores = [(s, seat in game.winners) for game in games for seat, s in _seat_scores(game)]
    places = [score // width for score, _won in scores]
    return tuple(
        Bar(
            start=place * width,
            seats=places.count(place),
            winners=sum(won for score, won in scores if score // width == place),
        )
        for place in range(min(places), max(places) + 1)
    )


def _seat_scores(game: Played) -> list[tuple[int, int]]:
    return list(enumerate(game.scores[: game.players]))


def _present(found: Estimate | None) -> Estimate:
    assert found is not None, "every game has seats"
    return found
