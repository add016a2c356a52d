"""The rules digest of a game: its numbered paragraphs, searched by word.

A digest is ``docs/rules/<game>.md``, its translation ``docs/rules/<language>/<game>.md``; in an
installed package the same files lie in ``digests``.
A paragraph, or a line of a list, begins with its id in bold: ``**O-4.2**`` a rule, ``**O-R3 …**``
a ruling, ``**O-E1 …**`` or ``**W-1**`` a worked example.
"""

from __future__ import annotations

import re
import unicodedata
from importlib import resources
from pathlib import Path

from msgspec import Struct

from boomtable.engine.errors import Unreadable

_ID = re.compile(r"\*\*([A-Z]-(?:\d+\.\d+|[RE]?\d+))\b([^*]*)\*\*\s*")
_HEADING = re.compile(r"#+ (.*)")
_BEFORE_TEXT = re.compile(r"^(##+ .*)\n(?=\S)", re.MULTILINE)
"""The heading of a section whose text follows without a blank line."""
_LISTED = re.compile(r"^- (?=\*\*[A-Z]-(?:[RE]?\d|\d+\.\d))", re.MULTILINE)
"""The beginning of a line of a list that has an id."""


AUTHORITY = "en"
"""The language in which the rules are decided; the others are translations."""


class Paragraph(Struct, frozen=True):
    """A numbered paragraph: its id, its title if it has one, the section it stands in."""

    id: str
    title: str
    text: str
    section: str


class Digest(Struct, frozen=True):
    """A digest as it is written, and the language it is in."""

    text: str
    lang: str


def digest_for(game_id: str, lang: str) -> Digest:
    """The digest of a game in somebody's language, or else the one that there is."""
    if lang != AUTHORITY:
        text = _read(f"{lang}/{game_id}.md")
        if text is not None:
            return Digest(text, lang)
    return Digest(digest_text(game_id), AUTHORITY)


def digest_text(game_id: str) -> str:
    """The digest of a game in the words that decide."""
    text = _read(f"{game_id}.md")
    if text is None:
        raise Unreadable("terminal.rules.none", game=game_id)
    return text


def _read(name: str) -> str | None:
    for folder in (_packaged(), _checkout()):
        path = folder / name
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def paragraphs(text: str) -> list[Paragraph]:
    r"""The numbered paragraphs of a digest.

    >>> [found] = paragraphs("## 4 Moving\n\n**O-4.2** All squares must be vacant.")
    >>> found.id, found.text, found.section
    ('O-4.2', 'All squares must be vacant.', '4 Moving')
    >>> [found] = paragraphs("## 4 Moving\n**O-4.2** All squares must be vacant.")
    >>> found.section
    '4 Moving'
    >>> [one.id for one in paragraphs("- **O-R1** A ruling.\n- **W-2** An example.")]
    ['O-R1', 'W-2']
    """
    found: list[Paragraph] = []
    section = ""
    apart = _LISTED.sub("\n", _BEFORE_TEXT.sub(r"\1\n\n", text))
    for block in re.split(r"\n\s*\n", apart.strip()):
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


def search_digest(digest: Digest, word: str, lang: str = AUTHORITY) -> list[Paragraph]:
    """The paragraphs with a word; one of the other language is looked up in the glossary.

    Some words are in both languages, such as *case*: whoever speaks French means the French one.
    """
    text = digest.text
    everything = paragraphs(text)
    if digest.lang != AUTHORITY:
        found = search(everything, word) or search(everything, _singular(word))
        return found or _search_any(everything, _from_english(text, word))
    exact = _english(text, word)
    if lang == "fr" and exact:
        return _search_any(everything, exact)
    found = search(everything, word)
    return found or _search_any(everything, exact or _english(text, word, whole=False))


def _search_any(everything: list[Paragraph], words: list[str]) -> list[Paragraph]:
    """The paragraphs with one of the words, in the order of the digest."""
    ids = {one.id for word in words for one in search(everything, word)}
    return [one for one in everything if one.id in ids]


def _english(text: str, word: str, *, whole: bool = True) -> list[str]:
    """The English words that the glossary has for a French one, or for one that it is a part of."""
    french = _singular(word)
    return [
        one
        for one, other in _glossary(text)
        if (french == _singular(other) if whole else french in _singular(other))
    ]


def _from_english(text: str, word: str) -> list[str]:
    """The French words that the glossary has for an English one."""
    english = _singular(word)
    return [_singular(other) for one, other in _glossary(text) if english == _singular(one)]


def _glossary(text: str) -> list[tuple[str, str]]:
    """Each English term with each French one that stands beside it."""
    found: list[tuple[str, str]] = []
    for english, cell in re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", text, re.MULTILINE):
        ours, theirs = _terms(english), _terms(cell)
        # “cornerstone, stone | pierre angulaire, pierre”: each has its own word.
        pairs = zip(ours, theirs, strict=True) if len(ours) == len(theirs) else ()
        found += list(pairs) or [(one, other) for one in ours for other in theirs]
    return found


def _terms(cell: str) -> list[str]:
    """The terms of a cell of the glossary, without the marks of where they come from."""
    return [term.strip() for term in re.split(r"[,;()«»*]+", cell) if term.strip()]


def _singular(text: str) -> str:
    """A term without case, accents and the signs of its plural."""
    return " ".join(re.sub(r"(?<=\w{3})[sx]$", "", word) for word in folded(text).split())


def search(found: list[Paragraph], word: str) -> list[Paragraph]:
    """The paragraphs that have all the words, whatever their case and accents; or have this id.

    If none has, those of the sections whose heading has.
    """
    exact = [one for one in found if one.id.casefold() == word.strip().casefold()]
    if exact:
        return exact
    wanted = folded(word).split()
    having = [one for one in found if _has_all(f"{one.id} {one.title} {one.text}", wanted)]
    return having or [one for one in found if _has_all(one.section, wanted)]


def _has_all(text: str, words: list[str]) -> bool:
    said = folded(text)
    return all(word in said for word in words)


def folded(text: str) -> str:
    """A text without case and accents, its apostrophes straight."""
    parts = unicodedata.normalize("NFKD", re.sub("[’‘ʼ]", "'", text))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


def bare(text: str) -> str:
    """A text without the marks of bold, italics and code."""
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)", "", text)


def _packaged() -> Path:
    return Path(str(resources.files("boomtable"))) / "digests"


def _checkout() -> Path:
    return Path(str(resources.files("boomtable"))).parent / "docs" / "rules"
