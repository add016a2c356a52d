"""Coloma at a table in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, make_table, settled, violations
from tests.marks import slow

ROOT = Path(__file__).parent.parent.parent
NEXT = ".table [data-state=next]"
ASKED = f"{NEXT}, section.prompt [data-chip], section.prompt .button.main"
BOT = {"kind": "bot", "bot": "random"}
MODULES = "coloma players=2 boards=A hotels=yes specialties=deluxe mules=yes"


def sit_down(page: Page, *others: dict[str, Any], **form: Any) -> str:
    seats = [{"kind": "me", "name": "Ann"}, *others]
    identity = make_table(page, {"game": "coloma", "seats": seats, **form})
    page.locator(ASKED).first.wait_for()
    return identity


def open_before(page: Page, answer: str, times: int = 1) -> None:
    """The game with all modules in the rules, up to an answer, on the seat that gives it."""
    text = (ROOT / "docs" / "rules" / "coloma.md").read_text("utf-8")
    lines = text[text.index(MODULES) :].split("\nend ")[0].split("\n")
    at = [number for number, line in enumerate(lines) if line.endswith(answer)][times - 1]
    seat = int(lines[at][1]) - 1
    seats = [{"kind": "me", "name": "Ann"} if it == seat else BOT for it in range(2)]
    make_table(page, {"record": "\n".join(lines[:at]) + "\n", "seats": seats}, "/import")
    page.locator(ASKED).first.wait_for()


def touch(page: Page, *targets: str) -> None:
    for target in targets:
        settled(page)
        page.locator(f'.table [data-target="{target}"]').first.click()


def prompt_says(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("section.prompt")).to_contain_text(words)


@slow
def test_a_whole_game_against_a_bot_by_clicking_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)

    for click in range(300):
        settled(page)
        page.locator(ASKED).first.wait_for()
        if page.get_by_role("button", name="Score sheet").count():
            break
        # A deed or two in each turn, then its end.
        end = page.locator(
            '[data-chip="chip:end"], [data-chip="act:stop"], [data-chip="chip:done"]'
        )
        lit = page.locator(NEXT)
        count = lit.count()
        if count and not (click % 3 == 2 and end.count()):
            lit.nth(click * 7 % count).click()
        elif end.count():
            end.first.click()
        elif not count and page.locator("section.prompt [data-chip]").count():
            page.locator("section.prompt [data-chip]").first.click()

    prompt_says(page, "The game is over")
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Shootouts")
    totals = [int(text) for text in sheet.locator(".total strong").all_inner_texts()]
    shown = [int(text.split()[-1]) for text in page.locator("button.score").all_inner_texts()]
    assert totals == shown


@slow
def test_a_dial_stays_secret_until_all_have_chosen(visit: Visit) -> None:
    ann, bo = visit(), visit()
    ann.locator("header .who").wait_for()
    identity, path = ann.evaluate(
        """async () => {
            const headers = {"content-type": "application/json"};
            const seats = [{kind: "me", name: "Ann"}, {kind: "open"}];
            const body = JSON.stringify({game: "coloma", seats});
            const made = await fetch("/api/tables", {method: "POST", headers, body});
            const {id} = (await made.json()).room;
            const response = await fetch(`/api/tables/${id}/invitation`);
            return [id, (await response.json()).seats[1].path];
        }"""
    )
    bo.goto(bo.url.split("#")[0].rstrip("/") + path)
    bo.get_by_role("button", name="Sit down").click()
    ann.goto(ann.url.split("#")[0] + f"#/table/{identity}")

    for _ in range(2):
        for page in (ann, bo):
            page.locator('.card[data-state="next"]').first.click()
            touch(page, "deck:bottom")
    for page in (ann, bo):
        page.locator('.table [data-target="site:1"]').wait_for()
    # The hand of the other is not on the page, only how many cards it has.
    for page in (ann, bo):
        assert page.locator('[data-piece^="hand:"]').count() == 4
        page.locator(".who .seat").nth(1).click()
        assert page.locator('[data-piece^="hand:"]').count() == 0
        assert page.locator(".back").count() == 4

    touch(ann, "site:3")
    expect(bo.get_by_role("img", name="Ann has chosen")).to_be_visible()
    expect(ann.get_by_role("img", name="Your choice: Town Buildings")).to_be_visible()
    assert bo.locator('[data-piece="pioneer:0"]').count() == 0
    touch(bo, "site:4")

    for page in (ann, bo):
        page.locator('[data-piece="pioneer:0"]').wait_for()
        page.locator('[data-piece="pioneer:1"]').wait_for()


@slow
def test_a_full_hand_and_all_names_of_players_are_in_sight(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT, BOT, BOT, BOT, BOT)

    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    for card in page.locator('[data-piece^="hand:"]').all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= stage["x"] + stage["width"] + 1
        name = card.locator(".name")
        assert name.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    # Six names have no room: those of rivals are told by the pointer, not cut in half.
    rivals = page.locator(".who .seat")
    assert rivals.count() == 6
    expect(rivals.nth(1)).to_have_attribute("title", re.compile("."))
    for rival in rivals.all():
        assert rival.locator(".name").evaluate_all(
            "all => all.every(it => it.scrollWidth <= it.clientWidth)"
        )
    for _ in range(2):
        page.locator('.card[data-state="next"]').first.click()
        touch(page, "deck:bottom")
    page.locator('.table [data-target="site:1"]').wait_for()
    assert page.locator(".wheel .lit").count() == 5


@slow
def test_a_wagon_goes_from_space_to_space(visit: Visit) -> None:
    page = visit()
    open_before(page, "wagon", 3)
    touch(page, "act:wagon")

    page.locator('.table [data-target="node:shingle-springs"]').hover()
    expect(page.locator("section.prompt .hint")).to_contain_text("Shingle Springs: 1 Dude")
    expect(page.locator(".map .ghost")).to_be_visible()
    touch(page, "node:shingle-springs")
    prompt_says(page, "up to 3 spaces further")
    touch(page, "node:folsom")
    expect(page.locator('.table [data-target="node:hs-12"]')).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    prompt_says(page, "up to 3 spaces further")
    touch(page, "stop:folsom")
    page.get_by_role("button", name="End your turn").wait_for()


@slow
def test_goods_and_their_payment_are_chosen_in_a_tray(visit: Visit) -> None:
    page = visit()
    open_before(page, "shop 0 2")
    horses = int(page.locator('[data-piece="horse:0"]').inner_text())

    touch(page, "act:shop")
    prompt_says(page, "A Tent costs 2 Bucks")
    touch(page, "goods:0:2")
    prompt_says(page, "how many nuggets do you use")
    touch(page, "pay:1")

    page.get_by_role("button", name="End your turn").wait_for()
    expect(page.locator('[data-piece="horse:0"]')).to_have_text(str(horses + 2))


@slow
def test_pieces_explain_themselves_with_their_rule(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)

    page.locator('[data-piece="node:georgetown"] .plaque').hover()
    note = page.get_by_role("status").filter(has_text="Georgetown")
    note.wait_for()
    expect(note).to_contain_text("1 Gold Nugget")
    note.get_by_role("button", name="Rule C-15.9").click()

    expect(page.get_by_role("tabpanel")).to_contain_text("Stop-off benefit")


@slow
def test_axe_finds_nothing_wrong_with_the_table(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    open_before(page, "shop 0 2")
    assert violations(page) == []

    touch(page, "act:shop")
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + "#/")
    open_before(page, "event 5")
    assert violations(page) == []
    page.locator('.table [data-target="event:5"]').hover()
    expect(page.locator(".wheel .ghost")).to_have_count(1)
    page.goto(page.url.split("#")[0] + "#/")
    open_before(page, "hammer river 3")
    assert violations(page) == []
    page.locator(".who .seat").nth(1).click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Barker")
    assert violations(page) == []


@slow
def test_a_phone_brings_the_part_that_a_question_is_about(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="fr-FR")
    sit_down(page, settings={"level": "greenhorn"})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    for _ in range(2):
        page.locator('.card[data-state="next"]').first.tap()
        page.locator('[data-chip="deck:top"]').tap()
    site = page.locator('.table [data-target="site:2"]')
    site.wait_for()
    box = page.locator(".wheel svg").first.bounding_box()
    prompt = page.locator("section.prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= prompt["y"]
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1

    for part in ("Carte", "Fusillade", "Planque", "Ville"):
        page.get_by_role("button", name=part, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []
    page.get_by_role("button", name=re.compile("^Sites")).tap()
    site.tap()
    page.locator(ASKED).first.wait_for()
