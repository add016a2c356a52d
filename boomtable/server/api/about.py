"""About the server itself: its health, its words, its schema, a page that lists its endpoints."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Request, get

from boomtable import __version__
from boomtable.locale import sentences
from boomtable.server.api.asking import Asker, TheDesk
from boomtable.server.api.document import document
from boomtable.server.api.reference import STYLE, reference_page
from boomtable.server.api.tables import LangParam
from boomtable.server.forms import Health, Words
from boomtable.server.schema import schema


class AboutEndpoints(Controller):
    """The server itself."""

    path = "/api"
    tags = ["about"]  # noqa: RUF012  # as Litestar wants it

    @get("/health", summary="Is the server well?")
    async def health(self, desk: TheDesk) -> Health:
        """That the server is there, and how much it has to do."""
        house = desk.house
        return Health(
            status="ok",
            version=__version__,
            tables=len(house.tables),
            viewers=sum(len(table.viewers) for table in house.tables.values()),
            thinking=sum(len(table.thoughts) for table in house.tables.values()),
        )

    @get("/words", summary="The words of the page")
    async def words(self, visitor: Asker, lang: LangParam = None) -> Words:
        """The page's own catalogue of sentences."""
        _ = lang
        return Words(lang=visitor.lang, words=sentences(visitor.lang, "web"))

    @get("/schema.json", summary="The schema of every message")
    async def message_schema(self) -> dict[str, Any]:
        """The JSON schema of all messages and forms, those of the WebSocket included."""
        return schema()

    @get("/openapi.json", include_in_schema=False)
    async def openapi(self, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """All endpoints, for programs."""
        return document(request.app)

    @get("/reference", media_type=MediaType.HTML, include_in_schema=False)
    async def reference(self, request: Request[Any, Any, Any]) -> str:
        """All endpoints, as a page that needs no script and nothing from elsewhere."""
        return reference_page(document(request.app))

    @get("/reference.css", media_type=MediaType.CSS, include_in_schema=False)
    async def style(self) -> str:
        """The look of the page that lists the endpoints."""
        return STYLE
