"""All benchmarks, one after the other: ``python -m bench [NAME …]``."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

HELPERS = {"__init__", "__main__", "amazons", "measure", "strength"}


def main() -> None:
    """Run the benchmarks named on the command line, or all of them."""
    known = sorted(path.stem for path in Path(__file__).parent.glob("*.py"))
    names = sys.argv[1:] or [name for name in known if name not in HELPERS]
    for name in names:
        if name in HELPERS or name not in known:
            sys.exit(f"There is no benchmark {name}. There are: {', '.join(known)}")
        import_module(f"bench.{name}").run()


if __name__ == "__main__":
    main()
