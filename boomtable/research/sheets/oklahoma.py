"""Oklahoma Boomers in numbers: planes of 11 × 11 squares, row 1 first, column a first.

What holds for the whole board (the prompt, the side, quiet turns …) is a plane of one value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boomtable.games.oklahoma.board import COLUMNS, NAMES, ROWS, SQUARES
from boomtable.research.sheet import Sheet, places

BOARD = (ROWS, len(COLUMNS))
AT = places(NAMES[square] for square in SQUARES)
PLACING = places(("stone", "boomer", "sooner"))


class Writer:
    """Writes the view of Oklahoma Boomers on a sheet."""

    def __init__(self, _view: Mapping[str, Any], _players: int) -> None:
        pass

    def write(self, sheet: Sheet, view: Mapping[str, Any], around: Sequence[int]) -> None:
        """Write what the first of ``around`` sees."""
        own, other = around
        for name, seat in (("own", own), ("other", other)):
            _squares(sheet, f"{name} boomers", view["boomers"][seat])
        for name in ("sooners", "stones", "mines", "river", "exhausted"):
            _squares(sheet, name, view[name])
        _squares(sheet, "rails right", view["rails_right"])
        _squares(sheet, "rails above", view["rails_above"])
        _squares(sheet, "active", _one(view["active"]))
        _squares(sheet, "banned", _one(view["banned"]))
        trail = view["trail"] or {"from": None}
        _squares(sheet, "came from", _one(trail["from"]))
        for name, seat in (("own", own), ("other", other)):
            homesteads = [it["squares"] for it in view["areas"] if it["owner"] == seat]
            _squares(sheet, f"{name} homesteads", [name for one in homesteads for name in one])
        sheet.number("own side", view["side"] == own)
        sheet.one("placing", view["placing"], PLACING)
        sheet.number("placed", view["placed"], view["placements"] or 1)
        sheet.number("quiet", view["quiet"], view["quiet_limit"])
        sheet.number("first seat", own == 0)
        sheet.number("own score", view["score"][own], 121)
        sheet.number("other score", view["score"][other], 121)


def _squares(sheet: Sheet, name: str, squares: Iterable[str]) -> None:
    sheet.many(name, squares, AT)


def _one(square: str | None) -> tuple[str, ...]:
    return () if square is None else (square,)
