"""Measuring: processor time, the best of several rounds, tables of figures."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

ROUNDS = 5


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Processor seconds of the fastest round: what is left when the machine is quiet."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def loop_seconds() -> float:
    """A fixed amount of plain Python, to compare machines and moments by."""

    def loop() -> int:
        total = 0
        for number in range(1_000_000):
            total += number & 7
        return total

    return seconds(loop)


def show(title: str, rows: list[dict[str, object]]) -> None:
    """Print rows as a table."""
    grid = Grid(title=title, title_justify="left")
    for column in rows[0]:
        grid.add_column(column, justify="left" if column == "what" else "right")
    for row in rows:
        grid.add_row(*(_figure(value) for value in row.values()))
    Console(width=110).print(grid)


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
