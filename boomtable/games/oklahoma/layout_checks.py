"""The component checks of layouts: squares of mines, river and sooners, and runs of rails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boomtable.engine import Refusal
from boomtable.games.oklahoma.board import BOARD
from boomtable.games.oklahoma.problems import (
    MINES_USED,
    PIECES,
    all_exist,
    check_squares,
    check_twice,
    compare,
    in_range,
    problem,
    wrong,
)
from boomtable.games.oklahoma.rails import Rails, read_rails
from boomtable.games.oklahoma.scoring import sections_of
from boomtable.games.oklahoma.sheets import RailLayout, Sheets, SquareLayout
from boomtable.games.oklahoma.state import Ground
from boomtable.locale import Text


def check_square_layouts(sheets: Sheets) -> Iterator[Text]:
    """Layouts of mines, river and sooners."""
    assert sheets.start is not None
    assert sheets.combination is not None
    boomers = {*sheets.start.purple, *sheets.start.yellow}
    likely = {
        "mine": range(MINES_USED[0], MINES_USED[1] + 1),
        "river": range(PIECES["river"], PIECES["river"] + 1),
        "sooner": range(PIECES["sooner"], PIECES["sooner"] + 1),
    }
    for kind, layouts in sheets.square_layouts.items():
        yield from _one_default(f"{kind}_layout", layouts)
        for layout in layouts:
            place = f"{kind}_layout {layout.id}"
            yield from check_squares(place, layout.squares)
            yield from in_range(place, "squares", len(layout.squares), likely[kind])
            if not all_exist(layout.squares):
                continue
            for name in layout.squares:
                if name in boomers:
                    yield problem("on-boomer", place, square=name)
    named = sheets.combination.mines_with_river_or_sooners
    ids = [layout.id for layout in sheets.square_layouts["mine"]]
    if named not in ids:
        expected = ", ".join(ids)
        yield wrong("combination", "mines_with_river_or_sooners", named, expected)


def _one_default(place: str, layouts: Sequence[SquareLayout | RailLayout]) -> Iterator[Text]:
    yield from check_twice(place, [layout.id for layout in layouts])
    defaults = sum(layout.default for layout in layouts)
    if defaults != 1:
        yield problem("defaults", place, count=defaults)


def check_rail_layouts(sheets: Sheets) -> Iterator[Text]:
    """Layouts of rails: the one text of their set, and what is said about them."""
    yield from _one_default("rail_layout", sheets.rail_layouts)
    for layout in sheets.rail_layouts:
        place = f"rail_layout {layout.id}"
        try:
            rails = read_rails(layout.rails)
        except Refusal as refusal:
            yield problem("rails", place, why=refusal.text)
            continue
        yield from _check_rails(place, layout, rails)


def _check_rails(place: str, layout: RailLayout, rails: Rails) -> Iterator[Text]:
    yield from compare(
        place,
        (
            ("rails", layout.rails, str(rails)),
            ("count", layout.count, rails.count),
            ("sections", layout.sections, section_sizes(rails)),
        ),
    )
    yield from in_range(place, "count", rails.count, range(1, PIECES["rail"] + 1))
    if rails.sides < 2:
        yield problem("rails", place, why=Text("oklahoma.rails-sides"))


def section_sizes(rails: Rails) -> list[int]:
    """The sizes of the parts of an empty board, the largest first."""
    ground = Ground(east_rails=rails.east, north_rails=rails.north)
    sizes = [section.bit_count() for section in sections_of(ground, BOARD)]
    return sorted(sizes, reverse=True)
