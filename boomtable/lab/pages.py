"""The report of a box as a page: tables, and pictures where they lie beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from boomtable.lab.findings import Figures, Source, Thing, Used
from boomtable.lab.markdown import Page
from boomtable.lab.usage import Kind
from boomtable.lab.voice import NOTHING, Voice

_MARKS = {1: " ▲", -1: " ▼", 0: ""}


class Experiment(Struct, frozen=True):
    """What was played: the game's name, the command that does it again, the editions by hash."""

    game: str
    command: str
    edition: str
    seed: int
    changed: str = ""


def report_page(
    experiment: Experiment,
    found: Figures,
    kinds: Sequence[Kind],
    voice: Voice,
    pictures: Mapping[str, str],
) -> str:
    """The page of a report. ``pictures``: the file of each picture, by its name."""
    say = voice.words
    page = Page(say("report.title", game=experiment.game))
    page.code([f"$ {experiment.command}"])
    page.say(
        say("report.what", count=found.games, seed=experiment.seed, edition=experiment.edition)
        + " "
        + say("report.intervals")
    )
    page.heading(say("scores.title"))
    _scores(page, found, voice)
    page.picture(pictures.get("scores"), say("scores.title"))
    page.heading(say("seats.title"))
    _seats(page, found, voice)
    page.picture(pictures.get("seats"), say("seats.title"))
    page.heading(say("sources.title"))
    _sources(page, found, voice)
    page.picture(pictures.get("sources"), say("sources.title"))
    if kinds:
        page.heading(say("uses.title"))
        page.say(say("uses.what"))
    for used, kind in zip(found.uses, kinds, strict=True):
        page.heading(voice.kind(kind.id), 3)
        _uses(page, used, kind, voice)
        page.picture(pictures.get(kind.id), voice.kind(kind.id))
    page.heading(say("prompts.title"))
    _prompts(page, found, voice)
    return page.text()


def _scores(page: Page, found: Figures, voice: Voice) -> None:
    names = ("players", "games", "score", "winning", "spread", "reach", "turns", "answers")
    rows = [
        [
            str(it.players),
            voice.number(it.games, 0),
            voice.estimate(it.score),
            voice.estimate(it.winning),
            voice.number(it.spread),
            voice.words("reach", low=it.least, high=it.most),
            voice.number(it.turns),
            voice.number(it.answers, 0),
        ]
        for it in found.scores
    ]
    page.table([voice.words(f"column.{name}") for name in names], rows)
    page.say(voice.words("scores.shared", count=found.shared_victories))
    if found.variants:
        _variants(page, found, voice)


def _variants(page: Page, found: Figures, voice: Voice) -> None:
    names = ("setting", "games", "score", "winning", "answers")
    rows = [
        [
            f"`{it.setting}={it.value}`",
            voice.number(it.games, 0),
            voice.estimate(it.score),
            voice.estimate(it.winning),
            voice.number(it.answers, 0),
        ]
        for it in found.variants
    ]
    page.table([voice.words(f"column.{name}") for name in names], rows)


def _seats(page: Page, found: Figures, voice: Voice) -> None:
    heading = [voice.words(f"column.{it}") for it in ("players", "seat", "wins", "fair", "score")]
    rows = [
        [
            str(it.players),
            f"P{it.seat + 1}",
            voice.share(it.wins, 1),
            voice.percent(it.fair),
            voice.estimate(it.score),
        ]
        for it in found.seats
    ]
    page.table(heading, rows)
    if len(found.bots) > 1:
        names = ("bot", "seats", "wins", "fair", "score")
        page.table(
            [voice.words(f"column.{it}") for it in names],
            [
                [
                    it.bot,
                    voice.number(it.seats, 0),
                    voice.share(it.wins, 1),
                    voice.percent(it.fair),
                    voice.estimate(it.score),
                ]
                for it in found.bots
            ],
        )


def _sources(page: Page, found: Figures, voice: Voice) -> None:
    names = ("source", "points", "share", "winner", "rest", "edge")
    counts = [it.players for it in found.scores] if len(found.scores) > 1 else []
    heading = [voice.words(f"column.{name}") for name in names]
    heading += [voice.words("column.with-players", count=count) for count in counts]
    page.table(heading, [_source_row(it, counts, voice) for it in found.sources])


def _source_row(it: Source, counts: Sequence[int], voice: Voice) -> list[str]:
    return [
        voice.source(it.id),
        voice.estimate(it.points),
        voice.percent(it.share, 0),
        voice.number(it.winners.value if it.winners else None),
        voice.number(it.rest.value if it.rest else None),
        voice.difference(it.edge),
        *[voice.number(it.by_players[count]) for count in counts],
    ]


def _uses(page: Page, used: Used, kind: Kind, voice: Voice) -> None:
    if used.is_shared:
        heading = [voice.words("column.thing"), voice.words("column.games-with")]
        page.table(
            heading,
            [[voice.named(kind.things[it.id]), voice.share(it.used)] for it in used.things],
        )
        return
    page.say(voice.words("uses.per-seat", number=voice.estimate(used.per_seat, 2)))
    names = ("thing", "open", "used", "times", "wins", "fair", "margin")
    page.table(
        [voice.words(f"column.{name}") for name in names],
        [_thing_row(it, kind, voice) for it in used.things],
    )


def _thing_row(it: Thing, kind: Kind, voice: Voice) -> list[str]:
    return [
        voice.named(kind.things[it.id]),
        voice.number(it.open_to, 0),
        voice.share(it.used),
        voice.number(it.times, 2) if it.times is not None else NOTHING,
        voice.share(it.wins, 1) + _MARKS[it.is_telling],
        voice.percent(it.fair),
        voice.difference(it.margin),
    ]


def _prompts(page: Page, found: Figures, voice: Voice) -> None:
    page.say(voice.words("prompts.what"))
    names = ("prompt", "per-game", "options", "most")
    rows = [
        [f"`{it.prompt}`", voice.number(it.per_game), voice.number(it.options), str(it.most)]
        for it in found.prompts
    ]
    page.table([voice.words(f"column.{name}") for name in names], rows)
