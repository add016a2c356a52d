"""The three ways in which things go wrong.

``Unreadable``: the text cannot be understood. ``Illegal``: it is understood and not allowed
here. ``Broken``: the program is wrong; the game stops where it was and nothing is lost. The
first two carry a sentence for the person who typed, in whatever language that person reads.
"""

from __future__ import annotations

import errno
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

    def __reduce__(self) -> Any:
        # What is refused in another process is told in this one, its gaps filled.
        return _refusal, (type(self), self.text)


def _refusal(kind: type[Refusal], text: Text) -> Refusal:
    return kind(text.key, **text.params)


class Unreadable(Refusal):
    """The input cannot be parsed."""


class Illegal(Refusal):
    """The input was understood, but is not allowed here and now."""


class Broken(Exception):
    """A rule failed or broke a law of the engine. The table is as it was before the answer."""


_REASONS = {
    errno.EACCES: "engine.os-forbidden",
    errno.EPERM: "engine.os-forbidden",
    errno.EROFS: "engine.os-forbidden",
    errno.EEXIST: "engine.os-not-a-folder",
    errno.EISDIR: "engine.os-folder",
    errno.ENOENT: "engine.os-missing",
    errno.ENOSPC: "engine.os-full",
    errno.EDQUOT: "engine.os-full",
    errno.ENOTDIR: "engine.os-not-a-folder",
    errno.ENAMETOOLONG: "engine.os-long-name",
}


def os_reason(error: OSError) -> Text:
    """Why a file cannot be read or written, in words that are ours for the usual reasons."""
    key = _REASONS.get(error.errno or 0)
    return Text(key) if key else Text("engine.os-other", {"why": error.strerror or str(error)})
