"""Many games between bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomtable.cli.simulating import read_bots, read_mix
from boomtable.engine import Unreadable, find
from boomtable.lab.plans import Plan, World
from boomtable.lab.playing import play
from boomtable.lab.summary import summary
from tests.cli.conftest import Command


def plan(game: str, *bots: str) -> Plan:
    return Plan(game, find(game).package, (World(bots, {}),), seed=5)


def test_names_of_bots_stand_between_commas() -> None:
    assert read_bots("greedy, bot:random") == ["greedy", "random"]
    with pytest.raises(Unreadable, match="names of bots"):
        read_bots("greedy,,random")


def test_values_of_a_mix_stand_between_slashes() -> None:
    assert read_mix(["players=2/3", "short=no/yes"], {}, None) == {
        "players": ["2", "3"],
        "short": ["no", "yes"],
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["players"], "should be key=value/value"),
        (["players=2//3"], "should be key=value/value"),
        (["=2"], "should be key=value/value"),
        (["players=two"], "“two” is no number of players"),
        (["short=no", "short=yes"], "short is given twice"),
        (["heap=5"], "heap is given twice"),
    ],
)
def test_a_mix_that_makes_no_sense_is_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        read_mix(words, {"heap": "7"}, None)


def test_tables_of_several_sizes_take_turns(boomtable: Command) -> None:
    command = ("simulate", "boomtown", "--games", 6, "--seed", 1, "--mix", "players=3/4/5")
    figures = json.loads(boomtable(*command, "--json").out)

    assert figures["players"] == [3, 4, 5]
    assert len(figures["seats"]) == 5
    assert figures["bots"]["random"]["fair_share"] == pytest.approx(1)
    assert "Boomtown, 3/4/5 players, 6 games" in boomtable(*command).out


def test_the_same_number_is_the_same_game() -> None:
    first, again = (play(plan("claims", "random", "random"), 3) for _ in range(2))

    assert (first.scores, first.answers) == (again.scores, again.answers)


def test_the_result_is_the_same_however_many_work_at_it(boomtable: Command) -> None:
    def figures(jobs: int) -> dict[str, object]:
        command = ("simulate", "claims", "--games", 12, "--seed", 1, "--json", "--jobs", jobs)
        found: dict[str, object] = json.loads(boomtable(*command).out)
        # Only the speed may differ.
        return {key: value for key, value in found.items() if not key.endswith("per_second")}

    assert figures(1) == figures(2)


def test_a_record_for_every_game_that_replays_to_the_same_scores(
    boomtable: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "deep" / "records"
    done = boomtable(
        *("simulate", "claims", "--games", 3, "--seed", 1, "--records", folder, "--json")
    )
    paths = sorted(folder.iterdir())

    results = [json.loads(boomtable("replay", path, "--json").out) for path in paths]

    assert [path.name for path in paths] == [f"claims-000{n}.record" for n in (1, 2, 3)]
    means = [seat["score"] for seat in json.loads(done.out)["seats"]]
    assert means == [sum(result["scores"][seat] for result in results) / 3 for seat in (0, 1)]


def test_what_is_refused_in_another_process_is_told_in_words(
    boomtable: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(1, 9):
        (folder / f"nim-{number:04}.record").mkdir()

    done = boomtable("simulate", "nim", "--games", 8, "--jobs", 2, "--records", folder)

    assert done.status == 2
    assert "cannot be written: it is a folder." in done.err


def test_a_shared_victory_is_shared() -> None:
    games = [play(plan("claims", "random", "random"), number) for number in range(20)]
    figures = summary(games)

    assert figures["draws"] > 0
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(20)
    assert figures["bots"]["random"]["wins"] == pytest.approx(20)


def test_the_report_reads_well_in_both_languages(boomtable: Command) -> None:
    command = ("simulate", "nim", "--games", 10, "--seed", 3)
    english, french = boomtable(*command).out, boomtable(*command, "--lang", "fr").out

    assert "Nim, 2 players, 10 games, seed 3" in english
    assert "decisions/s" in english
    assert "Nim, 2 joueurs, 10 parties, graine 3" in french
    assert "décisions/s" in french


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "already holds records of games: nim-0001.record"),
        ("fr", "contient déjà des parties"),
    ],
)
def test_records_of_other_games_are_not_written_over(
    boomtable: Command, tmp_path: Path, lang: str, sentence: str
) -> None:
    simulate = ("simulate", "nim", "--games", 2, "--records", tmp_path)
    assert boomtable(*simulate, "--seed", 1).status == 0
    before = [path.read_text() for path in sorted(tmp_path.glob("*.record"))]

    done = boomtable(*simulate, "--seed", 2, "--lang", lang)

    assert done.status == 2
    assert sentence in done.err
    assert [path.read_text() for path in sorted(tmp_path.glob("*.record"))] == before
