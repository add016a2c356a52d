"""One game between bots that meet in the arena, and its result."""

from __future__ import annotations

from msgspec import Struct

from boomtable.arena.matches import Match
from boomtable.bots import make_bot
from boomtable.engine import BOT, Dice, Table, open_table, turns_of
from boomtable.lab.playing import know_game, let_play
from boomtable.lab.watching import sources

AUTOMATON = "*"
"""The name of an opponent that the rules play: no bot can have it."""


class Result(Struct, frozen=True):
    """What became of one game, for each seat. It is one line of a ledger."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    """Also of opponents that the rules play: they have no bot."""
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    """Points by the key of the line on the score sheet."""
    turns: int
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    """Seconds."""

    @property
    def everybody(self) -> tuple[str, ...]:
        """Who scored, seat by seat, opponents that the rules play last."""
        return (*self.bots, *[AUTOMATON] * (len(self.places) - len(self.bots)))

    def won(self, seat: int) -> float:
        """The part of the victory that a seat has."""
        return (self.places[seat] == 1) / self.places.count(1)


def open_match(match: Match, names: tuple[str, ...], seed: int) -> Table:
    """A table of a match."""
    return open_table(
        match.game,
        match.players,
        match.settings,
        seed=seed,
        components=match.components,
        names=[f"{BOT}{name}" for name in names],
        keeps_log=False,
    )


def meet(match: Match, number: int) -> Result:
    """Play the game of a number. All that is not a clock follows from the seed and the number."""
    know_game(match.game, match.package)
    dice = Dice(Dice(match.seed, match.deal_of(number)).below(1 << 63))
    seated = match.seated(number)
    names = tuple(match.bots[entrant] for entrant in seated)
    table = open_match(match, names, dice.below(1 << 48))
    # Each entrant has the same dice in all games of a set.
    own = [dice.spawn() for _ in match.bots]
    bots = [make_bot(match.bots[it], match.game, own[it]) for it in seated]
    course = let_play(table, bots)
    sheet = table.score()
    return Result(
        number,
        names,
        sheet.places,
        sheet.totals,
        tuple(sources(sheet, seat) for seat in range(match.players)),
        turns_of(table),
        course.decisions,
        tuple(round(it, 4) for it in course.thinking),
    )
