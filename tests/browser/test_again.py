"""Playing again, and tables that come to nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtable.engine import Dice, open_table, play_out, write_record
from tests.browser.conftest import DESKTOP, PHONE, Visit, make_table, violations
from tests.marks import slow

CALL = """async ([method, path, form]) => {
    const headers = {"content-type": "application/json"};
    const body = form === null ? undefined : JSON.stringify(form);
    const response = await fetch(`/api${path}`, {method, headers, body});
    return await response.json();
}"""


def call(page: Page, method: str, path: str, form: object = None) -> Any:
    """Ask the server as whoever looks at the page."""
    return page.evaluate(CALL, [method, path, form])


def nearly_over() -> str:
    """A game of Oklahoma Boomers a few answers before its end."""
    whole = play_out(open_table("oklahoma", 2, seed=3), Dice(4))
    said = [answer for answer in whole.answers if answer.seat >= 0 and not answer.forced]
    table = open_table("oklahoma", 2, seed=3)
    for answer in said[:-9]:
        table.answer(answer.option, answer.seat)
    return write_record(table)


def play_on(pages: list[Page], table: str) -> None:
    """Answer for everybody until the game is over."""
    for _ in range(200):
        for page in pages:
            seen = call(page, "GET", f"/tables/{table}")["table"]
            if seen["over"]:
                return
            if seen["your_turn"]:
                form = {"version": seen["version"], "text": seen["options"][0]["text"]}
                call(page, "POST", f"/tables/{table}/answers", form)
    raise AssertionError("the game does not end")


def finished(visit: Visit, **kind: Any) -> tuple[Page, Page, str]:
    """Ann and Bo at the end of a game."""
    ann, bo = visit(**kind), visit(**kind)
    for page, name in ((ann, "Ann"), (bo, "Bo")):
        page.locator("header .who").wait_for()
        call(page, "POST", "/me", {"name": name})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = make_table(ann, {"record": nearly_over(), "seats": seats}, "/import")
    key = call(ann, "GET", f"/tables/{table}/invitation")["seats"]["1"]["key"]
    call(bo, "POST", f"/tables/{table}/enter", {"key": key})
    call(bo, "POST", f"/tables/{table}/seats/take", {"seat": 1, "key": key})
    bo.goto(bo.url.split("#")[0] + f"#/table/{table}")
    play_on([ann, bo], table)
    return ann, bo, table


@slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_people_play_again_with_a_click_each(visit: Visit, size: dict[str, int]) -> None:
    ann, bo, table = finished(visit, viewport=size)

    ann.get_by_role("button", name="Play again").click()
    expect(ann.locator(".lead")).to_contain_text("everybody has come back")
    assert violations(ann) == []
    invited = bo.get_by_role("button", name="Ann has set up a rematch: join")
    expect(invited).to_be_in_viewport(ratio=1)
    assert violations(bo) == []
    invited.click()

    names = bo.get_by_role("list", name="Players").locator(".name .text")
    expect(names).to_have_text(["Bo", "Ann"])
    expect(bo.locator("section.prompt")).to_contain_text("Move one of your boomers")
    expect(ann.locator("section.prompt")).to_contain_text("Bo is choosing a move")
    assert ann.url == bo.url
    # Whoever comes back to the old table finds the way.
    ann.goto(ann.url.split("#")[0] + f"#/table/{table}")
    ann.get_by_role("button", name="To the rematch").click()
    expect(ann).to_have_url(bo.url)


@slow
def test_a_rematch_waits_among_the_tables_of_whoever_has_left(visit: Visit) -> None:
    ann, bo, _ = finished(visit, locale="fr-FR")
    bo.goto(bo.url.split("#")[0] + "#/")

    ann.get_by_role("button", name="Rejouer").click()

    bo.locator(".table.yours", has_text="Votre revanche").click()
    assert violations(bo) == []
    bo.get_by_role("button", name="S’asseoir").click()
    expect(bo.locator("section.prompt")).to_contain_text("Déplacez un de vos boomers")


@slow
def test_a_game_against_a_bot_is_played_again_at_once(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = make_table(page, {"record": nearly_over(), "seats": seats}, "/import")
    play_on([page], table)

    page.get_by_role("button", name="Play again").click()

    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("section.prompt")).to_contain_text(re.compile("Move one of your|choosing"))
    expect(page.get_by_role("button", name="Score sheet")).to_have_count(0)


@slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_host_closes_a_table_and_who_waits_goes_home(visit: Visit, size: dict[str, int]) -> None:
    ann, bo = visit("/#/new/boomtown", viewport=size), visit(viewport=size)
    ann.get_by_label("Your name at the table").fill("Ann")
    ann.get_by_label("Seat 2", exact=True).select_option("open")
    ann.get_by_role("button", name="Open the table").click()
    ann.get_by_role("button", name="Copy link").wait_for()
    table = ann.url.rpartition("/")[2]
    key = call(ann, "GET", f"/tables/{table}/invitation")["table"]["key"]
    bo.goto(bo.url.split("#")[0].rstrip("/") + f"/t/{table}#{key}")
    bo.get_by_role("button", name="Sit down").wait_for()
    expect(bo.get_by_role("button", name="Close the table")).to_have_count(0)

    ann.get_by_role("button", name="Close the table").click()
    ann.get_by_role("button", name="Keep it open").click()
    ann.get_by_role("button", name="Close the table").click()
    assert violations(ann) == []
    ann.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    expect(ann.locator("h1")).to_have_text("Pull up a chair")
    expect(ann.locator(".lists")).to_contain_text("No tables yet")
    expect(bo.get_by_role("status")).to_have_text("Ann closed it before the game began.")
    assert violations(bo) == []
    bo.get_by_role("link", name="Back home").click()
    expect(bo.locator("h1")).to_have_text("Pull up a chair")
