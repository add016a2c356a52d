"""``boomtable arena``."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from boomtable.arena.crews import Crew
from boomtable.arena.matches import Match
from boomtable.arena.meetings import Result
from boomtable.cli import matching, reporting
from tests.arena.games import game
from tests.cli.conftest import Command


def won_by_the_first(field: Match, numbers: Iterable[int]) -> Iterator[Result]:
    """A crew that plays nothing: the first bot wins."""
    for number in numbers:
        names = [field.bots[it] for it in field.seated(number)]
        places = [1 if name == field.bots[0] else 2 for name in names]
        yield game(number, names, places)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs to play to see what is said."""

    def crew(jobs: int) -> Crew:
        assert jobs >= 1
        return won_by_the_first

    monkeypatch.setattr(matching, "cores", crew)


OKLAHOMA = ("arena", "oklahoma", "--bots", "greedy,random", "--seed", 1)


def test_a_match_is_told(boomtable: Command) -> None:
    command = ("arena", "boomtown", "--bots", "greedy,random", "--games", 4, "--seed", 1, "-j", 1)

    out = boomtable(*command).out

    assert "Boomtown, 3 players, 6 games, seed 1" in out
    assert "greedy – random" in out
    assert "Not settled after 6 games." in out
    assert "points by source" in out
    assert "mayors" in out


@pytest.mark.usefixtures("quick")
def test_it_ends_when_it_is_clear_who_is_stronger(boomtable: Command) -> None:
    out = boomtable(*OKLAHOMA).out

    assert "Settled after 30 games." in out
    assert "greedy is stronger" in out
    assert "chance of 5.0% at most" in out


@pytest.mark.usefixtures("quick")
def test_error_rates_are_what_one_asks_for(boomtable: Command) -> None:
    def games(*more: object) -> int:
        found: dict[str, Any] = json.loads(boomtable(*OKLAHOMA, "--json", *more).out)
        return int(found["games"])

    assert games() == 30
    assert games("--alpha", 0.001) > games("--alpha", 0.01) > games()
    assert games("--margin", 200) < games()
    assert games("--all", "--games", 99) == 100


@pytest.mark.usefixtures("quick")
def test_figures_for_programs(boomtable: Command) -> None:
    found = json.loads(boomtable(*OKLAHOMA, "--json").out)

    assert (found["players"], found["seed"], found["set_size"], found["round"]) == (2, 1, 2, 2)
    assert found["settled_after"] == 30
    assert [it["bot"] for it in found["bots"]] == ["greedy", "random"]
    assert found["pairs"][0]["verdict"] == "first"
    assert found["stopping"] == {"margin": 50, "alpha": 0.05, "beta": 0.05}


@pytest.mark.usefixtures("quick")
def test_both_languages_tell_it(boomtable: Command) -> None:
    out = boomtable(*OKLAHOMA, "--lang", "fr").out

    assert "greedy est plus fort" in out
    assert "Tranché après 30 parties." in out


@pytest.mark.usefixtures("quick")
def test_a_picture(boomtable: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.svg"

    assert boomtable(*OKLAHOMA, "--plot", file).status == 0
    picture = ElementTree.parse(file)
    again = boomtable(*OKLAHOMA, "--plot", file)

    said = ["".join(it.itertext()) for it in picture.iter() if it.tag.endswith("text")]
    assert {"greedy", "random", "Elo (95 % interval)"} <= set(said)
    assert again.status == 2
    assert "already" in again.err
    assert boomtable(*OKLAHOMA, "--plot", file, "--force").status == 0


def test_a_match_that_was_broken_off_goes_on(
    boomtable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    left = [5]

    def crew(_jobs: int) -> Crew:
        def play(field: Match, numbers: Iterable[int]) -> Iterator[Result]:
            for result in won_by_the_first(field, numbers):
                left[0] -= 1
                if left[0] < 0:
                    raise KeyboardInterrupt
                yield result

        return play

    monkeypatch.setattr(matching, "cores", crew)
    broken = boomtable(*OKLAHOMA, "--resume", file)
    left[0] = 25
    # The seed is that of the file.
    done = boomtable("arena", "oklahoma", "--bots", "greedy,random", "--resume", file)

    assert broken.status == 130
    assert "5 games are kept" in broken.err
    assert "Settled after 30 games." in done.out
    assert "seed 1" in done.out
    assert left[0] == 0


@pytest.mark.usefixtures("quick")
def test_a_file_of_another_match_is_refused(boomtable: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    boomtable(*OKLAHOMA, "--resume", file)

    other = boomtable("arena", "oklahoma", "--bots", "random,greedy", "--resume", file)

    assert other.status == 2
    assert "holds another match: its bots is" in other.err


@pytest.mark.usefixtures("quick")
def test_more_games_than_a_machine_can_count_end_when_it_is_clear(boomtable: Command) -> None:
    assert "Settled after 30 games." in boomtable(*OKLAHOMA, "--games", 10**20).out


def test_a_picture_that_cannot_be_written_is_refused_before_the_first_game(
    boomtable: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nobody(_jobs: int) -> Crew:
        raise AssertionError("somebody plays")

    def forbidden(**_where: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(matching, "cores", nobody)
    monkeypatch.setattr(reporting, "TemporaryFile", forbidden)

    refused = boomtable(*OKLAHOMA, "--plot", tmp_path / "a.svg")

    assert refused.status == 2
    assert "a.svg cannot be written: that is not allowed" in refused.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("quick")
def test_a_ladder_is_a_table_with_its_commands(boomtable: Command, tmp_path: Path) -> None:
    command = ("arena", "oklahoma", "--ladder", "--bots", "random,greedy", "--seed", 1)

    out = boomtable(*command, "--resume", tmp_path / "rungs").out
    every = boomtable("arena", "--ladder", "--bots", "random,greedy", "--seed", 1, "--games", 2)

    assert "| greedy beats random | 30 | 100% (89 to 100) | 50% |" in out
    assert "$ boomtable arena oklahoma --bots greedy,random --players 2 --games 400 --seed 1" in out
    assert [it.name for it in (tmp_path / "rungs").iterdir()] == ["oklahoma-greedy-random.jsonl"]
    for name in ("Boomtown", "Boonlake", "Coloma", "Oklahoma Boomers"):
        assert f"**{name}**" in every.out


@pytest.mark.usefixtures("quick")
def test_a_ladder_for_programs(boomtable: Command) -> None:
    command = ("arena", "oklahoma", "--ladder", "--bots", "random,greedy", "--seed", 1, "--json")

    found = json.loads(boomtable(*command).out)

    assert found[0]["game"] == "oklahoma"
    assert [it["verdict"] for it in found[0]["rungs"]] == ["first"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "GAME is missing"),
        (("oklahoma",), "--bots A,B is missing"),
        (("oklahoma", "--bots", "greedy"), "nothing to find out"),
        (("oklahoma", "--bots", "greedy,"), "names of bots"),
        (("oklahoma", "--bots", "greedy,nobody"), "nobody"),
        (("oklahoma", "--bots", "greedy,random", "--players", 3), "cannot be played by 3"),
        (("oklahoma", "--bots", "greedy,random", "--alpha", "often"), "needs a number"),
        (("oklahoma", "--bots", "greedy,random", "--alpha", "nan"), "needs a number"),
        (("oklahoma", "--bots", "greedy,random", "--alpha", 0.9), "at most 0.4"),
        (("oklahoma", "--bots", "greedy,random", "--margin", 0), "at least 1"),
        (("oklahoma", "--bots", "greedy,random", "--nodes", 9), "for a bot named “search”"),
        (("oklahoma", "--bots", "search,random", "--nodes", 9, "--seconds", 1), "not both"),
        (("oklahoma", "--bots", "search,random"), "how long “search” thinks"),
        (("oklahoma", "--bots", "greedy,random", "--plot", "a.png"), "end with .svg"),
        (("oklahoma", "--bots", "greedy,random", "-o", "colour=red"), "colour"),
        (("--ladder", "--bots", "greedy"), "at least two different bots"),
        (("--ladder", "--bots", "greedy,random", "--plot", "a.svg"), "no picture"),
    ],
)
def test_what_cannot_be_played_is_refused(
    boomtable: Command, words: tuple[object, ...], sentence: str
) -> None:
    refused = boomtable("arena", *words)

    assert refused.status == 2
    assert sentence in refused.err


@pytest.mark.usefixtures("quick")
def test_what_is_refused_leaves_no_file(boomtable: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    boomtable("arena", "oklahoma", "--bots", "greedy,nobody", "--resume", file)

    assert not file.exists()


def test_a_search_is_named_with_its_budget() -> None:
    names = ["search", "greedy"]

    assert matching.with_budget(names, 200, None) == ["search-200n", "greedy"]
    assert matching.with_budget(names, None, 0.5) == ["search-0.5s", "greedy"]
    assert matching.with_budget(["greedy"], None, None) == ["greedy"]
