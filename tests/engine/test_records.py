"""Records: readable by a person, checked line by line, never trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import (
    Components,
    Dice,
    Illegal,
    Refusal,
    Table,
    Unreadable,
    export,
    open_table,
    play_out,
    read_header,
    read_record,
    standard_components,
    write_file,
    write_record,
)
from tests.toys.nim import Take


def finished() -> Table:
    table = open_table("nim", seed=42, names=["Ann", "Bo"])
    for count in (2, 3, 1):
        table.answer(Take(count))
    return table


TEXT = """\
# boomtable record 1
# game: nim
# rules: 1.0
# components: 461eb181cbd0e0ac
# seat P1: Ann
# seat P2: Bo
# seed: 42
# check: {check}
nim players=2 heap=7
P1 take 2
P2 take 3
P1 take 1
P2 take 1
end P1 0 P2 1
"""


def edited(old: str, new: str) -> str:
    """A record changed by hand, its check sum left out of account."""
    return export(finished()).replace(old, new)


def test_a_record_is_a_header_and_a_line_for_each_answer() -> None:
    text = write_record(finished())

    assert text == TEXT.format(check=read_header(text)["check"])


def test_a_record_is_read_with_its_names_and_seed() -> None:
    table = read_record(write_record(finished()))

    assert table.is_over
    assert table.names == ("Ann", "Bo")
    assert table.seed == 42
    assert table.answers[-1].forced


def test_bare_notation_is_a_record_too() -> None:
    table = read_record(export(finished()))

    assert table.is_over
    assert table.score().totals == (0, 1)


def test_comments_blank_lines_and_names_do_not_matter() -> None:
    text = write_record(finished()).replace("# seat P1: Ann", "# seat P1: Anna")
    text = text.replace("P2 take 3", "\n   P2 take 3   # a bold one")

    assert read_record(text).names[0] == "Anna"


def test_a_record_can_be_opened_in_the_middle() -> None:
    table = read_record(write_record(finished()), upto=2)

    assert table.state.heap == 2
    assert len(table.answers) == 2


def test_an_unfinished_game_is_played_on_with_the_same_dice() -> None:
    table = open_table("claims", 3, {"rounds": "4"}, seed=6)
    table.pick(0)
    table.pick(0)
    table.pick(0)

    read = read_record(write_record(table))

    assert read.dice == table.dice
    assert write_record(play_out(read, Dice(1))) == write_record(play_out(table, Dice(1)))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("take 3", "take 2", "check sum"),
        ("end P1 0 P2 1\n", "", "check sum"),
        ("# seed: 42", "# seed: 43", "check sum"),
        ("# check: ", "# cheque: ", "check sum"),
        ("# boomtable record 1", "# boomtable record 2", "format 2"),
        ("# rules: 1.0", "# rules: 0.9", "rules version 0.9"),
        ("# game: nim", "# game: chess", "header says"),
    ],
)
def test_an_edited_record_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        read_record(write_record(finished()).replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("P2 take 3", "P2 take 4", "Line 3: “take 4” is not possible"),
        ("P2 take 3", "P1 take 3", "Line 3: P1 answers, but P2 is asked"),
        ("P2 take 3", "P2 grab 3", "Line 3: “grab 3” is not an answer"),
        ("nim players=2", "nim players=3", "Line 1: Nim cannot be played by 3"),
        ("nim players=2", "nim", "Line 1: .*how many players"),
        ("nim players=2", "nim players=02", "Line 1: .*how many players"),
        ("nim players=2", "nim players=٢", "Line 1: .*how many players"),
        ("nim players=2", "nim players=2 players=2", "Line 1: .*players=2"),
        ("nim players=2 heap=7", "nim players=2 heep=7", "Line 1: There is no option “heep”"),
        ("nim players=2 heap=7", "nim players=2 heap=-7", "Line 1: The option heap"),
        ("nim players=2", "nimm players=2", "Line 1: There is no game “nimm”"),
        ("end P1 0 P2 1", "end P1 1 P2 0", "ended “end P1 0 P2 1”"),
        ("end P1 0 P2 1", "", "no end line"),
        ("end P1 0 P2 1", "end P1 0 P2 1\nP1 take 1", "Nothing may follow"),
        ("P1 take 1\n", "end P1 0 P2 0\n", "not over"),
    ],
)
def test_a_line_that_is_wrong_is_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        read_record(edited(old, new))


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_file_is_no_game(text: str) -> None:
    with pytest.raises(Unreadable, match="no game in this file"):
        read_record(text)


def test_a_record_of_other_components_is_refused_without_them() -> None:
    tables = standard_components("tests.toys.nim").tables
    other = Components({**tables, "take": {"most": 2, "source": "house"}})
    table = open_table("nim", components=other, seed=1)
    text = write_record(play_out(table, Dice(1)))

    with pytest.raises(Illegal, match="other components"):
        read_record(text)
    assert read_record(text, components=other).is_over


def test_a_huge_file_is_no_record() -> None:
    with pytest.raises(Unreadable, match="too large"):
        read_record("nim players=2\n" + "P1 take 1\n" * 500_000)


def test_a_record_edited_on_purpose_can_be_imported() -> None:
    text = write_record(finished()).replace(
        "P1 take 1\nP2 take 1\nend P1 0 P2 1", "P1 take 2\nend P1 1 P2 0"
    )

    assert read_record(text, checks_sum=False).score().winners == (0,)


@pytest.mark.parametrize("seed", ["many", "--5", "4.2", "", "9" * 5000])
def test_a_seed_that_is_no_number_is_refused(seed: str) -> None:
    text = write_record(finished()).replace("# seed: 42", f"# seed: {seed}")

    with pytest.raises(Unreadable, match=f"“{seed}”"):
        read_record(text, checks_sum=False)


# --- files ---------------------------------------------------------------------------------------


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    write_file(path, "old")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Unreadable, match="the disk is full"):
        write_file(path, "new")

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be written"):
        write_file(tmp_path / "nowhere" / "game.record", "text")


def test_what_is_no_file_is_written_to_and_not_replaced() -> None:
    with pytest.raises(Unreadable, match="the disk is full"):
        write_file(Path("/dev/full"), "text")

    assert Path("/dev/full").is_char_device()
