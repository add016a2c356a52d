"""Records on the command line: replay, show, export, import."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import RECORDS, Command

GOLDEN = sorted(RECORDS.rglob("*.record"))


def test_a_replay_checks_and_scores(boomtable: Command, nim_record: Path) -> None:
    done = boomtable("replay", nim_record)

    assert done.status == 0
    assert done.out.startswith("Nim: 4 turns, 4 answers\n")
    assert "Random B wins." in done.out


def test_a_replay_is_there_for_programs_too(boomtable: Command, nim_record: Path) -> None:
    result = json.loads(boomtable("replay", nim_record, "--json").out)

    assert result["game"] == "nim"
    assert result["over"] is True
    assert result["scores"] == [0, 1]
    assert result["winners"] == [1]
    assert result["answers"] == 4


def test_a_foreign_record_cannot_steer_the_terminal(boomtable: Command, nim_record: Path) -> None:
    text = nim_record.read_text()
    named = text.replace("bot:random", "A\x1b[2Jnn", 1)
    broken = text.replace("take 2", "take \x1b[2J", 1)

    shown = [
        boomtable(command, "-", typed=typed)
        for typed in (named, broken)
        for command in ("replay", "show", "import")
    ]

    assert [it.status for it in shown] == [0, 0, 0, 2, 2, 2]
    assert all("\x1b" not in it.out + it.err for it in (*shown[:2], *shown[3:]))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_record_replays_shows_and_survives_export_and_import(
    boomtable: Command, path: Path, tmp_path: Path
) -> None:
    assert boomtable("replay", path).status == 0
    assert boomtable("show", path, "--at", 5).status == 0
    bare = boomtable("export", path).out
    (tmp_path / "bare.txt").write_text(bare)

    imported = boomtable("import", tmp_path / "bare.txt", "-o", tmp_path / "again.record")

    assert "#" not in bare
    assert imported.status == 0
    assert boomtable("export", tmp_path / "again.record").out == bare


def test_the_export_is_exactly_the_notation(boomtable: Command, nim_record: Path) -> None:
    assert boomtable("export", nim_record).out == (
        "nim players=2 heap=7\nP1 take 1\nP2 take 2\nP1 take 2\nP2 take 2\nend P1 0 P2 1\n"
    )


def test_standard_input_is_a_file_too(boomtable: Command, nim_record: Path) -> None:
    done = boomtable("import", "-", typed=boomtable("export", nim_record).out)

    assert done.out.startswith("# boomtable record 1\n# game: nim\n")


def test_an_edited_record_is_refused_by_replay_and_welcome_to_import(
    boomtable: Command, nim_record: Path, tmp_path: Path
) -> None:
    # The game is the same with 1, 2, 1, 3: the edited end line has to be right, too.
    edited = tmp_path / "edited.record"
    edited.write_text(
        nim_record.read_text().replace("P1 take 2\nP2 take 2", "P1 take 1\nP2 take 3")
    )

    refused = boomtable("replay", edited)
    welcome = boomtable("import", edited, "-o", tmp_path / "mended.record")

    assert refused.status == 2
    assert "cut or edited" in refused.err
    assert welcome.status == 0
    assert boomtable("replay", tmp_path / "mended.record").status == 0


def test_a_record_can_be_looked_at_in_the_middle(boomtable: Command, nim_record: Path) -> None:
    done = boomtable("show", nim_record, "--at", 2)

    assert "heap: 4" in done.out
    assert "The game goes on; Random to answer." in done.out


def test_the_view_of_a_record_is_there_for_programs(boomtable: Command, nim_record: Path) -> None:
    view = json.loads(boomtable("show", nim_record, "--at", 1, "--seat", 2, "--json").out)

    assert view["seat"] == 1
    assert view["table"] == {"heap": 6}
    assert [option["text"] for option in view["decision"]["options"]] == [
        "take 1",
        "take 2",
        "take 3",
    ]


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (("--at", 9), "There is no answer 9: the record has 4."),
        (("--seat", 3), "There is no seat 3: the table has 2."),
    ],
)
def test_a_moment_or_seat_that_is_not_there_is_refused(
    boomtable: Command, nim_record: Path, option: tuple[str, int], sentence: str
) -> None:
    done = boomtable("show", nim_record, *option)

    assert done.status == 2
    assert sentence in done.err
