"""The three ways in which things go wrong.

``Unreadable``: the text cannot be understood. ``Illegal``: it is understood and not allowed
here. ``Broken``: the program is wrong; the game stops where it was and nothing is lost. The
first two carry a sentence for the person who typed, in whatever language that person reads.
"""

from __future__ import annotations

from typing import Any

from boomtable.locale import DEFAULT_LANGUAGE, Text


class Refusal(Exception):
    """An input that was refused, with a sentence that says why and what to do."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.text = Text(key, params)

    def say(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """The reason in one language."""
        return self.text.say(lang)

    def __str__(self) -> str:
        return self.say()


class Unreadable(Refusal):
    """The input cannot be parsed."""


class Illegal(Refusal):
    """The input was understood, but is not allowed here and now."""


class Broken(Exception):
    """A rule failed or broke a law of the engine. The table is as it was before the answer."""
