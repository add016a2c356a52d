"""Packages that not everybody needs: where one is missing, a sentence says how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boomtable.engine.errors import Illegal


class NotInstalled(Illegal, ModuleNotFoundError):
    """A package is missing that comes with an extra of ours."""


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Import what an extra brings.

    >>> with from_extra("bank"):
    ...     import a_large_bank
    Traceback (most recent call last):
    boomtable.engine.extras.NotInstalled: a_large_bank is not installed here. Install it with: ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if isinstance(error, NotInstalled):
            raise
        raise NotInstalled("engine.not-installed", package=error.name, extra=extra) from error
