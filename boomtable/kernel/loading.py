"""Whether the compiled part is there."""

from __future__ import annotations

from importlib.util import find_spec

NATIVE = "boomtable.kernel._native"

is_available = find_spec(NATIVE) is not None
"""Whether the kernel was compiled when the package was installed."""
