"""Two editions side by side, as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boomtable.lab.comparison import Change, Comparison, UseChange
from boomtable.lab.markdown import Page
from boomtable.lab.pages import Experiment
from boomtable.lab.usage import Kind
from boomtable.lab.voice import Voice


def change_page(
    experiment: Experiment,
    found: Comparison,
    kinds: Sequence[Kind],
    voice: Voice,
    pictures: Mapping[str, str],
) -> str:
    """The page of an experiment. ``pictures``: the file of each picture, by its name."""
    say = voice.words
    page = Page(say("change.title", game=experiment.game))
    page.code([f"$ {experiment.command}"])
    what = say(
        "change.what",
        count=found.games,
        seed=experiment.seed,
        before=experiment.edition,
        after=experiment.changed,
    )
    page.say(f"{what} {say('change.intervals')}")
    page.heading(say("scores.title"))
    _levels(page, found, voice)
    page.heading(say("seats.title"))
    _seats(page, found, voice)
    page.picture(pictures.get("seats"), say("seats.title"))
    page.heading(say("sources.title"))
    _sources(page, found, voice)
    page.picture(pictures.get("sources"), say("sources.title"))
    if kinds:
        page.heading(say("uses.title"))
    for used, kind in zip(found.uses, kinds, strict=True):
        page.heading(voice.kind(kind.id), 3)
        _uses(page, used, kind, voice)
        page.picture(pictures.get(kind.id), voice.kind(kind.id))
    return page.text()


def _levels(page: Page, found: Comparison, voice: Voice) -> None:
    what = ("score", "winning", "answers")
    heading = [voice.words("column.players"), voice.words("column.games")]
    heading += _headings(voice, *what)
    rows = [
        [
            str(it.players),
            voice.number(it.games, 0),
            *_numbers(voice, it.score),
            *_numbers(voice, it.winning),
            *_numbers(voice, it.answers),
        ]
        for it in found.levels
    ]
    page.table(heading, rows)


def _seats(page: Page, found: Comparison, voice: Voice) -> None:
    heading = [voice.words("column.players"), voice.words("column.seat")]
    heading += _headings(voice, "wins")
    rows = [[str(it.players), f"P{it.seat + 1}", *_shares(voice, it.wins)] for it in found.seats]
    page.table(heading, rows)


def _sources(page: Page, found: Comparison, voice: Voice) -> None:
    heading = [voice.words("column.source"), *_headings(voice, "points")]
    rows = [[voice.source(it.id), *_numbers(voice, it.points)] for it in found.sources]
    page.table(heading, rows)


def _uses(page: Page, used: UseChange, kind: Kind, voice: Voice) -> None:
    heading = [voice.words("column.thing")]
    if used.is_shared:
        page.table(
            heading + _headings(voice, "games-with"),
            [[voice.named(kind.things[it.id]), *_shares(voice, it.used)] for it in used.things],
        )
        return
    per_seat = voice.difference(used.per_seat.difference, 2)
    page.say(
        voice.words(
            "change.per-seat",
            before=voice.number(used.per_seat.before, 2),
            after=voice.number(used.per_seat.after, 2),
            difference=per_seat,
        )
    )
    heading += _headings(voice, "used", "above-fair")
    rows = [
        [
            voice.named(kind.things[it.id]),
            *_shares(voice, it.used),
            *_shifts(voice, it.wins),
        ]
        for it in used.things
    ]
    page.table(heading, rows)


def _headings(voice: Voice, *columns: str) -> list[str]:
    found = []
    for column in columns:
        found += [voice.words(f"column.{column}"), voice.words("column.after")]
        found.append(voice.words("column.difference"))
    return found


def _numbers(voice: Voice, change: Change) -> list[str]:
    before, after = voice.number(change.before), voice.number(change.after)
    return [before, after, voice.difference(change.difference)]


def _shares(voice: Voice, change: Change) -> list[str]:
    before, after = voice.percent(change.before), voice.percent(change.after)
    return [before, after, voice.shift(change.difference)]


def _shifts(voice: Voice, change: Change) -> list[str]:
    sides = [voice.points(it) if it is not None else "–" for it in (change.before, change.after)]
    return [*sides, voice.shift(change.difference)]
