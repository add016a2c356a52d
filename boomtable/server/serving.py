"""Running the server: the socket, the event loop, the log."""

from __future__ import annotations

import errno
import logging
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from boomtable.engine.errors import os_reason
from boomtable.locale import Text
from boomtable.server.app import make_app, say_goodbye
from boomtable.server.config import Config
from boomtable.server.guard import Guard
from boomtable.server.refusals import Denied

LARGEST_FRAME = 64 << 10
"""What is larger than a message may be is refused; what is larger than this ends the connection."""
PING = 20.0
"""Seconds between two questions whether a client is still there."""


class Server(uvicorn.Server):
    """A server that tells when it is open, and whoever is connected when it closes."""

    def __init__(self, config: uvicorn.Config, app: Guard, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and tell."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take leave, and close."""
        await say_goodbye(self.app)
        await super().shutdown(sockets)


def serve(
    config: Config,
    host: str,
    port: int,
    tell: Callable[[str], None],
    *,
    opens_browser: bool = False,
    logs: bool = False,
) -> None:
    """Serve until somebody stops it. ``tell`` is told the address once the server is open."""
    if logs:
        logging.basicConfig(format="%(asctime)s %(name)s %(message)s", level=logging.INFO)
        # It would log WebSockets with their queries; the guard logs every request without.
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
    else:
        logging.basicConfig(format="%(message)s", level=logging.WARNING)
    with _listen(host, port) as listening:
        address = _address(host, listening.getsockname()[1])

        def when_open() -> None:
            tell(address)
            if opens_browser:
                webbrowser.open(address)

        app = make_app(config)
        settings = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            # Only a server with a name of its own stands behind a proxy. One on this machine is
            # believed when it tells whom it speaks for: each visitor has limits of their own.
            proxy_headers=bool(config.origins),
            lifespan="on",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=True,
            timeout_graceful_shutdown=5,
        )
        Server(settings, app, when_open).run(sockets=[listening])


def _address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    if host in {"0.0.0.0", "::"}:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        is_taken = error.errno == errno.EADDRINUSE
        why = Text("server.port-taken") if is_taken else os_reason(error)
        raise Denied("disk", "server.port-in-use", host=host, port=port, why=why) from error
