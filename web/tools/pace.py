"""How fast the app is: ``.venv/bin/python web/tools/pace.py``.

For each game: from opening the address of a table to the first thing that can be touched, in a
browser that knows nothing yet, and from a touch to what it brings about on the board.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from boomtable.engine import catalogue, find  # noqa: E402
from tests.browser.conftest import FLAGS, House, chromium, make_table  # noqa: E402

TIMES = 5
ANSWER = """() => new Promise((done) => {
    const prompt = document.querySelector("section.prompt");
    const start = performance.now();
    // A page that is not painted gets no frame to measure.
    setTimeout(() => done(NaN), 15000);
    const version = window.heard;
    const again = () => {
        if (window.heard > version) {
            return requestAnimationFrame(() => done(performance.now() - window.sent));
        }
        if (prompt.ariaBusy !== "true") {
            const chip = prompt.querySelector("[data-chip]")
                ?? document.querySelector("[data-state=next]");
            window.sent = performance.now();
            chip?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
        }
        if (performance.now() - start > 10000) return done(NaN);
        setTimeout(again, 0);
    };
    again();
})"""
LISTEN = """
window.heard = 0;
const Real = window.WebSocket;
window.WebSocket = class extends Real {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            if (event.data.startsWith('{"type":"table"')) window.heard += 1;
        });
    }
};
"""


def opened(browser: Browser, house: House, game: str) -> tuple[float, float]:
    """Milliseconds until a table is there, and until an answer shows."""
    context = browser.new_context(reduced_motion="reduce")
    page: Page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto(house.address)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (min(n for n in find(game).players if n > 1) - 1)]
    make_table(page, {"game": game, "seats": seats})
    url = page.url
    page.goto("about:blank")
    session = context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    page.goto(url, wait_until="commit")
    page.locator("[data-target][data-state=next], [data-chip]").first.wait_for()
    there = page.evaluate("performance.now()")
    answer = page.evaluate(ANSWER)
    context.close()
    return there, answer


def main() -> None:
    games = [meta.id for meta in catalogue().values() if meta.package.startswith("boomtable.")]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium(), chromium_sandbox=False, args=FLAGS
            )
            for game in games:
                times = [opened(browser, house, game) for _ in range(TIMES)]
                there = statistics.median(one for one, _ in times)
                answer = statistics.median(other for _, other in times)
                sys.stdout.write(f"{game}: there after {there:.0f} ms, an answer shows after ")
                sys.stdout.write(f"{answer:.0f} ms (median of {TIMES})\n")
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
