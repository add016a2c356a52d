"""Solo games in the terminal: an opponent without a seat is scored and named."""

from __future__ import annotations

import json
from pathlib import Path

from boomtable.cli.resigning import told_resignation
from boomtable.cli.results import outcome, plain_scores, ranking
from boomtable.engine import find, read_record
from boomtable.lab.plans import Plan, World
from boomtable.lab.playing import play
from boomtable.lab.summary import summary
from tests.cli.conftest import Command

RECORD = Path(__file__).parents[1] / "records/coloma/the-complete-solo-game-of-the-digest.record"


def test_the_scores_of_a_solo_game_name_the_opponent() -> None:
    table = read_record(RECORD.read_text("utf-8"))

    lines = plain_scores(table.score(), ["Ann"])

    assert any(line.startswith("The Shade") and "69" in line for line in lines)
    assert "The Shade" in outcome(table)


def test_a_simulation_of_solo_games_counts_the_wins_of_the_bot() -> None:
    world = World(("random",), {"level": "legend"})
    plan = Plan("coloma", find("coloma").package, (world,), seed=5)

    found = summary([play(plan, number) for number in range(3)])

    assert found["games"] == 3
    assert found["bots"]["random"]["wins"] == 0
    assert found["bots"]["random"]["fair_share"] == 0.5
    assert len(found["seats"]) == 1


def test_a_score_sheet_says_what_counted_and_then_who_is_where() -> None:
    table = read_record(RECORD.read_text("utf-8"))

    lines = plain_scores(table.score(), ["Ann"])

    assert all(not line.endswith(": 0") for line in lines)
    assert ranking(table) == "1. The Shade 69 · 2. Player 1 64"


def test_a_solo_record_is_replayed_by_the_command(boomtable: Command) -> None:
    ran = boomtable("replay", str(RECORD), "--json")

    assert ran.status == 0
    assert json.loads(ran.out)["scores"] == [64, 69]


def test_who_resigns_a_solo_game_leaves_it_to_the_opponent() -> None:
    table = read_record(RECORD.read_text("utf-8"), upto=60)

    assert told_resignation(table, 0).endswith("The Shade wins by resignation.")
