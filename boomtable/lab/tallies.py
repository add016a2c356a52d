"""Counting by game: wins of a seat, points of a source, uses of a thing."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.lab.playing import Played
from boomtable.lab.statistics import Sums, mean
from boomtable.lab.usage import Kind
from boomtable.lab.watching import Watched


def seat_wins(games: Sequence[Played], seat: int) -> float:
    """How often a seat has won, a shared victory in parts."""
    return sum(game.won(seat) for game in games)


def sources_of(games: Sequence[Played]) -> list[str]:
    """The sources of points, in the order in which score sheets name them."""
    found: dict[str, None] = {}
    for game in games:
        for points in seen(game).sources:
            found.update(dict.fromkeys(points))
    return list(found)


def source_points(game: Played, source: str) -> list[int]:
    """What each seat has from a source."""
    return [points.get(source, 0) for points in seen(game).sources]


def seen(game: Played) -> Watched:
    """What was written down of a game."""
    assert game.watched is not None, "the game was not watched"
    return game.watched


class Tally:
    """How a thing was used, game by game."""

    def __init__(self, games: Sequence[Played], kind: Kind, thing: str) -> None:
        self.open_to: list[int] = []
        """Seats that could use it."""
        self.used_by: list[int] = []
        """Seats that did."""
        self.times: list[int] = []
        self.wins: list[float] = []
        self.fair: list[float] = []
        """Victories that the users would have if all seats were alike."""
        self.above: list[float] = []
        """Points of the users above the mean of their table."""
        for game in games:
            self._add(game, kind, thing)

    def _add(self, game: Played, kind: Kind, thing: str) -> None:
        watched, seats = seen(game), range(game.players)
        times = [watched.uses[seat].get(kind.id, {}).get(thing, 0) for seat in seats]
        users = [seat for seat in seats if times[seat]]
        usual = mean(game.scores[: game.players])
        could: Sequence[int] = seats
        if kind.is_offered:
            could = [seat for seat in seats if thing in watched.offers[seat].get(kind.id, ())]
        if kind.is_shared:
            # What happens to the whole table is counted once.
            could, users = seats[:1], users[:1]
        self.open_to.append(len({*could, *users}))
        self.used_by.append(len(users))
        self.times.append(sum(times))
        self.wins.append(sum(game.won(seat) for seat in users))
        self.fair.append(len(users) / len(game.scores))
        self.above.append(sum(game.scores[seat] - usual for seat in users))

    def shares(self) -> list[Sums]:
        """The part of the seats that used it, of those that could."""
        return [Sums(*it) for it in zip(self.used_by, self.open_to, strict=True)]

    def victories(self) -> list[Sums]:
        """Wins of the users, beyond their fair share."""
        return [
            Sums(wins - fair, users)
            for wins, fair, users in zip(self.wins, self.fair, self.used_by, strict=True)
        ]

    def margins(self) -> list[Sums]:
        """Points of the users above the mean of their table."""
        return [Sums(*it) for it in zip(self.above, self.used_by, strict=True)]
