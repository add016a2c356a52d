"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much of anything one device or address may have."""

    requests: float = 30.0
    """HTTP requests a second, in the long run, of one address."""
    requests_at_once: int = 300
    messages: float = 20.0
    """WebSocket messages a second, in the long run, of one connection."""
    messages_at_once: int = 60
    devices: float = 0.5
    """New devices a second, in the long run, of one address."""
    devices_at_once: int = 60
    connections: int = 500
    """WebSockets at once, of one address."""
    tables: float = 0.2
    """New tables a second, in the long run, of one device."""
    tables_at_once: int = 40
    checks: float = 1.0
    """Component files a second to be checked, in the long run, of one address."""
    checks_at_once: int = 10
    message_size: int = 16 << 10
    form_size: int = 64 << 10
    file_size: int = 2 << 20
    """Forms that carry a record or a component file."""


class Config(Struct, frozen=True):
    """A server's settings, as the command line gives them."""

    folder: Path
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Addresses (``https://games.example``) by which the server is known beside its own."""
    any_host: bool = False
    """Whether requests may name any host: when the server listens to the whole network."""
    pace: float = 0.4
    """Seconds that a bot takes at least, so that people can follow."""
    bot_budget: float = 20.0
    linger: float = 20.0
    """Seconds for which a table stays in memory when nobody looks at it."""
    snapshot_every: int = 64
    """Deeds."""
    absence: int = 60_000
    """Milliseconds after which somebody who is not connected counts as absent."""
    secure: bool = False
    """Whether cookies are for https only."""
    limits: Limits = Limits()
