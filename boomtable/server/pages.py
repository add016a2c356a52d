"""The browser app: the files that were built for it, held in memory and sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
import re
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from boomtable.locale import say
from boomtable.server.api.asking import lang_of
from boomtable.server.refusals import Denied

INDEX = "index.html"
PACKED_ALREADY = "packed_already"
"""Marks what is compressed once and for all, and not again for every answer."""
FOREVER = "public, max-age=31536000, immutable"
_HASHED = re.compile(r".*[-.][\w-]{8,}\.\w+")
"""A file whose name changes with its content."""
_PACKED = {".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map"}


class Page(Struct, frozen=True):
    """A file of the app."""

    body: bytes
    packed: bytes | None
    media: str
    cache: str


def static_folder() -> Path:
    """Where the built app lies."""
    return Path(str(resources.files("boomtable.server"))) / "static"


def read_pages(folder: Path) -> dict[str, Page]:
    """All files of the app, by their path."""
    if not (folder / INDEX).is_file():
        return {}
    named = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    # What builders leave behind in hidden folders is for nobody else.
    return {name: _page(path) for name, path in named.items() if "/." not in f"/{name}"}


def _page(path: Path) -> Page:
    body = path.read_bytes()
    packs = path.suffix in _PACKED and len(body) > 500
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(
        body,
        gzip.compress(body, 9, mtime=0) if packs else None,
        media,
        FOREVER if _HASHED.fullmatch(path.name) else "no-cache",
    )


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED_ALREADY: True},
)
def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the app; every other path is the app itself, which knows its own paths."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise Denied("unknown", "server.http-unknown")
    page = pages.get(name)
    if page is None and "." in name.rpartition("/")[2]:
        raise Denied("unknown", "server.http-unknown")
    page = page or pages.get(INDEX)
    if page is None:
        text = say(lang_of(request), "server.no-app")
        return Response(text.encode(), media_type=MediaType.TEXT)
    headers = {"cache-control": page.cache, "vary": "accept-encoding"}
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = page.packed, "gzip"
    return Response(body, media_type=page.media, headers=headers)
