"""The position line: ``board side modules rails last quiet phase`` (Notation).

Every position has exactly one text. What the reader understands is written again and compared,
so that no second text of a position gets in.
"""

from __future__ import annotations

import re

from boomtable.engine import Illegal, Unreadable
from boomtable.games.oklahoma.areas import settle
from boomtable.games.oklahoma.board import (
    BIT,
    COLUMNS,
    NAMES,
    NOWHERE,
    ROWS,
    SQUARE,
    square_at,
)
from boomtable.games.oklahoma.box import Box
from boomtable.games.oklahoma.rails import Rails, read_rails
from boomtable.games.oklahoma.state import PURPLE, YELLOW, Ground, Oklahoma
from boomtable.games.oklahoma.stones import legal_stones

LETTERS = "PY"
MODULES = "fmrs"
FIELDS = 7
_SEATS = {"P": PURPLE, "Y": YELLOW}


# --- writing -------------------------------------------------------------------------------------


def write_position(game: Oklahoma) -> str:
    """The one text of a position."""
    ground = game.ground
    return " ".join(
        [
            write_board(game),
            LETTERS[game.side],
            ground.modules or "-",
            str(Rails(ground.east_rails, ground.north_rails)),
            "-" if game.last == NOWHERE else NAMES[game.last],
            str(game.quiet),
            write_phase(game),
        ]
    )


def write_board(game: Oklahoma) -> str:
    """The rows from 11 down to 1."""
    rows = []
    for row in reversed(range(ROWS)):
        letters = "".join(letter_at(game, square_at(column, row)) for column in range(len(COLUMNS)))
        rows.append(re.sub(r"\.+", lambda empty: str(len(empty[0])), letters))
    return "/".join(rows)


def letter_at(game: Oklahoma, square: int) -> str:
    """The letter of a square; ``.``: nothing is there."""
    bit = BIT[square]
    if bit & game.stones:
        return "o"
    if bit & game.ground.mines:
        return "m"
    wet = bool(bit & game.ground.river)
    if bit & game.pieces:
        letter = "S" if square in game.sooners else LETTERS[square in game.boomers[YELLOW]]
        return letter.lower() if wet else letter
    return "r" if wet else "."


def write_phase(game: Oklahoma) -> str:
    """The beginning of a turn, the middle of one, or the set-up."""
    if not game.is_set_up:
        return f"u{game.placed}"
    return "-" if game.active == NOWHERE else f"@{NAMES[game.active]}"


# --- reading -------------------------------------------------------------------------------------


def read_position(text: str, box: Box) -> Oklahoma:
    """The state of a position line, or a refusal that says what is wrong with it."""
    fields = text.split(" ")
    if len(fields) != FIELDS:
        raise Unreadable("oklahoma.position.fields", found=len(fields), expected=FIELDS)
    board, side, modules, rails, last, quiet, phase = fields
    game = read_board(board, box)
    game.side = _read_side(side)
    game.ground = _read_ground(game.ground, modules, rails)
    game.last = _read_last(game, last)
    game.quiet = _read_quiet(box, quiet)
    _read_phase(game, phase)
    check_counts(game)
    if not game.is_set_up:
        check_setup(game)
    else:
        settle(game)
        game.happenings.clear()
    if game.active != NOWHERE and len(legal_stones(game)) == 1:
        # O-R41: without stones to decide on, the turn is over.
        game.active, game.side = NOWHERE, 1 - game.side
    if write_position(game) != text:
        raise Unreadable("oklahoma.position.other-text", expected=write_position(game))
    return game


def read_board(text: str, box: Box) -> Oklahoma:
    """The stones, pieces, mines and river of the first field."""
    rows = text.split("/")
    if len(rows) != ROWS:
        raise Unreadable("oklahoma.position.rows", found=len(rows), expected=ROWS)
    game = Oklahoma(box=box, players=2, ground=Ground())
    mines = river = 0
    for row, letters in zip(reversed(range(ROWS)), rows, strict=True):
        for column, letter in enumerate(_read_row(letters, row + 1)):
            square = square_at(column, row)
            match letter:
                case "o":
                    game.put_stones(BIT[square])
                case "m":
                    mines |= BIT[square]
                case "P" | "Y" | "p" | "y":
                    game.put_boomer(_SEATS[letter.upper()], square)
                case "S" | "s":
                    game.put_sooner(square)
            if letter in "rpys":
                river |= BIT[square]
    game.ground = Ground(mines=mines, river=river)
    return game


def _read_row(text: str, row: int) -> str:
    """A row with a dot for each empty square."""
    for word in re.findall(r"[0-9]+|[^0-9]", text):
        if not word.isdecimal() and word not in "PYSpysomr":
            raise Unreadable("oklahoma.position.letter", letter=word, row=row)
    if re.search(r"(^|[^0-9])0|[2-9][0-9]|1[2-9]|1[01][0-9]", text):
        raise Unreadable("oklahoma.position.number", row=row)
    letters = re.sub(r"[0-9]+", lambda number: "." * int(number[0]), text)
    if len(letters) != len(COLUMNS):
        raise Unreadable(
            "oklahoma.position.squares", row=row, found=len(letters), expected=len(COLUMNS)
        )
    return letters


def _read_side(text: str) -> int:
    if text not in _SEATS:
        raise Unreadable("oklahoma.position.side", found=text)
    return _SEATS[text]


def _read_ground(board: Ground, modules: str, rails: str) -> Ground:
    letters = "" if modules == "-" else modules
    if not modules or "".join(letter for letter in MODULES if letter in letters) != letters:
        raise Unreadable("oklahoma.position.modules", found=modules)
    track = Rails() if rails == "-" else read_rails(rails)
    on_board = {"f": track.count, "m": board.mines, "r": board.river}
    for letter, there in on_board.items():
        if bool(there) != (letter in letters):
            key = "module-missing" if there else "module-bare"
            raise Illegal(f"oklahoma.position.{key}", letter=letter)
    return Ground(letters, track.east, track.north, board.mines, board.river)


def _read_last(game: Oklahoma, text: str) -> int:
    if text == "-":
        return NOWHERE
    if SQUARE.get(text) not in game.sooners:
        raise Illegal("oklahoma.position.last", square=text)
    return SQUARE[text]


def _read_quiet(box: Box, text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,3}", text):
        raise Unreadable("oklahoma.position.quiet", found=text)
    if int(text) > box.quiet_limit:
        raise Illegal("oklahoma.position.quiet-limit", found=int(text), limit=box.quiet_limit)
    return int(text)


def _read_phase(game: Oklahoma, text: str) -> None:
    if text == "-":
        return
    if re.fullmatch(r"u(0|[1-9][0-9]?)", text):
        game.placed = int(text[1:])
        return
    if not text.startswith("@") or text[1:] not in SQUARE:
        raise Unreadable("oklahoma.position.phase", found=text)
    square = SQUARE[text[1:]]
    if square not in game.boomers[game.side] and square not in game.sooners:
        raise Illegal("oklahoma.position.active", square=text[1:])
    if game.last != (square if square in game.sooners else NOWHERE):
        raise Illegal("oklahoma.position.active-last", square=text[1:])
    game.active = square


def check_counts(game: Oklahoma) -> None:
    """Refuse more of anything than is in the box, and sooners without their module."""
    box, ground = game.box, game.ground
    rails = Rails(ground.east_rails, ground.north_rails)
    counts = (
        ("boomer", len(game.boomers[PURPLE]), box.boomers_per_seat),
        ("boomer", len(game.boomers[YELLOW]), box.boomers_per_seat),
        ("sooner", len(game.sooners), box.sooners),
        ("rail", rails.count, box.most_rails),
        ("mine", ground.mines.bit_count(), box.most_mines),
        ("river", ground.river.bit_count(), box.most_river),
    )
    for what, count, most in counts:
        if count > most:
            raise Illegal(f"oklahoma.position.too-many-{what}", count=count, most=most)
    if game.sooners and "s" not in ground.modules:
        raise Illegal("oklahoma.position.module-missing", letter="s")
    if game.is_set_up and "s" in ground.modules and len(game.sooners) != box.sooners:
        raise Illegal("oklahoma.position.sooners", exact=box.sooners)


def check_setup(game: Oklahoma) -> None:
    """Refuse a set-up whose stones and pieces are not those of the first placements."""
    order = game.box.order(game.ground.modules)
    if game.placed >= len(order.placements):
        raise Illegal("oklahoma.position.setup-done", count=len(order.placements))
    if game.quiet or game.last != NOWHERE:
        raise Illegal("oklahoma.position.setup-quiet")
    seats = {order.placements[game.placed].who: game.side}
    seats["B" if "A" in seats else "A"] = 1 - game.side
    done = order.placements[: game.placed]
    boomers = [0, 0]
    for placement in done:
        if placement.what == "boomer":
            boomers[seats[placement.who]] += 1
    expected = (
        sum(placement.what == "stone" for placement in done),
        sum(placement.what == "sooner" for placement in done),
        *boomers,
    )
    found = (
        game.stones.bit_count(),
        len(game.sooners),
        len(game.boomers[PURPLE]),
        len(game.boomers[YELLOW]),
    )
    if found != expected:
        raise Illegal("oklahoma.position.setup-pieces", count=game.placed)
