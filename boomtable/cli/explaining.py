"""The options of a game in words: what each is for, what its values mean."""

from __future__ import annotations

from boomtable.cli.language import language, words
from boomtable.engine.catalogue import Meta
from boomtable.engine.settings import Setting
from boomtable.locale import knows


def explained(meta: Meta, setting: Setting) -> list[str]:
    """An option with its purpose, then its values, a line for each."""
    lines = [_line(setting.id, _about(meta, setting.id))]
    values = ("yes", "no") if setting.kind == "flag" else setting.values
    width = max(map(len, values), default=0)
    for value in values:
        about = _about(meta, f"{setting.id}.{value}")
        lines.append(f"  {value.ljust(width)}  {about}".rstrip())
    return lines


def default_of(setting: Setting) -> str:
    """The value that an option has if nobody says another."""
    return setting.write(setting.default) or words("terminal.menu.usual")


def _about(meta: Meta, name: str) -> str:
    """What a game itself says of an option, or what the terminal knows of it."""
    for key in (f"{meta.id}.setting.{name}", f"terminal.setting.{meta.id}.{name}"):
        if knows(language(), key):
            return words(key)
    return ""


def _line(name: str, about: str) -> str:
    return words("terminal.pair", name=name, value=about) if about else name
