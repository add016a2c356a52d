"""Who you are: name, language, a link to another device."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from boomtable.server.api.asking import Asker, TheDesk, cookie_of
from boomtable.server.forms import Link, Me, WhoIAm, WithKey
from boomtable.server.refusals import Denied
from boomtable.server.store import Person
from boomtable.server.words import language


class MeEndpoints(Controller):
    """The person of this device."""

    path = "/api/me"
    tags = ["me"]  # noqa: RUF012  # as Litestar wants it

    @get(summary="Who you are")
    async def who(self, visitor: Asker) -> Me:
        """Your name and language, if this device is known."""
        return _me(visitor.known())

    @post(summary="Say who you are", status_code=200)
    async def introduce(
        self, desk: TheDesk, visitor: Asker, data: JSONBody[WhoIAm]
    ) -> Response[Me]:
        """Get a cookie for this device, or change the name or the language."""
        if visitor.person is None and not desk.devices.take(visitor.address):
            raise Denied("too-fast", "server.too-fast")
        person = await desk.people.introduce(visitor.person, data.name, data.lang or visitor.lang)
        return Response(_me(person), cookies=[cookie_of(desk, person.device)])

    @post("/link", summary="A link to another device", status_code=200)
    async def link(self, desk: TheDesk, visitor: Asker) -> Link:
        """Whoever opens it within a day is you on that device, too."""
        key, until = desk.people.link_of(visitor.known())
        return Link(path=f"/me#{key}", key=key, until=until)

    @post("/unlink", summary="Let no personal link work any more", status_code=204)
    async def unlink(self, desk: TheDesk, visitor: Asker) -> None:
        """Links that were made so far no longer work; devices that used one stay."""
        await desk.people.forget_links(visitor.known())

    @post("/move", summary="Use a personal link", status_code=200)
    async def move(self, desk: TheDesk, data: JSONBody[WithKey]) -> Response[Me]:
        """From now on this device is the person who made the link."""
        person = await desk.people.move(data.key)
        return Response(_me(person), cookies=[cookie_of(desk, person.device)])


def _me(person: Person) -> Me:
    return Me(name=person.name, lang=language(person.lang), since=person.since)
