"""Lines folded at words, as wide as a window; a space that does not break never does."""

from __future__ import annotations

import re
import textwrap

_ROW = re.compile(r"( *\S+(?: \S+)* {2,})\S")
_LEAST = 20


def wrapped(text: str, width: int) -> str:
    """A text in lines of a width; what goes on stands under where it began.

    >>> print(wrapped("  undo   take your last answer back", 24))
      undo   take your last
             answer back
    """
    return "\n".join(_line(line, max(width, _LEAST)) for line in text.split("\n"))


def _line(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = len(line) - len(line.lstrip(" "))
    row = _ROW.match(line) if indent else None
    under = len(row[1]) if row and len(row[1]) <= width // 2 else indent
    trailing = " " if line.endswith(" ") else ""
    lines = textwrap.wrap(
        line,
        width,
        subsequent_indent=" " * under,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines) + trailing
