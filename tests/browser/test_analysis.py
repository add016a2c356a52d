"""A finished game under the lamp, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from boomtable.engine import Dice, open_table, play_out, write_record
from tests.browser.conftest import PHONE, Visit, make_table, violations
from tests.marks import slow


@slow
def test_a_bot_tells_which_decisions_of_a_finished_game_cost_the_most(visit: Visit) -> None:
    page = visit()
    record = write_record(play_out(open_table("oklahoma", seed=3), Dice(4)))
    made = make_table(page, {"record": record}, "/import")
    page.goto(re.sub(r"#.*", f"#/replay/{made}/10", page.url))

    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="What would the bot do?").click()
    options = page.locator(".options li")
    expect(options.first).to_be_visible()
    expect(page.locator(".options .given")).to_have_count(1)
    expect(page.locator(".options .given")).to_contain_text("played")
    assert violations(page) == []

    page.get_by_role("button", name="Find the costliest decisions").click()
    expect(page.locator(".worst li").first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    worst = page.locator(".worst li button").first
    worst.click()
    expect(page).not_to_have_url(re.compile(r"/10(\?|$)"))
    expect(page.get_by_role("button", name="What would the bot do?")).to_be_enabled()
    assert violations(page) == []

    page.set_viewport_size(PHONE)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
