"""Boonlake at a table in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, make_table, violations
from tests.marks import slow

ROOT = Path(__file__).parent.parent.parent
NEXT = ".table [data-state=next]"
ASKED = f"{NEXT}, section.prompt [data-chip], section.prompt .button.main"
BOT = {"kind": "bot", "bot": "random"}
TWO, SOLO = "boonlake players=2\n", "boonlake players=1 level=challenge\n"

STEP = """async (click) => {
    const all = (query) => [...document.querySelectorAll(query)];
    const now = () => [...all(".table [data-state=next]"), ...all("section.prompt [data-chip]")];
    const sign = () => all("section.prompt, .purse, .log, .tiles").map((it) => it.innerHTML).join();
    const patience = (is) => new Promise((done) => {
        const until = Date.now() + 2000;
        const look = () => is() || Date.now() > until ? done() : setTimeout(look, 5);
        look();
    });
    await patience(() => now().length > 0 || all("section.prompt .button.main").length > 0);
    const lit = all(".table [data-state=next]");
    const ship = all('[data-chip^="water:"]').at(-1);
    const plain = all('section.prompt [data-chip^="chip:"]')[0];
    // The longest move of the ship, so that the game is short; every other time a pass.
    const target = ship ?? (click % 2 ? plain : null) ?? lit[click * 7 % lit.length] ?? now()[0];
    if (!target) return false;
    const before = sign();
    target.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await patience(() => sign() !== before);
    return true;
}"""


def sit_down(page: Page, *others: dict[str, Any], **form: Any) -> str:
    seats = [{"kind": "me", "name": "Ann"}, *others]
    identity = make_table(page, {"game": "boonlake", "seats": seats, **form})
    page.locator(ASKED).first.wait_for()
    return identity


def open_before(page: Page, answer: str, times: int = 1, game: str = TWO) -> None:
    """A game of the rules, up to an answer, on the seat that gives it."""
    text = (ROOT / "docs" / "rules" / "boonlake.md").read_text("utf-8")
    lines = text[text.index(game) :].split("\nend ")[0].split("\n")
    at = [number for number, line in enumerate(lines) if line.endswith(answer)][times - 1]
    seat = int(lines[at][1]) - 1
    seats = [{"kind": "me", "name": "Ann"} if it == seat else BOT for it in range(2)]
    form = {"record": "\n".join(lines[:at]) + "\n", "seats": seats[: 1 if game == SOLO else 2]}
    make_table(page, form, "/import")
    page.locator(ASKED).first.wait_for()


def touch(page: Page, *targets: str) -> None:
    for target in targets:
        page.locator(f'.table [data-target="{target}"]').first.click()


def prompt_says(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("section.prompt")).to_contain_text(words)


@slow
def test_a_whole_solo_game_by_clicking_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, settings={"level": "easy"})

    for _ in range(12):
        page.locator(ASKED).first.wait_for()
        page.locator(ASKED).last.click()
    # The rest faster than a hand could.
    for click in range(400):
        if not page.evaluate(STEP, click):
            break

    prompt_says(page, "The game is over")
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("cactus|income", re.IGNORECASE))


@slow
def test_hands_and_dealt_tiles_stay_hidden(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)

    assert page.locator(".tiles .tile").count() == 2
    assert page.locator('[data-piece^="hand:"]').count() > 0
    page.locator(".who .seat").nth(1).click()
    assert page.locator('[data-piece^="hand:"]').count() == 0
    assert page.locator(".hand .back").count() == 6
    page.locator(".tiles [data-state=next]").first.click()
    page.locator('.table [data-target="resource:wood"]').wait_for()
    assert page.locator(".tiles .tile").count() == 4


@slow
def test_a_card_is_touched_and_then_played_or_discarded(visit: Visit) -> None:
    page = visit()
    open_before(page, "P1 discard terraced-orchard")
    coins = int(page.locator('[data-piece="coin:0"] b').inner_text())

    touch(page, "hand:terraced-orchard")
    prompt_says(page, "What do you do with Terraced Orchard?")
    touch(page, "discard:terraced-orchard")

    prompt_says(page, "Place a cattle pasture")
    expect(page.locator('[data-piece="coin:0"] b')).to_have_text(str(coins + 2))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-piece="coin:0"] b')).to_have_text(str(coins))


@slow
def test_a_ship_shows_where_it_would_end_and_an_upgrade_what_it_costs(visit: Visit) -> None:
    page = visit()
    open_before(page, "P1 ship u1")

    page.locator('.table [data-target="water:u1"]').hover()
    expect(page.locator("section.prompt .hint")).to_contain_text("2 coins")
    expect(page.locator(".map .ghost")).to_be_visible()
    touch(page, "water:u1")
    page.goto(page.url.split("#")[0] + "#/")
    open_before(page, "P1 upgrade 10a")
    expect(page.locator(".map .flag").first).to_be_visible()
    page.locator('.table [data-target="site:10a"]').hover()
    expect(page.locator("section.prompt .hint")).to_contain_text("cost: 1 inhabitant")


@slow
def test_cards_lie_in_a_fan_where_there_is_no_room_beside_each_other(visit: Visit) -> None:
    page = visit()
    sit_down(page, settings={"level": "easy"})
    page.locator('[data-piece^="hand:"]').first.wait_for()

    cards = page.locator(".cards")
    assert cards.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
    # Whatever is covered comes to the front when it is pointed at.
    card = page.locator('[data-piece^="hand:"]').first
    card.locator(".name").hover()
    assert card.evaluate(
        """it => {
            const box = it.getBoundingClientRect();
            return it.contains(document.elementFromPoint(box.right - 4, box.bottom - 12));
        }"""
    )


@slow
def test_ways_to_pay_are_chosen_in_a_tray(visit: Visit) -> None:
    page = visit()
    open_before(page, "P2 plan handyman boats=stone,iron coins=9")

    tray = page.get_by_role("group", name="How to pay: Bridgeheads")
    expect(tray).to_contain_text("Handyman")
    tray.locator("[data-state=next]").last.click()

    prompt_says(page, re.compile("Waiting|Place a cattle|is|Move"))


@slow
def test_the_eminence_shows_its_tile_and_what_comes_next(visit: Visit) -> None:
    page = visit()
    open_before(page, "P1 takes progress", game=SOLO)

    page.locator(".who .seat").nth(1).click()
    expect(page.locator(".eminence")).to_contain_text("A4")
    expect(page.locator(".eminence .corner.now")).to_have_text("33")
    expect(page.locator('[data-piece="space:33"] .preferred')).to_be_visible()
    expect(page.locator(".eminence")).to_contain_text("Its next turn")
    # The own hand stays in sight.
    assert page.locator('[data-piece^="hand:"]').count() > 0
    assert violations(page) == []


@slow
def test_pieces_explain_themselves_with_their_rule(visit: Visit) -> None:
    page = visit()
    open_before(page, "P1 takes settle")

    page.locator('[data-piece="lock:lock-upper"] use').hover()
    note = page.get_by_role("status").filter(has_text="Upper Lock")
    note.wait_for()
    expect(note).to_contain_text("interim scoring")
    note.get_by_role("button", name="Rule L-5.10").click()

    expect(page.get_by_role("tabpanel")).to_contain_text("crossed a lock")


@slow
def test_axe_finds_nothing_wrong_with_the_table(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    open_before(page, "P2 develop 10b")
    assert violations(page) == []

    page.goto(page.url.split("#")[0] + "#/")
    open_before(page, "P1 score lake-and-hope")
    assert violations(page) == []
    page.locator(".who .seat").nth(1).click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Ford")
    assert violations(page) == []


@slow
def test_a_phone_brings_the_part_that_a_question_is_about(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="fr-FR")
    open_before(page, "P1 takes cattle-breeding")
    strip = page.locator('.table [data-target="strip:cattle-breeding"]')
    strip.wait_for()

    for part in ("Carte", "Décompte", "Plateaux", "Cartes"):
        page.get_by_role("button", name=part, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []
    page.get_by_role("button", name="Carte", exact=True).tap()
    box = page.locator(".map svg").first.bounding_box()
    prompt = page.locator("section.prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= prompt["y"]
    page.get_by_role("button", name=re.compile("^Actions")).tap()
    strip.tap()
    page.locator(ASKED).first.wait_for()
    prompt_says(page, "D’abord")
