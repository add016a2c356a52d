"""A real server and a real browser. ``make web`` builds the page before."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "boomtable" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PATIENCE = 30_000
"""Milliseconds until we give up waiting for something: a busy machine takes its time."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


expect.set_options(timeout=PATIENCE)


class House:
    """A server of its own, which can be killed and come back at the same address."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        self.port = port
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "boomtable", "serve", "--workers", "1", "--pace", "0"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"(http://[\w.]+:(\d+))/", line):
                self.address, self.port = found[1], int(found[2])
                return
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "There is no chromium: run 'make browser'."
    return path


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "The page is not built: run 'make web'."
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.stop()


# Not for the whole session: while Playwright runs, no other test of this process could run an
# event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium(), chromium_sandbox=False, args=FLAGS
        )
        yield opened
        opened.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Open a path of the app as somebody new; nothing may go wrong in the page meanwhile."""
    troubles: list[str] = []
    contexts = []

    def open_page(path: str = "/", at: str = "", **kind: Any) -> Page:
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-US"}
        context = browser.new_context(**{**settings, **kind})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "console",
            lambda said: troubles.append(said.text) if said.type in {"error", "warning"} else None,
        )
        page.goto((at or house.address) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = re.compile(r"WebSocket connection|ERR_CONNECTION_REFUSED")
    assert [trouble for trouble in troubles if not expected.search(trouble)] == []


def settled(page: Page) -> None:
    """Wait until no answer is on its way: what is lit then can be touched."""
    page.locator("section.prompt[aria-busy=false]").wait_for()


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def make_table(page: Page, form: dict[str, Any], how: str = "") -> str:
    """Make a table by the API, as whoever looks at the page, and open it."""
    # Whoever is new has been introduced once the page shows their name.
    page.locator("header .who").wait_for()
    table = page.evaluate(
        """async ([form, how]) => {
            const headers = {"content-type": "application/json"};
            const body = JSON.stringify(form);
            const response = await fetch(`/api/tables${how}`, {method: "POST", headers, body});
            return await response.json();
        }""",
        [form, how],
    )
    assert "room" in table, json.dumps(table)
    identity: str = table["room"]["id"]
    page.goto(page.url.split("#")[0] + f"#/table/{identity}")
    page.locator("section.prompt").wait_for()
    return identity
