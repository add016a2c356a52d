"""Two editions of a box over the same seeds: what changes, with confidence, paired by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from boomtable.lab.playing import Played
from boomtable.lab.statistics import Estimate, Sums, ratio, ratio_change
from boomtable.lab.tallies import Tally, source_points, sources_of
from boomtable.lab.usage import Kind


class Change(Struct, frozen=True):
    """A figure before and after, and the difference with its interval.

    Where one of the two has nothing to measure, there is no difference.
    """

    before: float | None
    after: float | None
    difference: Estimate | None

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance."""
        return self.difference is not None and self.difference.is_clear


class Level(Struct, frozen=True):
    """How the scores of one number of players change."""

    players: int
    games: int
    score: Change
    winning: Change
    answers: Change


class SeatChange(Struct, frozen=True):
    """How the winning share of a seat changes."""

    players: int
    seat: int
    wins: Change


class SourceChange(Struct, frozen=True):
    """How the points of a source change, for a seat on average."""

    id: str
    points: Change


class ThingChange(Struct, frozen=True):
    """How the use of a thing changes, and how far its users win more than their fair share."""

    id: str
    used: Change
    wins: Change
    margin: Change


class UseChange(Struct, frozen=True):
    """How the use of a kind of things changes."""

    kind: str
    is_shared: bool
    per_seat: Change
    things: tuple[ThingChange, ...]


class Comparison(Struct, frozen=True):
    """Two editions side by side."""

    games: int
    levels: tuple[Level, ...]
    seats: tuple[SeatChange, ...]
    sources: tuple[SourceChange, ...]
    uses: tuple[UseChange, ...]


def compare(before: Sequence[Played], after: Sequence[Played], kinds: Sequence[Kind]) -> Comparison:
    """What changes from the games of one edition to those of the other, the same seeds in order."""
    counts = sorted({game.players for game in before})
    pairs = {count: (_of_players(before, count), _of_players(after, count)) for count in counts}
    return Comparison(
        games=len(before),
        levels=tuple(_level(*pairs[count]) for count in counts),
        seats=tuple(_seat(*pairs[count], seat) for count in counts for seat in range(count)),
        sources=tuple(
            SourceChange(source, _points(before, after, source))
            for source in sources_of([*before, *after])
        ),
        uses=tuple(_uses(before, after, kind) for kind in kinds),
    )


def _level(before: Sequence[Played], after: Sequence[Played]) -> Level:
    return Level(
        players=before[0].players,
        games=len(before),
        score=_by_game(before, after, lambda it: Sums(sum(it.scores[: it.players]), it.players)),
        winning=_by_game(before, after, lambda it: Sums(max(it.scores), 1)),
        answers=_by_game(before, after, lambda it: Sums(it.answers, 1)),
    )


def _seat(before: Sequence[Played], after: Sequence[Played], seat: int) -> SeatChange:
    wins = _by_game(before, after, lambda it: Sums(it.won(seat), 1))
    return SeatChange(before[0].players, seat, wins)


def _points(before: Sequence[Played], after: Sequence[Played], source: str) -> Change:
    return _by_game(before, after, lambda it: Sums(sum(source_points(it, source)), it.players))


def _of_players(games: Sequence[Played], players: int) -> list[Played]:
    return [game for game in games if game.players == players]


def _uses(before: Sequence[Played], after: Sequence[Played], kind: Kind) -> UseChange:
    def all_of(game: Played) -> Sums:
        assert game.watched is not None
        uses = [it.get(kind.id, {}) for it in game.watched.uses]
        return Sums(sum(sum(it.values()) for it in uses), game.players)

    return UseChange(
        kind=kind.id,
        is_shared=kind.is_shared,
        per_seat=_by_game(before, after, all_of),
        things=tuple(_thing(before, after, kind, thing) for thing in kind.things),
    )


def _thing(
    before: Sequence[Played], after: Sequence[Played], kind: Kind, thing: str
) -> ThingChange:
    old, new = Tally(before, kind, thing), Tally(after, kind, thing)
    return ThingChange(
        id=thing,
        used=_change(old.shares(), new.shares()),
        wins=_change(old.victories(), new.victories()),
        margin=_change(old.margins(), new.margins()),
    )


def _by_game(
    before: Sequence[Played], after: Sequence[Played], sums: Callable[[Played], Sums]
) -> Change:
    return _change([sums(game) for game in before], [sums(game) for game in after])


def _change(before: Sequence[Sums], after: Sequence[Sums]) -> Change:
    one, two = ratio(before), ratio(after)
    return Change(
        one.value if one else None,
        two.value if two else None,
        ratio_change(before, after),
    )
