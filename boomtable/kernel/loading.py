"""Whether the compiled part is there."""

from __future__ import annotations

try:
    import boomtable.kernel._native  # noqa: F401  # only whether it can be imported
except ImportError:
    is_available = False
else:
    is_available = True
    """Whether the kernel was compiled, here and for this Python."""
