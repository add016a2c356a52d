"""The options of a table: modules, layouts, variants. Called settings in code.

``Option`` is already the word for an answer. A game's ``meta.toml`` lists its settings; what a
person types is checked here, what only the game can check (a layout of squares, a position) is
checked by its ``setup``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from boomtable.engine.errors import Illegal, Unreadable

Value: TypeAlias = bool | str | tuple[str, ...]
Values: TypeAlias = Mapping[str, Any]

_YES = {"yes", "true", "on", "1", "oui"}
_NO = {"no", "false", "off", "0", "non"}
_NONE = {"", "-", "none"}


class Setting(Struct, frozen=True, kw_only=True):
    """One option of a table, as a game's ``meta.toml`` lists it.

    ``flag``: yes or no. ``choice``: one of the values. ``set``: any of the values. ``text``: one
    of the values (if there are some) or a text that the game itself reads.
    """

    id: str
    kind: Literal["flag", "choice", "set", "text"]
    default: bool | str | tuple[str, ...]
    values: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """Player counts with which anything but the default is allowed (empty: all)."""
    needs: str = ""
    """A value of the setting ``modules`` without which only the default is allowed."""

    def read(self, text: str) -> Value:
        """The value that a person typed."""
        text = text.strip()
        match self.kind:
            case "flag":
                if text.lower() in _YES | _NO:
                    return text.lower() in _YES
                raise Unreadable("engine.setting-flag", setting=self.id, value=text)
            case "set":
                return self._read_set(text)
            case "choice":
                if text not in self.values:
                    self._refuse(text)
                return text
            case "text":
                return text

    def write(self, value: Value) -> str:
        """The value as a person would type it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return ",".join(value) or "none"
        return value

    def check(self, value: Any) -> Value:
        """A value given by a program, or an error; texts are read."""
        if isinstance(value, str):
            return self.read(value)
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "set" and isinstance(value, (tuple, list, set, frozenset)):
            return self._read_set(",".join(sorted(value)))
        raise Unreadable("engine.setting-value", setting=self.id, value=value, values="")

    def _read_set(self, text: str) -> tuple[str, ...]:
        if text.lower() in _NONE:
            return ()
        named = [word.strip() for word in text.split(",")]
        for word in named:
            if word not in self.values:
                self._refuse(word)
            if named.count(word) > 1:
                raise Unreadable("engine.setting-twice", setting=self.id, value=word)
        return tuple(value for value in self.values if value in named)

    def _refuse(self, text: str) -> None:
        raise Unreadable(
            "engine.setting-value", setting=self.id, value=text, values=", ".join(self.values)
        )


def complete(
    settings: tuple[Setting, ...], given: Mapping[str, Any], players: int
) -> dict[str, Value]:
    """All settings of a table: those given, checked, and the defaults of the others."""
    known = {setting.id: setting for setting in settings}
    for name in given:
        if name not in known:
            raise Unreadable(
                "engine.unknown-setting", setting=name, settings=", ".join(known) or "-"
            )
    values = {
        name: setting.check(given[name]) if name in given else setting.default
        for name, setting in known.items()
    }
    for name, setting in known.items():
        if values[name] == setting.default:
            continue
        if setting.players and players not in setting.players:
            raise Illegal(
                "engine.setting-players",
                setting=name,
                players=", ".join(map(str, setting.players)),
            )
        if setting.needs and setting.needs not in values["modules"]:  # type: ignore[operator]
            raise Illegal("engine.setting-needs", setting=name, module=setting.needs)
    return values
