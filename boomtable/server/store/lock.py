"""A folder belongs to one server at a time."""

from __future__ import annotations

import sys
from pathlib import Path

from boomtable.server.refusals import Denied

FILE = "lock"


class FolderLock:
    """A lock that the system lets go of when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / FILE).open("a+")
        try:
            _lock(self.file.fileno())
        except OSError:
            self.file.close()
            raise Denied("disk", "server.data-in-use", folder=str(folder)) from None

    def release(self) -> None:
        """Let another server have the folder."""
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
