"""What every game of the catalogue does in the browser; a new game joins in by itself."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from boomtable.engine import catalogue, find, load
from tests.browser.conftest import PHONE, House, Visit, make_table, settled, violations
from tests.marks import slow

GAMES = [meta.id for meta in catalogue().values() if meta.package.startswith("boomtable.")]
HIDING = [game for game in GAMES if load(game).sample is not None]
LIT = "[data-target][data-state=next]"
CHIP = "section.prompt [data-chip]"
READY = ".cover .button.main"
BOT = {"kind": "bot", "bot": "random"}


class Heard:
    """All that a page is sent by the server, by HTTP and by WebSocket."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.tables: list[dict[str, Any]] = []
        self.connections: list[list[dict[str, Any]]] = []
        """The tables that came by each WebSocket."""
        self.view: dict[str, Any] = {}
        page.on("websocket", self._connected)

    def read_along(self, page: Page) -> None:
        """Read what comes by HTTP, too."""
        page.route("**/api/**", self._pass_on)

    def _pass_on(self, route: Route) -> None:
        response = route.fetch()
        self.texts.append(response.text())
        route.fulfill(response=response)

    def _connected(self, line: WebSocket) -> None:
        self.connections.append([])
        line.on("framereceived", self._frame)

    def _frame(self, text: str | bytes) -> None:
        self.texts.append(text if isinstance(text, str) else text.decode())
        said = json.loads(text)
        if said["type"] == "table":
            self.view = {name: self.view[name] for name in said["kept"]} | said["view"]
            self.tables.append(said | {"view": self.view})
            self.connections[-1].append(self.tables[-1])

    @property
    def done(self) -> int:
        """How many answers of this page the server has acknowledged."""
        return sum('"type":"done"' in text for text in self.texts)


def seats(game: str, *kinds: dict[str, Any]) -> list[dict[str, Any]]:
    """As few seats as make a game with others: these, and bots."""
    players = min(count for count in find(game).players if count > 1)
    return [*kinds, *[BOT] * (players - len(kinds))]


def sit_down(page: Page, game: str, *others: dict[str, Any]) -> str:
    form = {"game": game, "seats": seats(game, {"kind": "me", "name": "Ann"}, *others)}
    identity = make_table(page, form)
    page.locator(f"{LIT}, {CHIP}, {READY}").first.wait_for()
    return identity


def is_asked(page: Page) -> bool:
    return page.locator(f"{LIT}, {CHIP}").count() > 0


def answer(page: Page, heard: Heard, turn: int = 0) -> None:
    """Touch what is lit, on the board or in the bar, until an answer is complete."""
    before = heard.done
    for touch in range(12):
        page.locator(f"{LIT}, {CHIP}").first.wait_for()
        lit, chips = page.locator(LIT), page.locator(CHIP)
        count = lit.count()
        if count and (turn + touch) % 3:
            lit.nth((turn * 5 + touch) % count).click()
        elif chips.count():
            chips.nth((turn + touch) % min(4, chips.count())).click()
        else:
            lit.first.click()
        if waited_for(page, heard, before):
            return
    raise AssertionError("no answer comes of all that touching")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Let the page go on until something holds that it was sent."""
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it does not come to that")


def waited_for(page: Page, heard: Heard, before: int) -> bool:
    """Whether an answer was acknowledged; if not, more has to be touched."""
    settled(page)
    return heard.done > before


@slow
@pytest.mark.parametrize("game", HIDING)
def test_two_browsers_play_each_other_and_neither_is_sent_what_the_other_hides(
    visit: Visit, game: str
) -> None:
    ann, bo = visit(), visit()
    heard = {ann: Heard(ann), bo: Heard(bo)}
    for page in (ann, bo):
        heard[page].read_along(page)
    ann.locator("header .who").wait_for()
    identity, path = ann.evaluate(
        """async (game) => {
            const headers = {"content-type": "application/json"};
            const seats = [{kind: "me", name: "Ann"}, {kind: "open"}];
            const body = JSON.stringify({game, seats});
            const made = await fetch("/api/tables", {method: "POST", headers, body});
            const {id} = (await made.json()).room;
            const response = await fetch(`/api/tables/${id}/invitation`);
            return [id, (await response.json()).seats[1].path];
        }""",
        game,
    )
    bo.goto(bo.url.split("#")[0].rstrip("/") + path)
    bo.get_by_role("button", name="Sit down").click()
    ann.goto(ann.url.split("#")[0] + f"#/table/{identity}")
    for page in (ann, bo):
        page.locator("section.prompt").wait_for()

    for turn in range(14):
        asked = [page for page in (ann, bo) if is_asked(page)]
        if asked:
            answer(asked[0], heard[asked[0]], turn)
        else:
            ann.locator(f"{LIT}, {CHIP}").or_(ann.locator("section.prompt")).first.wait_for()

    found = 0
    for mine, theirs in ((ann, bo), (bo, ann)):
        everything = "\n".join(heard[theirs].texts)
        for secret in secrets(heard[mine].tables, heard[theirs].tables):
            assert secret not in everything
            found += 1
    assert found >= 4


def secrets(mine: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> Iterator[str]:
    """Lists that one sees and the other does not, at the same time, as they stand in a message."""
    others = {table["version"]: table["view"] for table in theirs}
    for table in mine:
        if table["version"] in others:
            yield from unlike(table["view"], others[table["version"]])


def unlike(mine: Any, theirs: Any) -> Iterator[str]:
    if mine == theirs:
        return
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for name in mine:
            yield from unlike(mine[name], theirs.get(name))
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for one, other in zip(mine, theirs, strict=True):
            yield from unlike(one, other)
    elif isinstance(mine, (list, dict)) and len(mine) > 1 and not isinstance(theirs, (list, dict)):
        yield json.dumps(mine, separators=(",", ":"), ensure_ascii=False)


@slow
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_taken_back_also_at_a_shared_screen(visit: Visit, game: str) -> None:
    page = visit()
    heard = Heard(page)
    players = min(count for count in find(game).players if count > 1)
    sit_down(page, game, *[{"kind": "me", "name": f"Guest {seat}"} for seat in range(1, players)])
    if game in HIDING:
        page.locator(READY).click()
    page.locator(f"{LIT}, {CHIP}").first.wait_for()
    prompt = page.locator("section.prompt p").first
    question, before = prompt.inner_text(), heard.tables[-1]

    answer(page, heard)
    page.get_by_role("button", name="Undo", disabled=False).last.click()

    names = ("seat", "position", "view", "options")
    until(page, lambda: all(heard.tables[-1][name] == before[name] for name in names))
    expect(prompt).to_have_text(question)
    page.locator(f"{LIT}, {CHIP}").first.wait_for()


@slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_replayed_step_by_step_and_forked(visit: Visit, game: str) -> None:
    page = visit()
    heard = Heard(page)
    identity = sit_down(page, game)
    for turn in range(3):
        answer(page, heard, turn)
        page.locator(f"{LIT}, {CHIP}").first.wait_for()
    last = heard.tables[-1]["position"]

    page.goto(page.url.split("#")[0] + f"#/replay/{identity}")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_attribute("max", str(last))
    expect(scrubber).to_have_value(str(last))
    page.get_by_role("button", name="One step back").click()
    expect(scrubber).to_have_value(str(last - 1))
    page.get_by_role("button", name="To the beginning").click()
    expect(scrubber).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("1")
    assert page.url.endswith("/1")
    expect(page.locator(".stage")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Fork here").click()

    page.locator("section.prompt").wait_for()
    page.locator(f"{LIT}, {CHIP}").first.wait_for()
    assert identity not in page.url
    answer(page, heard)


@slow
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_in_french_shows_the_question_and_axe_finds_nothing(
    visit: Visit, game: str
) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="fr-FR")
    heard = Heard(page)
    sit_down(page, game)
    answer(page, heard)
    page.locator("section.prompt").wait_for()

    assert page.locator("html").get_attribute("lang") == "fr"
    english = {"Undo", "Log, rules, chat", "Settings", "What to do"}
    labels = page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)")
    assert english.isdisjoint(labels)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    prompt = page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= PHONE["height"] + 1
    assert violations(page) == []


@slow
@pytest.mark.parametrize("game", GAMES)
def test_by_night_axe_finds_nothing_and_everything_beside_the_board_is_there(
    visit: Visit, game: str
) -> None:
    page = visit(color_scheme="dark")
    heard = Heard(page)
    sit_down(page, game)
    answer(page, heard)
    assert violations(page) == []
    for tab in ("Log", "Options", "Rules", "Chat", "Notes"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
    page.get_by_role("tab", name="Rules").click()
    letter = find(game).rule_letter
    page.get_by_role("tabpanel").get_by_role("searchbox").fill(f"{letter}-1.1")
    expect(page.get_by_role("tabpanel")).to_contain_text(f"{letter}-1.1")
    assert violations(page) == []


@slow
def test_every_game_goes_on_by_itself_after_the_server_was_killed(
    visit: Visit, tmp_path: Path
) -> None:
    house = House(tmp_path)
    try:
        pages = {}
        for game in GAMES:
            page = visit(at=house.address)
            pages[page] = Heard(page)
            sit_down(page, game)
            page.get_by_role("button", name="Pause the bots").click()
            page.get_by_role("button", name="Let the bots go on").first.wait_for()
            answer(page, pages[page])
        tables = {page: heard.tables[-1] for page, heard in pages.items()}

        house.stop(signal.SIGKILL)
        lost = "The connection is lost"
        for page in pages:
            expect(page.get_by_role("status").filter(has_text=lost)).to_be_visible()
        house.start()

        for page, heard in pages.items():
            expect(page.get_by_role("status").filter(has_text=lost)).to_have_count(
                0, timeout=30_000
            )
            until(page, lambda heard=heard: len(heard.connections) > 1)  # type: ignore[misc]
            until(page, lambda heard=heard: bool(heard.connections[-1]))  # type: ignore[misc]
            after, before = heard.connections[-1][0], tables[page]
            for name in ("version", "view", "position", "prompt", "options"):
                assert after[name] == before[name]
            page.get_by_role("button", name="Let the bots go on").first.click()
            answer(page, heard)
    finally:
        house.stop()


@slow
@pytest.mark.parametrize("game", HIDING)
def test_whoever_is_handed_the_screen_sees_only_their_own_hand(visit: Visit, game: str) -> None:
    page = visit()
    heard = Heard(page)
    sit_down(page, game, {"kind": "me", "name": "Bo"})
    cover = page.get_by_role("dialog", name="Hand the screen over")
    seen: set[str] = set()

    for turn in range(6):
        expect(cover).to_be_visible()
        assert page.locator(".under[inert]").count() == 1
        who = "Bo" if "Bo" in cover.inner_text() else "Ann"
        seen.add(who)
        if turn == 0:
            assert violations(page) == []
            # The digits of the chips reach nothing under the cover.
            prompt = page.locator("section.prompt")
            question = prompt.inner_text()
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("1")
            assert prompt.inner_text() == question
        cover.get_by_role("button", name="I am ready").click()
        expect(cover).to_have_count(0)
        expect(page.locator(f"{LIT}, {CHIP}").first).to_be_visible()
        assert heard.tables[-1]["seat"] == ["Ann", "Bo"].index(who)
        for _ in range(30):
            if cover.count():
                break
            answer(page, heard, turn)
            page.locator(f"{LIT}, {CHIP}, .cover").first.wait_for()
        if len(seen) == 2:
            break

    assert seen == {"Ann", "Bo"}
    # Whoever opens the page again does not see the hand of whoever played last.
    page.reload()
    expect(cover).to_be_visible()
