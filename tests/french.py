"""French typography: which spaces do not break before : ; ? ! % and inside « ».

``python -m tests.french boomtable/locale/fr/*.json`` sets the spaces of catalogues; what is set
already stays as it is.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

WIDE, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
_ANY = f"[ {WIDE}{NARROW}]"


def french(text: str) -> str:
    """A French text with the spaces that French printers use.

    >>> french("Quoi ? « Rien » : 5 %")
    'Quoi\\u202f? «\\xa0Rien\\xa0»\\xa0: 5\\xa0%'
    """
    text = re.sub(f"(?<=[^ \n]){_ANY}(?=[:»%](?:[^\\w%]|$))", WIDE, text)
    text = re.sub(f"(?<=[^ \n]){_ANY}(?=[;?!])", NARROW, text)
    return re.sub(f"«{_ANY}", f"«{WIDE}", text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(french(path.read_text("utf-8")), encoding="utf-8")
