"""A sitting: the people, the game and the clock of one table, as its deeds have made them.

Nothing here waits or stores. ``Sitting.apply`` follows a deed that was read from the store; the
live table tries deeds on a twin and lets the twin take over once they are stored.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import BOT, Broken, Components, Option, find
from boomtable.engine.settings import complete
from boomtable.names import called
from boomtable.server.clock import Clock, Time
from boomtable.server.deeds import (
    Answered,
    AnyDeed,
    BotSat,
    Closed,
    Created,
    Ended,
    Late,
    Paused,
    Restarted,
    Sat,
    Started,
    Stood,
    TookBack,
    Voted,
    Woke,
)
from boomtable.server.play import Beginning, Play
from boomtable.server.wire import Status


@lru_cache(maxsize=2000)
def _called(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    # They are needed for every line of every log, and seldom change.
    return tuple(called(names, lang))


class Chair(Struct, frozen=True):
    """Who sits on a seat: a person's device, a bot, a bot in a person's place, or nobody."""

    device: str = ""
    name: str = ""
    bot: str = ""
    kept: str = ""
    """The device that the seat is kept for, while it has not come; ``name`` is its person's."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return not self.device and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person answers here."""
        return bool(self.device) and not self.bot

    @property
    def holder(self) -> str:
        """The device whose seat it is: it sits here, or the seat is kept for it."""
        return self.device or self.kept

    @property
    def recorded(self) -> str:
        """The name as records keep it."""
        return f"{BOT}{self.bot}" if self.bot else self.name

    @property
    def known_as(self) -> str:
        """The name of whoever the seat belongs to, also while a bot stands in."""
        return self.name if self.device else self.recorded


class Sitting:
    """One table with all that belongs to it."""

    __slots__ = (
        "asked",
        "asked_at",
        "at",
        "beginning",
        "chairs",
        "clock",
        "components",
        "created",
        "created_at",
        "id",
        "late",
        "paused",
        "play",
        "since",
        "spoke",
        "status",
        "time",
        "version",
        "votes",
    )

    def __init__(
        self, table_id: str, created: Created, at: int, time: Time, components: Components | None
    ) -> None:
        players = len(created.seats)
        self.id = table_id
        self.created = created
        self.created_at = self.at = at
        self.time = time
        self.components = components
        settings = complete(find(created.game).settings, created.settings, players)
        self.beginning = Beginning(created.game, players, settings, components, created.base)
        self.chairs = [
            Chair(name=it.name, kept=it.device) if it.kept else Chair(it.device, it.name, it.bot)
            for it in created.seats
        ]
        self.clock = Clock(created.clock, players) if created.clock else None
        self.play: Play | None = None
        self.status: Status = "open"
        self.paused = False
        self.version = 1
        """How many deeds there are."""
        self.asked: dict[int, int] = {}
        """Since which version each awaited seat has been asked what it is asked now."""
        self.asked_at: dict[int, int] = {}
        """Since which moment it has been awaited."""
        self.spoke: dict[int, int] = {}
        """The version that each seat's last answer, or taking back, has made."""
        self.since: dict[int, int] = {}
        """How long the log was before each seat's last answer."""
        self.late: set[int] = set()
        self.votes: set[int] = set()

    def twin(self) -> Sitting:
        """A sitting that is equal to this one and independent of it."""
        twin: Sitting = object.__new__(Sitting)
        for name in Sitting.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.chairs = self.chairs[:]
        twin.clock = self.clock.twin() if self.clock else None
        twin.play = self.play.twin() if self.play else None
        twin.asked, twin.asked_at = dict(self.asked), dict(self.asked_at)
        twin.spoke, twin.since = dict(self.spoke), dict(self.since)
        twin.late, twin.votes = set(self.late), set(self.votes)
        return twin

    def past(self, play: Play) -> Sitting:
        """The people of now around a game of then."""
        past: Sitting = object.__new__(Sitting)
        for name in Sitting.__slots__:
            setattr(past, name, getattr(self, name))
        past.play = play
        past.status = "over" if play.table.is_over else "playing"
        past.asked = {}
        past.asked_at = dict.fromkeys(play.table.awaited, self.at)
        return past

    # --- looking -----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.chairs)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose answer is missing."""
        if self.play is None or self.status != "playing":
            return ()
        return self.play.table.awaited

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds, also while a bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.device == device]

    @property
    def people(self) -> list[int]:
        """The seats on which a person answers."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def names(self, lang: str) -> tuple[str, ...]:
        """The names of those to whom the seats belong, as people read them."""
        return _called(tuple([chair.known_as for chair in self.chairs]), lang)

    # --- what is done ------------------------------------------------------------------------

    def answer(self, seat: int, option: Option, at: int) -> Answered:
        """Answer for a seat, and say what to keep of it."""
        assert self.play is not None
        before, log = self.play.table.decision, self.play.log_length
        said = self.play.answer(seat, option)
        deed = Answered(seat, said.text, list(said.chance))
        self._after_answer(seat, before, log)
        self._settle(at)
        return deed

    def start(self, at: int) -> Started:
        """Begin the game, and say what to keep of it."""
        self.play = Play.begin(self.beginning)
        self.status = "playing"
        self._ask_anew(None)
        self._settle(at)
        return Started(list(self.play.opening))

    def apply(self, deed: AnyDeed, at: int) -> None:
        """Follow a deed."""
        match deed:
            case Started(chance):
                self.play = Play.begin_again(self.beginning, chance)
                self.status = "playing"
                self._ask_anew(None)
            case Answered(seat, text, chance):
                before, log = self._playing.table.decision, self._playing.log_length
                self._playing.answer_again(seat, text, chance)
                self._after_answer(seat, before, log)
            case TookBack(seat) | Restarted(seat):
                self._go_back(deed, seat)
            case Sat(seat, device, name):
                self._seat(seat, Chair(device, name))
            case Stood(seat):
                self.chairs[seat] = Chair()
            case BotSat(seat, bot, stands_in):
                chair = self.chairs[seat]
                # Whoever a seat is kept for may still come, and take it from the bot.
                away = chair if stands_in or chair.kept else Chair()
                self.chairs[seat] = Chair(away.device, away.name, bot, away.kept)
                self.late.discard(seat)
                self.votes.discard(seat)
            case Paused() | Woke():
                self.paused = isinstance(deed, Paused)
            case Late(seat):
                self.late.add(seat)
                self.votes.discard(seat)
            case Voted(seat, end):
                (self.votes.add if end else self.votes.discard)(seat)
            case Closed():
                self.status = "closed"
            case Ended():
                self.status = "ended"
            case Created():
                raise Broken("a table is made only once")
        self._settle(at)

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.late.discard(seat)
        if self.clock is not None and self.clock.is_used_up(seat):
            # Whoever comes back, or takes over, would else be late again at once.
            self.clock.grant(seat)

    @property
    def _playing(self) -> Play:
        if self.play is None:
            raise Broken("an answer before the start")
        return self.play

    def _go_back(self, deed: TookBack | Restarted, seat: int) -> None:
        before = self._playing.table.decision
        if isinstance(deed, TookBack):
            self._playing.take_back(seat)
        else:
            self._playing.restart(seat)
        self.spoke[seat] = self.version + 1
        log = self._playing.log_length
        self.since = {other: min(since, log) for other, since in self.since.items()}
        self._ask_anew(before)

    def _after_answer(self, seat: int, before: Any, log: int) -> None:
        self.spoke[seat] = self.version + 1
        self.since[seat] = log
        self.late.discard(seat)
        self._ask_anew(before)

    def _ask_anew(self, before: Any) -> None:
        """Note since when each seat has been asked; a question of several seats stays the same."""
        assert self.play is not None
        table = self.play.table
        if table.is_over:
            self.status = "over"
        known = self.asked if table.decision is before else {}
        self.asked = {seat: known.get(seat, self.version + 1) for seat in table.awaited}

    def _settle(self, at: int) -> None:
        """After every deed: count it, and switch the clock."""
        self.version += 1
        self.at = at
        self.asked_at = {seat: self.asked_at.get(seat, at) for seat in self.awaited}
        if not self.late:
            self.votes.clear()
        if self.clock is not None:
            people = [seat for seat in self.awaited if self.chairs[seat].is_person]
            self.clock.switch(people, at, self.time, paused=self.paused)

    # --- keeping -----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The sitting as JSON, with every secret: for the store alone."""
        return {
            "chairs": [msgspec.structs.astuple(chair) for chair in self.chairs],
            "clock": self.clock.save() if self.clock else None,
            "play": self.play.save() if self.play else None,
            "status": self.status,
            "paused": self.paused,
            "version": self.version,
            "at": self.at,
            "asked": list(self.asked.items()),
            "asked_at": list(self.asked_at.items()),
            "spoke": list(self.spoke.items()),
            "since": list(self.since.items()),
            "late": sorted(self.late),
            "votes": sorted(self.votes),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Become what was saved."""
        self.chairs = [Chair(*chair) for chair in saved["chairs"]]
        if self.clock is not None:
            self.clock.restore(saved["clock"])
        if saved["play"] is not None:
            self.play = Play.restore(self.beginning, saved["play"])
        self.status = saved["status"]
        self.paused = saved["paused"]
        self.version = saved["version"]
        self.at = saved["at"]
        self.asked = dict(saved["asked"])
        self.asked_at = dict(saved["asked_at"])
        self.spoke = dict(saved["spoke"])
        self.since = dict(saved["since"])
        self.late = set(saved["late"])
        self.votes = set(saved["votes"])
