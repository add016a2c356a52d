"""The package is built with the kernel where there is a compiler, and without it where not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from boomtable import kernel
from hatch_build import BUILT, compile_kernel
from tests.marks import slow

ROOT = Path(__file__).parents[2]

PLAY = """
from boomtable import kernel
from boomtable.bots import make_bot
from boomtable.engine import Dice, Seat, open_table

assert "unpacked" in kernel.__file__
table = open_table("oklahoma", seed=1)
bots = [make_bot("greedy", "oklahoma", Dice(1)), make_bot("random", "oklahoma", Dice(2))]
while not table.is_over:
    seat = table.awaited[0]
    table.answer(bots[seat].decide(Seat(table, seat)), seat)
print(kernel.is_available, table.score().winners)
"""


def built_wheel(folder: Path, **environment: str) -> ZipFile:
    """The wheel that is built in an environment of its own."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    return ZipFile(wheel)


def played_from(wheel: ZipFile, folder: Path) -> str:
    """What a program says that plays with the unpacked wheel."""
    unpacked = folder / "unpacked"
    wheel.extractall(unpacked)
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def test_these_tests_run_with_the_kernel():
    assert kernel.is_available, "the tests need it: run `make setup` where there is a C++ compiler"


@slow
def test_without_a_compiler_the_package_is_built_and_the_bots_play(tmp_path: Path):
    with built_wheel(tmp_path, CXX="", PATH=str(tmp_path)) as wheel:
        assert wheel.filename is not None
        assert wheel.filename.endswith("-py3-none-any.whl")
        assert BUILT.as_posix() not in wheel.namelist()
        assert played_from(wheel, tmp_path) == "False (0,)"

    assert (ROOT / BUILT).exists(), "a wheel leaves the checkout alone"


@slow
def test_with_a_compiler_the_wheel_has_the_kernel(tmp_path: Path):
    with built_wheel(tmp_path, CXXFLAGS="-O0") as wheel:
        assert wheel.filename is not None
        assert "-cp311-abi3-" in wheel.filename
        assert BUILT.as_posix() in wheel.namelist()
        assert played_from(wheel, tmp_path) == "True (0,)"


def test_a_compiler_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CXX", "false")
    assert compile_kernel(ROOT, tmp_path / "built") == "false failed"

    monkeypatch.setenv("CXX", str(tmp_path / "nothing"))
    assert "No such file" in compile_kernel(ROOT, tmp_path / "built")

    monkeypatch.setenv("BOOMTABLE_KERNEL", "no")
    assert compile_kernel(ROOT, tmp_path / "built") == "BOOMTABLE_KERNEL=no"
    assert list(tmp_path.iterdir()) == []
