"""People as the server knows them, and who is asking."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from boomtable.server.clock import Time
from boomtable.server.identity import LINK_AGE, Keys, clean_name, new_device
from boomtable.server.refusals import Denied
from boomtable.server.store import Person, Store
from boomtable.server.wire import Lang
from boomtable.server.words import language

MOST_KNOWN = 20_000


class Visitor(Struct, frozen=True):
    """Whoever sends a request: a person, or nobody yet."""

    person: Person | None
    lang: Lang
    address: str

    @property
    def device(self) -> str:
        """The id of the device (empty: nobody yet)."""
        return self.person.device if self.person else ""

    def known(self) -> Person:
        """The person, who must have said so before."""
        if self.person is None:
            raise Denied("who-are-you", "server.who-are-you")
        return self.person


class People:
    """Everybody with a cookie."""

    def __init__(self, store: Store, keys: Keys, time: Time) -> None:
        self.store = store
        self.keys = keys
        self.time = time
        self.cache: dict[str, Person] = {}

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person of a cookie, unless it is forged or of another server."""
        device = self.keys.read_cookie(cookie) if cookie else None
        if device is None:
            return None
        if device not in self.cache:
            person = await self.store.person(device)
            if person is None:
                return None
            self._know(person)
        return self.cache[device]

    async def introduce(self, person: Person | None, name: str | None, lang: str | None) -> Person:
        """Give somebody a name and a language, and a device if there is none yet."""
        if person is None:
            person = Person(new_device(), "", language(lang), self.time.now())
        changed = msgspec.structs.replace(
            person,
            name=person.name if name is None else clean_name(name),
            lang=language(lang, person.lang),
        )
        return await self._put(changed)

    def link_of(self, person: Person) -> tuple[str, int]:
        """The secret of a personal link, and until when it works."""
        until = self.time.now() + LINK_AGE
        return self.keys.personal(person.device, person.links, until), until

    async def move(self, key: str) -> Person:
        """The person of a personal link."""
        found = self.keys.read_personal(key)
        person = await self.store.person(found[0]) if found else None
        if (
            found is None
            or person is None
            or not self.keys.is_personal(found[2], person.device, person.links, found[1])
            or found[1] < self.time.now()
        ):
            raise Denied("forbidden", "server.bad-link")
        return person

    async def forget_links(self, person: Person) -> None:
        """Let no personal link work that was made so far."""
        await self._put(msgspec.structs.replace(person, links=person.links + 1))

    async def _put(self, person: Person) -> Person:
        await self.store.put_person(person)
        self._know(person)
        return person

    def _know(self, person: Person) -> None:
        self.cache[person.device] = person
        while len(self.cache) > MOST_KNOWN:
            del self.cache[next(iter(self.cache))]
