"""What every request must pass before anybody looks at it, and what every answer is sent with.

Only hosts that the server is known by, no foreign pages, not too much, not too often. Cookies,
queries and secrets are never logged.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec

from boomtable.locale import say
from boomtable.server.config import Config, Limits
from boomtable.server.forms import Problem
from boomtable.server.refusals import STATUS
from boomtable.server.words import accepted_language, language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
LOOPBACK = {"localhost", "127.0.0.1", "::1"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
MOST_BUCKETS = 10_000
LARGE = ("/api/tables", "/api/tables/import", "/api/components/check")
"""Paths whose forms may carry a record or a component file."""


class Buckets:
    """So many at once, and so many a second in the long run, for each of many."""

    def __init__(self, rate: float, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.at_once = at_once
        self.clock = clock
        self.used: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        now = self.clock()
        level, last = self.used.get(who, (0.0, now))
        level = max(0.0, level - (now - last) * self.rate)
        if level + 1 > self.at_once:
            return False
        self.used.pop(who, None)
        self.used[who] = (level + 1, now)
        while len(self.used) > MOST_BUCKETS:
            del self.used[next(iter(self.used))]  # Whoever was away for longest.
        return True


class TooLarge(Exception):
    """More was sent than is allowed."""


class Guard:
    """Stands before the app."""

    def __init__(self, app: App, config: Config) -> None:
        self.app = app
        self.config = config
        self.limits: Limits = config.limits
        self.origins = {_origin(url) for url in config.origins}
        self.hosts = LOOPBACK | {urlsplit(url).hostname or "" for url in config.origins}
        self.requests = Buckets(self.limits.requests, self.limits.requests_at_once)
        self.connections: dict[str, int] = {}
        self.log = logging.getLogger("boomtable.access")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    # --- HTTP --------------------------------------------------------------------------------

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        begun = monotonic()
        status = 0
        limit = self._size_limit(scope)
        left = limit

        async def counted_receive() -> MutableMapping[str, Any]:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        async def guarded_send(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(message.get("headers", []), scope["path"])
            elif scope["method"] == "HEAD":
                message["body"] = b""
            await send(message)

        try:
            refusal = self._why_not(scope, headers, limit)
            if refusal is not None:
                await _refuse(refusal, headers, guarded_send)
                return
            # Who asks for the head alone, as monitors do, is told what the whole would begin with.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, counted_receive, guarded_send)
        except TooLarge:
            if not status:
                await _refuse("too-large", headers, guarded_send)
        finally:
            self._log(scope["method"], scope["path"], status, begun)

    def _log(self, what: str, path: str, status: object, begun: float) -> None:
        spent = (monotonic() - begun) * 1000
        named = path[:200].encode("unicode_escape").decode()
        self.log.info("%s %s %s %.0f ms", what, named, status, spent)

    def _why_not(self, scope: Scope, headers: dict[bytes, bytes], limit: int) -> str | None:
        if not self._is_our_host(headers) or (
            scope["method"] not in SAFE and not self._is_our_page(headers)
        ):
            return "forbidden"
        if not self.requests.take(address(scope)):
            return "too-fast"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > limit:
            return "too-large"
        return None

    def _size_limit(self, scope: Scope) -> int:
        return self.limits.file_size if scope["path"] in LARGE else self.limits.form_size

    # --- WebSocket ---------------------------------------------------------------------------

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, who = dict(scope["headers"]), address(scope)
        here = self.connections.get(who, 0)
        if (
            not self._is_our_host(headers)
            or not self._is_our_page(headers)
            or here >= self.limits.connections
            or not self.requests.take(who)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        self.connections[who] = here + 1
        begun = monotonic()
        try:
            await self.app(scope, receive, send)
        finally:
            self._log("LIVE", scope["path"], "-", begun)
            self.connections[who] -= 1
            if not self.connections[who]:
                del self.connections[who]

    # --- where it comes from -----------------------------------------------------------------

    def _is_our_host(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request is meant for us: a foreign name may lead to our address."""
        host = _hostname(headers.get(b"host", b"").decode("latin-1"))
        if host in self.hosts:
            return True
        return self.config.any_host and (_is_address(host) or not self.origins)

    def _is_our_page(self, headers: dict[bytes, bytes]) -> bool:
        """Whether no foreign page has sent the request. Programs are no pages: they name none."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in {b"none", b"same-origin"}
        named = origin.decode("latin-1")
        if _origin(named) in self.origins:
            return True
        parts = urlsplit(named)
        return (
            parts.scheme in {"http", "https"}
            and parts.netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()
        )


def address(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def _hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _with_headers(headers: Any, path: str) -> list[tuple[bytes, bytes]]:
    found = list(headers)
    names = {name.lower() for name, _ in found}
    found += [header for header in HEADERS if header[0] not in names]
    if path.startswith("/api") and b"cache-control" not in names:
        found.append((b"cache-control", b"no-store"))
    return found


async def _refuse(code: str, headers: dict[bytes, bytes], send: Send) -> None:
    lang = language(accepted_language(headers.get(b"accept-language", b"").decode("latin-1")))
    body = msgspec.json.encode(Problem(code=code, why=say(lang, f"server.guard-{code}")))
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[code],
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
