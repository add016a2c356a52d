"""Tables: making and finding them, sitting down and getting up."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import Controller, get, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter

from boomtable.names import visible
from boomtable.server import manners
from boomtable.server.api.asking import Asker, Desk, TableId, TheDesk, looking_seat
from boomtable.server.bots import bots_of, usual_bot
from boomtable.server.forms import (
    Acknowledged,
    ChatForm,
    GiveSeat,
    ImportTable,
    Invitation,
    Link,
    NewTable,
    Notes,
    SeatOnly,
    TableAndRoom,
    Tables,
    TakeSeat,
    VoteForm,
    WithKey,
)
from boomtable.server.identity import clean_name
from boomtable.server.live_table import LiveTable
from boomtable.server.making import import_table, make_table
from boomtable.server.people import Visitor
from boomtable.server.refusals import Denied, unknown_table
from boomtable.server.rematch import rematch
from boomtable.server.rows import table_card
from boomtable.server.wire import Chat, ChatLine, SeatCard

MOST_LISTED = 100
SeatParam = Annotated[
    str | None,
    QueryParameter(
        name="seat",
        max_length=12,
        description="one of your seats, or `spectator` (by default the seat that is asked)",
    ),
]
LangParam = Annotated[
    str | None, QueryParameter(name="lang", description="en or fr", max_length=20)
]


class TableEndpoints(Controller):
    """Tables and the people around them."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012  # as Litestar wants it

    @get(summary="List tables")
    async def tables(
        self,
        desk: TheDesk,
        visitor: Asker,
        which: FromQuery[Literal["mine", "open", "running"]] = "mine",
        lang: LangParam = None,
    ) -> Tables:
        """Yours (where it is your turn first), public ones with open seats, or public games."""
        _ = lang
        store = desk.house.store
        if which == "open":
            rows = await store.open_tables(MOST_LISTED)
        elif which == "running":
            rows = await store.public_games(MOST_LISTED)
        else:
            rows = await store.tables_of(visitor.known().device, MOST_LISTED)
        cards = [table_card(row, visitor.device, visitor.lang) for row in rows]
        if which == "open":
            cards = [card for card in cards if any(map(_is_free, card.seats))]
        ranks = {"playing": 1, "open": 2}
        cards.sort(
            key=lambda card: (0 if card.your_turn else ranks.get(card.status, 3), -card.updated)
        )
        return Tables(tables=cards)

    @post(summary="Make a table")
    async def make(self, desk: TheDesk, visitor: Asker, data: JSONBody[NewTable]) -> TableAndRoom:
        """A new table. If no seat is open, the game starts at once."""
        person = visitor.known()
        _check_rate(desk, person.device)
        return table_and_room(await make_table(desk.house, person, data), visitor, None)

    @post("/import", summary="Open a record as a table")
    async def import_record(
        self, desk: TheDesk, visitor: Asker, data: JSONBody[ImportTable]
    ) -> TableAndRoom:
        """A private table of a record: to look back at, or to play on."""
        person = visitor.known()
        _check_rate(desk, person.device)
        return table_and_room(await import_table(desk.house, person, data), visitor, None)

    @get("/{table_id:str}", summary="Look at a table")
    async def look(
        self,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        seat: SeatParam = None,
        lang: LangParam = None,
    ) -> TableAndRoom:
        """The people around a table, and the game as your seat sees it."""
        _ = lang
        table = await desk.table(visitor, table_id)
        return table_and_room(table, visitor, seat)

    @post("/{table_id:str}/enter", summary="Enter by a link", status_code=200)
    async def enter(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[WithKey]
    ) -> TableAndRoom:
        """Use the secret of a link: from now on you may see the table."""
        person = visitor.known()
        row = await desk.house.store.row(table_id)
        if row is None or not desk.house.keys.opens(data.key, table_id, len(row.holders)):
            raise unknown_table()
        await desk.house.store.enter(table_id, person.device)
        return table_and_room(await desk.house.table(table_id), visitor, None)

    @get("/{table_id:str}/invitation", summary="Links to hand on")
    async def invitation(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Invitation:
        """The link to the table; for whoever made it also those to its seats."""
        table = await desk.table(visitor, table_id)
        sitting, keys = table.sitting, desk.house.keys
        is_host = visitor.known().device == sitting.created.host
        if not is_host:
            manners.own_seat(sitting, visitor.device, None)
        seats = [seat for seat, chair in enumerate(sitting.chairs) if not chair.device]
        return Invitation(
            table=_link(table_id, keys.table_key(table_id)),
            seats={
                seat: _link(table_id, keys.seat_key(table_id, seat)) for seat in seats if is_host
            },
        )

    @post("/{table_id:str}/seats/take", summary="Sit down", status_code=200)
    async def take(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[TakeSeat]
    ) -> Acknowledged:
        """Take an open seat, your own from the bot that stands in, or a bot's by a seat's link."""
        person = visitor.known()
        table = await desk.table(visitor, table_id)
        invited = data.key is not None and desk.house.keys.opens_seat(data.key, table_id, data.seat)
        name = clean_name(data.name) or person.name
        version = await table.sit(person.device, data.seat, name, invited=invited)
        await desk.house.store.enter(table_id, person.device)
        return Acknowledged(version=version)

    @post("/{table_id:str}/seats/leave", summary="Get up", status_code=200)
    async def leave(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[SeatOnly]
    ) -> Acknowledged:
        """Give up a seat. In a game that goes on a bot plays it to the end."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        bot = usual_bot(table.sitting.created.game)
        version = await table.change(
            device, lambda sitting: manners.leave(sitting, device, data.seat, bot)
        )
        return Acknowledged(version=version)

    @post("/{table_id:str}/seats/give", summary="Let a bot play a seat", status_code=200)
    async def give(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[GiveSeat]
    ) -> Acknowledged:
        """A bot for an open seat, for your own while you are away, or for somebody absent."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        game = table.sitting.created.game
        bot = data.bot or usual_bot(game)
        if bot not in bots_of(game):
            raise Denied("illegal", "bots.unknown-bot", bot=bot, bots=", ".join(bots_of(game)))
        version = await table.change(
            device, lambda sitting: manners.give(sitting, device, data.seat, bot, table.is_absent)
        )
        return Acknowledged(version=version)

    @post("/{table_id:str}/start", summary="Start the game", status_code=200)
    async def start(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Acknowledged:
        """Begin, with bots on the seats that are still open."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        return Acknowledged(version=await table.start(device))

    @post("/{table_id:str}/close", summary="Close a table", status_code=200)
    async def close(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Acknowledged:
        """Give up a table of yours before its game has begun; those who wait are told."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        return Acknowledged(version=await table.close(device))

    @post("/{table_id:str}/rematch", summary="Play again", status_code=200)
    async def rematch(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> TableAndRoom:
        """The rematch of a finished game: the same game, options, clock, bots and people.

        Everybody moves on by one seat. The first of those who sat here sets it up, the others come
        to it; it starts when the last of them has come, or when the first one starts it.
        """
        person = visitor.known()
        table = await desk.table(visitor, table_id)
        again = await rematch(desk.house, person, table, partial(_check_rate, desk))
        return table_and_room(again, visitor, None)

    @post("/{table_id:str}/pause", summary="Stop bots and clock", status_code=200)
    async def pause(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Acknowledged:
        """Bots and clock stand still until somebody wakes them."""
        return await self._pause(desk, visitor, table_id, awake=False)

    @post("/{table_id:str}/wake", summary="Let bots and clock go on", status_code=200)
    async def wake(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Acknowledged:
        """Bots and clock go on."""
        return await self._pause(desk, visitor, table_id, awake=True)

    async def _pause(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, *, awake: bool
    ) -> Acknowledged:
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        version = await table.change(
            device, lambda sitting: manners.pause(sitting, device, awake=awake)
        )
        return Acknowledged(version=version)

    @post("/{table_id:str}/vote", summary="Vote to end the game", status_code=200)
    async def vote(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[VoteForm]
    ) -> Acknowledged:
        """While somebody's time is up, more than half of the others may end the game."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        version = await table.change(
            device, lambda sitting: manners.vote(sitting, device, end=data.end)
        )
        return Acknowledged(version=version)

    # --- words -------------------------------------------------------------------------------

    @get("/{table_id:str}/chat", summary="What was said")
    async def chat(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Chat:
        """The whole chat of a table."""
        table = await desk.table(visitor, table_id)
        return Chat(since=0, lines=chat_lines(table))

    @post("/{table_id:str}/chat", summary="Say something", status_code=204)
    async def say(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[ChatForm]
    ) -> None:
        """Say something to everybody at the table."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        await table.say(device, chat_text(data.text), data.id)

    @get("/{table_id:str}/notes", summary="Your notes")
    async def notes(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Notes:
        """Your own notes about a table; nobody else sees them."""
        device = visitor.known().device
        await desk.table(visitor, table_id)
        return Notes(text=await desk.house.store.notes(table_id, device))

    @put("/{table_id:str}/notes", summary="Keep notes", status_code=204)
    async def put_notes(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[Notes]
    ) -> None:
        """Keep your own notes about a table."""
        device = visitor.known().device
        await desk.table(visitor, table_id)
        await desk.house.store.put_notes(table_id, device, data.text)


def table_and_room(table: LiveTable, visitor: Visitor, seat: str | None) -> TableAndRoom:
    """A table as somebody sees it."""
    looking = looking_seat(table, visitor, seat)
    is_played = table.sitting.play is not None
    return TableAndRoom(
        room=table.room_for(visitor.device, visitor.lang),
        table=table.table_picture(looking, visitor.lang) if is_played else None,
    )


def chat_text(text: str) -> str:
    """What somebody says, made harmless."""
    text = visible(text)
    if not text:
        raise Denied("illegal", "server.empty-chat")
    return text


def chat_lines(table: LiveTable) -> list[ChatLine]:
    """The chat of a table."""
    return [
        ChatLine(number=it.number, at=it.at, seat=it.seat, name=it.name, text=it.text)
        for it in table.chat
    ]


def _is_free(seat: SeatCard) -> bool:
    return seat.kind == "open" and seat.kept != "other"


def _link(table_id: TableId, key: str) -> Link:
    return Link(path=f"/t/{table_id}#{key}", key=key)


def _check_rate(desk: Desk, device: str) -> None:
    if not desk.new_tables.take(device):
        raise Denied("too-fast", "server.too-many-tables")
