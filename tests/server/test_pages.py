"""The files of the browser app, as the server sends them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from boomtable.server.pages import FOREVER, read_pages
from tests.server.guests import Inn


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / "index.html").write_text("<!doctype html><title>Boomtable</title>" + " " * 600)
    (folder / "assets" / "index-Bx81kd_2.js").write_text("let it = 1;" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    return folder


def test_files_with_their_content_in_the_name_are_kept_for_ever(tmp_path: Path) -> None:
    pages = read_pages(built(tmp_path / "static"))

    assert set(pages) == {"index.html", "assets/index-Bx81kd_2.js", "icon.svg"}
    assert pages["assets/index-Bx81kd_2.js"].cache == FOREVER
    assert pages["index.html"].cache == "no-cache"
    assert pages["icon.svg"].cache == "no-cache"
    packed = pages["index.html"].packed
    assert packed is not None
    assert gzip.decompress(packed) == pages["index.html"].body
    assert pages["icon.svg"].packed is None


@pytest.mark.anyio
async def test_every_path_of_the_app_is_the_app(inn: Inn, tmp_path: Path) -> None:
    inn.app.app.state.pages = read_pages(built(tmp_path / "static"))  # type: ignore[attr-defined]
    stranger = inn.stranger()

    page = await stranger.http.get("/t/abc")
    script = await stranger.http.get("/assets/index-Bx81kd_2.js")

    assert page.text.startswith("<!doctype html>")
    assert page.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == FOREVER
    assert script.headers["content-type"].startswith("text/javascript")
    assert (await stranger.http.get("/.vite/manifest.json")).status_code == 404
    assert (await stranger.http.get("/assets/gone-12345678.js")).status_code == 404
    assert "set-cookie" not in page.headers


@pytest.mark.anyio
async def test_without_the_app_a_plain_page_says_how_to_build_it(inn: Inn) -> None:
    inn.app.app.state.pages = {}  # type: ignore[attr-defined]

    english = await inn.stranger().http.get("/")
    french = await inn.stranger(lang="fr").http.get("/")

    assert "make play" in english.text
    assert "make play" in french.text
    assert english.text != french.text
