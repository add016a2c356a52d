"""The OpenAPI document as a page: plain HTML made here, no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --paper: #f6efe0; --panel: #fbf7ec; --ink: #2b2118;
  --line: #cdbf9f; --accent: #8a3f28; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --panel: #28241e; --ink: #ede3cf;
  --line: #5a5040; --accent: #e39a7f; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 1rem 0; padding: .5rem 1rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: .5rem; }
h3 { margin: .2rem 0; font-size: 1rem; } code { font-size: .95em; overflow-wrap: anywhere; }
.method { color: var(--accent); } a { color: var(--accent); }
table { border-collapse: collapse; width: 100%; }
td, th { border-top: 1px solid var(--line); padding: .25rem .5rem; text-align: left;
  vertical-align: top; }
"""
_METHODS = ("get", "post", "put", "delete")
_LINKS = """<p><a href="/api/openapi.json">openapi.json</a> ·
<a href="/api/schema.json">schema.json</a></p>"""


def reference_page(document: dict[str, Any]) -> str:
    """The page of an OpenAPI document."""
    info = document["info"]
    body = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description') or '')}</p>",
        _LINKS,
        *_operations(document),
        "<h2>Forms</h2>",
        *_schemas(document.get("components", {}).get("schemas", {})),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])}</title>"
        '<link rel="stylesheet" href="/api/reference.css"></head>'
        f"<body><main>{''.join(body)}</main></body></html>"
    )


def _operations(document: dict[str, Any]) -> Iterator[str]:
    by_tag: dict[str, list[str]] = {}
    for path, item in sorted(document["paths"].items()):
        for method in _METHODS:
            if method in item:
                operation = item[method]
                tag = next(iter(operation.get("tags") or ["other"]))
                by_tag.setdefault(tag, []).append(_operation(path, method, operation))
    for tag, operations in by_tag.items():
        yield f"<h2>{escape(tag)}</h2>"
        yield from operations


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = [
        _row(it["name"], f"{it['in']}, {_kind(it.get('schema', {}))}", it.get("description"))
        for it in operation.get("parameters") or []
    ]
    body = (operation.get("requestBody") or {}).get("content", {})
    rows += [_row("body", _kind(content.get("schema", {})), None) for content in body.values()]
    for status, answer in (operation.get("responses") or {}).items():
        kinds = [_kind(it.get("schema", {})) for it in (answer.get("content") or {}).values()]
        rows.append(_row(status, ", ".join(kinds), answer.get("description")))
    named = f'<span class="method">{method.upper()}</span> {escape(path)}'
    return (
        f"<article><h3><code>{named}</code></h3>"
        f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p>"
        f"<table>{''.join(rows)}</table></article>"
    )


def _schemas(schemas: dict[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        title = schema.get("title") or name
        rows = [
            _row(field, _kind(kind), kind.get("description"))
            for field, kind in (schema.get("properties") or {}).items()
        ]
        yield (
            f'<article id="{escape(title)}"><h3><code>{escape(title)}</code></h3>'
            f"<p>{escape(schema.get('description') or '')}</p>"
            f"<table>{''.join(rows)}</table></article>"
        )


def _row(name: str, kind: str, about: str | None) -> str:
    return (
        f"<tr><td><code>{escape(name)}</code></td><td>{kind}</td>"
        f"<td>{escape(about or '')}</td></tr>"
    )


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join(_kind(one) for one in schema[key])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
