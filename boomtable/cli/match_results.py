"""The standings of a match in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.arena.ladder import elo_text
from boomtable.arena.matches import Match
from boomtable.arena.meetings import AUTOMATON
from boomtable.arena.standings import Against, Standing, Standings
from boomtable.cli.columns import columns
from boomtable.cli.language import language, words
from boomtable.engine import find
from boomtable.lab.statistics import Estimate
from boomtable.lab.voice import Voice


def title(match: Match, found: Standings) -> str:
    """What was played."""
    return words(
        "arena.title",
        game=find(match.game).named(language()),
        players=words("arena.players", count=match.players),
        games=words("arena.count", count=found.games),
        seed=match.seed,
    )


def lines(match: Match, found: Standings, voice: Voice) -> Iterator[str]:
    """All that a match says."""
    yield title(match, found)
    if found.set_size > 1:
        yield words("arena.sets", count=found.set_size, round=match.round_size)
    else:
        yield words("arena.sets-of-one")
    yield ""
    names = ("bot", "games", "wins", "fair", "place", "score", "elo", "thinking")
    yield from columns(
        [words(f"arena.{it}") for it in names], [_row(it, voice) for it in found.bots]
    )
    yield words("arena.zero", bot=_named(found.reference))
    yield ""
    yield from columns(
        [words(f"arena.{it}") for it in ("pair", "ahead", "difference", "verdict")],
        [_pair(it, voice) for it in found.pairs],
    )
    yield _end(found, voice)
    yield ""
    yield from _sources(found, voice)
    yield ""
    lengths = found.lengths
    yield words(
        "terminal.simulate.length",
        mean=voice.number(lengths.turns.value),
        least=lengths.least,
        most=lengths.most,
        decisions=voice.number(lengths.decisions.value),
    )
    yield words("terminal.simulate.shared", count=found.shared_victories)


def _row(it: Standing, voice: Voice) -> list[str]:
    return [
        it.bot,
        voice.number(it.games, 0),
        _share(it.wins, voice),
        voice.percent(it.fair),
        voice.number(it.place, 2),
        voice.number(it.score.value),
        elo_text(it.elo, voice),
        words("arena.milliseconds", number=voice.number(1000 * it.seconds)),
    ]


def _pair(it: Against, voice: Voice) -> list[str]:
    first, second = _named(it.first), _named(it.second)
    return [
        words("arena.versus", first=first, second=second),
        _share(it.ahead, voice),
        elo_text(it.elo, voice),
        words(f"arena.verdict-{it.verdict or 'open'}", first=first, second=second),
    ]


def _end(found: Standings, voice: Voice) -> str:
    """What the test was, and whether it has ended."""
    stopping = found.stopping
    rates = words(
        "arena.rates",
        margin=voice.number(stopping.margin, 0),
        alpha=voice.percent(stopping.alpha),
        beta=voice.percent(stopping.beta),
    )
    if found.settled_after is None:
        return f"{words('arena.open', count=found.games)} {rates}"
    return f"{words('arena.settled', count=found.settled_after)} {rates}"


def _sources(found: Standings, voice: Voice) -> Iterator[str]:
    """Points by source, a column for each bot."""
    keys = dict.fromkeys(key for it in found.bots for key in it.sources)
    rows = [
        [
            voice.source(key),
            *(voice.estimate(it.sources.get(key), 1) for it in found.bots),
        ]
        for key in keys
    ]
    yield from columns([words("arena.source"), *(it.bot for it in found.bots)], rows)


def _share(found: Estimate, voice: Voice) -> str:
    return words(
        "terminal.simulate.share",
        share=voice.percent(found.value),
        low=voice.percent(found.low),
        high=voice.percent(found.high),
    )


def _named(name: str) -> str:
    return words("arena.automaton") if name == AUTOMATON else name
