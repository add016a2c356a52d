"""A game that somebody gave up: a remark at the end of its record, and who wins by it.

The remark ``# resigned: P1`` is a comment: the notation of a game, its check sum and programs that
know only the rules file do without it.
"""

from __future__ import annotations

import re

from boomtable.cli.language import words
from boomtable.cli.names import all_names, display_names
from boomtable.engine import Table, write_record

_REMARK = re.compile(r"(?m)^# resigned: P([1-9]\d?)[ \t]*$")


def record_with(table: Table, resigned: int | None) -> str:
    """The record of a table, with the remark that a seat has resigned if one has."""
    return write_record(table) + (f"# resigned: P{resigned + 1}\n" if resigned is not None else "")


def read_resigned(text: str, table: Table) -> int | None:
    """The seat that has resigned according to a record; whoever plays to the end never has."""
    found = _REMARK.search(text)
    if found is None or table.is_over or int(found[1]) > table.players:
        return None
    return int(found[1]) - 1


def winners_without(table: Table, resigned: int) -> list[int]:
    """Of those who are left the ones who are ahead."""
    sheet = table.score()
    places = sheet.places
    left = [seat for seat in range(sheet.players) if seat != resigned]
    best = min((places[seat] for seat in left), default=0)
    return [seat for seat in left if places[seat] == best]


def told_resignation(table: Table, resigned: int) -> str:
    """Who resigned, and who wins."""
    names = all_names(table.score(), display_names(table.names))
    winners = winners_without(table, resigned)
    said = words("terminal.resign.done", who=names[resigned])
    if not winners:
        return said
    who = words("terminal.list-and").join(names[seat] for seat in winners)
    return f"{said}\n{words('terminal.resign.winners', who=who, count=len(winners))}"
