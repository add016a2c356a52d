"""Playing over HTTP, and looking back: log, scores, record, replay, fork."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from boomtable.engine import export, write_record
from boomtable.locale import say
from boomtable.server.api.asking import Asker, TableId, TheDesk, looking_seat, past_seat
from boomtable.server.api.tables import LangParam, SeatParam, table_and_room
from boomtable.server.forms import (
    Acknowledged,
    AnswerForm,
    Fork,
    Log,
    Record,
    Replay,
    ScoreLineCard,
    Scores,
    SeatScore,
    TableAndRoom,
    TakeBack,
)
from boomtable.server.knowledge import known_scores
from boomtable.server.live_table import LiveTable
from boomtable.server.making import fork_table
from boomtable.server.pictures import event_card, seen_places, table_picture
from boomtable.server.play import Play, Spoken
from boomtable.server.refusals import Denied
from boomtable.server.wire import Undo
from boomtable.server.words import outcome, said


class PlayEndpoints(Controller):
    """The game at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ["play"]  # noqa: RUF012  # as Litestar wants it

    @post("/answers", summary="Answer", status_code=200)
    async def answer(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[AnswerForm]
    ) -> Acknowledged:
        """Answer the open question with the notation of an option."""
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        version = await table.answer(device, data.seat, data.text, data.version, data.id)
        return Acknowledged(version=version)

    @post("/undo", summary="Take back an answer", status_code=200)
    async def undo(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[TakeBack]
    ) -> Acknowledged:
        """Possible until chance or another seat has spoken since."""
        return await self._take_back(desk, visitor, table_id, data, whole=False)

    @post("/restart", summary="Take back the whole turn", status_code=200)
    async def restart(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[TakeBack]
    ) -> Acknowledged:
        """Back to the beginning of the turn, as far as taking back goes."""
        return await self._take_back(desk, visitor, table_id, data, whole=True)

    async def _take_back(
        self,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        data: JSONBody[TakeBack],
        *,
        whole: bool,
    ) -> Acknowledged:
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        version = await table.take_back(device, data.seat, data.version, data.id, whole=whole)
        return Acknowledged(version=version)

    # --- looking back ------------------------------------------------------------------------

    @get("/log", summary="What happened")
    async def log(
        self,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        seat: SeatParam = None,
        lang: LangParam = None,
    ) -> Log:
        """Everything that happened, as your seat has seen it (after the end: as any seat)."""
        _ = lang
        table = await desk.table(visitor, table_id)
        looking = past_seat(table, visitor, seat)
        count = table.ledger(looking).count
        return Log(events=table.event_cards(looking, visitor.lang, 0, count))

    @get("/scores", summary="The score sheet")
    async def scores(
        self,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        seat: SeatParam = None,
        lang: LangParam = None,
    ) -> Scores:
        """The score sheet line by line; of a game that goes on only what you can know."""
        _ = lang
        table = await desk.table(visitor, table_id)
        return _scores(table, looking_seat(table, visitor, seat), visitor.lang)

    @get("/record", summary="The record of a finished game")
    async def record(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Record:
        """The complete record, to be kept or opened elsewhere. It holds every secret."""
        table = await desk.table(visitor, table_id)
        sitting = table.sitting
        if sitting.play is None or sitting.status not in {"over", "ended"}:
            raise Denied("forbidden", "server.record-later")
        if sitting.created.base is not None:
            raise Denied("illegal", "server.fork-no-record")
        twin = sitting.play.table.fork()
        twin.names = tuple(chair.recorded for chair in sitting.chairs)
        return Record(
            name=f"{sitting.created.game}-{sitting.id}.record",
            record=write_record(twin),
            notation=export(twin),
        )

    @get("/replay/{position:int}", summary="A position of the game")
    async def replay(
        self,
        *,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        position: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seat: SeatParam = None,
        lang: LangParam = None,
    ) -> Replay:
        """The game after so many answers of players, as your seat saw it then."""
        _ = lang
        table = await desk.table(visitor, table_id)
        looking = past_seat(table, visitor, seat)
        return _replay(table, await table.position(position), looking, visitor.lang)

    @post("/fork", summary="Play on from a position")
    async def fork(
        self, desk: TheDesk, visitor: Asker, table_id: TableId, data: JSONBody[Fork]
    ) -> TableAndRoom:
        """A private table against bots. What you cannot know is drawn afresh."""
        person = visitor.known()
        table = await desk.table(visitor, table_id)
        if not desk.new_tables.take(person.device):
            raise Denied("too-fast", "server.too-many-tables")
        if data.look is not None:
            past_seat(table, visitor, str(data.look))
        return table_and_room(await fork_table(desk.house, person, table, data), visitor, None)


def _scores(table: LiveTable, seat: int | None, lang: str) -> Scores:
    sitting = table.sitting
    if sitting.play is None:
        raise Denied("illegal", "server.not-started")
    game = sitting.play.table
    found = known_scores(game, seat)
    sheet, known = found.sheet, found.known
    names = sitting.names(lang)
    everybody = [*names, *(said(name, lang, names) for name in sheet.automata)]
    totals, places = sheet.totals, sheet.places
    return Scores(
        final=game.is_over,
        seats=[
            SeatScore(
                seat=side,
                name=everybody[side],
                total=totals[side] if known[side] else None,
                place=places[side] if game.is_over else None,
                lines=[
                    ScoreLineCard(what=said(line.what, lang, everybody), points=line.points)
                    for line in sheet.lines_of(side)
                ]
                if known[side]
                else None,
            )
            for side in range(sheet.players)
        ],
        outcome=outcome(game, lang, names) if game.is_over else say(lang, "server.goes-on"),
    )


def _replay(table: LiveTable, play: Play, seat: int | None, lang: str) -> Replay:
    now = table.sitting
    assert now.play is not None
    past = now.past(play)
    position = len(play.spoken)
    said_last = play.spoken[-1] if play.spoken else None
    places = seen_places(past, seat)
    start = sum(play.positions[place] < position for place in places)
    picture = table_picture(past, seat, lang)
    return Replay(
        position=position,
        positions=len(now.play.spoken),
        table=msgspec.structs.replace(
            picture,
            undo=Undo(possible=False, why=say(lang, "server.looking-back")),
            events=len(places),
            since=start,
        ),
        events=[
            event_card(past, number, place, seat, lang)
            for number, place in enumerate(places[start:], start)
        ],
        answer=_shown(said_last, seat) if said_last else None,
        by=said_last.seat if said_last else None,
    )


def _shown(spoken: Spoken, seat: int | None) -> str:
    return spoken.text if spoken.seat == seat else spoken.public
