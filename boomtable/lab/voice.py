"""Words and numbers of a report in one language."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal, format_percent

from boomtable.lab.statistics import Estimate
from boomtable.lab.usage import Name
from boomtable.locale import Named, knows, say

NOTHING = "–"
_MINUS = "\N{MINUS SIGN}"


class Voice:
    """Speaks one language, about one game."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game

    def words(self, key: str, **gaps: Any) -> str:
        """The sentence of a key of the lab."""
        return say(self.lang, f"lab.{key}", **gaps)

    def named(self, name: Name) -> str:
        """The name of a thing."""
        if isinstance(name, Named):
            return name.fr if self.lang == "fr" else name.en
        return name.say(self.lang)

    def source(self, key: str) -> str:
        """What a source of points is called, by the key of its line on the score sheet."""
        return self._of_game("source", key.rpartition(".")[2])

    def kind(self, kind: str) -> str:
        """What a kind of things is called."""
        return self._of_game("kind", kind)

    def _of_game(self, what: str, name: str) -> str:
        # A game from elsewhere has no words here: then its own ones must do.
        key = f"lab.{self.game}.{what}.{name}"
        return say(self.lang, key) if knows(self.lang, key) else name

    def number(self, value: float | None, digits: int = 1) -> str:
        """A number with so many decimals."""
        if value is None:
            return NOTHING
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        # What rounds to nothing has no sign.
        text = format_decimal(round(value, digits) + 0.0, format=pattern, locale=self.lang)
        return text.replace("-", _MINUS)

    def percent(self, value: float | None, digits: int = 1) -> str:
        """A share in percent."""
        if value is None:
            return NOTHING
        decimals = "." + "0" * digits if digits else ""
        gap = "\N{NO-BREAK SPACE}" if self.lang == "fr" else ""
        pattern = f"#,##0{decimals}{gap}%"
        text = format_percent(round(value, digits + 2) + 0.0, format=pattern, locale=self.lang)
        return text.replace("-", _MINUS)

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference, its sign always shown."""
        text = self.number(value, digits)
        return f"+{text}" if round(value, digits) > 0 else text

    def points(self, value: float) -> str:
        """A difference of shares in percentage points, its sign always shown."""
        return self.signed(100 * value)

    def estimate(self, found: Estimate | None, digits: int = 1) -> str:
        """A figure with its interval."""
        if found is None:
            return NOTHING
        low, high = self.number(found.low, digits), self.number(found.high, digits)
        return self.words("interval", value=self.number(found.value, digits), low=low, high=high)

    def share(self, found: Estimate | None, digits: int = 0) -> str:
        """A share with its interval."""
        if found is None:
            return NOTHING
        value = self.percent(found.value, digits)
        low, high = (self.number(100 * it, digits) for it in (found.low, found.high))
        return self.words("interval", value=value, low=low, high=high)

    def difference(self, found: Estimate | None, digits: int = 1) -> str:
        """A difference with its interval, in bold if it is more than chance and to be seen."""
        if found is None:
            return NOTHING
        low, high = self.signed(found.low, digits), self.signed(found.high, digits)
        text = self.words("interval", value=self.signed(found.value, digits), low=low, high=high)
        # What rounds to nothing is not worth a bold word.
        is_clear = round(found.low, digits) > 0 or round(found.high, digits) < 0
        return f"**{text}**" if is_clear else text

    def shift(self, found: Estimate | None) -> str:
        """A difference of shares in percentage points with its interval."""
        if found is None:
            return NOTHING
        return self.difference(
            Estimate(100 * found.value, 100 * found.low, 100 * found.high), digits=1
        )
