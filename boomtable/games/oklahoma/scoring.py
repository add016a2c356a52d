"""Scoring homesteads (O-9), with sections between rails (O-11.5) and mines (O-12.7)."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import ScoreLine, ScoreSheet
from boomtable.games.oklahoma.areas import Area, areas
from boomtable.games.oklahoma.board import STRIDE
from boomtable.games.oklahoma.state import Ground, Oklahoma, named
from boomtable.locale import Text


class Section(Struct, frozen=True):
    """A part of a homestead between rails, and what it is worth."""

    squares: int
    mines: int
    points: int


class HomesteadScore(Struct, frozen=True):
    """What a homestead scores, and by which sections (without rails there is one)."""

    owner: int
    boomers: tuple[int, ...]
    squares: int
    sections: tuple[Section, ...]
    """The most valuable first."""
    points: int

    @property
    def scored(self) -> tuple[Section, ...]:
        """The sections that count: as many as there are boomers (O-11.6)."""
        return self.sections[: len(self.boomers)]


def homestead_scores(game: Oklahoma) -> list[HomesteadScore]:
    """Every homestead with its points, as if the game ended now."""
    return [homestead_score(game, area) for area in areas(game) if area.owner is not None]


def homestead_score(game: Oklahoma, area: Area) -> HomesteadScore:
    """The points of a homestead: of its best sections, one for each boomer (O-11.6, O-R15)."""
    assert area.owner is not None
    box = game.box
    sections = [
        Section(
            squares,
            squares & area.mines,
            squares.bit_count() * box.per_square
            + (squares & area.mines).bit_count() * box.per_mine,
        )
        for squares in sections_of(game.ground, area.squares)
    ]
    sections.sort(key=lambda section: -section.points)
    boomers = area.boomers[area.owner]
    points = sum(section.points for section in sections[: len(boomers)])
    return HomesteadScore(area.owner, boomers, area.squares, tuple(sections), points)


def sections_of(ground: Ground, homestead: int) -> list[int]:
    """The sections of a homestead, by their first square (O-11.5, O-15.4)."""
    if not ground.has_rails:
        return [homestead]
    found = []
    rest = homestead
    while rest:
        section = _section(ground, rest & -rest, homestead)
        found.append(section)
        rest &= ~section
    return found


def _section(ground: Ground, seed: int, homestead: int) -> int:
    no_east, no_north = ~ground.east_rails, ~ground.north_rails
    # O-15.4: straight on over mines that are not of the homestead, if no rail is crossed.
    foreign = ground.mines & ~homestead
    section = 0
    while section != seed:
        section = seed
        north, south = seed, seed
        east, west = seed, seed
        while north | south | east | west:
            north = (north & no_north) << STRIDE
            south = south >> STRIDE & no_north
            east = (east & no_east) << 1
            west = west >> 1 & no_east
            seed |= (north | south | east | west) & homestead
            north, south = north & foreign, south & foreign
            east, west = east & foreign, west & foreign
    return section


def score_sheet(game: Oklahoma) -> ScoreSheet:
    """A line for each homestead. Equal scores are a draw: there is no tie-break (O-9.3)."""
    return ScoreSheet(
        game.players,
        tuple(
            ScoreLine(homestead.owner, described(homestead), homestead.points)
            for homestead in homestead_scores(game)
        ),
    )


def described(homestead: HomesteadScore) -> Text:
    """What a homestead scores for, in words."""
    boomers = list(named(homestead.boomers))
    if len(homestead.sections) == 1:
        land = section_text(homestead.sections[0])
        return Text("oklahoma.score.homestead", {"boomers": boomers, "land": land})
    return Text(
        "oklahoma.score.sections",
        {
            "boomers": boomers,
            "squares": homestead.squares.bit_count(),
            "scored": [section_text(section) for section in homestead.scored],
            "count": len(homestead.scored),
            "all": len(homestead.sections),
        },
    )


def section_text(section: Section) -> Text:
    """The squares and mines of a section, or of a whole homestead."""
    squares = Text("oklahoma.score.squares", {"count": section.squares.bit_count()})
    if not section.mines:
        return squares
    mines = Text("oklahoma.score.mines", {"count": section.mines.bit_count()})
    return Text("oklahoma.score.with-mines", {"squares": squares, "mines": mines})
