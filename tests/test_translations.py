"""The French rules say what the English ones say: paragraphs, numbers, drawings, tables."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from boomtable.digest import digest_for, digest_text, paragraphs
from boomtable.engine import catalogue

GAMES = [meta.id for meta in catalogue().values() if meta.status == "complete"]
HEADING = re.compile(r"^(#+) (\d+(?= ))?", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`[^`\n]+`")
NUMBERS = re.compile(r"\d+")
ENGLISH = frozenset(
    ["the", "and", "with", "they", "their", "which", "when", "must", "from", "this", "that"]
)


def french(game: str) -> str:
    digest = digest_for(game, "fr")
    assert digest.lang == "fr"
    return digest.text


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_there_in_its_section_and_in_order(game: str) -> None:
    ours, theirs = digest_text(game), french(game)

    assert [one.id for one in paragraphs(theirs)] == [one.id for one in paragraphs(ours)]
    assert HEADING.findall(CODE.sub("", theirs)) == HEADING.findall(CODE.sub("", ours))
    sections = [list(dict.fromkeys(one.section for one in paragraphs(it))) for it in (ours, theirs)]
    assert len(sections[0]) == len(sections[1])


@pytest.mark.parametrize("game", GAMES)
def test_drawings_records_and_tables_are_the_same(game: str) -> None:
    ours, theirs = digest_text(game), french(game)

    assert CODE.findall(theirs) == CODE.findall(ours)
    rows = [
        [line.count("|") for line in CODE.sub("", text).splitlines() if line.startswith("|")]
        for text in (ours, theirs)
    ]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_names_of_a_paragraph_are_the_same(game: str) -> None:
    wrong = []
    for ours, theirs in zip(paragraphs(digest_text(game)), paragraphs(french(game)), strict=True):
        for what in (NUMBERS, NAMED):
            said = [
                Counter(what.findall(f"{one.title} {CODE.sub('', one.text)}"))
                for one in (ours, theirs)
            ]
            if said[0] != said[1]:
                wrong.append((ours.id, said[0] - said[1], said[1] - said[0]))

    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_was_left_in_english(game: str) -> None:
    left = []
    for one in paragraphs(french(game)):
        said = re.findall(r"[a-z]+", NAMED.sub("", CODE.sub("", one.text)).casefold())
        if len(said) > 8 and sum(word in ENGLISH for word in said) > len(said) / 12:
            left.append(one.id)

    assert not left


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_lists_the_same_terms(game: str) -> None:
    terms = [
        re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", text, re.MULTILINE)
        for text in (digest_text(game), french(game))
    ]
    shared = set(terms[0]) & set(terms[1])

    assert len(shared) > 20
