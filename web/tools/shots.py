"""Takes the pictures of the browser app: ``.venv/bin/python web/tools/shots.py [FOLDER]``.

Starts a server of its own on loopback, sets up tables in the middle of games, and looks at them.
Another board adds its table to ``TABLES``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from boomtable.bots import make_bot  # noqa: E402
from boomtable.engine import Dice, Seat, open_table, write_record  # noqa: E402
from tests.browser.conftest import FLAGS, House, chromium, make_table  # noqa: E402

SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
}
ALL_MODULES = "santa-fe,silver-mines,red-river,sooners"
TABLES: dict[str, tuple[str, int, dict[str, str], int, int]] = {
    "boomtown": ("boomtown", 4, {}, 0, 77),
    "boomtown-choice": ("boomtown", 4, {}, 1, 89),
    "boonlake": ("boonlake", 3, {}, 2, 150),
    "boonlake-solo": ("boonlake", 1, {"level": "challenge"}, 1, 75),
    "coloma": ("coloma", 4, {}, 3, 171),
    "oklahoma": ("oklahoma", 2, {}, 21, 63),
    "oklahoma-modules": ("oklahoma", 2, {"modules": ALL_MODULES}, 0, 44),
}
"""For each picture a game, its number of players and settings, a seed and so many answers."""
SHOWN = ("boomtown", "boonlake", "coloma", "oklahoma-modules")
"""Those in the README."""
NAME = """async (name) => {
    const headers = {"content-type": "application/json"};
    await fetch("/api/me", {method: "POST", headers, body: JSON.stringify({name})});
}"""


def record(game: str, players: int, settings: dict[str, str], seed: int, answers: int) -> str:
    """A game up to its middle. The bots change seats, so that nobody runs away with it."""
    table = open_table(game, players, settings=settings, seed=seed)
    bots = [make_bot("greedy", game, Dice(seed)), make_bot("random", game, Dice(seed + 1))]
    for number in range(answers):
        if table.is_over:
            break
        seat = table.awaited[0]
        table.answer(bots[(seat + number // 9) % 2].decide(Seat(table, seat)), seat)
    return write_record(table)


def look(browser: Browser, house: House, size: str, scheme: str, lang: str) -> Page:
    """Somebody new, at the home page."""
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme=scheme,
        locale=f"{lang}-{lang.upper()}",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    page = context.new_page()
    page.goto(house.address)
    page.locator("header .who").wait_for()
    page.evaluate(NAME, "Ann")
    page.reload()
    page.get_by_role("heading", name="Oklahoma Boomers").wait_for()
    return page


def company(browser: Browser, house: House, page: Page) -> None:
    """Tables for the home page: one where it is Ann's turn, one that waits for Bo, one to join."""
    for game, seats in (
        ("boomtown", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]),
        ("oklahoma", [{"kind": "me"}, {"kind": "open"}]),
    ):
        make_at_home(page, {"game": game, "seats": seats})
    make_at_home(page, {"record": record("oklahoma", 2, {}, 21, 400)}, "/import")
    friend = browser.new_context().new_page()
    friend.goto(house.address)
    friend.locator("header .who").wait_for()
    friend.evaluate(NAME, "Bo")
    make_at_home(
        friend,
        {"game": "coloma", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2], "private": False},
    )
    friend.context.close()


def make_at_home(page: Page, form: dict[str, Any], how: str = "") -> None:
    """Make a table without going there."""
    page.evaluate(
        """async ([form, how]) => {
            const headers = {"content-type": "application/json"};
            const body = JSON.stringify(form);
            await fetch(`/api/tables${how}`, {method: "POST", headers, body});
        }""",
        [form, how],
    )


def touch(page: Page) -> None:
    """Pick the first piece and point at one of its places, so that a preview shows."""
    lit = page.locator(".board [data-state=next]")
    if lit.count() == 0:
        return
    if page.locator(".board .figure").count() == 0:
        # Where one touch is an answer already, pointing is enough.
        lit.nth(min(3, lit.count() - 1)).hover()
        return
    lit.last.click()
    places = page.locator(".board .cell[data-state=next]")
    if places.count() > 0:
        places.nth(places.count() // 2).hover()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "images")
    parser.add_argument(
        "--all",
        action="store_true",
        help="every table and size, by day and night, in both languages",
    )
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    few = [("desktop", "light", "en"), ("phone", "light", "en")]
    every = [
        (size, scheme, lang)
        for size in SIZES
        for scheme in ("light", "dark")
        for lang in ("en", "fr")
    ]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(
            executable_path=chromium(), chromium_sandbox=False, args=FLAGS
        )
        for size, scheme, lang in every if wanted.all else few:
            suffix = f"{size}-{scheme}-{lang}" if wanted.all else size
            page = look(browser, house, size, scheme, lang)
            company(browser, house, page)
            page.reload()
            page.locator(".table.yours").wait_for()
            page.screenshot(path=wanted.folder / f"web-home-{suffix}.png")
            for name in TABLES if wanted.all else SHOWN:
                middle = TABLES[name]
                make_table(page, {"record": record(*middle)}, "/import")
                page.wait_for_timeout(500)
                touch(page)
                page.wait_for_timeout(300)
                page.screenshot(path=wanted.folder / f"web-{name}-{suffix}.png")
                page.goto(house.address)
                page.locator("header .who").wait_for()
            page.context.close()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
