"""Answers of several seats at once: revealed when all are in, or kept by each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from boomtable.engine import RuleBook, Table, choose_together, open_table, read_record, write_record
from tests.toys.claims import GAME as CLAIMS
from tests.toys.claims.state import Claims
from tests.toys.claims.vocabulary import Bury


async def bury_together(game: Claims, _claim: str) -> None:
    """Everybody buries a card, and nobody ever sees which."""
    answers = await choose_together(
        range(game.players),
        "bury",
        lambda seat: [Bury(card) for card in sorted(set(game.hands[seat]))],
        pause=True,
        secret=True,
    )
    for seat, answer in answers.items():
        game.hands[seat].remove(answer.card)
        game.buried.append(answer.card)
        game.buried_by.append(seat)


def table_with(rule: Any) -> Table:
    book = RuleBook()
    book.steps = {**CLAIMS.rules.steps, "play": (rule, True)}
    return open_table(replace(CLAIMS, rules=book), 3, seed=4)


def answer_all(table: Table) -> None:
    for seat in table.awaited:
        table.answer(table.options(seat)[0], seat)


def test_answers_that_are_secret_stay_with_their_seats() -> None:
    table = table_with(bury_together)

    answer_all(table)

    answers = [answer for answer in table.answers if answer.prompt == "bury"]
    assert [answer.shown_to(1) for answer in answers] == ["bury", str(answers[1].option), "bury"]
    assert {answer.shown_to(None) for answer in answers} == {"bury"}


def test_other_answers_are_revealed_when_all_are_in() -> None:
    table = open_table("claims", 3, seed=4)

    answer_all(table)

    played = [answer for answer in table.answers if answer.prompt == "play"]
    assert all(answer.shown_to(None) == str(answer.option) for answer in played)


@pytest.mark.parametrize("seat", [None, 0])
def test_secret_answers_survive_a_record(seat: int | None) -> None:
    table = open_table("coloma", 3, seed=4)
    answer_all(table)

    again = read_record(write_record(table))

    shown = [answer.shown_to(seat) for answer in again.answers]
    assert shown == [answer.shown_to(seat) for answer in table.answers]
