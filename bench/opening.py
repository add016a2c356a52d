"""Opening a long game from the store: from its snapshot, and from its deeds alone.

``python -m bench.opening``. The games are random ones, almost at their end, their
answers counted with those of chance and the forced ones.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import process_time

from bench.measure import show
from boomtable.engine import Dice
from boomtable.server.clock import WallClock
from boomtable.server.config import Config
from boomtable.server.deeds import Created, Seated
from boomtable.server.house import House
from boomtable.server.identity import Keys
from boomtable.server.live_table import LiveTable
from boomtable.server.sitting import Sitting
from boomtable.server.store.sqlite import SqliteStore

ROUNDS = 7


def run() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_measure(Path(folder)))
    show("Opening a game from the store (processor time of the whole process)", rows)


async def _measure(folder: Path) -> list[dict[str, object]]:
    store, time = SqliteStore(folder), WallClock()
    config = Config(folder=folder, snapshot_every=10**6)
    house = House(config, store, Keys(folder), time)
    rows: list[dict[str, object]] = []
    for game, players in (("oklahoma", 2), ("boomtown", 5), ("coloma", 6), ("boonlake", 4)):
        table = await _played(house, game, players)
        assert table.sitting.play is not None
        answers = len(table.sitting.play.table.answers)
        deeds = await _opened(house, table.sitting.id)
        await table.snapshot()
        snapshot = await _opened(house, table.sitting.id)
        rows.append(
            {
                "what": f"{game}, {players} players",
                "answers": answers,
                "from deeds ms": deeds,
                "from a snapshot ms": snapshot,
                "per 1,000 answers ms": snapshot * 1000 / answers,
            }
        )
    await house.close()
    return rows


async def _played(house: House, game: str, players: int) -> LiveTable:
    """A game, played at random almost to its end."""
    created = Created(game, "h", [Seated(f"d{seat}") for seat in range(players)], {}, True)
    sitting = Sitting(f"{game}-{players}", created, house.time.now(), house.time, None)
    table = await house.create(sitting, created, [sitting.start(sitting.at)])
    dice = Dice(1)
    while True:
        twin = table.sitting.twin()
        assert twin.play is not None
        seat = twin.awaited[0]
        option = dice.pick(twin.play.table.options(seat))
        deed = twin.answer(seat, option, twin.at)
        if twin.status != "playing":
            return table
        await table.do(lambda it, at, d=deed: _again(it, at, d), "", applied=True)


def _again(sitting: Sitting, at: int, deed: object) -> list[object]:
    sitting.apply(deed, at)  # type: ignore[arg-type]
    return [deed]


async def _opened(house: House, table: str) -> float:
    """Milliseconds to open a table, the best of several."""
    best = float("inf")
    for _ in range(ROUNDS):
        house.tables.clear()
        start = process_time()
        await house.table(table)
        best = min(best, process_time() - start)
    return best * 1000


if __name__ == "__main__":
    run()
