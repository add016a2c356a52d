"""The game at a table: the engine's table, and the answers of players that led there.

An answer is tried on a twin; when it is on disk, the twin takes the table's place. What was taken
back is forgotten here, so the answers that are left lead to the same table again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import (
    CHANCE,
    Broken,
    Components,
    Event,
    Option,
    Table,
    open_table,
    restore,
    save,
)
from boomtable.server.chance import FairDice, Script


class Spoken(Struct, frozen=True, gc=False):
    """An answer of a player that was not taken back, and what chance said after it."""

    seat: int
    text: str
    public: str
    """What the other seats may know of it."""
    chance: tuple[str, ...]
    before: int
    """How many answers of all kinds the table had had."""


class Beginning(Struct, frozen=True):
    """All that a game begins with."""

    game: str
    players: int
    settings: Mapping[str, Any]
    components: Components | None = None
    base: dict[str, Any] | None = None


class Play:
    """A game being played."""

    __slots__ = ("beginning", "opening", "positions", "spoken", "table")

    def __init__(self, beginning: Beginning, table: Table, opening: Sequence[str]) -> None:
        self.beginning = beginning
        self.table = table
        self.opening = tuple(opening)
        """What chance said before the first question."""
        self.spoken: list[Spoken] = []
        self.positions: list[int] = [0] * self.log_length
        """After how many answers of players each entry of the log was made."""

    # --- looking -----------------------------------------------------------------------------

    @property
    def log_length(self) -> int:
        """How many happenings there are, whoever may see them."""
        return len(self.table.happenings or ())

    def happened(self, place: int, seat: int | None) -> Event | None:
        """An entry of the log as a seat sees it."""
        assert self.table.happenings is not None
        return self.table.happenings[place].seen_by(seat)

    # --- beginning ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, beginning: Beginning) -> Play:
        """A new game, with the first question open."""
        table = _opened(beginning, None)
        return cls(beginning, table, [str(it.option) for it in table.answers if it.seat == CHANCE])

    @classmethod
    def begin_again(cls, beginning: Beginning, opening: Sequence[str]) -> Play:
        """The same game again: chance says what it said."""
        return cls(beginning, _opened(beginning, opening), opening)

    def twin(self) -> Play:
        """A game that is equal to this one and independent of it."""
        twin: Play = object.__new__(Play)
        twin.beginning = self.beginning
        twin.opening = self.opening
        twin.table = self.table.fork()
        twin.spoken = self.spoken[:]
        twin.positions = self.positions[:]
        return twin

    # --- answering ---------------------------------------------------------------------------

    def answer(self, seat: int, option: Option) -> Spoken:
        """Answer for a seat; chance is asked fairly."""
        table = self.table
        table.dice = FairDice()
        return self._answer(seat, option)

    def answer_again(self, seat: int, text: str, chance: Sequence[str]) -> None:
        """Answer as it was answered before."""
        table = self.table
        table.dice = script = Script(table, chance)
        self._answer(seat, table.game.parse(text))
        if script.lines:
            raise Broken(f"chance said {script.lines} after {text}, but was not asked")
        table.dice = FairDice()

    def _answer(self, seat: int, option: Option) -> Spoken:
        table, decision = self.table, self.table.decision
        before = len(table.answers)
        table.answer(option, seat)
        assert decision is not None
        hides = decision.secret or decision.together
        said = Spoken(
            seat,
            str(option),
            option.public if hides else str(option),
            tuple([str(it.option) for it in table.answers[before:] if it.seat == CHANCE]),
            before,
        )
        self.spoken.append(said)
        self._place_log()
        return said

    # --- going back --------------------------------------------------------------------------

    def take_back(self, seat: int) -> None:
        """Take back the last answer of a seat."""
        self.table.undo(seat)
        self._forget_last(seat)
        self._place_log()

    def restart(self, seat: int) -> None:
        """Take back what the seat has answered in this turn."""
        was_sealed = seat in self.table.sealed
        self.table.restart_turn(seat)
        if was_sealed and seat not in self.table.sealed:
            self._forget_last(seat)
        answers = len(self.table.answers)
        # Whoever goes back further was the last to speak.
        while self.spoken and self.spoken[-1].seat == seat and self.spoken[-1].before >= answers:
            self.spoken.pop()
        self._place_log()

    def _forget_last(self, seat: int) -> None:
        # While several seats answer in secret, others may have sealed theirs since.
        place = max(place for place, said in enumerate(self.spoken) if said.seat == seat)
        del self.spoken[place]

    def _place_log(self) -> None:
        missing = self.log_length - len(self.positions)
        if missing < 0:
            del self.positions[missing:]
        else:
            self.positions += [len(self.spoken)] * missing

    # --- keeping -----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The game as JSON, with every secret: for the store alone."""
        return {
            "table": save(self.table),
            "opening": list(self.opening),
            "spoken": msgspec.to_builtins(self.spoken),
            "positions": self.positions,
        }

    @classmethod
    def restore(cls, beginning: Beginning, saved: dict[str, Any]) -> Play:
        """The game of such JSON."""
        table = restore(saved["table"], beginning.components)
        play = cls(beginning, table, saved["opening"])
        play.spoken = msgspec.convert(saved["spoken"], list[Spoken])
        play.positions = list(saved["positions"])
        table.dice = FairDice()
        table.seed = None
        return play


def _opened(beginning: Beginning, opening: Sequence[str] | None) -> Table:
    """The table with its first question, chance being fair or saying what it said."""
    if beginning.base is not None:
        table = restore(beginning.base, beginning.components)
    else:
        table = open_table(
            beginning.game,
            beginning.players,
            beginning.settings,
            components=beginning.components,
            asks_chance=True,
        )
        script = None if opening is None else Script(table, opening)
        table.resume(script or FairDice())
        if script is not None and script.lines:
            raise Broken(f"chance said {script.lines} at the opening, but was not asked")
    table.dice = FairDice()
    table.seed = None
    return table
