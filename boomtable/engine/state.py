"""The plain data of a game, with the agenda of what is still to be done."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from boomtable.engine.values import Event, Happening

S = TypeVar("S", bound="State")


class Step(Struct, frozen=True, gc=False, array_like=True):
    """A rule that is to be carried out, by its name, with its arguments (ids, no objects)."""

    rule: str
    args: tuple[Any, ...] = ()


class State(Struct, kw_only=True):
    """What every game's state has. A game adds its own fields and copies its own lists.

    ``box`` is the game's components: shared, never changed, not part of the saved data.
    ``turn`` counts the turns begun; ``happenings`` is emptied by the table after every answer.
    """

    box: Any
    players: int
    agenda: list[Step] = []
    turn: int = 0
    happenings: list[Happening] = []

    def copy(self: S) -> S:
        """An independent twin. Overriding games call this and then copy what they can change."""
        twin: S = self.__copy__()  # type: ignore[attr-defined]  # msgspec has it, its stubs do not
        twin.agenda = self.agenda[:]
        twin.happenings = []
        return twin

    def push(self, rule: str, *args: Any) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(Step(rule, args))

    def begin_turn(self) -> None:
        """Say that a new turn begins: *restart turn* goes back to here, perft counts it."""
        self.turn += 1

    def emit(
        self, event: Event, to: tuple[int, ...] | None = None, instead: Event | None = None
    ) -> None:
        """Say what happened: to everybody, or to some seats (and to the others ``instead``)."""
        self.happenings.append(Happening(event, to, instead))
