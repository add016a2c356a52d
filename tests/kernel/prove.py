"""A longer proof that the kernel is equal to the readable rules.

``python -m tests.kernel.prove --games 100000 --positions 1000`` replays so many random games
answer by answer, and counts all ways to depth 4 from so many positions, in both.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import get_context

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.kernel.differential import compare_ways, replay

CHUNK = 20


@click.command()
@click.option("--games", default=100_000, show_default=True, help="random games to replay")
@click.option("--positions", default=1_000, show_default=True, help="positions to count from")
@click.option("--depth", default=4, show_default=True, help="turns to count")
@click.option("--most", default=20_000, show_default=True, help="most ways from a position")
@click.option("--first-seed", default=1_000_000, show_default=True)
@click.option("--workers", default=2, show_default=True)
def main(  # noqa: PLR0917
    games: int, positions: int, depth: int, most: int, first_seed: int, workers: int
) -> None:
    """Play and count, and say how much was compared; a difference is an error."""
    seeds = range(first_seed, first_seed + games)
    decisions = _sum("games", replay, seeds, workers)
    print(f"{games:,} games, {decisions:,} decisions: the same options, states and scores.")
    counting = partial(compare_ways, depth=depth, most=most)
    ways = _sum("positions", counting, seeds[:positions], workers)
    print(f"{positions:,} positions, {ways:,} sequences of {depth} turns: the same counts.")


def _sum(what: str, work: Callable[[int], int], seeds: Iterable[int], workers: int) -> int:
    total = 0
    todo = list(seeds)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=len(todo))
        with get_context("spawn").Pool(workers) as pool:
            for done in pool.imap_unordered(work, todo, CHUNK):
                total += done
                progress.advance(task)
    return total


if __name__ == "__main__":
    main()
