"""The result of a game: its score sheet line by line, who won, how long it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtable.cli.language import language, spoken, words
from boomtable.cli.names import all_names, display_names
from boomtable.cli.resigning import told_resignation, winners_without
from boomtable.engine import CHANCE, ScoreLine, ScoreSheet, Table, turns_of

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


_WIDEST_LINE = 30


def print_result(table: Table, resigned: int | None = None, *, plain: bool) -> None:
    """Print what a record holds."""
    from boomtable.cli.output import is_plain_terminal, make_console, say_line

    plain = plain or is_plain_terminal()
    console = make_console(plain=plain)
    name = table.game.meta.named(language())
    say_line(console, words("terminal.pair", name=name, value=length(table)))
    print_scores(console, table.score(), display_names(table.names), plain=plain)
    say_line(console, outcome(table, resigned))


def print_scores(
    console: Console, sheet: ScoreSheet, names: list[str], *, plain: bool, seat: int | None = None
) -> None:
    """Print a score sheet; with ``seat`` the lines of that seat alone."""
    from boomtable.cli.output import say_line

    if plain:
        for line in plain_scores(sheet, names, seat):
            say_line(console, line)
    else:
        console.print(score_table(sheet, names, seat))


def plain_scores(sheet: ScoreSheet, names: list[str], seat: int | None = None) -> list[str]:
    """A score sheet in lines that can be read aloud."""
    lines = []
    names = all_names(sheet, names)
    for number in _seats(sheet, seat):
        total = words("terminal.score.total", who=names[number], count=sheet.totals[number])
        lines.append(total)
        lines += [
            "  " + words("terminal.pair", name=spoken(line.what, names), value=line.points)
            for line in _lines(sheet, number)
        ]
    return lines


def score_table(sheet: ScoreSheet, names: list[str], seat: int | None = None) -> RenderableType:
    """A score sheet as tables, as many beside each other as the window is wide."""
    from rich.columns import Columns

    names = all_names(sheet, names)
    tables = [_score_of(sheet, names, number) for number in _seats(sheet, seat)]
    return Columns(tables, padding=(1, 3))


def _score_of(sheet: ScoreSheet, names: list[str], seat: int) -> RenderableType:
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    from boomtable.cli.draw.palette import seat_shape, seat_style

    grid = Grid.grid(padding=(0, 1))
    grid.add_column(max_width=_WIDEST_LINE)
    grid.add_column(justify="right", vertical="bottom")
    style = f"bold {seat_style(seat)}"
    name = Text(f"{seat_shape(seat)} {names[seat]}", style)
    grid.add_row(name, Text(str(sheet.totals[seat]), style))
    for line in _lines(sheet, seat):
        what = Padding(Text(spoken(line.what, names)), (0, 0, 0, 2))
        grid.add_row(what, str(line.points))
    return grid


def _lines(sheet: ScoreSheet, seat: int) -> list[ScoreLine]:
    """The lines of a seat that bring or cost something: the others only push them away."""
    return [line for line in sheet.lines_of(seat) if line.points]


def ranking(table: Table) -> str:
    """Everybody by place with their points, for whoever sees only the end of a long sheet."""
    sheet = table.score()
    names = all_names(sheet, display_names(table.names))
    order = sorted(range(sheet.players), key=lambda seat: (sheet.places[seat], seat))
    said = [
        words(
            "terminal.place", place=sheet.places[seat], who=names[seat], points=sheet.totals[seat]
        )
        for seat in order
    ]
    return " · ".join(said)


def outcome(table: Table, resigned: int | None = None) -> str:
    """Who won, or whose turn it is."""
    if resigned is not None:
        return told_resignation(table, resigned)
    names = display_names(table.names)
    if not table.is_over:
        seats = [names[seat] for seat in table.awaited if seat != CHANCE]
        waiting = ", ".join(seats) or words("terminal.chance")
        return words("terminal.result.unfinished", who=waiting)
    sheet = table.score()
    winners, names = sheet.winners, all_names(sheet, names)
    said = words("terminal.list-and").join(names[seat] for seat in winners)
    if len(winners) == sheet.players:
        return words("terminal.result.draw")
    return words("terminal.result.winners", who=said, count=len(winners))


def length(table: Table) -> str:
    """How many turns and answers the game has had."""
    turns = words("terminal.turns", count=turns_of(table))
    answers = words("terminal.answers", count=len(table.answers))
    return f"{turns}, {answers}"


def as_json(table: Table, resigned: int | None = None) -> dict[str, Any]:
    """The result for programs."""
    sheet = table.score()
    names = display_names(table.names)
    winners = sheet.winners if table.is_over else None
    if resigned is not None:
        winners = tuple(winners_without(table, resigned))
    return {
        "game": table.game.id,
        "players": table.players,
        "options": dict(table.settings),
        "names": list(table.names),
        "over": table.is_over or resigned is not None,
        "resigned": resigned,
        "turns": turns_of(table),
        "answers": len(table.answers),
        "decisions": sum(it.seat != CHANCE and not it.forced for it in table.answers),
        "scores": sheet.totals,
        "places": sheet.places if table.is_over else None,
        "winners": winners,
        "lines": [
            {"seat": line.seat, "what": spoken(line.what, names), "points": line.points}
            for line in sheet.lines
        ],
    }


def _seats(sheet: ScoreSheet, seat: int | None) -> list[int]:
    return list(range(sheet.players)) if seat is None else [seat]
