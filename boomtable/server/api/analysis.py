"""What a bot that searches thinks of a game that is over."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from boomtable.server.api.asking import Asker, TableId, TheDesk
from boomtable.server.api.tables import LangParam
from boomtable.server.bots import Studied
from boomtable.server.forms import Analysis, Speakers, StudiedOption
from boomtable.server.live_table import LiveTable
from boomtable.server.pictures import option_label, prompt
from boomtable.server.play import Play, Spoken
from boomtable.server.refusals import Denied

Seconds = Annotated[float, QueryParameter(ge=0.05, le=3.0)]


class AnalysisEndpoints(Controller):
    """Finished games under the lamp. A game that goes on is nobody's but its players'."""

    path = "/api/tables/{table_id:str}/analysis"
    tags = ["play"]  # noqa: RUF012  # as Litestar wants it

    @get("/", summary="Who decided what")
    async def speakers(self, desk: TheDesk, visitor: Asker, table_id: TableId) -> Speakers:
        """For each position of a finished game the seat that answered next."""
        play = _finished(await desk.table(visitor, table_id))
        return Speakers(seats=[it.seat for it in play.spoken])

    @get("/{position:int}", summary="What a bot thinks of an answer")
    async def analysis(
        self,
        *,
        desk: TheDesk,
        visitor: Asker,
        table_id: TableId,
        position: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seconds: Seconds = 1.0,
        lang: LangParam = None,
    ) -> Analysis:
        """The options that a seat had after so many answers, judged only by what it knew."""
        _ = lang
        device = visitor.known().device
        table = await desk.table(visitor, table_id)
        play = _finished(table)
        if position >= len(play.spoken):
            raise Denied("illegal", "server.no-such-position", count=len(play.spoken) - 1)
        if device in desk.studying:
            raise Denied("too-fast", "server.one-analysis")
        desk.studying.add(device)
        try:
            past = await table.position(position)
            box = await desk.house.components_text(table.sitting.created.components)
            answer = play.spoken[position]
            found = await desk.house.students.study(past.table, answer, box, seconds)
        finally:
            desk.studying.discard(device)
        if not found:
            raise Denied("illegal", "server.no-analysis")
        return _analysis(table, past, answer, found, visitor.lang)


def _finished(table: LiveTable) -> Play:
    sitting = table.sitting
    if sitting.play is None or sitting.status not in {"over", "ended"}:
        raise Denied("forbidden", "server.analysis-later")
    return sitting.play


def _analysis(
    table: LiveTable, play: Play, answer: Spoken, found: list[Studied], lang: str
) -> Analysis:
    names = table.sitting.names(lang)
    game = play.table.game
    given = next((it.chance for it in found if it.text == answer.text), None)
    best = found[0].chance
    return Analysis(
        position=len(play.spoken),
        seat=answer.seat,
        question=prompt(table.sitting.past(play), answer.seat, lang, names),
        answer=answer.text,
        cost=0.0 if given is None else max(0.0, best - given),
        options=[
            StudiedOption(
                text=it.text,
                label=option_label(play.table, game.parse(it.text), lang, names),
                chance=it.chance,
                points=it.points,
                visits=it.visits,
            )
            for it in found
        ],
    )
