"""Who asks, about which table, and how a refusal is told: what all endpoints share."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from boomtable.engine import Broken, Refusal
from boomtable.locale import say
from boomtable.server.config import Config
from boomtable.server.forms import Problem
from boomtable.server.guard import Buckets, TooLarge, address
from boomtable.server.house import House
from boomtable.server.identity import COOKIE, COOKIE_AGE
from boomtable.server.live_table import LiveTable
from boomtable.server.making import BadComponents
from boomtable.server.people import People, Visitor
from boomtable.server.refusals import STATUS, Denied, code_of, unknown_table
from boomtable.server.wire import Lang
from boomtable.server.words import accepted_language, language

SPECTATOR = "spectator"
_log = logging.getLogger("boomtable.server")


class Desk:
    """What the endpoints need: the house, its people, and how often somebody may ask."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = People(house.store, house.keys, house.time)
        limits = house.config.limits
        self.devices = Buckets(limits.devices, limits.devices_at_once)
        self.new_tables = Buckets(limits.tables, limits.tables_at_once)
        self.checks = Buckets(limits.checks, limits.checks_at_once)
        self.studying: set[str] = set()
        """Devices for which a finished game is being looked at: one question at a time."""

    @property
    def config(self) -> Config:
        """The settings of the server."""
        return self.house.config

    async def visitor(self, connection: Any) -> Visitor:
        """Whoever sends this request."""
        person = await self.people.of_cookie(connection.cookies.get(COOKIE))
        lang = lang_of(connection, person.lang if person else None)
        return Visitor(person, lang, address(connection.scope))

    async def table(self, visitor: Visitor, table_id: str) -> LiveTable:
        """A table that the visitor may see; a private one is hidden from all others."""
        live = self.house.tables.get(table_id)
        if live is not None:
            private = live.sitting.created.private
            known = {live.sitting.created.host, *(it.holder for it in live.sitting.chairs)}
        else:
            row = await self.house.store.row(table_id)
            if row is None:
                raise unknown_table()
            private, known = row.private, {row.host, *row.holders}
        device = visitor.device
        may_see = not private or (bool(device) and device in known)
        if not may_see and device:
            may_see = await self.house.store.has_entered(table_id, device)
        if not may_see:
            raise unknown_table()
        table = await self.house.table(table_id)
        table.notice(device)
        return table


async def provide_desk(state: State) -> Desk:
    """The desk of this server."""
    desk: Desk = state.desk
    return desk


async def provide_visitor(request: Request[Any, Any, Any], desk: TheDesk) -> Visitor:
    """Whoever asks."""
    return await desk.visitor(request)


TheDesk = NamedDependency[Desk]
Asker = NamedDependency[Visitor]
TableId = FromPath[str]


def lang_of(connection: Any, own: str | None = None) -> Lang:
    """The language to answer in: as asked, the person's own, or as the browser prefers."""
    asked = connection.query_params.get("lang")
    return language(asked, own, accepted_language(connection.headers.get("accept-language", "")))


def looking_seat(table: LiveTable, visitor: Visitor, seat: str | None) -> int | None:
    """The seat that somebody looks from: ``seat=1``, ``seat=spectator``, or by itself."""
    mine = table.sitting.seats_of(visitor.device) if visitor.device else []
    if seat is None:
        asked = [one for one in mine if one in table.sitting.awaited]
        return next(iter(asked or mine), None)
    if seat == SPECTATOR:
        return None
    if not seat.isdecimal() or len(seat) > 2 or int(seat) not in mine:
        raise Denied("no-seat", "server.not-your-seat")
    return int(seat)


def past_seat(table: LiveTable, visitor: Visitor, seat: str | None) -> int | None:
    """The same for looking back: after the end every seat may be looked from."""
    if table.sitting.status in {"over", "ended"}:
        for one in range(table.sitting.players):
            if seat == str(one):
                return one
    return looking_seat(table, visitor, seat)


def cookie_of(desk: Desk, device: str) -> Cookie:
    """The cookie that makes a device known."""
    return Cookie(
        COOKIE,
        value=desk.house.keys.cookie(device),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=desk.config.secure,
        path="/",
    )


# --- refusals -----------------------------------------------------------------------------------


def refuse(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """A refusal, told in the language of whoever asked."""
    lang = lang_of(request, _own_language(request))
    code = code_of(error)
    problems: list[str] = []
    if isinstance(error, BadComponents):
        problems = [problem.say(lang) for problem in error.problems]
    if code == "disk":
        _log.error("%s", error)
    return _problem(code, error.say(lang), problems)


def refuse_form(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: a path that is not there, a form that is none."""
    lang = lang_of(request, _own_language(request))
    code = {404: "unknown", 405: "unknown", 413: "too-large"}.get(error.status_code, "malformed")
    found = error.extra if isinstance(error.extra, list) else []
    problems = [str(it.get("message", ""))[:200] for it in found if isinstance(it, dict)]
    response = _problem(code, say(lang, f"server.http-{code}"), problems[:20])
    if error.status_code == 405:
        response.status_code = 405
        response.headers["allow"] = str((error.headers or {}).get("Allow", ""))
    return response


def refuse_large(request: Request[Any, Any, Any], error: TooLarge) -> Response[Problem]:
    """More was sent than is allowed."""
    _ = error
    return _problem("too-large", say(lang_of(request), "server.http-too-large"), [])


def stumble(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it all, the answer nothing of it."""
    kind = "a rule broke" if isinstance(error, Broken) else "a fault"
    _log.error("%s at %s", kind, request.url.path, exc_info=error)
    return _problem("broken", say(lang_of(request), "server.broken"), [])


def _own_language(request: Request[Any, Any, Any]) -> str | None:
    desk: Desk = request.app.state.desk
    device = desk.house.keys.read_cookie(request.cookies.get(COOKIE, ""))
    person = desk.people.cache.get(device) if device else None
    return person.lang if person else None


def _problem(code: str, why: str, problems: list[str]) -> Response[Problem]:
    return Response(
        Problem(code=code, why=why, problems=problems),
        status_code=STATUS[code],
        media_type=MediaType.JSON,
    )
