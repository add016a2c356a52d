"""The JSON schema of everything that is said: ``python -m boomtable.server.schema``.

The types of the browser app are generated from it.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any, get_args

import msgspec

from boomtable.server import forms, wire

TEMPLATE = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """One schema whose ``$defs`` hold every message, form and part."""
    said = [*get_args(wire.FromServer), *get_args(wire.FromClient)]
    parts = [one for module in (wire, forms) for one in _structs(module)]
    _, found = msgspec.json.schema_components([*said, *parts], ref_template=TEMPLATE)
    for one in [*get_args(wire.FromServer), *parts]:
        # What the server sends it sends whole, with what is as usual.
        if not issubclass(one, forms.Form) and "properties" in found[one.__name__]:
            found[one.__name__]["required"] = list(found[one.__name__]["properties"])
    found["FromServer"] = _union(wire.FromServer)
    found["FromClient"] = _union(wire.FromClient)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boomtable",
        "$defs": {name: found[name] for name in sorted(found)},
    }


def schema_text() -> str:
    """The schema as text, the same for the same messages."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def _structs(module: Any) -> list[type]:
    bases = (wire.Part, forms.Form)
    found = [
        one
        for _, one in inspect.getmembers(module, inspect.isclass)
        if one.__module__ == module.__name__ and issubclass(one, bases) and one not in bases
    ]
    return sorted(found, key=lambda one: one.__name__)


def _union(messages: Any) -> dict[str, Any]:
    return {"oneOf": [{"$ref": TEMPLATE.format(name=one.__name__)} for one in get_args(messages)]}


if __name__ == "__main__":
    sys.stdout.write(schema_text())
