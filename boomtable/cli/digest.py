"""The rules digest of a game: its numbered paragraphs, searched by word.

A digest is ``docs/rules/<game>.md``; in an installed package the same files lie in ``digests``.
A paragraph begins with its id in bold: ``**O-4.2**`` a rule, ``**O-R3 …**`` a ruling,
``**O-E1 …**`` a worked example.
"""

from __future__ import annotations

import re
import unicodedata
from importlib import resources
from pathlib import Path

from msgspec import Struct

from boomtable.engine.errors import Unreadable

_ID = re.compile(r"\*\*([A-Z]-(?:[RE]\d+|\d+\.\d+))\b([^*]*)\*\*\s*")
_HEADING = re.compile(r"#+ (.*)")
_BEFORE_TEXT = re.compile(r"^(##+ .*)\n(?=\S)", re.MULTILINE)
"""The heading of a section whose text follows without a blank line."""


class Paragraph(Struct, frozen=True):
    """A numbered paragraph: its id, its title if it has one, the section it stands in."""

    id: str
    title: str
    text: str
    section: str


def digest_text(game_id: str) -> str:
    """The digest of a game as it is written."""
    for folder in (_packaged(), _checkout()):
        path = folder / f"{game_id}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise Unreadable("terminal.rules.none", game=game_id)


def paragraphs(text: str) -> list[Paragraph]:
    r"""The numbered paragraphs of a digest.

    >>> [found] = paragraphs("## 4 Moving\n\n**O-4.2** All squares must be vacant.")
    >>> found.id, found.text, found.section
    ('O-4.2', 'All squares must be vacant.', '4 Moving')
    >>> [found] = paragraphs("## 4 Moving\n**O-4.2** All squares must be vacant.")
    >>> found.section
    '4 Moving'
    """
    found: list[Paragraph] = []
    section = ""
    for block in re.split(r"\n\s*\n", _BEFORE_TEXT.sub(r"\1\n\n", text)):
        heading = _HEADING.match(block)
        if heading:
            section = heading[1].strip()
            continue
        number = _ID.match(block)
        if number:
            title = number[2].strip().rstrip(".")
            found.append(Paragraph(number[1], title, block[number.end() :].strip(), section))
        elif found and found[-1].section == section and not block.startswith("**"):
            # A table, a drawing or a record goes on with the example that it belongs to.
            found[-1] = Paragraph(
                found[-1].id, found[-1].title, f"{found[-1].text}\n\n{block}", section
            )
    return found


def search_digest(text: str, word: str) -> list[Paragraph]:
    """The paragraphs with a word; a French word is looked up in the glossary of the digest."""
    everything = paragraphs(text)
    found = search(everything, word)
    if found:
        return found
    for english in _english(text, folded(word)):
        found += [one for one in search(everything, english) if one not in found]
    return found


def _english(text: str, french: str) -> list[str]:
    """The English words that the glossary has for a French one: for itself, or for its parts."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", text, re.MULTILINE)
    cells = [(english.split(",")[0], folded(cell)) for english, cell in rows]
    exact = [english for english, cell in cells if french in re.findall(r"[^,;*()]+", cell.strip())]
    return exact or [english for english, cell in cells if french in cell]


def search(found: list[Paragraph], word: str) -> list[Paragraph]:
    """The paragraphs that have all the words, whatever their case and accents; or have this id."""
    exact = [one for one in found if one.id.casefold() == word.strip().casefold()]
    if exact:
        return exact
    wanted = folded(word).split()
    return [
        one
        for one in found
        if all(part in folded(f"{one.id} {one.title} {one.text}") for part in wanted)
    ]


def folded(text: str) -> str:
    """A text without case and accents."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


def bare(text: str) -> str:
    """A text without the marks of bold, italics and code."""
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)", "", text)


def _packaged() -> Path:
    return Path(str(resources.files("boomtable"))) / "digests"


def _checkout() -> Path:
    return Path(str(resources.files("boomtable"))).parent / "docs" / "rules"
