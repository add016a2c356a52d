"""Oklahoma Boomers at a table in the browser."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, make_table, settled, violations
from tests.marks import slow

NEXT = ".board [data-state=next]"


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now: Oklahoma Boomers").click()
    page.locator(NEXT).first.wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Score sheet").count() > 0


def wait_for_me(page: Page) -> None:
    settled(page)
    page.locator(f"{NEXT}, section.prompt .button.main").first.wait_for()


@slow
def test_a_stranger_plays_a_whole_game_against_a_bot_by_clicking_on_the_board(
    visit: Visit,
) -> None:
    page = visit()
    play_now(page)
    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")

    for click in range(400):
        wait_for_me(page)
        if is_over(page):
            break
        partner = page.locator(f".figure.partner{NEXT.removeprefix('.board ')}")
        lit = partner if partner.count() else page.locator(NEXT)
        count = lit.count()
        if count:
            lit.nth(click * 7 % count).click()

    expect(page.locator("section.prompt")).to_contain_text("The game is over")
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Homestead of")
    assert violations(page) == []
    totals = [int(text) for text in sheet.locator(".total strong").all_inner_texts()]
    shown = [int(text.split()[-1]) for text in page.locator("button.score").all_inner_texts()]
    assert totals == shown


@slow
def test_a_move_is_taken_back_and_the_button_says_why_it_is_off(visit: Visit) -> None:
    page = visit()
    play_now(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert undo.get_attribute("title")

    # Beside d5, so that stones can be placed: the bot has not yet spoken.
    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b3"]').click()
    page.get_by_role("button", name="No stones").wait_for()
    expect(page.locator('[data-piece="boomer:b3"]')).to_have_count(1)
    page.locator(".figure.partner").first.hover()
    assert page.locator(".maybe.firm").count() > 0
    undo.click()

    expect(page.locator('[data-piece="boomer:b4"]')).to_have_count(1)
    expect(page.locator('[data-target="piece:b4"]')).to_have_attribute("data-state", "next")


@slow
def test_everything_can_be_done_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Oklahoma Boomers").focus()
    page.keyboard.press("Enter")
    page.locator(NEXT).first.wait_for()

    # On the board: Tab comes to one target, arrows go on, Enter takes, Escape goes back.
    page.locator('.board [data-target][tabindex="0"]').focus()
    first = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("Enter")
    expect(page.locator("section.prompt")).to_contain_text("Where should your boomer")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.target") != first
    page.keyboard.press("Escape")
    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")

    # By digits: the chips of the prompt bar.
    page.keyboard.press("1")
    expect(page.locator("section.prompt")).to_contain_text("Where should your boomer")
    page.locator("section.prompt [data-chip]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".board .trail").wait_for()
    expect(page.locator("section.prompt [data-chip]:focus")).to_have_count(1)

    # By the list of options. The bot waits, so that it does not ask the next thing at once.
    wait_for_me(page)
    page.get_by_role("button", name="Pause the bots").focus()
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Since your move").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    options = page.get_by_role("tabpanel").get_by_role("button")
    assert options.count() > 0
    options.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("There is nothing to choose now")


@slow
def test_an_answer_waits_for_a_confirmation_where_a_person_prefers_that(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm every answer").check(force=True)
    page.keyboard.press("Escape")
    play_now(page)

    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b10"]').click()
    expect(page.locator("section.prompt")).to_contain_text("Is that what you want")
    expect(page.locator('[data-piece="boomer:b4"]')).to_have_count(1)
    page.get_by_role("button", name="Confirm").click()

    expect(page.locator('[data-piece="boomer:b10"]')).to_have_count(1)


@slow
def test_pieces_explain_themselves_with_their_rule(visit: Visit) -> None:
    page = visit()
    play_now(page)

    page.locator('[data-piece="stone:f6"]').hover()
    note = page.get_by_role("status").filter(has_text="Cornerstone")
    note.wait_for()
    note.get_by_role("button", name="Rule O-1.3").click()

    expect(page.get_by_role("tabpanel")).to_contain_text("A stone stays where it was placed")


@slow
def test_a_friend_joins_by_a_link_and_both_see_the_same_game(visit: Visit) -> None:
    ann, bo = visit(), visit()
    ann.get_by_role("link", name="Set up a table: Oklahoma Boomers").click()
    ann.get_by_label("Seat 2", exact=True).select_option("open")
    ann.get_by_role("button", name="Open the table").click()
    ann.get_by_role("button", name="Copy link").wait_for()
    identity = ann.url.rpartition("/")[2]
    path: str = ann.evaluate(
        """async (id) => {
            const response = await fetch(`/api/tables/${id}/invitation`);
            return (await response.json()).seats[1].path;
        }""",
        identity,
    )
    assert violations(ann) == []

    bo.goto(bo.url.split("#")[0].rstrip("/") + path)
    bo.get_by_role("button", name="Sit down").click()
    bo.locator("section.prompt").wait_for()
    assert "#/table/" in bo.url
    wait_for_me(ann)
    ann.locator('[data-target="piece:b4"]').click()
    ann.locator('[data-target="square:b10"]').click()

    expect(bo.locator('[data-piece="boomer:b10"]')).to_have_count(1)
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("Good luck!")
    ann.keyboard.press("Enter")
    bo.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bo.get_by_role("tabpanel")).to_contain_text("Good luck!")


@slow
def test_a_game_is_replayed_and_forked(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b10"]').click()
    page.locator("section.prompt [data-chip]").first.wait_for()
    identity = page.url.rpartition("/")[2]

    page.goto(page.url.split("#")[0] + f"#/replay/{identity}/1")
    expect(page.locator('[data-piece="boomer:b10"]')).to_have_count(1)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator('[data-piece="boomer:b4"]')).to_have_count(1)
    assert page.url.endswith("/0")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-piece="boomer:b10"]')).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-piece="boomer:b4"]')).to_have_count(1)
    page.get_by_role("button", name="Fork here").click()

    page.locator('[data-target="piece:b4"]').wait_for()
    assert identity not in page.url


@slow
def test_what_the_others_did_is_shown_again_step_by_step(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b10"]').click()
    page.get_by_role("button", name="No stones").click()
    expect(page.locator(NEXT).first).to_be_visible()

    # Each step is told while it stands there, and whoever has seen enough goes back. The clock of
    # the page stands still meanwhile, so that a step stands until we have looked.
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.locator("section.prompt")).to_contain_text("Adept moves a boomer")
    page.get_by_role("button", name="Back to now").click()

    # Afterwards it is your turn as before.
    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")
    expect(page.locator(NEXT).first).to_be_visible()


@slow
def test_a_long_press_explains_and_does_not_choose(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    play_now(page)
    box = page.locator('[data-target="piece:b4"]').bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    note = page.get_by_role("status").filter(has_text="Goes straight ahead")
    expect(note).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")


@slow
def test_a_bot_plays_for_a_person_until_they_take_the_seat_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    # Two bots without a pause would be done with the game before anybody comes back.
    page.get_by_role("button", name="Pause the bots").click()
    page.get_by_role("button", name="People at the table").click()
    page.get_by_role("button", name="Let a bot play").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Take the seat back").click()
    page.get_by_role("button", name="Let a bot play").wait_for()
    page.keyboard.press("Escape")

    expect(page.locator(NEXT).first).to_be_visible()


@slow
def test_two_share_one_screen(visit: Visit) -> None:
    page = visit()
    make_table(page, {"game": "oklahoma", "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}]})
    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b10"]').click()
    page.get_by_role("button", name="No stones").click()

    page.locator('[data-target="piece:d5"]').wait_for()


@slow
def test_a_phone_shows_board_and_question_without_scrolling(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Play now: Oklahoma Boomers").tap()
    page.locator(NEXT).first.wait_for()

    box = page.locator(".board svg").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    prompt = page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1

    page.locator('[data-target="piece:b4"]').tap()
    page.locator('[data-target="square:b10"]').tap()
    expect(page.locator('[data-piece="boomer:b10"]')).to_have_count(1)
    page.get_by_role("button", name="Log, rules, chat").tap()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("moves a boomer from b4 to b10")
    assert violations(page) == []


@slow
def test_two_fingers_enlarge_the_board_and_a_button_brings_it_back(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    play_now(page)
    board = page.locator(".board svg").first
    before = board.bounding_box()
    assert before is not None
    middle = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [
            {"x": middle[0] - apart, "y": middle[1], "id": 0},
            {"x": middle[0] + apart, "y": middle[1], "id": 1},
        ]
        sent = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        session.send("Input.dispatchTouchEvent", sent)

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)

    whole = page.get_by_role("button", name="Whole board")
    expect(whole).to_be_visible()
    larger = board.bounding_box()
    assert larger is not None
    assert larger["width"] > before["width"] * 1.5
    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")
    assert violations(page) == []
    whole.click()
    expect(whole).to_have_count(0)
    assert board.bounding_box() == before


@slow
def test_a_notification_and_the_title_tell_that_it_is_your_turn(visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        """
        window.told = [];
        const Real = window.Notification;
        window.Notification = class extends Real {
            constructor(heading, more) {
                super(heading, more);
                window.told.push([heading, more.body]);
            }
        };
        """
    )
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tell me when it is my turn").check(force=True)
    page.keyboard.press("Escape")
    play_now(page)
    expect(page).to_have_title("● Oklahoma Boomers · Boomtable")
    page.get_by_role("button", name="Pause the bots").click()
    page.get_by_role("button", name="Let the bots go on").first.wait_for()

    # The person goes elsewhere as soon as it is the turn of the bot.
    page.locator('[data-target="piece:b4"]').click()
    page.locator('[data-target="square:b10"]').click()
    page.get_by_role("button", name="No stones").click()
    expect(page).to_have_title("Oklahoma Boomers · Boomtable")
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    page.get_by_role("button", name="Let the bots go on").first.click()

    expect(page).to_have_title("● Oklahoma Boomers · Boomtable")
    page.wait_for_function("window.told.length > 0")
    [[heading, body]] = page.evaluate("window.told")
    assert heading == "Oklahoma Boomers"
    assert body.startswith("Move one of your boomers")
    page.goto(page.url.split("#")[0] + "#/")
    expect(page).to_have_title("● Boomtable")
    expect(page.locator(".table.yours")).to_contain_text("your turn")
    expect(page.get_by_role("link", name="Your turn: Oklahoma Boomers")).to_be_in_viewport()


@slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_went_wrong_is_said_without_moving_the_board(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    play_now(page)
    board, prompt = page.locator(".board svg").first, page.locator("section.prompt")
    places = board.bounding_box(), prompt.bounding_box()

    page.get_by_role("button", name="Undo").click(force=True)

    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert (board.bounding_box(), prompt.bounding_box()) == places
    assert violations(page) == []
    prompt.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_fork_button_tells_a_spectator_why_it_is_off(
    visit: Visit, size: dict[str, int]
) -> None:
    ann, bo = visit(), visit(viewport=size)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = make_table(ann, {"game": "oklahoma", "seats": seats, "private": False})
    bo.locator("header .who").wait_for()
    bo.goto(bo.url.split("#")[0] + f"#/replay/{table}")
    fork = bo.get_by_role("button", name="Fork here")
    expect(fork).to_have_attribute("aria-disabled", "true")
    expect(fork).to_have_accessible_description(re.compile("only its players can fork it"))
    assert violations(bo) == []

    fork.click(force=True)

    expect(bo.get_by_role("alert")).to_contain_text("When it is over, you can, too.")
    expect(bo.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert bo.url.endswith(f"#/replay/{table}")
