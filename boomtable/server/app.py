"""The app: endpoints, WebSocket and pages behind the guard, with the house that they serve."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from boomtable import __version__
from boomtable.engine import Refusal
from boomtable.server.api.about import AboutEndpoints
from boomtable.server.api.analysis import AnalysisEndpoints
from boomtable.server.api.asking import (
    Desk,
    provide_desk,
    provide_visitor,
    refuse,
    refuse_form,
    refuse_large,
    stumble,
)
from boomtable.server.api.document import Rendered
from boomtable.server.api.games import GameEndpoints
from boomtable.server.api.me import MeEndpoints
from boomtable.server.api.play import PlayEndpoints
from boomtable.server.api.tables import TableEndpoints
from boomtable.server.clock import Time, WallClock
from boomtable.server.config import Config
from boomtable.server.guard import Guard, TooLarge
from boomtable.server.house import House
from boomtable.server.identity import Keys
from boomtable.server.live import live
from boomtable.server.pages import PACKED_ALREADY, read_pages, show_page, static_folder
from boomtable.server.store import Store
from boomtable.server.store.sqlite import SqliteStore

ABOUT = (
    "Tables for frontier board games. docs/api.md tells how to talk to them, WebSocket included."
)


async def say_goodbye(app: Guard) -> None:
    """Tell everybody who looks that the server closes."""
    assert isinstance(app.app, Litestar)
    desk: Desk = app.app.state.desk
    await desk.house.say_goodbye()


def make_app(config: Config, store: Store | None = None, time: Time | None = None) -> Guard:
    """The app of a server, with the guard before it."""
    kept = store if store is not None else SqliteStore(config.folder)
    keys = Keys(config.folder)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        known = time
        if known is None:
            clock = WallClock()
            await kept.came_up(clock.now())
            known = WallClock(await kept.outages())
        house = House(config, kept, keys, known)
        app.state.desk = Desk(house)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            MeEndpoints,
            GameEndpoints,
            TableEndpoints,
            PlayEndpoints,
            AnalysisEndpoints,
            AboutEndpoints,
            live,
            show_page,
        ],
        lifespan=[lifespan],
        dependencies={"desk": Provide(provide_desk), "visitor": Provide(provide_visitor)},
        exception_handlers={
            Refusal: refuse,
            HTTPException: refuse_form,
            TooLarge: refuse_large,
            Exception: stumble,
        },
        openapi_config=OpenAPIConfig(
            title="Boomtable",
            version=__version__,
            description=ABOUT,
            path="/api/openapi",
            render_plugins=[Rendered()],
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=2000, exclude_opt_key=PACKED_ALREADY
        ),
        request_max_body_size=config.limits.file_size,
        logging_config=None,
        debug=False,
    )
    app.state.pages = read_pages(static_folder())
    return Guard(app, config)
