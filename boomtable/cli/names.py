"""What those who sit at a table are called, and which of them are bots.

A record names a bot ``bot:greedy``; everybody else is a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from boomtable.cli.language import words

BOT = "bot:"


def display_names(names: Sequence[str]) -> list[str]:
    """The names as people read them; those without a name are *Player 2*, bots *Greedy*.

    >>> display_names(["Ann", "", "bot:greedy", "bot:greedy"])
    ['Ann', 'Player 2', 'Greedy', 'Greedy B']
    """
    shown: list[str] = []
    for seat, name in enumerate(names):
        called = name or words("terminal.player", number=seat + 1)
        if name.startswith(BOT):
            called = name.removeprefix(BOT).capitalize()
        again = sum(other == name for other in names[:seat]) if name else 0
        # A number would be read as one: “brings Greedy 2 2 gold”.
        shown.append(f"{called} {ascii_uppercase[again]}" if again else called)
    return shown


def is_bot(name: str) -> bool:
    """Whether a bot sits there."""
    return name.startswith(BOT)
