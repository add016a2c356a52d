"""The pages around the tables: light, dark, French, small; and how much has to be loaded."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import expect

from boomtable.engine import Dice, open_table, play_out, write_record
from tests.browser.conftest import PHONE, STATIC, Visit, make_table, violations
from tests.marks import slow

LIMIT = 200_000
"""Bytes of scripts that the first load may take, compressed."""

PAGES = {
    "home": ("/", "Oklahoma Boomers"),
    "new": ("/#/new/oklahoma", "Santa Fe"),
    "rules": ("/#/rules/oklahoma", "O-1.1"),
    "settings": ("/#/settings", "Boomtable"),
    "import": ("/#/replay/import", "Boomtable"),
    "lost": ("/#/nowhere", ""),
}


@slow
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_any_page(visit: Visit, name: str, scheme: str) -> None:
    path, shown = PAGES[name]
    page = visit(path, color_scheme=scheme)

    expect(page.locator("body")).to_contain_text(shown)
    page.locator("h1, h2").first.wait_for()

    assert violations(page) == []


@slow
def test_axe_finds_nothing_wrong_with_a_table(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Oklahoma Boomers").click()
    page.locator('[data-target="piece:b4"]').click()
    assert violations(page) == []

    for tab in ("Log", "Options", "Rules", "Chat", "Notes"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []


@slow
def test_the_language_changes_at_once_everywhere(visit: Visit) -> None:
    page = visit()
    expect(page.locator("h1")).to_have_text("Pull up a chair")

    page.get_by_role("button", name="Français").click()
    expect(page.locator("h1")).to_have_text("Prenez place")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("body")).to_contain_text("Deux familles courent vers la terre")
    page.get_by_role("button", name="Jouer : Oklahoma Boomers").click()
    expect(page.locator("section.prompt")).to_contain_text("Déplacez un de vos boomers")

    # In the middle of a game, the other way round.
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English").click()
    page.keyboard.press("Escape")
    expect(page.locator("section.prompt")).to_contain_text("Move one of your boomers")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


@slow
@pytest.mark.parametrize("name", ["home", "new", "rules", "import"])
def test_no_page_is_wider_than_a_phone(visit: Visit, name: str) -> None:
    path, shown = PAGES[name]
    page = visit(path, viewport=PHONE, has_touch=True, locale="fr-FR")

    expect(page.locator("body")).to_contain_text(shown if name != "new" else "Santa Fe")
    page.locator("h1, h2").first.wait_for()

    # Nothing is cut off either: what is too wide for its page can be scrolled to.
    assert page.locator("main").evaluate("main => main.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []


@slow
def test_impossible_settings_cannot_be_chosen(visit: Visit) -> None:
    page = visit("/#/new/boomtown")
    short = page.get_by_role("switch", name="Short")
    expect(short).to_be_enabled()

    page.get_by_label("Seat 4", exact=True).select_option("bot")

    expect(short).to_be_disabled()


@slow
def test_a_layout_that_does_not_fit_a_module_cannot_be_chosen(visit: Visit) -> None:
    page = visit("/#/new/oklahoma", viewport=PHONE)
    page.get_by_text("More options").click()
    page.get_by_role("switch", name="Silver Mines").click()
    mines = page.get_by_label("Layout of the mines")
    mines.select_option("five-lodes")

    page.get_by_role("switch", name="Red River").click()

    expect(mines).to_have_value("")
    expect(mines.locator("option[value=five-lodes]")).to_be_disabled()
    expect(mines.locator("option[value=compass]")).to_be_enabled()
    mines.select_option("compass")
    assert violations(page) == []
    # What goes wrong is said beside the button that was pressed.
    page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Begin").click()
    page.locator("section.prompt").wait_for()


@slow
def test_two_seats_of_coloma_never_have_the_same_colour(visit: Visit) -> None:
    page = visit("/#/new/coloma")
    page.get_by_text("More options").click()
    page.get_by_label("Player boards").select_option("B")
    mine, bots = page.get_by_label("Colour of seat 1"), page.get_by_label("Colour of seat 2")

    mine.select_option("blue")

    expect(bots).to_have_value("red")
    assert violations(page) == []
    page.get_by_role("button", name="Begin").click()
    page.locator("section.prompt").wait_for()


@slow
def test_rules_are_searched_and_linked(visit: Visit) -> None:
    page = visit("/#/rules/oklahoma/O-4.2")
    expect(page.locator(".wanted")).to_contain_text("All squares it enters")

    page.get_by_label("Search the rules: a word, or a number").fill("partner")
    expect(page.locator("article section").first).to_contain_text("partner")


@slow
def test_a_phone_turns_to_a_section_of_the_rules(visit: Visit) -> None:
    page = visit("/#/rules/boonlake", viewport=PHONE, has_touch=True)
    sections = page.locator("details").get_by_role("navigation", name="Sections")
    heading = page.locator("h2").nth(5)
    expect(heading).not_to_be_in_viewport()
    expect(sections).to_be_hidden()

    page.locator("summary", has_text="Sections").click()
    assert violations(page) == []
    sections.get_by_role("button").nth(5).click()

    expect(heading).to_be_in_viewport(ratio=1)
    expect(sections).to_be_hidden()
    # The list stays in reach, and hides no heading.
    summary = page.locator("summary").bounding_box()
    title = heading.bounding_box()
    assert summary is not None
    assert title is not None
    assert 0 <= summary["y"] < summary["y"] + summary["height"] <= title["y"]


@slow
def test_the_server_out_of_reach_is_told_with_what_to_do(visit: Visit) -> None:
    page = visit("/#/rules/oklahoma")
    page.locator("h2").first.wait_for()
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))

    page.goto(page.url.split("#")[0] + "#/")

    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")


def test_the_first_load_is_small() -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    wanted, seen = ["index.html"], set()
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen.add(name)
            wanted += manifest[name].get("imports", [])
    # The words of one language come with it.
    words = [name for name in manifest if name.endswith("fr/web.json")]
    scripts = [manifest[name]["file"] for name in (*seen, *words)]

    size = sum(len(gzip.compress((STATIC / script).read_bytes())) for script in scripts)

    assert size < LIMIT


@slow
def test_the_ladder_of_bots_has_the_strongest_on_top(visit: Visit) -> None:
    page = visit()

    rungs = page.locator(".ladder .rung")
    expect(rungs).to_have_text(["5", "4", "3", "2", "1"])
    expect(page.locator(".ladder strong").first).to_contain_text("Master")
    page.get_by_role("button", name="FR").click()
    expect(page.locator(".ladder strong").first).to_contain_text("Maître")


@slow
def test_a_shared_link_leads_a_friend_to_the_position_of_a_private_game(visit: Visit) -> None:
    ann, bo = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    record = write_record(play_out(open_table("coloma", 3, seed=3), Dice(4)))
    made = make_table(ann, {"record": record}, "/import")
    ann.goto(re.sub(r"#.*", f"#/replay/{made}/40", ann.url))
    ann.get_by_label("Seen by").select_option("Player 2")
    ann.get_by_role("button", name="Share").click()
    ann.get_by_role("button", name="Copied").wait_for()
    link = ann.evaluate("navigator.clipboard.readText()")

    bo.goto(link)

    expect(bo.get_by_role("slider")).to_have_value("40")
    expect(bo.get_by_label("Seen by")).to_have_value("1")
    expect(bo.locator(".stage")).to_be_visible()
    assert bo.url.endswith(f"#/replay/{made}/40?seat=1")


@slow
def test_a_link_is_copied_where_the_browser_has_no_clipboard_for_us(visit: Visit) -> None:
    page = visit("/#/new/oklahoma", permissions=["clipboard-read", "clipboard-write"])
    read = page.evaluate_handle("() => navigator.clipboard.readText.bind(navigator.clipboard)")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy link").click()

    page.get_by_role("button", name="Copied").wait_for()
    identity = page.url.rpartition("/")[2]
    assert re.search(rf"/t/{identity}#[\w-]+", read.evaluate("read => read()"))


@slow
def test_what_nobody_has_chosen_goes_on_to_follow_the_device(visit: Visit) -> None:
    page = visit("/#/settings", reduced_motion="no-preference")
    page.get_by_role("switch", name="Patterns").check(force=True)
    usual, still = page.get_by_label("As usual"), page.get_by_label("Not at all")
    expect(usual).to_be_checked()

    page.emulate_media(reduced_motion="reduce")
    expect(still).to_be_checked()
    page.reload()
    expect(still).to_be_checked()
    expect(page.get_by_role("switch", name="Patterns")).to_be_checked()

    page.get_by_text("Fast", exact=True).click()
    page.emulate_media(reduced_motion="no-preference")
    expect(page.get_by_label("Fast", exact=True)).to_be_checked()


@slow
def test_a_file_that_is_no_record_is_refused_with_what_to_do(visit: Visit) -> None:
    page = visit("/#/replay/import", locale="fr-FR")
    picture = {"name": "chat.png", "mimeType": "image/png", "buffer": b"\x89PNG\0\xff\xfe"}

    page.get_by_label("Depuis un fichier").set_input_files([picture])

    expect(page.get_by_role("alert")).to_contain_text("Choisissez un fichier exporté")
    expect(page.get_by_role("textbox")).to_have_value("")
    expect(page.get_by_role("button", name="Ouvrir")).to_be_disabled()


@slow
def test_a_stranger_says_their_name_where_they_sit_down(visit: Visit) -> None:
    ann, bo = visit("/#/new/oklahoma"), visit()
    ann.get_by_label("Your name at the table").fill("Ann")
    ann.get_by_label("Seat 2", exact=True).select_option("open")
    ann.get_by_role("button", name="Open the table").click()
    ann.get_by_role("button", name="Copy link").wait_for()
    identity = ann.url.rpartition("/")[2]
    path: str = ann.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/invitation`)).json()).table.path",
        identity,
    )

    bo.goto(bo.url.split("#")[0].rstrip("/") + path)
    bo.get_by_label("Your name at the table").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()

    names = ann.get_by_role("list", name="Players").locator(".name .text")
    expect(names).to_have_text(["Ann", "Bo"])
