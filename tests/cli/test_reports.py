"""Balance reports, and two editions side by side, on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.french import french

SIMULATE = ("simulate", "claims", "--games", 12, "--seed", 4)


@pytest.fixture
def changed(boomtable: Command, tmp_path: Path) -> Path:
    """Claims with a richer vein."""
    text = boomtable("components", "show", "claims").out
    assert "value = 5" in text
    path = tmp_path / "changed.toml"
    path.write_text(text.replace("value = 5", "value = 9"), encoding="utf-8")
    return path


def test_a_report_is_a_page_with_its_pictures_beside_it(boomtable: Command, tmp_path: Path) -> None:
    page = tmp_path / "claims.md"

    done = boomtable(*SIMULATE, "--report", page)

    assert done.status == 0
    assert done.out == f"The report is in {page}, with 5 pictures beside it.\n"
    pictures = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert pictures == [
        f"claims-{it}.svg" for it in ("card", "claim", "scores", "seats", "sources")
    ]
    text = page.read_text("utf-8")
    assert all(f"]({name})" in text for name in pictures)
    again = f"boomtable simulate claims --games 12 --bots random --seed 4 --report {page}"
    assert f"$ {again}" in text


def test_a_report_without_a_file_is_printed(boomtable: Command) -> None:
    english, in_french = (
        boomtable(*SIMULATE, "--report"),
        boomtable(*SIMULATE, "--report", "--lang", "fr"),
    )

    assert "# Claims: a balance report" in english.out
    assert "dynamite" in english.out
    assert french("# Concessions : rapport d’équilibre") in in_french.out
    assert "![" not in english.out


def test_what_was_mixed_stands_in_the_report(boomtable: Command) -> None:
    page = boomtable(*SIMULATE, "--mix", "law=mild/stern", "-o", "modules=sheriff", "--report").out

    assert "| `law=mild` | 6 |" in page
    assert "| `law=stern` | 6 |" in page


def test_json_has_the_figures_of_the_report(boomtable: Command, tmp_path: Path) -> None:
    page = tmp_path / "claims.md"

    figures = json.loads(boomtable(*SIMULATE, "--report", page, "--json").out)

    assert page.is_file()
    assert figures["games"] == 12
    cards = figures["report"]["uses"][0]
    assert cards["kind"] == "card"
    assert [it["id"] for it in cards["things"]] == ["pick", "pan", "sluice", "dynamite"]
    assert "report" not in json.loads(boomtable(*SIMULATE, "--json").out)


def test_a_report_is_the_same_however_many_work_at_it(boomtable: Command) -> None:
    def figures(jobs: int) -> Any:
        return json.loads(boomtable(*SIMULATE, "--report", "--json", "--jobs", jobs).out)["report"]

    assert figures(1) == figures(2)


def test_watching_changes_no_game(boomtable: Command) -> None:
    plain, watched = (
        json.loads(boomtable(*SIMULATE, *more, "--json").out)["seats"]
        for more in ((), ("--report",))
    )

    assert plain == watched


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "is there already. Give another name, or --force"), ("fr", "existe déjà")],
)
@pytest.mark.parametrize("name", ["claims.md", "claims-seats.svg"])
def test_no_report_replaces_a_file_that_is_there(
    boomtable: Command, tmp_path: Path, name: str, lang: str, sentence: str
) -> None:
    (tmp_path / name).write_text("mine")

    done = boomtable(*SIMULATE, "--report", tmp_path / "claims.md", "--lang", lang)

    assert done.status == 2
    assert sentence in done.err
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [name]
    assert (tmp_path / name).read_text() == "mine"


def test_a_report_replaces_a_file_where_that_is_asked_for(
    boomtable: Command, tmp_path: Path
) -> None:
    page = tmp_path / "claims.md"
    page.write_text("old")

    assert boomtable(*SIMULATE, "--report", page, "--force").status == 0
    assert page.read_text("utf-8").startswith("# Claims")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    boomtable: Command, tmp_path: Path, lang: str
) -> None:
    wrong = tmp_path / "nowhere" / "claims.md"

    done = boomtable(*SIMULATE, "--games", 10**9, "--report", wrong, "--lang", lang)
    folder = boomtable(*SIMULATE, "--games", 10**9, "--report", tmp_path, "--lang", lang)

    assert done.status == folder.status == 2
    assert str(wrong) in done.err


def test_two_editions_are_told_apart(boomtable: Command, changed: Path) -> None:
    lab = ("lab", "claims", "--change", changed, "--games", 60, "--seed", 4)

    english, in_french = boomtable(*lab), boomtable(*lab, "--lang", "fr")

    assert english.status == 0
    assert "Claims: 60 games of each edition, seed 4" in english.out
    assert "Clear differences" in english.out
    assert french("Différences nettes (95 %) :") in in_french.out


def test_the_page_of_two_editions(boomtable: Command, changed: Path, tmp_path: Path) -> None:
    page = tmp_path / "change.md"

    done = boomtable("lab", "claims", "--change", changed, "--games", 20, "--report", page)

    assert done.status == 0
    text = page.read_text("utf-8")
    assert "# Claims: two editions side by side" in text
    assert "![Wins by seat](change-seats.svg)" in text
    assert (tmp_path / "change-card.svg").is_file()
    assert f"--change {changed}" in text


def test_a_lab_is_the_same_however_many_work_at_it(boomtable: Command, changed: Path) -> None:
    def found(jobs: int) -> Any:
        lab = ("lab", "claims", "--change", changed, "--games", 12, "--seed", 4, "--json")
        return json.loads(boomtable(*lab, "--jobs", jobs).out)

    one = found(1)

    assert one == found(2)
    level = one["comparison"]["levels"][0]["score"]
    assert level["before"] == one["before"]["scores"][0]["score"]["value"]
    assert level["after"] > level["before"]


def test_the_other_edition_may_be_a_file_too(boomtable: Command, changed: Path) -> None:
    own = changed.with_name("own.toml")
    own.write_text(boomtable("components", "show", "claims").out, encoding="utf-8")
    lab = ("lab", "claims", "--games", 12, "--seed", 4, "--json")

    there = json.loads(boomtable(*lab, "--change", changed).out)["comparison"]
    back = boomtable(*lab, "--change", own, "--components", changed)

    score = there["levels"][0]["score"]
    assert json.loads(back.out)["comparison"]["levels"][0]["score"]["before"] == score["after"]


@pytest.mark.parametrize(
    ("lang", "same", "missing"),
    [
        ("en", "there is nothing to try", "gone.toml"),
        ("fr", "il n’y a rien à essayer", "Impossible de lire"),
    ],
)
def test_a_change_that_is_none_or_is_missing_is_refused(
    boomtable: Command, tmp_path: Path, lang: str, same: str, missing: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(boomtable("components", "show", "claims").out, encoding="utf-8")

    done = boomtable("lab", "claims", "--change", own, "--lang", lang)
    gone = boomtable("lab", "claims", "--change", tmp_path / "gone.toml", "--lang", lang)
    nothing = boomtable("lab", "claims", "--lang", lang)

    assert (done.status, gone.status, nothing.status) == (2, 2, 2)
    assert same in done.err
    assert missing in gone.err
    assert "--change FILE" in nothing.err


@pytest.mark.parametrize(
    ("mix", "sentence"),
    [
        ("players=2/9", "cannot be played by 9"),
        ("mules=no/yes", "mules"),
        ("colour=red/blue", "colour"),
        ("boards=A/C", "boards"),
    ],
)
def test_a_mix_with_a_table_that_cannot_be_opened_is_refused(
    boomtable: Command, mix: str, sentence: str
) -> None:
    more = () if "players" in mix else ("--players", 4)

    done = boomtable("simulate", "coloma", "--mix", mix, *more, "--lang", "en")

    assert done.status == 2
    assert sentence in done.err
