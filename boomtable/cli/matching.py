"""What ``arena`` is asked to play, and playing it: one match, or the rungs of a ladder."""

from __future__ import annotations

import re
import shlex
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from boomtable.arena.crews import Crew, all_cores, cores, on_ray
from boomtable.arena.ladder import Ladder, Rung, steps, usual_bots
from boomtable.arena.ledger import Ledger
from boomtable.arena.matches import Match, entrants
from boomtable.arena.meetings import open_match
from boomtable.arena.running import run
from boomtable.arena.sequential import Question, Stopping
from boomtable.arena.standings import Standings, standings
from boomtable.bots import make_bot
from boomtable.cli.arguments import read_pairs
from boomtable.cli.language import words
from boomtable.cli.output import echo
from boomtable.cli.progress import progress
from boomtable.cli.simulating import read_bots
from boomtable.engine import (
    Components,
    Dice,
    Illegal,
    Unreadable,
    catalogue,
    find,
    fresh_seed,
)
from boomtable.engine.errors import os_reason

SEARCH = "search"
"""The bot whose name says how long it thinks: ``search-200n``, ``search-1s``."""


class Wish(Struct, frozen=True, kw_only=True):
    """What the command line asks for."""

    bots: str | None
    games: int
    players: int | None
    pairs: tuple[str, ...]
    seed: int | None
    components: str | None
    nodes: int | None
    seconds: float | None
    margin: float
    alpha: float
    beta: float
    plays_all: bool
    jobs: int | None
    ray: bool
    resume: str | None

    @property
    def stopping(self) -> Stopping:
        """When it is enough."""
        return Stopping(self.margin, self.alpha, self.beta)

    @property
    def crew(self) -> Crew:
        """Who plays."""
        jobs = self.jobs or all_cores()
        return on_ray(jobs) if self.ray else cores(jobs)

    def names(self) -> list[str]:
        """The bots that are named, a search with its budget."""
        if self.bots is None:
            raise Unreadable("terminal.usage.missing", what="--bots A,B")
        return with_budget(read_bots(self.bots), self.nodes, self.seconds)

    @property
    def ladder(self) -> list[str]:
        """The bots of a ladder, from the weakest to the strongest."""
        return usual_bots() if self.bots is None else self.names()

    def match(self, game: str, names: list[str], seed: int) -> Match:
        """The match of these bots; what cannot be played is refused now."""
        meta = find(game)
        bots, players = entrants(meta, names, self.players)
        match = Match(
            game,
            meta.package,
            bots,
            players,
            read_pairs(self.pairs),
            seed,
            Components.load(Path(self.components)) if self.components else None,
        )
        for name in match.names:
            make_bot(name, game, Dice(0))
        table = open_match(match, bots[:players], seed=0)
        if players == 1 and table.score().players == 1 and len(match.names) == 1:
            raise Illegal("arena.one-bot", bot=names[0])
        return match

    def command(self, match: Match) -> str:
        """The command that plays a match again."""
        said = ["boomtable", "arena", match.game, "--bots", ",".join(match.bots)]
        said += ["--players", str(match.players), "--games", str(self.games)]
        said += [part for it in self.pairs for part in ("-o", it)]
        said += ["--components", self.components] if self.components else []
        usual = Stopping()
        for name in Stopping.__struct_fields__:
            if getattr(self, name) != getattr(usual, name):
                said += [f"--{name}", f"{getattr(self, name):g}"]
        said += ["--all"] if self.plays_all else []
        return shlex.join([*said, "--seed", str(match.seed)])


def with_budget(names: list[str], nodes: int | None, seconds: float | None) -> list[str]:
    """The names of bots, a bare ``search`` with the budget that is asked for.

    >>> with_budget(["search", "greedy"], 200, None)
    ['search-200n', 'greedy']
    """
    if nodes is None and seconds is None:
        if SEARCH in names:
            raise Illegal("arena.no-budget")
        return names
    if nodes is not None and seconds is not None:
        raise Illegal("arena.two-budgets")
    if SEARCH not in names:
        raise Illegal("arena.no-search", bots=", ".join(names))
    budget = f"{nodes}n" if nodes is not None else f"{seconds:g}s"
    return [f"{SEARCH}-{budget}" if name == SEARCH else name for name in names]


def play_match(wish: Wish, game: str) -> tuple[Match, Standings]:
    """Play a match, or what is left of it, with a progress bar."""
    with ExitStack() as stack:
        ledger = None
        if wish.resume is not None:
            # What cannot be played leaves no file behind.
            wish.match(game, wish.names(), seed=0)
            ledger = stack.enter_context(Ledger(Path(wish.resume)))
        seed = wish.seed if wish.seed is not None or ledger is None else ledger.seed
        match = wish.match(game, wish.names(), fresh_seed() if seed is None else seed)
        if ledger is not None:
            ledger.begin(match)
        question = Question(match.names, match.set_size, wish.stopping)
        games, what = match.whole_sets(wish.games), words("terminal.simulate.progress")
        try:
            with progress(games, what) as advance:
                results = run(
                    match,
                    wish.games,
                    question,
                    wish.crew,
                    ledger=ledger,
                    stops=not wish.plays_all,
                    told=lambda _result: advance(),
                )
        except KeyboardInterrupt:
            if ledger is not None:
                kept = len(ledger.results)
                echo(words("arena.kept", count=kept, file=wish.resume), err=True)
            raise
    return match, standings(match, results, question, wish.stopping)


def games_known(wish: Wish) -> list[str]:
    """The games that all bots of a ladder can play."""
    known = []
    for game in catalogue():
        try:
            for name in wish.ladder:
                make_bot(name, game, Dice(0))
        except Unreadable as refusal:
            if refusal.text.key != "bots.no-judge":
                raise
        else:
            known.append(game)
    return known


def climb(wish: Wish, game: str) -> Ladder:
    """Play the rungs of a ladder, from the bottom up."""
    names = wish.ladder
    wish = replace(wish, seed=fresh_seed() if wish.seed is None else wish.seed)
    rungs, players = [], 0
    for stronger, weaker in steps(names):
        bots = f"{stronger},{weaker}"
        file = _rung_file(wish.resume, f"{game}-{bots}")
        asked = replace(wish, bots=bots, nodes=None, seconds=None, resume=file)
        match, found = play_match(asked, game)
        players = match.players
        rungs.append(
            Rung(
                stronger,
                weaker,
                found.games,
                found.bots[0].wins,
                found.bots[0].fair,
                found.pairs[0].elo,
                found.pairs[0].verdict,
                asked.command(match),
            )
        )
    return Ladder(game, players, tuple(rungs))


def _rung_file(folder: str | None, name: str) -> str | None:
    """The ledger of a rung: the ledgers of a ladder lie in one folder."""
    if folder is None:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("engine.file-unwritable", file=folder, why=os_reason(error)) from error
    return str(Path(folder) / f"{re.sub(r'[^A-Za-z0-9.]+', '-', name)}.jsonl")
