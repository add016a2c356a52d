"""A table in memory: its sitting, those who look at it, the bots that think at it.

One deed at a time. A deed is tried on a twin of the sitting; once it is stored, the twin takes
over and everybody is shown. Whatever fails before that has not happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from boomtable.engine import Broken, Refusal
from boomtable.server import manners, wire
from boomtable.server.bots import usual_bot
from boomtable.server.deeds import (
    AnyDeed,
    BotSat,
    Restarted,
    TookBack,
    write_deed,
)
from boomtable.server.knowledge import Public, public_knowledge
from boomtable.server.ledger import Ledger
from boomtable.server.past import Past
from boomtable.server.pictures import Next, Presence, event_card, room_picture, table_picture
from boomtable.server.play import Play
from boomtable.server.refusals import Denied
from boomtable.server.rows import row_of
from boomtable.server.sitting import Sitting
from boomtable.server.store import ChatRow, NewDeed
from boomtable.server.viewers import Picture, Viewer

if TYPE_CHECKING:
    from boomtable.server.house import House

MOST_CHAT = 2000


class LiveTable:
    """A table that somebody looks at, or at which a bot thinks."""

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        messages: dict[tuple[str, str], int],
        chat: list[ChatRow],
    ) -> None:
        self.house = house
        self.sitting = sitting
        self.messages = messages
        self.chat = chat
        self.lock = asyncio.Lock()
        self.past = Past()
        self.looking_back = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.seen: dict[str, int] = {}
        """When each device was last connected."""
        self.loaded_at = self.touched = sitting.time.now()
        self.stored = sitting.version
        """The version of the last snapshot, or of what was loaded."""
        self.room = 1
        """Counts up whenever something about the people changes."""
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.ledgers: dict[int | None, Ledger] = {}
        self.pictures: dict[tuple[int | None, str], Picture] = {}
        self.public: Public | None = None
        self.cut_back: set[Viewer] = set()
        """Viewers that must drop events that were taken back."""
        self.next: Next | None = None
        """The rematch, once there is one."""

    # --- looking -----------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, nobody thinks and nothing is being done."""
        return not self.viewers and not self.thoughts and not self.lock.locked()

    def ledger(self, seat: int | None) -> Ledger:
        """The log as a seat has seen it."""
        ledger = self.ledgers.get(seat)
        if ledger is None:
            ledger = self.ledgers[seat] = Ledger(seat)
        ledger.catch_up(self.sitting.play)
        return ledger

    def took_back(self, viewer: Viewer) -> bool:
        """Whether a viewer must drop events; asked once."""
        found = viewer in self.cut_back
        self.cut_back.discard(viewer)
        return found

    def event_cards(
        self, seat: int | None, lang: str, since: int, upto: int
    ) -> list[wire.EventCard]:
        """Events as a seat has seen them, from a number on."""
        places = self.ledger(seat).places[since:upto]
        return [
            event_card(self.sitting, number, place, seat, lang)
            for number, place in enumerate(places, since)
        ]

    def table_for(self, seat: int | None, lang: str) -> Picture:
        """The game as a seat sees it, as JSON; the same for all who see the same."""
        found = self.pictures.get((seat, lang))
        if found is None:
            found = Picture.of(self.table_picture(seat, lang))
            if sum(viewer.seat == seat for viewer in self.viewers) > 1:
                self.pictures[seat, lang] = found
        return found

    def table_picture(self, seat: int | None, lang: str) -> wire.Table:
        """The game as a seat sees it."""
        ledger = self.ledger(seat)
        since = ledger.count if seat is None else self.sitting.since.get(seat, 0)
        assert self.sitting.play is not None
        if self.public is None:
            self.public = public_knowledge(self.sitting.play.table)
        return msgspec.structs.replace(
            table_picture(self.sitting, seat, lang, self.public),
            events=ledger.count,
            since=since if seat is None else ledger.number_at(since),
        )

    async def position(self, position: int) -> Play:
        """The game as it was after so many answers of players."""
        play = self.sitting.play
        if play is None:
            raise Denied("illegal", "server.not-started")
        async with self.looking_back:
            return await asyncio.to_thread(self.past.at, play, position)

    def room_for(self, device: str, lang: str) -> wire.Room:
        """The people around the table, as a device sees them."""
        return room_picture(self.sitting, device, lang, self.presence())

    def presence(self) -> Presence:
        """Who is connected, and which bots think."""
        here = {viewer.device for viewer in self.viewers if viewer.device}
        chairs = self.sitting.chairs
        return Presence(
            seats=[seat for seat, chair in enumerate(chairs) if chair.device in here],
            seen={
                seat: self.seen[chair.device]
                for seat, chair in enumerate(chairs)
                if chair.device in self.seen
            },
            thinking=list(self.thoughts),
            spectators=sum(not self.sitting.seats_of(it.device) for it in self.viewers),
            chat=len(self.chat),
            next=self.next,
        )

    def is_absent(self, seat: int) -> bool:
        """Whether the person of a seat has been away for a while."""
        device = self.sitting.chairs[seat].device
        if any(viewer.device == device for viewer in self.viewers):
            return False
        last = self.seen.get(device, self.loaded_at)
        return self.sitting.time.now() - last >= self.house.config.absence

    # --- coming and going --------------------------------------------------------------------

    def notice(self, device: str) -> None:
        """Somebody asks about the table: whoever plays without a WebSocket is there, too."""
        if device and self.sitting.seats_of(device):
            self.seen[device] = self.sitting.time.now()

    def join(self, viewer: Viewer) -> None:
        """Somebody looks."""
        self.viewers.add(viewer)
        self.tell_room()
        self.think()

    def part(self, viewer: Viewer) -> None:
        """Somebody looks away."""
        self.viewers.discard(viewer)
        self.cut_back.discard(viewer)
        self.touched = self.sitting.time.now()
        if viewer.device:
            self.seen[viewer.device] = self.touched
        self.tell_room()

    def tell_room(self) -> None:
        """Show everybody who is there."""
        self.room += 1
        self.tell()

    def tell(self) -> None:
        """Let every viewer look again."""
        for viewer in self.viewers:
            viewer.wake.set()

    # --- playing -----------------------------------------------------------------------------

    async def answer(
        self, device: str, seat: int | None, text: str, version: int, message: str = ""
    ) -> int:
        """Answer for a seat of a device; the version that this makes."""

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            speaking = manners.speaking_seat(twin, device, seat)
            option = manners.legal_option(twin, speaking, text, version)
            return [twin.answer(speaking, option, at)]

        return await self.do(deed, device, message, applied=True)

    async def take_back(
        self, device: str, seat: int | None, version: int, message: str = "", *, whole: bool
    ) -> int:
        """Take back an answer or a turn."""

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            _ = at
            mine = self._undoer(twin, device, seat)
            return [manners.take_back(twin, mine, version, whole=whole)]

        return await self.do(deed, device, message)

    def _undoer(self, sitting: Sitting, device: str, seat: int | None) -> int:
        """The seat that takes back: of several at one screen the one that can."""
        first = manners.speaking_seat(sitting, device, seat)
        assert sitting.play is not None
        mine = [first] if seat is not None else [first, *sitting.seats_of(device)]
        table = sitting.play.table
        return next((one for one in mine if table.why_no_undo(one) is None), first)

    async def start(self, device: str) -> int:
        """Begin, with bots on the seats that are still open."""

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            manners.check_start(twin, device)
            return [*_fill(twin, at), twin.start(at)]

        return await self.do(deed, device, applied=True)

    async def sit(self, device: str, seat: int, name: str, *, invited: bool) -> int:
        """Sit down; the last one to come starts the game."""

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            deeds: list[AnyDeed] = [manners.sit(twin, device, seat, name, invited=invited)]
            twin.apply(deeds[0], at)
            return deeds + _start_if_full(twin, at)

        return await self.do(deed, device, applied=True)

    async def close(self, device: str) -> int:
        """Close the table before the game has begun."""
        version = await self.change(device, lambda sitting: manners.close(sitting, device))
        before = self.house.tables.get(self.sitting.created.after)
        if before is not None:
            before.next = None
            before.tell_room()
        return version

    async def come(self, device: str) -> int:
        """Sit down on the seats that are kept for a device; the last one starts the game."""

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            deeds: list[AnyDeed] = [*manners.come(twin, device)]
            for sat in deeds:
                twin.apply(sat, at)
            return deeds + _start_if_full(twin, at) if deeds else []

        return await self.do(deed, device, applied=True)

    async def change(
        self, device: str, deed: Callable[[Sitting], AnyDeed | Sequence[AnyDeed]], message: str = ""
    ) -> int:
        """Do something about the people at the table."""

        def deeds(twin: Sitting, at: int) -> list[AnyDeed]:
            _ = at
            found = deed(twin)
            return list(found) if isinstance(found, Sequence) else [found]

        return await self.do(deeds, device, message)

    async def check_clock(self) -> None:
        """Let those whose time is up be late."""
        now = self.sitting.time.now()
        bot = usual_bot(self.sitting.created.game)

        def deeds(twin: Sitting, at: int) -> list[AnyDeed]:
            _ = at
            return manners.time_is_up(twin, now, bot)

        if manners.time_is_up(self.sitting, now, bot):
            await self.do(deeds, "")

    async def say(self, device: str, text: str, message: str = "") -> int:
        """Say something to everybody at the table."""
        return await _to_its_end(self._say(device, text, message))

    async def _say(self, device: str, text: str, message: str) -> int:
        async with self.lock:
            self._check_new(device, message)
            seat = manners.own_seat(self.sitting, device, None)
            if len(self.chat) >= MOST_CHAT:
                raise Denied("illegal", "server.chat-full")
            now = self.sitting.time.now()
            name = self.sitting.chairs[seat].name
            line = ChatRow(len(self.chat), now, seat, name, text)
            await self.house.store.say(self.sitting.id, line, device, message)
            self.chat.append(line)
            self._remember(device, message)
        self.tell_room()
        return self.sitting.version

    async def do(
        self,
        deeds: Callable[[Sitting, int], list[AnyDeed]],
        device: str,
        message: str = "",
        *,
        applied: bool = False,
    ) -> int:
        """Try deeds on a twin, store them, show them. ``applied``: they are done in the trying.

        Whoever asked may hang up in the meantime; what was begun is brought to its end.
        """
        return await _to_its_end(self._do(deeds, device, message, applied))

    async def _do(
        self,
        deeds: Callable[[Sitting, int], list[AnyDeed]],
        device: str,
        message: str,
        applied: bool,
    ) -> int:
        async with self.lock:
            self._check_new(device, message)
            before, twin, at = self.sitting, self.sitting.twin(), self.sitting.time.now()
            done = deeds(twin, at)
            if not done:
                return before.version
            if not applied:
                for deed in done:
                    twin.apply(deed, at)
            for deed in manners.close_vote(twin):
                twin.apply(deed, at)
                done.append(deed)
            rows = [
                NewDeed(at, device, "" if place else message, write_deed(deed))
                for place, deed in enumerate(done)
            ]
            await self.house.store.append(row_of(twin), before.version, rows)
            self._take_over(twin, done)
            self._remember(device, message)
            await self._maybe_snapshot()
            return twin.version

    def _take_over(self, twin: Sitting, done: Sequence[AnyDeed]) -> None:
        """What is stored is what everybody sees from now on."""
        self.sitting = twin
        self.touched = twin.at
        self.pictures.clear()
        self.public = None
        if any(isinstance(deed, (TookBack, Restarted)) for deed in done):
            self._cut_logs()
        self.tell_room()
        self.think()

    def _cut_logs(self) -> None:
        assert self.sitting.play is not None
        length = self.sitting.play.log_length
        for ledger in self.ledgers.values():
            ledger.cut(length)
        for viewer in self.viewers:
            count = self.ledger(viewer.seat).count
            if viewer.events > count:
                viewer.events = count
                self.cut_back.add(viewer)

    def _check_new(self, device: str, message: str) -> None:
        if message and (device, message) in self.messages:
            raise Denied("already-done", "server.already-done")

    def _remember(self, device: str, message: str) -> None:
        if not message:
            return
        self.messages[device, message] = self.sitting.version
        while len(self.messages) > 1000:
            del self.messages[next(iter(self.messages))]

    async def _maybe_snapshot(self) -> None:
        if self.sitting.version - self.stored >= self.house.config.snapshot_every:
            await self.snapshot()

    async def snapshot(self) -> None:
        """Keep the table as it is, so that it opens faster. Without, it opens all the same."""
        if self.sitting.version == self.stored or self.sitting.play is None:
            return
        self.stored = version = self.sitting.version
        try:
            await self.house.keep_snapshot(self.sitting, version)
        except Denied:
            return

    # --- bots --------------------------------------------------------------------------------

    def think(self) -> None:
        """Let every bot that is awaited think, and none that is not."""
        sitting = self.sitting
        wanted = set(self._bots_awaited())
        for seat in [seat for seat in self.thoughts if seat not in wanted]:
            self.thoughts.pop(seat).cancel()
        for seat in sorted(wanted - self.thoughts.keys()):
            task = asyncio.create_task(self._think(seat, sitting.asked[seat]))
            self.thoughts[seat] = task

    def _bots_awaited(self) -> list[int]:
        sitting = self.sitting
        if sitting.paused or self.house.is_closing:
            return []
        if not sitting.people and not self.viewers:
            return []  # Bots among themselves play for those who watch.
        return [seat for seat in sitting.awaited if sitting.chairs[seat].bot]

    async def _think(self, seat: int, asked: int) -> None:
        failed = False
        try:
            await self._let_decide(seat, asked)
        except (Refusal, Broken) as error:
            # It is asked again when something else happens here, or somebody comes to look.
            failed = True
            self.house.log.warning("table %s: a bot could not answer: %s", self.sitting.id, error)
        except Exception:  # nobody waits for this task: it must say so itself
            failed = True
            self.house.log.exception("table %s: a fault while a bot answered", self.sitting.id)
        finally:
            if self.thoughts.get(seat) is asyncio.current_task():
                del self.thoughts[seat]
                self.tell_room()
        if not failed:
            self.think()

    async def _let_decide(self, seat: int, asked: int) -> None:
        sitting = self.sitting
        assert sitting.play is not None
        bot = sitting.chairs[seat].bot
        components = await self.house.components_text(sitting.created.components)
        text, _ = await asyncio.gather(
            self.house.thinkers.decide(sitting.play.table, seat, bot, components),
            asyncio.sleep(self.house.config.pace),
        )

        def deed(twin: Sitting, at: int) -> list[AnyDeed]:
            is_same = twin.asked.get(seat) == asked and twin.chairs[seat].bot == bot
            if not is_same or twin.paused or twin.status != "playing" or twin.play is None:
                return []
            return [twin.answer(seat, twin.play.table.game.parse(text), at)]

        await self.do(deed, "", applied=True)


def _start_if_full(twin: Sitting, at: int) -> list[AnyDeed]:
    if twin.status != "open" or any(chair.is_open for chair in twin.chairs):
        return []
    return [twin.start(at)]


def _fill(twin: Sitting, at: int) -> list[AnyDeed]:
    """Bots for the seats that are still open."""
    bot = usual_bot(twin.created.game)
    deeds: list[AnyDeed] = [
        BotSat(seat, bot) for seat, chair in enumerate(twin.chairs) if chair.is_open
    ]
    for deed in deeds:
        twin.apply(deed, at)
    return deeds


async def _to_its_end(work: Coroutine[Any, Any, int]) -> int:
    task = asyncio.ensure_future(work)
    # Whoever has hung up does not hear a refusal.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
