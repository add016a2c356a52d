"""A seat at a table: all that a player or a bot may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from boomtable.engine.dice import Dice
from boomtable.engine.table import Table
from boomtable.engine.values import Option


class Seat:
    """What one seat may see of a table, and a way to imagine the rest."""

    __slots__ = ("_table", "number")

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number

    @property
    def game_id(self) -> str:
        """The game that is played."""
        return self._table.game.id

    @property
    def prompt(self) -> str | None:
        """What the seat is asked, or ``None`` if it is not."""
        decision = self._table.decision
        return decision.prompt if decision and self.number in self._table.awaited else None

    @property
    def options(self) -> Sequence[Option]:
        """What the seat can answer now (empty: it is not asked)."""
        return self._table.options(self.number)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may see, as JSON."""
        return view(self._table, self.number)

    def sample(self, dice: Dice) -> Table:
        """A complete table in which all that the seat cannot know has been drawn afresh."""
        return self._table.sample(self.number, dice)


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat (``None``: a spectator) may see of a table, as JSON.

    Others are shown who is asked and what about, never the options or how many there are.
    """
    return {
        "game": table.game.id,
        "players": table.players,
        "seat": seat,
        "over": table.is_over,
        "table": table.game.view(table.state, seat),
        "decision": _decision(table, seat),
    }


def turns_of(table: Table) -> int:
    """The turns of a game as the game counts them: what the engine calls a turn may be less."""
    return int(view(table, None)["table"].get("turn", table.state.turn))


def _decision(table: Table, seat: int | None) -> dict[str, Any] | None:
    decision = table.decision
    if decision is None:
        return None
    seen: dict[str, Any] = {
        "prompt": decision.prompt,
        "seats": list(decision.seats),
        "sealed": sorted(table.sealed),
    }
    if seat in table.sealed:
        seen["answer"] = str(table.sealed[seat])
    if seat in table.awaited and seat is not None:
        seen["options"] = [
            {"text": str(option), "option": msgspec.json.decode(msgspec.json.encode(option))}
            for option in table.options(seat)
        ]
    return seen
