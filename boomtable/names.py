"""What those who sit at a table are called, and which of them are bots.

A record names a bot ``bot:greedy``; everybody else is a person.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from string import ascii_uppercase

from boomtable.engine import BOT
from boomtable.locale import knows, say


def called(names: Sequence[str], lang: str) -> list[str]:
    """The names as people read them; those without a name are *Player 2*, bots *Greedy*.

    >>> called(["Ann", "", "bot:greedy", "bot:greedy"], "en")
    ['Ann', 'Player 2', 'Greedy', 'Greedy B']
    """
    shown: list[str] = []
    for seat, name in enumerate(names):
        known = visible(name) or say(lang, "terminal.player", number=seat + 1)
        if name.startswith(BOT):
            known = bot_name(visible(name).removeprefix(BOT), lang)
        again = sum(other == name for other in names[:seat]) if name else 0
        # A number would be read as one: “brings Greedy 2 2 gold”.
        shown.append(f"{known} {ascii_uppercase[again]}" if again else known)
    return shown


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called at the table.

    >>> bot_name("level-1", "en"), bot_name("level-5", "fr"), bot_name("search-1s", "en")
    ('Novice', 'Maître', 'Search-1s')
    """
    key = f"bots.name.{bot}"
    return say(lang, key) if knows(lang, key) else bot.capitalize()


def bot_title(bot: str, lang: str) -> str:
    """What a bot is called where one chooses among them: levels with their number.

    >>> bot_title("level-1", "en"), bot_title("greedy", "en")
    ('Novice (level 1)', 'Greedy')
    """
    level = bot.removeprefix("level-")
    if level == bot:
        return bot_name(bot, lang)
    return say(lang, "bots.level", number=level, name=bot_name(bot, lang))


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


def is_bot(name: str) -> bool:
    """Whether a bot sits there."""
    return name.startswith(BOT)


def _is_unseen(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category.startswith("C") or category in {"Zl", "Zp"}
