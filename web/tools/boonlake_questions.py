"""Writes ``web/tests/fixtures/boonlake.json``: questions of games of Boonlake with all options.

``.venv/bin/python web/tools/boonlake_questions.py``. Games with every number of players are played
at random; of each kind of question, and of each mixture of options, the first ones are kept. The
box, which is the same for all of them, stands once.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402

from boomtable.engine import Dice, open_table  # noqa: E402
from boomtable.engine.table import Table  # noqa: E402

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "challenge"}),
    (2, {}),
    (3, {}),
    (4, {}),
]
MOST = 1
"""So many questions of each mixture of options are kept."""
LAZY = {"pass", "hire stop", "explore no", "welcome no"}


def main() -> None:
    seen: dict[str, int] = {}
    questions: list[dict[str, Any]] = []
    box: Any = None
    for number, (players, settings) in enumerate(GAMES):
        table = open_table("boonlake", players, settings, seed=number + 1)
        dice = Dice(number + 1)
        told = 0
        while table.decision is not None:
            seat = table.awaited[0]
            options = list(table.options(seat))
            kinds = sorted(
                {type(option).__name__ for option in options} - {"Discard", "Forgo", "Pull"}
            )
            key = f"{table.decision.prompt} {kinds}"
            if len(options) > 1 and seen.get(key, 0) < MOST:
                seen[key] = seen.get(key, 0) + 1
                question = picture(table, seat, told)
                box = question["view"].pop("box")
                questions.append(question)
                told = len(table.events(None))
            busy = [option for option in options if str(option) not in LAZY]
            table.answer(dice.pick(busy or options), seat)
    path = ROOT / "web" / "tests" / "fixtures" / "boonlake.json"
    path.write_text(
        json.dumps({"box": box, "questions": questions}, separators=(",", ":")), encoding="utf-8"
    )
    sys.stdout.write(f"{len(questions)} questions, {path.stat().st_size // 1000} kB\n")


def picture(table: Table, seat: int, told: int) -> dict[str, Any]:
    """A question as the server puts it, and the last of what happened before it."""
    assert table.decision is not None
    choices = []
    for option in table.options(seat):
        text = str(option)
        choices.append({"text": text, "label": text, "option": msgspec.to_builtins(option)})
    return {
        "prompt": table.decision.prompt,
        "seat": seat,
        "view": dict(table.game.view(table.state, seat)),
        "choices": choices,
        "events": [msgspec.to_builtins(event) for event in table.events(None, told)[-10:]],
    }


if __name__ == "__main__":
    main()
