"""``boomtable components``: check a component file, list what is in a box and where it is from."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import click

from boomtable.cli.arguments import game_argument
from boomtable.cli.clicks import Group, json_option, option
from boomtable.cli.language import spoken, words
from boomtable.cli.output import echo
from boomtable.engine.components import SOURCES, Components, Entry
from boomtable.engine.errors import Unreadable
from boomtable.names import visible

_PROBLEMS = 2


@click.group("components", cls=Group, help="components")
def command() -> None:
    """Look at component files."""


@command.command("check", help="components-check")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.pass_context
def check(ctx: click.Context, file: str) -> None:
    """Say everything that is wrong with a component file."""
    from boomtable.engine import find, load

    components = Components.load(Path(file))
    meta = find(components.game_id)
    game = load(meta.id)
    problems = [*components.check_sources(), *(game.check(components) if game.check else ())]
    for problem in problems:
        echo(visible(spoken(problem)))
    if problems:
        sentence = words("terminal.components.bad", file=file, count=len(problems), game=meta.id)
        echo(f"boomtable: {sentence}", err=True)
        ctx.exit(_PROBLEMS)
    echo(words("terminal.components.good", file=file, game=meta.id, hash=components.hash))


@command.command("list", help="components-list")
@game_argument
@option(
    "--source",
    metavar="|".join(SOURCES),
    key="terminal.option.source",
    shell_complete=lambda _ctx, _param, typed: [it for it in SOURCES if it.startswith(typed)],
)
@json_option
def list_entries(game: str, source: str | None, as_json: bool) -> None:
    """List the entries of a game's component file, with their sources."""
    from boomtable.engine import find, standard_components

    if source is not None and source not in SOURCES:
        raise Unreadable("terminal.components.source", source=source, sources=", ".join(SOURCES))
    entries = list(standard_components(find(game).package).entries())
    rows = [row for entry in entries for row in _rows(entry, source)]
    if as_json:
        from boomtable.cli.output import print_json

        print_json(rows)
        return
    for row in rows:
        fields = ", ".join(f"{name} = {_written(value)}" for name, value in row["fields"].items())
        echo(f"{row['place']} [{row['source']}]" + (f": {fields}" if fields else ""))
    if not rows:
        echo(words("terminal.components.none", source=source or "-"))


@command.command("show", help="components-show")
@game_argument
def show(game: str) -> None:
    """Print the component file that a game comes with."""
    from boomtable.engine import find

    package = find(game).package
    text = (resources.files(package) / "components.toml").read_text(encoding="utf-8")
    click.echo(text, nl=False)


def _rows(entry: Entry, wanted: str | None) -> list[dict[str, Any]]:
    """An entry as rows, one for each source that its fields have."""
    values = {
        name: value
        for name, value in entry.fields.items()
        if name != "source" and not name.endswith("_source") and not name.startswith("source_")
    }
    by_source: dict[str, dict[str, Any]] = {entry.source: {}}
    for name, value in values.items():
        by_source.setdefault(entry.source_of(name), {})[name] = value
    return [
        {"place": entry.place, "source": source, "fields": fields}
        for source, fields in by_source.items()
        if (wanted is None or source == wanted) and (fields or not values)
    ]


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
