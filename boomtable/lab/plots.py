"""Which pictures a report has, each by a name that goes into its file's name."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.lab.comparison import Comparison, UseChange
from boomtable.lab.findings import Figures, Used
from boomtable.lab.statistics import Estimate
from boomtable.lab.svg import Panel, chart, histogram
from boomtable.lab.usage import Kind
from boomtable.lab.voice import Voice

FEWEST = 2
"""With fewer things there is nothing to compare in a picture."""
REPORT_PLOTS = ("scores", "seats", "sources")
CHANGE_PLOTS = ("seats", "sources")


def plotted(plots: Sequence[str], kinds: Sequence[Kind]) -> list[str]:
    """The names of all pictures of a report: some of everything, and one for each kind."""
    return [*plots, *(kind.id for kind in kinds if len(kind.things) >= FEWEST)]


def report_plots(found: Figures, kinds: Sequence[Kind], voice: Voice) -> dict[str, str]:
    """The pictures of a report."""
    plots = {
        "sources": _sources(found, voice),
        "seats": _seats(found, voice),
        "scores": _scores(found, voice),
    }
    for used, kind in zip(found.uses, kinds, strict=True):
        if len(kind.things) >= FEWEST:
            plots[kind.id] = _uses(used, kind, voice)
    return plots


def change_plots(found: Comparison, kinds: Sequence[Kind], voice: Voice) -> dict[str, str]:
    """The pictures of two editions side by side."""
    plots = {"sources": _source_changes(found, voice), "seats": _seat_changes(found, voice)}
    for used, kind in zip(found.uses, kinds, strict=True):
        if len(kind.things) >= FEWEST:
            plots[kind.id] = _use_changes(used, kind, voice)
    return plots


def _sources(found: Figures, voice: Voice) -> str:
    panel = Panel(
        title=voice.words("plot.points"),
        figures=[it.points for it in found.sources],
        show=voice.number,
        style="bar",
        marks=[it.winners.value if it.winners else None for it in found.sources],
        from_zero=True,
    )
    labels = [voice.source(it.id) for it in found.sources]
    return chart(voice.words("sources.title"), labels, [panel], voice.words("plot.mark-winners"))


def _seats(found: Figures, voice: Voice) -> str:
    labels = [_seat_label(voice, it.players, it.seat) for it in found.seats]
    wins = Panel(
        title=voice.words("plot.wins"),
        figures=[it.wins for it in found.seats],
        show=lambda it: voice.percent(it, 0),
        marks=[it.fair for it in found.seats],
        from_zero=True,
    )
    score = Panel(voice.words("plot.score"), [it.score for it in found.seats], voice.number)
    legend = voice.words("plot.mark-fair")
    return chart(voice.words("seats.title"), labels, [wins, score], legend)


def _scores(found: Figures, voice: Voice) -> str:
    bars = found.distribution
    names = voice.words("plot.all-seats"), voice.words("plot.winners")
    counts = [(bar.seats, bar.winners) for bar in bars]
    return histogram(voice.words("plot.scores"), [bar.start for bar in bars], counts, names)


def _uses(used: Used, kind: Kind, voice: Voice) -> str:
    labels = [voice.named(kind.things[it.id]) for it in used.things]
    shares = Panel(
        title=voice.words("plot.games" if used.is_shared else "plot.used"),
        figures=[it.used for it in used.things],
        show=lambda it: voice.percent(it, 0),
        style="bar",
        from_zero=True,
    )
    if used.is_shared:
        return chart(voice.kind(kind.id), labels, [shares])
    wins = Panel(
        title=voice.words("plot.users-win"),
        figures=[it.wins for it in used.things],
        show=lambda it: voice.percent(it, 0),
        marks=[it.fair for it in used.things],
    )
    return chart(voice.kind(kind.id), labels, [shares, wins], voice.words("plot.mark-fair"))


def _source_changes(found: Comparison, voice: Voice) -> str:
    labels = [voice.source(it.id) for it in found.sources]
    panel = Panel(
        voice.words("plot.points-change"),
        [it.points.difference for it in found.sources],
        voice.signed,
        from_zero=True,
    )
    return chart(voice.words("sources.title"), labels, [panel], voice.words("plot.change"))


def _seat_changes(found: Comparison, voice: Voice) -> str:
    labels = [_seat_label(voice, it.players, it.seat) for it in found.seats]
    panel = _shift(voice, "plot.wins-change", [it.wins.difference for it in found.seats])
    return chart(voice.words("seats.title"), labels, [panel], voice.words("plot.change"))


def _use_changes(used: UseChange, kind: Kind, voice: Voice) -> str:
    labels = [voice.named(kind.things[it.id]) for it in used.things]
    panels = [_shift(voice, "plot.used-change", [it.used.difference for it in used.things])]
    if not used.is_shared:
        wins = [it.wins.difference for it in used.things]
        panels.append(_shift(voice, "plot.users-win-change", wins))
    return chart(voice.kind(kind.id), labels, panels, voice.words("plot.change"))


def _shift(voice: Voice, title: str, figures: Sequence[Estimate | None]) -> Panel:
    return Panel(voice.words(title), figures, voice.points, from_zero=True)


def _seat_label(voice: Voice, players: int, seat: int) -> str:
    return voice.words("seat-of", seat=f"P{seat + 1}", count=players)
