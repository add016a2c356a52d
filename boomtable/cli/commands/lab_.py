"""``boomtable lab GAME --change FILE``: two editions of a box over the same seeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from boomtable.cli.arguments import game_argument
from boomtable.cli.clicks import Command, option
from boomtable.cli.columns import columns
from boomtable.cli.language import language, words
from boomtable.cli.output import echo
from boomtable.cli.simulating import check_plan, play_plans, read_request, requested
from boomtable.engine.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boomtable.lab.comparison import Comparison
    from boomtable.lab.usage import Kind
    from boomtable.lab.voice import Voice


@click.command("lab", cls=Command, help="lab")
@game_argument
@option("--change", type=click.Path(), metavar="FILE", key="terminal.option.change")
@option("--components", type=click.Path(), metavar="FILE", key="terminal.option.components-base")
@requested
def command(
    *,
    change: str | None,
    components: str | None,
    report: str | None,
    force: bool,
    as_json: bool,
    **asked: Any,
) -> None:
    """Play both editions, and say what changes."""
    import msgspec

    from boomtable.cli.output import print_json
    from boomtable.cli.reporting import ChangeReport
    from boomtable.lab.comparison import compare
    from boomtable.lab.figures import figures
    from boomtable.lab.usage import kinds_at
    from boomtable.lab.voice import Voice

    if change is None:
        raise Unreadable("terminal.usage.missing", what="--change FILE")
    request = read_request(asked)
    plans = [request.plan(file, watches=True) for file in (components, change)]
    tables = [check_plan(plan) for plan in plans]
    before, after = (table[0].state.box.hash for table in tables)
    if before == after:
        raise Illegal("terminal.lab.same", file=change)
    kinds = kinds_at([*tables[0], *tables[1]])
    page = None if report is None else ChangeReport(report, kinds, force=force)
    played = play_plans(plans, request.games, request.jobs)
    found = compare(played[0], played[1], kinds)
    if page is not None:
        command_ = request.command("lab", change=change, components=components)
        page.make(request, command_, (before, after), found, silent=as_json)
    if as_json:
        print_json(
            {
                "game": request.game,
                "seed": request.seed,
                "games": request.games,
                "editions": {"before": before, "after": after},
                "comparison": msgspec.to_builtins(found, str_keys=True),
                "before": msgspec.to_builtins(
                    figures(played[0], kinds, plans[0].worlds), str_keys=True
                ),
                "after": msgspec.to_builtins(
                    figures(played[1], kinds, plans[1].worlds), str_keys=True
                ),
            }
        )
    elif page is None:
        voice = Voice(language(), request.game)
        echo(
            words(
                "terminal.lab.title",
                game=request.meta.named(language()),
                count=request.games,
                seed=request.seed,
                before=before,
                after=after,
            )
        )
        for line in _lines(found, kinds, voice):
            echo(line)


def _lines(found: Comparison, kinds: Sequence[Kind], voice: Voice) -> Iterator[str]:
    """The scores, then all differences that are more than chance."""
    from boomtable.lab.clear import clear_changes

    yield ""
    heading = [voice.words(f"column.{it}") for it in ("players", "score", "after", "difference")]
    yield from columns(
        heading,
        [
            [
                str(it.players),
                voice.number(it.score.before),
                voice.number(it.score.after),
                voice.difference(it.score.difference).replace("*", ""),
            ]
            for it in found.levels
        ],
    )
    yield ""
    clear = clear_changes(found, kinds, voice)
    if not clear:
        yield words("terminal.lab.nothing-clear")
        return
    yield words("terminal.lab.clear")
    yield from columns(*_clear_table(clear, voice))


def _clear_table(
    clear: Sequence[tuple[str, str]], voice: Voice
) -> tuple[list[str], list[list[str]]]:
    heading = [voice.words("column.thing"), voice.words("column.difference")]
    return heading, [list(line) for line in clear]
