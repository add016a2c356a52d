"""The oracle's texts: position lines and starts, from the digest's "Notation" and O-15.10."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.games.oklahoma.oracle import LETTERS, SIZE, Position, Rail, Square, name, square_of

FILE = Path(__file__).parents[3] / "boomtable/games/oklahoma/components.toml"
BOX = tomllib.loads(FILE.read_text(encoding="utf-8"))

MODULE_LETTERS = {"santa-fe": "f", "silver-mines": "m", "red-river": "r", "sooners": "s"}


def right_of(column: int, row: int) -> Rail:
    return frozenset([(column, row), (column + 1, row)])


def above(column: int, row: int) -> Rail:
    return frozenset([(column, row), (column, row + 1)])


def read_rails(text: str) -> list[Rail]:
    """Field 4 of a position: ``c1-7`` is right of c, ``a-d7`` above row 7."""
    rails = []
    for run in [] if text == "-" else text.split(","):
        first, last = run.split("-")
        if len(first) > 1:
            column = LETTERS.index(first[0]) + 1
            rails += [right_of(column, row) for row in range(int(first[1:]), int(last) + 1)]
        else:
            columns = range(LETTERS.index(first) + 1, LETTERS.index(last[0]) + 2)
            rails += [above(column, int(last[1:])) for column in columns]
    return rails


def write_rails(rails: list[Rail]) -> str:
    """The longest runs: vertical ones by column and row, then horizontal ones by row and column."""
    runs = []
    numbers = range(1, SIZE + 1)
    for column in numbers:
        for row in numbers:
            if right_of(column, row) in rails and right_of(column, row - 1) not in rails:
                last = row
                while right_of(column, last + 1) in rails:
                    last += 1
                runs.append(f"{LETTERS[column - 1]}{row}-{last}")
    for row in numbers:
        for column in numbers:
            if above(column, row) in rails and above(column - 1, row) not in rails:
                last = column
                while above(last + 1, row) in rails:
                    last += 1
                runs.append(f"{LETTERS[column - 1]}-{LETTERS[last - 1]}{row}")
    return ",".join(runs) or "-"


def letter_at(at: Position, square: Square) -> str:
    """Field 1 of a position: the letter of a square, blank for an empty one."""
    piece = at.boomers.get(square) or ("S" if square in at.sooners else "")
    if piece:
        return piece.lower() if square in at.river else piece
    for squares, letter in [(at.stones, "o"), (at.mines, "m"), (at.river, "r")]:
        if square in squares:
            return letter
    return " "


def write(at: Position) -> str:
    """The position line."""
    rows = []
    for row in range(SIZE, 0, -1):
        text = "".join(letter_at(at, (column, row)) for column in range(1, SIZE + 1))
        for empty in range(SIZE, 0, -1):
            text = text.replace(" " * empty, str(empty))
        rows.append(text)
    last = "-" if at.last is None else name(at.last)
    phase = "-"
    if at.placed is not None:
        phase = f"u{at.placed}"
    elif at.active is not None:
        phase = "@" + name(at.active)
    board = "/".join(rows)
    return " ".join(
        [board, at.side, at.modules or "-", write_rails(at.rails), last, str(at.quiet), phase]
    )


def read(text: str) -> Position:
    """A position line that is known to be right."""
    board, side, modules, rails, last, quiet, phase = text.split(" ")
    at = Position(side=side, modules=modules.strip("-"), rails=read_rails(rails), quiet=int(quiet))
    for number in range(SIZE, 0, -1):
        board = board.replace(str(number), " " * number)
    for row, line in zip(range(SIZE, 0, -1), board.split("/"), strict=True):
        for column, letter in enumerate(line, start=1):
            square = (column, row)
            if letter in "rpys":
                at.river.append(square)
            if letter in "PYpy":
                at.boomers[square] = letter.upper()
            for letters, squares in [("Ss", at.sooners), ("o", at.stones), ("m", at.mines)]:
                if letter in letters:
                    squares.append(square)
    at.last = None if last == "-" else square_of(last)
    at.active = square_of(phase[1:]) if phase[0] == "@" else None
    at.placed = int(phase[1:]) if phase[0] == "u" else None
    return at


def start(settings: Mapping[str, Any], first: str) -> Position:
    """The start of a table with these settings; ``first`` (P or Y) makes the first turn.

    O-2.1, O-10.4, O-12.2, O-13.2, O-14.3, O-15.2, O-15.3, O-15.10.
    """
    modules = "".join(MODULE_LETTERS[m] for m in MODULE_LETTERS if m in settings["modules"])
    at = Position(modules=modules, side=first)
    if "f" in modules:
        at.rails = read_rails(layout("rail", settings["rails"] or "roundhouse")["rails"])
    if "m" in modules:
        default = "four-claims" if "r" in modules or "s" in modules else "five-lodes"
        at.mines = squares(layout("mine", settings["mines"] or default)["squares"])
    if "r" in modules:
        at.river = squares(layout("river", settings["river"] or "red-river")["squares"])
    if settings["setup"] == "free":
        # O-10.4: whoever is to make the first turn is A without sooners, B with.
        starter = "B" if "s" in modules else "A"
        at.placed = 0
        if at.order()[0][0] != starter:
            at.side = "Y" if first == "P" else "P"
        return at
    at.boomers = dict.fromkeys(squares(["b4", "e10", "h7"]), "P")
    at.boomers |= dict.fromkeys(squares(["d5", "g2", "j8"]), "Y")
    if "s" in modules:
        at.sooners = squares(layout("sooner", settings["sooners"] or "wide")["squares"])
    if "m" not in modules and "r" not in modules:
        at.stones = squares(["f3", "f9"] if "s" in modules else ["f3", "f6", "f9"])
    return at


def layout(kind: str, chosen: str) -> dict[str, Any]:
    return next(entry for entry in BOX[kind + "_layout"] if entry["id"] == chosen)


def squares(names: list[str]) -> list[Square]:
    return [square_of(text) for text in names]
