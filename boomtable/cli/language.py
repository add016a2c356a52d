"""The language of this run: asked for, or that of the environment.

``--lang`` counts most, then ``BOOMTABLE_LANG``, then the locale (``LC_ALL``, ``LC_MESSAGES``,
``LANG``), then English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from boomtable.locale import DEFAULT_LANGUAGE, LANGUAGES, Text, say

VARIABLE = "BOOMTABLE_LANG"
_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def language() -> str:
    """The language of this run."""
    return _spoken.get()


def speak(lang: str) -> None:
    """Choose the language of this run."""
    _spoken.set(lang)


def words(key: str, **gaps: Any) -> str:
    """The sentence of a key in the language of this run."""
    return say(language(), key, **gaps)


def spoken(text: Text, names: Sequence[str] = ()) -> str:
    """A text in the language of this run."""
    return text.say(language(), names)


def asked_language(arguments: Sequence[str]) -> str | None:
    """What the command line says after ``--lang``, known language or not.

    >>> asked_language(["list", "--lang", "fr"]), asked_language(["--lang=en"]), asked_language([])
    ('fr', 'en', None)
    """
    for place, word in enumerate(arguments):
        if word == "--":
            return None
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment speaks, if we do, too.

    >>> environment_language({"LANG": "fr_CA.UTF-8"}), environment_language({"LC_ALL": "C"})
    ('fr', 'en')
    """
    own = environment.get(VARIABLE, "")
    if own in LANGUAGES:
        return own
    # The first of these that is set is the one that counts, as for every other program.
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in variables if environment.get(name)), "")
    found = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return found if found in LANGUAGES else DEFAULT_LANGUAGE
