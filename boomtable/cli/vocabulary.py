"""What can be typed beside answers: the commands of a game, in English and in French.

Both languages are understood everywhere; notations of games never look like one of these: what
follows a word that stands alone makes it an answer (``score treasury``).
"""

from __future__ import annotations

from boomtable.digest import folded

COMMANDS = {
    "help": ("help", "aide", "?"),
    "undo": ("undo", "annuler"),
    "restart": ("restart", "recommencer"),
    "log": ("log", "journal"),
    "rules": ("rules", "règles"),
    "score": ("score", "points"),
    "board": ("board", "plateau"),
    "table": ("table", "tout"),
    "options": ("options", "choix"),
    "save": ("save", "sauver", "sauvegarder"),
    "resign": ("resign", "abandonner"),
    "quit": ("quit", "quitter", "exit"),
}
"""The words of each command: the first is English, the second French."""

GOING_ON = ("log", "rules", "save")
"""The commands after which something may be said; all others stand alone."""

_BY_WORD = {folded(word): name for name, spoken in COMMANDS.items() for word in spoken}


def read_command(line: str) -> tuple[str, str] | None:
    """The command of a line and what follows it, or ``None`` if the line is none.

    >>> read_command("Regles corner"), read_command("bid 7"), read_command("score treasury")
    (('rules', 'corner'), None, None)
    """
    word, _, rest = line.strip().partition(" ")
    name = _BY_WORD.get(folded(word))
    if name is None or (rest and name not in GOING_ON):
        return None
    return name, rest.strip()


def command_words(lang: str) -> list[str]:
    """The commands in one language, for completion."""
    return [spoken[1 if lang == "fr" else 0] for spoken in COMMANDS.values()]
