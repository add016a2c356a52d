"""A disk that is full, a folder that is not ours: the game is never lost."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from boomtable.cli.saving import Keeper
from boomtable.engine import open_table, read_record
from tests.cli.conftest import Command

ANN = ("--seats", "human:Ann,bot:random", "--seed", 4)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(fd: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", no_space)


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "the disk is full"), ("fr", "le disque est plein")]
)
def test_a_full_disk_is_said_once_and_the_game_goes_on(
    boomtable: Command, lang: str, sentence: str
) -> None:
    done = boomtable("play", "nim", *ANN, "--lang", lang, typed="1\n2\n")

    assert done.status == 0
    assert done.out.count(sentence) == 1
    assert "Random" in done.out.partition("take 3\n> 2")[2]


@pytest.mark.usefixtures("full_disk")
def test_a_game_that_no_disk_takes_is_printed(boomtable: Command) -> None:
    done = boomtable("play", "nim", *ANN, typed="1\nquit\n")

    record = done.out[done.out.index("# boomtable record") :]
    assert "could not be saved anywhere" in done.out
    assert len(read_record(record).answers) == 2


@pytest.mark.usefixtures("full_disk")
def test_saving_by_hand_to_a_full_disk_is_refused(boomtable: Command, tmp_path: Path) -> None:
    done = boomtable("play", "nim", *ANN, typed=f"save {tmp_path / 'x.record'}\n")

    assert "x.record cannot be written: the disk is full. Nothing was lost" in done.out


def test_a_device_is_written_to_and_stays_a_device(boomtable: Command) -> None:
    done = boomtable("play", "nim", *ANN, typed="save /dev/full\n")

    assert "/dev/full cannot be written: the disk is full." in done.out
    assert Path("/dev/full").is_char_device()


def test_a_place_that_cannot_be_had_is_replaced_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.chdir(tmp_path)
    table = open_table("nim", seed=1)
    keeper = Keeper(tmp_path / "file" / "game.record", "nim")

    trouble = keeper.keep(table)

    assert trouble is not None
    assert "a file stands where a folder should be" in str(trouble)
    assert keeper.keep_at_last(table)
    assert keeper.path == tmp_path / "game.record"


def test_a_disk_with_room_again_is_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table("nim", seed=1)
    keeper = Keeper(tmp_path / "game.record", "nim")
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", lambda _fd: (_ for _ in ()).throw(OSError(errno.ENOSPC, "")))
        assert keeper.keep(table) is not None
        assert keeper.keep(table) is None

    assert keeper.keep(table) is None
    assert keeper.trouble is None
    assert keeper.path.exists()


def test_two_games_begun_in_one_second_are_two_files() -> None:
    table = open_table("nim", seed=1)
    paths = set()
    for _ in range(3):
        keeper = Keeper(None, "nim")
        keeper.keep(table)
        paths.add(keeper.path)

    assert len(paths) == 3


def test_the_command_to_resume_can_be_pasted(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "a game.record", "nim", "my box.toml")

    assert keeper.how_to_resume().endswith("a game.record' --components 'my box.toml'")


@pytest.mark.parametrize(
    "name", ["~nobody-of-this-name/x", "a\0b", "x" * 300, "/proc/x", "/nowhere/x"]
)
def test_a_name_that_no_file_can_have_is_refused(boomtable: Command, name: str) -> None:
    done = boomtable("play", "nim", *ANN, typed=f"save {name}\n1\n2\n")

    assert done.status == 0
    assert "cannot be written: " in done.out
    assert "The game is over." in done.out


def test_a_folder_that_was_deleted_under_us_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boomtable: Command
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    (tmp_path / "data").write_text("in the way")

    done = boomtable("play", "nim", *ANN, typed="save x.record\n1\nquit\n")

    path = done.out.partition("The game is saved in ")[2].partition(".record")[0] + ".record"
    assert done.status == 0
    assert "x.record cannot be written" in done.out
    assert len(read_record(Path(path).read_text()).answers) == 2
    Path(path).unlink()
