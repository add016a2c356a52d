"""Where rails, mines, river and sooners lie: by the id of a layout, or squares and runs (O-15)."""

from __future__ import annotations

from collections.abc import Mapping

from boomtable.engine import Illegal, Unreadable
from boomtable.games.oklahoma.board import BIT, SQUARE, names_of
from boomtable.games.oklahoma.box import Box
from boomtable.games.oklahoma.rails import Rails, read_rails
from boomtable.games.oklahoma.state import Ground
from boomtable.locale import Text


def letters_of(box: Box, modules: tuple[str, ...]) -> str:
    """The letters of some modules, in the order of a position line."""
    return "".join(module.letter for module in box.modules if module.id in modules)


def lay_ground(box: Box, modules: str, layouts: Mapping[str, str]) -> Ground:
    """Lay rails, mines and river before everything else (O-15.2)."""
    rails = lay_rails(box, layouts["rails"]) if "f" in modules else Rails()
    mines = lay_mines(box, modules, layouts["mines"]) if "m" in modules else 0
    river = lay_river(box, layouts["river"]) if "r" in modules else 0
    if mines & river:
        raise Illegal("oklahoma.mine-on-river", squares=names_of(mines & river))
    return Ground(modules, rails.east, rails.north, mines, river)


def lay_rails(box: Box, text: str) -> Rails:
    """The rails of a layout: 1 to 30, reaching two sides (O-11.1, O-11.2, O-R16)."""
    layout = text or box.defaults["rails"]
    known = box.layouts["rails"].get(layout)
    if isinstance(known, Rails):
        return known
    _refuse_unknown_name(box, "rails", layout)
    rails = read_rails(layout)
    if rails.count > box.most_rails:
        raise Illegal("oklahoma.rails-count", count=rails.count, most=box.most_rails)
    if rails.sides < 2:
        raise Illegal("oklahoma.rails-sides")
    return rails


def lay_mines(box: Box, modules: str, text: str) -> int:
    """The mines of a layout: three to five (O-12.1)."""
    in_company = "r" in modules or "s" in modules
    layout = text or (box.mines_in_company if in_company else box.defaults["mines"])
    mines = squares_of_layout(box, "mines", layout)
    if not box.fewest_mines <= mines.bit_count() <= box.most_mines:
        raise Illegal(
            "oklahoma.mines-count",
            count=mines.bit_count(),
            fewest=box.fewest_mines,
            most=box.most_mines,
        )
    return mines


def lay_river(box: Box, text: str) -> int:
    """The river squares of a layout: one to fifteen (O-13.1, O-R22)."""
    river = squares_of_layout(box, "river", text or box.defaults["river"])
    if river.bit_count() > box.most_river:
        raise Illegal("oklahoma.river-count", count=river.bit_count(), most=box.most_river)
    return river


def sooner_squares(box: Box, text: str) -> int:
    """The sooners of a fixed start (O-14.3)."""
    sooners = squares_of_layout(box, "sooners", text or box.defaults["sooners"])
    if sooners.bit_count() != box.sooners:
        raise Illegal("oklahoma.sooners-count", count=sooners.bit_count(), exact=box.sooners)
    return sooners


def squares_of_layout(box: Box, kind: str, text: str) -> int:
    """The squares of a layout by its id, or squares separated by commas, all different."""
    known = box.layouts[kind].get(text)
    if isinstance(known, int):
        return known
    _refuse_unknown_name(box, kind, text)
    found = 0
    for word in text.replace(",", " ").split():
        if word not in SQUARE:
            raise Unreadable("oklahoma.no-square", square=word)
        if found & BIT[SQUARE[word]]:
            raise Illegal("oklahoma.square-twice", setting=kind, square=word)
        found |= BIT[SQUARE[word]]
    return found


def _refuse_unknown_name(box: Box, kind: str, text: str) -> None:
    # A layout in squares or runs has digits, and no id has.
    if not any(letter.isdecimal() for letter in text):
        raise Unreadable(
            "oklahoma.unknown-layout",
            setting=kind,
            value=text,
            layouts=", ".join(box.layouts[kind]),
        )


def refuse_shared(squares: int, what: str, other: str) -> None:
    """Refuse a start in which two things would stand on one square."""
    if squares:
        raise Illegal(
            "oklahoma.shared-square",
            squares=names_of(squares),
            what=Text(f"oklahoma.thing.{what}"),
            other=Text(f"oklahoma.thing.{other}"),
        )
