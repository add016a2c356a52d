"""The fields of a line of a position, read by key and refused with the name of the line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from boomtable.engine import Illegal, Unreadable

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


class Fields:
    """``P1 vp=7 lodge=3``: what a line of a position says. What it does not say is 0 or empty."""

    def __init__(self, line: str, words: Sequence[str], known: Sequence[str]) -> None:
        self.line = line
        """How the line begins, to name it in a refusal."""
        self.texts: dict[str, str] = {}
        for word in words:
            key, equals, text = word.partition("=")
            if not equals or not text:
                raise Unreadable("coloma.position.word", line=line, word=word)
            if key not in known:
                raise Unreadable("coloma.position.field", line=line, field=key, known=list(known))
            if key in self.texts:
                raise Unreadable("coloma.position.field-twice", line=line, field=key)
            self.texts[key] = text

    def has(self, key: str) -> bool:
        """Whether the line says anything about it."""
        return key in self.texts

    def needs(self, key: str) -> str:
        """The text of a field that cannot be missing."""
        if key not in self.texts:
            raise Illegal("coloma.position.missing", line=self.line, field=key)
        return self.texts[key]

    def number(self, key: str, most: int) -> int:
        """A number, not above what there can be."""
        return self._number(key, self.texts.get(key, "0"), most)

    def is_number(self, key: str) -> bool:
        """Whether a field is a number, where it could be a list."""
        return _NUMBER.fullmatch(self.texts.get(key, "0")) is not None

    def words(self, key: str) -> list[str]:
        """The parts of a list."""
        return self.texts[key].split(",") if key in self.texts else []

    def one(self, key: str, known: Mapping[str, int]) -> int:
        """One thing by its name."""
        return self._known(key, self.needs(key), known)

    def many(self, key: str, known: Mapping[str, int]) -> list[int]:
        """Things by their names, in their order."""
        return [self._known(key, word, known) for word in self.words(key)]

    def different(self, key: str, known: Mapping[str, int]) -> list[int]:
        """Things by their names, none of them twice."""
        found = self.many(key, known)
        for word in self.words(key):
            if self.words(key).count(word) > 1:
                raise Illegal("coloma.position.value-twice", line=self.line, field=key, value=word)
        return found

    def exactly(self, key: str, count: int, known: Mapping[str, int]) -> list[int]:
        """So many things as there are places for."""
        found = self.many(key, known)
        if len(found) != count:
            raise Illegal(
                "coloma.position.count",
                line=self.line,
                field=key,
                expected=count,
                found=len(found),
            )
        return found

    def counts(self, key: str, known: Mapping[str, int], most: int) -> dict[int, int]:
        """Things with their numbers: ``toll:1,aqueduct:2``."""
        found: dict[int, int] = {}
        for word in self.words(key):
            name, _, count = word.partition(":")
            thing = self._known(key, name, known)
            if thing in found:
                raise Illegal("coloma.position.value-twice", line=self.line, field=key, value=name)
            found[thing] = self._number(key, count, most)
        return found

    def _number(self, key: str, text: str, most: int) -> int:
        if not _NUMBER.fullmatch(text):
            raise Unreadable("coloma.position.number", line=self.line, field=key, found=text)
        if int(text) > most:
            raise Illegal(
                "coloma.position.most", line=self.line, field=key, found=int(text), most=most
            )
        return int(text)

    def _known(self, key: str, word: str, known: Mapping[str, int]) -> int:
        if word not in known:
            raise Unreadable(
                "coloma.position.value", line=self.line, field=key, value=word, known=[*known]
            )
        return known[word]
