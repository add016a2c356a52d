"""The rules digest: read, searched, and compared with the marks of the tests."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boomtable import digest
from boomtable.cli.coverage import marked_rules
from boomtable.digest import (
    Digest,
    bare,
    digest_for,
    digest_text,
    paragraphs,
    search,
    search_digest,
)
from tests.cli.conftest import Command
from tests.french import french

DIGEST = """# A game

## 1 Moving

**X-1.1** A *boomer* moves `a1-b1`.

**X-1.2** It stops.

## Rulings

**X-R1 Borders.** A boomer is no border.

## Worked examples

**X-E1 A drawing.** Look:

```
o . o
```

## Glossary

| English | French | meaning |
|---|---|---|
| boomer | prospecteur | a piece |
"""

TESTS = """
import pytest
from tests.marks import rule

pytestmark = rule("X-1.1")

@rule("X-1.2", "X-R1")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("X-E1"))])
def test_two(x): ...

@pytest.mark.rule("X-9.9")
def test_three(): "rule('X-8.8')"
"""


def test_a_digest_has_rules_rulings_and_examples() -> None:
    found = paragraphs(DIGEST)

    assert [one.id for one in found] == ["X-1.1", "X-1.2", "X-R1", "X-E1"]
    assert found[2].title == "Borders"
    assert found[0].section == "1 Moving"
    assert "o . o" in found[3].text


def test_a_search_finds_all_words_whatever_their_case() -> None:
    found = paragraphs(DIGEST)

    assert [one.id for one in search(found, "BOOMER")] == ["X-1.1", "X-R1"]
    assert [one.id for one in search(found, "boomer border")] == ["X-R1"]
    assert [one.id for one in search(found, "x-1.2")] == ["X-1.2"]
    assert search(found, "locomotive") == []


def test_a_french_word_is_looked_up_in_the_glossary() -> None:
    found = search_digest(
        Digest(DIGEST.replace("prospecteur", "prospécteur*"), "en"), "prospecteur"
    )

    assert [one.id for one in found] == ["X-1.1", "X-R1"]


GLOSSARY = """# A game

**X-1.1** A cornerstone is a stone.

**X-1.2** In that case a square is left.

**X-1.3** A stone is on a square.

## Silver Mines

**X-1.4** They count.

## Glossary

| English | French | meaning |
|---|---|---|
| cornerstone, stone | pierre angulaire*, pierre* | marker |
| square | case* | one of 121 |
| partner | boomer utilisé (« utiliser »*) | a piece |
| Silver Mines | Mines d'argent* | module |
"""


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("pierre", ["X-1.1", "X-1.3"]),
        ("pierres", ["X-1.1", "X-1.3"]),
        ("pierre angulaire", ["X-1.1"]),
        ("Mines d’argent", ["X-1.4"]),
        ("mines d'argent", ["X-1.4"]),
        ("argent", ["X-1.4"]),
        ("case", ["X-1.2", "X-1.3"]),
        ("stone", ["X-1.1", "X-1.3"]),
        ("locomotive", []),
    ],
)
def test_a_french_word_has_its_own_english_one(word: str, ids: list[str]) -> None:
    assert [one.id for one in search_digest(Digest(GLOSSARY, "en"), word, "fr")] == ids


def test_a_word_of_both_languages_is_that_of_the_reader() -> None:
    assert [one.id for one in search_digest(Digest(GLOSSARY, "en"), "case", "en")] == ["X-1.2"]


FRENCH = """# Un jeu

**X-1.1** Une pierre angulaire est une pierre.

**X-1.2** Il reste une case.

## Glossaire

| Anglais | Français | sens |
|---|---|---|
| cornerstone, stone | pierre angulaire*, pierre* | marqueur |
| square | case* | une sur 121 |
"""


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("pierre", ["X-1.1"]),
        ("cases", ["X-1.2"]),
        ("square", ["X-1.2"]),
        ("squares", ["X-1.2"]),
        ("stone", ["X-1.1"]),
        ("x-1.2", ["X-1.2"]),
        ("locomotive", []),
    ],
)
def test_rules_in_french_are_searched_in_french_and_by_the_glossary(
    word: str, ids: list[str]
) -> None:
    assert [one.id for one in search_digest(Digest(FRENCH, "fr"), word, "fr")] == ids


NOTICE = french("Les règles sont en anglais ; les mots français y sont trouvés aussi.")


def test_french_readers_read_the_rules_in_french(boomtable: Command) -> None:
    played = boomtable("play", "oklahoma", "--lang", "fr", typed="règles ferme\nrègles train\n")
    whole = boomtable("rules", "oklahoma", "--lang", "fr").out

    assert whole == digest_for("oklahoma", "fr").text != digest_text("oklahoma")
    assert NOTICE not in played.out
    assert french("« boomtable rules oklahoma » les donne toutes") in played.out
    assert "O-6.3" in played.out
    found = json.loads(boomtable("rules", "oklahoma", "ferme", "--lang", "fr", "--json").out)
    assert "O-6.3" in [one["id"] for one in found]


def test_french_readers_are_told_where_the_rules_are_english(
    boomtable: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "oklahoma.md").write_text(digest_text("oklahoma"), encoding="utf-8")
    for place in ("_packaged", "_checkout"):
        monkeypatch.setattr(digest, place, lambda: tmp_path)
    played = boomtable("play", "oklahoma", "--lang", "fr", typed="règles ferme\n")

    assert boomtable("rules", "oklahoma", "ferme", "--lang", "fr").out.startswith(NOTICE)
    assert boomtable("rules", "oklahoma", "--lang", "fr").out.startswith(NOTICE)
    assert NOTICE in played.out
    assert "O-6.3" in played.out


def test_the_help_of_a_game_is_in_columns(boomtable: Command) -> None:
    for lang, word in (("en", "help"), ("fr", "aide")):
        done = boomtable("play", "nim", "--lang", lang, typed=f"{word}\n").out
        rows = [
            re.match(r"  (\S+(?: [A-Z]+)?) {2,}(?=\S)", line)
            for line in done.partition(f"> {word}\n")[2].splitlines()
        ]
        assert len({row.end() for row in rows if row}) == 1
        assert sum(row is not None for row in rows) == 11


def test_marks_of_bold_italics_and_code_are_left_out() -> None:
    assert (
        bare("A *boomer* moves `a1-b1`, **at once**; 2 * 3")
        == "A boomer moves a1-b1, at once; 2 * 3"
    )


@pytest.mark.parametrize("game", ["oklahoma", "boomtown"])
def test_every_numbered_line_of_the_digests_is_understood(game: str) -> None:
    text = digest_text(game)
    begun = [line for line in text.splitlines() if line[:4] in {"**O-", "**B-"}]

    assert len(paragraphs(text)) == len(begun)


def test_numbered_lines_of_lists_are_understood() -> None:
    text = digest_text("boonlake")
    begun = [line for line in text.splitlines() if line.removeprefix("- ")[:4] in {"**L-", "**W-"}]

    assert len(paragraphs(text)) == len(begun) > 350
    assert [one.section for one in paragraphs(text) if one.id == "W-76"] == ["23 Worked examples"]


def test_the_rules_of_a_game_are_printed_whole(boomtable: Command) -> None:
    assert boomtable("rules", "oklahoma").out == digest_text("oklahoma")


def test_the_rules_are_searched(boomtable: Command) -> None:
    done = boomtable("rules", "oklahoma", "sooner", "homestead", "--json")

    assert "O-14.10" in [one["id"] for one in json.loads(done.out)]
    assert boomtable("rules", "boomtown", "B-1.6").out == "B-1.6 The bank never runs out.\n"


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)

    assert marked_rules(tmp_path) == {"X-1.1", "X-1.2", "X-R1", "X-E1", "X-9.9"}


def test_rules_without_a_test_are_listed_and_are_a_failure(
    boomtable: Command, tmp_path: Path
) -> None:
    (tmp_path / "test_it.py").write_text("@rule('O-1.1')\ndef test_it(): ...")
    done = boomtable("rules", "coverage", "oklahoma", "--tests", tmp_path)
    listed = json.loads(
        boomtable("rules", "coverage", "oklahoma", "--tests", tmp_path, "--json").out
    )

    assert done.status == 1
    assert "O-1.2" in done.out
    assert "O-1.1 " not in done.out
    assert "O-R1" in done.out
    assert len(listed["uncovered"]) == listed["rules"] - 1


def test_a_game_whose_rules_all_have_a_test_is_a_success(
    boomtable: Command, tmp_path: Path
) -> None:
    ids = [one.id for one in paragraphs(digest_text("oklahoma"))]
    (tmp_path / "test_it.py").write_text(f"@rule(*{ids})\ndef test_it(): ...")
    # Only literals count: a computed mark proves nothing to a reader.
    assert boomtable("rules", "coverage", "oklahoma", "--tests", tmp_path).status == 1

    (tmp_path / "test_it.py").write_text(f"@rule({', '.join(map(repr, ids))})\ndef test(): ...")
    done = boomtable("rules", "coverage", "oklahoma", "--tests", tmp_path)

    assert done.status == 0
    assert f"All {len(ids)} numbered paragraphs" in done.out
