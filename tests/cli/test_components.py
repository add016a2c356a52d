"""Component files on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize("game", ["oklahoma", "boomtown", "nim"])
def test_the_standard_file_is_shown_checked_and_played_with(
    boomtable: Command, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(boomtable("components", "show", game).out, encoding="utf-8")

    checked = boomtable("components", "check", path)
    played = boomtable("simulate", game, "--games", 1, "--components", path)

    assert checked.status == 0
    assert f"a good component file for {game}" in checked.out
    assert played.status == 0


def test_all_problems_of_a_file_are_listed(boomtable: Command, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    text = boomtable("components", "show", "boomtown").out
    path.write_text(text.replace('source = "rulebook"', 'source = "hearsay"', 3), encoding="utf-8")

    done = boomtable("components", "check", path)

    assert done.status == 2
    assert done.out.count("hearsay") == 3
    assert "cannot be used for boomtown: 3 problems." in done.err


def test_entries_are_listed_by_their_source(boomtable: Command) -> None:
    house = json.loads(
        boomtable("components", "list", "boomtown", "--source", "house", "--json").out
    )
    everything = json.loads(boomtable("components", "list", "boomtown", "--json").out)

    assert house
    assert {row["source"] for row in house} == {"house"}
    assert {row["source"] for row in everything} == {"rulebook", "published", "house"}
    assert len(everything) > len(house)


def test_people_read_one_entry_to_a_line(boomtable: Command) -> None:
    lines = boomtable("components", "list", "nim", "--source", "house").out.splitlines()

    assert lines == ['game [house]: id = "nim"', "take [house]: most = 3"]
    nothing = boomtable("components", "list", "nim", "--source", "published").out
    assert nothing == "Nothing in this box comes from the source published.\n"
