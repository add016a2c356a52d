"""``boomtable analyse``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomtable.engine import Dice, open_table, play_out, write_record
from tests.cli.conftest import Command


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game, played at random."""
    table = open_table("boomtown", 3, {"short": True}, seed=2, names=["Ann", "Bo", "Cy"])
    path = tmp_path_factory.mktemp("records") / "short.record"
    path.write_text(write_record(play_out(table, Dice(2))))
    return path


FIRST_BID = 4
"""How many answers there are before the first bid: who begins, and the row."""


def test_a_decision_is_shown_with_its_options_and_what_was_answered(
    boomtable: Command, short: Path
) -> None:
    done = boomtable("analyse", short, "--at", FIRST_BID, "--nodes", 12)

    assert done.status == 0, done.err
    assert "After 4 answers" in done.out
    assert "is asked: Open the bidding, or pass." in done.out
    assert "→ " in done.out
    assert "12 imagined worlds" in done.out


def test_a_decision_is_there_for_programs_too(boomtable: Command, short: Path) -> None:
    shown = [boomtable("analyse", short, "--at", 4, "--nodes", 12, "--json").out for _ in range(2)]

    assert shown[0] == shown[1]
    found = json.loads(shown[0])
    assert found["at"] == 4
    assert found["prompt"] == "bid"
    assert found["nodes"] == 12
    assert {it["option"] for it in found["options"]} >= {"pass", "bid 1", found["answer"]}
    assert found["cost"] >= 0


def test_a_game_is_told_by_what_cost_most(boomtable: Command, short: Path) -> None:
    done = boomtable("analyse", short, "--nodes", 3, "--worst", 2)
    french = boomtable("--lang", "fr", "analyse", short, "--nodes", 3, "--worst", 2, "--seat", 2)

    assert done.status == french.status == 0, done.err + french.err
    lines = done.out.splitlines()
    assert lines[0].endswith("in percentage points of the chance to win:")
    assert lines[2].split() == ["cost", "after", "who", "answered", "better"]
    assert len([line for line in lines if line.startswith("−")]) == 2
    assert all(any(line.startswith(f"{name}:") for line in lines) for name in ("Ann", "Bo", "Cy"))
    assert "Bo\N{NO-BREAK SPACE}:" in french.out
    assert "Cy" not in french.out


def test_a_game_is_there_for_programs_too(boomtable: Command, short: Path) -> None:
    found = json.loads(boomtable("analyse", short, "--nodes", 2, "--seat", 1, "--json").out)

    assert [it["seat"] for it in found["seats"]] == [1]
    assert found["decisions"] == found["seats"][0]["decisions"]
    costs = [it["cost"] for it in found["worst"]]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "0"], "After 0 answers it is chance that speaks"),
        (["--at", "9999"], "There is no answer 9999"),
        (["--at", "4", "--seat", "9"], "There is no seat 9"),
        (["--at", "-1"], "--at cannot be -1"),
        (["--nodes", "1"], "--nodes cannot be 1"),
        (["--seconds", "soon"], "--seconds needs a number of seconds"),
        (["--seconds", "0"], "--seconds needs a number of seconds"),
        (["--seconds", "nan"], "--seconds needs a number of seconds"),
    ],
)
def test_what_cannot_be_looked_at_is_said(
    boomtable: Command, short: Path, arguments: list[str], said: str
) -> None:
    done = boomtable("analyse", short, *arguments)

    assert done.status == 2
    assert said in done.err


def test_the_end_and_a_seat_that_is_not_asked_are_no_decisions(
    boomtable: Command, short: Path
) -> None:
    answers = json.loads(boomtable("replay", short, "--json").out)["answers"]
    asked = json.loads(boomtable("analyse", short, "--at", 4, "--nodes", 2, "--json").out)["seat"]

    over = boomtable("analyse", short, "--at", answers)
    other = boomtable("analyse", short, "--at", 4, "--seat", asked % 3 + 1)

    assert "the game is over" in over.err
    assert "is not asked after 4 answers" in other.err


def test_a_game_that_nobody_judges_is_refused(boomtable: Command, nim_record: Path) -> None:
    done = boomtable("analyse", nim_record, "--at", 0)

    assert done.status == 2
    assert "Only the bot random knows the game nim" in done.err
