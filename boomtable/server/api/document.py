"""The OpenAPI document: what Litestar makes of the endpoints, with refusals as they really are."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from boomtable.server.forms import Problem
from boomtable.server.identity import COOKIE

_REF = "#/components/schemas/{name}"
_REFUSALS = {
    "4XX": "Refused: nothing has changed. The codes are listed in docs/api.md.",
    "5XX": "It could not be kept on disk (503), or a fault of ours (500): nothing has changed.",
}


class Rendered(JsonRenderPlugin):
    """The same document where Litestar shows it by itself."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, _completed(openapi_schema))


def document(app: Litestar) -> dict[str, Any]:
    """The document of an app, made once."""
    if "document" not in app.state:
        app.state.document = _completed(app.openapi_schema.to_schema())
    found: dict[str, Any] = app.state.document
    return found


def _completed(found: dict[str, Any]) -> dict[str, Any]:
    # Litestar would tell of refusals in a form of its own, and only of those it makes itself.
    _, schemas = msgspec.json.schema_components([Problem], ref_template=_REF)
    found["components"]["schemas"] |= schemas
    content = {"application/json": {"schema": {"$ref": _REF.format(name=Problem.__name__)}}}
    told = {status: {"description": why, "content": content} for status, why in _REFUSALS.items()}
    for path in found["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)
            operation["responses"] |= told
    # Some of it is for everybody: so the cookie is one way, and none is another.
    found["components"]["securitySchemes"] = {
        "device": {
            "type": "apiKey",
            "in": "cookie",
            "name": COOKIE,
            "description": "The cookie that POST /api/me gives a device.",
        }
    }
    found["security"] = [{"device": []}, {}]
    return found
