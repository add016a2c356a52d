"""Questions of random games for the tests of a board.

``.venv/bin/python web/tools/fixtures.py GAME`` writes ``web/tests/fixtures/GAME.json``: for every
kind of question some positions as a seat would be sent them, with every option, and what happened
since the question before.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402

from boomtable.engine import Dice, Table, open_table  # noqa: E402

OUT = ROOT / "web" / "tests" / "fixtures"
SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "boomtown": [(3, {"short": "yes"}), (4, {}), (5, {})],
}
"""The tables of a game: players and settings."""
GAMES = 12
KEPT = {3, 12}
"""Of every kind of question these, counted through all games: an early one and a late one."""


def questions(game: str, players: int, settings: dict[str, str], seed: int) -> Iterator[Any]:
    """A random game, question by question."""
    table = open_table(game, players, settings=settings, seed=seed)
    dice = Dice(seed)
    told = 0
    while not table.is_over:
        seat = table.awaited[0]
        yield picture(table, seat, told)
        told = len(table.events(None))
        options = table.options(seat)
        # Most bids are low, as among people; else nobody would have gold after a few turns.
        table.answer(dice.pick(list(options)[:4]), seat)


def picture(table: Table, seat: int, told: int) -> dict[str, Any]:
    assert table.decision is not None
    return {
        "prompt": table.decision.prompt,
        "seat": seat,
        "view": table.game.view(table.state, seat),
        "options": [
            {"text": str(option), "label": str(option), "option": msgspec.to_builtins(option)}
            for option in table.options(seat)
        ],
        "events": [msgspec.to_builtins(event) for event in table.events(None, told)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETTINGS))
    game = parser.parse_args().game
    found: list[Any] = []
    for players, settings in SETTINGS[game]:
        seen: Counter[str] = Counter()
        for seed in range(GAMES):
            for one in questions(game, players, settings, seed):
                seen[one["prompt"]] += 1
                if seen[one["prompt"]] in KEPT:
                    found.append(one)
    OUT.mkdir(exist_ok=True)
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]
    (OUT / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
