"""A file belongs to one process at a time; the system lets go of it however the process ends."""

from __future__ import annotations

import sys
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[Any]) -> None:
        """Take a file, or fail with ``BlockingIOError`` where somebody else has it."""
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from error

else:
    import fcntl

    def lock(file: IO[Any]) -> None:
        """Take a file, or fail with ``BlockingIOError`` where somebody else has it."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
