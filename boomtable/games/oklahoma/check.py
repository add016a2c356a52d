"""All that can be wrong with a component file: the checks at the end of the rules file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations

from boomtable.engine import Components, Refusal
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import BOARD, COLUMNS, NAMES, ROWS, SQUARE, half_turn
from boomtable.games.oklahoma.box import LAYOUT_TABLES, SEATS, WHAT, unpack
from boomtable.games.oklahoma.rails import Rails, read_rails
from boomtable.games.oklahoma.scoring import sections_of
from boomtable.games.oklahoma.setup import set_up
from boomtable.games.oklahoma.sheets import FreeSetup, RailLayout, Sheets, SquareLayout, Start
from boomtable.games.oklahoma.state import Ground
from boomtable.locale import Text

MODULES = {"santa-fe": "f", "silver-mines": "m", "red-river": "r", "sooners": "s"}
WITHOUT_STONES = "mr"
PIECES = {"boomer": 6, "stone": 40, "rail": 30, "mine": 5, "river": 15, "sooner": 3}
BOOMERS = 3
MINES_USED = (3, 5)
LIKELY_LIMITS = range(1, 1000)
LIKELY_POINTS = range(1000)


def check(components: Components) -> list[Text]:
    """Every problem of a file; where its form is wrong already, only those of the form."""
    sheets = Sheets(components)
    if sheets.problems:
        return sheets.problems
    found = list(
        chain(
            check_frame(sheets),
            check_pieces(sheets),
            check_modules(sheets),
            check_start(sheets),
            check_square_layouts(sheets),
            check_rail_layouts(sheets),
            check_free_setups(sheets),
        )
    )
    return found or list(check_default_starts(components))


def _wrong(place: str, field: str, found: object, expected: object) -> Text:
    return Text(
        "oklahoma.components.value",
        {"place": place, "field": field, "found": str(found), "expected": str(expected)},
    )


def _problem(reason: str, place: str, **params: object) -> Text:
    return Text(f"oklahoma.components.{reason}", {"place": place, **params})


def _compare(place: str, pairs: Iterable[tuple[str, object, object]]) -> Iterator[Text]:
    for field, found, expected in pairs:
        if found != expected:
            yield _wrong(place, field, found, expected)


def check_frame(sheets: Sheets) -> Iterator[Text]:
    """The board, the seats, and what the rules take for granted."""
    board, play, stones, scoring = sheets.board, sheets.play, sheets.stones, sheets.scoring
    assert board is not None
    assert play is not None
    assert stones is not None
    assert scoring is not None
    yield from _compare(
        "board",
        (
            ("columns", board.columns, len(COLUMNS)),
            ("rows", board.rows, ROWS),
            ("column_letters", board.column_letters, COLUMNS),
        ),
    )
    seats = [(seat.id, seat.letter) for seat in sheets.seats]
    expected = list(zip(SEATS, "PY", strict=True))
    yield from _compare("seat", [("id, letter", seats, expected)])
    yield from _compare(
        "play",
        (
            ("first_seat", play.first_seat, SEATS[0]),
            ("stones_unlimited", play.stones_unlimited, True),
        ),
    )
    yield from _in_range("play", "quiet_limit", play.quiet_limit, LIKELY_LIMITS)
    yield from _compare(
        "stones",
        (
            ("per_opposing_boomer", stones.per_opposing_boomer, 2),
            ("per_sooner", stones.per_sooner, 1),
        ),
    )
    yield from _in_range("scoring", "per_square", scoring.per_square, LIKELY_POINTS)
    yield from _in_range("scoring", "per_mine", scoring.per_mine, LIKELY_POINTS)
    yield from _compare(
        "scoring",
        (
            ("per_stone_square", scoring.per_stone_square, 0),
            ("per_river_square", scoring.per_river_square, 0),
            ("contested_area", scoring.contested_area, 0),
            ("empty_area", scoring.empty_area, 0),
            ("tie", scoring.tie, "draw"),
        ),
    )


def _in_range(place: str, field: str, found: int, likely: range) -> Iterator[Text]:
    if found not in likely:
        yield _wrong(place, field, found, f"{likely[0]}…{likely[-1]}")


def check_pieces(sheets: Sheets) -> Iterator[Text]:
    """The pieces in the boxes."""
    counts = {piece.id: piece.count for piece in sheets.pieces}
    yield from _twice("piece", [piece.id for piece in sheets.pieces])
    yield from _compare("piece", [("count", counts, PIECES)])
    for piece in sheets.pieces:
        if piece.id == "boomer":
            yield from _compare("piece boomer", [("per_seat", piece.per_seat, BOOMERS)])
        if piece.id == "mine":
            used = (piece.min_used, piece.max_used)
            yield from _compare("piece mine", [("min_used, max_used", used, MINES_USED)])


def check_modules(sheets: Sheets) -> Iterator[Text]:
    """Four modules in their order, two of them without starting stones."""
    found = [(module.id, module.letter, module.starting_stones) for module in sheets.modules]
    expected = [(name, letter, letter not in WITHOUT_STONES) for name, letter in MODULES.items()]
    yield from _compare("module", [("id, letter, starting_stones", found, expected)])


def check_start(sheets: Sheets) -> Iterator[Text]:
    """Three boomers each and three stones; the half turn swaps the colours."""
    start = sheets.start
    assert start is not None
    squares = [*start.purple, *start.yellow, *start.stones]
    yield from _check_squares("start", squares)
    yield from _check_squares("start", start.stones_with_sooners)
    if not _all_exist([*squares, *start.stones_with_sooners]):
        return
    for field in ("purple", "yellow", "stones"):
        yield from _compare("start", [(field, len(getattr(start, field)), BOOMERS)])
    if not _turns_into_itself(start):
        yield _problem("half-turn", "start")
    centre = half_turn_centre()
    rest = [name for name in start.stones if name != centre]
    yield from _compare(
        "start", [("stones_with_sooners", sorted(start.stones_with_sooners), sorted(rest))]
    )


def half_turn_centre() -> str:
    """The square that stays where it is when the board is turned by half."""
    return next(name for name, square in SQUARE.items() if half_turn(square) == square)


def _turns_into_itself(start: Start) -> bool:
    return _turned(start.purple) == set(start.yellow) and _turned(start.stones) == set(start.stones)


def _turned(names: Iterable[str]) -> set[str]:
    return {NAMES[half_turn(SQUARE[name])] for name in names}


def _all_exist(names: Iterable[str]) -> bool:
    return all(name in SQUARE for name in names)


def _check_squares(place: str, names: Sequence[str]) -> Iterator[Text]:
    for name in names:
        if name not in SQUARE:
            yield _problem("square", place, square=name)
    yield from _twice(place, names)


def _twice(place: str, names: Sequence[str]) -> Iterator[Text]:
    for name, count in Counter(names).items():
        if count > 1:
            yield _problem("twice", place, name=name)


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
            yield from _check_squares(place, layout.squares)
            yield from _in_range(place, "squares", len(layout.squares), likely[kind])
            if not _all_exist(layout.squares):
                continue
            if _turned(layout.squares) != set(layout.squares):
                yield _problem("half-turn", place)
            for name in layout.squares:
                if name in boomers:
                    yield _problem("on-boomer", place, square=name)
    named = sheets.combination.mines_with_river_or_sooners
    ids = [layout.id for layout in sheets.square_layouts["mine"]]
    if named not in ids:
        expected = ", ".join(ids)
        yield _wrong("combination", "mines_with_river_or_sooners", named, expected)


def _one_default(place: str, layouts: Sequence[SquareLayout | RailLayout]) -> Iterator[Text]:
    yield from _twice(place, [layout.id for layout in layouts])
    defaults = sum(layout.default for layout in layouts)
    if defaults != 1:
        yield _problem("defaults", place, count=defaults)


def check_rail_layouts(sheets: Sheets) -> Iterator[Text]:
    """Layouts of rails: the one text of their set, and what is said about them."""
    yield from _one_default("rail_layout", sheets.rail_layouts)
    for layout in sheets.rail_layouts:
        place = f"rail_layout {layout.id}"
        try:
            rails = read_rails(layout.rails)
        except Refusal as refusal:
            yield _problem("rails", place, why=refusal.text)
            continue
        yield from _check_rails(place, layout, rails)


def _check_rails(place: str, layout: RailLayout, rails: Rails) -> Iterator[Text]:
    yield from _compare(
        place,
        (
            ("rails", layout.rails, str(rails)),
            ("count", layout.count, rails.count),
            ("sections", layout.sections, section_sizes(rails)),
        ),
    )
    yield from _in_range(place, "count", rails.count, range(1, PIECES["rail"] + 1))
    if rails.turned() != rails:
        yield _problem("half-turn", place)
    if rails.sides < 2:
        yield _problem("rails", place, why=Text("oklahoma.rails-sides"))


def section_sizes(rails: Rails) -> list[int]:
    """The sizes of the parts of an empty board, the largest first."""
    ground = Ground(east_rails=rails.east, north_rails=rails.north)
    sizes = [section.bit_count() for section in sections_of(ground, BOARD)]
    return sorted(sizes, reverse=True)


def check_free_setups(sheets: Sheets) -> Iterator[Text]:
    """The four orders of the free set-up."""
    kinds = Counter((order.sooners, order.stones) for order in sheets.free_setups)
    for sooners in (False, True):
        for stones in (False, True):
            if kinds[sooners, stones] != 1:
                yield _problem("free-setups", "free_setup")
                return
    for order in sheets.free_setups:
        yield from _check_order(order)


def _check_order(order: FreeSetup) -> Iterator[Text]:
    place = f"free_setup sooners={order.sooners} stones={order.stones}".lower()
    for entry in order.order:
        if len(entry) != 2 or entry[0] not in "AB" or entry[1] not in WHAT:
            yield _problem("placement", place, entry=entry)
            return
    what = Counter(entry[1] for entry in order.order)
    yield from _compare(
        place,
        (
            ("order: C", what["C"], BOOMERS if order.stones else 0),
            ("order: S", what["S"], PIECES["sooner"] if order.sooners else 0),
            ("order: AB", order.order.count("AB"), BOOMERS),
            ("order: BB", order.order.count("BB"), BOOMERS),
            ("starter", order.starter, "B" if order.sooners else "A"),
        ),
    )


def check_default_starts(components: Components) -> Iterator[Text]:
    """The default starts of all sets of modules: one thing to a square, and no homestead."""
    box = unpack(components)
    sets = chain.from_iterable(combinations(MODULES, size) for size in range(len(MODULES) + 1))
    unsaid = {**dict.fromkeys(LAYOUT_TABLES, ""), "position": "", "setup": "fixed"}
    for modules in sets:
        place = f"start + {', '.join(modules) or '-'}"
        try:
            game = set_up(box, 2, {**unsaid, "modules": modules, "first": SEATS[0]})
        except Refusal as refusal:
            yield _problem("default-start", place, why=refusal.text)
            continue
        if any(area.kind == "homestead" for area in areas(game)):
            yield _problem("homestead", place)
