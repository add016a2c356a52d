"""Both languages say the same: the same keys, the same gaps, and no key that does not exist."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from boomtable.engine import catalogue
from boomtable.locale import LANGUAGES, parts
from tests.french import french

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "boomtable" / "locale"
KEY = re.compile(r"[a-z]+\.[a-z0-9]+(?:[.-][a-z0-9]+)*")
PARTS = parts("en")


def catalogue_of(lang: str, part: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LOCALE / lang / f"{part}.json").read_text("utf-8"))
    return found


def patterns(sentence: Any) -> dict[str, str]:
    """The forms of a sentence: one, or one for each plural category."""
    if isinstance(sentence, str):
        return {"": sentence}
    return {form: text for form, text in sentence.items() if form != "by"}


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def all_gaps(sentence: Any) -> set[str]:
    return set().union(*(gaps(text) for text in patterns(sentence).values()))


def code_keys() -> Iterator[tuple[str, str]]:
    """Every literal in the package that looks like the key of a part that exists."""
    for path in sorted((ROOT / "boomtable").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            part = node.value.partition(".")[0]
            if part in PARTS and KEY.fullmatch(node.value):
                yield node.value, path.name


def test_both_languages_have_the_same_parts() -> None:
    assert parts("fr") == parts("en")


def test_every_game_of_the_catalogue_speaks_both_languages() -> None:
    ours = [meta.id for meta in catalogue().values() if meta.package.startswith("boomtable.")]
    assert set(ours) <= set(PARTS)


@pytest.mark.parametrize("part", PARTS)
def test_no_key_is_missing_in_either_language(part: str) -> None:
    assert catalogue_of("en", part).keys() == catalogue_of("fr", part).keys()


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_name_the_same_gaps(part: str) -> None:
    english, french = catalogue_of("en", part), catalogue_of("fr", part)
    different = [key for key in english if all_gaps(english[key]) != all_gaps(french.get(key, ""))]
    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_plurals_say_by_which_number_and_have_the_usual_forms(lang: str, part: str) -> None:
    for key, sentence in catalogue_of(lang, part).items():
        if isinstance(sentence, dict):
            assert set(sentence) >= {"by", "one", "other"}, key
            assert set(sentence) <= {"by", "one", "many", "other"}, key
            # The number itself may be left unsaid where it is one.
            whole = gaps(sentence["other"]) | {sentence["by"]}
            for form, text in patterns(sentence).items():
                assert gaps(text) | {sentence["by"]} == whole, f"{key} ({form})"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_files_are_sorted(lang: str, part: str) -> None:
    text = (LOCALE / lang / f"{part}.json").read_text("utf-8")
    sentences = json.loads(text)

    assert list(sentences) == sorted(sentences)
    assert text == json.dumps(sentences, ensure_ascii=False, indent=2) + "\n"


def test_every_key_that_the_code_names_exists() -> None:
    known = {f"{part}.{key}" for part in PARTS for key in catalogue_of("en", part)}
    # A key may also begin others: f"oklahoma.ask.place-{what}" is not one literal, and not here.
    missing = [
        f"{key} ({where})"
        for key, where in code_keys()
        if key not in known and not any(other.startswith(f"{key}.") for other in known)
    ]
    assert missing == []


@pytest.mark.parametrize("part", PARTS)
def test_french_is_set_as_the_french_do(part: str) -> None:
    for key, sentence in catalogue_of("fr", part).items():
        for text in patterns(sentence).values():
            words = re.sub(r"\{[^}]*\}|«[^»]*»|\S+=\S+|\w+:\w+|In English:|\$\([^)]*\)", "x", text)
            commands = re.sub(r"(?m)^  .*$", "", words)
            assert text == french(text), f"{key}: a space that breaks (see tests/french.py)"
            assert "'" not in words, f"{key}: a straight apostrophe"
            assert not re.search(r"[^\s:/][:;?!](?:\s|$)", commands), (
                f"{key}: no space before a sign"
            )
            assert not re.search(r"«\S|\S»", text), f"{key}: no space inside the quotation marks"


def test_what_a_game_says_of_itself_is_set_as_the_french_do() -> None:
    for meta in catalogue().values():
        assert meta.described("fr") == french(meta.described("fr")), meta.id


@pytest.mark.parametrize("part", PARTS)
def test_english_has_no_french_spaces(part: str) -> None:
    for key, sentence in catalogue_of("en", part).items():
        for text in patterns(sentence).values():
            assert not re.search(r"\w\s[:;?!](?:\s|$)", text.replace(french("français :"), "")), key
