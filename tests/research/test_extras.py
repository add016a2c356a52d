"""Who has not installed an extra is told which one, by its name."""

from __future__ import annotations

import subprocess
import sys

import pytest

IMPORT = "import sys; sys.modules[{package!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("boomtable.research.pettingzoo", "pettingzoo", "pettingzoo"),
        ("boomtable.research.pettingzoo", "gymnasium", "pettingzoo"),
        ("boomtable.research.gymnasium", "gymnasium", "gymnasium"),
        ("boomtable.research.openspiel", "pyspiel", "openspiel"),
        ("boomtable.research.openspiel", "numpy", "openspiel"),
        ("boomtable.research.vector", "numpy", "vector"),
        ("boomtable.research.sight", "numpy", "vector"),
        ("boomtable.research.worlds", "numpy", "vector"),
        ("boomtable.kernel.batch", "numpy", "vector"),
    ],
)
def test_a_package_that_is_missing_is_told_of(module: str, package: str, extra: str) -> None:
    code = IMPORT.format(package=package, module=module)

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr.splitlines()[-1].endswith(
        f': {package} is not installed here. Install it with: pip install "boomtable[{extra}]"'
    )


def test_it_can_be_caught_as_an_import_that_failed() -> None:
    code = "try:\n    {}\nexcept ImportError:\n    pass"
    code = code.format(IMPORT.format(package="numpy", module="boomtable.research.vector"))

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert done.returncode == 0
