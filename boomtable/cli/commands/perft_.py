"""``boomtable perft GAME``: how many ways a game can go on, to check a move generator by."""

from __future__ import annotations

from typing import Any

import click

from boomtable.cli.arguments import components_option, game_argument, read_pairs, settings_option
from boomtable.cli.clicks import Command, Whole, json_option, option
from boomtable.cli.language import words
from boomtable.cli.output import echo
from boomtable.engine.errors import Unreadable

POSITION = "position"
"""The setting by which a game starts from any position."""


@click.command("perft", cls=Command, help="perft")
@game_argument
@option("--position", metavar="P", key="terminal.option.position")
@settings_option
@option("--depth", type=Whole(0), default=1, metavar="N", key="terminal.option.depth")
@option("--players", type=Whole(1), metavar="N", key="terminal.option.players")
@option("--divide", is_flag=True, key="terminal.option.divide")
@option("--answers", is_flag=True, key="terminal.option.answers")
@components_option
@json_option
def command(
    *,
    game: str,
    position: str | None,
    pairs: tuple[str, ...],
    depth: int,
    players: int | None,
    divide: bool,
    answers: bool,
    components: str | None,
    as_json: bool,
) -> None:
    """Count the sequences of turns, or of answers."""
    from pathlib import Path

    from boomtable.engine import Components, find, open_table, perft
    from boomtable.engine import divide as count_each

    meta = find(game)
    settings = read_pairs(pairs)
    has_positions = any(setting.id == POSITION for setting in meta.settings)
    if position is not None:
        if not has_positions:
            raise Unreadable("terminal.perft.no-positions", game=meta.name)
        if not position.strip():
            raise Unreadable("terminal.perft.empty-position")
        settings[POSITION] = position
    box = Components.load(Path(components)) if components else None
    table = open_table(game, players, settings, components=box, asks_chance=True, keeps_log=False)
    result: dict[str, Any] = {
        "position": _position(table) if has_positions else None,
        "depth": depth,
    }
    if divide and depth > 0:
        each = {
            table.game.turn_text(said): count
            for said, count in count_each(table, depth, answers=answers)
        }
        result |= {"count": sum(each.values()), "divide": each}
    else:
        result["count"] = perft(table, depth, answers=answers)
        if divide:
            result["divide"] = {}
    if as_json:
        from boomtable.cli.output import print_json

        print_json(result)
        return
    for text, count in result.get("divide", {}).items():
        click.echo(f"{text}: {count}")
    echo(words("terminal.perft.count", depth=depth, count=result["count"]))


def _position(table: Any) -> str | None:
    """The position line of a table, as games that have positions show it in their view."""
    from boomtable.engine import view

    shown = view(table, None)["table"].get("position")
    return str(shown) if shown else None
