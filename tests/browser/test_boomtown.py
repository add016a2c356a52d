"""Boomtown at a table in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, make_table, settled, violations
from tests.marks import slow

ROOT = Path(__file__).parent.parent.parent
NEXT = ".boomtown [data-state=next]"
SHORT = {"game": "boomtown", "settings": {"short": True}}
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def sit_down(page: Page, **form: Any) -> None:
    make_table(page, {**SHORT, "seats": [{"kind": "me", "name": "Ann"}, *BOTS], **form})
    wait_for_me(page)


def wait_for_me(page: Page) -> None:
    settled(page)
    page.locator(f"{NEXT}, section.prompt .button.main").first.wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Score sheet").count() > 0


def example() -> list[str]:
    """The lines of the complete game in the rules (B-E30)."""
    text = (ROOT / "docs" / "rules" / "boomtown.md").read_text("utf-8")
    found = re.search(r"```\n(boomtown players=4.*?)\nend ", text, re.DOTALL)
    assert found is not None
    return found[1].split("\n")


def open_before(page: Page, answer: str) -> None:
    """The example up to an answer, on the seat that gives it."""
    lines = example()
    at = next(number for number, line in enumerate(lines) if line.endswith(answer))
    seat = int(lines[at][1]) - 1
    seats = [{"kind": "me", "name": "Ann"} if it == seat else BOTS[0] for it in range(4)]
    page.goto(page.url.split("#")[0] + "#/")
    make_table(page, {"record": "\n".join(lines[:at]) + "\n", "seats": seats}, "/import")
    wait_for_me(page)


@slow
def test_a_whole_short_game_against_bots_by_clicking_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page)

    for click in range(300):
        wait_for_me(page)
        if is_over(page):
            break
        # The bid in mind, a card of the row, or whatever is lit.
        bid = page.locator(".raise .bid[data-state=next]")
        if click % 3 == 0 and bid.count():
            bid.click()
        elif page.locator(".raise .pass[data-state=next]").count():
            page.locator(".raise .pass").click()
        else:
            lit = page.locator(NEXT)
            count = lit.count()
            if count:
                lit.nth(click * 7 % count).click()

    expect(page.locator("section.prompt")).to_contain_text("The game is over")
    totals = [int(text) for text in page.locator(".ranks strong").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Gold")
    assert (
        sorted(int(it) for it in sheet.locator(".total strong").all_inner_texts()) == totals[::-1]
    )
    assert violations(page) == []


@slow
def test_the_ladder_shows_who_would_receive_the_price(visit: Visit) -> None:
    page = visit()
    open_before(page, "P3 bid 46")
    chain = page.locator(".chain")
    expect(chain).to_contain_text("If you win at 16")
    expect(chain).to_contain_text("+8")

    page.get_by_role("button", name="Bid more").click()
    expect(chain).to_contain_text("If you win at 17")
    expect(chain).to_contain_text("+9")
    page.locator('.rung [data-target="bid:20"]').hover()
    expect(page.locator(".home .change")).to_have_text("−20")
    assert violations(page) == []

    page.locator('.rung [data-target="bid:20"]').click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Ann bids 20")


@slow
def test_what_touching_a_piece_would_do_is_shown_before(visit: Visit) -> None:
    page = visit()
    # San Narciso has another mayor with four mines; Ann has three gold left.
    open_before(page, "P4 take SN6")
    page.locator('[data-target="card:SN6"]').hover()
    expect(page.locator(".home .change")).to_have_text("−3")
    expect(page.locator(".home .tile.ghost")).to_have_count(1)
    expect(page.locator("section.prompt")).to_contain_text("you pay a fee of 3")

    # A victim, then a number; the second step can be taken back.
    open_before(page, "P3 rob P1 11")
    page.locator('.mat [data-target="player:0"]').click()
    expect(page.locator("section.prompt")).to_contain_text("For how much?")
    expect(page.locator('.rung:has([data-target="number:7"])')).to_contain_text("58%")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("section.prompt")).to_contain_text("Whom do you rob?")

    # A mine that would be blown up.
    open_before(page, "P1 blast CM7")
    page.locator('[data-target="mine:CM7"]').hover()
    expect(page.locator(".tile.leaving")).to_have_count(1)
    assert violations(page) == []
    page.locator('[data-target="mine:CM7"]').click()
    expect(page.locator('[data-piece="mine:CM7"]')).to_have_count(0)


@slow
def test_nobody_is_sent_the_order_of_the_deck(visit: Visit) -> None:
    page = visit()
    said: list[str] = []
    page.on("websocket", lambda it: it.on("framereceived", lambda data: said.append(str(data))))
    sit_down(page)

    assert said
    # Cards that have not been seen come in the order of the box, whatever the seed.
    orders = [found for text in said for found in re.findall(r'"unseen":\[([^]]*)\]', text)]
    cards = [card.strip('"') for card in orders[0].split(",")]
    towns = [re.sub(r"\d+", "", card) for card in cards if card[0].isupper()]
    assert len(cards) > 40  # Quick bots may have taken a row or two already.
    assert towns == sorted(towns, key=["CJ", "CM", "CC", "DG", "SN"].index)
    assert not any(re.search(r'"(seed|deck)":\s*[\["]', text) for text in said)


@slow
def test_a_phone_shows_one_players_things_at_a_time(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_before(page, "P1 blast CM7")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for part in (".row", ".strip", ".home"):
        box = page.locator(f".boomtown {part}").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    prompt = page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1

    # A rival's things are one tap away.
    page.locator(".seat", has_text=re.compile("20|14|10")).last.tap()
    page.locator('.seat[data-seat="1"]').tap()
    expect(page.locator('[data-piece="mine:CM7"]')).to_be_visible()
    assert violations(page) == []
    page.locator('[data-target="mine:CM7"]').tap()
    expect(page.locator('[data-piece="mine:CM7"]')).to_have_count(0)


@slow
def test_a_long_press_explains_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    open_before(page, "P4 take SN6")
    page.locator('[data-piece="card:SN11"]').hover()
    note = page.get_by_role("status").filter(has_text="San Narciso 11")
    note.wait_for()
    expect(note).to_contain_text("Produit 4 or quand les dés font 11 (2 jets sur 36)")
    note.get_by_role("button", name="B-22.2").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("B-22.2")
