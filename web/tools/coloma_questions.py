"""Writes ``web/tests/fixtures/coloma.json``: questions of games of Coloma with all their options.

``.venv/bin/python web/tools/coloma_questions.py``. Games of every kind are played at random; of
each kind of question, and of each mixture of options, the first ones are kept. The box, which is
the same for all of them, stands once.
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
    (2, {}),
    (2, {"mules": True, "specialties": "deluxe"}),
    (3, {"hotels": True, "boards": "B", "specialties": "box"}),
    (4, {"specialties": "deluxe", "boards": "B", "hotels": True}),
    (1, {"level": "prospector", "hotels": True}),
]
MOST = 1
"""So many questions of each mixture of options are kept."""
LAZY = {"end", "done", "decline", "stop"}


def main() -> None:
    seen: dict[str, int] = {}
    questions: list[dict[str, Any]] = []
    box: Any = None
    for number, (players, settings) in enumerate(GAMES):
        table = open_table("coloma", players, settings, seed=number + 1)
        dice = Dice(number + 1)
        while table.decision is not None:
            for seat in table.awaited:
                options = table.options(seat)
                kinds = sorted({type(option).__name__ for option in options})
                key = f"{table.decision.prompt} {kinds}"
                if len(options) > 1 and seen.get(key, 0) < MOST:
                    seen[key] = seen.get(key, 0) + 1
                    question = picture(table, seat)
                    box = question["view"].pop("box")
                    questions.append(question)
                busy = [option for option in options if str(option) not in LAZY]
                table.answer(dice.pick(busy or options), seat)
                break
    path = ROOT / "web" / "tests" / "fixtures" / "coloma.json"
    path.write_text(json.dumps({"box": box, "questions": questions}), encoding="utf-8")
    sys.stdout.write(f"{len(questions)} questions, {path.stat().st_size // 1000} kB\n")


def picture(table: Table, seat: int) -> dict[str, Any]:
    """A question as the server puts it."""
    assert table.decision is not None
    view = dict(table.game.view(table.state, seat))
    view["position"] = []
    choices = []
    for option in table.options(seat):
        text = str(option)
        choices.append({"text": text, "label": text, "option": msgspec.to_builtins(option)})
    return {"prompt": table.decision.prompt, "seat": seat, "view": view, "choices": choices}


if __name__ == "__main__":
    main()
