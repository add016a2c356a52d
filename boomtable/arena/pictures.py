"""The picture of a match: ratings, wins and scores of every bot, with their intervals."""

from __future__ import annotations

from boomtable.arena.standings import Standings
from boomtable.lab.svg import Panel, chart
from boomtable.lab.voice import Voice
from boomtable.locale import say


def picture(found: Standings, title: str, voice: Voice) -> str:
    """An SVG."""
    elo = Panel(
        title=say(voice.lang, "arena.elo"),
        figures=[it.elo for it in found.bots],
        show=lambda it: voice.signed(it, 0),
        from_zero=True,
    )
    wins = Panel(
        title=voice.words("plot.wins"),
        figures=[it.wins for it in found.bots],
        show=lambda it: voice.percent(it, 0),
        marks=[it.fair for it in found.bots],
        from_zero=True,
    )
    score = Panel(voice.words("plot.score"), [it.score for it in found.bots], voice.number)
    labels = [it.bot for it in found.bots]
    return chart(title, labels, [elo, wins, score], voice.words("plot.mark-fair"))
