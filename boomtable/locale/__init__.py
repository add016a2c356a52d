"""What people read: sentences by key, in English and French.

A sentence is known by a key such as ``engine.not-your-turn``; the part before the first dot
names the file (``en/engine.json``). Values are format strings, or, where a number decides the
wording, a table of CLDR plural categories with the name of the number under ``by``::

    {"stones": {"by": "count", "one": "{count} stone", "other": "{count} stones"}}

>>> say("en", "engine.game-over")
'The game is over: nobody is asked for anything.'
>>> print(say("fr", "engine.game-over"))
La partie est terminée : plus rien n’est demandé à personne.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from babel import Locale
from msgspec import Struct

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"


class Who(Struct, frozen=True):
    """A seat in a sentence: said by the name of whoever sits there.

    ``otherwise``: the key of what to say where the seats are known and this is none of them: an
    opponent that the rules play.
    """

    seat: int
    otherwise: str = ""


class Named(Struct, frozen=True):
    """A thing of the box in a sentence: said by its name in the language."""

    en: str
    fr: str


class Text(Struct, frozen=True):
    """A sentence that is not yet in any language: a key and what fills its gaps.

    A gap is filled by a number or a string, by a :class:`Who`, a :class:`Named`, another
    ``Text``, or a list of these.
    """

    key: str
    params: dict[str, Any] = {}

    def say(self, lang: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
        """The sentence in one language, with the names of those who sit at the table."""
        params = {name: _spoken(lang, value, names) for name, value in self.params.items()}
        return say(lang, self.key, **params)

    def __str__(self) -> str:
        return self.say()


@cache
def sentences(lang: str, part: str) -> dict[str, Any]:
    """The catalogue of one part (``engine``, ``terminal``, a game) in one language."""
    source = resources.files(__package__) / lang / f"{part}.json"
    found: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return found


def parts(lang: str) -> list[str]:
    """The parts that a language has catalogues for."""
    folder = resources.files(__package__) / lang
    return sorted(entry.name.removesuffix(".json") for entry in folder.iterdir())


def knows(lang: str, key: str) -> bool:
    """Whether a language has a sentence of this key."""
    part, _, name = key.partition(".")
    return part in parts(lang) and name in sentences(lang, part)


def say(lang: str, key: str, /, **params: Any) -> str:
    """The sentence of a key in a language, its gaps filled."""
    part, _, name = key.partition(".")
    pattern = sentences(lang, part)[name]
    if isinstance(pattern, dict):
        pattern = pattern.get(_plural(lang, params[pattern["by"]]), pattern["other"])
    return str(pattern).format(**params)


def _spoken(lang: str, value: Any, names: Sequence[str]) -> Any:
    match value:
        case Text():
            return value.say(lang, names)
        case Who(seat, otherwise):
            if otherwise and names and seat >= len(names):
                return say(lang, otherwise)
            is_here = 0 <= seat < len(names) and names[seat]
            return names[seat] if is_here else f"P{seat + 1}"
        case Named(en, fr):
            return fr if lang == "fr" else en
        case list() | tuple():
            return ", ".join(str(_spoken(lang, part, names)) for part in value)
    return value


@cache
def _plural(lang: str, number: int) -> str:
    # French has a CLDR category `many` for millions; nothing here counts that far, and a table
    # without it falls back to `other`.
    return str(Locale(lang).plural_form(number))
