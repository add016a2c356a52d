"""All that can be wrong with a component file: the checks at the end of the rules file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations

from boomtable.engine import Components, Refusal
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import COLUMNS, ROWS
from boomtable.games.oklahoma.box import LAYOUT_TABLES, SEATS, WHAT, unpack
from boomtable.games.oklahoma.layout_checks import check_rail_layouts, check_square_layouts
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
from boomtable.games.oklahoma.setup import set_up
from boomtable.games.oklahoma.sheets import FreeSetup, Sheets
from boomtable.locale import Text

MODULES = {"santa-fe": "f", "silver-mines": "m", "red-river": "r", "sooners": "s"}
WITHOUT_STONES = "mr"
BOOMERS = 3
LIKELY_LIMITS = range(1, 1000)
LIKELY_POINTS = range(1000)


def check(components: Components) -> list[Text]:
    """Every problem of a file; where its form is wrong already, only those of the form."""
    sheets = Sheets(components)
    if sheets.problems:
        return sheets.problems
    found = [found_one for part in PARTS for found_one in part(sheets)]
    return found or list(check_default_starts(components))


def check_frame(sheets: Sheets) -> Iterator[Text]:
    """The board, the seats, and what the rules take for granted."""
    board, play, stones, scoring = sheets.board, sheets.play, sheets.stones, sheets.scoring
    assert board is not None
    assert play is not None
    assert stones is not None
    assert scoring is not None
    assert sheets.game is not None
    yield from compare("game", [("players", sheets.game.players, [2])])
    yield from compare(
        "board",
        (
            ("columns", board.columns, len(COLUMNS)),
            ("rows", board.rows, ROWS),
            ("column_letters", board.column_letters, COLUMNS),
        ),
    )
    seats = [(seat.id, seat.letter) for seat in sheets.seats]
    expected = list(zip(SEATS, "PY", strict=True))
    yield from compare("seat", [("id, letter", seats, expected)])
    yield from compare(
        "play",
        (
            ("first_seat", play.first_seat, SEATS[0]),
            ("stones_unlimited", play.stones_unlimited, True),
        ),
    )
    yield from in_range("play", "quiet_limit", play.quiet_limit, LIKELY_LIMITS)
    yield from compare(
        "stones",
        (
            ("per_opposing_boomer", stones.per_opposing_boomer, 2),
            ("per_sooner", stones.per_sooner, 1),
        ),
    )
    yield from in_range("scoring", "per_square", scoring.per_square, LIKELY_POINTS)
    yield from in_range("scoring", "per_mine", scoring.per_mine, LIKELY_POINTS)
    yield from compare(
        "scoring",
        (
            ("per_stone_square", scoring.per_stone_square, 0),
            ("per_river_square", scoring.per_river_square, 0),
            ("contested_area", scoring.contested_area, 0),
            ("empty_area", scoring.empty_area, 0),
            ("tie", scoring.tie, "draw"),
        ),
    )


def check_pieces(sheets: Sheets) -> Iterator[Text]:
    """The pieces in the boxes."""
    counts = {piece.id: piece.count for piece in sheets.pieces}
    yield from check_twice("piece", [piece.id for piece in sheets.pieces])
    yield from compare("piece", [("count", counts, PIECES)])
    for piece in sheets.pieces:
        if piece.id == "boomer":
            yield from compare("piece boomer", [("per_seat", piece.per_seat, BOOMERS)])
        if piece.id == "mine":
            used = (piece.min_used, piece.max_used)
            yield from compare("piece mine", [("min_used, max_used", used, MINES_USED)])


def check_modules(sheets: Sheets) -> Iterator[Text]:
    """Four modules in their order, two of them without starting stones."""
    found = [(module.id, module.letter, module.starting_stones) for module in sheets.modules]
    expected = [(name, letter, letter not in WITHOUT_STONES) for name, letter in MODULES.items()]
    yield from compare("module", [("id, letter, starting_stones", found, expected)])


def check_start(sheets: Sheets) -> Iterator[Text]:
    """Three boomers each and three stones; with sooners some of the same stones (O-R40)."""
    start = sheets.start
    assert start is not None
    squares = [*start.purple, *start.yellow, *start.stones]
    yield from check_squares("start", squares)
    yield from check_squares("start", start.stones_with_sooners)
    if not all_exist([*squares, *start.stones_with_sooners]):
        return
    for field in ("purple", "yellow", "stones"):
        yield from compare("start", [(field, len(getattr(start, field)), BOOMERS)])
    for name in start.stones_with_sooners:
        if name not in start.stones:
            yield wrong("start", "stones_with_sooners", name, ", ".join(start.stones))


def check_free_setups(sheets: Sheets) -> Iterator[Text]:
    """The four orders of the free set-up."""
    kinds = Counter((order.sooners, order.stones) for order in sheets.free_setups)
    for sooners in (False, True):
        for stones in (False, True):
            if kinds[sooners, stones] != 1:
                yield problem("free-setups", "free_setup")
                return
    for order in sheets.free_setups:
        yield from _check_order(order)


def _check_order(order: FreeSetup) -> Iterator[Text]:
    place = f"free_setup sooners={order.sooners} stones={order.stones}".lower()
    for entry in order.order:
        if len(entry) != 2 or entry[0] not in "AB" or entry[1] not in WHAT:
            yield problem("placement", place, entry=entry)
            return
    what = Counter(entry[1] for entry in order.order)
    yield from compare(
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
            yield problem("default-start", place, why=refusal.text)
            continue
        if any(area.kind == "homestead" for area in areas(game)):
            yield problem("homestead", place)


PARTS = (
    check_frame,
    check_pieces,
    check_modules,
    check_start,
    check_square_layouts,
    check_rail_layouts,
    check_free_setups,
)
