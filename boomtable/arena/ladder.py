"""A ladder: bots from the weakest to the strongest, each against the one below it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from boomtable.arena.sequential import Verdict
from boomtable.bots import BOTS
from boomtable.engine import Illegal, find
from boomtable.lab.markdown import Page
from boomtable.lab.statistics import Estimate
from boomtable.lab.voice import Voice
from boomtable.locale import say

LEVEL = "level-"
"""How the names of the levels for people begin."""


class Rung(Struct, frozen=True):
    """A bot against the one below it."""

    stronger: str
    weaker: str
    games: int
    wins: Estimate
    fair: float
    elo: Estimate
    verdict: Verdict | None
    command: str


class Ladder(Struct, frozen=True):
    """The rungs of a game, from the bottom up."""

    game: str
    players: int
    rungs: tuple[Rung, ...]


def usual_bots() -> list[str]:
    """The levels for people, or, where there are none, all bots."""
    return [bot for bot in BOTS if bot.startswith(LEVEL)] or list(BOTS)


def steps(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Each bot with the one below it, the stronger one first.

    >>> steps(["random", "greedy", "level-5"])
    [('greedy', 'random'), ('level-5', 'greedy')]
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Illegal("arena.ladder-bots", bots=", ".join(bots))
    return [(upper, lower) for lower, upper in pairwise(bots)]


def page(ladder: Ladder, voice: Voice) -> str:
    """The ladder as a table of Markdown, and the commands that make it again."""
    page = Page("")
    heading = [_words(voice, f"ladder.{it}") for it in ("rung", "games", "wins", "fair", "elo")]
    rows = [
        [
            _words(voice, f"ladder.{rung.verdict or 'open'}", one=rung.stronger, two=rung.weaker),
            voice.number(rung.games, 0),
            voice.share(rung.wins),
            voice.percent(rung.fair, 0),
            elo_text(rung.elo, voice),
        ]
        for rung in ladder.rungs
    ]
    name = find(ladder.game).named(voice.lang)
    players = _words(voice, "players", count=ladder.players)
    page.say(_words(voice, "ladder.title", game=name, players=players))
    page.table(heading, rows)
    page.code([f"$ {rung.command}" for rung in ladder.rungs])
    return page.text().lstrip("# \n")


def elo_text(found: Estimate, voice: Voice) -> str:
    """A difference of ratings with its interval."""
    low, high = voice.signed(found.low, 0), voice.signed(found.high, 0)
    return voice.words("interval", value=voice.signed(found.value, 0), low=low, high=high)


def _words(voice: Voice, key: str, **gaps: Any) -> str:
    return say(voice.lang, f"arena.{key}", **gaps)
