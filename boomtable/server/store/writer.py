"""One thread that writes: everything that waits is committed together, with one flush to disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from boomtable.server.refusals import Denied

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_TOGETHER = 500


class Job:
    """Something to be written, and whoever waits for it."""

    __slots__ = ("future", "loop", "outcome", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.loop = future.get_loop()
        self.outcome: Any = None

    def tell(self) -> None:
        """Tell whoever waits, in the thread of the event loop."""
        if self.future.done():
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class Writer:
    """The only connection that changes the database."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out some work in a transaction; when this returns it is on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(Job(work, future))
        # What has been handed over will be done: nobody may stop halfway and never know.
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Finish what waits, and close the database."""
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """The same for whoever cannot wait in the meantime."""
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs = [self.waiting.get()]
            while len(jobs) < MOST_TOGETHER:
                try:
                    jobs.append(self.waiting.get_nowait())
                except Empty:
                    break
            going = None not in jobs
            self._commit([job for job in jobs if job is not None])
        self.connection.close()

    def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            self._write(jobs)
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for job in jobs:
                job.outcome = _refusal(error)
        by_loop: dict[Any, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, told in by_loop.items():
            try:
                loop.call_soon_threadsafe(_tell_all, told)
            except RuntimeError:
                continue  # Nobody waits any more: the loop has ended.

    def _write(self, jobs: list[Job]) -> None:
        run = self.connection.execute
        run("BEGIN IMMEDIATE")
        for job in jobs:
            run("SAVEPOINT job")
            try:
                job.outcome = job.work(self.connection)
            except (sqlite3.Error, Denied) as error:
                if not self.connection.in_transaction:
                    raise  # A full disk takes everything back that was not committed yet.
                run("ROLLBACK TO job")
                job.outcome = _refusal(error)
            run("RELEASE job")
        run("COMMIT")


def _tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()


def _refusal(error: Exception) -> Denied:
    return error if isinstance(error, Denied) else Denied("disk", "server.disk", why=str(error))


def connect(path: Path, *, reading: bool = False) -> sqlite3.Connection:
    """A connection that waits for nobody and flushes every commit to disk."""
    mode = "ro" if reading else "rwc"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")
    if not reading:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
    return connection
