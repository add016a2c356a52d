"""The WebSocket of a table: one connection for each viewer.

Two things go on at once: whatever changes is sent, and whatever is said is answered, one message
after the other. A message that is refused changes nothing and does not end the connection.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from boomtable.engine import Broken, Refusal
from boomtable.locale import say
from boomtable.server import manners, wire
from boomtable.server.api.asking import SPECTATOR, Desk, TableId, looking_seat
from boomtable.server.api.tables import chat_text
from boomtable.server.guard import Buckets
from boomtable.server.live_table import LiveTable
from boomtable.server.people import Visitor
from boomtable.server.refusals import Denied, code_of
from boomtable.server.viewers import Viewer

Socket = WebSocket[Any, Any, Any]
TOO_OFTEN = 100
"""After so many messages in a row that came too fast, the connection ends."""
_CLOSED = 4000
_log = logging.getLogger("boomtable.server")
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
_encoder = msgspec.json.Encoder()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId) -> None:
    """Look at a table and play there."""
    desk: Desk = socket.app.state.desk
    await socket.accept()
    visitor = await desk.visitor(socket)
    try:
        table = await desk.table(visitor, table_id)
        seat = looking_seat(table, visitor, socket.query_params.get("seat"))
    except Refusal as refusal:
        await _bye(socket, code_of(refusal), refusal.say(visitor.lang), retry=False)
        return
    except Broken:
        _log.exception("table %s cannot be opened", table_id)
        await _bye(socket, "broken", say(visitor.lang, "server.broken"), retry=False)
        return
    wants_changes = socket.query_params.get("changes") == "yes"
    viewer = Viewer(table, visitor.device, seat, visitor.lang, wants_changes=wants_changes)
    table.join(viewer)
    try:
        await Conversation(desk, socket, table, viewer, visitor).run()
    finally:
        table.part(viewer)


class Conversation:
    """What goes to and fro on one connection."""

    def __init__(
        self, desk: Desk, socket: Socket, table: LiveTable, viewer: Viewer, visitor: Visitor
    ) -> None:
        self.desk = desk
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.visitor = visitor
        limits = desk.config.limits
        self.bucket = Buckets(limits.messages, limits.messages_at_once)
        self.largest = limits.message_size
        self.too_fast = 0

    async def run(self) -> None:
        """Talk until one of both hangs up."""
        speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        done, pending = await asyncio.wait(
            {speaking, listening}, return_when=asyncio.FIRST_COMPLETED
        )
        for task in pending:
            task.cancel()
        for task in (*done, *pending):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, ConnectionError):
                await task

    # --- speaking ----------------------------------------------------------------------------

    async def _speak(self) -> None:
        viewer, house = self.viewer, self.desk.house
        while True:
            await viewer.wake.wait()
            try:
                messages = viewer.take()
            except Exception:  # noqa: BLE001  # whatever fails in a game's view, it is said
                _log.exception("table %s cannot be shown", self.table.sitting.id)
                await self._end("broken", "server.broken", retry=False)
                return
            for message in messages:
                await self.socket.send_text(message.decode())
            if viewer.is_gone:
                await self._end("too-fast", "server.too-fast", retry=True)
                return
            if house.is_closing:
                await self._end("closing", "server.closing", retry=True)
                return

    async def _end(self, code: str, key: str, *, retry: bool) -> None:
        await _bye(self.socket, code, say(self.viewer.lang, key), retry=retry)

    # --- listening ---------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            await self._hear(message)
            if self.too_fast > TOO_OFTEN:
                self.viewer.is_gone = True
                self.viewer.wake.set()
                return

    async def _hear(self, received: Any) -> None:
        text = received.get("text")
        data = text.encode() if text is not None else (received.get("bytes") or b"")
        if not self.bucket.take(""):
            self.too_fast += 1
            self._refuse(None, Denied("too-fast", "server.too-fast"))
            return
        self.too_fast = 0
        if len(data) > self.largest:
            self._refuse(None, Denied("too-large", "server.message-too-large"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(None, Denied("malformed", "server.malformed", why=str(error)[:200]))
            return
        number: str | None = getattr(message, "id", None)
        try:
            await self._carry_out(message)
        except Refusal as refusal:
            self._refuse(number, refusal)
        except Exception as error:  # noqa: BLE001  # as over HTTP: a fault of ours ends no line
            _log.error("table %s: %s", self.table.sitting.id, error, exc_info=error)
            self._refuse(number, Denied("broken", "server.broken"))

    def _refuse(self, number: str | None, refusal: Refusal) -> None:
        self.viewer.reply(
            wire.Refused(id=number, code=code_of(refusal), why=refusal.say(self.viewer.lang))
        )

    async def _carry_out(self, message: wire.FromClient) -> None:
        match message:
            case wire.SayPing(id=number):
                self.viewer.reply(wire.Pong(id=number))
            case wire.SayLang(lang=lang):
                self.viewer.speak(lang)
            case wire.SayLook(seat=seat):
                named = SPECTATOR if seat is None else str(seat)
                self.viewer.look(looking_seat(self.table, self.visitor, named))
            case wire.SayChat(id=number, text=text):
                said = await self.table.say(self._device(), chat_text(text), number)
                self._done(number, said)
            case _:
                self._done(message.id, await self._play(message))

    async def _play(self, message: wire.FromClient) -> int:
        table, device = self.table, self._device()
        match message:
            case wire.SayAnswer(id=number, version=version, text=text, seat=seat):
                return await table.answer(device, self._seat(seat), text, version, number)
            case wire.SayUndo(id=number, version=version, seat=seat):
                return await table.take_back(device, self._seat(seat), version, number, whole=False)
            case wire.SayRestart(id=number, version=version, seat=seat):
                return await table.take_back(device, self._seat(seat), version, number, whole=True)
            case wire.SayPause(id=number):
                return await table.change(
                    device, lambda it: manners.pause(it, device, awake=False), number
                )
            case wire.SayWake(id=number):
                return await table.change(
                    device, lambda it: manners.pause(it, device, awake=True), number
                )
            case wire.SayVote(id=number, end=end):
                return await table.change(
                    device, lambda it: manners.vote(it, device, end=end), number
                )
        raise Denied("malformed", "server.malformed", why="")

    def _device(self) -> str:
        return self.visitor.known().device

    def _seat(self, seat: int | None) -> int | None:
        """The seat that is meant: the one named, or the one looked from."""
        if seat is None and self.viewer.seat in self.table.sitting.seats_of(self._device()):
            return self.viewer.seat
        return seat

    def _done(self, number: str, version: int) -> None:
        self.viewer.reply(wire.Done(id=number, version=version))


async def _bye(socket: Socket, code: str, why: str, *, retry: bool) -> None:
    with suppress(WebSocketDisconnect, ConnectionError):
        await socket.send_text(_encoder.encode(wire.Bye(code=code, why=why, retry=retry)).decode())
        await socket.close(code=_CLOSED, reason=code)
