"""``boomtable serve``: tables in the browser, for people near and far."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from boomtable.cli.clicks import Command, Whole, option
from boomtable.cli.language import words
from boomtable.cli.output import echo

_LOOPBACK = "127.0.0.1"
_PORT = 8642
_PACE = 400


@click.command("serve", cls=Command, help="serve")
@option("--host", default=_LOOPBACK, metavar="ADDRESS", key="terminal.option.host")
@option("--port", type=Whole(0), default=_PORT, metavar="N", key="terminal.option.port")
@option("--data", type=click.Path(), metavar="DIR", key="terminal.option.data")
@option("--workers", type=Whole(1), metavar="N", key="terminal.option.workers")
@option("--pace", type=Whole(0), default=_PACE, metavar="MS", key="terminal.option.pace")
@option("--origin", "origins", multiple=True, metavar="URL", key="terminal.option.origin")
@option("--open", "opens", is_flag=True, key="terminal.option.open")
@option("--log", "logs", is_flag=True, key="terminal.option.log")
@option("--schema", is_flag=True, key="terminal.option.schema")
def command(
    *,
    host: str,
    port: int,
    data: str | None,
    workers: int | None,
    pace: int,
    origins: tuple[str, ...],
    opens: bool,
    logs: bool,
    schema: bool,
) -> None:
    """Open tables to browsers and programs."""
    if schema:
        from boomtable.server.schema import schema_text

        click.echo(schema_text(), nl=False)
        return
    from boomtable.engine.errors import Unreadable, os_reason
    from boomtable.server.config import Config
    from boomtable.server.serving import serve

    for origin in origins:
        if not origin.startswith(("http://", "https://")):
            raise Unreadable("terminal.serve.origin", origin=origin)
    folder = Path(data) if data else _data_folder()
    config = Config(
        folder=folder,
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        pace=pace / 1000,
        origins=origins,
        any_host=host not in {_LOOPBACK, "localhost", "::1"},
        secure=bool(origins) and all(origin.startswith("https://") for origin in origins),
    )
    try:
        serve(config, host, port, _tell, opens_browser=opens, logs=logs)
    except OSError as error:
        why = os_reason(error)
        raise Unreadable("engine.file-unwritable", file=str(folder), why=why) from error


def _tell(address: str) -> None:
    echo(words("server.listening", address=address))
    echo(words("server.stop"))
    sys.stdout.flush()


def _data_folder() -> Path:
    from boomtable.cli.saving import data_home

    return data_home() / "boomtable" / "server"
