"""Sentences of this game."""

from __future__ import annotations

from typing import Any

from boomtable.locale import Text


def text(key: str, **params: Any) -> Text:
    """A sentence of this game."""
    return Text(f"boonlake.{key}", params)
