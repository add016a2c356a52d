"""The terminal: ``boomtable`` and its sub-commands.

Everything else is imported when a command needs it, so that ``boomtable --help`` answers at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run ``boomtable`` with the arguments of the command line, and exit with its status."""
    from boomtable.cli.app import run

    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
