"""Compiles the kernel when the package is built or installed, where there is a compiler.

Without one, or with one that cannot compile it, the package is built all the same: then
``boomtable.kernel.is_available`` is false and the readable rules play.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("boomtable", "kernel", "native")
BUILT = Path("boomtable", "kernel", "_native.abi3.so")
FLAGS = ["-std=c++17", "-O3", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread"]
# Every x86 of the last fifteen years counts bits in one instruction; compilers must be told.
MACHINE_FLAGS = {"x86_64": ["-march=x86-64-v2"], "amd64": ["-march=x86-64-v2"]}


class KernelHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is not typed
    """Adds the compiled kernel to a wheel, or puts it into the checkout of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are gathered."""
        if self.target_name != "wheel":
            return
        is_editable = version == "editable"
        # A wheel leaves the checkout alone.
        self.folder = Path(self.root) if is_editable else Path(tempfile.mkdtemp())
        built = self.folder / BUILT
        problem = compile_kernel(Path(self.root), built)
        if problem:
            built.unlink(missing_ok=True)
            self.app.display_warning(f"The kernel was not compiled: {problem}")
        elif not is_editable:
            build_data["force_include"][str(built)] = BUILT.as_posix()
            build_data["pure_python"] = False
            build_data["tag"] = f"cp311-abi3-{_platform_tag()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Tidy up when the wheel is written."""
        if self.target_name == "wheel" and version != "editable":
            shutil.rmtree(self.folder)


def compile_kernel(root: Path, built: Path) -> str:
    """Compile the kernel; what stood in the way, or nothing."""
    if os.environ.get("BOOMTABLE_KERNEL") == "no":
        return "BOOMTABLE_KERNEL=no"
    if os.name == "nt":
        return "it needs the 128-bit numbers of GCC or Clang"
    compiler = shlex.split(os.environ.get("CXX", "")) or _found("c++", "g++", "clang++")
    if not compiler:
        return "there is no C++ compiler"
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").exists():
        return "there are no headers of Python"
    flags = [*FLAGS, *MACHINE_FLAGS.get(platform.machine().lower(), [])]
    if sys.platform == "darwin":
        flags += ["-undefined", "dynamic_lookup"]
    flags += shlex.split(os.environ.get("CXXFLAGS", ""))
    sources = sorted(map(str, (root / SOURCES).glob("*.cpp")))
    # Written beside and then renamed: a running program keeps the file that it has opened.
    fresh = built.with_suffix(".new")
    fresh.parent.mkdir(parents=True, exist_ok=True)
    command = [*compiler, *flags, f"-I{include}", *sources, "-o", str(fresh)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    if done.returncode:
        return done.stderr.strip()[-2000:] or f"{compiler[0]} failed"
    fresh.replace(built)
    return ""


def _found(*names: str) -> list[str]:
    return next(([path] for path in map(shutil.which, names) if path), [])


def _platform_tag() -> str:
    from packaging.tags import sys_tags  # noqa: PLC0415  # comes with hatchling, used for wheels only

    return next(tag.platform for tag in sys_tags() if "manylinux" not in tag.platform)
