"""``boomtable play [GAME]``: a game in the terminal, new or resumed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from boomtable.cli.arguments import (
    GameName,
    complete_last,
    components_option,
    read_pairs,
    seed_option,
    settings_option,
)
from boomtable.cli.clicks import Command, option
from boomtable.engine.errors import Illegal, Unreadable
from boomtable.locale import Named

if TYPE_CHECKING:
    from boomtable.cli.desk import Desk
    from boomtable.cli.prompt import Reader
    from boomtable.engine import Components, Table


class GameOrRecord(GameName):
    """The id of a game, or the file of a record."""

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Games first; if none begins like this, files."""
        games = super().shell_complete(ctx, param, incomplete)
        return games or [CompletionItem(incomplete, type="file")]


def _complete_seats(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    _ = ctx, param
    from boomtable.bots import BOTS

    return complete_last(typed, ["human", *(f"bot:{name}" for name in BOTS)])


@click.command("play", cls=Command, help="play")
@click.argument("game", type=GameOrRecord(), required=False, metavar="[GAME]")
@option("--seats", metavar="A,B,…", key="terminal.option.seats", shell_complete=_complete_seats)
@settings_option
@components_option
@seed_option
@option("--resume", type=click.Path(), metavar="RECORD", key="terminal.option.resume")
@option("--plain", is_flag=True, key="terminal.option.plain")
@click.pass_context
def command(
    ctx: click.Context,
    *,
    game: str | None,
    seats: str | None,
    pairs: tuple[str, ...],
    components: str | None,
    seed: int | None,
    resume: str | None,
    plain: bool,
) -> None:
    """Play a game."""
    from boomtable.cli.desk import Desk
    from boomtable.cli.output import is_plain_terminal, make_console
    from boomtable.cli.prompt import make_reader
    from boomtable.cli.saving import Keeper
    from boomtable.cli.seating import seat_bots
    from boomtable.cli.session import Session
    from boomtable.engine import Components, catalogue

    plain = plain or is_plain_terminal()
    reader = make_reader(plain=plain)
    box = Components.load(Path(components)) if components else None
    record = resume
    if record is None and game is not None and game not in catalogue() and _is_file(game):
        record = game
    resigned = None
    if record is not None:
        table, resigned = _resumed(record, box, seats, pairs, seed)
        _check_same(game, record, table)
    else:
        table = _opened(reader, game=game, seats=seats, pairs=pairs, box=box, seed=seed)
    kept = Path(record) if record is not None and record != "-" else None
    keeper = Keeper(kept, table.game.id, components)
    desk = Desk(table, make_console(plain=plain), reader, keeper, plain=plain)
    if resigned is not None and not _goes_on(desk, resigned):
        return
    ctx.exit(Session(desk, seat_bots(table)).run())


def _resumed(
    record: str,
    box: Components | None,
    seats: str | None,
    pairs: tuple[str, ...],
    seed: int | None,
) -> tuple[Table, int | None]:
    """The table of a record, and the seat that has resigned."""
    from boomtable.cli.files import read_text
    from boomtable.cli.resigning import read_resigned
    from boomtable.cli.seating import check_count, read_seats
    from boomtable.engine import Dice, fresh_seed, read_record

    if pairs:
        raise Unreadable("terminal.resume-options")
    text = read_text(record)
    table = read_record(text, components=box)
    if seed is not None and table.seed is not None:
        raise Unreadable("terminal.resume-seed")
    if seats is not None:
        names = read_seats(seats)
        check_count(table.game.meta, names)
        table.names = tuple(names)
    if table.seed is None and not table.is_over:
        # Bare notation has no seed: from here on chance has dice of its own.
        table.resume(Dice(fresh_seed() if seed is None else seed))
    return table, read_resigned(text, table)


def _check_same(game: str | None, record: str, table: Table) -> None:
    """Refuse a game on the command line that is not the one of the record."""
    from boomtable.engine import find

    if game is None or game in {record, table.game.id}:
        return
    if _is_file(game):
        raise Unreadable("terminal.resume-two", first=game, second=record)
    asked, found = (Named(it.name, it.named("fr")) for it in (find(game), table.game.meta))
    raise Illegal("terminal.resume-game", file=record, found=found, asked=asked)


def _goes_on(desk: Desk, resigned: int) -> bool:
    """Whether a game that somebody has given up is played on all the same."""
    from boomtable.cli.asking import folded_yes
    from boomtable.cli.language import words
    from boomtable.cli.resigning import told_resignation

    desk.say(told_resignation(desk.table, resigned))
    try:
        return folded_yes(desk.reader.read(words("terminal.resign.go-on")))
    except EOFError:
        return False


def _opened(
    reader: Reader,
    *,
    game: str | None,
    seats: str | None,
    pairs: tuple[str, ...],
    box: Components | None,
    seed: int | None,
) -> Table:
    from boomtable.cli.menu import choose_table
    from boomtable.cli.seating import check_count, default_seats, read_seats
    from boomtable.engine import find, open_table

    settings = read_pairs(pairs)
    names = read_seats(seats) if seats is not None else None
    if game is None:
        game, names, settings = choose_table(reader, names, settings)
    meta = find(game)
    names = names or default_seats(meta, settings)
    check_count(meta, names)
    return open_table(game, len(names), settings, seed=seed, components=box, names=names)


def _is_file(name: str) -> bool:
    """Whether a word looks like a record rather than like a misspelt game."""
    return name == "-" or "/" in name or name.endswith(".record") or _exists(name)


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except OSError:
        return False
