"""What those who sit at a table are called, and which of them are bots.

A record names a bot ``bot:greedy``; everybody else is a person.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from string import ascii_uppercase

from boomtable.cli.language import spoken, words
from boomtable.engine import BOT
from boomtable.engine.scores import ScoreSheet


def display_names(names: Sequence[str]) -> list[str]:
    """The names as people read them; those without a name are *Player 2*, bots *Greedy*.

    >>> display_names(["Ann", "", "bot:greedy", "bot:greedy"])
    ['Ann', 'Player 2', 'Greedy', 'Greedy B']
    """
    shown: list[str] = []
    for seat, name in enumerate(names):
        called = visible(name) or words("terminal.player", number=seat + 1)
        if name.startswith(BOT):
            called = visible(name).removeprefix(BOT).capitalize()
        again = sum(other == name for other in names[:seat]) if name else 0
        # A number would be read as one: “brings Greedy 2 2 gold”.
        shown.append(f"{called} {ascii_uppercase[again]}" if again else called)
    return shown


def all_names(sheet: ScoreSheet, names: Sequence[str]) -> list[str]:
    """The names of all who score: those at the table, and opponents that the rules play."""
    return [*names, *(spoken(name) for name in sheet.automata)]


def invisible(text: str) -> list[str]:
    r"""The characters of a text that nobody sees, but that steer a terminal or turn words round.

    >>> invisible("Ann\x1b[2J"), invisible("Zoé"), invisible("A\u202eB")
    (['U+001B'], [], ['U+202E'])
    """
    return [f"U+{ord(sign):04X}" for sign in text if _is_unseen(sign)]


def visible(text: str) -> str:
    r"""A text from elsewhere, made harmless: blanks stay blanks, what nobody sees is left out.

    >>> visible("A\x1b[2Jnn\tB\u202e")
    'A[2Jnn B'
    """
    blanks = re.sub(r"[\t\n\r\u2028\u2029]+", " ", text)
    return "".join(sign for sign in blanks if not _is_unseen(sign)).strip()


def _is_unseen(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category.startswith("C") or category in {"Zl", "Zp"}


def is_bot(name: str) -> bool:
    """Whether a bot sits there."""
    return name.startswith(BOT)
