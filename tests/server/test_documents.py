"""What docs/api.md tells is true: the bot plays, every refusal is listed, the schema is whole."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from boomtable.server import wire
from boomtable.server.refusals import STATUS
from boomtable.server.schema import schema, schema_text
from tests.marks import slow
from tests.server.guests import Inn
from tests.server.test_crash import Server, free_port

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


@slow
def test_the_bot_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    server.start()
    try:
        bot = [sys.executable, str(ROOT / "docs" / "examples" / "outside_bot.py"), server.address]
        told = subprocess.run(bot, capture_output=True, text=True, timeout=100, check=True).stdout
    finally:
        server.kill()

    assert told.startswith("The game is over")
    assert len(told.splitlines()) == 1


def test_the_bot_of_the_page_has_thirty_lines() -> None:
    code = (ROOT / "docs" / "examples" / "outside_bot.py").read_text(encoding="utf-8")
    lines = [line for line in code.splitlines()[1:] if line.strip()]

    assert len(lines) <= 30


def test_every_refusal_is_listed_with_its_status() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.MULTILINE))

    assert {code: int(status) for code, status in rows.items()} == STATUS


def test_every_message_is_listed() -> None:
    kinds = [one.__struct_config__.tag for one in get_args(wire.FromServer | wire.FromClient)]

    for kind in kinds:
        assert f"`{kind}`" in PAGE, kind


def test_the_schema_knows_every_message_and_refers_to_nothing_else() -> None:
    found = schema()

    refs = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(found)))

    assert refs <= set(found["$defs"])
    for message in get_args(wire.FromServer | wire.FromClient):
        assert message.__name__ in found["$defs"]
    assert json.loads(schema_text()) == json.loads(json.dumps(found))


@pytest.mark.anyio
async def test_every_path_of_the_page_exists(inn: Inn) -> None:
    document = await inn.stranger().get("/openapi.json")
    known = {re.sub(r"\{\w+\}", "{}", path) for path in document["paths"]}
    known |= {"/api/tables/{}/live", "/api/reference", "/api/openapi.json"}

    named = set(re.findall(r"`(?:GET |POST |PUT )?(/api/[\w/{}.-]+)", PAGE))

    assert named
    for path in named:
        assert re.sub(r"\{\w+\}", "{}", path) in known, path


@pytest.mark.anyio
async def test_the_document_tells_how_every_endpoint_refuses(inn: Inn) -> None:
    stranger = inn.stranger()
    document = await stranger.get("/openapi.json")
    problem = {"$ref": "#/components/schemas/Problem"}

    for path, item in document["paths"].items():
        for operation in item.values():
            told = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert told == problem, path
            assert "400" not in operation["responses"], path

    refused = await stranger.post("/me", {"nome": "Ann"}, 400)
    assert set(refused) == set(document["components"]["schemas"]["Problem"]["properties"])
    refs = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
    assert refs <= set(document["components"]["schemas"])
    assert await stranger.get("/openapi") == document
