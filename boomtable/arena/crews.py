"""Those who play the games of a match: the cores of this machine, or a Ray cluster.

Results come in the order of their numbers, and are the same whoever plays.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeAlias

from boomtable.arena.matches import Match
from boomtable.arena.meetings import Result, meet
from boomtable.engine import Illegal
from boomtable.lab.playing import on_cores

Crew: TypeAlias = Callable[[Match, Iterable[int]], Iterator[Result]]

RAY_ADDRESS = "RAY_ADDRESS"
"""Where a cluster is found; without it Ray is started on this machine."""
_STORE = 200 << 20
"""Bytes for what Ray's processes share: results are small."""
_ATTEMPTS = 3
_AHEAD = 2
"""So many games for each processor are given out at once, so that none has to wait."""


def all_cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cores(jobs: int) -> Crew:
    """So many processes of this machine."""

    def crew(match: Match, numbers: Iterable[int]) -> Iterator[Result]:
        return on_cores(partial(meet, match), numbers, jobs)

    return crew


def on_ray(jobs: int) -> Crew:
    """A Ray cluster, or Ray on this machine with so many processes."""
    if find_spec("ray") is None:
        raise Illegal("arena.no-ray")
    return partial(_play_on_ray, jobs)


def _play_on_ray(jobs: int, match: Match, numbers: Iterable[int]) -> Iterator[Result]:
    # Ray is large and is imported only by those who ask for it.
    import ray  # noqa: PLC0415

    begun_here = not ray.is_initialized()
    if begun_here:
        _begin(ray, jobs)
    try:
        task = ray.remote(meet)
        shared = ray.put(match)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        ahead = _AHEAD * int(resources.get("CPU", 1))
        waiting: deque[Any] = deque()
        for number in numbers:
            waiting.append(task.remote(shared, number))
            if len(waiting) > ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if begun_here:
            ray.shutdown()


def _begin(ray: Any, jobs: int) -> None:
    """Join a cluster, or begin one here."""
    where: dict[str, Any] = {"address": os.environ.get(RAY_ADDRESS) or "local"}
    if where["address"] == "local":
        where |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": _STORE}
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            ray.init(**where, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            # Ray raises bare exceptions. On a busy machine it gives up on its own processes after
            # some seconds; the next time they are quicker.
            ray.shutdown()
            if attempt == _ATTEMPTS:
                raise Illegal("arena.ray-failed", why=str(error)) from error
        else:
            return
