"""A game that is marked complete has a test for every rule, ruling and worked example."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.cli.coverage import marked_rules, uncovered
from boomtable.digest import digest_text, paragraphs
from boomtable.engine import catalogue

TESTS = Path(__file__).parent
COMPLETE = [meta for meta in catalogue().values() if meta.status == "complete"]


@pytest.mark.parametrize("game", [meta.id for meta in COMPLETE])
def test_every_numbered_paragraph_of_a_complete_game_has_a_marked_test(game: str) -> None:
    assert [one.id for one in uncovered(game, TESTS)] == []


@pytest.mark.parametrize("game", [meta.id for meta in COMPLETE])
def test_no_number_is_given_twice(game: str) -> None:
    ids = [one.id for one in paragraphs(digest_text(game))]

    assert ids
    assert len(ids) == len(set(ids))


def test_every_mark_names_a_paragraph_that_exists() -> None:
    known = {one.id for meta in COMPLETE for one in paragraphs(digest_text(meta.id))}
    letters = {rule_id.partition("-")[0] for rule_id in known}
    ours = {rule_id for rule_id in marked_rules(TESTS) if rule_id.partition("-")[0] in letters}

    assert ours - known == set()
