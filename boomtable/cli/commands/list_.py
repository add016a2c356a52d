"""``boomtable list``: the games there are, without importing their rules."""

from __future__ import annotations

from typing import Any

import click

from boomtable.cli.arguments import GameName
from boomtable.cli.clicks import Command, json_option
from boomtable.cli.language import language, words
from boomtable.cli.output import echo, window_width
from boomtable.engine.catalogue import Meta, catalogue, find


@click.command("list", cls=Command, help="list")
@click.argument("game", type=GameName(), required=False, metavar="[GAME]")
@json_option
def command(game: str | None, as_json: bool) -> None:
    """List the games, or the options of one."""
    games = list(catalogue().values()) if game is None else [find(game)]
    if as_json:
        from boomtable.cli.output import print_json

        print_json([_as_json(meta) for meta in games])
        return
    if not games:
        echo(words("terminal.list.none"))
        return
    for meta in games:
        echo(_title(meta))
        click.echo(
            click.wrap_text(meta.described(language()), min(78, window_width() - 1), "  ", "  ")
        )
    echo()
    if game is None:
        echo(words("terminal.list.how", game=games[0].id))
    else:
        _tell_options(games[0])


def _tell_options(meta: Meta) -> None:
    from boomtable.cli.explaining import default_of, explained

    if not meta.settings:
        echo(words("terminal.list.no-options"))
        return
    echo(words("terminal.list.options", game=meta.id, option=meta.settings[0].id))
    for setting in meta.settings:
        echo()
        echo("\n".join(explained(meta, setting)))
        echo(f"  ({words('terminal.list.default', value=default_of(setting))})")


def _title(meta: Meta) -> str:
    facts = words("terminal.list.facts", players=_players(meta.players), minutes=meta.minutes)
    draft = "" if meta.status == "complete" else f" · {words('terminal.list.draft')}"
    return f"{meta.id}: {meta.named(language())} · {facts}{draft}"


def _players(counts: tuple[int, ...]) -> str:
    is_run = list(counts) == list(range(counts[0], counts[-1] + 1))
    if len(counts) > 1 and is_run:
        return words("terminal.list.players-range", least=counts[0], most=counts[-1])
    said = ", ".join(map(str, counts))
    return words("terminal.list.players", players=said, count=counts[-1])


def _as_json(meta: Meta) -> dict[str, Any]:
    return {
        "id": meta.id,
        "name": meta.named(language()),
        "players": meta.players,
        "minutes": meta.minutes,
        "status": meta.status,
        "rules": meta.rules_version,
        "about": meta.described(language()),
        "options": [
            {"id": it.id, "kind": it.kind, "default": it.default, "values": it.values}
            for it in meta.settings
        ],
    }
