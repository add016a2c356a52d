"""The parts of a report: what is found out about scores, seats, sources and uses."""

from __future__ import annotations

from msgspec import Struct

from boomtable.lab.statistics import Estimate


class Scores(Struct, frozen=True):
    """The games of one number of players: their scores and their length."""

    players: int
    games: int
    score: Estimate
    winning: Estimate
    spread: float
    least: int
    most: int
    turns: float
    answers: float
    decisions: float


class Variant(Struct, frozen=True):
    """The games with one value of a setting that was mixed."""

    setting: str
    value: str
    games: int
    score: Estimate
    winning: Estimate
    answers: float


class SeatWins(Struct, frozen=True):
    """How often a seat, or a bot, wins."""

    players: int
    seat: int
    wins: Estimate
    fair: float
    score: Estimate


class BotWins(Struct, frozen=True):
    """How often a bot wins, on whatever seats it sits."""

    bot: str
    seats: int
    wins: Estimate
    fair: float
    score: Estimate


class Source(Struct, frozen=True):
    """Where points come from: for a seat on average, for winners, for the others."""

    id: str
    points: Estimate
    share: float
    winners: Estimate | None
    rest: Estimate | None
    edge: Estimate | None
    """How much more the winners have, compared within each game."""
    by_players: dict[int, float]


class Thing(Struct, frozen=True):
    """How one card, tile, space is used, and how those end up who used it.

    ``open_to`` seats could use it and ``used_by`` did; ``times`` is how often these did.
    """

    id: str
    open_to: int
    used_by: int
    used: Estimate | None
    times: float | None
    wins: Estimate | None
    fair: float | None
    margin: Estimate | None
    """By how much its users end above the mean of their table, if enough games tell."""

    @property
    def is_telling(self) -> int:
        """1 or -1 if its users win clearly more or less often than their fair share."""
        if self.wins is None or self.fair is None:
            return 0
        return (self.wins.low > self.fair) - (self.wins.high < self.fair)


class Used(Struct, frozen=True):
    """A kind of things and how each of them is used."""

    kind: str
    is_shared: bool
    per_seat: Estimate
    """How many uses a seat makes of this kind in a game."""
    things: tuple[Thing, ...]


class Prompt(Struct, frozen=True):
    """How many options a question has, where there is a choice."""

    prompt: str
    per_game: float
    options: float
    most: int


class Bar(Struct, frozen=True):
    """A part of a distribution: scores from here to the next bar."""

    start: int
    seats: int
    winners: int


class Figures(Struct, frozen=True):
    """All that watched games say."""

    games: int
    shared_victories: int
    scores: tuple[Scores, ...]
    variants: tuple[Variant, ...]
    seats: tuple[SeatWins, ...]
    bots: tuple[BotWins, ...]
    sources: tuple[Source, ...]
    uses: tuple[Used, ...]
    prompts: tuple[Prompt, ...]
    distribution: tuple[Bar, ...]
    bar_width: int
