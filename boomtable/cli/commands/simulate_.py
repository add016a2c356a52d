"""``boomtable simulate GAME``: bots play many games, and the figures are printed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from boomtable.cli.arguments import (
    complete_last,
    components_option,
    game_argument,
    read_pairs,
    seed_option,
    settings_option,
)
from boomtable.cli.clicks import Command, Whole, json_option, option
from boomtable.cli.language import language, words
from boomtable.cli.output import echo
from boomtable.engine.errors import Illegal, Unreadable, os_reason

if TYPE_CHECKING:
    from collections.abc import Callable


def _complete_bots(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    _ = ctx, param
    from boomtable.bots import BOTS

    return complete_last(typed, BOTS)


@click.command("simulate", cls=Command, help="simulate")
@game_argument
@option("--games", "-n", type=Whole(1), default=100, metavar="N", key="terminal.option.games")
@option(
    "--bots",
    default="random",
    metavar="A,B,…",
    key="terminal.option.bots",
    shell_complete=_complete_bots,
)
@option("--players", type=Whole(1), metavar="N", key="terminal.option.players")
@settings_option
@components_option
@seed_option
@option("--records", type=click.Path(), metavar="DIR", key="terminal.option.records")
@option("--jobs", "-j", type=Whole(1), default=1, metavar="N", key="terminal.option.jobs")
@json_option
def command(
    *,
    game: str,
    games: int,
    bots: str,
    players: int | None,
    pairs: tuple[str, ...],
    components: str | None,
    seed: int | None,
    records: str | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play, and say how it went."""
    from boomtable.cli.simulation import Plan, play_all, read_bots, seat_bots
    from boomtable.cli.statistics import summary
    from boomtable.engine import find, fresh_seed

    meta = find(game)
    plan = Plan(
        game=meta.id,
        package=meta.package,
        bots=seat_bots(meta, read_bots(bots), players),
        settings=read_pairs(pairs),
        seed=fresh_seed() if seed is None else seed,
        components=components,
        records=_folder(records),
        digits=max(4, len(str(games))),
    )
    _check(plan)
    with _progress(games) as advance:
        played = []
        for one in play_all(plan, games, jobs):
            played.append(one)
            advance()
    figures = {"game": meta.id, "players": len(plan.bots), "seed": plan.seed, **summary(played)}
    if as_json:
        from boomtable.cli.output import print_json

        print_json(figures)
        return
    for line in _report(meta.named(language()), figures, records):
        echo(line)


def _check(plan: Any) -> None:
    """Refuse what cannot be played before the first game and its progress bar."""
    from boomtable.bots import make_bot
    from boomtable.engine import Components, Dice, open_table

    box = Components.load(Path(plan.components)) if plan.components else None
    open_table(plan.game, len(plan.bots), plan.settings, seed=0, components=box)
    for name in plan.bots:
        make_bot(name, plan.game, Dice(0))


def _folder(records: str | None) -> str | None:
    """The folder for the records, if there are none yet that would be written over or mixed up."""
    if records is None:
        return None
    try:
        Path(records).mkdir(parents=True, exist_ok=True)
        found = sorted(it for it in Path(records).glob("*.record") if it.is_file())
    except OSError as error:
        raise Unreadable("engine.file-unwritable", file=records, why=os_reason(error)) from error
    if found:
        raise Illegal("terminal.simulate.folder", folder=records, file=found[0].name)
    return records


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None]]:
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("terminal.simulate.progress"), total=games)
        yield lambda: bar.advance(task)


def _report(name: str, figures: dict[str, Any], records: str | None) -> Iterator[str]:
    yield words(
        "terminal.simulate.title",
        game=name,
        players=figures["players"],
        count=figures["games"],
        seed=figures["seed"],
    )
    yield ""
    heading = [words(f"terminal.simulate.{it}") for it in ("bot", "seats", "wins", "fair", "score")]
    rows = [
        [bot, str(of["seats"]), _wins(of), _percent(of["fair_share"]), _number(of["score"])]
        for bot, of in figures["bots"].items()
    ]
    yield from _columns(heading, rows)
    yield ""
    heading = [words(f"terminal.simulate.{it}") for it in ("seat", "wins", "score")]
    rows = [[f"P{of['seat']}", _wins(of), _number(of["score"])] for of in figures["seats"]]
    yield from _columns(heading, rows)
    yield ""
    turns = figures["turns"]
    yield words(
        "terminal.simulate.length",
        mean=_number(turns["mean"]),
        least=turns["least"],
        most=turns["most"],
        decisions=_number(figures["decisions"]),
    )
    yield words("terminal.simulate.shared", count=figures["draws"])
    yield words(
        "terminal.simulate.speed",
        decisions=_number(figures["decisions_per_second"], 0),
        games=_number(figures["games_per_second"]),
    )
    if records is not None:
        yield words("terminal.simulate.records", folder=records)


def _wins(of: dict[str, Any]) -> str:
    low, high = of["interval"]
    return words(
        "terminal.simulate.share",
        share=_percent(of["win_share"]),
        low=_percent(low),
        high=_percent(high),
    )


def _columns(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    lines = [heading, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heading))]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        yield "  ".join([line[0].ljust(widths[0]), *cells]).rstrip()


def _number(value: float, digits: int = 1) -> str:
    from babel.numbers import format_decimal

    pattern = "#,##0." + "0" * digits if digits else "#,##0"
    return format_decimal(value, format=pattern, locale=language())


def _percent(value: float) -> str:
    from babel.numbers import format_percent

    pattern = "#,##0.0\N{NO-BREAK SPACE}%" if language() == "fr" else "#,##0.0%"
    return format_percent(value, format=pattern, locale=language())
