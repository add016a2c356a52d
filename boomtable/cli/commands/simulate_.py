"""``boomtable simulate GAME``: bots play many games, and the figures are printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from boomtable.cli.arguments import components_option, game_argument
from boomtable.cli.clicks import Command, option
from boomtable.cli.columns import columns
from boomtable.cli.language import language, words
from boomtable.cli.output import echo
from boomtable.cli.simulating import Request, check_plan, play_plans, read_request, requested
from boomtable.engine.errors import Illegal, Unreadable, os_reason

if TYPE_CHECKING:
    from boomtable.lab.voice import Voice


@click.command("simulate", cls=Command, help="simulate")
@game_argument
@requested
@components_option
@option("--records", type=click.Path(), metavar="DIR", key="terminal.option.records")
def command(
    *,
    components: str | None,
    records: str | None,
    report: str | None,
    force: bool,
    as_json: bool,
    **asked: Any,
) -> None:
    """Let bots play, and say how it went."""
    from msgspec.structs import replace

    from boomtable.cli.output import print_json
    from boomtable.cli.reporting import BalanceReport
    from boomtable.lab.summary import summary
    from boomtable.lab.voice import Voice

    request = read_request(asked)
    plan = request.plan(components, watches=report is not None)
    tables = check_plan(plan)
    page = None if report is None else BalanceReport(report, tables, force=force)
    plan = replace(plan, records=_folder(records))
    played = play_plans([plan], request.games, request.jobs)[0]
    counts = sorted({len(world.bots) for world in plan.worlds})
    figures = {
        "game": plan.game,
        "players": counts[0] if len(counts) == 1 else counts,
        "seed": plan.seed,
        **summary(played),
    }
    if page is not None:
        figures["report"] = page.make(request, components, played, silent=as_json)
    if as_json:
        print_json(figures)
    elif page is None:
        for line in _lines(request, figures, records, Voice(language(), plan.game)):
            echo(line)


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


def _lines(
    request: Request, figures: dict[str, Any], records: str | None, voice: Voice
) -> Iterator[str]:
    players = figures["players"]
    yield words(
        "terminal.simulate.title",
        game=request.meta.named(language()),
        players=players if isinstance(players, int) else "/".join(map(str, players)),
        count=figures["games"],
        seed=figures["seed"],
    )
    yield ""
    heading = [words(f"terminal.simulate.{it}") for it in ("bot", "seats", "wins", "fair", "score")]
    rows = [
        [
            bot,
            str(of["seats"]) if isinstance(of["seats"], int) else voice.number(of["seats"]),
            _wins(of, voice),
            voice.percent(of["fair_share"]),
            voice.number(of["score"]),
        ]
        for bot, of in figures["bots"].items()
    ]
    yield from columns(heading, rows)
    yield ""
    heading = [words(f"terminal.simulate.{it}") for it in ("seat", "wins", "score")]
    rows = [
        [f"P{of['seat']}", _wins(of, voice), voice.number(of["score"])] for of in figures["seats"]
    ]
    yield from columns(heading, rows)
    yield ""
    turns = figures["turns"]
    yield words(
        "terminal.simulate.length",
        mean=voice.number(turns["mean"]),
        least=turns["least"],
        most=turns["most"],
        decisions=voice.number(figures["decisions"]),
    )
    yield words("terminal.simulate.shared", count=figures["draws"])
    yield words(
        "terminal.simulate.speed",
        decisions=voice.number(figures["decisions_per_second"], 0),
        games=voice.number(figures["games_per_second"]),
    )
    if records is not None:
        yield words("terminal.simulate.records", folder=records)


def _wins(of: dict[str, Any], voice: Voice) -> str:
    low, high = of["interval"]
    return words(
        "terminal.simulate.share",
        share=voice.percent(of["win_share"]),
        low=voice.percent(low),
        high=voice.percent(high),
    )
