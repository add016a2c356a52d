"""One frame of a game: what happened, the table, the question, the numbered options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtable.cli.choices import Choice, choice_lines
from boomtable.cli.draw import Canvas, painter
from boomtable.cli.language import language, spoken, words
from boomtable.cli.names import display_names
from boomtable.cli.output import is_plain_terminal, make_console, say_line
from boomtable.cli.results import outcome
from boomtable.cli.wrapping import wrapped
from boomtable.engine import CHANCE, Event, Game, Table, turns_of, view
from boomtable.locale import Text, knows

if TYPE_CHECKING:
    from rich.console import Console

LEAST_CHOICE_ROWS = 3
_AROUND = 3
"""The rows of title, question and prompt."""


def show_table(table: Table, seat: int | None, resigned: int | None = None, *, plain: bool) -> None:
    """Print a table as a seat or a spectator sees it, without asking anything."""
    plain = plain or is_plain_terminal()
    console = make_console(plain=plain)
    print_title(console, table, plain=plain)
    _print_board(console, table, seat, [], console.height - _AROUND, plain=plain)
    say_line(console, outcome(table, resigned))


def print_frame(
    console: Console,
    table: Table,
    seat: int | None,
    news: Sequence[str],
    *,
    plain: bool,
    below: int = 0,
) -> None:
    """Print what a seat that is asked has to see, in the order in which it is read aloud.

    ``below``: rows that are needed for something else under it.
    """
    choices = listed(table, seat) if seat is not None else []
    asked = question(table, seat) if seat is not None else ""
    room = console.height - _AROUND - below - wrapped(asked, console.width).count("\n")
    paints = painter(table.game.id)
    seen, canvas = view(table, seat), _canvas(console, table, room)
    rows = max(LEAST_CHOICE_ROWS, room - paints.least_rows(seen, canvas))
    lines = choice_lines(
        choices, width=console.width, rows=rows, heads=paints.grouping(seen, canvas)
    )
    if not plain and len(lines) > rows:
        # Every option can be typed all the same, and a command lists them.
        lines = [*lines[: rows - 1], f"… ({words('terminal.draw.options')})"]
    room -= len(lines)
    print_title(console, table, plain=plain)
    _print_board(console, table, seat, news, room, plain=plain)
    if asked:
        say_line(console, asked, "" if plain else "bold")
    for line in lines:
        console.print(line)


def print_title(console: Console, table: Table, *, plain: bool) -> None:
    """Print the name of the game and how far it is."""
    title = f"{table.game.meta.named(language())} · {_turn(table)}"
    if plain:
        console.print(title)
        return
    from rich.rule import Rule
    from rich.text import Text as Styled

    from boomtable.cli.draw.palette import GOLD, LINE

    console.print(Rule(Styled(title, f"bold {GOLD}"), style=LINE))


def _turn(table: Table) -> str:
    """The turn, of how many where that is known."""
    seen = view(table, None)["table"]
    if "turns" in seen:
        return words("terminal.frame.turn-of", turn=turns_of(table), turns=seen["turns"])
    return words("terminal.frame.turn", turn=turns_of(table))


def listed(table: Table, seat: int) -> list[Choice]:
    """The options of a seat, numbered from 1, with their words where the game has some."""
    names = display_names(table.names)
    choices = []
    for number, option in enumerate(table.options(seat), 1):
        label = table.game.described(table.state, option)
        choices.append(Choice(number, str(option), _said(label, names) if label else ""))
    return choices


def question(table: Table, seat: int) -> str:
    """What a seat is asked."""
    assert table.decision is not None
    names = display_names(table.names)
    text = table.game.question(table.state, table.decision)
    return words("terminal.pair", name=names[seat], value=_said(text, names))


def waiting(table: Table) -> str:
    """What the others read while somebody decides."""
    assert table.decision is not None
    names = display_names(table.names)
    seat = table.awaited[0]
    who = words("terminal.chance") if seat == CHANCE else names[seat]
    key = f"{table.game.id}.wait.{table.decision.prompt}"
    if knows(language(), key):
        return words(key, who=who)
    return words("terminal.waiting", who=who)


def told(game: Game, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Events as lines of the log."""
    lines = []
    for event in events:
        text = game.told(event)
        if text is not None:
            lines.append(_said(text, names, event))
    return lines


def _print_board(
    console: Console,
    table: Table,
    seat: int | None,
    news: Sequence[str],
    height: int,
    *,
    plain: bool,
) -> None:
    canvas = _canvas(console, table, height)
    paints = painter(table.game.id)
    seen = view(table, seat)
    if plain:
        for line in (*news, *paints.plain(seen, canvas)):
            say_line(console, line)
    else:
        console.print(paints.paint(seen, canvas, news))


def _canvas(console: Console, table: Table, height: int) -> Canvas:
    return Canvas(
        width=console.width,
        height=height,
        colour=console.color_system is not None and not console.no_color,
        lang=language(),
        names=tuple(display_names(table.names)),
    )


def _said(text: Text, names: Sequence[str], event: Event | None = None) -> str:
    """A sentence of a game; a game without words of its own shows its values."""
    if knows(language(), text.key):
        return spoken(text, names)
    return text.key.partition(".")[2] if event is None else repr(event)
