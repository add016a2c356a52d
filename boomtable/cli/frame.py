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
from boomtable.locale import Text, Who, knows

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

LEAST_CHOICE_ROWS = 3
_EVERYTHING = 500
"""The rows of a window in which nothing is left away."""
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
    if plain and paints.heads_for:
        # What is grouped is told in signs of the drawing: aloud, every option has its words.
        lines = [f"{it.number}  {it.text}  {it.label}".rstrip() for it in choices]
    elif not plain and len(lines) > rows:
        # Every option can be typed all the same, and a command lists them.
        lines = [*lines[: rows - 1], f"… ({words('terminal.draw.options')})"]
    room -= len(lines)
    print_title(console, table, plain=plain)
    _print_board(console, table, seat, news, room, plain=plain)
    if asked:
        say_line(console, asked, "" if plain else "bold")
    for line in lines:
        say_line(console, line)


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
    seen, turn = view(table, None)["table"], turns_of(table)
    if not turn:
        return words("terminal.frame.setup")
    if "turns" in seen:
        return words("terminal.frame.turn-of", turn=turn, turns=seen["turns"])
    return words("terminal.frame.turn", turn=turn)


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
    lines: list[str] = []
    waiting: list[tuple[Text, Event]] = []
    for event in events:
        text = game.told(event)
        if text is None:
            continue
        if waiting and not _is_same_for_another(waiting[-1][0], text):
            lines += _told_at_once(waiting, names)
            waiting = []
        waiting.append((text, event))
    return lines + _told_at_once(waiting, names)


def _is_same_for_another(text: Text, next_text: Text) -> bool:
    """Whether two sentences say the same of two seats."""
    who, other = text.params.get("seat"), next_text.params.get("seat")
    if text.key != next_text.key or not isinstance(who, Who) or who == other:
        return False
    return text.params | {"seat": other} == next_text.params


def _told_at_once(told: Sequence[tuple[Text, Event]], names: Sequence[str]) -> list[str]:
    """Sentences that say the same of several seats: one for all of them where there is one."""
    if len(told) == len(names) > 1 and knows(language(), f"{told[0][0].key}-all"):
        seats = {text.params["seat"].seat for text, _ in told}
        if len(seats) == len(names):
            return [words(f"{told[0][0].key}-all", **_without_seat(told[0][0], names))]
    return [_said(text, names, event) for text, event in told]


def _without_seat(text: Text, names: Sequence[str]) -> dict[str, object]:
    return {
        name: spoken(value, names) if isinstance(value, Text) else value
        for name, value in text.params.items()
        if name != "seat"
    }


def everything(console: Console, table: Table, seat: int) -> RenderableType:
    """All that a seat can see, however many rows it takes."""
    canvas = _canvas(console, table, _EVERYTHING)
    return painter(table.game.id).paint(view(table, seat), canvas, [])


def signs_of(console: Console, table: Table, seat: int) -> list[str]:
    """What the signs of the drawing mean, where the game explains them."""
    explain = painter(table.game.id).signs
    return explain(view(table, seat), _canvas(console, table, _EVERYTHING)) if explain else []


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
